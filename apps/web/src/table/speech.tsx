/** The teacher at the table: says what is going on and what to do, and waits. */
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import type { LessonDriver, LessonStage } from '../session/lesson-driver.ts'
import { keyOf } from '../session/thing.ts'
import { say } from '../words/learn.ts'
import { useSession, useTable } from './context.ts'
import { useUnnumbered } from './look-alikes.ts'
import { RuleLink, WithRules } from './rule-link.tsx'
import { sentence } from './words.ts'

interface SpeechProps {
  readonly driver: LessonDriver
  /** The name of the next lesson in an address, if there is one. */
  readonly next: { readonly href: string; readonly title: string } | undefined
  readonly onDone: () => void
}

/** In the frame it lies over the stage while something on the ground is to be aimed at, else over the ground. */
function placeFor(stage: LessonStage): 'high' | 'low' {
  const aim = stage.kind === 'do' ? stage.wanted.concerns.at(-1) : undefined
  if (aim === undefined) return 'low'
  return document.querySelector(`.k-ground [data-thing="${keyOf(aim)}"]`) === null ? 'low' : 'high'
}

export function Speech({ driver, next, onDone }: SpeechProps) {
  const session = useSession()
  // The driver itself tells nobody that it has changed: whatever changes it also changes the session.
  const { isPlaying, undo } = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const { stage } = driver
  const { done, of } = driver.progress
  const step = Math.min(done + 1, of)
  useEffect(() => {
    if (stage.kind === 'done') onDone()
  }, [stage.kind, onDone])
  // Enter goes on reading.
  useEffect(() => {
    if (!isPlaying) button.current?.focus({ preventScroll: true })
  }, [isPlaying, done])
  if (isPlaying) return null
  const goOn = (): void => {
    driver.next()
    session.refresh()
  }
  return (
    <section
      className="speech"
      aria-label={say('speech.teacher')}
      data-stage={stage.kind}
      data-place={placeFor(stage)}
    >
      <Icon name="teacher" className="speech-teacher" />
      <div className="speech-words" aria-live="polite">
        <Words stage={stage} />
      </div>
      <div className="speech-actions">
        <span className="speech-progress" aria-label={say('speech.step-of', { step, of })}>
          {step} / {of}
        </span>
        {undo.isPossible && stage.kind !== 'done' && (
          <button type="button" className="button" onClick={() => session.undo()}>
            {say('speech.back')}
          </button>
        )}
        {stage.kind === 'tell' && (
          <button ref={button} type="button" className="button primary" onClick={goOn}>
            {say('speech.next')}
          </button>
        )}
        {stage.kind === 'do' && (
          <button type="button" className="button" onClick={() => session.take(stage.wanted)}>
            {say('speech.do-it-for-me')}
          </button>
        )}
        {stage.kind === 'done' && <DoneActions game={driver.game.id} next={next} />}
        {stage.kind === 'failed' && (
          <a className="button" href={`#/lessons/${driver.game.id}`}>
            {say('speech.all-lessons')}
          </a>
        )}
      </div>
    </section>
  )
}

function DoneActions({ game, next }: { game: string; next: SpeechProps['next'] }) {
  return (
    <>
      <a className="button" href={`#/lessons/${game}`}>
        {say('speech.all-lessons')}
      </a>
      {next === undefined ? (
        <a className="button primary" href={`#/new/${game}`}>
          {say('speech.play-a-game')}
        </a>
      ) : (
        <a className="button primary" href={next.href}>
          {say('speech.next-2', { title: next.title })}
        </a>
      )}
    </>
  )
}

function Said({ text, known }: { text: string | undefined; known: ReadonlySet<string> }): ReactNode {
  return (
    text !== undefined && (
      <p>
        <WithRules text={text} known={known} />
      </p>
    )
  )
}

function Words({ stage }: { stage: LessonStage }): ReactNode {
  const { driver } = useSession()
  const known = useMemo(() => new Set(driver.game.rules.map(({ id }) => id)), [driver])
  const reword = useUnnumbered()
  switch (stage.kind) {
    case 'done':
      return (
        <p>
          <strong>{say('speech.well-done')}</strong>
          {say('speech.that-is-the-end')}
        </p>
      )
    case 'failed':
      return (
        <p>
          <strong>{say('speech.this-lesson-does-not')}</strong> {stage.message}
        </p>
      )
    case 'do':
      return (
        <>
          <Said text={stage.say} known={known} />
          <p className="speech-task">
            {say('speech.your-turn')}
            <strong>{sentence(reword(stage.wanted.notation))}</strong>.
          </p>
        </>
      )
    case 'tell':
      return (
        <>
          <Said text={stage.say} known={known} />
          {stage.refused !== undefined && (
            <p className="speech-refused">
              <span aria-hidden="true">✕</span> <strong>{sentence(reword(stage.refused.notation))}</strong>:{' '}
              {stage.refused.text} <RuleLink id={stage.refused.rule} />
            </p>
          )}
        </>
      )
  }
}
