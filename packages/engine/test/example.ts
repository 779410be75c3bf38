import {
  counted,
  defineGame,
  EventLog,
  eventText,
  findChoice,
  int,
  layout,
  LOST,
  open,
} from '@hearthkeep/engine'
import { pile, rulebook, start, stream, whyNot, WON } from '@hearthkeep/engine'

// The table: one block of integers. Who sees a field is said where it is declared; unsaid, it is hidden.
const rules = rulebook<readonly string[]>()({
  layout: layout({
    shuffles: stream,
    turn: open(int),
    sea: counted(pile(9, 'find')), // everybody sees how many are left, nobody sees which
    shore: open(pile(9, 'find')),
  }),
  things: { find: { name: (find, t) => t.data[find] } },
  choices: { dive: [], surface: [] },
  events: { found: { rule: 'D2', with: ['diver: seat', 'find'] } },
  reasons: { 'too-soon': 'D3' },
})
const { ask, choices, events, procedure, reasons, repeat } = rules
type Table = ReturnType<typeof rules.newTable>

const act = ask({
  name: 'act',
  rule: 'D1', // [D1] The two divers take turns.
  who: (t: Table) => t.turn,
  choices(t, out) {
    out.add(choices.dive)
    if (t.shore.size >= 4) out.add(choices.surface)
    else out.refuse(reasons['too-soon'], choices.surface) // [D3] Four pearls win.
  },
  take: {
    dive(t, { seat }) {
      const find = t.sea.pop()
      t.shore.push(find)
      t.log?.add(events.found, seat, find)
      if (find === 0) t.finish(LOST) // [D2] The shark ends the game.
    },
    surface: (t) => t.finish(WON),
  },
})
function fillSea(t: Table): void {
  for (let find = 0; find < t.data.length; find++) t.sea.push(find)
  t.shuffles.shuffle(t.sea)
}
function nextTurn(t: Table): void {
  t.turn = 1 - t.turn
}

const game = defineGame({
  id: 'deep-dive',
  name: 'Deep Dive',
  about: 'Two divers, eight pearls, one shark.',
  version: '1.0.0',
  contentHash: 'none',
  seats: [2, 2],
  components: { finds: 9 },
  rules,
  data: ['the shark', ...Array.from({ length: 8 }, (_, i) => `pearl ${i + 1}`)],
  text: {
    choices: { dive: 'dive', surface: 'surface' },
    events: { found: '{diver} finds {find}' },
    prompts: { act: 'dive deeper, or surface?' },
    reasons: { 'too-soon': 'that is not enough to live on' },
  },
  main: procedure('deep-dive', [], [fillSea, repeat([act, nextTurn])]),
  describe: (view) => [{ title: 'Sea', items: [], summary: `${view.sea.size} left` }],
  glossary: [],
  rulesText: [],
})

const table = start(game, { seed: 2 }) as Table
const log = new EventLog()
table.log = log
const { rule, text } = whyNot(game, table, 0, 'surface')
console.log(`surface? No: ${text} [${rule}]`)
while (!table.isOver) {
  const surface = findChoice(game, table, table.turn, 'surface')
  table.take(surface >= 0 ? surface : findChoice(game, table, table.turn, 'dive'))
}
for (let i = 0; i < log.count; i++) console.log(`${eventText(game, table, log, i)} [${log.kindOf(i).rule}]`)
console.log(table.outcome === WON ? 'won' : 'lost')
