// What TABLE.md says of each field comes of the comment above it.
import { expect, test } from 'vitest'
import { commentsOf } from './table-docs.ts'

const SOURCE = `
/** What lies on the table. */
const hero = {
  life: int,
  /** Absorbs damage
   * before life does. */
  block: int,
}
export const layoutOfTable = layout({
  /** Every shuffle. */
  dice: stream,
  // Who fights.
  // And who does not.
  heroes: open(list(2, hero)),
  decks: list(3, {
    /** [A1] Face down. */
    deck: seenIf(isOpen, known(pile(9, 'card'))),
  }),
})
`

test('the comment above a field is told of it, in records as well', () => {
  expect(Object.fromEntries(commentsOf(SOURCE))).toEqual({
    dice: 'Every shuffle.',
    heroes: 'Who fights. And who does not.',
    'heroes.life': '',
    'heroes.block': 'Absorbs damage before life does.',
    decks: '',
    'decks.deck': '[A1] Face down.',
  })
})
