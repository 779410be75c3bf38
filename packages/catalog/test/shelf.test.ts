/** What stands on a box is what is in it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { catalog } from '@hearthkeep/catalog'
import { ACCENTS, shelf } from '@hearthkeep/catalog/shelf'
import { didYouMean } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'

const page = new URL('../../../apps/web/', import.meta.url)
type Names = Readonly<Record<string, unknown>>
const set = createRequire(new URL('package.json', page))('@iconify-json/game-icons/icons.json') as {
  readonly icons: Names
  readonly aliases?: Names
}
const icons = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]

/** What is wrong with a word on a box that must be one of these; nothing if it is. */
function problemOf(id: string, field: string, word: string, known: readonly string[]): string | undefined {
  if (known.includes(word)) return undefined
  const near = known.filter((name) => name.startsWith(word.slice(0, 1))) // there are thousands of icons
  return `games/${id}/box.json: there is no ${field} "${word}"${didYouMean(word, near)}`
}

test('every colour of boxes is one of the page', () => {
  const tokens = readFileSync(new URL('src/look/tokens.css', page), 'utf8')
  expect(ACCENTS.filter((accent) => !tokens.includes(`\n  --${accent}: #`))).toEqual([])
})

test('a picture or colour that there is not is told with the nearest', () => {
  expect(problemOf('x', 'icon', 'old-lantren', icons)).toBe(
    'games/x/box.json: there is no icon "old-lantren"; did you mean "old-lantern"?',
  )
  expect(problemOf('x', 'accent', 'golt', ACCENTS)).toBe(
    'games/x/box.json: there is no accent "golt"; did you mean "gold"?',
  )
})

describe.each(shelf.map((box, place) => ({ box, game: catalog[place].game })))(
  'the box of $box.name',
  ({ box, game }) => {
    test('says what its rules say', () => {
      const { id, name, seats, hasCampaign } = box
      const declared = {
        id: game.id,
        name: game.name,
        seats: game.seats,
        hasCampaign: game.campaign !== undefined,
      }
      expect({ id, name, seats, hasCampaign }).toEqual(declared)
    })

    test('says how hard it is and how long it takes', () => {
      expect([1, 2, 3]).toContain(box.difficulty)
      expect(box.minutes).toMatch(/^\d+(–\d+)?$/)
      expect(box.line).toMatch(/\.$/)
    })

    test('has a picture and a colour that there are', () => {
      const { id, icon, accent } = box
      expect(problemOf(id, 'icon', icon, icons)).toBeUndefined()
      expect(problemOf(id, 'accent', accent, ACCENTS)).toBeUndefined()
    })
  },
)
