/** The end of an encounter, in seven steps [N1] to [N7]. */
import { LEVELS } from '../content/limits.ts'
import { COINS } from '../content/numbers.ts'
import { takeHeroBack } from './cards.ts'
import { playerHeroOf } from './players.ts'
import { offerRecruits, takeRecruit } from './recruiting.ts'
import { cleanup, discardStep, passMarker, refill } from './round-end.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { heal } from './shields.ts'

const { ask, events, procedure, repeatFor } = rules

/** The next level is taken into the hand; the last one is simply taken back [N5, Q27]. */
function levelUp(t: Table, seat: number): void {
  const player = t.players[seat]
  const card = playerHeroOf(t, player)
  if (player.level < LEVELS) {
    if (player.hand.has(card)) {
      player.hand.take(card)
      t.box.push(card)
    }
    player.level++
    t.log?.add(events['level-gained'], seat, player.level)
  }
  takeHeroBack(t, seat)
}

export const endEncounter = procedure(
  'end-encounter',
  ['seat', 'isDone'],
  [
    cleanup,
    // Everybody spends all coins, in any order and interleaved [N2].
    rules.askAgain(
      ask({
        name: 'recruit-all',
        rule: 'N2',
        choices: (t, out) => offerRecruits(t, out, out.seat),
        take: {
          recruit: (t, { seat, card, coin }, my) => {
            my.isDone = 0
            takeRecruit(t, seat, card, coin)
          },
        },
        ifNone: 'skip',
      }),
    ),
    (t) => {
      t.location = -1
      t.boon = -1
      for (let seat = 0; seat < t.seats; seat++) for (const coin of COINS) t.players[seat][coin] = 0 // [Q26]
    },
    repeatFor('seat', (t) => t.seats, [(t, my) => t.call(discardStep, my.seat)]), // [N3]
    (t) => {
      for (let seat = 0; seat < t.seats; seat++) refill(t, seat) // [N4]
      for (let seat = 0; seat < t.seats; seat++) levelUp(t, seat)
      for (let seat = 0; seat < t.seats; seat++) heal(t, seat, t.restHealing) // [N6]
      passMarker(t) // [N7]
    },
  ],
)
