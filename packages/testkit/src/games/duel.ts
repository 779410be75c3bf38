/** A duel of wits: an attack is interrupted, another seat is asked in mid-effect and can cancel it. */
import { int, layout, list, LOST, open, rulebook, WON } from '@hearthkeep/engine'
import { quickGame } from './make.ts'

const rules = rulebook<null>()({
  layout: layout({
    turn: open(int),
    /** Set by whoever cancels the attack in flight. */
    isCancelled: open(int),
    foe: open(int),
    heroes: open(list(2, { charms: int })),
  }),
  things: {},
  choices: { attack: { strength: 'number' }, cancel: {}, allow: {} },
  reasons: { 'no-charm': 'D3' },
  events: {
    struck: { rule: 'D2', with: { strength: 'number' } },
    cancelled: { rule: 'D3', with: { by: 'seat' } },
  },
})
const { ask, events, procedure, reasons, when } = rules
type Table = ReturnType<typeof rules.newTable>
type Blow = { strength: number; attacker: number }

const blow = procedure(
  'blow',
  ['strength', 'attacker'],
  [
    when(
      (t: Table, my: Blow) => t.heroes[1 - my.attacker].charms > 0,
      [
        ask({
          name: 'interrupt',
          rule: 'D3',
          who: (_: Table, my: Blow) => 1 - my.attacker,
          choices(_: Table, out) {
            out.add(rules.choices.cancel)
            out.add(rules.choices.allow)
          },
          take: {
            cancel: (t: Table, { seat }) => {
              t.heroes[seat].charms--
              t.isCancelled = 1
              t.log?.add(events.cancelled, seat)
            },
            allow: () => undefined,
          },
        }),
      ],
    ),
    (t: Table) => {
      if (t.isCancelled === 1) t.leave()
      t.isCancelled = 0
    },
    (t: Table, my: Blow) => {
      t.foe -= my.strength
      t.log?.add(events.struck, my.strength)
      if (t.foe <= 0) t.finish(WON)
    },
  ],
)

const attack = ask({
  name: 'attack',
  rule: 'D1',
  who: (t: Table) => t.turn % 2,
  choices(t: Table, out) {
    for (let strength = 1; strength <= 3; strength++) out.add(rules.choices.attack, strength)
    if (t.heroes[out.seat].charms === 0) out.refuse(reasons['no-charm'], rules.choices.cancel)
  },
  take: {
    attack: (t: Table, { seat, strength }) => t.call(blow, strength, seat),
  },
})

const main = procedure(
  'main',
  [],
  [
    (t: Table) => {
      t.foe = 12
      t.heroes[0].charms = 2
      t.heroes[1].charms = 2
    },
    rules.repeatWhile((t: Table) => t.turn < 20, [attack, (t: Table) => void t.turn++]),
    (t: Table) => t.finish(LOST),
  ],
)

export const duel = quickGame('duel', rules, main, null, { seats: [2, 2] })
