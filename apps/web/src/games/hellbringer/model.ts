/** The table as plain, unchanging data: everything the components draw, and nothing of how the game stores it. */
import {
  apLeft,
  attackedSeat,
  figureOf,
  FIGURE,
  FIGURES,
  heroPicture,
  ignoredDice,
  KIND,
  locationPicture,
  locationSi,
  openTable,
  RESULTS,
  strengthOf,
  totalFor,
} from '@hearthkeep/game-hellbringer'
import type { Table } from '@hearthkeep/game-hellbringer'
import { modelsBy } from '../models.ts'
import { say } from '../../words/hellbringer.ts'
import { cardView, handView, perkView, playedView } from './model-cards.ts'
import type { CardView, PerkView, PlayedView } from './model-cards.ts'
import { combinationView, demonView, diceShown, enemyView } from './model-enemies.ts'
import type { CombinationView, DemonView, EnemyView, ShownDie } from './model-enemies.ts'

export type FigureName = (typeof FIGURES)[number]
export type Result = (typeof RESULTS)[number]

/** One of the six figures of a hero. */
export interface FigureView {
  readonly id: number
  readonly name: FigureName
  /** What is left of it, and of how much if that is more. */
  readonly value: number
  readonly of: number
  /** Attribute Point cards in its row. */
  readonly points: number
}

/** A player, and all that lies before that player. */
export interface SeatView {
  readonly seat: number
  /** -1 until one is chosen. */
  readonly hero: number
  readonly who: string
  readonly name: string
  readonly art: string
  readonly isAlive: boolean
  readonly isTurn: boolean
  readonly figures: readonly FigureView[]
  readonly sight: number
  readonly ap: number
  /** HP + AR as they count now. */
  readonly strength: number
  readonly isAttacked: boolean
  /** What the enemies' roll comes to for this player. */
  readonly total: number
  readonly ignores: { readonly damage: number; readonly acid: number }
  readonly rerolls: number
  readonly items: readonly PlayedView[]
  readonly skills: readonly PlayedView[]
  readonly companions: readonly PlayedView[]
  readonly temporary: readonly CardView[]
  readonly perk: PerkView | null
  /** What can be seen of it, and how many cards it has. */
  readonly hand: readonly CardView[]
  readonly handCount: number
}

export interface ClassView {
  readonly id: number
  readonly who: string
  readonly name: string
  readonly title: string
  readonly wins: string
  readonly art: string
  readonly figures: readonly number[]
  readonly isTaken: boolean
}

/** A place of the descent. */
interface PlaceView {
  readonly name: string
  readonly art: string
  readonly si: number
}

/** Open cards that lie together: the Mule's, those turned up, those of a scenario. */
export interface OpenPile {
  readonly name: 'mule' | 'revealed' | 'ledger' | 'kennel' | 'carried'
  readonly cards: readonly CardView[]
}

/** One moment of the table. */
export interface Model {
  readonly scenario: number
  readonly scenarios: readonly string[]
  readonly story: string
  readonly rule: { readonly name: string; readonly text: string }
  readonly ending: string
  /** 0 while the players gather, 1 a player's turn, 2 the enemies'. */
  readonly phase: number
  readonly turn: number
  readonly turnsTaken: number
  readonly enemyTurns: number
  /** Whose side is attacked in the enemies' turn, as far as it is settled. */
  readonly finished: readonly number[]
  readonly place: number
  readonly places: readonly PlaceView[]
  /** Sight that all enemies need more here. */
  readonly si: number
  /** Cards left in each pile of the draw pile, from the top. */
  readonly layers: readonly number[]
  readonly isReshuffled: boolean
  readonly tome: { readonly number: number; readonly story: string; readonly text: string }
  readonly enemies: readonly EnemyView[]
  readonly demon: DemonView
  readonly combination: CombinationView | null
  /** What the Enemy die shows; null: it was not rolled. */
  readonly face: Result | null
  readonly rolled: readonly ShownDie[]
  readonly lessened: number
  readonly seats: readonly SeatView[]
  readonly hasMule: boolean
  readonly piles: readonly OpenPile[]
  readonly discard: readonly CardView[]
  readonly monsters: number
  readonly removed: number
  readonly inPlay: readonly CardView[]
  readonly classes: readonly ClassView[]
  readonly starters: readonly CardView[]
  readonly perks: readonly PerkView[]
}

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat)

function figuresOf(t: Table, seat: number): FigureView[] {
  const hero = t.players[seat]
  return FIGURES.map((name, id) => {
    const of = figureOf(t, seat, id)
    const left = id === FIGURE.AP && seat === t.turn && t.phase === 1 ? Math.max(0, apLeft(t, seat)) : of
    const value = id === FIGURE.SP ? of - hero.skills.size : left
    return { id, name, value, of: Math.max(of, value), points: hero.rows[id] }
  })
}

