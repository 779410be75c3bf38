/** What is chosen before a game: who sits where, the options, how it is dealt. */
import { fittedOptions } from '@hearthkeep/engine'
import type { Chosen } from '@hearthkeep/engine'
import type { Sitter, UndoPolicy } from '@hearthkeep/match'
import { useState } from 'react'
import type { LoadedGame } from '../../games/face.ts'
import { readSeed } from '../../pages/read-seed.ts'
import { putBackWords } from './why-words.ts'

export type OptionValues = Readonly<Record<string, string>>

export interface SetUpState {
  readonly seats: number
  /** Who sits in each chair that is taken; the first is yours. */
  readonly sitters: readonly Sitter[]
  readonly options: OptionValues
  readonly undo: UndoPolicy
  readonly seedText: string
  /** What the last change put back to what is usual, and why; empty if nothing. */
  readonly putBack: string
}

export interface SetUpActions {
  /** Somebody sits down, here or in the next chair that is free. */
  readonly seat: (chair: number, sitter: Sitter) => void
  /** Whoever sits there leaves; those behind move up. */
  readonly free: (chair: number) => void
  readonly choose: (option: string, value: string) => void
  readonly setUndo: (undo: UndoPolicy) => void
  readonly setSeedText: (text: string) => void
  /** Puts back what is folded away: these options, taking back and the seed. */
  readonly asUsual: (options: readonly string[]) => void
}

export function usualOptions({ module: { game } }: LoadedGame): OptionValues {
  return Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]))
}

export function useSetUp(loaded: LoadedGame): SetUpState & SetUpActions & ReturnType<typeof readSeed> {
  const { game } = loaded.module
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => Array<null>(game.seats[0]).fill(null))
  const [options, setOptions] = useState(() => usualOptions(loaded))
  const [undo, setUndo] = useState<UndoPolicy>('honest')
  const [seedText, setSeedText] = useState('')
  const [putBack, setPutBack] = useState('')
  const seats = sitters.length
  /** Takes the options, those that no longer fit as usual again; the one just chosen stays. */
  const fit = (wanted: Chosen, justChosen?: string): void => {
    const fitted = fittedOptions(game, wanted, justChosen)
    setPutBack(putBackWords(loaded, wanted, fitted))
    setOptions(fitted)
  }

  const sit = (next: readonly Sitter[]): void => {
    setSitters(next)
    fit({ seats: next.length, options })
  }
  return {
    ...{ seats, sitters, options, undo, seedText, putBack, setUndo, setSeedText },
    ...readSeed(seedText),
    seat: (chair, sitter) => sit(chair < seats ? sitters.with(chair, sitter) : [...sitters, sitter]),
    free: (chair) => sit(sitters.toSpliced(chair, 1)),
    choose: (option, value) => fit({ seats, options: { ...options, [option]: value } }, option),
    asUsual(names) {
      const usual = usualOptions(loaded)
      const back = Object.fromEntries(names.map((name) => [name, usual[name]]))
      fit({ seats, options: { ...options, ...back } })
      setUndo('honest')
      setSeedText('')
    },
  }
}

/** The options of a game by where they are asked. */
export interface AskedOptions {
  /** What is played: the scenario, the Boss. */
  readonly main: string | undefined
  /** What else shapes the game. */
  readonly beside: readonly string[]
  /** What is almost always as usual. */
  readonly folded: readonly string[]
}

export function askedOptions({ module: { game }, words }: LoadedGame): AskedOptions {
  const names = Object.keys(game.options)
  const isFolded = (name: string): boolean => {
    const own = words[name]
    if (own === undefined) return false
    return (
      own.isVariant === true ||
      own.isList === true ||
      Object.values(own.values).some(({ isUsual }) => isUsual === true)
    )
  }
  const open = names.filter((name) => !isFolded(name))
  const size = (name: string): number => game.options[name].values.length
  const main = open.reduce<string | undefined>(
    (best, name) => (best === undefined || size(name) > size(best) ? name : best),
    undefined,
  )
  return { main, beside: open.filter((name) => name !== main), folded: names.filter(isFolded) }
}
