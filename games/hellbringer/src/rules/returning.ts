/** Players come back: by Respawn in their own turn, or by a card [H152, H153]. */
import { losePoint } from './points.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { hasTrigger, MOMENT, trigger } from './triggers.ts'

const { choices, declare, define, events, repeatFor } = rules
const LENT = 5

/** An eliminated player is in play at once, and keeps everything that was kept [H151, HA79]. */
export function resurrect(t: Table, seat: number): void {
  t.players[seat].isAlive = 1
  t.log?.add(events.resurrected, seat)
}

/** Every player, the returning one and eliminated ones included, removes one Attribute Point card [HA23]. */
const everybodyPays = declare('everybody-pays', ['seat'])
define(everybodyPays, [repeatFor('seat', (t) => t.seats, [(t: Table, my) => t.call(losePoint, my.seat)])])

const comeBack = declare('come-back', ['seat', 'other'])
define(comeBack, [
  (t: Table, my) => {
    t.players[my.seat].isAlive = 1
    t.log?.add(events.respawned, my.seat)
    if (isRule(t, RULE.GUEST)) {
      t.demonHp += LENT // [S6]
      t.log?.add(events['loan-given'], my.seat)
    } else if (t.easyRespawn === 1) t.easyRespawn = 0
    else t.call(everybodyPays)
  },
  repeatFor('other', (t) => t.seats, [
    (t: Table, my) => {
      if (hasTrigger(t, my.other, MOMENT.respawn)) t.call(trigger, my.other, MOMENT.respawn, -1)
    },
  ]),
])

/** It is the eliminated player's decision alone; the result is 1 if the player is back [H152]. */
export const askRespawn = rules.question(['seat'], {
  ...{ name: 'respawn', rule: 'H152', pass: 'stay-down' },
  choices(_, out) {
    out.add(choices.respawn)
    out.add(choices['stay-down'])
  },
  take: {
    respawn: (t, { seat }) => t.call(comeBack, seat),
    'stay-down': (t, { seat }) => t.log?.add(events['stayed-down'], seat),
  },
})
