/** What something glows for: to fight, to taunt, to be given. */
import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import { For } from '../../kit/monster.tsx'
import { keyOf } from '../../session/thing.ts'
import { useTableOf } from '../../table/context.ts'
import { say } from '../../words/greyport.ts'

/** By kind of choice: as what is picked first, and as what it is then aimed at. */
const PURPOSES: Readonly<Record<string, readonly [first: string, then: string]>> = {
  'choose-character': ['lead', ''],
  'play-hero': ['play', ''],
  'play-item': ['give', say('takes-it')],
  fight: ['fight', 'fight'],
  'use-ability': ['use', ''],
  'use-marker': ['taunt', ''],
  'resolve-ambush': [say('ambushes-first'), ''],
  'resolve-cleanup': [say('clean-up'), ''],
  taunt: ['taunt', ''],
  snipe: ['snipe', ''],
  'pick-player': ['choose', ''],
  'pay-with': ['pay', ''],
  'retire-card': ['retire', ''],
  'retire-hero': ['retire', ''],
  'recover-card': [say('take-back'), ''],
  'return-hero': [say('take-back'), ''],
  'take-card': ['take', say('for-them')],
  'shield-from': ['shield', ''],
  'spend-shield': ['shield', ''],
  'take-damage': [say('is-hurt'), ''],
  'lose-card': ['lose', ''],
  'take-monster': ['take', ''],
  recruit: ['recruit', 'pay'],
  'discard-card': ['discard', ''],
}

/** The words for a thing among what can be chosen with what is picked; empty if it is not next. */
export function purposeOf(
  candidates: readonly OfferedChoice[],
  picked: readonly ThingRef[],
  of: ThingRef,
): string {
  const key = keyOf(of)
  const words = new Set<string>()
  for (const { kind, concerns } of candidates) {
    const at = concerns.findIndex((one) => keyOf(one) === key)
    // What comes later has its word once the first is picked.
    if (at < 0 || (at > 0 && picked.length === 0)) continue
    words.add(PURPOSES[kind]?.[at === 0 ? 0 : 1] ?? '')
  }
  words.delete('')
  return [...words].join(' or ')
}

/** A small word on what glows; nothing on what is picked already. */
export function Purpose({ of }: { of: ThingRef }) {
  const words = useTableOf(({ candidates, picked, isPlaying }) =>
    isPlaying || picked.some((one) => keyOf(one) === keyOf(of)) ? '' : purposeOf(candidates, picked, of),
  )
  return <For words={words} />
}
