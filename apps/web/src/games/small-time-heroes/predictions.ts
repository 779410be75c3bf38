/** What the picked or pointed-at card would do, before anybody commits to it. */
import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import { useEffect, useState } from 'react'
import { afterPaint } from '../../after-paint.ts'
import { select } from '../../session/selection.ts'
import type { Session } from '../../session/session.ts'
import { keyOf } from '../../session/thing.ts'
import { useSession, useTable } from '../../table/context.ts'
import { usePointed } from '../../table/pointing.ts'
import { changesBetween } from './changes.ts'
import type { Change, Changes } from './changes.ts'
import { THING_KINDS } from './kinds.ts'
import { modelOf } from './model.ts'

/** The choices that hurt or shield somebody. */
const TELLING: readonly string[] = [
  'play-card',
  'play-concealed',
  'drink-potion',
  'use-treasure',
  'pick-enemy',
  'take-reward',
]
const NOTHING: Changes = new Map<string, Change>()

const isFoe = (key: string): boolean => /^(enemy|zombie):/.test(key)
const isOnTable = ({ kind }: ThingRef): boolean => (THING_KINDS as readonly string[]).includes(kind)

/** What a choice would change, as far as anybody can tell; a Wave that it ends tells nothing about the Heroes. */
async function outcomeOf({ driver, state }: Session, choice: OfferedChoice): Promise<Changes> {
  const cells = await driver.preview(choice)
  if (cells === undefined) return NOTHING
  const before = modelOf(driver.game, state.look.cells)
  const after = modelOf(driver.game, cells)
  const changes = changesBetween(before, after)
  if (!after.isCleared && after.wave === before.wave) return changes
  return new Map([...changes].filter(([key]) => isFoe(key)))
}

async function predict(session: Session, pointed: ThingRef | null): Promise<Changes> {
  const { look, picked, isPlaying, isPast } = session.state
  if (isPlaying || isPast) return NOTHING
  const telling = look.choices.filter(({ kind }) => TELLING.includes(kind))
  const aims = picked.length > 0 ? picked : pointed === null ? [] : [pointed]
  const { candidates, next, complete } = select(telling, aims, isOnTable)
  if (candidates.length === 0 || aims.length === 0) return NOTHING
  // Pointing at a target tells everything about it; otherwise each target is told on its own.
  if (pointed !== null && picked.length > 0 && next.has(keyOf(pointed))) {
    const aimed = candidates.find(({ concerns }) => concerns.some((one) => keyOf(one) === keyOf(pointed)))
    if (aimed !== undefined) return outcomeOf(session, aimed)
  }
  const targets = [...next].filter(isFoe)
  if (targets.length === 0) return complete === undefined ? NOTHING : outcomeOf(session, complete)
  const changes = new Map<string, Change>()
  for (const target of targets) {
    const choice = candidates.find(({ concerns }) => concerns.some((one) => keyOf(one) === target))
    const change = choice && (await outcomeOf(session, choice)).get(target)
    if (change !== undefined) changes.set(target, change)
  }
  return changes
}

/** The predicted changes by key. */
export function usePredictions(): Changes {
  const session = useSession()
  const { look, picked, isPlaying, isPast } = useTable()
  const pointed = usePointed()
  const [told, setTold] = useState({ look, picked, pointed, changes: NOTHING })
  // To play every target through takes time: first the page answers, then it foretells.
  useEffect(() => {
    let isOutdated = false
    const callOff = afterPaint(() => {
      predict(session, pointed).then(
        (changes) => isOutdated || setTold({ look, picked, pointed, changes }),
        () => undefined, // a table that cannot be reached foretells nothing
      )
    })
    return () => {
      isOutdated = true
      callOff()
    }
  }, [session, look, picked, isPlaying, isPast, pointed])
  const isCurrent = told.look === look && told.picked === picked && told.pointed === pointed && !isPlaying
  return isCurrent ? told.changes : NOTHING
}
