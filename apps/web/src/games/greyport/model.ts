/** The table as plain, unchanging data: everything the components draw, and nothing of how the game stores it. */
import { encounterOf, handSize, isPlayerHero, openTable, STEP } from '@hearthkeep/game-greyport'
import type { Table } from '@hearthkeep/game-greyport'
import { modelsBy } from '../models.ts'
import { say } from '../../words/greyport.ts'
import { galleryOf } from './art.ts'
import { cardView, monsterView, playedViews } from './model-cards.ts'
import type { CardView, MonsterView, PlayedView } from './model-cards.ts'

/** A player, and all that lies before that player. */
export interface SeatView {
  readonly seat: number
  /** -1 until one is chosen. */
  readonly character: number
  /** The id of the character, for its bust; empty until one is chosen. */
  readonly who: string
  readonly name: string
  readonly calling: string
  readonly art: string
  readonly hp: number
  readonly maxHp: number
  readonly level: number
  /** Copper, silver, gold. */
  readonly coins: readonly number[]
  readonly heroesLeft: number
  readonly handSize: number
  readonly isDone: boolean
  readonly isDefender: boolean
  /** The player hero lies beside the discard pile. */
  readonly isHeroAside: boolean
  readonly deckCount: number
  /** What can be seen of it, and how many cards it has. */
  readonly hand: readonly CardView[]
  readonly handCount: number
  readonly discard: readonly CardView[]
  readonly played: readonly PlayedView[]
  readonly group: readonly MonsterView[]
}

interface LocationView {
  /** Empty once it is destroyed, and between encounters. */
  readonly name: string
  readonly art: string
  readonly hp: number
  readonly maxHp: number
  readonly boon: string
  readonly reward: string
  readonly isSaved: boolean
  readonly monsters: readonly MonsterView[]
}

/** A boss; its place is a seat, or -1 for the location. */
export interface BossView extends MonsterView {
  readonly place: number
}

/** The heroes or the items that can be recruited. */
export interface RowView {
  readonly cards: readonly CardView[]
  /** The top of the deck, while it lies open. */
  readonly top: CardView | null
  readonly deckCount: number
}

/** A die, and what it shows. */
interface DieView {
  readonly die: number
  readonly face: number
}

/** One moment of the table. */
export interface Model {
  readonly scenario: string
  readonly story: string
  /** Counted from 1; 0 while the party gathers. */
  readonly encounter: number
  readonly encounters: readonly string[]
  readonly encounterName: string
  readonly special: string
  readonly penalty: string
  readonly round: number
  readonly step: 'act' | 'strike' | 'recruit' | 'discard'
  readonly isEncounterOver: boolean
  readonly defender: number
  readonly isMarkerUsed: boolean
  readonly location: LocationView
  /** What the location of the encounter is called, also once it is destroyed. */
  readonly encounterLocation: string
  /** Bosses in play, and before whom they stand. */
  readonly bosses: readonly BossView[]
  readonly shields: number
  readonly seats: readonly SeatView[]
  readonly heroRow: RowView
  readonly itemRow: RowView
  readonly found: readonly CardView[]
  /** The dice of the fight that is being fought. */
  readonly dice: readonly DieView[]
  readonly rolled: number
  /** Whoever fights, and what it adds to the dice: itself and its items. */
  readonly fighter: PlayedView | null
  /** Of those nobody leads yet: number, name and so on. */
  readonly characters: readonly CharacterView[]
}

export interface CharacterView {
  readonly number: number
  readonly who: string
  readonly name: string
  readonly calling: string
  readonly type: 'physical' | 'magical'
  /** The player hero at level 1. */
  readonly hero: CardView
  /** The starting deck. */
  readonly deck: readonly CardView[]
}

const STEPS = {
  [STEP.ACT]: 'act',
  [STEP.STRIKE]: 'strike',
  [STEP.RECRUIT]: 'recruit',
  [STEP.DISCARD]: 'discard',
} as const

function seatView(t: Table, seat: number): SeatView {
  const player = t.players[seat]
  const { character, group } = player
  const who = character < 0 ? undefined : t.data.characters[character]
  const hand = player.hand.toArray().filter((card) => card >= 0) // what lies hidden is negative
  return {
    ...{ seat, character, hp: player.hp, maxHp: player.maxHp, level: player.level },
    who: who?.id ?? '',
    name: who?.name ?? say('player', { seat: seat + 1 }),
    calling: who?.title ?? '',
    art: character < 0 ? '' : galleryOf(t.data).characters[character],
    coins: [player.copper, player.silver, player.gold],
    heroesLeft: player.heroesLeft,
    handSize: handSize(t, seat),
    isDone: player.done === 1,
    isDefender: seat === t.defender,
    isHeroAside: player.heroAside === 1,
    deckCount: player.deck.size,
    hand: inOrder(t, hand).map((card) => cardView(t, card)),
    handCount: player.hand.size,
    discard: player.discard.toArray().map((card) => cardView(t, card)),
    played: playedViews(t, player.played.toArray()),
    group: group.toArray().map((monster) => monsterView(t, monster, group)),
  }
}

