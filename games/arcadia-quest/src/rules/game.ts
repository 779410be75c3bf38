/** The game from set-up to end [S-SET] [S-HERO-1] and its rounds. */
import { GUILD } from '../content/limits.ts'
import { activation, extras } from './activation.ts'
import './bombs.ts'
import { cleanUp } from './clean-up.ts'
import './death.ts'
import './ending.ts'
import { isOnBoard } from './heroes.ts'
import './kills.ts'
import { PHASE } from './marks.ts'
import { monsterPhase } from './monster-phase.ts'
import './payback.ts'
import { resting } from './resting.ts'
import { player, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { setting } from './setting-up.ts'

const { ask, choices, declare, define, events, reasons, repeat, repeatWhile } = rules

const isAnybodyLeft = (t: Table): boolean => {
  for (let hero = 0; hero < GUILD; hero++) if (t.heroes[hero].isUsed === 0) return true
  return false
}

/** Each hero is used once, in any order: activated, or at rest [S-HERO-1]. */
const heroPhase = declare('hero-phase', [])
define(heroPhase, [
  repeatWhile(isAnybodyLeft, [
    ask({
      ...{ name: 'hero-phase', rule: 'S-HERO-1', who: player },
      choices(t: Table, out) {
        for (let hero = 0; hero < GUILD; hero++) {
          const one = t.heroes[hero]
          if (one.isUsed === 1) {
            out.refuse(reasons['used-already'], choices.activate, hero)
            out.refuse(reasons['used-already'], choices.rest, hero)
            continue
          }
          if (isOnBoard(one)) out.add(choices.activate, hero)
          else out.refuse(reasons['dead-rest'], choices.activate, hero)
          out.add(choices.rest, hero)
        }
      },
      take: {
        activate: (t, { hero }) => t.call(activation, hero, 0),
        rest: (t, { hero }) => t.call(resting, hero),
      },
    }),
    (t: Table) => t.call(extras),
  ]),
])

const round = declare('round', [])
define(round, [
  (t: Table) => {
    t.phase = PHASE.HEROES
    t.round++
    t.log?.add(events['round-begun'], t.round)
    t.call(heroPhase)
  },
  (t: Table) => t.call(monsterPhase),
  (t: Table) => t.call(cleanUp),
])

export const game = declare('arcadia-quest', [])
define(game, [setting, repeat([(t: Table) => t.call(round)])])
