/** Which picture belongs to what. Content names designs by id; cards on the table know only their titles. */
import type { Data } from '@hearthkeep/game-keep-the-heroes-out'
import art from './art.json' with { type: 'json' }

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
/** In the order of `ACTION`. */
export const actionArt: readonly string[] = [
  art.actions.draw,
  art.actions.activate,
  art.actions.move,
  art.actions.melee,
  art.actions.ranged,
  art.actions.trap,
  art.actions.portal,
  art.actions.summon,
  art.actions.place,
  art.actions.defend,
  art.actions.swarm,
  art.actions.reinforce,
  art.actions.ambush,
  art.actions.surge,
]

const galleries = new WeakMap<Data, ReadonlyMap<string, string>>()

/** Pictures by the titles of cards, for a pack of content; made once for each. */
export function galleryOf(data: Data): ReadonlyMap<string, string> {
  let gallery = galleries.get(data)
  if (gallery === undefined) {
    const clanCards: Pictures = art.clanCards
    const craftCards: Pictures = art.craftCards
    gallery = new Map([
      ...data.files.clanCards.map(({ id, name }): [string, string] => [name, clanCards[id] ?? '']),
      ...data.files.crafts.map(({ id, name }): [string, string] => [name, craftCards[id] ?? '']),
    ])
    galleries.set(data, gallery)
  }
  return gallery
}
