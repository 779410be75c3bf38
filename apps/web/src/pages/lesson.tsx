/** A lesson, played on the real table. */
import { lazy } from 'react'
import { useGame, useLessons } from '../games/use-game.ts'
import { lessonAfter, lessonKey } from '../session/lesson-order.ts'
import { say } from '../words/learn.ts'
import { Problem, UnknownGame } from './problem.tsx'

/** How situations are played: nobody needs it who only plays. */
const LessonTable = lazy(() => import('./lesson-table.tsx').then((file) => ({ default: file.LessonTable })))

export function Lesson({ game: id, lesson: name }: { game: string; lesson: string }) {
  const game = useGame(id)
  if (game === undefined) return <UnknownGame game={id} />
  const lessons = useLessons(game)
  const lesson = lessons.find(({ file }) => lessonKey(file) === lessonKey(name))
  if (lesson === undefined)
    return (
      <Problem
        title={say('lesson.no-such-lesson')}
        text={say('lesson.has-no-lesson', { game: game.module.game.name, name })}
      />
    )
  return <LessonTable key={lesson.file} game={game} lesson={lesson} after={lessonAfter(lessons, lesson)} />
}
