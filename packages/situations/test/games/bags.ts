/** Bags: two players with beans in hand, and some on the floor; bags that are empty. */
import { layout, list, open, pile, rulebook, WON } from '@hearthkeep/engine'
import { quickGame } from '@hearthkeep/testkit/games'

const BEANS = 8

const rules = rulebook<null>()({
  layout: layout({
    players: open(list(2, { hand: pile(BEANS, 'bean'), bag: pile(BEANS, 'bean') })),
    floor: open(pile(BEANS, 'bean')),
  }),
  things: { bean: { name: (bean) => `Bean ${bean + 1}`, count: () => BEANS } },
  choices: { stop: {} },
  reasons: {},
  events: {},
})
type Table = ReturnType<typeof rules.newTable>

const stop = rules.ask({
  name: 'stop',
  rule: 'B1',
  who: 0,
  choices: (_: Table, out) => out.add(rules.choices.stop),
  take: { stop: (t: Table) => t.finish(WON) },
})

const deal = (t: Table): void => {
  for (let bean = 0; bean < BEANS; bean++) {
    const pileOf = bean < 4 ? t.players[Math.floor(bean / 2)].hand : t.floor
    pileOf.push(bean)
  }
}

export const bags = quickGame<Table, null>('bags', rules, rules.procedure('main', [], [deal, stop]), null, {
  seats: [2, 2],
  rest: { bean: 'floor' },
})
