/** Words of the question: what is asked, of whom, who else can act, and what a choice adds to it. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { say } from '../words/table.ts'
import { useSession, useTable } from './context.ts'
import { useChoiceWords, useUnnumbered } from './look-alikes.ts'
import { begunText, saidAlready } from './prompt-choices.ts'
import { seatName, useShell } from './shell-context.ts'
import { sentence } from './words.ts'

/** The id of the question's words. */
export const QUESTION = 'question'

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
  if (!asked.some((seat) => driver.own.includes(seat))) return say('prompt-bar.is-thinking', { names })
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
      {say('prompt-bar.also-asked')}
      {others.map((seat) => (
        <button key={seat} type="button" className="prompt-aside" onClick={() => session.attend(seat)}>
          <span className="aloud">{say('prompt-bar.turn-to')}</span>
          {seatName(game, seat, look.cells)}
        </button>
      ))}
    </span>
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
