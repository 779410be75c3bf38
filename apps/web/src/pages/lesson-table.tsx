/** The table of a lesson, and its teacher. */
import { useCallback, useEffect, useState } from 'react'
import type { Situation } from '@hearthkeep/situations'
import type { LoadedGame } from '../games/face.ts'
import { LessonDriver } from '../session/lesson-driver.ts'
import { lessonName } from '../session/lesson-order.ts'
import { optionsOf } from '../session/open-session.ts'
import { Session } from '../session/session.ts'
import { finishLesson } from '../storage/lesson-progress.ts'
import { Speech } from '../table/speech.tsx'
import { TableShell } from '../table/table-shell.tsx'
import { say } from '../words/learn.ts'
import { Problem } from './problem.tsx'

interface OpenLesson {
  readonly session: Session
  readonly driver: LessonDriver
}

interface LessonTableProps {
  readonly game: LoadedGame
  readonly lesson: Situation
  /** The one to go on with. */
  readonly after: Situation | undefined
}

export function LessonTable({ game, lesson, after }: LessonTableProps) {
  const [opened, setOpened] = useState<OpenLesson | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let session: Session | undefined
    let isLeft = false
    const open = async (): Promise<void> => {
      const driver = new LessonDriver(game.module.game, lesson)
      session = await Session.open(driver, optionsOf(game))
      if (isLeft) session.close()
      else setOpened({ session, driver })
    }
    open().catch((error: unknown) => setProblem((error as Error).message))
    return () => {
      isLeft = true
      session?.close()
    }
  }, [game, lesson])
  const { id } = game.module.game
  const onDone = useCallback(() => finishLesson(id, lesson.file), [id, lesson])
  if (problem !== null) return <Problem title={say('lesson-table.this-lesson-does-not')} text={problem} />
  if (opened === null) return <p className="loading">{say('lesson-table.one-moment')}</p>
  const next = after && {
    href: `#/lessons/${id}/${encodeURIComponent(lessonName(after))}`,
    title: after.title,
  }
  return (
    <TableShell
      session={opened.session}
      game={game}
      problem={null}
      subtitle={lesson.title}
      speech={<Speech driver={opened.driver} next={next} onDone={onDone} />}
    />
  )
}
