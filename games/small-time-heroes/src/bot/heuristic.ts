/** A sensible player: tries every choice on a copy and takes the one after which things look best. */
import { plainAnswer, trialAnswer, TRY_EACH } from './answers.ts'
import { readOdds } from './threat.ts'
import { readPace, worth } from './worth.ts'
import { SIDE } from '../rules/roster.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'

const endTurn = rules.choices['end-turn'].id
/** So many questions in the middle of an effect are answered on the copy before it is judged. */
const MOST_ANSWERS = 8

let trial: Table | undefined
let second: Table | undefined

/** Made for one content, a trial table must not judge games with another. */
function fresh(old: Table | undefined, t: Table): Table {
  if (old?.data === t.data) return old
  old?.release()
  return rules.newTable(t.data, t.data.effects.procedures)
}

/** Judges a trial; once the round is over, other Intents lie there than those the odds were read from. */
function judge(root: Table, t: Table): number {
  if (t.isOver || (t.round === root.round && t.wave === root.wave && t.side === root.side))
    return worth(t, false)
  readOdds(t)
  const value = worth(t, false)
  readOdds(root)
  return value
}

/** Goes on to where nothing is half done any more, so that all choices are judged at the same point. */
function settle(root: Table, t: Table): number {
  for (let i = 0; i < MOST_ANSWERS && !t.isOver; i++) {
    const answer = trialAnswer(t)
    if (answer === TRY_EACH) return best(root, t)
    if (answer < 0) break
    t.take(answer)
  }
  return judge(root, t)
}

/** The worth of the best answer to a question in the middle of an effect. */
function best(root: Table, t: Table): number {
  const { count } = t.choices
  second = fresh(second, t)
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    second.copyFrom(t)
    second.take(i)
    for (let j = 0; j < MOST_ANSWERS && !second.isOver; j++) {
      const answer = trialAnswer(second)
      if (answer === -1) break
      second.take(answer === TRY_EACH ? 0 : answer)
    }
    const value = judge(root, second)
    if (value > most) most = value
  }
  return most
}

/** The number of the choice to make, on a table re-dealt for the seat. */
export function heuristic(t: Table): number {
  const { choices } = t
  const { count } = choices
  if (count === 1) return 0
  const plain = plainAnswer(t)
  if (plain >= 0) return plain
  trial = fresh(trial, t)
  readOdds(t)
  readPace(t)
  const isTurn = t.side === SIDE.HEROES
  let chosen = 0
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    let value: number
    // What the Enemies will do after the turn is not known, so ending it is judged by how things stand.
    if (isTurn && choices.kindOf(i) === endTurn) value = worth(t, true)
    else {
      trial.copyFrom(t)
      trial.take(i)
      value = settle(t, trial)
    }
    if (value > most) {
      most = value
      chosen = i
    }
  }
  return chosen
}
