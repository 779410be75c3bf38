/** Which picture belongs to what. Content names designs by id; cards on the table know only their titles. */
import type { Data } from '@hearthkeep/game-greyport'
import art from './art.json' with { type: 'json' }

type Pictures = Readonly<Record<string, string>>

export const { marks } = art
export const characterArt: Pictures = art.characters
export const scenarioArt: Pictures = art.scenarios

/** Pictures by what stands on the card, and of the locations by number. */
export interface Gallery {
  readonly cards: ReadonlyMap<string, string>
  readonly monsters: ReadonlyMap<string, string>
  readonly locations: readonly string[]
  readonly characters: readonly string[]
}

interface Named {
  readonly id: string
  readonly name: string
}

function byName(entries: readonly Named[], pictures: Pictures): [string, string][] {
  return entries.map(({ id, name }) => [name, pictures[id] ?? ''])
}

const { goblins, beasts, brutes, cultists, aberrations, dragons } = art
const subdeckArt: Readonly<Record<string, Pictures | undefined>> = {
  ...{ goblins, beasts, brutes, cultists, aberrations, dragons },
}

const galleries = new WeakMap<Data, Gallery>()

/** The pictures for a pack of content; made once for each. */
export function galleryOf(data: Data): Gallery {
  let gallery = galleries.get(data)
  if (gallery === undefined) {
    const { files } = data
    const heroes = files.playerHeroes.map(({ name, character }) => ({ id: character, name }))
    const backs = files.bosses.flatMap(({ id, back }) =>
      back === undefined ? [] : [{ id, name: back.name }],
    )
    gallery = {
      cards: new Map([
        ...byName(files.heroes, art.heroes),
        ...byName(files.items, art.items),
        ...byName(files.startingCards, art.starting),
        ...byName(heroes, art.characters),
        ...files.curses.map(({ name }): [string, string] => [name, marks.curse]),
      ]),
      monsters: new Map([
        ...Object.entries(files.subdecks).flatMap(([id, monsters]) => byName(monsters, subdeckArt[id] ?? {})),
        ...byName(files.tokens, art.tokens),
        ...byName([...files.bosses, ...backs], art.bosses),
      ]),
      locations: files.locations.map(({ id }) => (art.locations as Pictures)[id] ?? ''),
      characters: files.characters.map(({ id }) => characterArt[id] ?? ''),
    }
    galleries.set(data, gallery)
  }
  return gallery
}
