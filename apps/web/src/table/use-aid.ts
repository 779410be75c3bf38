/** Whatever of the bots lies at a table: loaded when somebody needs it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { hasMind } from '../bots/has-mind.ts'
import { MatchDriver } from '../session/match-driver.ts'
import type { Session } from '../session/session.ts'
import { settings, subscribeSettings } from '../storage/settings.ts'
import { say } from '../words/table.ts'
import type { Aid, Wish } from './aid.ts'

interface Aided {
  readonly aid: Aid | null
  readonly wish: ((wish: Wish) => void) | undefined
}

/** Whether one can play here. */
const canPlay = ({ driver }: Session): boolean => driver instanceof MatchDriver && driver.isLive

function isNeeded(session: Session): boolean {
  const { own, seats, game } = session.driver
  return canPlay(session) && (own.length < seats || (settings().chances && hasMind(game.id)))
}

export function useAid(session: Session): Aided {
  const [aid, setAid] = useState<Aid | null>(null)
  const opening = useRef<Promise<Aid>>(undefined)
  const load = useCallback(async () => {
    opening.current ??= import('../bots/aid.tsx').then(({ openAid }) => openAid(session))
    try {
      const opened = await opening.current
      setAid(opened)
      return opened
    } catch {
      opening.current = undefined
      session.notify(say('use-aid.the-bots-could-not'))
      return undefined
    }
  }, [session])
  useEffect(() => {
    const look = (): void => {
      if (opening.current === undefined && isNeeded(session)) void load()
    }
    look()
    const leave = [session.subscribe(look), subscribeSettings(look)]
    return () => {
      for (const stop of leave) stop()
      void opening.current?.then(({ close }) => close())
      opening.current = undefined
      setAid(null)
    }
  }, [session, load])
  const wish = useCallback((what: Wish) => void load().then((opened) => opened?.wish(what)), [load])
  return { aid, wish: canPlay(session) && hasMind(session.driver.game.id) ? wish : undefined }
}
