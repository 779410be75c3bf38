/**
 * AN HONEST BOT: it looks at the open table and at its own hand. The table it gets is dealt anew wherever its seat cannot see,
 * so that peeking would not help it.
 */
import type { CardMeaning } from '../content/data.ts'
import { LANTERNS, rules } from '../rules/rulebook.ts'
import type { CardId, LanternId, Seat, Table } from '../rules/rulebook.ts'
import { pourWorth, shadowWorth } from './worth.ts'

const { choices: kinds } = rules
/** What is lost with a ward that is played for its effect. */
const WARD = 0.7

/** What an effect is worth: the words of it that will happen, added up. */
function meaningWorth(t: Table, meaning: CardMeaning, watcher: Seat, lantern: LanternId): number {
  let sum = 0
  for (const part of meaning) {
    if (part.type === 'word') sum += part.facts(t, watcher, lantern)
    else if (part.type === 'choose')
      sum += Math.max(...part.options.map((option) => meaningWorth(t, option, watcher, lantern)))
    else if (part.type === 'if' && part.condition.type === 'one') {
      const holds = part.condition.facts(t, watcher, lantern)
      sum += meaningWorth(t, holds ? part.then : part.otherwise, watcher, lantern)
    } else if (part.type === 'each') sum += eachWorth(t, part.group, part.then, watcher, lantern)
  }
  return sum
}

function eachWorth(t: Table, group: string, then: CardMeaning, watcher: Seat, lantern: LanternId): number {
  let sum = 0
  if (group === 'watcher')
    for (let seat = 0; seat < t.seats; seat++) sum += meaningWorth(t, then, seat, lantern)
  else for (let each = 0; each < LANTERNS; each++) sum += meaningWorth(t, then, watcher, each)
  return sum
}

function cardWorth(t: Table, card: CardId, watcher: Seat, lantern: LanternId): number {
  const { meaning, ward } = t.data.cards[card]
  return meaningWorth(t, meaning, watcher, lantern) - ward * WARD
}

/** What a watcher could do at a lantern with the best two cards; less where others stand already. */
function placeWorth(t: Table, watcher: Seat, lantern: LanternId): number {
  const worths = t.watchers[watcher].hand.toArray().map((card) => cardWorth(t, card, watcher, lantern))
  const [first, second = 0] = [...worths, pourWorth(t, lantern, 1)].sort((a, b) => b - a)
  let others = 0
  for (let seat = 0; seat < t.seats; seat++)
    if (t.watchers[seat].hasChosen === 1 && t.watchers[seat].lantern === lantern) others++
  return (first + second) / (1 + others)
}

/** A ward is thrown where it helps: if what is eaten can still be brought under the oil by what is in the hand. */
function throwWorth(t: Table, card: CardId, watcher: Seat): number {
  const [, loss, oil] = t.asksAbout() // what the prompt names
  const wards = t.watchers[watcher].hand.toArray().reduce((sum, one) => sum + t.data.cards[one].ward, 0)
  return loss - wards < oil ? 10 - t.data.cards[card].ward : -1
}

/** What a choice is worth; ending the turn and holding back are worth nothing. */
function choiceWorth(t: Table, index: number, seat: Seat): number {
  const { choices } = t
  const param = choices.paramOf(index, 0)
  const here = t.watchers[seat].lantern
  switch (choices.kindOf(index)) {
    case kinds['stand-at'].id:
    case kinds['walk-to'].id:
      return placeWorth(t, seat, param)
    case kinds['play-card'].id:
      return cardWorth(t, param, seat, here)
    case kinds.tend.id:
      return pourWorth(t, here, 1)
    case kinds['throw-card'].id:
      return throwWorth(t, param, seat)
    case kinds['drive-off'].id:
      return shadowWorth(t, t.asksAbout()[0], param)
    case kinds['discard-card'].id:
      return -cardWorth(t, param, seat, here) - 100 * t.data.cards[param].ward
    case kinds['bury-shadow'].id:
      return t.data.shadows[t.shadowDeck.top].hunger - 1.5
    case kinds['take-option'].id:
      return meaningWorth(t, t.data.optionMeaning(param), seat, here)
    default:
      return 0
  }
}

/** The number of the seat's best choice. */
export function heuristic(t: Table, seat: Seat): number {
  let best = -1
  let most = -Infinity
  for (let i = 0; i < t.choices.count; i++) {
    if (t.choices.seatOf(i) !== seat) continue // all may be asked at once
    const worth = choiceWorth(t, i, seat)
    if (worth <= most) continue
    most = worth
    best = i
  }
  return best
}
