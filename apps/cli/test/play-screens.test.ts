import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { frame } from '../src/play/frame.ts'
import { ASCII, UNICODE } from '../src/play/glyphs.ts'
import { MODES, START } from '../src/play/input-state.ts'
import type { InputState } from '../src/play/input-state.ts'
import { paint, paletteFor } from '../src/play/paint.ts'
import type { Scene } from '../src/play/scene.ts'
import { plain, widthOf } from '../src/play/spans.ts'
import { crowdedScene, tinyScene } from './play-scenes.ts'

const saves = mkdtempSync(join(tmpdir(), 'hearthkeep-play-'))
const tiny = await tinyScene(saves, 'play Bash on Ooze')
const SIZES = [
  [60, 16],
  [80, 24],
  [120, 40],
] as const

function screen(
  scene: Scene,
  columns: number,
  rows: number,
  state: Partial<InputState> = {},
  glyphs = UNICODE,
): string {
  const { lines } = frame(scene, { ...START, ...state }, { columns, rows }, glyphs)
  return `${lines.map((line) => plain(line).trimEnd()).join('\n')}\n`
}

describe('screens look as they should (see play-screens/*.txt)', () => {
  for (const [columns, rows] of SIZES) {
    test(`the tiny fight at ${columns} x ${rows}`, async () => {
      await expect(screen(tiny, columns, rows)).toMatchFileSnapshot(
        `play-screens/tiny-${columns}x${rows}.txt`,
      )
    })
    test(`a crowded table with 20 cards in hand at ${columns} x ${rows}`, async () => {
      await expect(screen(crowdedScene(), columns, rows)).toMatchFileSnapshot(
        `play-screens/crowded-${columns}x${rows}.txt`,
      )
    })
  }
  test('targets of a card', async () => {
    await expect(screen(tiny, 80, 24, { path: [0], cursor: 1 })).toMatchFileSnapshot(
      'play-screens/targets.txt',
    )
  })
  test('explanation of a keyword', async () => {
    await expect(screen(tiny, 80, 24, { mode: 'explain', typed: 'vulnerable' })).toMatchFileSnapshot(
      'play-screens/explain.txt',
    )
  })
  test('help without a word', async () => {
    await expect(screen(tiny, 80, 40, { mode: 'explain' })).toMatchFileSnapshot('play-screens/help.txt')
  })
  test('reasons', async () => {
    const spent = await tinyScene(saves, 'play Bash on Ooze', 'play Strike 1 on Ooze')
    await expect(screen(spent, 80, 24, { mode: 'why' })).toMatchFileSnapshot('play-screens/why.txt')
  })
  test('in ASCII, where the locale has nothing else', async () => {
    const shown = screen(tiny, 80, 24, {}, ASCII)
    expect(shown).toMatch(/^[\n\x20-\x7e]*$/)
    await expect(shown).toMatchFileSnapshot('play-screens/ascii.txt')
  })
})

test('every screen has exactly the size of the terminal, at any size and in any mode', () => {
  for (const scene of [tiny, crowdedScene()]) {
    for (let columns = 60; columns <= 170; columns += 11) {
      for (let rows = 16; rows <= 56; rows += 5) {
        for (const mode of MODES) {
          const state = { ...START, mode, notice: { text: 'x'.repeat(200), tone: 'bad' as const } }
          const { lines } = frame(scene, state, { columns, rows }, UNICODE)
          const widest = Math.max(...lines.map(widthOf))
          expect({ mode, columns, rows: lines.length, fits: widest <= columns }).toEqual({
            mode,
            columns,
            rows,
            fits: true,
          })
        }
      }
    }
  }
})

test('a terminal that is too small says so and what to do', () => {
  expect(screen(tiny, 50, 10).replace(/\s+/g, ' ')).toContain(
    'This window is 50 x 10. The table needs 60 x 16: make it larger',
  )
  expect(() => screen(tiny, 1, 1)).not.toThrow()
})

test('the table stands still while the player goes from a card to its target', () => {
  for (const [columns, rows] of SIZES) {
    const height = (state: Partial<InputState>) =>
      screen(crowdedScene(), columns, rows, state)
        .split('\n')
        .findIndex((line) => line.startsWith('──'))
    expect(height({ path: [0] })).toBe(height({}))
  }
})

test('numbers of the menu stand at the things on the table', () => {
  expect(screen(tiny, 80, 24)).toMatch(/3 Cleave .*cost 1/)
  expect(screen(tiny, 80, 24, { path: [0], cursor: 1 })).toMatch(/▸ 2 Ooze /)
})

test('on a crowded table the menu lists only what has no number there, unless the table cannot show it all', () => {
  const roomy = screen(crowdedScene(), 80, 24)
  expect(roomy).toMatch(/^ 19 end turn$/m)
  expect(roomy).not.toContain('play Long Cut')
  expect(roomy).toMatch(/16 Potion 1 +17 Potion 2 +18 Potion 3/)
  const targets = screen(crowdedScene(), 80, 24, { path: [0], cursor: 1 })
  expect(targets).toContain('── play Long Cut on …')
  expect(targets).toMatch(/▸ 2 Mud Golem/)
  expect(screen(crowdedScene(), 60, 16)).toContain('▸ 1 play Long Cut on …')
})

test('colour is used on terminals, and NO_COLOR leaves only bold, dim and reverse', () => {
  const { lines } = frame(tiny, START, { columns: 80, rows: 24 }, UNICODE)
  const painted = (env: Record<string, string>, isTerminal: boolean): string =>
    lines.map((line) => paint(line, paletteFor(env, isTerminal))).join('\n')

  const codes = (text: string): string[] => [
    ...new Set([...text.matchAll(/\u001b\[([\d;]*)m/g)].flatMap(([, code]) => code.split(';'))),
  ]
  expect(codes(painted({}, true)).some((code) => /^3\d$/.test(code))).toBe(true)
  expect(codes(painted({ NO_COLOR: '1' }, true)).sort()).toEqual(['0', '1', '2', '7'])
  expect(codes(painted({}, false))).toEqual([])
})
