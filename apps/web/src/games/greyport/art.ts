/** Which picture belongs to what. Content names designs by id; cards on the table know only their titles. */
import type { Card, Data, Monster } from '@hearthkeep/game-greyport'
import art from './art.json' with { type: 'json' }

type Pictures = Readonly<Record<string, string>>

export const { marks } = art
const characterArt: Pictures = art.characters
export const scenarioArt: Pictures = art.scenarios

/** Pictures by what stands on the card, and of the locations by number. */
interface Gallery {
  readonly cards: ReadonlyMap<string, string>
  readonly monsters: ReadonlyMap<string, string>
  readonly locations: readonly string[]
  readonly characters: readonly string[]
}

const { goblins, beasts, brutes, cultists, aberrations, dragons } = art
const subdeckArt: Readonly<Record<string, Pictures | undefined>> = {
  ...{ goblins, beasts, brutes, cultists, aberrations, dragons },
}

function cardArt({ characters, first }: Data, { id, character }: Card, number: number): string {
  if (number >= first.playerHeroes) return characterArt[characters[character].id] ?? ''
  if (number >= first.curses) return marks.curse
  const { starting, items, heroes }: Readonly<Record<string, Pictures>> = art
  return (number >= first.starting ? starting : number >= first.items ? items : heroes)[id] ?? ''
}

function monsterArt({ subdecks }: Data, { id, subdeck, isToken }: Monster): string {
  if (subdeck >= 0) return subdeckArt[subdecks[subdeck].id]?.[id] ?? ''
  const pictures: Pictures = isToken ? art.tokens : art.bosses
  return pictures[id] ?? ''
}

const galleries = new WeakMap<Data, Gallery>()

/** The pictures for a pack of content; made once for each. */
export function galleryOf(data: Data): Gallery {
  let gallery = galleries.get(data)
  if (gallery === undefined) {
    gallery = {
      cards: new Map(data.cards.map((card, number) => [card.title, cardArt(data, card, number)])),
      monsters: new Map(
        data.monsters.flatMap((monster) => {
          const picture = monsterArt(data, monster)
          return [monster, ...(monster.back === null ? [] : [monster.back])].map(({ title }) => [
            title,
            picture,
          ])
        }),
      ),
      locations: data.locations.map(({ id }) => (art.locations as Pictures)[id] ?? ''),
      characters: data.characters.map(({ id }) => characterArt[id] ?? ''),
    }
    galleries.set(data, gallery)
  }
  return gallery
}