/** The player hero first; the rest as it came. */
function inOrder(t: Table, cards: readonly number[]): number[] {
  const isLeader = (card: number): boolean => isPlayerHero(t, card)
  return [...cards.filter(isLeader), ...cards.filter((card) => !isLeader(card))]
}

function locationView(t: Table): LocationView {
  const { location, locationGroup } = t
  const monsters = locationGroup.toArray().map((monster) => monsterView(t, monster, locationGroup))
  const own = location < 0 ? undefined : t.data.locations[location]
  return {
    name: own?.name ?? '',
    art: own === undefined ? '' : galleryOf(t.data).locations[location],
    hp: t.locationHp,
    maxHp: t.locationMaxHp,
    boon: own?.boonText ?? '',
    reward: own?.rewardText ?? '',
    isSaved: t.locationSaved === 1,
    monsters,
  }
}

function bossViews(t: Table): BossView[] {
  const groups = [t.locationGroup, ...Array.from({ length: t.seats }, (_, seat) => t.players[seat].group)]
  return groups.flatMap((group, i) =>
    group
      .toArray()
      .map((monster) => ({ ...monsterView(t, monster, group), place: i - 1 }))
      .filter(({ isBoss }) => isBoss),
  )
}

function rowView(t: Table, row: Table['heroRow'], deck: Table['heroDeck']): RowView {
  const top = deck.isEmpty ? -1 : deck.top
  return {
    cards: row.toArray().map((card) => cardView(t, card)),
    top: top < 0 ? null : cardView(t, top),
    deckCount: deck.size,
  }
}

/** Which of the fighter's dice showed what: its own first, then those of each item. */
function diceOf(t: Table): DieView[] {
  if (t.fighter < 0 || t.faces <= 0) return []
  const faces = `${t.faces}`
  const owner = Array.from({ length: t.seats }, (_, seat) => t.players[seat]).find(({ played }) =>
    played.has(t.fighter),
  )
  const played = owner?.played.toArray() ?? []
  const from = played.indexOf(t.fighter)
  const end = played.findIndex((card, i) => i > from && t.data.cards[card].kind === 0)
  const dice = played
    .slice(from, end < 0 ? undefined : end)
    .flatMap((card) => t.data.cards[card].dice.flatMap((count, die) => Array<number>(count).fill(die)))
  return [...faces].map((face, i) => ({ die: dice[i] ?? 1, face: Number(face) }))
}

function fighterOf(t: Table): PlayedView | null {
  if (t.fighter < 0) return null
  const all = Array.from({ length: t.seats }, (_, seat) => playedViews(t, t.players[seat].played.toArray()))
  return all.flat().find(({ hero }) => hero.id === t.fighter) ?? null
}

function characterViews(t: Table): CharacterView[] {
  if (t.encounter > 0) return []
  return t.data.characters.map(({ id: who, name, title, type }, number) => {
    const own = t.data.cards.flatMap((card, id) => (card.character === number ? [id] : []))
    const deck = own.filter((id) => t.data.cards[id].cost < 0 && t.data.cards[id].level === 0)
    const hero = own.find((id) => t.data.cards[id].level === 1) ?? own[0]
    return {
      ...{ number, who, name, calling: title, type: type === 0 ? 'physical' : 'magical' },
      hero: cardView(t, hero),
      deck: deck.map((id) => cardView(t, id)),
    }
  })
}

function build(t: Table): Model {
  const scenario = t.data.scenarios[t.scenario]
  const encounter = t.encounter === 0 ? undefined : encounterOf(t)
  return {
    ...{ scenario: scenario.name, story: scenario.story },
    encounter: t.encounter,
    encounters: scenario.encounters.map(({ name }) => name),
    encounterName: encounter?.name ?? '',
    special: encounter?.setupText ?? '',
    penalty: encounter?.penaltyText ?? '',
    round: t.round,
    step: STEPS[t.step as keyof typeof STEPS],
    isEncounterOver: t.encounterOver === 1,
    defender: t.defender,
    isMarkerUsed: t.markerUsed === 1,
    location: locationView(t),
    encounterLocation: encounter === undefined ? '' : t.data.locations[encounter.location].name,
    bosses: bossViews(t),
    shields: t.shields,
    seats: Array.from({ length: t.seats }, (_, seat) => seatView(t, seat)),
    heroRow: rowView(t, t.heroRow, t.heroDeck),
    itemRow: rowView(t, t.itemRow, t.itemDeck),
    found: t.found.toArray().map((card) => cardView(t, card)),
    dice: diceOf(t),
    rolled: t.rolled,
    fighter: fighterOf(t),
    characters: characterViews(t),
  }
}

export const { tableWith, modelOf } = modelsBy(openTable, build)
