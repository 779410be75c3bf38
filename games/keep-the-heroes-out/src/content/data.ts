/** The content as the rules read it: everything by number, with texts made from what it says. */
import { componentCounts, contentHash, copiesOf, fillPhrase, loadPack } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import type { Action } from './actions.ts'
import { cardsOf } from './cards.ts'
import type { Card } from './cards.ts'
import { roomNumber, roomsOf, scenariosOf } from './maps.ts'
import type { Room, Scenario } from './maps.ts'
import { guildOf } from './guild.ts'
import type { GuildCard } from './guild.ts'
import { ABILITIES, BACKS, DEEDS, pack, TYPES } from './schema.ts'
import type { Content } from './schema.ts'
import type { TableWord } from './table-words.ts'
import { CLASSES, RESOURCES } from './words-of-cards.ts'

export interface Clan {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly tip: string
  readonly meeples: number
  readonly health: number
  readonly ability: number
  readonly start: number
  readonly symbol: number
}

export interface Treasure {
  readonly name: string
  readonly value: number
  readonly back: number
}

/** Everything. */
export interface Data {
  readonly actions: readonly Action[]
  readonly options: readonly string[]
  readonly cards: readonly Card[]
  /** The number of the first craft; the cards before it are those of the clans. */
  readonly firstCraft: number
  readonly rooms: readonly Room[]
  /** The rooms that rules name, by number: the Vault [S3], the Cells [C1], and where Portals are built [Q52]. */
  readonly vault: number
  readonly cells: number
  readonly builder: number
  readonly clans: readonly Clan[]
  readonly guild: readonly GuildCard[]
  readonly treasures: readonly Treasure[]
  readonly scenarios: readonly Scenario[]
  /** What the difficulties are called inside a sentence. */
  readonly difficulties: readonly string[]
  /** Guild cards in each invasion, by difficulty and level [S10]. */
  readonly levels: readonly (readonly number[])[]
  readonly files: Content
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: (phrase: TableWord, values?: Readonly<Record<string, string | number>>) => string
}

/** The clans of a pack by number. */
function clansOf(data: Content): Clan[] {
  return data.clans.map((one) => ({
    ...{ id: one.id, name: one.name, role: one.role, tip: one.tip, meeples: one.meeples, health: one.health },
    ...{ ability: ABILITIES.indexOf(one.ability), start: one.start, symbol: TYPES.indexOf(one.symbol) },
  }))
}

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const rooms = roomsOf(data)
  const cards = cardsOf(data)
  const named = [...CLASSES, ...RESOURCES, 'a-trap' as const].map((word) => data.words.table[word])
  return {
    ...cards,
    ...{ rooms, clans: clansOf(data), scenarios: scenariosOf(data, rooms), guild: guildOf(data) },
    treasures: copiesOf(data.treasures, (one, name) => ({
      ...{ name, value: one.value, back: BACKS.indexOf(one.back) },
    })),
    ...{ vault: roomNumber(rooms, 'vault'), cells: roomNumber(rooms, 'cells') },
    builder: rooms.findIndex(({ deed }) => DEEDS[deed] === 'builder'),
    difficulties: data.difficulties.map(({ name }) => name.toLowerCase()),
    levels: data.difficulties.map(({ levels }) => levels),
    files: data,
    hash: contentHash(
      Object.fromEntries(Object.entries(files).filter(([name]) => !/^(text|words)/.test(name))),
      {
        choices: data.words.choices,
        names: [...named, ...cards.actions.map(({ text }) => text), ...cards.options],
      },
    ),
    components: componentCounts(pack, data),
    say: (phrase, values) => fillPhrase(data.words.table[phrase], values),
  }
}
