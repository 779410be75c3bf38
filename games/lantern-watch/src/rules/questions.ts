/** What effects ask: each question is a procedure that all cards and shadows share [E3] to [E7]. */
import { buryShadow } from './piles.ts'
import { LANTERNS, rules } from './rulebook.ts'
import type { LanternId, Seat, ShadowId, Table } from './rulebook.ts'

const { ask, choices, events, procedure, reasons } = rules

/** Whether a shadow at the lantern is weak enough [E3]. */
export function canBanish(t: Table, lantern: LanternId, strength: number): boolean {
  const { shadows } = t.lanterns[lantern]
  for (let i = 0; i < shadows.size; i++) if (t.data.shadows[shadows.get(i)].dread <= strength) return true
  return false
}

function driveOff(t: Table, seat: Seat, lantern: LanternId, shadow: ShadowId): void {
  t.lanterns[lantern].shadows.take(shadow)
  t.drivenOff.push(shadow)
  t.log?.add(events['shadow-driven-off'], seat, shadow)
}

/** Asks which shadow is driven off. It is called only where there is one, as `canBanish` says. */
export const banishShadow = procedure(
  'banish-shadow',
  ['watcher', 'lantern', 'strength'],
  [
    ask({
      name: 'banish-shadow',
      rule: 'E3',
      who: (_, my) => my.watcher,
      about: { lantern: ['lantern', (_, my) => my.lantern], strength: ['number', (_, my) => my.strength] },
      choices(t: Table, out, my: { watcher: Seat; lantern: LanternId; strength: number }) {
        const { shadows } = t.lanterns[my.lantern]
        for (let i = 0; i < shadows.size; i++) {
          const shadow = shadows.get(i)
          // A REFUSAL WITH ITS RULE: said beside the choice that a player would look for in vain.
          if (t.data.shadows[shadow].dread > my.strength)
            out.refuse(reasons['too-dreadful'], choices['drive-off'], shadow)
          else out.add(choices['drive-off'], shadow)
        }
        if (out.isExplaining) out.explain(reasons.elsewhere, choices['drive-off'])
      },
      take: { 'drive-off': (t, { seat, shadow }, my) => driveOff(t, seat, my.lantern, shadow) },
    }),
  ],
)

/** Asks to which other lantern the watcher walks [E4]. */
export const walk = procedure(
  'walk',
  ['watcher'],
  [
    ask({
      name: 'walk',
      rule: 'E4',
      who: (_, my) => my.watcher,
      choices(t: Table, out, my: { watcher: Seat }) {
        for (let lantern = 0; lantern < LANTERNS; lantern++) {
          if (lantern !== t.watchers[my.watcher].lantern) out.add(choices['walk-to'], lantern)
          else out.refuse(reasons['already-there'], choices['walk-to'], lantern)
        }
      },
      take: {
        'walk-to': (t, { seat, lantern }) => {
          t.watchers[seat].lantern = lantern
          t.log?.add(events.walked, seat, lantern)
        },
      },
    }),
  ],
)

/** Asks which card is discarded; skipped with an empty hand [E5]. */
export const discardCard = procedure(
  'discard-card',
  ['watcher'],
  [
    ask({
      name: 'discard-card',
      rule: 'E5',
      who: (_, my) => my.watcher,
      ifNone: 'skip',
      choices(t: Table, out, my: { watcher: Seat }) {
        const { hand } = t.watchers[my.watcher]
        for (let i = 0; i < hand.size; i++) out.add(choices['discard-card'], hand.get(i))
      },
      take: {
        'discard-card': (t, { seat, card }) => {
          t.watchers[seat].hand.take(card)
          t.discardPile.push(card)
          t.log?.add(events.discarded, seat, card)
        },
      },
    }),
  ],
)

/** Shows a watcher the top shadow, and asks what becomes of it. Neither prompt nor choice names it: all read them [E6]. */
export const scout = procedure(
  'scout',
  ['watcher'],
  [
    (t: Table, my) => {
      t.scout = my.watcher + 1
      t.log?.add(events.scouted, my.watcher, t.shadowDeck.top)
    },
    ask({
      name: 'scout',
      rule: 'E6',
      who: (_, my) => my.watcher,
      choices(_: Table, out, __: { watcher: Seat }) {
        out.add(choices['leave-shadow'])
        out.add(choices['bury-shadow'])
      },
      take: {
        'leave-shadow': (t, { seat }) => {
          t.log?.add(events['shadow-left'], seat)
        },
        'bury-shadow': (t, { seat }) => {
          buryShadow(t)
          t.log?.add(events['shadow-buried'], seat)
        },
      },
    }),
    (t) => {
      t.scout = 0
    },
  ],
)

/** Asks which option of the choice at a place of the book; the result is its number among them [E7]. */
export const chooseOption = procedure(
  'choose-option',
  ['watcher', 'place'],
  [
    ask({
      name: 'choose-option',
      rule: 'E7',
      who: (_, my) => my.watcher,
      choices(t: Table, out, my: { watcher: Seat; place: number }) {
        for (const option of t.data.book.places[my.place].options) out.add(choices['take-option'], option)
      },
      take: {
        'take-option': (t, { option }, my) => t.leave(t.data.book.places[my.place].options.indexOf(option)),
      },
    }),
  ],
)
