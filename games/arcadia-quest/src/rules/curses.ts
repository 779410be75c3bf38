/** Death Curses are drawn, kept and lifted [S-UP-2] [B-CURSE-1] [B-CURSE-3] [B-CURSE-4]. */
import { SLOTS } from '../content/limits.ts'
import { drawCurses } from './chapters.ts'
import { hasBit } from './facts.ts'
import { PHASE } from './marks.ts'
import type { Hero, Table } from './rulebook.ts'
import { player, rules } from './rulebook.ts'

const { ask, choices, declare, define, events, repeatWhile, when } = rules

/** A hero's curses go back into the deck. */
export function liftCurses(t: Table, hero: Hero): void {
  hero.covered = 0
  if (hero.curses.isEmpty) return
  while (!hero.curses.isEmpty) t.curseDeck.push(hero.curses.pop())
  t.shuffles.shuffle(t.curseDeck)
}

/** The worst of those that were drawn. */
function highest(t: Table): number {
  let value = 0
  for (let i = 0; i < t.drawnCurses.size; i++)
    value = Math.max(value, t.data.curses[t.drawnCurses.get(i)].value)
  return value
}
function keep(t: Table, hero: number, curse: number): void {
  t.drawnCurses.take(curse)
  t.heroes[hero].curses.push(curse)
  t.log?.add(events['curse-kept'], hero, curse)
  while (!t.drawnCurses.isEmpty) t.curseDeck.push(t.drawnCurses.pop())
  t.shuffles.shuffle(t.curseDeck)
}
/** The slots that a hero's curses fill but do not lie on yet. */
function unfilled(t: Table, hero: Hero): number {
  let slots = 0
  for (let i = 0; i < hero.curses.size; i++) slots += t.data.curses[hero.curses.get(i)].fills
  for (let slot = 0; slot < SLOTS; slot++) if (hasBit(hero.covered, slot)) slots--
  return slots
}

define(drawCurses, [
  (t: Table, my) => {
    const hero = t.heroes[my.hero]
    liftCurses(t, hero)
    const many = Math.min(hero.deaths, t.curseDeck.size)
    for (let i = 0; i < many; i++) {
      const curse = t.curseDeck.pop()
      t.drawnCurses.push(curse)
      t.log?.add(events['curse-drawn'], my.hero, curse)
    }
    if (many === 0) t.leave(0)
  },
  ask({
    ...{ name: 'keep-curse', rule: 'S-UP-2', who: player },
    about: { hero: ['hero', (_, my) => my.hero] },
    choices(t: Table, out) {
      const worst = highest(t)
      for (let i = 0; i < t.drawnCurses.size; i++) {
        const curse = t.drawnCurses.get(i)
        if (t.data.curses[curse].value === worst) out.add(choices['keep-curse'], curse)
      }
    },
    take: { 'keep-curse': (t, { curse }, my) => keep(t, my.hero, curse) },
  }),
  // In the upgrade phase cards are still to be arranged: the slots are filled at the next set-up.
  (t: Table, my) => {
    if (t.phase !== PHASE.UPGRADE) t.call(fillSlots, my.hero)
  },
])

/** Curses that fill slots are laid on them, by the player's choice [B-CURSE-4]. */
export const fillSlots = declare('fill-slots', ['hero'])
define(fillSlots, [
  repeatWhile(
    (t: Table, my) => unfilled(t, t.heroes[my.hero]) > 0,
    [
      when(
        (t: Table, my) => t.heroes[my.hero].cards.size < SLOTS && emptySlot(t.heroes[my.hero]) >= 0,
        [
          (t: Table, my) => {
            t.heroes[my.hero].covered |= 1 << emptySlot(t.heroes[my.hero])
          },
        ],
        [
          ask({
            ...{ name: 'slot-for-curse', rule: 'B-CURSE-4', who: player },
            about: { hero: ['hero', (_, my) => my.hero] },
            choices(t: Table, out, my) {
              for (let slot = 0; slot < SLOTS; slot++)
                if (!hasBit(t.heroes[my.hero].covered, slot)) out.add(choices['pick-slot'], slot + 1)
            },
            take: {
              'pick-slot'(t, { slot }, my) {
                t.heroes[my.hero].covered |= 1 << (slot - 1)
              },
            },
          }),
        ],
      ),
    ],
  ),
])
/** A slot without a card on which no curse lies: nobody would choose another. */
function emptySlot(hero: Hero): number {
  for (let slot = hero.cards.size; slot < SLOTS; slot++) if (!hasBit(hero.covered, slot)) return slot
  return -1
}
