/** What the effects of heroes' cards can depend on, and what all their words tell. */
import { effectWords } from '@hearthkeep/content'
import { HERO_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { heroConditionFields as f } from '../../content/vocabulary.ts'
import { isUnarmed } from '../figures.ts'
import type { Table } from '../rulebook.ts'
import type { Gains } from './gains.ts'

/** What a word tells of itself: when it can do something, as bits of `TIME`, and what it comes to, for a bot. */
export interface HeroFacts {
  readonly timing: number
  readonly worth: Readonly<Partial<Gains>>
}
/** How often a condition holds; of a Class its id; `UNARMED` depends on what is carried. */
export type Likely = number | string
export const UNARMED = 'unarmed'

const { condition } = effectWords<Table, HeroFacts, Likely, EffectKinds>()(HERO_LOCALS)

export const heroConditions = {
  unarmed: condition(
    f.unarmed,
    () => (t, my) => isUnarmed(t, t.players[my.seat]),
    () => UNARMED,
  ), // [HA67]
  class: condition(
    f.class,
    (c) => (t, my) => {
      const { hero } = t.players[my.seat]
      return hero >= 0 && t.data.classes[hero].id === c.class
    },
    (c) => c.class,
  ),
  joining: condition(
    f.joining,
    () => (t) => t.isJoining === 1,
    () => 0.6,
  ),
  companion: condition(
    f.companion,
    () => (t, my) => t.players[my.seat].companions.size > 0,
    () => 0.6,
  ),
}
