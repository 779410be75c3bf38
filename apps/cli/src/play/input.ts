/** Keys to actions: a small state machine without any terminal in it. */
import { entriesAt, entriesOf, filterChoices } from './entries.ts'
import type { Entry } from './entries.ts'
import { read } from './input-pages.ts'
import { START } from './input-state.ts'
import type { Action, InputState, Key, Mode, Stage, Step } from './input-state.ts'
import type { Scene } from './scene.ts'
import { parseTableCommand } from './table-commands.ts'

/** The entries that can be chosen in a state. */
export function shownEntries(scene: Scene, state: InputState): readonly Entry[] {
  if (state.mode === 'filter') return filterChoices(scene.choices, state.typed)
  return entriesAt(entriesOf(scene.choices, scene.zones), state.path)
}

/** The state after a key, and what the key asks for. */
export function reduce(state: InputState, key: Key, stage: Stage): Step {
  if (key.name === 'ctrl-c') return { state, action: { kind: 'abort' } }
  if (key.name === 'ctrl-d') return { state, action: { kind: 'leave' } }
  const quiet = { ...state, notice: undefined }
  if (state.mode === 'choose') return choose(quiet, key, stage)
  if (state.mode === 'filter') return filter(quiet, key, stage)
  return read(quiet, key, stage)
}

const SHORTCUTS: Readonly<Record<string, Mode>> = {
  '?': 'explain',
  l: 'log',
  w: 'why',
  t: 'table',
  '/': 'filter',
}
const COMMANDS: Readonly<Record<string, Action>> = {
  h: { kind: 'answer', notation: 'hint' },
  u: { kind: 'undo' },
  q: { kind: 'leave' },
}

function choose(state: InputState, key: Key, stage: Stage): Step {
  const entries = shownEntries(stage.scene, state)
  const { name, text = '' } = key
  if (/^\d$/.test(text)) return digit(state, text, entries)
  if (name === 'enter') return pick({ ...state, typed: '' }, entries, state.cursor)
  if (name === 'escape' || name === 'backspace') return { state: goBack(state) }
  if (name === 'tab') return { state: { ...START }, action: { kind: 'next-seat' } }
  const cursor = moved(state.cursor, key, entries.length, stage)
  if (cursor !== undefined) return { state: { ...state, cursor, typed: '' } }
  const mode = SHORTCUTS[text]
  if (mode !== undefined) return { state: open(state, mode) }
  const command = Object.hasOwn(COMMANDS, text) ? COMMANDS[text] : undefined
  // Only a table gives hints; in a menu it is a letter like any other.
  if (command !== undefined && (command.kind !== 'answer' || stage.scene.place !== 'menu'))
    return { state, action: command }
  // Any other letter begins a choice in words.
  if (/^\p{L}$/u.test(text)) return { state: { ...state, mode: 'filter', typed: text, cursor: 0 } }
  return { state }
}

function open(state: InputState, mode: Mode): InputState {
  // The log opens at its end; the page clamps it.
  const scroll = mode === 'log' ? Number.MAX_SAFE_INTEGER : 0
  return { ...state, mode, typed: '', scroll, ...(mode === 'filter' && { cursor: 0 }) }
}

/** A digit chooses at once where no longer number can be meant; otherwise Enter or another digit decides. */
function digit(state: InputState, text: string, entries: readonly Entry[]): Step {
  const typed = state.typed + text
  const number = Number(typed)
  if (number < 1 || number > entries.length) {
    const range = entries.length === 1 ? 'only 1' : `1 to ${entries.length}`
    return {
      state: { ...state, typed: '', notice: { text: `There is no ${typed} here: ${range}.`, tone: 'bad' } },
    }
  }
  const next = { ...state, cursor: number - 1, typed }
  return number * 10 > entries.length ? pick({ ...next, typed: '' }, entries, number - 1) : { state: next }
}

function pick(state: InputState, entries: readonly Entry[], index: number): Step {
  const entry = entries.at(index)
  if (entry === undefined) return { state }
  if (entry.choice) return { state, action: { kind: 'answer', notation: entry.choice.notation } }
  return { state: { ...state, path: [...state.path, index], cursor: 0, typed: '' } }
}

function goBack(state: InputState): InputState {
  if (state.typed !== '') return { ...state, typed: state.typed.slice(0, -1) }
  const last = state.path.at(-1)
  return last === undefined ? state : { ...state, path: state.path.slice(0, -1), cursor: last }
}

/** Where the highlight goes; undefined if the key does not move it. */
function moved(
  cursor: number,
  { name }: Key,
  count: number,
  { menuRows, menuPage }: Stage,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    up: -1,
    down: 1,
    left: -menuRows,
    right: menuRows,
    pageup: -menuPage,
    pagedown: menuPage,
    home: -Infinity,
    end: Infinity,
  }
  if (!Object.hasOwn(steps, name) || count === 0) return undefined
  const to = cursor + steps[name]
  // One step beyond an end comes in at the other; a leap stops there.
  if (Math.abs(steps[name]) === 1) return (to + count) % count
  return Math.max(0, Math.min(count - 1, to))
}

function filter(state: InputState, key: Key, stage: Stage): Step {
  const entries = shownEntries(stage.scene, state)
  const back: InputState = { ...START }
  if (key.name === 'escape') return { state: back }
  if (key.name === 'backspace') {
    return { state: state.typed === '' ? back : { ...state, typed: state.typed.slice(0, -1), cursor: 0 } }
  }
  if (key.name === 'enter') {
    const typed = state.typed.trim()
    if (typed === '' && entries.length === 0) return { state: back }
    const exact = entries.find(({ label }) => label.toLowerCase() === typed.toLowerCase())
    // A command of the table is meant where no choice begins like it.
    const isBegun = entries.some(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))
    if (exact === undefined && !isBegun && parseTableCommand(typed) !== undefined)
      return { state, action: { kind: 'answer', notation: typed } }
    const notation = (exact ?? entries.at(state.cursor))?.label ?? typed
    return { state, action: { kind: 'answer', notation } }
  }
  const cursor = moved(state.cursor, key, entries.length, stage)
  if (cursor !== undefined) return { state: { ...state, cursor } }
  if (key.text) return { state: { ...state, typed: state.typed + key.text, cursor: 0 } }
  return { state }
}
