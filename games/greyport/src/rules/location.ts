/** Saving and losing the location [L1] to [L3], [D1f], and what its reward finds [Q48]. */
import { WON } from '@hearthkeep/engine'
import type { Encounter } from '../content/data.ts'
import { moveAll, moveMonster } from './arrivals.ts'
import { carryOut, clearTop, marketOf, refillRow } from './cards.ts'
import { anyMonster, LOCATION } from './groups.ts'
import { chooser, leftOf } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isLost } from './shields.ts'

const { ask, choices, events, procedure, reasons, repeatWhile } = rules
const location = LOCATION
const FOUND = 5

/** The card of this encounter. */
export function encounterOf(t: Table): Encounter {
  return t.data.scenarios[t.scenario].encounters[t.encounter - 1]
}

/** Whether all bosses of the last encounter are defeated [W2, Q12]. */
function isWon(t: Table): boolean {
  const { encounters } = t.data.scenarios[t.scenario]
  return t.encounter === encounters.length && encounterOf(t).bosses.length > 0 && t.bossesLeft === 0
}

/** Results are checked after every whole ability, fight or step: loss, win, saved location, end of the encounter [Q41]. */
export const settle = [
  (t: Table): void => {
    if (isLost(t)) return
    if (isWon(t)) {
      t.log?.add(events['game-won'])
      t.finish(WON)
      return
    }
    const isSaved =
      t.location >= 0 &&
      t.locationHp > 0 &&
      t.locationMet === 1 &&
      t.locationSaved === 0 &&
      t.locationGroup.isEmpty
    if (!isSaved) return
    t.locationSaved = 1
    t.log?.add(events['location-saved'], t.location)
    carryOut(t, t.data.locations[t.location].reward, chooser(t), -1) // [L1] at once
  },
  (t: Table): void => {
    if (t.encounterOver === 1 || anyMonster(t)) return
    t.encounterOver = 1 // [R7]
    t.log?.add(events['encounter-ended'])
  },
] as const

/** The location loses hit points [D1c]. */
export function hurtLocation(t: Table, amount: number): void {
  t.locationHp -= amount
  t.log?.add(events['location-hurt'], amount, t.locationHp > 0 ? t.locationHp : 0)
}

/** Five cards are turned up; one of a type, of these or of the row, may go to a player's hand [Q48, L2]. */
export const findCard = procedure(
  'find-card',
  ['isItem', 'type'],
  [
    (t, my) => {
      const { deck } = marketOf(t, my.isItem)
      for (let i = 0; i < FOUND; i++) {
        clearTop(t, deck) // [O2]
        if (!deck.isEmpty) t.found.push(deck.pop())
      }
      t.log?.add(events['cards-found'], t.found.size)
    },
    ask({
      name: 'take-card',
      rule: 'Q48',
      who: chooser,
      about: { location: ['location', (t) => t.location] },
      choices(t, out, my: { isItem: number; type: number }) {
        const { row } = marketOf(t, my.isItem)
        for (const pile of [t.found, row]) {
          for (let i = 0; i < pile.size; i++) {
            if (t.data.cards[pile.get(i)].type !== my.type) {
              out.explain(reasons['not-in-reward'], choices['take-card'], pile.get(i))
              continue
            }
            for (let seat = 0; seat < t.seats; seat++) out.add(choices['take-card'], pile.get(i), seat)
          }
        }
        out.add(choices['take-no-card'])
      },
      take: {
        'take-card': (t, { card, player }, my) => {
          const { row } = marketOf(t, my.isItem)
          if (t.found.has(card)) t.found.take(card)
          else row.take(card)
          t.players[player].hand.push(card)
          t.log?.add(events['card-recruited'], player, card)
        },
        'take-no-card': () => undefined,
      },
    }),
    (t, my) => {
      const { deck } = marketOf(t, my.isItem)
      t.found.moveAllTo(deck)
      t.marketDice.shuffle(deck)
      refillRow(t, my.isItem)
    },
  ],
)

/** The location falls: penalty, bosses to the active group, the others are taken one by one, and it is gone [D1f]. */
export const destroyLocation = procedure(
  'destroy-location',
  ['seat'],
  [
    (t, my) => {
      my.seat = t.defender
      t.locationsLost++
      t.log?.add(events['location-destroyed'], t.location)
      const { penalty } = encounterOf(t)
      if (penalty !== null) t.call(penalty, -1, -1, -1)
    },
    (t) => {
      if (isLost(t)) return // [W3] the penalty may have been the end
      moveAll(t, 'isBoss', location, t.defender)
    },
    repeatWhile(
      (t) => !t.locationGroup.isEmpty,
      [
        ask({
          name: 'take-monster',
          rule: 'Q15',
          who: (_, my) => my.seat,
          about: { player: ['player', (_, my) => my.seat], location: ['location', (t) => t.location] },
          choices(t, out) {
            for (let i = 0; i < t.locationGroup.size; i++)
              out.add(choices['take-monster'], t.locationGroup.get(i))
          },
          take: {
            'take-monster': (t, { monster }, my) => {
              moveMonster(t, monster, location, my.seat) // [Q14]
              my.seat = leftOf(t, my.seat)
            },
          },
        }),
      ],
    ),
    (t) => {
      t.location = -1
      t.boon = -1
      t.locationHp = 0
    },
  ],
)
