/** Keys while a page is open: scrolling, closing, and typing a word to look up. */
import type { InputState, Key, Stage, Step } from './input-state.ts'

/** What can be wanted of a hint. */
const HINT_KEYS: Readonly<Record<string, string | undefined>> = {
  enter: 'do',
  d: 'do',
  r: 'play my turn',
}

/** Pages to read: the log, reasons, the whole table, explanations. */
export function read(state: InputState, key: Key, { pageLines, pageRows }: Stage): Step {
  const closed: InputState = { ...state, mode: 'choose', typed: '', scroll: 0 }
  const last = Math.max(0, pageLines - pageRows)
  const scroll = (by: number): Step => ({
    state: { ...state, scroll: Math.max(0, Math.min(last, Math.min(state.scroll, last) + by)) },
  })
  const isAsked = state.mode === 'explain' && state.typed !== ''
  if (key.name === 'escape') return { state: isAsked ? { ...state, typed: '', scroll: 0 } : closed }
  if (key.name === 'up') return scroll(-1)
  if (key.name === 'down') return scroll(1)
  if (key.name === 'pageup') return scroll(1 - pageRows)
  if (key.name === 'pagedown') return scroll(pageRows - 1)
  if (key.name === 'home') return scroll(-Infinity)
  if (key.name === 'end') return scroll(Infinity)
  if (state.mode === 'hint') {
    const wanted = HINT_KEYS[key.name === 'enter' ? 'enter' : (key.text ?? '')]
    if (wanted !== undefined) return { state: closed, action: { kind: 'answer', notation: wanted } }
  }
  if (state.mode !== 'explain') {
    if (key.text === ' ') return scroll(pageRows - 1)
    const closes = key.name === 'enter' || key.name === 'backspace' || /^[qlwth]$/.test(key.text ?? '')
    return { state: closes ? closed : state }
  }
  // What was found is shown already, the best of it at the top: there it stays.
  if (key.name === 'enter') return { state: isAsked ? { ...state, scroll: 0 } : closed }
  if (key.name === 'backspace') {
    return { state: isAsked ? { ...state, typed: state.typed.slice(0, -1), scroll: 0 } : closed }
  }
  if (key.text === '?') return { state: closed }
  return key.text ? { state: { ...state, typed: state.typed + key.text, scroll: 0 } } : { state }
}
