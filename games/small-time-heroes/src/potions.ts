/** Potions and Treasures: any time, also in the Enemy Turn [R85, R86, R183, A20]. */
import type { Choices } from '@hearthkeep/engine'
import { ASK_TARGET, NEEDS } from './content/data.ts'
import { CLEARED, isStanding, seatOf } from './people.ts'
import { drinkPotion, gainPotion, heroEffects, potionWindow, useTreasure } from './procedures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { targetsFor } from './targets.ts'

const { ask, choices, define, events, repeatWhile } = rules
const MOST = 3

/** Whether a seat has something to use now. */
function canUse(t: Table, hero: number): boolean {
  return isStanding(t.heroes[hero]) && (!t.heroes[hero].potions.isEmpty || hasConsumable(t))
}

function hasConsumable(t: Table): boolean {
  for (let i = 0; i < t.treasures.size; i++)
    if (t.data.challenges[t.treasures.get(i)].isConsumable) return true
  return false
}

/** Offers everything a seat can drink or use, for every Hero it may help. */
export function offerPotions(t: Table, out: Choices): void {
  for (let owner = 0; owner < 2; owner++) {
    if (seatOf(t, owner) !== out.seat || !isStanding(t.heroes[owner])) continue
    const { potions } = t.heroes[owner]
    for (let i = 0; i < potions.size; i++) {
      const potion = potions.get(i)
      const { needs } = t.data.potions[potion]
      for (let hero = 0; hero < 2; hero++) {
        if (!isStanding(t.heroes[hero])) continue
        if (needs === NEEDS.NOTHING) out.add(choices['drink-potion'], potion, hero)
        else for (const target of targetsFor(t, needs)) out.add(choices['drink-potion'], potion, hero, target)
      }
    }
  }
  if (out.seat !== 0 && isStanding(t.heroes[0])) return // shared: the first seat uses them
  for (let i = 0; i < t.treasures.size; i++) {
    const treasure = t.treasures.get(i)
    if (t.data.challenges[treasure].isConsumable) out.add(choices['use-treasure'], treasure)
  }
}

const isOpen = (t: Table): boolean =>
  t.cleared === CLEARED.NOT &&
  ((canUse(t, 0) && t.heroes[0].passed === 0) || (canUse(t, 1) && t.heroes[1].passed === 0))

define(potionWindow, [
  repeatWhile(isOpen, [
    ask({
      name: 'potion-window',
      rule: 'A20',
      choices(t, out) {
        const isAsked = [0, 1].some(
          (hero) => seatOf(t, hero) === out.seat && canUse(t, hero) && t.heroes[hero].passed === 0,
        )
        if (!isAsked) return
        offerPotions(t, out)
        out.add(choices['no-potion'])
      },
      take: {
        'drink-potion': (t, { potion, hero, target }) => t.call(drinkPotion, potion, hero, target),
        'use-treasure': (t, { treasure }) => t.call(useTreasure, treasure),
        'no-potion': (t, { seat }) => {
          for (let hero = 0; hero < 2; hero++) if (seatOf(t, hero) === seat) t.heroes[hero].passed = 1
        },
      },
      pass: 'no-potion',
    }),
  ]),
])

define(drinkPotion, [
  (t, my) => {
    const owner = t.heroes[0].potions.has(my.potion) ? 0 : 1
    t.heroes[owner].potions.take(my.potion)
    t.potionDiscard.push(my.potion)
    t.log?.add(events['potion-drunk'], my.potion, my.hero)
    t.call(heroEffects, t.data.potions[my.potion].program, my.hero, my.target, -1)
  },
])

define(useTreasure, [
  (t, my) => {
    t.treasures.take(my.treasure)
    t.challengeDiscard.push(my.treasure)
    t.log?.add(events['treasure-used'], my.treasure)
    my.hero = 0
  },
  // Both Heroes benefit [R182].
  repeatWhile(
    (_, my) => my.hero < 2,
    [
      (t, my) => {
        const { hero } = my
        my.hero++
        if (isStanding(t.heroes[hero]))
          t.call(heroEffects, t.data.challenges[my.treasure].treasureProgram, hero, ASK_TARGET, -1)
      },
    ],
  ),
])

define(gainPotion, [
  (t, my) => {
    if (t.potionDeck.isEmpty) {
      t.potionDiscard.moveAllTo(t.potionDeck)
      t.potionDice.shuffle(t.potionDeck)
    }
    if (t.potionDeck.isEmpty) return t.leave()
    my.potion = t.potionDeck.top
    t.log?.add(events['potion-gained'], my.hero, my.potion)
    if (t.heroes[my.hero].potions.size === MOST) return
    t.heroes[my.hero].potions.push(t.potionDeck.pop())
    t.leave()
  },
  // A fourth only for one of the others [R86].
  ask({
    name: 'fourth-potion',
    rule: 'R86',
    who: (t, my: { hero: number; potion: number }) => seatOf(t, my.hero),
    choices(t, out, my) {
      const { potions } = t.heroes[my.hero]
      for (let i = 0; i < potions.size; i++) out.add(choices['throw-potion'], potions.get(i))
      out.add(choices['decline-potion'])
    },
    take: {
      'throw-potion': (t, { potion }, my) => {
        const { potions } = t.heroes[my.hero]
        potions.take(potion)
        potions.push(t.potionDeck.pop())
        t.potionDiscard.push(potion)
      },
      'decline-potion': (t) => t.potionDiscard.push(t.potionDeck.pop()),
    },
  }),
])
