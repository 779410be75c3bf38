/** The words the rules are written with: things, choices, events and reasons, each with its rule's number. */
import { listed, rulebook, words } from '@hearthkeep/engine'
import type { Id } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { CLASSES, RESOURCES } from '../content/kinds.ts'
import { layoutOfTable } from './table.ts'

const say = (
  word: (typeof CLASSES)[number] | (typeof CARGO)[number],
  { data }: { readonly data: Data },
): string => data.say(word)

/** What a meeple can carry: a resource, or a trap [A3]. */
const CARGO = [...RESOURCES, 'a-trap'] as const

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: listed('cards', 'a card'),
    guild: listed('guild', 'a Guild card'),
    treasure: listed('treasures', 'a chest'),
    room: { name: (room, t) => t.data.rooms[room].name },
    player: { is: 'seat', name: (seat, t) => t.data.clans[t.players[seat].clan].name },
    clan: { name: (clan, t) => t.data.clans[clan].name },
    hero: words(CLASSES, say),
    resource: words(RESOURCES, say),
    cargo: words(CARGO, say),
    action: { name: (action, t) => t.data.actions[action].text },
    option: { name: (option, t) => t.data.options[option] },
  },
  choices: {
    'choose-clan': ['clan'],
    'choose-laboratory-clan': ['clan'],
    'place-meeple': ['room'],
    'play-card': ['card', 'option'],
    'use-cells': [],
    'end-play': [],
    draw: [],
    move: ['from: room', 'to: room', 'cargo'],
    melee: ['room', 'hero'],
    ranged: ['room', 'hero', 'from: room'],
    'place-resource': ['resource', 'room'],
    'place-trap': ['room'],
    'place-portal': ['room', 'from: room'],
    summon: ['room'],
    'use-ability': ['room', 'to: room', 'cargo'],
    'use-room': ['room', 'card'],
    'use-builder': ['resource', 'to: room', 'from: room'],
    'complete-portal': ['room'],
    'clear-event': ['room'],
    swarm: ['action', 'room'],
    'begin-action': ['action'],
    'enough-of-this': [],
    'renew-offer': ['card'],
    'end-turn': [],
    'summon-hero': ['hero', 'room'],
    'hero-attacks': ['hero', 'room', 'player'],
    'heroes-loot': ['room'],
    'heroes-wait': ['room'],
    'hero-charges': ['hero', 'room', 'to: room'],
    'archer-shoots': ['room', 'player'],
    'lose-resource': ['resource'],
    'exhaust-hero': ['hero'],
    'defend-with': ['card'],
    'take-wound': [],
    'wound-monster': ['player'],
    'discard-card': ['card'],
  },
  reasons: {
    'no-meeple-there': 'A4',
    'nobody-to-hit': 'A4',
    'nobody-to-shoot': 'A5',
    'no-meeple-left': 'Q5',
    'no-token-left': 'Q11',
    'nothing-to-spend': 'M1',
    'nothing-to-craft': 'Q37',
    'cells-used': 'P9',
    'fog-there': 'W4',
    'rubble-there': 'W4',
    'frogs-there': 'W4',
    'no-wounds': 'Q55',
  },
  events: {
    'clan-chosen': { rule: 'S6', with: ['player'] },
    'meeple-placed': { rule: 'S8', with: ['player', 'room'] },
    'lunch-began': { rule: 'Q62' },
    'turn-started': { rule: 'P1', with: ['turn: number', 'player'] },
    'card-played': { rule: 'P2', with: ['player', 'card', 'option'] },
    'card-drawn': { rule: 'A1', with: ['player', 'card'] },
    'deck-shuffled': { rule: 'P8', with: ['player'] },
    'monster-moved': { rule: 'A3', with: ['player', 'from: room', 'to: room'] },
    'token-carried': { rule: 'A18', with: ['cargo', 'to: room'] },
    'hero-killed': { rule: 'A15', with: ['hero', 'room'] },
    'resource-placed': { rule: 'A6', with: ['resource', 'room'] },
    'trap-placed': { rule: 'A8', with: ['room'] },
    'portal-placed': { rule: 'A9', with: ['room'] },
    'portal-completed': { rule: 'O1', with: ['room'] },
    'portal-taken': { rule: 'O3', with: ['room'] },
    'monster-summoned': { rule: 'A14', with: ['player', 'room'] },
    'dragon-mended': { rule: 'A2', with: ['player'] },
    'event-cleared': { rule: 'W4', with: ['room'] },
    'event-placed': { rule: 'W4', with: ['room'] },
    'card-crafted': { rule: 'M1', with: ['player', 'card'] },
    'card-offered': { rule: 'S2', with: ['card'] },
    'offer-renewed': { rule: 'P5', with: ['player'] },
    'cards-seen': { rule: 'A11', with: ['player', 'count: number'] },
    'card-taken': { rule: 'A11', with: ['player', 'card'] },
    'card-discarded': { rule: 'P5', with: ['player', 'card'] },
    'cells-opened': { rule: 'C1', with: ['player'] },
    'invasion-started': { rule: 'H0', with: ['cards: number'] },
    'guild-card-revealed': { rule: 'H1', with: ['card: guild'] },
    'guild-card-ignored': { rule: 'C5', with: ['card: guild'] },
    'level-started': { rule: 'W1', with: ['level: number', 'cards: number'] },
    'hero-appeared': { rule: 'H1', with: ['hero', 'room'] },
    'hero-jailed': { rule: 'C1', with: ['hero'] },
    'hero-missing': { rule: 'Q11', with: ['hero'] },
    'archer-shot': { rule: 'H1.1', with: ['room', 'player'] },
    'resource-lost': { rule: 'H1.1', with: ['resource', 'room'] },
    'trap-removed': { rule: 'H1.1', with: ['room'] },
    'trap-sprung': { rule: 'H2', with: ['hero', 'room'] },
    'heroes-inspired': { rule: 'H3', with: ['room', 'count: number'] },
    breakout: { rule: 'C3', with: ['count: number'] },
    'hero-attacked': { rule: 'H4', with: ['hero', 'room', 'player'] },
    'chest-looted': { rule: 'H4.1', with: ['treasure', 'room', 'heroes: number'] },
    'heroes-waited': { rule: 'H4.2', with: ['room', 'count: number', 'needed: number'] },
    'hero-charged': { rule: 'H5', with: ['hero', 'to: room', 'steps: number'] },
    'heroes-healed': { rule: 'H9', with: ['room'] },
    'wound-defended': { rule: 'A7', with: ['player', 'card'] },
    'monster-wounded': { rule: 'D2', with: ['player', 'wounds: number'] },
    'monster-removed': { rule: 'D1', with: ['player', 'room'] },
    'portal-closed': { rule: 'W4', with: ['room'] },
    'game-won': { rule: 'W2' },
    'game-lost': { rule: 'W3' },
  },
})

/** A trap as what a meeple carries. */
export const TRAP_CARGO: Id<'cargo'> = rules.words.cargo['a-trap']

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
export type RoomView = Table['rooms'][number]
/** What comes of choices, by kind. */
export type Takes<M = unknown> = Parameters<typeof rules.ask<M>>[0]['take']
/** A choice, of whatever kind, as far as it names something. */
type Answered = Readonly<Partial<Record<'action' | 'resource' | 'room' | 'from' | 'to', number>>>
type Take<M> = (t: Table, answer: Answered, my: M) => void

/** The same with something done first. */
export function doingFirst<M>(
  first: (t: Table, my: M, answer: Answered, kind: string) => void,
  takes: Takes,
): Takes<M> {
  const after =
    (kind: string, take: Take<M>): Take<M> =>
    (t, answer, my) => {
      first(t, my, answer, kind)
      take(t, answer, my)
    }
  const all = Object.entries(takes) as [string, Take<M>][]
  return Object.fromEntries(all.map(([kind, take]) => [kind, after(kind, take)]))
}
