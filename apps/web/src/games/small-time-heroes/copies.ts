/** Copies of a card are one choice: which of them the choices name. */
import { keyOf } from '../../session/thing.ts'
import { useTable } from '../../table/context.ts'

interface Copy {
  readonly id: number
  readonly design: number
}

/** For a pile of cards or Potions: the one that is named instead of each, so that all copies glow and can be clicked. */
export function useNamed(kind: 'card' | 'potion', pile: readonly Copy[]): (copy: Copy) => number {
  const { look, beside } = useTable()
  const choices = [look, ...beside].flatMap((one) => one.choices)
  const named = new Set(choices.flatMap(({ concerns }) => concerns.map(keyOf)))
  const isNamed = ({ id }: Copy): boolean => named.has(keyOf({ kind, id }))
  return (copy) => {
    if (isNamed(copy)) return copy.id
    return pile.find((one) => one.design === copy.design && isNamed(one))?.id ?? copy.id
  }
}
