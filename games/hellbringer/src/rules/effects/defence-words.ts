/** The words that help against the enemies' attacks, or after them [H114, H153, HA46]. */
import { effectWords } from '@hearthkeep/content'
import { HERO_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { heroFields as f } from '../../content/vocabulary.ts'
import { resurrect } from '../returning.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { AVOID, MARK } from '../marks.ts'
import { rollEnemyDie, setTargets } from '../targets.ts'
import { avoid, avoidForCompanion, pickAttacked, pickFallen, shieldTarget } from './choosing.ts'
import type { HeroFacts, Likely } from './hero-conditions.ts'
import { heroFacts as facts } from './hero-facts.ts'

const { events } = rules
const { word } = effectWords<Table, HeroFacts, Likely, EffectKinds>()(HERO_LOCALS)
const AVOIDED = { damage: AVOID.DAMAGE, effects: AVOID.EFFECTS, both: AVOID.DAMAGE | AVOID.EFFECTS } as const
const ENEMIES = 2

/** Every attacked player and Companion. */
function avoidForAll(t: Table, bits: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const { companions, isAttacked } = t.players[seat]
    if (isAttacked === 1) avoid(t, seat, bits)
    for (let i = 0, size = companions.size; i < size; i++)
      if ((t.marks[companions.get(i)] & MARK.ATTACKED) !== 0) avoidForCompanion(t, companions.get(i), bits)
  }
}

export const defenceWords = {
  avoid: word(
    f.avoid,
    ({ avoid: what, for: whom }, place) => {
      const bits = AVOIDED[what]
      if (whom === 'target') return (t, my) => t.call(shieldTarget, my.seat, place, bits)
      if (whom === 'all') return (t) => avoidForAll(t, bits)
      return (t, my) => {
        if (t.phase === ENEMIES) avoid(t, my.seat, bits)
        else t.players[my.seat].willAvoid |= bits // from a Tome: in the next attack
      }
    },
    facts.avoid,
  ),
  lessen: word(
    f.lessen,
    ({ lessen, for: whom }) =>
      (t, my) => {
        if (whom === 'all') t.lessenedForAll += lessen
        else t.players[my.seat].lessened += lessen
        t.log?.add(events['total-lessened'], lessen)
      },
    facts.lessen,
  ),
  ignore: word(
    f.ignore,
    ({ ignore: { damage, acid } }) =>
      (t, my) => {
        t.players[my.seat].wardDamage += damage
        t.players[my.seat].wardAcid += acid
      },
    facts.ignore,
  ),
  'guard-ally': word(
    f['guard-ally'],
    (_, place) => [
      (t, my) => {
        if (t.seats > 1 && t.phase === ENEMIES) t.call(pickAttacked, my.seat, place)
        else t.result = 0
      },
      (t, my) => {
        if (t.result === 0) return
        t.players[t.result - 1].isAttacked = 0
        t.players[my.seat].isAttacked = 1
        t.log?.add(events['guarded-ally'], my.seat, t.result - 1)
      },
    ],
    facts['guard-ally'],
  ),
  reface: word(
    f.reface,
    () => (t) => {
      if (t.face === 0) return
      rollEnemyDie(t)
      t.log?.add(events['enemy-die-rolled'], t.face - 1)
      if (t.phase === ENEMIES) setTargets(t) // the new face counts
    },
    facts.reface,
  ),
  retaliate: word(
    f.retaliate,
    ({ retaliate: { damage, acid } }) =>
      (t) => {
        t.attackDamage += damage
        t.attackAcid += acid
        t.retaliates = 1
      },
    facts.retaliate,
  ),
  resurrect: word(
    f.resurrect,
    ({ resurrect: who }, place) => {
      if (who === 'self')
        return (t) => {
          t.isSaved = 1
        }
      return [
        (t, my) => {
          if (t.seats > 1) t.call(pickFallen, my.seat, place)
          else t.result = 0
        },
        (t) => {
          if (t.result > 0) resurrect(t, t.result - 1)
        },
      ]
    },
    facts.resurrect,
  ),
  'ease-respawn': word(
    f['ease-respawn'],
    () => (t) => {
      t.easyRespawn = 1
      t.log?.add(events['respawn-eased'])
    },
    facts['ease-respawn'],
  ),
}
