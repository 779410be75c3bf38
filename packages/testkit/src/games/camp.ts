/** A camp: four seats act in any order, several rounds, each until it says it is done. */
import { int, layout, list, open, rulebook, WON } from '@hearthkeep/engine'
import { quickGame } from './make.ts'

const ROUNDS = 3

const rules = rulebook<null>()({
  layout: layout({ round: open(int), wood: open(int), campers: open(list(4, { energy: int, isDone: int })) }),
  things: {},
  choices: { gather: {}, give: { to: 'seat' }, done: {} },
  reasons: { tired: 'C2', alone: 'C3' },
  events: { gathered: { rule: 'C1', with: { by: 'seat' } } },
})
const { ask, events, procedure, reasons, repeatWhile } = rules
type Table = ReturnType<typeof rules.newTable>

const act = ask({
  name: 'act',
  rule: 'C1',
  pass: 'done',
  choices(t: Table, out) {
    const me = t.campers[out.seat]
    if (me.isDone === 1) return
    if (me.energy > 0) out.add(rules.choices.gather)
    else out.refuse(reasons.tired, rules.choices.gather)
    for (let seat = 0; seat < t.seats; seat++) {
      if (me.energy === 0) out.refuse(reasons.tired, rules.choices.give, seat)
      else if (seat === out.seat || t.campers[seat].isDone === 1)
        out.refuse(reasons.alone, rules.choices.give, seat)
      else out.add(rules.choices.give, seat)
    }
    out.add(rules.choices.done)
  },
  take: {
    gather: (t: Table, { seat }) => {
      t.campers[seat].energy--
      t.wood++
      t.log?.add(events.gathered, seat)
    },
    give: (t: Table, { seat, to }) => {
      // One goes to rest, the other tires less: energy never grows, so the round ends.
      t.campers[seat].energy--
      if (t.campers[to].energy === 0) t.campers[to].energy = t.campers[seat].energy > 1 ? 1 : 0
      if (t.campers[to].energy === 1) t.campers[seat].energy = Math.max(0, t.campers[seat].energy - 1)
    },
    done: (t: Table, { seat }) => {
      t.campers[seat].isDone = 1
    },
  },
})

function someoneActs(t: Table): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (t.campers[seat].isDone === 0) return true
  return false
}

const main = procedure(
  'main',
  [],
  [
    repeatWhile(
      (t: Table) => t.round < ROUNDS,
      [
        (t: Table) => {
          t.round++
          for (let seat = 0; seat < t.seats; seat++) {
            t.campers[seat].energy = 2
            t.campers[seat].isDone = 0
          }
        },
        repeatWhile(someoneActs, [act]),
      ],
    ),
    (t: Table) => t.finish(WON),
  ],
)

export const camp = quickGame('camp', rules, main, null, { seats: [2, 4] })
