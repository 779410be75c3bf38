/** How often a word is done, by what it is counted [HA59]: once for each full so many, and no rounding. */
import { CARD_COUNTS, FIGURE, KIND } from '../../content/kinds.ts'
import { apLeft, arOf, hpOf, runesTaken, siOf } from '../figures.ts'
import type { Table } from '../rulebook.ts'
import { countSeen } from '../sight.ts'
import { MARK } from '../marks.ts'
import { noteFigureNeeded } from '../using.ts'

type Count = (typeof CARD_COUNTS)[number]
type Counter = (t: Table, seat: number, card: number) => number

/** Whether a card was itself activated this turn: it is not among the others. */
const isUsed = (t: Table, card: number): boolean => card >= 0 && (t.marks[card] & MARK.USED) !== 0

function freeRunes(t: Table, seat: number): number {
  const taken = runesTaken(t, t.players[seat])
  return 4 - ((taken & 1) + ((taken >> 1) & 1) + ((taken >> 2) & 1) + ((taken >> 3) & 1))
}

const COUNTERS: Readonly<Record<Count, Counter>> = {
  hp: hpOf,
  ar: arOf,
  si: siOf,
  'enemy-seen': countSeen,
  'skill-used': (t, seat, card) =>
    t.players[seat].skillsUsed - (isUsed(t, card) && t.data.cards[card].kind === KIND.SKILL ? 1 : 0),
  activated: (t, seat, card) => t.players[seat].activated - (isUsed(t, card) ? 1 : 0),
  'ap-left': (t, seat) => Math.max(0, apLeft(t, seat)),
  'hp-card': (t, seat) => t.players[seat].rows[FIGURE.HP],
  skill: (t, seat) => t.players[seat].skills.size,
  companion: (t, seat) => t.players[seat].companions.size,
  'free-rune': freeRunes,
  enchantment: (t, seat) => t.players[seat].enchantments.size,
}
/** Figures whose givers were needed, if a word counts them [HA49]. */
const NEEDED: Readonly<Partial<Record<Count, number>>> = { hp: FIGURE.HP, ar: FIGURE.AR, si: FIGURE.SI }

/** How a word is counted. */
interface Per {
  readonly every: number
  readonly of: Count
  readonly most?: number | undefined
}

const once: Counter = () => 1

/** Counts how often a word is done. */
export function timesFor(per: Per | undefined): Counter {
  if (per === undefined) return once
  const { every, most = Infinity, of } = per
  const count = COUNTERS[of]
  const figure = NEEDED[of]
  return (t, seat, card) => {
    const value = count(t, seat, card)
    if (figure !== undefined) noteFigureNeeded(t, seat, figure, value, every)
    const times = Math.floor(value / every)
    return times < most ? times : most
  }
}
