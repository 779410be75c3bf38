import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalog } from '@hearthkeep/catalog'
import { expect, test } from 'vitest'
import { frame } from '../src/play/frame.ts'
import { UNICODE } from '../src/play/glyphs.ts'
import { reduce } from '../src/play/input.ts'
import { START } from '../src/play/input-state.ts'
import type { Action, InputState, Key } from '../src/play/input-state.ts'
import type { Scene } from '../src/play/scene.ts'
import { setupBoard } from '../src/play/setup-board.ts'
import { keyOfPress } from '../src/play/terminal.ts'
import { bells } from './play-bells.ts'
import { crowdedScene, tinyScene } from './play-scenes.ts'

const tiny = await tinyScene(mkdtempSync(join(tmpdir(), 'hearthkeep-play-')))
const NAMED = [
  'enter',
  'escape',
  'backspace',
  'tab',
  'up',
  'down',
  'left',
  'right',
  'pageup',
  'pagedown',
  'home',
  'end',
  'ctrl-c',
  'ctrl-d',
]

/** Presses keys one after another, until one asks for something. */
function press(
  scene: Scene,
  keys: readonly string[],
  from: InputState = START,
): { state: InputState; action: Action | undefined } {
  let state = from
  for (const name of keys) {
    const key: Key = NAMED.includes(name) ? { name } : { name: 'char', text: name }
    const step = reduce(state, key, frame(scene, state, { columns: 80, rows: 24 }, UNICODE).stage)
    state = step.state
    if (step.action) return { state, action: step.action }
  }
  return { state, action: undefined }
}

const answer = (scene: Scene, ...keys: string[]): string | undefined => {
  const { action } = press(scene, keys)
  return action?.kind === 'answer' ? action.notation : undefined
}

test('a number chooses a card and a second one its target', () => {
  expect(answer(tiny, '4', '2')).toBe('play Bash on Ooze')
  expect(answer(tiny, '3')).toBe('play Cleave')
  expect(answer(tiny, '6')).toBe('end turn')
})

test('escape and backspace go one level back, onto the entry they came from', () => {
  for (const key of ['escape', 'backspace']) {
    const { state } = press(tiny, ['4', 'down', key])
    expect(state).toMatchObject({ path: [], cursor: 3 })
  }
})

test('a number that is not there is refused in words and changes nothing', () => {
  const { state, action } = press(tiny, ['9'])
  expect(action).toBeUndefined()
  expect(state).toMatchObject({
    typed: '',
    cursor: 0,
    notice: { text: 'There is no 9 here: 1 to 6.', tone: 'bad' },
  })
  expect(press(tiny, ['9', 'down']).state.notice).toBeUndefined()
  expect(press(tiny, ['0']).state.notice?.text).toBe('There is no 0 here: 1 to 6.')
})

test('with more than nine entries an ambiguous digit waits for Enter or another digit', () => {
  const crowded = crowdedScene()
  expect(press(crowded, ['1'])).toMatchObject({
    state: { typed: '1', path: [], cursor: 0 },
    action: undefined,
  })
  expect(press(crowded, ['1', 'enter']).state.path).toEqual([0])
  expect(press(crowded, ['1', '6']).action).toEqual({ kind: 'answer', notation: 'drink Potion 1' })
  expect(press(crowded, ['2']).state.path).toEqual([1])
  expect(press(crowded, ['1', 'backspace']).state).toMatchObject({ typed: '', path: [] })
})

test('arrows move the highlight around the ends, Enter chooses', () => {
  expect(answer(tiny, 'up', 'enter')).toBe('end turn')
  expect(answer(tiny, 'right', 'enter')).toBe('play Cleave')
  expect(answer(tiny, 'end', 'enter')).toBe('end turn')
  expect(answer(tiny, 'enter', 'down', 'enter')).toBe('play Strike 1 on Ooze')
  expect(press(crowdedScene(), ['/', 'p', 'l', 'pagedown']).state.cursor).toBeGreaterThan(3)
})

test('typing finds a choice by any words in it', () => {
  expect(answer(tiny, '/', 'b', 'a', ' ', 'o', 'o', 'enter')).toBe('play Bash on Ooze')
  expect(answer(tiny, 'e', 'n', 'd', 'enter')).toBe('end turn')
  expect(answer(tiny, '/', 's', 't', 'r', 'down', 'enter')).toBe('play Strike 1 on Ooze')
  expect(answer(tiny, '/', ...'PLAY bash ON chanter', 'enter')).toBe('play Bash on Chanter')
})

