/** The set-up of a game: players, options and seed, ready to start as it is. */
import { completeSetup, fittedOptions, fittingValues, SetupError } from '@hearthkeep/engine'
import type { Game, GameModule, Item, OfferedChoice, Seed, Zone } from '@hearthkeep/engine'
import type { Board, Reaction } from './board.ts'
import { sentence } from './sitting.ts'
import { choice, menuScene, seatsText, wordsBoard } from './words-board.ts'

/** How a game is begun. */
interface Begin {
  readonly seats: number
  readonly seed: Seed
  readonly options: Readonly<Record<string, string>>
  /** Whether the player chose the seed. */
  readonly isSeedKnown?: boolean
}

/** Where a game is set up; `begin` is what to start with once it has ended with `start`. */
interface SetupBoard extends Board<'start' | 'back'> {
  readonly begin: () => Begin
}

/** The set-up of a game, ready to start as it is. */
export function setupBoard({ game }: GameModule, anySeed: () => Seed): SetupBoard {
  const chosen = new Chosen(game, anySeed)
  const board = wordsBoard<'start' | 'back'>(
    () =>
      menuScene({
        name: `Hearthkeep: ${game.name}`,
        about: game.about,
        zones: zonesOf(game, chosen.begin),
        prompt: 'Enter starts the game as it is.',
        choices: choicesOf(game, chosen.begin),
        glossary: game.glossary,
        rules: game.rules,
      }),
    (words) => {
      if (/^start$/i.test(words)) return { ending: 'start' }
      if (/^back$/i.test(words)) return { ending: 'back' }
      return chosen.answer(words)
    },
  )
  return { ...board, begin: () => ({ ...chosen.begin, isSeedKnown: chosen.isSeedKnown }) }
}

/** What is chosen so far: always a set-up that the game can be played with. */
class Chosen {
  private readonly game: Game
  private readonly anySeed: () => Seed
  begin: Begin
  isSeedKnown = false

  constructor(game: Game, anySeed: () => Seed) {
    this.game = game
    this.anySeed = anySeed
    this.begin = completeSetup(game, { seed: anySeed() })
  }

  /** Makes the change that was asked for; undefined if the words ask for none. */
  answer(words: string): Reaction<never> | undefined {
    if (/^another seed$/i.test(words)) {
      this.isSeedKnown = false
      return this.change({ seed: this.anySeed() })
    }
    const [, name, value] = /^([^:\s]+)\s*[:\s]\s*(.+)$/.exec(words) ?? []
    if (name === undefined) return undefined
    if (name === 'seed') {
      const changed = this.change({ seed: value })
      this.isSeedKnown ||= !changed.isRefused
      return changed
    }
    if (name === 'players') return this.change({ seats: Number(value) })
    return this.change({ options: { ...this.begin.options, [name]: value } }, name)
  }

  /** Takes a change if the game can be played so; options that no longer fit go back to what is usual. */
  private change(to: Partial<Begin>, justChosen?: string): Reaction<never> {
    const { game } = this
    const before = this.begin.options
    try {
      const wanted = { ...this.begin, ...to }
      this.begin = completeSetup(game, { ...wanted, options: fittedOptions(game, wanted, justChosen) })
      const { options } = this.begin
      const names = Object.keys(game.options)
      const reset = names.filter((name) => name !== justChosen && options[name] !== before[name])
      if (reset.length === 0) return {}
      const lines = reset.map((name) => `${name}: ${options[name]}`).join(', ')
      return { notice: { text: `No longer as it was, as it would not fit: ${lines}.`, tone: 'good' } }
    } catch (error) {
      if (!(error instanceof SetupError)) throw error
      return { notice: { text: sentence(error.message), tone: 'bad' }, isRefused: true }
    }
  }
}

/** A line of the set-up: what it is about, what is chosen, and what that means. */
const line = (id: number, name: string, tag: string, text: string): Item => ({
  thing: { kind: 'option', id },
  name,
  figures: [],
  tags: [tag],
  text,
})

/** The set-up as it is: players, options, seed. */
function zonesOf(game: Game, begin: Begin): Zone[] {
  const [min, max] = game.seats
  const seats = seatsText(game.seats)
  return [
    {
      title: game.name,
      items: [
        line(
          -1,
          'players',
          `${begin.seats}`,
          max > min ? `${seats} can play.` : `This game is always for ${seats}.`,
        ),
        ...Object.entries(game.options).map(([name, option], id) =>
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

/** What can be changed about it, and that it can be started or left. */
function choicesOf(game: Game, begin: Begin): OfferedChoice[] {
  const [min, max] = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return [
    choice('start'),
    ...counts
      .filter((count) => count !== begin.seats)
      .map((count) => choice(`players: ${count}`, 'option', -1)),
    ...Object.keys(game.options).flatMap((name, id) =>
      fittingValues(game, name, begin)
        .filter((value) => value !== begin.options[name])
        .map((value) => choice(`${name}: ${value}`, 'option', id)),
    ),
    choice('another seed'),
    choice('back'),
  ]
}
