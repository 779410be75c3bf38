/** A table in the frame of the kit: bar, the game's areas, drawer, the question, and what can lie over them. */
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Drawer } from '../kit/drawer.tsx'
import { Frame } from '../kit/frame.tsx'
import type { FrameUse } from '../games/face.ts'
import { findFace } from '../games/shelf.ts'
import { say } from '../words/table.ts'
import { AskStrip } from './ask-strip.tsx'
import { ChoicesList } from './choices-list.tsx'
import { useSession, useTableOf } from './context.ts'
import { Curtain } from './curtain.tsx'
import { Log } from './log.tsx'
import { Refused } from './refused.tsx'
import { useShell } from './shell-context.ts'
import { TopBar } from './top-bar.tsx'
import './framed.css'

const HistoryBar = lazy(() => import('./history-bar.tsx').then((file) => ({ default: file.HistoryBar })))

interface FramedProps {
  readonly frame: FrameUse
  readonly subtitle: string | undefined
  /** The table, with what guards it. */
  readonly children: ReactNode
  /** Words about this table that are no part of the game. */
  readonly words: ReactNode
  readonly speech: ReactNode
}

export function Framed({ frame, subtitle, children, words, speech }: FramedProps) {
  const session = useSession()
  const shell = useShell()
  const { aid, game, isLogShown, toggleLog, isHistoryShown, toggleHistory } = shell
  const isPast = useTableOf((state) => state.isPast)
  const { id } = game.module.game
  const [log] = useState(() => ({ title: say('framed.log'), content: <Log /> }))
  const tabs = (frame.drawer ?? []).map(({ title, Content }) => ({ title, content: <Content /> }))
  return (
    <Frame
      field={frame.field}
      accent={`var(--${findFace(id)?.accent ?? 'ember'})`}
      isDrawerOpen={isLogShown}
      game={id}
    >
      {frame.Scene && <frame.Scene />}
      <TopBar subtitle={subtitle} frame={frame} />
      {children}
      <Drawer label={say('framed.log')} className="shell-log" tabs={[log, ...tabs]} onClose={toggleLog} />
      <Curtain />
      {isPast || isHistoryShown ? (
        <div className="k-ask k-past">
          <Suspense>
            <HistoryBar onClose={() => (isHistoryShown ? toggleHistory() : session.lookAt(null))} />
          </Suspense>
        </div>
      ) : (
        <AskStrip />
      )}
      <div className="k-over">
        {words}
        {aid && <aid.Over />}
        <ChoicesList />
        {!isPast && speech}
      </div>
      <Refused />
    </Frame>
  )
}
