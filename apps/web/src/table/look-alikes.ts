/** Copies of a card are numbered in notations and in the log; whoever plays need not tell them apart. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { useMemo } from 'react'
import type { LoadedGame, Named } from '../games/face.ts'
import { useTable } from './context.ts'
import { useShell } from './shell-context.ts'

type Rewording = (text: string) => string

/** Leaves the numbers of these out of a text: `Shin Kick 3` → `Shin Kick`. */
export function withoutNumbers(cards: readonly Named[]): Rewording {
  const titles = new Set(cards.filter(({ name, title }) => name !== title).map(({ title }) => title))
  if (titles.size === 0) return (text) => text
  const escaped = [...titles].map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const numbered = new RegExp(`(?<!\\w)(${escaped.join('|')}) \\d+\\b`, 'g')
  return (text) => text.replace(numbered, '$1')
}

const rewordings = new WeakMap<LoadedGame, Rewording>()

/** For texts about what happened. */
export function useUnnumbered(): Rewording {
  const { game } = useShell()
  let reword = rewordings.get(game)
  if (reword === undefined) {
    reword = withoutNumbers(game.lookAlikes?.() ?? [])
    rewordings.set(game, reword)
  }
  return reword
}

/** How choices read: without numbers, unless two of them would read the same. */
export function unnumberedChoices(
  choices: readonly OfferedChoice[],
  reword: Rewording,
): (choice: OfferedChoice) => string {
  const wordsOf = ({ seat, notation }: OfferedChoice): string => `${seat} ${reword(notation)}`
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const choice of choices) (seen.has(wordsOf(choice)) ? twice : seen).add(wordsOf(choice))
  return (choice) => (twice.has(wordsOf(choice)) ? choice.notation : reword(choice.notation))
}

/** For the choices of this table. */
export function useChoiceWords(): (choice: OfferedChoice) => string {
  const reword = useUnnumbered()
  const { choices } = useTable().look
  return useMemo(() => unnumberedChoices(choices, reword), [choices, reword])
}
