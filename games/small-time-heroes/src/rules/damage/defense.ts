/** Damage to a Hero: Potions first, then concealment, then Block and health [R55, R76, A18, A20]. */
import { LOST } from '@hearthkeep/engine'
import { ACTOR, MOMENT } from '../../content/limits.ts'
import { harmHero, sumOfHit } from './damage.ts'
import { HIDING, isStanding, seatOf, SIDE } from '../roster.ts'
import { callLasting, hasLasting } from '../heroes/lasting.ts'
import { isWindowOpen, openPotionWindow } from '../heroes/potions.ts'
import { hitHero } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Actor, Table } from '../rulebook.ts'

const { choices, define, events, window } = rules
const { HALVES, STAYS, UNDECIDED } = HIDING

/** The damage lands; returns the health lost. */
function apply(t: Table, number: number, amount: number, from: number, by: Actor): number {
  const hero = t.heroes[number]
  const sum = sumOfHit(t, number, amount, from)
  if (from >= 0) t.enemies[from].weak = 0 // [A7] used up also under Immunity
  if (hero.immune === 1) {
    t.log?.add(events['hero-immune'], number)
    return 0
  }
  hero.exposed = 0
  const lost = harmHero(t, number, sum, by)
  if (hero.health === 0) knockOut(t, number)
  return lost
}

/** Whether the Rogue has to say what she does with her concealment [A18]. */
function mayHide(t: Table, number: number, amount: number): boolean {
  const { concealed, hiding, immune } = t.heroes[number]
  const canHide = concealed === 1 && hiding === UNDECIDED && immune === 0
  return amount > 0 && t.side === SIDE.ENEMIES && canHide
}

/** Lets damage land at once if nobody has to be asked and nothing follows; otherwise -1, and `hitHero` has to run. */
export function hitNow(t: Table, number: number, amount: number, from: number, by: Actor): number {
  if (t.side === SIDE.ENEMIES && isWindowOpen(t)) return -1
  if (mayHide(t, number, amount) || hasLasting(t, number, MOMENT['health-lost'])) return -1
  return apply(t, number, amount, from, by)
}

/** A Hero at 0 health is out; the game is lost when nobody stands [R4, R125]. */
function knockOut(t: Table, number: number): void {
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
    who: (t, my) => seatOf(t, my.hero),
    about: {
      hero: ['hero', (_, my) => my.hero],
      sum: ['sum', (t, my) => sumOfHit(t, my.hero, my.amount, my.from)],
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
    if (my.lost > 0 && isStanding(t.heroes[my.hero])) callLasting(t, my.hero, MOMENT['health-lost'])
  },
  (t, my) => t.leave(my.lost),
])

/** The procedures of this chapter. */
export const chapter = [hitHero]
