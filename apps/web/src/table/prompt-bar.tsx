/** One bar asks one question in plain words, with the rule behind it and the choices that are no things. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { lazy, Suspense, useMemo } from 'react'
import { useSession, useTable, useTableOf } from './context.ts'
import { useChoiceWords, useUnnumbered } from './look-alikes.ts'
import { NextLink } from './next-link.tsx'
import { begunText, promptChoices, saidAlready } from './prompt-choices.ts'
import { RuleLink, WithRules } from './rule-link.tsx'
import { seatName, useShell } from './shell-context.ts'
import { useUndrawn } from './use-undrawn.ts'
import { sentence } from './words.ts'

const GameOver = lazy(() => import('./game-over.tsx').then((file) => ({ default: file.GameOver })))

/** The id of the question's words. */
export const QUESTION = 'question'

/** More than these are found in the list of choices. */
const MOST = 9

export function PromptBar() {
  const session = useSession()
  const state = useTable()
  const undrawn = useUndrawn()
  const reword = useUnnumbered()
  const { look, picked, notice, isPlaying, isPast, event } = state
  const known = useMemo(() => new Set(session.driver.game.rules.map(({ id }) => id)), [session])
  const choices = promptChoices(state, undrawn)
  if (state.isCurtained || (isPast && notice === null)) return null
  // In a lesson the teacher asks: this bar only shows what happens, and what the table cannot.
  const isLesson = session.driver.undoPolicy === 'lesson'
  if (isLesson && !isPlaying && notice === null && choices.length === 0) return null
  if (!isLesson && !isPlaying && look.outcome !== 'playing')
    return (
      <Suspense>
        <GameOver next={<NextLink />} />
      </Suspense>
    )
  const { prompt } = look
  return (
    <section className="prompt-bar" aria-label="What is asked" data-playing={isPlaying || undefined}>
      <div className="prompt-words">
        <p className="prompt-text" id={QUESTION} aria-live="polite">
          {isPlaying ? reword(event?.text ?? '') : !isPast && <Asked />}{' '}
          <RuleLink id={(isPlaying ? event?.rule : isPast ? '' : prompt?.rule) ?? ''} />
        </p>
        {isPlaying && (
          <button type="button" className="prompt-aside" onClick={() => session.skip()}>
            Skip <kbd>Space</kbd>
          </button>
        )}
        {picked.length > 0 && (
          <button type="button" className="prompt-aside" onClick={() => session.drop()}>
            Take back <kbd>Esc</kbd>
          </button>
        )}
        {picked.length === 0 && !isPlaying && !isPast && <Others />}
      </div>
      <p className="prompt-notice" aria-live="polite">
        {notice !== null && !isPlaying && <WithRules text={reword(notice)} known={known} />}
      </p>
      <Answers choices={choices} />
    </section>
  )
}

/** What can be answered by a button; of many, the first. */
function Answers({ choices }: { choices: ReturnType<typeof promptChoices> }) {
  const { toggleChoices } = useShell()
  const { complete } = useTable()
  if (choices.length === 0) return null
  return (
    <div className="prompt-choices">
      {choices.slice(0, MOST).map((choice, i) => (
        <ChoiceButton
          key={`${choice.seat} ${choice.notation}`}
          choice={choice}
          number={i + 1}
          isMain={choice === complete}
        />
      ))}
      {choices.length > MOST && (
        <button type="button" className="button" onClick={toggleChoices}>
          All {choices.length} choices <kbd>c</kbd>
        </button>
      )}
    </div>
  )
}

/** The question, and of whom. */
export function Asked() {
  const { driver } = useSession()
  const { game } = useShell()
  const { look, picked, candidates, attended } = useTable()
  const reword = useUnnumbered()
  const wordsOf = useChoiceWords()
  const { prompt } = look
  if (prompt === null) return null
  // At a table elsewhere it may be others who are asked.
  const asked = prompt.seats.includes(attended) ? [attended] : prompt.seats
  const names = asked.map((seat) => seatName(game, seat, look.cells)).join(', ')
  // A bot, or somebody at another device.
  if (!asked.some((seat) => driver.own.includes(seat))) return `${names} is thinking…`
  return (
    <>
      {driver.seats > 1 && <strong className="prompt-who">{names}: </strong>}
      {picked.length > 0 ? sentence(begunText(candidates.map(wordsOf))) : reword(prompt.text)}
    </>
  )
}

/** Who else can act: one turns to them. */
export function Others({ otherwise = '' }: { otherwise?: string }) {
  const session = useSession()
  const { game } = useShell()
  const { look, attended } = useTable()
  const { own } = session.driver
  const others = look.prompt?.seats.filter((seat) => seat !== attended && own.includes(seat)) ?? []
  if (others.length === 0) return otherwise
  return (
    <span className="prompt-others">
      Also asked:
      {others.map((seat) => (
        <button key={seat} type="button" className="prompt-aside" onClick={() => session.attend(seat)}>
          <span className="aloud">Turn to </span>
          {seatName(game, seat, look.cells)}
        </button>
      ))}
    </span>
  )
}

interface ChoiceProps {
  readonly choice: OfferedChoice
  readonly number: number
  readonly isMain: boolean
}

function ChoiceButton({ choice, number, isMain }: ChoiceProps) {
  const session = useSession()
  const taken = useTableOf((state) => state.taken)
  return (
    <button
      type="button"
      className={isMain ? 'button primary' : 'button'}
      data-taken={taken === choice || undefined}
      data-choice={choice.notation}
      onClick={(event) => {
        // It goes with the question: a browser that takes away what has the focus lays the whole page out first.
        event.currentTarget.blur()
        // The second half of a double click is not for the next question, even if its button says the same.
        if (event.detail < 2) session.take(choice)
      }}
    >
      <ChoiceWords choice={choice} />
      <kbd aria-hidden="true">{number}</kbd>
    </button>
  )
}

/** What the question has said already is only read aloud. */
export function ChoiceWords({ choice }: { choice: OfferedChoice }) {
  const wordsOf = useChoiceWords()
  const { picked, candidates } = useTable()
  const words = wordsOf(choice)
  const said = picked.length > 0 ? saidAlready(candidates.map(wordsOf)) : ''
  if (said === '' || !words.startsWith(said)) return sentence(words)
  return (
    <>
      <span className="aloud">{sentence(said)}</span>
      <span className="goes-on">{words.slice(said.length)}</span>
    </>
  )
}
