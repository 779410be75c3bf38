/** The rooms of the dungeon as plain data: who and what is in them, and what the Guild may send there. */
import {
  CLASSES,
  CRAFTS,
  DEEDS,
  EVENTS,
  mapOf,
  neededFor,
  RESOURCES,
  TYPES,
} from '@hearthkeep/game-keep-the-heroes-out'
import type { Table, Threat } from '@hearthkeep/game-keep-the-heroes-out'
import { clanArt, classArt, craftArt, eventArt, marks, resourceArt, roomArt, typeArt } from './art.ts'
import layouts from './layouts.json' with { type: 'json' }
import type { GuildCardView } from './model-cards.ts'

interface MeeplesView {
  readonly seat: number
  /** Its id. */
  readonly clan: string
  readonly name: string
  readonly art: string
  readonly count: number
  /** Health left, of a monster that has more than one. */
  readonly health: number
}

export interface HeroView {
  readonly hero: number
  readonly id: string
  readonly name: string
  readonly art: string
  readonly count: number
  readonly isActive: boolean
}

/** Tokens of one kind: resources by number as cargo, and traps. */
interface TokenView {
  readonly cargo: number
  readonly id: string
  readonly name: string
  readonly art: string
  readonly count: number
}

/** What activating the room does, in pictures: what is spent, and what comes of it. */
interface DeedView {
  readonly text: string
  readonly spends: string
  readonly gives: string
}

export interface RoomModel {
  readonly room: number
  readonly id: string
  readonly name: string
  readonly art: string
  readonly type: string
  readonly typeName: string
  readonly typeArt: string
  /** On the map, in columns and rows. */
  readonly x: number
  readonly y: number
  readonly distance: number
  readonly neighbours: readonly number[]
  readonly deed: DeedView
  readonly isCells: boolean
  readonly isVault: boolean
  readonly meeples: readonly MeeplesView[]
  readonly heroes: readonly HeroView[]
  readonly tokens: readonly TokenView[]
  /** 0 none, 1 incomplete, 2 completed. */
  readonly portal: number
  readonly events: number
  readonly eventName: string
  readonly eventArt: string
  readonly chest: number
  readonly needed: number
  readonly threat: Threat | null
  /** The class of a hero of the card being resolved who is still to appear here; -1 for none. */
  readonly appears: number
  /** How many Guild cards that may come next put heroes here. */
  readonly coming: number
}

/** How many columns and rows every layout has. */
export const COLUMNS = 4
export const ROWS = 3

/** How many chests are left. */
export const chestsIn = (rooms: readonly RoomModel[]): number => rooms.filter(({ chest }) => chest > 0).length

type Layout = Readonly<Record<string, readonly number[]>>

function deedView(t: Table, room: number): DeedView {
  const { deed, resource, crafts } = t.data.rooms[room]
  const { say } = t.data
  const name = DEEDS[deed]
  const text = say(`room-${name}`, {
    ...(resource < 0 ? {} : { resource: say(RESOURCES[resource]) }),
    ...(crafts < 0 ? {} : { craft: say(CRAFTS[crafts]) }),
  })
  const token = resource < 0 ? '' : resourceArt[RESOURCES[resource]]
  if (name === 'place') return { text, spends: '', gives: token }
  if (name === 'trap') return { text, spends: '', gives: marks.trap }
  if (name === 'craft') return { text, spends: token, gives: craftArt[CRAFTS[crafts]] }
  if (name === 'laboratory') return { text, spends: marks.cells, gives: craftArt['monster'] }
  if (name === 'builder') return { text, spends: resourceArt['coin'], gives: marks.portal }
  return { text, spends: '', gives: '' }
}

function meeplesIn(t: Table, room: number): MeeplesView[] {
  return Array.from({ length: t.seats }, (_, seat) => seat)
    .filter((seat) => t.rooms[room].monsters[seat] > 0)
    .map((seat) => {
      const { clan, wounds } = t.players[seat]
      const { id, name, health } = t.data.clans[clan]
      return {
        ...{ seat, name, clan: id, art: clanArt[id] },
        count: t.rooms[room].monsters[seat],
        health: health > 1 ? health - wounds : 0,
      }
    })
}

function heroesIn(t: Table, room: number): HeroView[] {
  const { active, exhausted } = t.rooms[room]
  const views = (counts: Int32Array, isActive: boolean): HeroView[] =>
    CLASSES.flatMap((id, hero) =>
      counts[hero] === 0
        ? []
        : [{ hero, id, name: t.data.say(id), art: classArt[id], count: counts[hero], isActive }],
    )
  return [...views(active, true), ...views(exhausted, false)]
}

function tokensIn(t: Table, room: number): TokenView[] {
  const { resources, traps } = t.rooms[room]
  const { say } = t.data
  return [
    ...RESOURCES.flatMap((id, cargo) =>
      resources[cargo] === 0
        ? []
        : [{ cargo, id, name: say(id), art: resourceArt[id], count: resources[cargo] }],
    ),
    ...(traps === 0
      ? []
      : [{ cargo: RESOURCES.length, id: 'trap', name: say('trap-word'), art: marks.trap, count: traps }]),
  ]
}

/** All rooms of the dungeon. */
export function roomModels(
  t: Table,
  threats: readonly Threat[],
  toCome: readonly GuildCardView[],
): RoomModel[] {
  const { isIn, neighbours, distance } = mapOf(t)
  const { id: scenario, events } = t.data.scenarios[t.scenario]
  const layout = (layouts as Readonly<Record<string, Layout | undefined>>)[scenario]
  return t.data.rooms.flatMap(({ id, name, type }, room) => {
    if (!isIn[room]) return []
    const here = t.rooms[room]
    const [x, y] = layout?.[id] ?? [room % COLUMNS, Math.floor(room / COLUMNS)]
    return [
      {
        ...{ room, id, name, art: roomArt[id], x, y },
        ...{ type: TYPES[type], typeName: t.data.say(TYPES[type]), typeArt: typeArt[TYPES[type]] },
        ...{ distance: distance[room], neighbours: neighbours[room], deed: deedView(t, room) },
        ...{ isCells: room === t.data.cells, isVault: room === t.data.vault },
        ...{ meeples: meeplesIn(t, room), heroes: heroesIn(t, room), tokens: tokensIn(t, room) },
        ...{ portal: here.portal, events: here.events },
        ...{ eventName: t.data.say(`event-${EVENTS[events]}`), eventArt: eventArt[EVENTS[events]] },
        ...{ chest: here.chest, needed: neededFor(t, room) },
        threat: threats.find((one) => one.room === room) ?? null,
        appears: ((t.summonRooms >> room) & 1) === 1 ? t.summonClass : -1,
        coming: toCome.filter((card) => card.type === type).length,
      },
    ]
  })
}