test('what is typed and fits nothing goes to the rules, which give the reason', () => {
  expect(answer(tiny, '/', ...'dance', 'enter')).toBe('dance')
  expect(press(tiny, ['/', 'x', 'backspace', 'backspace']).state.mode).toBe('choose')
  expect(press(tiny, ['/', 'x', 'escape']).state).toEqual(START)
})

/** What a screen says can be typed: `Type "seed 42"`. */
const advised = ({ zones }: Scene): string[] =>
  zones
    .flatMap(({ items }) => items)
    .flatMap(({ text = '' }) => [...text.matchAll(/type "([^"]+)"/gi)].map(([, words]) => words))

test('the words that a screen advises can be typed letter by letter', async () => {
  for (const module of [...catalog, bells]) {
    const board = setupBoard(module, () => 7)
    const words = advised(board.scene())
    expect(words).toContain('seed 42')
    for (const typed of words) expect(answer(board.scene(), ...typed, 'enter')).toBe(typed)
    await board.answer('seed 42')
    expect(board.begin().seed).toBe(42)
  }
})

test('every choice can be typed letter by letter, after / where its first letter is a command', () => {
  const setups = [...catalog, bells].map((module) => setupBoard(module, () => 7).scene())
  for (const scene of [tiny, ...setups]) {
    for (const { notation } of scene.choices) {
      const before = /^[ulwtq]/.test(notation) ? ['/'] : []
      expect(answer(scene, ...before, ...notation, 'enter')).toBe(notation)
    }
  }
  expect(answer(tiny, ...'strike', 'enter')).toBe('play Strike 1 on Burrower')
})

test('letters are commands', () => {
  const kinds = { u: 'undo', q: 'leave', 'ctrl-c': 'abort', 'ctrl-d': 'leave', tab: 'next-seat' }
  for (const [key, kind] of Object.entries(kinds)) expect(press(tiny, [key]).action).toEqual({ kind })
  const modes = { '?': 'explain', l: 'log', w: 'why', t: 'table', '/': 'filter' }
  for (const [key, mode] of Object.entries(modes)) expect(press(tiny, [key]).state.mode).toBe(mode)
})

test('pages scroll within their ends and close without losing the place in the menu', () => {
  const { state } = press(crowdedScene(), ['2', 'down', 'l'])
  const top = press(crowdedScene(), ['home'], state).state
  expect(top.scroll).toBe(0)
  expect(press(crowdedScene(), ['up'], top).state.scroll).toBe(0)
  expect(press(crowdedScene(), ['pagedown', 'pagedown', 'down'], top).state.scroll).toBe(9)
  for (const key of ['escape', 'q', 'enter', 'l']) {
    expect(press(crowdedScene(), [key], state).state).toMatchObject({ mode: 'choose', path: [1], cursor: 1 })
  }
})

test('the page of explanations takes a word, keeps it, forgets it, and closes', () => {
  const typed = press(tiny, ['?', ...'quick']).state
  expect(typed).toMatchObject({ mode: 'explain', typed: 'quick' })
  for (const keys of [['enter'], ['enter', 'enter'], ['down', 'enter']])
    expect(press(tiny, keys, typed).state).toEqual(typed)
  expect(press(tiny, ['escape'], typed).state).toMatchObject({ mode: 'explain', typed: '' })
  expect(press(tiny, ['escape', ...'bash'], typed).state.typed).toBe('bash')
  expect(press(tiny, ['backspace'], typed).state.typed).toBe('quic')
  for (const key of ['escape', 'enter', 'backspace'])
    expect(press(tiny, ['escape', key], typed).state).toEqual(START)
})

test("Node's names of keys become ours", () => {
  expect(keyOfPress('a', { name: 'a', sequence: 'a' })).toEqual({ name: 'char', text: 'a' })
  expect(keyOfPress('?', { sequence: '?' })).toEqual({ name: 'char', text: '?' })
  expect(keyOfPress('\r', { name: 'return' })).toEqual({ name: 'enter' })
  expect(keyOfPress('\u0003', { name: 'c', ctrl: true })).toEqual({ name: 'ctrl-c' })
  expect(keyOfPress(undefined, { name: 'up' })).toEqual({ name: 'up' })
  expect(keyOfPress('\u001b', { name: 'escape', meta: true })).toEqual({ name: 'escape' })
})
