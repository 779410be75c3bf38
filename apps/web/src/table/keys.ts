/** The keyboard at the table. Enter is with the things and buttons themselves. */
import { useLayoutEffect } from 'react'
import type { Session } from '../session/session.ts'
import { keyOf } from '../session/thing.ts'
import { endingOf } from './prompt-choices.ts'
import type { Shell } from './shell-context.ts'
import type { Wish } from './aid.ts'
import { watchSlips } from './slips.ts'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

/** The elements that can be chosen now: what a choice begins with, then the rest, then the buttons. */
function targets({ state }: Session): HTMLElement[] {
  const open = new Set([...state.next, ...state.picked.map(keyOf)])
  const first = new Set(state.candidates.flatMap(({ concerns }) => concerns.slice(0, 1).map(keyOf)))
  const rank = ({ dataset }: HTMLElement): number => (first.has(dataset['thing'] ?? '') ? 0 : 1)
  const things = [...document.querySelectorAll<HTMLElement>('[data-thing]')]
    .filter(({ dataset }) => open.has(dataset['thing'] ?? ''))
    .sort((one, other) => (state.picked.length > 0 ? rank(other) - rank(one) : rank(one) - rank(other)))
  return [...things, ...document.querySelectorAll<HTMLElement>('.prompt-choices button, .k-end')]
}

/** Moves on by one; from anywhere else, to the first. */
function move(session: Session, by: number): void {
  const all = targets(session)
  const at = all.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length
  focusOn(all.at(to))
}

function focusOn(element: HTMLElement | undefined): void {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** What a key that is held down must not do again and again. */
const isDeed = (key: string): boolean => /^(Enter|[a-zP0-9? ])$/.test(key)

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

const WISHES: Readonly<Record<string, Wish | undefined>> = { t: 'hint', p: 'once', P: 'on' }

const numbered = (key: string): HTMLElement | null =>
  document.querySelectorAll<HTMLElement>('.prompt-choices button').item(Number(key) - 1)

/** What lies at a place of a game's table that has a key of its own (`data-keys`). */
const lyingAt = (key: string): HTMLElement | null =>
  /^[a-z]$/.test(key) ? document.querySelector<HTMLElement>(`[data-keys~='${key}'] [data-thing]`) : null

function press(event: KeyboardEvent, session: Session, shell: Shell): boolean {
  const { key } = event
  const { state } = session
  const arrow = ARROWS[key]
  if (arrow !== undefined && (shell.isHistoryShown || state.isPast)) session.lookAt(state.look.step + arrow)
  else if (arrow !== undefined) move(session, arrow)
  else if (key === 'Escape' && state.picked.length > 0) session.drop()
  else if (key === 'Escape' && shell.areChoicesShown) shell.toggleChoices()
  else if (key === 'Escape' && shell.isHistoryShown) shell.toggleHistory()
  else if (key === 'Escape' && state.isPast) session.lookAt(null)
  else if (key === 'Escape' && state.notice !== null) session.drop()
  else if (/^[1-9]$/.test(key)) numbered(key)?.click()
  else if (key === 'e') {
    const ending =
      state.isPlaying || state.isPast ? undefined : endingOf(state.look.choices, shell.game.frame?.endings)
    if (ending === undefined) return false
    // The button may ask once more before it does it.
    const button = document.querySelector<HTMLElement>('.k-end')
    if (button === null) session.take(ending)
    else button.click()
  } else if (key === 'u') session.undo()
  else if (key === 'h') shell.toggleHistory()
  else if (shell.wish !== undefined && WISHES[key] !== undefined) shell.wish(WISHES[key])
  else if (key === 'l') shell.toggleLog()
  else if (key === 'c') shell.toggleChoices()
  else if (key === 'r') shell.open({ kind: 'rules', at: undefined })
  else if (key === '?') shell.open({ kind: 'help' })
  else {
    const lying = lyingAt(key)
    focusOn(lying ?? undefined)
    lying?.click()
    return lying !== null
  }
  return true
}

/** Listens as long as the table is shown: from the moment on it is seen, when a key may be pressed already. */
export function useKeys(session: Session, shell: Shell): void {
  useLayoutEffect(() => {
    let isByKey = false
    const isSlip = watchSlips((key) => numbered(key)?.dataset['choice'] ?? '')
    const isElsewhere = (event: KeyboardEvent): boolean =>
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target) ||
      document.querySelector('dialog[open], :popover-open') !== null
    // Before the thing in focus hears of it, which would take Space for a click.
    const early = (event: KeyboardEvent): void => {
      isByKey = true
      if (isElsewhere(event)) return
      const isHeld = event.repeat && isDeed(event.key)
      const skips = event.key === ' ' && session.state.isPlaying
      if (!isHeld && !skips) return
      event.preventDefault()
      event.stopPropagation()
      if (!isHeld) session.skip()
    }
    const late = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event)) return
      if (isSlip(event) || press(event, session, shell)) event.preventDefault()
    }
    const byPointer = (): void => {
      isByKey = false
    }
    // What had the focus may be gone after a choice: whoever plays by keys goes on with what can be chosen next.
    const refocus = session.subscribe(() => {
      if (!isByKey || session.state.isPlaying) return
      setTimeout(() => {
        if (document.activeElement?.matches('body, .shell-table')) focusOn(targets(session)[0])
      }, 60)
    })
    window.addEventListener('keydown', early, true)
    window.addEventListener('keydown', late)
    window.addEventListener('pointerdown', byPointer, true)
    return () => {
      refocus()
      window.removeEventListener('keydown', early, true)
      window.removeEventListener('keydown', late)
      window.removeEventListener('pointerdown', byPointer, true)
    }
  }, [session, shell])
}