function seatView(t: Table, seat: number): SeatView {
  const hero = t.players[seat]
  const one = hero.hero < 0 ? undefined : t.data.classes[hero.hero]
  const played = (pile: typeof hero.items): PlayedView[] =>
    pile.toArray().map((card) => playedView(t, hero, card))
  const figures = figuresOf(t, seat)
  return {
    ...{ seat, hero: hero.hero, figures, handCount: hero.hand.size },
    who: one?.id ?? '',
    name: one?.name ?? say('player', { seat: seat + 1 }),
    art: one === undefined ? '' : heroPicture(one.id),
    isAlive: hero.isAlive === 1,
    isTurn: t.phase === 1 && t.turn === seat,
    sight: figures[FIGURE.SI].value,
    ap: figures[FIGURE.AP].value,
    strength: one === undefined ? 0 : strengthOf(t, seat),
    isAttacked: hero.isAttacked === 1,
    total: totalFor(t, seat),
    ignores: { damage: ignoredDice(t, seat, 0), acid: ignoredDice(t, seat, 1) },
    rerolls: hero.rerolls + hero.acidRerolls + hero.damageRerolls,
    items: played(hero.items),
    skills: played(hero.skills),
    companions: played(hero.companions),
    temporary: hero.temporary.toArray().map((card) => cardView(t, card)),
    perk: hero.perk < 0 ? null : perkView(t, hero.perk, hero.perkUsed === 1),
    hand: hero.hand
      .toArray()
      .filter((card) => card >= 0) // what lies hidden is negative
      .map((card) => handView(t, hero, card)),
  }
}

function tomeOf(t: Table): Model['tome'] {
  const { tomes } = t.data.scenarios[t.scenario]
  const unread = t.ahead.toArray().filter((card) => t.data.cards[card].kind === KIND.TOME).length
  const number = tomes.length - unread
  const { story, text } = tomes[number - 1]
  return { number, story, text }
}

function openPiles(t: Table): OpenPile[] {
  const { mule, revealed, ledger, kennel, carriedCards } = t
  const all = { mule, revealed, ledger, kennel, carried: carriedCards }
  return (Object.keys(all) as OpenPile['name'][]).flatMap((name) =>
    all[name].isEmpty ? [] : [{ name, cards: all[name].toArray().map((card) => cardView(t, card)) }],
  )
}

/** Who and what can be chosen before the game. */
function gathering(t: Table): Pick<Model, 'classes' | 'starters' | 'perks'> {
  const chosen = seatsOf(t).map((seat) => t.players[seat].hero)
  if (!chosen.includes(-1)) return { classes: [], starters: [], perks: [] }
  const { classes, cards, perks } = t.data
  const starters = t.unusedStarters.toArray()
  const isFirst = (card: number, i: number): boolean =>
    starters.findIndex((other) => cards[other].title === cards[card].title) === i
  return {
    classes: classes.map(({ id: who, name, title, wins, figures }, id) => ({
      ...{ id, who, name, title, wins, figures },
      art: heroPicture(who),
      isTaken: chosen.includes(id),
    })),
    starters: starters.filter(isFirst).map((card) => cardView(t, card)),
    perks: perks.flatMap((perk, id) => (perk.number > t.perks ? [] : [perkView(t, id, false)])),
  }
}

function build(t: Table): Model {
  const { scenarios, locations } = t.data
  const { story, ruleName, ruleText, ending } = scenarios[Math.max(0, t.scenario)]
  const si = locationSi(t)
  return {
    scenario: t.scenario,
    scenarios: scenarios.map(({ name }) => name),
    ...{ story, ending, si },
    rule: { name: ruleName, text: ruleText },
    ...{ phase: t.phase, turn: t.turn, turnsTaken: t.turnsTaken, enemyTurns: t.enemyTurns },
    finished: [1, 0].map((which) => attackedSeat(t, which)).filter((seat) => seat >= 0),
    place: t.place,
    places: locations.map(({ name, si: own }, i) => ({ name, art: locationPicture(i), si: own })),
    layers: [...t.layers],
    isReshuffled: t.reshuffled === 1,
    tome: tomeOf(t),
    enemies: t.enemies.toArray().map((enemy) => enemyView(t, enemy)),
    demon: demonView(t, si),
    combination: combinationView(t),
    face: t.face === 0 ? null : RESULTS[t.face - 1],
    rolled: diceShown(t.rolled),
    lessened: t.lessenedForAll,
    seats: seatsOf(t).map((seat) => seatView(t, seat)),
    hasMule: t.hasMule === 1,
    piles: openPiles(t),
    discard: t.discardPile.toArray().map((card) => cardView(t, card)),
    monsters: t.monsterPile.size,
    removed: t.removed.size,
    inPlay: t.inPlay.toArray().map((card) => cardView(t, card)),
    ...gathering(t),
  }
}

export const { modelOf, tableWith } = modelsBy(openTable, build)
