/** The lessons of a game, in their order, with those that are finished. */
import type { Situation } from '@hearthkeep/situations'
import { Icon } from '../art/icon.tsx'
import { useGame, useLessons } from '../games/use-game.ts'
import { groupLessons, lessonKey, lessonName } from '../session/lesson-order.ts'
import { finishedLessons } from '../storage/lesson-progress.ts'
import { say } from '../words/learn.ts'
import { PageFrame } from './page-frame.tsx'
import { UnknownGame } from './problem.tsx'

interface LessonLinkProps {
  readonly game: string
  readonly lesson: Situation
  readonly isFinished: boolean
  readonly isNext: boolean
}

function LessonLink({ game, lesson, isFinished, isNext }: LessonLinkProps) {
  const steps = lesson.steps.filter(({ say }) => say !== undefined).length
  return (
    <li>
      <a
        className={isNext ? 'lesson-link is-next' : 'lesson-link'}
        href={`#/lessons/${game}/${encodeURIComponent(lessonName(lesson))}`}
      >
        <span className="lesson-mark">
          {isFinished && <Icon name="check-mark" label={say('lessons.finished')} />}
        </span>
        <span className="lesson-title">{lesson.title}</span>
        <span className="lesson-length">{say.count('lessons.steps', steps)}</span>
      </a>
    </li>
  )
}

export function Lessons({ game: id }: { game: string }) {
  const game = useGame(id)
  if (game === undefined) return <UnknownGame game={id} />
  const { name } = game.module.game
  const lessons = useLessons(game)
  const finished = finishedLessons(id)
  const count = lessons.filter(({ file }) => finished.has(lessonKey(file))).length
  const next = lessons.find(({ file }) => !finished.has(lessonKey(file)))
  return (
    <PageFrame title={say('lessons.lessons', { name })} className="lessons">
      <header className="lessons-head">
        <h1>{say('lessons.learn', { name })}</h1>
        <p>{say('lessons.each-lesson-takes-a', { count, lessonsCount: lessons.length })}</p>
        <p className="lessons-actions">
          {next !== undefined && (
            <a className="button primary" href={`#/lessons/${id}/${encodeURIComponent(lessonName(next))}`}>
              {count === 0 ? say('lessons.begin') : say('lessons.go-on')}: {next.title}
            </a>
          )}
          <a className="button" href={`#/rules/${id}`}>
            {say('lessons.rule-book')}
          </a>
          <a className="button" href={`#/new/${id}`}>
            {say('lessons.play')}
          </a>
        </p>
      </header>
      {groupLessons(lessons, game.lessonGroups).map(({ title, lessons: group }) => (
        <section key={title} className="lessons-group">
          <h2>{title}</h2>
          <ol>
            {group.map((lesson) => (
              <LessonLink
                key={lesson.file}
                game={id}
                lesson={lesson}
                isFinished={finished.has(lessonKey(lesson.file))}
                isNext={lesson === next}
              />
            ))}
          </ol>
        </section>
      ))}
    </PageFrame>
  )
}
