/** Boxes in boxes: an ask inside an effect inside an ask, each level with locals of its own. */
import { DRAWN, int, layout, open, rulebook, stream, WON } from '@hearthkeep/engine'
import { quickGame } from './make.ts'

const DEPTH = 4

const rules = rulebook<null>()({
  layout: layout({ dice: stream, gold: open(int), opened: open(int) }, { stack: 64 }),
  things: {},
  choices: { open: { box: 'number' }, take: { gold: 'number' }, leave: {} },
  reasons: { 'too-deep': 'B2' },
  events: { found: { rule: 'B3', with: { gold: 'number', depth: 'number' } } },
})
const { ask, events, procedure, reasons, repeatWhile } = rules
type Table = ReturnType<typeof rules.newTable>
type Box = { depth: number; gold: number; inner: number; isOpen: number }

/** Opens a box: its gold can be taken, and there are boxes in it, down to a depth. */
const openBox = procedure(
  'open-box',
  ['depth', 'gold', 'inner', 'isOpen'],
  [
    (t: Table, my: Box) => {
      my.gold = t.dice.below(6)
      my.inner = my.depth < DEPTH ? 2 : 0
      my.isOpen = 1
      t.opened++
      t.log?.add(events.found, my.gold, my.depth)
    },
    repeatWhile(
      (_, my: Box) => my.isOpen === 1,
      [
        ask({
          name: 'in-the-box',
          rule: 'B1',
          who: 0,
          choices(_: Table, out, my: Box) {
            if (my.gold > 0) out.add(rules.choices.take, my.gold)
            if (my.inner > 0) out.add(rules.choices.open, my.depth * 10 + my.inner)
            else if (my.depth === DEPTH) out.refuse(reasons['too-deep'], rules.choices.open)
            out.add(rules.choices.leave)
          },
          take: {
            take: (t: Table, { gold }, my: Box) => {
              t.gold += gold
              my.gold = 0
            },
            open: (t: Table, _, my: Box) => {
              my.inner--
              t.call(openBox, my.depth + 1)
            },
            leave: (_t: Table, _, my: Box) => {
              my.isOpen = 0
            },
          },
        }),
      ],
    ),
    (t: Table, my: Box) => t.leave(my.depth),
  ],
)

const main = procedure(
  'main',
  [],
  [
    repeatWhile((t: Table) => t.opened < 12, [(t: Table) => t.call(openBox, 1)]),
    (t: Table) => t.finish(t.gold > 20 ? WON : DRAWN),
  ],
)

export const boxes = quickGame('boxes', rules, main, null)
