/** Damage to players outside the monsters' own step, and the shields against it [K12, D1d, Q46]. */
import { LOST } from '@hearthkeep/engine'
import { canBeShielded, chooser } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { choices, events, procedure, window } = rules

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

/** Damage that shields may cancel, point by point; the result is what got through. */
export const hurtPlayer = procedure(
  'hurt-player',
  ['seat', 'damage', 'passed'],
  [
    window({
      name: 'spend-shield',
      rule: 'Q46',
      who: (t, _: { seat: number; damage: number; passed: number }) => chooser(t),
      passed: 'passed',
      isOpen: (t, my) => my.damage > 0 && canBeShielded(t, my.seat),
      choices: (_, out, my) => out.add(choices['spend-shield'], my.seat),
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
