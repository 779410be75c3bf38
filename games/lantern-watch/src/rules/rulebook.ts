/** The words the rules are written with: things, choices, reasons and events, each with its rule's number. */
import { listed, rulebook } from '@hearthkeep/engine'
import type { Id } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { layoutOfTable } from './table.ts'

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: listed('cards', 'a card'),
    shadow: listed('shadows', 'a shadow'),
    lantern: { name: (lantern, t) => t.data.lanterns[lantern] },
    /** SEATS: a seat under a name of the game's own. */
    watcher: { is: 'seat', name: (seat, t) => t.data.say('watcher', { number: seat + 1 }) },
    /** On what an effect stands, so that a prompt can name it. */
    source: { name: (place, t) => t.data.book.places[place].owner },
    /** What an effect lets one choose from. */
    option: { name: (option, t) => t.data.book.options[option] },
  },
  choices: {
    'stand-at': ['lantern'],
    'play-card': ['card'],
    tend: [],
    'end-turn': [],
    'throw-card': ['card'],
    'hold-back': [],
    'drive-off': ['shadow'],
    'walk-to': ['lantern'],
    'discard-card': ['card'],
    'leave-shadow': [],
    'bury-shadow': [],
    'take-option': ['option'],
  },
  reasons: {
    'not-in-hand': 'T1',
    'lantern-full': 'E1',
    'too-dreadful': 'E3',
    'already-there': 'E4',
    'no-ward': 'F2',
  },
  events: {
    'hour-began': { rule: 'H1', with: ['hour: number', 'watcher'] },
    'shadow-came': { rule: 'H1', with: ['shadow', 'lantern'] },
    'stood-at': { rule: 'H2', with: ['watcher', 'lantern'] },
    'card-played': { rule: 'T2', with: ['watcher', 'card', 'lantern'] },
    'lantern-tended': { rule: 'T1', with: ['watcher', 'lantern'] },
    'turn-ended': { rule: 'T3', with: ['watcher'] },
    // A SECRET EVENT: everybody learns that a card was drawn, only its watcher which.
    'card-drawn': { rule: 'T4', with: ['watcher', 'card'], secret: { seats: ['watcher'], hides: ['card'] } },
    'cards-shuffled': { rule: 'T4' },
    'oil-poured': { rule: 'E1', with: ['lantern', 'amount: number', 'oil: number'] },
    'lantern-lit': { rule: 'E2', with: ['lantern'] },
    'oil-lost': { rule: 'E1', with: ['lantern', 'amount: number', 'oil: number'] },
    'lantern-out': { rule: 'E2', with: ['lantern'] },
    'shadow-driven-off': { rule: 'E3', with: ['watcher', 'shadow'] },
    'shadows-shuffled': { rule: 'E3' },
    walked: { rule: 'E4', with: ['watcher', 'lantern'] },
    discarded: { rule: 'E5', with: ['watcher', 'card'] },
    scouted: { rule: 'E6', with: ['watcher', 'shadow'], secret: { seats: ['watcher'], hides: ['shadow'] } },
    'shadow-left': { rule: 'E6', with: ['watcher'] },
    'shadow-buried': { rule: 'E6', with: ['watcher'] },
    'card-thrown': { rule: 'F2', with: ['watcher', 'card', 'ward: number'] },
    'shadow-fed': { rule: 'F3', with: ['shadow'] },
    'shadow-moved': { rule: 'F4', with: ['shadow', 'lantern'] },
    'night-won': { rule: 'W1' },
    'night-lost': { rule: 'W2' },
  },
})

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
export type CardId = Id<'card'>
export type ShadowId = Id<'shadow'>
export type LanternId = Id<'lantern'>
export type Seat = Id<'seat'>

/** How many lanterns the wall has. */
export const LANTERNS = 4
