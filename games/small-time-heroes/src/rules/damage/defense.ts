/** Damage to a Hero: Potions first, then concealment, then Block and health [R55, R76, A18, A20]. */
import { LOST } from '@hearthkeep/engine'
import { ACTOR } from '../../content/limits.ts'
import { damageToHero, foreseen, harmHero, sumOfHit } from './damage.ts'
import { isStanding, seatOf, SIDE } from '../roster.ts'
import { callLasting, hasLasting } from '../heroes/lasting.ts'
import { isWindowOpen, openPotionWindow } from '../heroes/potions.ts'
import { hitHero } from '../procedures.ts'
import { MOMENT } from '../course/moments.ts'
import { rules } from '../rulebook.ts'
import type { Actor, Table } from '../rulebook.ts'

const { choices, define, events, window } = rules

const UNDECIDED = 0
const HALVES = 1
const STAYS = 2

interface My {
  hero: number
  amount: number
  /** The place of whoever hits, -1 for none. */
  from: number
  /** Who that is: it may be gone when the hit lands. */
  by: Actor
  lost: number
  passed: number
}

/** The damage lands; returns the health lost. */
function apply(t: Table, number: number, amount: number, from: number, by: Actor): number {
  const hero = t.heroes[number]
  const source = from < 0 ? undefined : t.enemies[from]
  const isWeak = source !== undefined && source.weak === 1
  if (source !== undefined) source.weak = 0 // [A7] used up also under Immunity
  if (hero.immune === 1) {
    t.log?.add(events['hero-immune'], number)
    return 0
  }
  const isHidden = t.side === SIDE.ENEMIES && hero.hiding === HALVES
  const sum = t.log === null ? -1 : sumOfHit(hero, amount, isWeak, isHidden)
  const damage = damageToHero(hero, amount, isWeak, isHidden)
  const lost = harmHero(t, number, damage, by, sum)
  if (hero.health === 0) knockOut(t, number)
  return lost
}

/** Whether the Rogue has to say what she does with her concealment [A18]. */
function mayHide(t: Table, number: number, amount: number): boolean {
  const hero = t.heroes[number]
  return (
    amount > 0 &&
    t.side === SIDE.ENEMIES &&
    hero.concealed === 1 &&
    hero.hiding === UNDECIDED &&
    hero.immune === 0
  )
}

/** Lets damage land at once if nobody has to be asked and nothing follows; otherwise -1, and `hitHero` has to run. */
export function hitNow(t: Table, number: number, amount: number, from: number, by: Actor): number {
  if (t.side === SIDE.ENEMIES && isWindowOpen(t)) return -1
  if (mayHide(t, number, amount) || hasLasting(t, number, MOMENT.HEALTH_LOST)) return -1
  return apply(t, number, amount, from, by)
}

/** A Hero at 0 health is out; the game is lost when nobody stands [R4, R125]. */
export function knockOut(t: Table, number: number): void {
  t.heroes[number].out = 1
  t.log?.add(events['hero-knocked-out'], number)
  if (isStanding(t.heroes[0]) || isStanding(t.heroes[1])) return
  t.log?.add(events['game-lost'])
  t.finish(LOST)
}

define(hitHero, [
  (t, my) => {
    if (t.side === SIDE.ENEMIES) openPotionWindow(t, my.hero, my.amount, my.from, my.by)
  },
  window({
    name: 'use-concealment',
    rule: 'A18',
    who: (t, my: My) => seatOf(t, my.hero),
    about: {
      hero: ['hero', (_, my) => my.hero],
      sum: ['sum', (t, my) => foreseen(t, my.hero, my.amount, my.from)],
      enemy: [ACTOR, (_, my) => my.by],
    },
    passed: 'passed',
    isOpen: (t, my) => mayHide(t, my.hero, my.amount),
    choices: (_, out) => out.add(choices['halve-damage']),
    take: {
      'halve-damage': (t, _, my) => {
        t.heroes[my.hero].hiding = HALVES
        t.log?.add(events['damage-halved'], my.hero)
      },
    },
    pass: 'stay-concealed',
    onPass(t, _, my) {
      t.heroes[my.hero].hiding = STAYS
    },
  }),
  (t, my) => {
    my.lost = apply(t, my.hero, my.amount, my.from, my.by)
    if (my.lost > 0 && isStanding(t.heroes[my.hero])) callLasting(t, my.hero, MOMENT.HEALTH_LOST)
  },
  (t, my) => t.leave(my.lost),
])
