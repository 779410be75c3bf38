/** What the effects of heroes' cards can depend on, and what all their words tell. */
import { effectWords } from '@hearthkeep/content'
import { HERO_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { heroConditionFields as f } from '../../content/vocabulary.ts'
import { isUnarmed } from '../figures.ts'
import type { Table } from '../rulebook.ts'
import { GOOD } from '../timing.ts'

/** What a word tells of itself: when it can do something, as bits of `TIME`. */
export interface HeroFacts {
  readonly timing: number
}

/** When words can do something. */
export const inTurns = (): HeroFacts => ({ timing: GOOD.IN_TURNS })
export const always = (): HeroFacts => ({ timing: GOOD.ALWAYS })
export const never = (): HeroFacts => ({ timing: GOOD.NEVER })

const { condition } = effectWords<Table, HeroFacts, undefined, EffectKinds>()(HERO_LOCALS)

export const heroConditions = {
  unarmed: condition(f.unarmed, () => (t, my) => isUnarmed(t, t.players[my.seat])), // [HA67]
  class: condition(f.class, (c) => (t, my) => {
    const { hero } = t.players[my.seat]
    return hero >= 0 && t.data.classes[hero].id === c.class
  }),
  joining: condition(f.joining, () => (t) => t.isJoining === 1),
  companion: condition(f.companion, () => (t, my) => t.players[my.seat].companions.size > 0),
}
