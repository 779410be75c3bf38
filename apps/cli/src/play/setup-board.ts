/** The set-up of a game: players, options and seed, ready to start as it is. */
import { completeSetup, fittedOptions, fittingValues, SetupError } from '@hearthkeep/engine'
import type { Game, GameModule, Item, OfferedChoice, Seed, Zone } from '@hearthkeep/engine'
import { botNamed } from '../bots.ts'
import type { SeatFlags } from '../bots.ts'
import { CommandError } from '../command-error.ts'
import type { Board, Reaction } from './board.ts'
import { seatChoices, seatItems, seatWanted } from './seat-choices.ts'
import type { ChosenBots } from './seat-choices.ts'
import { sentence } from './sitting.ts'
import { choice, menuScene, seatsText, wordsBoard } from './words-board.ts'

/** How a game is begun, apart from who plays. */
interface Begin {
  readonly seats: number
  readonly seed: Seed
  readonly options: Readonly<Record<string, string>>
  /** Whether the player chose the seed. */
  readonly isSeedKnown?: boolean
}

/** Where a game is set up; `begin` is what to start with once it has ended with `start`. */
interface SetupBoard extends Board<'start' | 'back'> {
  readonly begin: () => Begin & { readonly bots: SeatFlags }
}

/** The set-up of a game, ready to start as it is. */
export function setupBoard({ game }: GameModule, anySeed: () => Seed): SetupBoard {
  const chosen = new Chosen(game, anySeed)
  const board = wordsBoard<'start' | 'back'>(
    () =>
      menuScene({
        name: `Hearthkeep: ${game.name}`,
        about: game.about,
        zones: zonesOf(game, chosen),
        prompt: 'Enter starts the game as it is.',
        choices: choicesOf(game, chosen),
        glossary: game.glossary,
        rules: game.rules,
      }),
    (words) => {
      if (/^start$/i.test(words)) return { ending: 'start' }
      if (/^back$/i.test(words)) return { ending: 'back' }
      return chosen.answer(words)
    },
  )
  return {
    ...board,
    begin: () => ({ ...chosen.begin, isSeedKnown: chosen.isSeedKnown, bots: chosen.flags }),
  }
}

/** What is chosen so far: always a set-up that the game can be played with. */
class Chosen {
  private readonly game: Game
  private readonly anySeed: () => Seed
  begin: Begin
  isSeedKnown = false
  bots: ChosenBots = new Map()

  constructor(game: Game, anySeed: () => Seed) {
    this.game = game
    this.anySeed = anySeed
    this.begin = completeSetup(game, { seed: anySeed() })
  }

  /** The bots as flags would name them. */
  get flags(): SeatFlags {
    const seated = [...this.bots].filter(([seat]) => seat < this.begin.seats)
    return { bot: seated.map(([seat, name]) => `${seat + 1}=${name}`) }
  }

  /** Makes the change that was asked for; undefined if the words ask for none. */
  answer(words: string): Reaction<never> | undefined {
    if (/^another seed$/i.test(words)) {
      this.isSeedKnown = false
      return this.change({ seed: this.anySeed() })
    }
    const wanted = seatWanted(words)
    if (wanted !== undefined) return this.seat(wanted.seat, wanted.who)
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

  /** Gives a seat to a bot, or to a person if none is named. */
  private seat(seat: number, who: string | undefined): Reaction<never> {
    const { game, begin } = this
    const refuse = (text: string): Reaction<never> => ({
      notice: { text: sentence(text), tone: 'bad' },
      isRefused: true,
    })
    if (seat < 0 || seat >= begin.seats) return refuse(`there is no seat ${seat + 1}`)
    const bots = new Map(this.bots)
    try {
      if (who === undefined) bots.delete(seat)
      else bots.set(seat, botNamed(game, who, who))
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      return refuse(error.message)
    }
    this.bots = bots
    return {}
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
function zonesOf(game: Game, { begin, bots }: Chosen): Zone[] {
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
        ...seatItems(game, begin.seats, bots),
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
function choicesOf(game: Game, { begin, bots }: Chosen): OfferedChoice[] {
  const [min, max] = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return [
    choice('start'),
    ...counts
      .filter((count) => count !== begin.seats)
      .map((count) => choice(`players: ${count}`, 'option', -1)),
    ...seatChoices(game, begin.seats, bots),
    ...Object.keys(game.options).flatMap((name, id) =>
      fittingValues(game, name, begin)
        .filter((value) => value !== begin.options[name])
        .map((value) => choice(`${name}: ${value}`, 'option', id)),
    ),
    choice('another seed'),
    choice('back'),
  ]
}
