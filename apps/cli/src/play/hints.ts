/** The bottom line: which keys do what here. */
import type { Glyphs } from './glyphs.ts'
import type { InputState } from './input-state.ts'
import type { Scene } from './scene.ts'
import { span, widthOf } from './spans.ts'
import type { Line } from './spans.ts'

type Hint = readonly [key: string, does: string]

const line = (hints: readonly Hint[]): Line =>
  hints
    .flatMap(([key, does]) => [span(`  ${key}`, 'accent'), span(` ${does}`, 'dim')])
    .map((one, i) => (i === 0 ? { ...one, text: one.text.slice(1) } : one))

/** Hints by importance, most important first. */
function hintsFor(scene: Scene, state: InputState, glyphs: Glyphs, count: number): readonly Hint[] {
  const move: Hint = [`${glyphs.arrows}${glyphs.isAscii ? ' ' : ''}${glyphs.enter}`, 'pick']
  if (state.mode === 'explain')
    return [
      ['type', 'a name'],
      ['Esc', state.typed === '' ? 'close' : 'another word'],
      [glyphs.arrows, 'scroll'],
    ]
  if (state.mode === 'filter')
    return [
      [glyphs.enter, 'choose'],
      ['Esc', 'cancel'],
      [glyphs.arrows, 'move'],
    ]
  if (state.mode === 'hint')
    return [
      [glyphs.enter, 'do it'],
      ['r', 'play my turn'],
      ['Esc', 'close'],
      [glyphs.arrows, 'scroll'],
    ]
  if (state.mode !== 'choose')
    return [
      ['Esc', 'close'],
      [glyphs.arrows, 'scroll'],
      ['Space', 'next page'],
    ]
  const numbers: Hint = [count > 1 ? `1-${count}` : '1', 'choose']
  if (scene.place === 'menu') return [numbers, move, ['?', 'help'], ['q', 'quit'], ['/', 'find']]
  const back: readonly Hint[] = state.path.length > 0 ? [['Esc', 'back']] : []
  const seats: readonly Hint[] = scene.others.length > 0 ? [['Tab', `player ${scene.others[0] + 1}`]] : []
  return [
    ...back,
    numbers,
    ['?', 'help'],
    ['q', 'quit'],
    ['u', 'undo'],
    ...seats,
    ['h', 'hint'],
    move,
    ['w', 'why not'],
    ['l', 'log'],
    ['t', 'table'],
    ['/', 'find'],
  ]
}

/** As many hints as fit. */
export function hintLine(
  scene: Scene,
  state: InputState,
  width: number,
  glyphs: Glyphs,
  count: number,
): Line {
  let hints = hintsFor(scene, state, glyphs, count)
  while (hints.length > 1 && widthOf(line(hints)) > width) hints = hints.slice(0, -1)
  return line(hints)
}
