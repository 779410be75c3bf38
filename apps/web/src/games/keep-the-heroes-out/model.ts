/** The table as plain, unchanging data: everything the components draw, and nothing of how the game stores it. */
import {
  ABILITIES,
  CARDS_PER_CLAN,
  CLASSES,
  levelsOf,
  openTable,
  PHASE,
  RESOURCES,
  threats,
  TYPES,
} from '@hearthkeep/game-keep-the-heroes-out'
import type { Table } from '@hearthkeep/game-keep-the-heroes-out'
import { modelsBy } from '../models.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { clanArt, typeArt } from './art.ts'
import { cardView, guildCardView, inPlayView, treasureView } from './model-cards.ts'
import type { CardView, GuildCardView, InPlayView, TreasureView } from './model-cards.ts'
import { roomModels } from './model-rooms.ts'
import type { RoomModel } from './model-rooms.ts'

/** A player, the clan and its cards. */
export interface SeatView {
  readonly seat: number
  /** Its id; empty until one is chosen. */
  readonly clan: string
  readonly name: string
  readonly art: string
  readonly ability: string
  readonly supply: number
  readonly meeples: number
  readonly health: number
  readonly wounds: number
  readonly isActive: boolean
  readonly hasUsedCells: boolean
  readonly hand: readonly CardView[]
  readonly deckCount: number
  readonly discard: readonly CardView[]
  /** What was played this turn before the card in play. */
  readonly played: readonly CardView[]
}

/** A clan to choose. */
export interface ClanView {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly role: string
  readonly art: string
  readonly tip: string
  readonly ability: string
  readonly meeples: number
  readonly health: number
  readonly start: number
  readonly typeName: string
  readonly typeArt: string
  readonly deck: readonly CardView[]
  /** The seat that leads it, -1 for none. */
  readonly seat: number
}

export interface GuildView {
  readonly level: number
  /** Cards in an invasion, level by level. */
  readonly levels: readonly number[]
  readonly left: number
  readonly used: readonly GuildCardView[]
  /** All that may come next. */
  readonly toCome: readonly GuildCardView[]
  /** The card being resolved. */
  readonly card: GuildCardView | null
  /** Cards still to be revealed in this invasion. */
  readonly toReveal: number
  /** Heroes of each class in the Supply. */
  readonly heroes: readonly number[]
}

/** One moment of the table. */
export interface Model {
  readonly scenario: string
  readonly scenarioId: string
  readonly story: string
  readonly rule: string
  readonly difficulty: string
  readonly turn: number
  readonly phase: 'before' | 'play' | 'renew' | 'invasion'
  readonly active: number
  readonly seats: readonly SeatView[]
  readonly clans: readonly ClanView[]
  readonly rooms: readonly RoomModel[]
  readonly guild: GuildView
  readonly offer: readonly CardView[]
  readonly craftsLeft: number
  readonly inPlay: InPlayView | null
  readonly looted: readonly TreasureView[]
  readonly resources: readonly number[]
  readonly traps: number
  readonly portals: number
  readonly eventsLeft: number
}

const PHASES = {
  [PHASE.BEFORE]: 'before',
  [PHASE.PLAY]: 'play',
  [PHASE.RENEW]: 'renew',
  [PHASE.INVASION]: 'invasion',
} as const

const cardViews = (t: Table, cards: readonly number[]): CardView[] => cards.map((card) => cardView(t, card))

function seatView(t: Table, seat: number): SeatView {
  const { clan, supply, wounds, cellsUsed, hand, deck, discard, playArea } = t.players[seat]
  const own = clan < 0 ? undefined : t.data.clans[clan]
  return {
    ...{ seat, supply, wounds, deckCount: deck.size },
    clan: own?.id ?? '',
    name: own?.name ?? say('player', { seat: seat + 1 }),
    art: own === undefined ? '' : clanArt[own.id],
    ability: own === undefined ? '' : t.data.say(`ability-${ABILITIES[own.ability]}`),
    ...{ meeples: own?.meeples ?? 0, health: own?.health ?? 0 },
    isActive: t.phase !== PHASE.BEFORE && seat === t.active,
    hasUsedCells: cellsUsed === 1,
    hand: cardViews(t, hand.toArray()),
    discard: cardViews(t, discard.toArray()),
    played: cardViews(
      t,
      playArea.toArray().filter((card) => card !== t.card),
    ),
  }
}

/** Only before the first turn: later nobody asks for them. */
function clanViews(t: Table): ClanView[] {
  if (t.phase !== PHASE.BEFORE) return []
  return t.data.clans.map((clan, number) => {
    const { id, name, role, tip, meeples, health, ability, start, symbol } = clan
    const first = number * CARDS_PER_CLAN
    return {
      ...{ number, id, name, role, tip, meeples, health, start, art: clanArt[id] },
      ability: t.data.say(`ability-${ABILITIES[ability]}`),
      ...{ typeName: t.data.say(TYPES[symbol]), typeArt: typeArt[TYPES[symbol]] },
      deck: cardViews(
        t,
        Array.from({ length: CARDS_PER_CLAN }, (_, i) => first + i),
      ),
      seat: t.players.findIndex((player, seat) => seat < t.seats && player.clan === number),
    }
  })
}

function guildView(t: Table): GuildView {
  const used = t.guildDiscard.toArray()
  const gone = new Set([...used, ...t.guildBox.toArray()])
  const toCome = t.data.guild.flatMap((_, card) => (gone.has(card) ? [] : [card]))
  return {
    ...{ level: t.level + 1, levels: levelsOf(t), left: t.guildDeck.size, toReveal: t.toReveal },
    used: used.map((card) => guildCardView(t, card)),
    toCome: toCome.map((card) => guildCardView(t, card)),
    card: t.guildCard < 0 ? null : guildCardView(t, t.guildCard),
    heroes: CLASSES.map((_, hero) => t.heroes[hero]),
  }
}

function build(t: Table): Model {
  const { id, name, story, rule } = t.data.scenarios[t.scenario]
  const guild = guildView(t)
  return {
    ...{ scenario: name, scenarioId: id, story, rule, guild },
    difficulty: t.data.difficulties[t.difficulty].name,
    turn: t.turn,
    phase: PHASES[t.phase as keyof typeof PHASES],
    active: t.active,
    seats: Array.from({ length: t.seats }, (_, seat) => seatView(t, seat)),
    clans: clanViews(t),
    rooms: roomModels(t, t.isOver ? [] : threats(t), guild.toCome),
    offer: cardViews(t, t.offer.toArray()),
    craftsLeft: t.craftDeck.size,
    inPlay: inPlayView(t),
    looted: t.looted.toArray().map((one) => treasureView(t, one)),
    resources: RESOURCES.map((_, resource) => t.resources[resource]),
    ...{ traps: t.traps, portals: t.portals, eventsLeft: t.events },
  }
}

export const { modelOf } = modelsBy(openTable, build)
