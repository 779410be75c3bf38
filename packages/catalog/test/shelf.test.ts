/** What stands on a box is what is in it. */
import { catalog } from '@hearthkeep/catalog'
import { shelf } from '@hearthkeep/catalog/shelf'
import { describe, expect, test } from 'vitest'

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
  },
)
