import { expect, test } from 'vitest'
import { run } from './run.ts'

test('maps are listed, and drawn one at a time', async () => {
  const listed = await run(['map', 'tiny-fight'], { preload: 'with-maps.ts' })
  expect(listed).toMatchObject({ code: 0, stdout: 'cellar  The Cellar\nattic   The Attic\n' })
  const drawn = await run(['map', 'tiny-fight', 'cellar'], { preload: 'with-maps.ts' })
  expect(drawn).toMatchObject({ code: 0, stdout: '+--+\n|  |\n+--+\n' })
})

test('a map that there is not, and a game without maps', async () => {
  const unknown = await run(['map', 'tiny-fight', 'celar'], { preload: 'with-maps.ts' })
  expect(unknown).toMatchObject({ code: 2, stdout: '' })
  expect(unknown.stderr).toContain(
    'unknown map "celar": expected one of cellar, attic; did you mean "cellar"?',
  )
  const without = await run(['map', 'tiny-fight'])
  expect(without).toMatchObject({ code: 2, stdout: '' })
  expect(without.stderr).toContain('tiny-fight is not played on maps')
})
