/** The content as the rules read it: cards, rooms and maps by number, with texts made from what they say. */
import {
  componentCounts,
  contentHash,
  copiesOf,
  fillPhrase,
  loadPack,
  plainText,
  textWriter,
} from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import {
  ABILITIES,
  BACKS,
  CLANS,
  CLASSES,
  CRAFTS,
  DEEDS,
  DIFFICULTIES,
  EVENTS,
  pack,
  RESOURCES,
  ROOMS,
  SCENARIOS,
  TYPES,
} from './schema.ts'
import type { Content } from './schema.ts'
import type { TableWord } from './table-words.ts'
import { actionWords, scenarioWords } from './words-of-cards.ts'

/** Numbers of cards: ten for each clan, then the crafts. */
export const CARDS_PER_CLAN = 10
export const CRAFT_CARDS = 20
export const FIRST_CRAFT: number = CARDS_PER_CLAN * CLANS.length
export const CARDS: number = FIRST_CRAFT + CRAFT_CARDS
export const GUILD_HEROES = 16
export const GUILD_CARDS = 26
export const TREASURES = 13

/** What an action is. */
export const ACTION = {
  DRAW: 0,
  ACTIVATE: 1,
  MOVE: 2,
  MELEE: 3,
  RANGED: 4,
  TRAP: 5,
  PORTAL: 6,
  SUMMON: 7,
  PLACE: 8,
  DEFEND: 9,
  SWARM: 10,
  REINFORCE: 11,
  AMBUSH: 12,
  SURGE: 13,
} as const
const NAMES = ['draw', 'activate', 'move', 'melee', 'ranged', 'trap', 'portal', 'summon'] as const

/** One action as it stands on cards; equal ones are one design. */
export interface Action {
  readonly kind: number
  /** The resource placed, the action named by Swarm, Reinforce or Surge, or how many an Ambush places. */
  readonly a: number
  /** The second action of a Surge, the room type of an Ambush. */
  readonly b: number
  readonly text: string
}

export interface Card {
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  readonly design: number
  readonly text: string
  /** The clan it belongs to; -1 for crafts. */
  readonly clan: number
  /** As in `CRAFTS`; clan cards are of the Monster type [S12]. */
  readonly craft: number
  /** The actions of each side, by number of design. */
  readonly sides: readonly (readonly number[])[]
  /** What each side is called, by number among the options. */
  readonly sideNames: readonly number[]
  readonly canDefend: boolean
  /** The simple actions it shows anywhere, a bit each [Q53]. */
  readonly shows: number
}

export interface Room {
  readonly name: string
  readonly type: number
  readonly deed: number
  readonly resource: number
  readonly crafts: number
}

export interface Clan {
  readonly name: string
  readonly role: string
  readonly tip: string
  readonly meeples: number
  readonly health: number
  readonly ability: number
  readonly start: number
  readonly symbol: number
}

/** A card of the Guild: a hero card, or one of a scenario. */
export interface GuildCard {
  readonly name: string
  /** As in `CLASSES`; -1 for scenario cards. */
  readonly class: number
  readonly type: number
  readonly scenario: number
  readonly effects: readonly ScenarioEffect[]
  readonly text: string
}

/** What a scenario card does. */
export const DOES = {
  HEROES: 0,
  INSPIRE: 1,
  EVENT: 2,
  CLEAR_EVENTS: 3,
  CURSE: 4,
  LOSE_TRAPS: 5,
  LOSE_RESOURCES: 6,
  REBEL: 7,
  CLOSE_PORTALS: 8,
  RENEW_OFFER: 9,
  STRIKE_EVENTS: 10,
} as const
export interface ScenarioEffect {
  readonly does: number
  readonly a: number
  /** A room type, or -1 for everywhere. */
  readonly type: number
}

export interface Treasure {
  readonly name: string
  readonly value: number
  readonly back: number
}

/** The rooms and passages of a scenario with or without the optional rooms. */
export interface DungeonMap {
  readonly isIn: readonly boolean[]
  readonly neighbours: readonly (readonly number[])[]
  /** Passages to the Vault. */
  readonly distance: readonly number[]
  /** The rooms of each type. */
  readonly ofType: readonly (readonly number[])[]
}

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly story: string
  readonly rule: string
  readonly map: DungeonMap
  /** With the Laboratory and the Builder. */
  readonly largeMap: DungeonMap
  /** The value of the chest in each room, 0 for none. */
  readonly chests: readonly number[]
  readonly portals: readonly number[]
  readonly events: number
  readonly eventsAt: readonly number[]
}

/** Everything. */
export interface Data {
  readonly actions: readonly Action[]
  readonly options: readonly string[]
  readonly cards: readonly Card[]
  readonly rooms: readonly Room[]
  readonly clans: readonly Clan[]
  readonly guild: readonly GuildCard[]
  readonly treasures: readonly Treasure[]
  readonly scenarios: readonly Scenario[]
  readonly levels: readonly (readonly number[])[]
  readonly files: Content
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: (phrase: TableWord, values?: Readonly<Record<string, string | number>>) => string
}

