/** The question of a table that stands in the frame, with the choices that are no things and the end of the turn. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { lazy, Suspense } from 'react'
import type { Ending } from '../games/face.ts'
import { Answer, Ask } from '../kit/ask.tsx'
import { EndTurn } from '../kit/end-turn.tsx'
import { say } from '../words/table.ts'
import { takeGathered } from '../session/take-gathered.ts'
import { useSession, useTable, useTableOf } from './context.ts'
import { useChoiceWords, useUnnumbered } from './look-alikes.ts'
import { NextLink } from './next-link.tsx'
import { Asked, ChoiceWords, Others, QUESTION } from './prompt-bar.tsx'
import { endingOf, promptChoices } from './prompt-choices.ts'
import { RuleLink } from './rule-link.tsx'
import { useShell } from './shell-context.ts'
import { useUndrawn } from './use-undrawn.ts'
import { sentence } from './words.ts'

const GameOver = lazy(() => import('./game-over.tsx').then((file) => ({ default: file.GameOver })))

/** How the button is called that makes all choices that were gathered. */
const GATHERED = 'all'

/** More than these are found in the list of choices. */
const MOST = 9

const NO_ENDING: Ending = { title: say('ask-strip.end-turn'), threat: null }
const useNoEnding = (): Ending => NO_ENDING
const useNoReason = (): string => ''

/** The end of the turn, if it can be chosen now. */
function useEndingChoice(): OfferedChoice | undefined {
  const { frame } = useShell().game
  return useTableOf(({ look, isPlaying, isPast }) =>
    isPlaying || isPast || look.outcome !== 'playing' ? undefined : endingOf(look.choices, frame?.endings),
  )
}

export function AskStrip() {
  const { driver } = useSession()
  const { look, isPlaying, isCurtained } = useTable()
  if (isCurtained) return <Ask label={say('ask-strip.what-is-asked')} question="" />
  if (isPlaying || look.outcome === 'playing' || driver.undoPolicy === 'lesson') return <Question />
  return (
    <Suspense fallback={<Ask label={say('ask-strip.the-end')} question="" />}>
      <GameOver next={<NextLink />} />
    </Suspense>
  )
}

function Question() {
  const { game } = useShell()
  const { look, picked, isPlaying, isPast, event } = useTable()
  const reword = useUnnumbered()
  const useReason = game.frame?.useReason ?? useNoReason
  const reason = useReason()
  const ending = useEndingChoice()
  const answers = useAnswers(ending)
  const question = isPlaying ? reword(event?.text ?? '') : !isPast && <Asked />
  const rule = (isPlaying ? event?.rule : look.prompt?.rule) ?? ''
  return (
    <Ask
      label={say('ask-strip.what-is-asked')}
      id={QUESTION}
      question={
        <span className="prompt-text">
          {question} <RuleLink id={rule} />
        </span>
      }
      reason={picked.length === 0 && !isPlaying && !isPast ? <Others otherwise={reason} /> : reason}
      isPlaying={isPlaying}
      {...answers}
      end={ending && <End choice={ending} />}
    />
  )
}

/** The buttons; what is picked can be taken back, what is shown can be skipped. */
function useAnswers(ending: OfferedChoice | undefined) {
  const session = useSession()
  const shell = useShell()
  const state = useTable()
  const undrawn = useUndrawn()
  const { gathering } = session
  // What is gathered is chosen on the table, all at once.
  const choices = promptChoices(state, undrawn).filter(
    (choice) => choice !== ending && choice.kind !== gathering?.kind,
  )
  const shown = choices.slice(0, MOST)
  const { picked, isPlaying, complete, taken } = state
  const answers = (
    <>
      {shown.map((choice, i) => (
        <Answer
          key={`${choice.seat} ${choice.notation}`}
          hotkey={`${i + 1}`}
          isMain={choice === complete}
          isTaken={taken === choice}
          choice={choice.notation}
          // The second half of a double click is not for the next question, even if its button says the same.
          onPress={(clicks) => clicks < 2 && session.take(choice)}
        >
          <ChoiceWords choice={choice} />
        </Answer>
      ))}
      {gathering !== undefined && picked.length > 0 && (
        <Answer hotkey="1" isMain choice={GATHERED} onPress={(clicks) => clicks < 2 && takeGathered(session)}>
          {say.count('ask-strip.discard', picked.length)}
        </Answer>
      )}
      {choices.length > MOST && (
        <Answer hotkey="c" onPress={shell.toggleChoices}>
          {say('ask-strip.all-choices', { choicesCount: choices.length })}
        </Answer>
      )}
      {isPlaying && (
        <Answer hotkey="Space" onPress={() => session.skip()}>
          {say('ask-strip.skip')}
        </Answer>
      )}
      {picked.length > 0 && !isPlaying && (
        <Answer hotkey="Esc" onPress={() => session.drop()}>
          {say('ask-strip.take-back')}
        </Answer>
      )}
    </>
  )
  return { answers, count: shown.length + (picked.length > 0 ? 1 : 0) }
}

function End({ choice }: { choice: OfferedChoice }) {
  const session = useSession()
  const { game } = useShell()
  const wordsOf = useChoiceWords()
  const isTaken = useTableOf(({ taken }) => taken === choice)
  const useEnding = game.frame?.useEnding ?? useNoEnding
  const ending = useEnding()
  return (
    <EndTurn
      {...ending}
      label={sentence(wordsOf(choice))}
      isTaken={isTaken}
      choice={choice.notation}
      onEnd={() => session.take(choice)}
    />
  )
}
