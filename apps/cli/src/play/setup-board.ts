/** The set-up of a game: players, options and seed, ready to start as it is. */
import { completeSetup, fittedOptions, fittingValues, SetupError } from '@hearthkeep/engine'
import type { GameModule, Item, OfferedChoice, Seed, Zone } from '@hearthkeep/engine'
import type { Board, Reaction } from './board.ts'
import { sentence } from './sitting.ts'
import { choice, menuScene, seatsText, wordsBoard } from './words-board.ts'

/** How a game is begun. */
export interface Begin {
  readonly seats: number
  readonly seed: Seed
  readonly options: Readonly<Record<string, string>>
  /** Whether the player chose the seed. */
  readonly isSeedKnown?: boolean
}

/** Where a game is set up; `begin` is what to start with once it has ended with `start`. */
export interface SetupBoard extends Board<'start' | 'back'> {
  readonly begin: () => Begin
}

/** The set-up of a game, ready to start as it is. */
export function setupBoard({ game }: GameModule, anySeed: () => Seed): SetupBoard {
  let begin: Begin = completeSetup(game, { seed: anySeed() })
  let isSeedKnown = false
  const options = Object.entries(game.options)
  const [min, max] = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

  function zones(): Zone[] {
    const line = (id: number, name: string, tag: string, text: string): Item => ({
      thing: { kind: 'option', id },
      name,
      figures: [],
      tags: [tag],
      text,
    })
    return [
      {
        title: game.name,
        items: [
          line(
            -1,
            'players',
            `${begin.seats}`,
            max > min
              ? `${seatsText(game.seats)} can play.`
              : `This game is always for ${seatsText(game.seats)}.`,
          ),
          ...options.map(([name, option], id) =>
            line(id, name, begin.options[name] ?? option.default, option.about),
          ),
          line(
            -2,
            'seed',
            `${begin.seed}`,
            'The same seed gives the same shuffles and rolls. Type "seed 42" to set it; the table then says that it was known.',
          ),
        ],
      },
    ]
  }

  function choices(): OfferedChoice[] {
    return [
      choice('start'),
      ...counts
        .filter((count) => count !== begin.seats)
        .map((count) => choice(`players: ${count}`, 'option', -1)),
      ...options.flatMap(([name], id) =>
        fittingValues(game, name, begin)
          .filter((value) => value !== begin.options[name])
          .map((value) => choice(`${name}: ${value}`, 'option', id)),
      ),
      choice('another seed'),
      choice('back'),
    ]
  }

  /** Takes a change if the game can be played so; options that no longer fit go back to what is usual. */
  function change(to: Partial<Begin>, justChosen?: string): Reaction<'start' | 'back'> {
    const before = begin.options
    try {
      const wanted = { ...begin, ...to }
      begin = completeSetup(game, { ...wanted, options: fittedOptions(game, wanted, justChosen) })
      const reset = options.filter(([name]) => name !== justChosen && begin.options[name] !== before[name])
      if (reset.length === 0) return {}
      const lines = reset.map(([name]) => `${name}: ${begin.options[name]}`).join(', ')
      return { notice: { text: `No longer as it was, as it would not fit: ${lines}.`, tone: 'good' } }
    } catch (error) {
      if (!(error instanceof SetupError)) throw error
      return { notice: { text: sentence(error.message), tone: 'bad' }, isRefused: true }
    }
  }

  const board = wordsBoard<'start' | 'back'>(
    () =>
      menuScene({
        name: `Hearthkeep: ${game.name}`,
        about: game.about,
        zones: zones(),
        prompt: 'Enter starts the game as it is.',
        choices: choices(),
        glossary: game.glossary,
        rules: game.rules,
      }),
    (words) => {
      if (/^start$/i.test(words)) return { ending: 'start' }
      if (/^back$/i.test(words)) return { ending: 'back' }
      if (/^another seed$/i.test(words)) {
        isSeedKnown = false
        return change({ seed: anySeed() })
      }
      const [, name, value] = /^([^:\s]+)\s*[:\s]\s*(.+)$/.exec(words) ?? []
      if (name === undefined) return undefined
      if (name === 'seed') {
        const changed = change({ seed: value })
        isSeedKnown ||= !changed.isRefused
        return changed
      }
      if (name === 'players') return change({ seats: Number(value) })
      return change({ options: { ...begin.options, [name]: value } }, name)
    },
  )
  return { ...board, begin: () => ({ ...begin, isSeedKnown }) }
}
