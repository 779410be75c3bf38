/** A shelf: books of two languages that are pushed aside each to its own box, one that is read, one that nobody has. */
import { int, layout, open, pile, pointer, rulebook, WON } from '@hearthkeep/engine'
import { askAgain, quickGame } from '@hearthkeep/testkit/games'

const BOOKS = 8
const LEFT_OUT = 7

const rules = rulebook<null>()({
  layout: layout({
    turn: open(int),
    shelf: open(pile(4, 'book')),
    english: open(pile(2, 'book')),
    danish: open(pile(BOOKS, 'book')),
    cellar: open(pile(3, 'book')),
    /** The book in hand: it lies elsewhere. */
    read: open(pointer('book')),
  }),
  things: {
    book: {
      name: (book) => `${book % 2 === 0 ? 'English' : 'Danish'} ${Math.floor(book / 2) + 1}`,
      count: () => BOOKS,
      isOnTable: (book) => book !== LEFT_OUT,
    },
  },
  choices: { read: ['book'] },
})
type Table = ReturnType<typeof rules.newTable>

const fill = (t: Table): void => {
  for (let book = 0; book < LEFT_OUT; book++) (book < 3 ? t.shelf : t.danish).push(book)
}

const main = askAgain(
  rules,
  'B1',
  {
    choices(t, out) {
      for (let i = 0; i < t.shelf.size; i++) out.add(rules.choices.read, t.shelf.get(i))
    },
    take: {
      read(t, { book }) {
        t.read = book
        t.finish(WON)
      },
    },
  },
  fill,
)

export const shelf = quickGame<Table, null>('shelf', rules, main, null, {
  rest: { book: (book) => (book % 2 === 0 ? ['english', 'cellar'] : ['danish', 'cellar']) },
})
