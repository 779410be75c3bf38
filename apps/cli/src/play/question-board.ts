/** A question before a table is opened: what has been found, and what can be done about it. */
import type { Board, Player } from './board.ts'
import { choice, menuScene, wordsBoard } from './words-board.ts'

/** Something that only whoever plays can decide. */
export interface Question<A extends string> {
  /** What it is about, in a few words. */
  readonly title: string
  /** What has been found, in whole sentences. */
  readonly text: string
  /** What can be done, each in the words that choose it. */
  readonly answers: Readonly<Record<A, string>>
}

/** Puts a question to whoever plays; `leave` if they would rather not. */
export type Ask = <A extends string>(question: Question<A>) => Promise<A | 'leave'>

function questionBoard<A extends string>({ title, text, answers }: Question<A>): Board<A | 'leave'> {
  const all = Object.entries<string>({ ...answers, leave: 'leave it as it is' })
  const scene = menuScene({
    name: 'Hearthkeep',
    about: text,
    zones: [{ title, items: [], summary: text }],
    prompt: 'What would you like to do?',
    choices: all.map(([, words]) => choice(words)),
    glossary: [],
    rules: [],
  })
  return wordsBoard<A | 'leave'>(
    () => scene,
    (said) => {
      const found = all.find(([, words]) => words === said.toLowerCase())
      return found && { ending: found[0] as A | 'leave' }
    },
  )
}

/** Lets a player be asked. */
export function asking(player: Player): Ask {
  return async (question) => {
    const answer = await player.play(questionBoard(question))
    return answer === 'abort' ? 'leave' : answer
  }
}
