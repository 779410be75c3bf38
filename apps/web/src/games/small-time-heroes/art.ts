/** Which picture belongs to what. Content names designs by id; cards on the table know only their titles. */
import type { Data } from '@hearthkeep/game-small-time-heroes'
import art from './art.json' with { type: 'json' }

type Pictures = Readonly<Record<string, string>>

export const { marks } = art
export const symbolArt: Pictures = art.symbols
export const partArt: Pictures = art.parts
export const heroArt: Pictures = art.heroes
export const bossArt: Pictures = art.bosses
export const hordeArt: Pictures = art.hordes

/** Pictures by what stands on the card. */
interface Gallery {
  readonly cards: ReadonlyMap<string, string>
  readonly potions: ReadonlyMap<string, string>
  readonly knowledge: ReadonlyMap<string, string>
  readonly challenges: ReadonlyMap<string, string>
  readonly treasures: ReadonlyMap<string, string>
}

interface Named {
  readonly id: string
  readonly name: string
}

function byName(entries: readonly Named[], pictures: Pictures): Map<string, string> {
  return new Map(entries.map(({ id, name }) => [name, pictures[id] ?? '']))
}

const galleries = new WeakMap<Data, Gallery>()

/** The pictures for a pack of content; made once for each. */
export function galleryOf(data: Data): Gallery {
  let gallery = galleries.get(data)
  if (gallery === undefined) {
    const { files } = data
    const minions = Object.values(files.minions).flat()
    const treasures = files.advanced.map(({ id, treasure }) => ({ id, name: treasure.name }))
    gallery = {
      cards: new Map([
        ...byName([...files.warriorCards, ...files.rogueCards], art.cards),
        ...byName(minions, art.minions),
      ]),
      potions: byName(files.potions, art.potions),
      knowledge: byName(files.knowledge, art.knowledge),
      challenges: byName([...files.challenges, ...files.advanced], art.challenges),
      treasures: byName(treasures, art.treasures),
    }
    galleries.set(data, gallery)
  }
  return gallery
}
