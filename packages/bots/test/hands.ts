/** A throw-away game with hidden hands: everybody may show an odd card. */
import { counted, defineGame, defineMind, layout, list, open, owned } from '@hearthkeep/engine'
import { pile, rulebook, stream, WON } from '@hearthkeep/engine'
import type { Game, TableOf } from '@hearthkeep/engine'

const CARDS = 9

const layoutOfTable = layout({
  dice: stream,
  deck: counted(pile(CARDS, 'card')),
  players: list(2, { hand: owned(pile(CARDS, 'card')) }),
  shown: open(pile(CARDS, 'card')),
})
type Table = TableOf<(typeof layoutOfTable)['fields'], null>

/** The highest card, whoever holds it. */
export const handsMind = defineMind<Table>({
  evaluate: () => 0.5,
  weigh({ choices }, weights) {
    for (let i = 0; i < choices.count; i++) weights[i] = 1 + choices.paramOf(i, 0)
  },
  ...{ moment: () => 0, horizon: 1, margin: { name: 'nothing', of: () => 0 } },
})

/** The game; with `peeking` everybody may show the cards of the other, which nobody but the other sees. */
export function handsWith(flaw: 'honest' | 'peeking'): Game {
  const rules = rulebook<null>()({
    layout: layoutOfTable,
    things: { card: { name: (card) => `${card}`, count: () => CARDS } },
    choices: { show: ['card'] },
  })
  const main = rules.procedure(
    'main',
    [],
    [
      (t: Table) => {
        for (let card = 0; card < CARDS; card++) t.deck.push(card)
        t.dice.shuffle(t.deck)
        for (const { hand } of t.players) for (let i = 0; i < 3; i++) hand.push(t.deck.pop())
      },
      rules.ask({
        name: 'show',
        rule: 'H1',
        choices(t: Table, out) {
          const { hand } = t.players[flaw === 'peeking' ? 1 - out.seat : out.seat]
          for (let i = 0; i < hand.size; i++)
            if (hand.get(i) % 2 === 1 || flaw === 'peeking') out.add(rules.choices.show, hand.get(i))
        },
        take: { show: (t: Table, { seat, card }) => t.players[seat].hand.take(card) },
        ifNone: 'skip',
      }),
      (t: Table) => t.finish(WON),
    ],
  )
  return defineGame({
    ...{ id: 'hands', name: 'Hands', about: 'Show.', version: '1', contentHash: '0', seats: [2, 2] as const },
    ...{ components: {}, rules, data: null, main, describe: () => [], glossary: [], rulesText: [] },
    text: { choices: { show: 'show {card}' }, prompts: { show: 'Show?' }, reasons: {}, events: {} },
  })
}
