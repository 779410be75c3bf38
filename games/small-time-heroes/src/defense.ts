/** Damage to a Hero: Potions first, then concealment, then Block and health [R55, R76, A18, A20]. */
import { LOST } from '@hearthkeep/engine'
import { damageToHero, harmHero } from './damage.ts'
import { isStanding, seatOf, SIDE } from './people.ts'
import { hitHero, lastingEffects, potionWindow } from './procedures.ts'
import { MOMENT } from './moments.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, define, events, when } = rules

const UNDECIDED = 0
const HALVES = 1
const STAYS = 2

interface My {
  hero: number
  amount: number
  source: number
  lost: number
}

function apply(t: Table, my: My): void {
  const hero = t.heroes[my.hero]
  const source = my.source < 0 ? undefined : t.enemies[my.source]
  const isWeak = source !== undefined && source.weak === 1
  if (source !== undefined) source.weak = 0 // [A7] used up also under Immunity
  if (hero.immune === 1) {
    t.log?.add(events['hero-immune'], my.hero)
    return
  }
  const damage = damageToHero(hero, my.amount, isWeak, t.side === SIDE.ENEMIES && hero.hiding === HALVES)
  my.lost = harmHero(t, my.hero, damage)
  if (hero.health === 0) knockOut(t, my.hero)
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
  (t) => {
    if (t.side === SIDE.ENEMIES) t.call(potionWindow)
  },
  when(
    (t, my: My) => {
      const hero = t.heroes[my.hero]
      return t.side === SIDE.ENEMIES && hero.concealed === 1 && hero.hiding === UNDECIDED && hero.immune === 0
    },
    [
      ask({
        name: 'use-concealment',
        rule: 'A18',
        who: (t, my: My) => seatOf(t, my.hero),
        choices(_, out) {
          out.add(choices['halve-damage'])
          out.add(choices['stay-concealed'])
        },
        take: {
          'halve-damage': (t, _, my) => {
            t.heroes[my.hero].hiding = HALVES
            t.log?.add(events['damage-halved'], my.hero)
          },
          'stay-concealed': (t, _, my) => {
            t.heroes[my.hero].hiding = STAYS
          },
        },
      }),
    ],
  ),
  apply,
  (t, my) => {
    if (my.lost > 0 && isStanding(t.heroes[my.hero])) t.call(lastingEffects, my.hero, MOMENT.HEALTH_LOST)
  },
  (t, my) => t.leave(my.lost),
])
