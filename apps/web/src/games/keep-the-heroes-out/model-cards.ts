/** Cards of clans, crafts and the Guild as plain data. */
import { BACKS, CLASSES, CRAFTS, DEEDS, RESOURCES, TYPES } from '@hearthkeep/game-keep-the-heroes-out'
import type { Table } from '@hearthkeep/game-keep-the-heroes-out'
import {
  actionArt,
  cardArt,
  clanArt,
  classArt,
  craftArt,
  marks,
  resourceArt,
  scenarioArt,
  typeArt,
} from './art.ts'

/** Equal actions of a side, which are one line on the card. */
export interface ActionView {
  readonly design: number
  readonly art: string
  readonly text: string
  readonly count: number
}

/** A side of a card, of which one is used. */
export interface SideView {
  /** As the choices name it. */
  readonly option: number
  readonly text: string
  readonly actions: readonly ActionView[]
}

/** Where a craft is made, and of what. */
export interface MakingView {
  readonly room: number
  readonly roomName: string
  /** The id of the resource, its name and its picture; the Laboratory takes a hero instead. */
  readonly resource: string
  readonly resourceName: string
  readonly art: string
}

export interface CardView {
  readonly id: number
  readonly title: string
  readonly art: string
  readonly text: string
  /** The clan it belongs to; empty for crafts. */
  readonly clan: string
  /** As in `CRAFTS`. */
  readonly craft: string
  /** What it is, for its ribbon. */
  readonly ribbon: string
  readonly kindArt: string
  readonly sides: readonly SideView[]
  readonly canDefend: boolean
  /** Null if no room of this content makes it. */
  readonly making: MakingView | null
}

/** An action of the card in play. */
interface RestView extends ActionView {
  readonly isUsed: boolean
  /** It goes on in steps of its own: Reinforce, Ambush, Surge. */
  readonly begins: boolean
}

export interface InPlayView {
  readonly card: CardView
  readonly actions: readonly RestView[]
}

/** A Guild card: a hero card, or one of the scenario. */
export interface GuildCardView {
  readonly id: number
  readonly name: string
  /** As in `CLASSES`; -1 for scenario cards. */
  readonly hero: number
  /** As in `TYPES`; -1 for scenario cards. */
  readonly type: number
  readonly art: string
  readonly typeArt: string
  readonly text: string
}

export interface TreasureView {
  readonly id: number
  readonly name: string
  readonly value: number
  readonly back: string
}

function sideView(t: Table, card: number, side: number): SideView {
  const { sides, sideNames } = t.data.cards[card]
  const counts = new Map<number, number>()
  for (const design of sides[side]) counts.set(design, (counts.get(design) ?? 0) + 1)
  return {
    option: sideNames[side],
    text: t.data.options[sideNames[side]],
    actions: [...counts].map(([design, count]) => {
      const { word, text } = t.data.actions[design]
      return { design, art: actionArt[word] ?? '', text, count }
    }),
  }
}

/** The room that crafts it; Monster cards are brewed in the Laboratory [M1, S12]. */
function makingOf(t: Table, craft: number): MakingView | null {
  const room = t.data.rooms.findIndex(({ deed, crafts }) =>
    CRAFTS[craft] === 'monster' ? DEEDS[deed] === 'laboratory' : DEEDS[deed] === 'craft' && crafts === craft,
  )
  if (room < 0) return null
  const { name, resource } = t.data.rooms[room]
  const making = { room, roomName: name }
  if (resource < 0) return { ...making, resource: '', resourceName: '', art: marks.cells }
  const id = RESOURCES[resource]
  return { ...making, resource: id, resourceName: t.data.say(id), art: resourceArt[id] }
}

export function cardView(t: Table, id: number): CardView {
  const { title, text, clan, craft, sides, canDefend } = t.data.cards[id]
  const { say, clans } = t.data
  return {
    ...{ id, title, text, canDefend },
    art: cardArt(t.data.cards[id]),
    clan: clan < 0 ? '' : clans[clan].id,
    craft: CRAFTS[craft],
    ribbon: clan < 0 ? say(CRAFTS[craft]) : clans[clan].name,
    kindArt: clan < 0 ? craftArt[CRAFTS[craft]] : clanArt[clans[clan].id],
    sides: sides.map((_, side) => sideView(t, id, side)),
    making: makingOf(t, craft),
  }
}

/** The card in play, and which of its actions are unused. */
export function inPlayView(t: Table): InPlayView | null {
  if (t.card < 0) return null
  return {
    card: cardView(t, t.card),
    actions: t.data.cards[t.card].sides[t.side].map((design, i) => {
      const { word, text, chosenAs } = t.data.actions[design]
      return {
        ...{ design, text, count: 1, art: actionArt[word] ?? '' },
        isUsed: ((t.left >> i) & 1) === 0,
        begins: chosenAs.includes('begin-action'),
      }
    }),
  }
}

export function guildCardView(t: Table, id: number): GuildCardView {
  const { name, class: hero, type, text, scenario } = t.data.guild[id]
  const { say } = t.data
  return {
    ...{ id, name, hero, type },
    art: hero < 0 ? (scenarioArt[t.data.scenarios[scenario].id] ?? '') : classArt[CLASSES[hero]],
    typeArt: type < 0 ? '' : typeArt[TYPES[type]],
    text: hero < 0 ? text : say('hero-card-says', { hero: say(CLASSES[hero]), type: say(TYPES[type]) }),
  }
}

export function treasureView(t: Table, id: number): TreasureView {
  const { name, value, back } = t.data.treasures[id]
  return { id, name, value, back: BACKS[back] }
}
