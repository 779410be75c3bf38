/**
 * AN HONEST BOT: it looks at the open table and at its own hand. The table it gets is dealt anew wherever its seat cannot see,
 * so that peeking would not help it.
 */
import type { Meaning } from '@hearthkeep/content'
import { deeds } from '../content/effects.ts'
import { LANTERNS, rules } from '../rules/rulebook.ts'
import type { CardId, LanternId, Seat, Table } from '../rules/rulebook.ts'
import { pourWorth, shadowWorth } from './worth.ts'
import type { Holds, Worth } from './worth.ts'

const { choices: kinds } = rules
/** What is lost with a card that is played, and more for each point of its ward. */
const CARD = 0.4
const WARD = 0.7

/** What an effect is worth: the words of it that will happen, added up. */
function worthOf(
  t: Table,
  effect: readonly Meaning<Worth, Holds>[],
  watcher: Seat,
  lantern: LanternId,
): number {
  let sum = 0
  for (const part of effect) {
    if (part.type === 'word') sum += part.facts(t, watcher, lantern)
    else if (part.type === 'choose')
      sum += Math.max(...part.options.map((option) => worthOf(t, option, watcher, lantern)))
    else if (part.type === 'if' && part.condition.type === 'one')
      sum += worthOf(
        t,
        part.condition.facts(t, watcher, lantern) ? part.then : part.otherwise,
        watcher,
        lantern,
      )
    else if (part.type === 'each' && part.group === 'watcher')
      for (let seat = 0; seat < t.seats; seat++) sum += worthOf(t, part.then, seat, lantern)
    else if (part.type === 'each')
      for (let each = 0; each < LANTERNS; each++) sum += worthOf(t, part.then, watcher, each)
  }
  return sum
}

function cardWorth(t: Table, card: CardId, watcher: Seat, lantern: LanternId): number {
  const { effect, ward } = t.data.cards[card]
  return worthOf(t, t.data.book.meaningOf(deeds, effect), watcher, lantern) - CARD - ward * WARD
}

/** What a watcher could do at a lantern with the best two cards; less where others stand already. */
function placeWorth(t: Table, watcher: Seat, lantern: LanternId): number {
  const worths = t.watchers[watcher].hand.toArray().map((card) => cardWorth(t, card, watcher, lantern))
  const [first, second = 0] = [...worths, pourWorth(t, lantern, 1)].sort((a, b) => b - a)
  let sharing = 1
  for (let seat = 0; seat < t.seats; seat++)
    if (t.watchers[seat].hasChosen === 1 && t.watchers[seat].lantern === lantern) sharing++
  return (first + second) / sharing
}

/** A ward is thrown, the smallest first, if those in the hand can still save the lantern. */
function throwWorth(t: Table, card: CardId, watcher: Seat): number {
  const [, loss, oil] = t.asksAbout() // what the prompt names
  const wards = t.watchers[watcher].hand.toArray().reduce((sum, one) => sum + t.data.cards[one].ward, 0)
  return loss - wards < oil ? 10 - t.data.cards[card].ward : -1
}

/** What a choice is worth; ending the turn and holding back are worth nothing. */
function choiceWorth(t: Table, index: number, seat: Seat): number {
  const param = t.choices.paramOf(index, 0)
  const here = t.watchers[seat].lantern
  switch (t.choices.kindOf(index)) {
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
      return -cardWorth(t, param, seat, here) - 2 * t.data.cards[param].ward
    case kinds['bury-shadow'].id:
      return t.data.shadows[t.shadowDeck.top].hunger - 1.5
    case kinds['take-option'].id:
      return worthOf(t, t.data.book.optionMeaning(deeds, param), seat, here)
    default:
      return 0
  }
}

/** The number of the seat's best choice; where all are asked at once, others' choices are in the list too. */
export function heuristic(t: Table, seat: Seat): number {
  let best = -1
  let most = -Infinity
  for (let i = 0; i < t.choices.count; i++) {
    const worth = t.choices.seatOf(i) === seat ? choiceWorth(t, i, seat) : -Infinity
    if (worth <= most) continue
    most = worth
    best = i
  }
  return best
}