type Word = Content['clanCards'][number]['sides'][number][number]
const number = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name)

/** What an action is, without its text. */
function actionOf(word: Word): Omit<Action, 'text'> {
  const simple = (kind: number): Omit<Action, 'text'> => ({ kind, a: -1, b: -1 })
  return actionWords.match<Omit<Action, 'text'>>(word, {
    draw: () => simple(ACTION.DRAW),
    activate: () => simple(ACTION.ACTIVATE),
    move: () => simple(ACTION.MOVE),
    melee: () => simple(ACTION.MELEE),
    ranged: () => simple(ACTION.RANGED),
    trap: () => simple(ACTION.TRAP),
    portal: () => simple(ACTION.PORTAL),
    summon: () => simple(ACTION.SUMMON),
    defend: () => simple(ACTION.DEFEND),
    place: (e) => ({ kind: ACTION.PLACE, a: RESOURCES.indexOf(e.place), b: -1 }),
    swarm: (e) => ({ kind: ACTION.SWARM, a: number(e.swarm), b: -1 }),
    reinforce: (e) => ({ kind: ACTION.REINFORCE, a: number(e.reinforce), b: -1 }),
    ambush: (e) => ({ kind: ACTION.AMBUSH, a: e.ambush, b: TYPES.indexOf(e.at) }),
    surge: (e) => ({ kind: ACTION.SURGE, a: number(e.surge), b: number(e.then) }),
    sequence: () => {
      throw new Error('a side is a list of actions, not of lists')
    },
  })
}

/** The simple actions that an action shows, a bit each: what Reinforce names does not count [Q53]. */
function shownBy({ kind, a, b }: Omit<Action, 'text'>): number {
  if (kind === ACTION.SWARM) return 1 << a
  if (kind === ACTION.SURGE) return (1 << a) | (1 << b)
  if (kind === ACTION.AMBUSH) return 0
  return kind < NAMES.length ? 1 << kind : 0
}

function effectOf(word: Content['guildScenarios'][number]['effects'][number]): ScenarioEffect {
  const type = (id: string): number =>
    id === 'everywhere' ? -1 : TYPES.indexOf(id as (typeof TYPES)[number])
  const plain = (does: number, a = 0): ScenarioEffect => ({ does, a, type: -1 })
  return scenarioWords.match<ScenarioEffect>(word, {
    heroes: (e) => ({ does: DOES.HEROES, a: CLASSES.indexOf(e.heroes), type: type(e.at) }),
    inspire: (e) => ({ does: DOES.INSPIRE, a: 0, type: type(e.inspire) }),
    event: (e) => ({ does: DOES.EVENT, a: 0, type: type(e.event) }),
    'clear-events': () => plain(DOES.CLEAR_EVENTS),
    curse: (e) => plain(DOES.CURSE, e.curse),
    'lose-traps': (e) => ({ does: DOES.LOSE_TRAPS, a: 0, type: type(e['lose-traps']) }),
    'lose-resources': (e) => ({ does: DOES.LOSE_RESOURCES, a: 0, type: type(e['lose-resources']) }),
    rebel: (e) => plain(DOES.REBEL, RESOURCES.indexOf(e.rebel)),
    'close-portals': () => plain(DOES.CLOSE_PORTALS),
    'renew-offer': () => plain(DOES.RENEW_OFFER),
    'strike-events': () => plain(DOES.STRIKE_EVENTS),
    sequence: () => {
      throw new Error('effects are a list, not a list of lists')
    },
  })
}

type RoomId = (typeof ROOMS)[number]

