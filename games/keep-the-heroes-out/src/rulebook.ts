/** The words the rules are written with: things, choices, events and reasons, each with its rule's number. */
import { rulebook } from '@hearthkeep/engine'
import type { Data } from './content/data.ts'
import { CLASSES, RESOURCES } from './content/kinds.ts'
import { layoutOfTable } from './table.ts'

/** What a meeple can carry: a resource by number, or a trap [A3]. */
export const TRAP_CARGO: number = RESOURCES.length

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: { name: (card, t) => t.data.cards[card].name, count: (t) => t.data.cards.length, unseen: 'a card' },
    guild: {
      name: (card, t) => t.data.guild[card].name,
      count: (t) => t.data.guild.length,
      unseen: 'a Guild card',
    },
    treasure: {
      name: (treasure, t) => t.data.treasures[treasure].name,
      count: (t) => t.data.treasures.length,
      unseen: 'a chest',
    },
    room: { name: (room, t) => t.data.rooms[room].name },
    player: { name: (seat, t) => t.data.clans[t.players[seat].clan].name },
    clan: { name: (clan, t) => t.data.clans[clan].name },
    hero: { name: (hero, t) => t.data.say(CLASSES[hero]) },
    resource: { name: (resource, t) => t.data.say(RESOURCES[resource]) },
    cargo: { name: (cargo, t) => t.data.say(cargo === TRAP_CARGO ? 'a-trap' : RESOURCES[cargo]) },
    action: { name: (action, t) => t.data.actions[action].text },
    option: { name: (option, t) => t.data.options[option] },
  },
  choices: {
    'choose-clan': { clan: 'clan' },
    'choose-laboratory-clan': { clan: 'clan' },
    'place-meeple': { room: 'room' },
    'play-card': { card: 'card', option: 'option' },
    'use-cells': {},
    'end-play': {},
    draw: {},
    move: { from: 'room', to: 'room', cargo: 'cargo' },
    melee: { room: 'room', hero: 'hero' },
    ranged: { room: 'room', hero: 'hero', from: 'room' },
    'place-resource': { resource: 'resource', room: 'room' },
    'place-trap': { room: 'room' },
    'place-portal': { room: 'room', from: 'room' },
    summon: { room: 'room' },
    'use-ability': { room: 'room', to: 'room', cargo: 'cargo' },
    'use-room': { room: 'room', card: 'card' },
    'use-builder': { resource: 'resource', to: 'room', from: 'room' },
    'complete-portal': { room: 'room' },
    'clear-event': { room: 'room' },
    swarm: { action: 'action', room: 'room' },
    'begin-action': { action: 'action' },
    'enough-of-this': {},
    'renew-offer': { card: 'card' },
    'end-turn': {},
    'summon-hero': { hero: 'hero', room: 'room' },
    'hero-attacks': { hero: 'hero', room: 'room', player: 'player' },
    'heroes-loot': { room: 'room' },
    'heroes-wait': { room: 'room' },
    'hero-charges': { hero: 'hero', room: 'room', to: 'room' },
    'archer-shoots': { room: 'room', player: 'player' },
    'lose-resource': { resource: 'resource' },
    'exhaust-hero': { hero: 'hero' },
    'defend-with': { card: 'card' },
    'take-wound': {},
    'wound-monster': { player: 'player' },
    'discard-card': { card: 'card' },
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
    'clan-chosen': { rule: 'S6', with: { player: 'player' } },
    'meeple-placed': { rule: 'S8', with: { player: 'player', room: 'room' } },
    'lunch-began': { rule: 'Q62' },
    'turn-started': { rule: 'P1', with: { turn: 'number', player: 'player' } },
    'card-played': { rule: 'P2', with: { player: 'player', card: 'card', option: 'option' } },
    'card-drawn': { rule: 'A1', with: { player: 'player', card: 'card' } },
    'deck-shuffled': { rule: 'P8', with: { player: 'player' } },
    'monster-moved': { rule: 'A3', with: { player: 'player', from: 'room', to: 'room' } },
    'token-carried': { rule: 'A18', with: { cargo: 'cargo', to: 'room' } },
    'hero-killed': { rule: 'A15', with: { hero: 'hero', room: 'room' } },
    'resource-placed': { rule: 'A6', with: { resource: 'resource', room: 'room' } },
    'trap-placed': { rule: 'A8', with: { room: 'room' } },
    'portal-placed': { rule: 'A9', with: { room: 'room' } },
    'portal-completed': { rule: 'O1', with: { room: 'room' } },
    'portal-taken': { rule: 'O3', with: { room: 'room' } },
    'monster-summoned': { rule: 'A14', with: { player: 'player', room: 'room' } },
    'dragon-mended': { rule: 'A2', with: { player: 'player' } },
    'event-cleared': { rule: 'W4', with: { room: 'room' } },
    'event-placed': { rule: 'W4', with: { room: 'room' } },
    'card-crafted': { rule: 'M1', with: { player: 'player', card: 'card' } },
    'card-offered': { rule: 'S2', with: { card: 'card' } },
    'offer-renewed': { rule: 'P5', with: { player: 'player' } },
    'cards-seen': { rule: 'A11', with: { player: 'player', count: 'number' } },
    'card-taken': { rule: 'A11', with: { player: 'player', card: 'card' } },
    'card-discarded': { rule: 'P5', with: { player: 'player', card: 'card' } },
    'cells-opened': { rule: 'C1', with: { player: 'player' } },
    'invasion-started': { rule: 'H0', with: { cards: 'number' } },
    'guild-card-revealed': { rule: 'H1', with: { card: 'guild' } },
    'guild-card-ignored': { rule: 'C5', with: { card: 'guild' } },
    'level-started': { rule: 'W1', with: { level: 'number', cards: 'number' } },
    'hero-appeared': { rule: 'H1', with: { hero: 'hero', room: 'room' } },
    'hero-jailed': { rule: 'C1', with: { hero: 'hero' } },
    'hero-missing': { rule: 'Q11', with: { hero: 'hero' } },
    'archer-shot': { rule: 'H1.1', with: { room: 'room', player: 'player' } },
    'resource-lost': { rule: 'H1.1', with: { resource: 'resource', room: 'room' } },
    'trap-removed': { rule: 'H1.1', with: { room: 'room' } },
    'trap-sprung': { rule: 'H2', with: { hero: 'hero', room: 'room' } },
    'heroes-inspired': { rule: 'H3', with: { room: 'room', count: 'number' } },
    breakout: { rule: 'C3', with: { count: 'number' } },
    'hero-attacked': { rule: 'H4', with: { hero: 'hero', room: 'room', player: 'player' } },
    'chest-looted': { rule: 'H4.1', with: { treasure: 'treasure', room: 'room', heroes: 'number' } },
    'heroes-waited': { rule: 'H4.2', with: { room: 'room', count: 'number', needed: 'number' } },
    'hero-charged': { rule: 'H5', with: { hero: 'hero', to: 'room', steps: 'number' } },
    'heroes-healed': { rule: 'H9', with: { room: 'room' } },
    'wound-defended': { rule: 'A7', with: { player: 'player', card: 'card' } },
    'monster-wounded': { rule: 'D2', with: { player: 'player', wounds: 'number' } },
    'monster-removed': { rule: 'D1', with: { player: 'player', room: 'room' } },
    'portal-closed': { rule: 'W4', with: { room: 'room' } },
    'game-won': { rule: 'W2' },
    'game-lost': { rule: 'W3' },
  },
})

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
export type Player = Table['players'][number]
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
