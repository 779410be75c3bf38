/** START OF WAVE Treasures and Knowledge, in the first Hero Turn after the Reset [R183, A38, A61]. */
import { ASK_TARGET, KNOWLEDGE_PER_HERO } from '../../content/limits.ts'
import type { HeroEffect } from '../../content/limits.ts'
import { CLEARED, gainsNoCrystals, isStanding, partySeat } from '../roster.ts'
import { waveStart } from '../procedures.ts'
import type { LocalsOf } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { ask, choices, define, repeatWhile, when } = rules

/** What can happen, a bit each: the Treasures by their place, then the Knowledge of each Hero. */
const FIRST_KNOWLEDGE = 12

/** Whether a place holds something that happens at the start of a Wave. */
function sourcesOf(t: Table): number {
  let bits = 0
  for (let i = 0; i < t.treasures.size; i++)
    if (!t.data.challenges[t.treasures.get(i)].isConsumable) bits |= 1 << i
  for (let number = 0; number < 2; number++) {
    const hero = t.heroes[number]
    if (!isStanding(hero)) continue
    for (let i = 0; i < hero.knowledge.size; i++) {
      if (t.data.knowledge[hero.knowledge.get(i)].startOfWave !== null)
        bits |= 1 << (FIRST_KNOWLEDGE + number * KNOWLEDGE_PER_HERO + i)
    }
  }
  return bits
}

const heroOf = (source: number): number => Math.floor((source - FIRST_KNOWLEDGE) / KNOWLEDGE_PER_HERO)

/** The Knowledge card of a source. */
function knowledgeOf(t: Table, source: number): number {
  return t.heroes[heroOf(source)].knowledge.get((source - FIRST_KNOWLEDGE) % KNOWLEDGE_PER_HERO)
}

function effectOf(t: Table, source: number): HeroEffect | null {
  if (source < FIRST_KNOWLEDGE) return t.data.challenges[t.treasures.get(source)].treasureEffect
  return t.data.knowledge[knowledgeOf(t, source)].startOfWave
}

/** The lowest of the sources that are left. */
function lowest(left: number): number {
  return 31 - Math.clz32(left & -left)
}

/** The source that is this Treasure, or this Knowledge. */
function sourceOf(t: Table, left: number, treasure: number, knowledge: number): number {
  let bits = left
  while (bits !== 0) {
    const source = lowest(bits)
    if (
      source < FIRST_KNOWLEDGE ? t.treasures.get(source) === treasure : knowledgeOf(t, source) === knowledge
    )
      return source
    bits &= bits - 1
  }
  return lowest(left)
}

const order = ask({
  name: 'start-of-wave',
  rule: 'A61',
  who: partySeat,
  choices(t: Table, out, my: LocalsOf<typeof waveStart>) {
    out.add(choices['in-this-order'])
    for (let bits = my.left; bits !== 0; bits &= bits - 1) {
      const source = lowest(bits)
      if (source < FIRST_KNOWLEDGE) out.add(choices['start-with-treasure'], t.treasures.get(source))
      else out.add(choices['start-with-knowledge'], knowledgeOf(t, source))
    }
  },
  take: {
    'start-with-treasure': (t, { treasure }, my) => {
      my.source = sourceOf(t, my.left, treasure, -1)
    },
    'start-with-knowledge': (t, { knowledge }, my) => {
      my.source = sourceOf(t, my.left, -1, knowledge)
    },
    'in-this-order': (_, __, my) => {
      my.isOrdered = 1
      my.source = lowest(my.left)
    },
  },
})

define(waveStart, [
  (t, my) => {
    my.left = sourcesOf(t)
  },
  repeatWhile(
    (t, my) => my.left !== 0 && t.cleared !== CLEARED.BOSS,
    [
      when(
        (_, my) => my.isOrdered === 0 && (my.left & (my.left - 1)) !== 0,
        [order],
        [
          (_, my) => {
            my.source = lowest(my.left)
          },
        ],
      ),
      (_, my) => {
        my.left &= ~(1 << my.source)
        my.hero = my.source < FIRST_KNOWLEDGE ? 0 : heroOf(my.source)
      },
      // A Treasure is for both Heroes [R182], Knowledge for its owner.
      repeatWhile(
        (_, my) => my.hero < 2,
        [
          (t, my) => {
            const { hero, source } = my
            my.hero = source < FIRST_KNOWLEDGE ? hero + 1 : 2
            t.gainsNoCrystals = gainsNoCrystals(t, hero)
            t.active = hero // part of this Hero's turn: an AMBUSH works
            const effect = effectOf(t, source)
            if (effect !== null && isStanding(t.heroes[hero])) t.call(effect, hero, ASK_TARGET, -1)
          },
        ],
      ),
    ],
  ),
])

/** The procedures of this chapter. */
export const chapter = [waveStart]
