/** A hero rests, and the dead come back [S-REST-1] to [S-REST-3] [S-DEATH-3]. */
import { GUILD, SLOTS } from '../content/limits.ts'
import { effectOf, refreshCards } from './activation.ts'
import { FAR, hasRoom, waysOf } from './board.ts'
import { hasBit } from './facts.ts'
import { isOnBoard } from './heroes.ts'
import { isQuestToken, player, rules, scenarioOf } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'
import { choices } from './words.ts'
import type { Out } from './words.ts'

const { ask, declare, define, events, repeatFor, repeatWhile } = rules

/** The spaces where one can come back: of the start area, or the nearest to it with room. */
function offerReturns(t: Table, out: Out, hero: number): void {
  const { map } = scenarioOf(t)
  const start = map.starts[t.start]
  for (const space of start) if (hasRoom(t, space)) out.add(choices['return-to'], hero, space)
  if (out.count > 0) return
  const ways = waysOf(t)
  let nearest: number = FAR
  for (let space = 0; space < map.grid.size; space++)
    if (hasRoom(t, space)) nearest = Math.min(nearest, ways.distance(start[0], space))
  for (let space = 0; space < map.grid.size; space++)
    if (ways.distance(start[0], space) === nearest && hasRoom(t, space))
      out.add(choices['return-to'], hero, space)
}
/** How many cards a curse lets a Rest refresh; 0: all. */
function restsOf(t: Table, hero: Hero): number {
  let rests = 0
  for (let i = 0; i < hero.curses.size; i++)
    rests = Math.max(rests, t.data.curses[hero.curses.get(i)].holds.rests)
  return rests
}
const isAnyExhausted = (t: Table, hero: Hero): boolean => {
  for (let slot = 0; slot < hero.cards.size; slot++) if (t.exhausted[hero.cards.get(slot)] > 0) return true
  return false
}

const comeBack = declare('come-back', ['hero'])
define(comeBack, [
  ask({
    ...{ name: 'come-back', rule: 'S-REST-1', who: player },
    about: { hero: ['hero', (_, my) => my.hero] },
    choices: (t: Table, out, my) => offerReturns(t, out, my.hero),
    take: {
      'return-to'(t, { space }, my) {
        t.heroes[my.hero].space = space
        t.heroes[my.hero].wounds = 0
        t.log?.add(events['hero-returned'], my.hero, space)
      },
    },
  }),
])

/** Under a hex only some cards are refreshed, of the player's choice. */
const refreshFew = declare('refresh-few', ['hero', 'left'])
define(refreshFew, [
  repeatWhile(
    (t: Table, my) => my.left > 0 && isAnyExhausted(t, t.heroes[my.hero]),
    [
      ask({
        ...{ name: 'refresh-few', rule: 'S-REST-1', who: player },
        about: { hero: ['hero', (_, my) => my.hero] },
        choices(t: Table, out, my) {
          const { cards } = t.heroes[my.hero]
          for (let slot = 0; slot < cards.size; slot++)
            if (t.exhausted[cards.get(slot)] > 0) out.add(choices['pick-card'], cards.get(slot))
        },
        take: {
          'pick-card'(t, { card }, my) {
            my.left--
            t.exhausted[card] = 0
            t.log?.add(events['card-refreshed'], card)
          },
        },
      }),
    ],
  ),
])

/** What the resting hero can hand on or move; whether there is anything. */
function offerGifts(t: Table, out: Out, place: number): void {
  const hero = t.heroes[place]
  for (let i = 0; i < hero.tokens.size; i++) {
    const token = hero.tokens.get(i)
    if (isQuestToken(t, token)) continue
    for (let other = 0; other < GUILD; other++)
      if (other !== place && isOnBoard(t.heroes[other])) out.add(choices.give, token, other)
  }
  if (hero.cards.isEmpty) return
  for (let from = 0; from < SLOTS; from++) {
    if (!hasBit(hero.covered, from)) continue
    for (let to = 0; to < SLOTS; to++)
      if (!hasBit(hero.covered, to)) out.add(choices['shift-curse'], from + 1, to + 1)
  }
}
function hasGifts(t: Table, place: number): boolean {
  const { cards, covered, tokens } = t.heroes[place]
  if (covered !== 0 && !cards.isEmpty) return true
  let mates = 0
  for (let other = 0; other < GUILD; other++) if (other !== place && isOnBoard(t.heroes[other])) mates++
  if (mates === 0) return false
  for (let i = 0; i < tokens.size; i++) if (!isQuestToken(t, tokens.get(i))) return true
  return false
}

export const resting = declare('resting', ['hero', 'isDone', 'slot'])
define(resting, [
  (t: Table, my) => {
    t.log?.add(events.rested, my.hero)
    if (!isOnBoard(t.heroes[my.hero])) t.call(comeBack, my.hero)
  },
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    hero.isDazed = 0
    const rests = restsOf(t, hero)
    if (rests === 0) refreshCards(t, my.hero)
    else t.call(refreshFew, my.hero, rests)
    my.slot = -1
  },
  repeatFor('slot', () => SLOTS, [
    (t: Table, my) => {
      const { slot } = my
      const effect = effectOf(t, my.hero, slot, 'rest')
      if (effect !== null) t.call(effect, my.hero, slot < 0 ? -1 : t.heroes[my.hero].cards.get(slot), -1)
    },
  ]),
  repeatWhile(
    (t: Table, my) => my.isDone === 0 && hasGifts(t, my.hero),
    [
      ask({
        ...{ name: 'rest', rule: 'S-REST-2', who: player },
        about: { hero: ['hero', (_, my) => my.hero] },
        choices(t: Table, out, my) {
          out.add(choices['end-rest'])
          offerGifts(t, out, my.hero)
        },
        take: {
          give(t, { token, hero }, my) {
            t.heroes[my.hero].tokens.take(token)
            t.heroes[hero].tokens.push(token)
            t.log?.add(events['token-given'], my.hero, token, hero)
          },
          'shift-curse'(t, { from, to }, my) {
            t.heroes[my.hero].covered ^= (1 << (from - 1)) | (1 << (to - 1))
            t.log?.add(events['curse-shifted'], my.hero)
          },
          'end-rest': (_, __, my) => {
            my.isDone = 1
          },
        },
      }),
    ],
  ),
  (t: Table, my) => {
    t.heroes[my.hero].isUsed = 1
  },
])
