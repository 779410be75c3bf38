/** A throw-away game: draw treasures from a hidden deck, or surface before the shark comes. */
import { counted, defineGame, defineMind, int, layout, LOST, open } from '@hearthkeep/engine'
import { pile, rulebook, stream, WON } from '@hearthkeep/engine'
import type { Game, TableOf } from '@hearthkeep/engine'
import { askAgain } from '@hearthkeep/testkit/games'

const CARDS = 6
/** The card that ends the dive. */
export const SHARK = 0

const layoutOfTable = layout({
  dice: stream,
  catches: open(int),
  deck: counted(pile(CARDS, 'card')),
  seen: open(pile(CARDS, 'card')),
})
type Table = TableOf<(typeof layoutOfTable)['fields'], null>

/** The full decks that the mind was shown: tests look whether one is the real deck. */
export const peeked: number[][] = []

export const diveMind = defineMind<Table>({
  evaluate: (t) => Math.min(1, t.catches / CARDS),
  weigh(t, weights) {
    if (t.deck.size === CARDS) peeked.push(t.deck.toArray())
    for (let i = 0; i < t.choices.count; i++) weights[i] = (i === 0) === t.catches < 2 ? 3 : 1
  },
  moment: (t) => t.catches,
  horizon: 3,
  margin: { name: 'catches', of: (t) => t.catches },
})

/** The game; `breaks` makes its rules throw when a given number of treasures is reached. */
export function diveGame(breaks = 99): Game {
  const rules = rulebook<null>()({
    layout: layoutOfTable,
    things: { card: { name: (card) => `card ${card}`, count: () => CARDS } },
    choices: { dive: [], surface: [] },
  })
  const main = askAgain(
    rules,
    'D1',
    {
      choices(t, out) {
        if (!t.deck.isEmpty) out.add(rules.choices.dive)
        out.add(rules.choices.surface)
      },
      take: {
        dive(t) {
          const card = t.deck.pop()
          t.seen.push(card)
          if (card === SHARK) t.finish(LOST)
          else t.catches++
          if (t.catches === breaks) throw new Error('the air hose broke')
        },
        surface: (t) => t.finish(t.catches > 1 ? WON : LOST),
      },
    },
    (t) => {
      for (let card = 0; card < CARDS; card++) t.deck.push(card)
      t.dice.shuffle(t.deck)
    },
  )
  return defineGame({
    ...{
      id: 'dive',
      name: 'Dive',
      about: 'Draw or stop.',
      version: '1',
      contentHash: '0',
      seats: [1, 1] as const,
    },
    ...{ components: {}, rules, data: null, main, describe: () => [], glossary: [], rulesText: [] },
    text: {
      choices: { dive: 'dive', surface: 'surface' },
      prompts: { act: 'Dive on?' },
      reasons: {},
      events: {},
    },
  })
}
