/** Damage to players outside the monsters' own step, and the shields against it [K12, D1d, Q46]. */
import { LOST, NONE } from '@hearthkeep/engine'
import type { Choices, The } from '@hearthkeep/engine'
import { canBeShielded, chooser, isAnyBefore } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { choices, events, procedure, reasons, window } = rules

/** What is known of damage on its way to a player. */
interface Hurt {
  seat: number
  damage: number
  source: Source
  passed: number
}
/** What damage comes from: a monster, or a text. */
export type Source = The<'monster' | 'owner'>

/** Takes hit points away. */
export function loseHp(t: Table, seat: number, amount: number): void {
  const player = t.players[seat]
  player.hp -= amount
  t.log?.add(events['player-hurt'], seat, amount, player.hp > 0 ? player.hp : 0)
}

/** Gives hit points back, not above the maximum [S5, L3]. */
export function heal(t: Table, seat: number, amount: number): void {
  const player = t.players[seat]
  const missing = player.maxHp - player.hp
  const gained = amount < missing ? amount : missing
  if (gained <= 0) return
  player.hp += gained
  t.log?.add(events['player-healed'], seat, gained, player.hp)
}

/** Ends the game if a player has no hit points left [W3, D1b]; says whether it did. */
export function isLost(t: Table): boolean {
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.players[seat].hp > 0) continue
    t.log?.add(events['game-lost'], seat)
    t.finish(LOST)
    return true
  }
  return false
}

/** Why shields hold off nothing of the active group, for whoever tries [C6]. */
export function explainShields(t: Table, out: Choices): void {
  if (!isAnyBefore(t, t.defender, 'noShields')) return
  for (const monster of t.players[t.defender].group.toArray())
    out.explain(reasons['no-shields-here'], choices['shield-from'], monster)
}

/** Tells that a player is about to take damage for whom shields lie there in vain [C6]. */
export function tellShieldsInVain(t: Table, seat: number): void {
  if (t.shields > 0 && isAnyBefore(t, seat, 'noShields')) t.log?.add(events['shields-in-vain'], seat)
}

/** Who falls if some damage gets through; `NONE` if nobody does, for prompts. */
export function fallenBy(t: Table, seat: number, damage: number): number {
  return damage >= t.players[seat].hp ? seat : NONE
}

/** Damage that shields may cancel, point by point, and what deals it; the result is what got through. */
export const hurtPlayer = procedure(
  'hurt-player',
  ['seat', 'damage', 'source: monster|owner', 'passed'],
  [
    (t, my) => {
      if (my.damage > 0) tellShieldsInVain(t, my.seat)
    },
    window({
      name: 'spend-shield',
      rule: 'Q46',
      who: (t, _: Hurt) => chooser(t),
      about: {
        player: ['player', (_, my) => my.seat],
        damage: ['number', (_, my) => my.damage],
        source: ['monster|owner', (_, my) => my.source],
        hp: ['number', (t, my) => t.players[my.seat].hp],
        fallen: ['player', (t, my) => fallenBy(t, my.seat, my.damage)],
      },
      passed: 'passed',
      isOpen: (t, my) => my.damage > 0 && canBeShielded(t, my.seat),
      choices(t, out, my) {
        out.add(choices['spend-shield'], my.seat)
        for (let seat = 0; out.isExplaining && seat < t.seats; seat++)
          if (isAnyBefore(t, seat, 'noShields'))
            out.explain(reasons['no-shields-here'], choices['spend-shield'], seat)
      },
      take: {
        'spend-shield': (t, { player }, my) => {
          t.shields--
          my.damage--
          t.log?.add(events['shield-spent'], player)
        },
      },
      pass: 'take-damage',
      offerPass: (_, out, my) => out.add(choices['take-damage'], my.seat),
    }),
    (t, my) => {
      if (my.damage > 0) loseHp(t, my.seat, my.damage)
      t.leave(my.damage)
    },
  ],
)
