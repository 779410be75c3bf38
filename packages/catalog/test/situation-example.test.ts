/** The example in the README of situations is one. */
import { readFileSync } from 'node:fs'
import { catalog } from '@hearthkeep/catalog'
import { parseSituation, runSituation } from '@hearthkeep/situations'
import { expect, test } from 'vitest'

test('the example that the README of situations shows is whole, short and passes', () => {
  const readme = readFileSync(new URL('../../situations/README.md', import.meta.url), 'utf8')
  const [, text] = /```json\n([^]*?)```/.exec(readme) ?? []
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(30)
  const situation = parseSituation(text, 'README.md')
  const module = catalog.find(({ game }) => game.id === situation.game)
  expect(module && runSituation(module, situation)).toEqual({ passed: true })
})
