/** Bags: two players with beans in hand, and some on the floor; bags that are empty. */
import { layout, list, open, pile, rulebook, WON } from '@hearthkeep/engine'
import type { Choices } from '@hearthkeep/engine'
import { askAgain, quickGame } from '@hearthkeep/testkit/games'

const BEANS = 8

const rules = rulebook<null>()({
  layout: layout({
    players: open(list(2, { hand: pile(BEANS, 'bean'), bag: pile(BEANS, 'bean') })),
    floor: open(pile(BEANS, 'bean')),
  }),
  things: { bean: { name: (bean) => `Bean ${bean + 1}`, count: () => BEANS } },
  choices: { stop: [] },
})
type Table = ReturnType<typeof rules.newTable>

const deal = (t: Table): void => {
  for (let bean = 0; bean < BEANS; bean++) {
    const pileOf = bean < 4 ? t.players[Math.floor(bean / 2)].hand : t.floor
    pileOf.push(bean)
  }
}

const stop = {
  choices: (_: Table, out: Choices) => out.add(rules.choices.stop),
  take: { stop: (t: Table) => t.finish(WON) },
}

export const bags = quickGame<Table, null>('bags', rules, askAgain(rules, 'B1', stop, deal), null, {
  seats: [2, 2],
  rest: { bean: 'floor' },
})
