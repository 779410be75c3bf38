/** What a board may hold: if Skill Points, colours or the place for Companions are lost, cards go [H13, HA50]. */
import { companionLimit, learnsAny, spOf } from './figures.ts'
import { leaveBoard } from './cards.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'

const { choices, declare, define, events, repeatWhile } = rules

/** Whether a player may learn a Skill, by its colour [H81]. */
export function fitsColour(t: Table, hero: Hero, card: number): boolean {
  const { colour } = t.data.cards[card]
  return colour < 0 || colour === hero.hero || learnsAny(t, hero)
}

/** Skills whose colour fits no more go. */
function dropStrangers(t: Table, seat: number): void {
  const hero = t.players[seat]
  for (let i = hero.skills.size - 1; i >= 0; i--)
    if (!fitsColour(t, hero, hero.skills.get(i))) dropSkill(t, seat, hero.skills.get(i))
}

/** A Skill goes by force. In the enemies' abilities it may come back, if their effects are avoided [HA46]. */
function dropSkill(t: Table, seat: number, card: number): void {
  if (t.isStriking === 1) {
    const { skills, takenSkills } = t.players[seat]
    skills.take(card)
    takenSkills.push(card)
  } else leaveBoard(t, seat, card)
  t.log?.add(events['card-discarded'], seat, card)
}

const loseSkill = rules.question(['seat'], {
  ...{ name: 'lose-skill', rule: 'HA50' },
  choices(t, out, my) {
    const { skills } = t.players[my.seat]
    for (let i = 0; i < skills.size; i++) out.add(choices['pick-card'], skills.get(i))
  },
  take: { 'pick-card': (t, { card }, my) => dropSkill(t, my.seat, card) },
})

const sendCompanion = rules.question(['seat'], {
  ...{ name: 'send-companion', rule: 'H85' },
  choices(t, out, my) {
    const { companions } = t.players[my.seat]
    for (let i = 0; i < companions.size; i++) out.add(choices['pick-card'], companions.get(i))
  },
  take: {
    'pick-card': (t, { card }, my) => {
      leaveBoard(t, my.seat, card)
      t.log?.add(events['card-discarded'], my.seat, card)
    },
  },
})

/** A board is put in order after something left it. */
export const settleBoard = declare('settle-board', ['seat'])
define(settleBoard, [
  (t: Table, my) => {
    if (t.players[my.seat].isAlive === 0) t.leave(0)
    else dropStrangers(t, my.seat)
  },
  repeatWhile(
    (t: Table, my) => t.players[my.seat].skills.size > spOf(t, my.seat),
    [(t, my) => t.call(loseSkill, my.seat)],
  ),
  repeatWhile(
    (t: Table, my) => t.players[my.seat].companions.size > companionLimit(t, my.seat),
    [(t, my) => t.call(sendCompanion, my.seat)],
  ),
])

/** Whether something on the board has to go: so that nobody need call for nothing. */
export function isUnsettled(t: Table, seat: number): boolean {
  const hero = t.players[seat]
  if (hero.isAlive === 0) return false
  if (hero.skills.size > 0) {
    if (hero.skills.size > spOf(t, seat)) return true
    for (let i = 0; i < hero.skills.size; i++) if (!fitsColour(t, hero, hero.skills.get(i))) return true
  }
  return hero.companions.size > 1 && hero.companions.size > companionLimit(t, seat)
}

/** Every board. */
export const settleBoards = declare('settle-boards', ['seat'])
define(settleBoards, [
  rules.repeatFor('seat', (t) => t.seats, [
    (t: Table, my) => {
      if (isUnsettled(t, my.seat)) t.call(settleBoard, my.seat)
    },
  ]),
])
