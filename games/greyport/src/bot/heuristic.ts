/** A sensible player: it looks at what is on the table and takes what is worth most, without trying anything out. */
import { isCurse } from '../rules/cards.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import {
  characterWorth,
  discardGain,
  drawWorth,
  foundWorth,
  optionWorth,
  payGain,
  playerWorth,
  recruitWorth,
  retireGain,
  shieldFrom,
  spendsShield,
  wantsReroll,
} from './answers.ts'
import { burden, tauntWorth } from './effects.ts'
import { snipeWorth } from './fight.ts'
import { actInRound } from './round.ts'
import { survey } from './threat.ts'
import { worth, worthInHand } from './worth.ts'

const { choices: kinds } = rules
const id = <K extends keyof typeof kinds>(name: K): number => kinds[name].id
const character = id('choose-character')
const done = id('done')
const useMarker = id('use-marker')
const taunt = id('taunt')
const snipe = id('snipe')
const pickPlayer = id('pick-player')
const takeOption = id('take-option')
const payWith = id('pay-with')
const drawCard = id('draw-card')
const retireCard = id('retire-card')
const recoverCard = id('recover-card')
const returnHero = id('return-hero')
const reroll = id('reroll-dice')
const takeCard = id('take-card')
const shield = id('shield-from')
const spendShield = id('spend-shield')
const loseCard = id('lose-card')
const takeMonster = id('take-monster')
const retireHero = id('retire-hero')
const recruit = id('recruit')
const discardCard = id('discard-card')
/** A snipe whose amount the question does not tell. */
const SNIPE = 3

/** What an answer is worth; 0 for one that does nothing. */
function answerWorth(t: Table, i: number): number {
  const { choices } = t
  const seat = choices.seatOf(i)
  const a = choices.paramOf(i, 0)
  const b = choices.paramOf(i, 1)
  switch (choices.kindOf(i)) {
    case character:
      return characterWorth(a)
    case useMarker:
    case taunt:
      return tauntWorth(t, seat, a)
    case snipe:
      return snipeWorth(t, a, SNIPE)
    case pickPlayer:
      return playerWorth(t, seat, a)
    case takeOption:
      return optionWorth(t, seat, a)
    case payWith:
      return payGain(t, seat, a)
    case drawCard:
      return drawWorth(t, seat) >= -1 ? 1 : -1
    case retireCard:
      return retireGain(t, seat, a)
    case recoverCard:
      return worthInHand(t, t.players[seat], a)
    case returnHero:
      return worth(t.data)[a]
    case reroll:
      return wantsReroll(t) ? 1 : -1
    case takeCard:
      return foundWorth(t, a, b)
    case shield:
      return shieldFrom(t, a)
    case spendShield:
      return spendsShield(t, a) ? 1 : -1
    case loseCard:
      return isCurse(t, a) ? 10 : -worthInHand(t, t.players[seat], a)
    case takeMonster:
      return -burden(t, seat, a)
    case retireHero:
      return -worth(t.data)[a]
    case recruit:
      return recruitWorth(t, seat, a, b)
    case discardCard:
      return discardGain(t, seat, a)
    default:
      return 0
  }
}

/** The choice it makes for a seat. */
export function heuristic(t: Table, seat: number): number {
  const { choices } = t
  const { count } = choices
  if (count === 1) return 0
  const last = choices.kindOf(count - 1)
  if (last === done) return actInRound(t, seat)
  survey(t)
  let best = -Infinity
  let chosen = 0
  for (let i = 0; i < count; i++) {
    const value = answerWorth(t, i)
    if (value > best) {
      best = value
      chosen = i
    }
  }
  return chosen
}