/** Rooms, neighbours and distances of a map. */
function mapOf(passages: readonly (readonly [RoomId, RoomId])[], rooms: readonly Room[]): DungeonMap {
  const neighbours: number[][] = ROOMS.map(() => [])
  for (const [one, other] of passages) {
    neighbours[ROOMS.indexOf(one)].push(ROOMS.indexOf(other))
    neighbours[ROOMS.indexOf(other)].push(ROOMS.indexOf(one))
  }
  for (const list of neighbours) list.sort((x, y) => x - y)
  const distance = ROOMS.map(() => -1)
  distance[0] = 0
  for (const queue = [0]; queue.length > 0;) {
    const here = queue.shift() ?? 0
    for (const next of neighbours[here]) {
      if (distance[next] >= 0) continue
      distance[next] = distance[here] + 1
      queue.push(next)
    }
  }
  const isIn = distance.map((one) => one >= 0)
  const ofType = TYPES.map((_, type) =>
    rooms.flatMap((room, i) => (isIn[i] && room.type === type ? [i] : [])),
  )
  return { isIn, neighbours, distance, ofType }
}

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const actionText = textWriter(actionWords, data.actionText, { data })
  const scenarioText = textWriter(scenarioWords, data.scenarioText, { data })
  const actions: Action[] = []
  const options: string[] = []
  const design = (word: Word): number => {
    const action = actionOf(word)
    const known = actions.findIndex(
      ({ kind, a, b }) => kind === action.kind && a === action.a && b === action.b,
    )
    if (known >= 0) return known
    return actions.push({ ...action, text: plainText(actionText.clause(word)) }) - 1
  }
  const sidesOf = (sides: Content['crafts'][number]['sides']) => {
    const texts = sides.map((side) => side.map((word) => actionText.clause(word)).join(', '))
    const numbers = sides.map((side) => side.map(design))
    const all = numbers.flat().map((one) => actions[one])
    return {
      sides: numbers,
      sideNames: texts.map((text) => options.push(plainText(text)) - 1),
      text: texts.length === 1 ? texts[0] : actionText.phrase('or', { one: texts[0], other: texts[1] }),
      canDefend: all.some(({ kind }) => kind === ACTION.DEFEND),
      shows: all.reduce((bits, action) => bits | shownBy(action), 0),
    }
  }
  const clanCards = CLANS.flatMap((id, clan) =>
    copiesOf(
      data.clanCards.filter((card) => card.clan === id),
      (card, name, place): Card => ({
        ...{ name, title: card.name, design: clan * 100 + place, clan, craft: CRAFTS.indexOf('monster') },
        ...sidesOf(card.sides),
      }),
    ),
  )
  const crafts = copiesOf(data.crafts, (card, name, place): Card => ({
    ...{ name, title: card.name, design: CLANS.length * 100 + place, clan: -1 },
    ...{ craft: CRAFTS.indexOf(card.craft), ...sidesOf(card.sides) },
  }))
  const rooms = ROOMS.map((id): Room => {
    const one = data.rooms.find((room) => room.id === id) ?? data.rooms[0]
    return {
      ...{ name: one.name, type: TYPES.indexOf(one.type), deed: DEEDS.indexOf(one.deed) },
      resource: one.resource === undefined ? -1 : RESOURCES.indexOf(one.resource),
      crafts: one.crafts === undefined ? -1 : CRAFTS.indexOf(one.crafts),
    }
  })
  const clans = CLANS.map((id): Clan => {
    const one = data.clans.find((clan) => clan.id === id) ?? data.clans[0]
    return {
      ...{ name: one.name, role: one.role, tip: one.tip, meeples: one.meeples, health: one.health },
      ...{ ability: ABILITIES.indexOf(one.ability), start: one.start, symbol: TYPES.indexOf(one.symbol) },
    }
  })
  const scenarioNumber = (id: string): number => SCENARIOS.indexOf(id as (typeof SCENARIOS)[number])
  const guildHeroes = copiesOf(data.guildHeroes, (one, name): GuildCard => ({
    ...{ name, class: CLASSES.indexOf(one.class), type: TYPES.indexOf(one.at), scenario: -1 },
    ...{ effects: [], text: '' },
  }))
  const guildScenarios = copiesOf(data.guildScenarios, (one, name): GuildCard => ({
    ...{
      name,
      class: -1,
      type: -1,
      scenario: scenarioNumber(one.scenario),
      effects: one.effects.map(effectOf),
    },
    text: one.effects.map((effect) => scenarioText.describe(effect)).join(' '),
  }))
  const scenarios = SCENARIOS.map((id): Scenario => {
    const one = data.scenarios.find((scenario) => scenario.id === id) ?? data.scenarios[0]
    const more: (readonly [RoomId, RoomId])[] = [
      ...one.laboratory.map((room) => ['laboratory', room] as const),
      ...one.builder.map((room) => ['builder', room] as const),
    ]
    return {
      ...{ id, name: one.name, story: one.story, rule: one.rule },
      ...{ map: mapOf(one.passages, rooms), largeMap: mapOf([...one.passages, ...more], rooms) },
      chests: ROOMS.map((room) => one.chests[room] ?? 0),
      portals: one.portals.map((room) => ROOMS.indexOf(room)),
      ...{ events: EVENTS.indexOf(one.events), eventsAt: one.eventsAt.map((room) => ROOMS.indexOf(room)) },
    }
  })
  return {
    ...{ actions, options, cards: [...clanCards, ...crafts], rooms, clans, scenarios },
    guild: [...guildHeroes, ...guildScenarios],
    treasures: copiesOf(data.treasures, (one, name) => ({
      ...{ name, value: one.value, back: BACKS.indexOf(one.back) },
    })),
    levels: DIFFICULTIES.map((id) => data.difficulties.find((one) => one.id === id)?.levels ?? [1]),
    files: data,
    hash: contentHash(
      Object.fromEntries(Object.entries(files).filter(([name]) => !/^(text|words)/.test(name))),
    ),
    components: componentCounts(pack, data),
    say: (phrase, values) => fillPhrase(data.words.table[phrase], values),
  }
}
