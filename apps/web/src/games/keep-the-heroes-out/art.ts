/** Which picture belongs to what. */
import type { Card } from '@hearthkeep/game-keep-the-heroes-out'
import type { Floor } from '../../kit/place.tsx'
import art from './art.json' with { type: 'json' }
import floors from './floors.json' with { type: 'json' }

type Pictures = Readonly<Record<string, string>>

export const { marks } = art
export const clanArt: Pictures = art.clans
export const classArt: Pictures = art.classes
export const resourceArt: Pictures = art.resources
export const typeArt: Pictures = art.types
export const roomArt: Pictures = art.rooms
export const craftArt: Pictures = art.crafts
export const eventArt: Pictures = art.events
export const backArt: Pictures = art.backs
export const scenarioArt: Pictures = art.scenarios
export const difficultyArt: Pictures = art.difficulties
/** By the words of actions. */
export const actionArt: Pictures = art.actions

/** What meeples are made of. */
export const clanColours: Pictures = {
  ratkin: '#d9a55c',
  dragon: '#ef6a50',
  skeleton: '#e9e2cf',
  imp: '#d98ae0',
  slime: '#9ad06a',
}

export const floorOf = (room: string): Floor =>
  ((floors as Readonly<Record<string, unknown>>)[room] ?? floors.cells) as Floor

const clanCards: Pictures = art.clanCards
const craftCards: Pictures = art.craftCards

/** The picture of a card. */
export function cardArt({ id, clan }: Card): string {
  return (clan < 0 ? craftCards[id] : clanCards[id]) ?? ''
}
