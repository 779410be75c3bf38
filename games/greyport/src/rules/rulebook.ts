/** The words the rules are written with: things, choices, events and reasons, each with its rule's number. */
import { listed, rulebook, words } from '@hearthkeep/engine'
import type { Ask, Block, Locals, ProcedureOf } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { COINS } from '../content/numbers.ts'
import { layoutOfTable } from './table.ts'

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: listed('cards', 'a card'),
    monster: listed('monsters', 'a monster'),
    player: { is: 'seat', name: (seat, t) => t.data.characters[t.players[seat].character].name },
    character: { name: (character, t) => t.data.characters[character].name },
    location: { name: (location, t) => t.data.locations[location].name },
    coin: words(COINS, (coin, { data }: { readonly data: Data }) => data.say(coin)),
    option: { name: (option, t) => t.data.effects.options[option] },
    encounter: {
      name: (encounter, t) => t.data.scenarios[t.scenario].encounters[encounter - 1].name,
    },
  },
  choices: {
    'choose-character': ['character'],
    'play-hero': ['card'],
    'play-item': ['card', 'hero: card'],
    fight: ['hero: card', 'target: monster', 'second: monster'],
    'use-ability': ['card'],
    'use-marker': ['monster'],
    done: [],
    'resolve-ambush': ['monster'],
    'resolve-cleanup': ['card'],
    taunt: ['monster'],
    'no-taunt': [],
    snipe: ['monster'],
    'pick-player': ['player'],
    'take-option': ['option'],
    'pay-with': ['card'],
    'do-not-pay': [],
    'draw-card': [],
    'no-draw': [],
    'retire-card': ['card'],
    'retire-nothing': [],
    'recover-card': ['card'],
    'return-hero': ['card'],
    'reroll-dice': [],
    'keep-roll': [],
    'take-card': ['card', 'player'],
    'take-no-card': [],
    'shield-from': ['monster'],
    'keep-shields': [],
    'spend-shield': ['player'],
    'take-damage': ['player'],
    'lose-card': ['card'],
    'lose-nothing': [],
    'take-monster': ['monster'],
    'retire-hero': ['card'],
    recruit: ['card', 'coin'],
    'discard-card': ['card'],
    'keep-hand': [],
  },
  reasons: {
    'hero-limit': 'R2',
    'no-hero-for-item': 'R3',
    'wrong-type': 'P2',
    'hands-full': 'R3',
    'already-fought': 'P3',
    'fought-once': 'R4',
    'is-curse': 'P7',
    'not-in-active-group': 'F2',
    'behind-tank': 'F6',
    'behind-others': 'F7',
    'leaves-tank-out': 'F6',
    'leaves-others-out': 'F7',
    'not-defending': 'R5',
    'marker-is-used': 'R5',
    'immune-to-taunt': 'K8',
    'in-your-group': 'T1',
    'already-used': 'Q4',
    'cannot-pay-price': 'Q33',
    'too-dear': 'D3b',
    'is-taken': 'S2',
    'not-in-reward': 'Q48',
    'not-for-location': 'D1d',
  },
  events: {
    'character-chosen': { rule: 'S2', with: ['player'] },
    'encounter-started': { rule: 'E1', with: ['encounter', 'location'] },
    'location-guarded': { rule: 'E3', with: ['location', 'hp: number'] },
    'monster-at-location': { rule: 'E4', with: ['monster'] },
    'monster-at-player': { rule: 'E5', with: ['monster', 'player'] },
    'monster-deck-shuffled': { rule: 'E6' },
    'boss-arrived': { rule: 'E7', with: ['monster', 'hp: number'] },
    'coins-given': { rule: 'E8', with: ['copper: number', 'silver: number', 'gold: number'] },
    'ambush-sprung': { rule: 'K1', with: ['monster'] },
    'round-started': { rule: 'G4', with: ['round: number', 'player'] },
    'hero-played': { rule: 'R2', with: ['player', 'card'] },
    'item-played': { rule: 'R3', with: ['player', 'card', 'hero: card'] },
    'ability-used': { rule: 'P4', with: ['player', 'card'] },
    'hero-fights': { rule: 'F1', with: ['hero: card', 'target: monster', 'second: monster'] },
    'dice-rolled': { rule: 'F3', with: ['total: number', 'faces: number'] },
    'monster-hurt': { rule: 'F5', with: ['monster', 'damage: number', 'left: number'] },
    'monster-unhurt': { rule: 'K2', with: ['monster'] },
    'monster-defeated': { rule: 'F5', with: ['monster'] },
    'boss-defeated': { rule: 'W2', with: ['monster'] },
    'monster-moved': { rule: 'G5', with: ['monster', 'player'] },
    'monster-mended': { rule: 'F5', with: ['monster', 'amount: number'] },
    'monster-flipped': { rule: 'C28', with: ['monster'] },
    'monster-stumbled': { rule: 'Q61', with: ['monster', 'roll: number'] },
    taunted: { rule: 'T1', with: ['player', 'monster'] },
    'marker-flipped': { rule: 'R5', with: ['player'] },
    sniped: { rule: 'K14', with: ['player', 'monster'] },
    'shields-gained': { rule: 'K12', with: ['amount: number', 'shields: number'] },
    'shield-spent': { rule: 'D1d', with: ['player'] },
    'card-drawn': { rule: 'D5', with: ['player', 'card'] },
    'card-drawn-unseen': {
      rule: 'D5',
      with: ['player', 'card'],
      secret: { seats: ['player'], hides: ['card'] },
    },
    'draw-stopped': { rule: 'C18', with: ['player'] },
    'deck-shuffled': { rule: 'D7', with: ['player'] },
    'another-hero': { rule: 'K7', with: ['player'] },
    'card-retired': { rule: 'O3', with: ['player', 'card'] },
    'hero-levelled-down': { rule: 'O4', with: ['player', 'level: number'] },
    'card-recovered': { rule: 'Q43', with: ['player', 'card'] },
    'card-discarded': { rule: 'Q43', with: ['player', 'card'] },
    'card-returned': { rule: 'Q59', with: ['player', 'card'] },
    'player-hurt': { rule: 'D1a', with: ['player', 'damage: number', 'hp: number'] },
    'player-healed': { rule: 'L3', with: ['player', 'amount: number', 'hp: number'] },
    'curse-gained': { rule: 'O5', with: ['player'] },
    'location-hurt': { rule: 'D1c', with: ['damage: number', 'hp: number'] },
    'location-repaired': { rule: 'E3', with: ['amount: number', 'hp: number'] },
    'location-saved': { rule: 'L1', with: ['location'] },
    'location-destroyed': { rule: 'D1f', with: ['location'] },
    'cards-found': { rule: 'Q48', with: ['count: number'] },
    'row-plundered': { rule: 'D1f' },
    'card-recruited': { rule: 'D3d', with: ['player', 'card'] },
    'card-turned-up': { rule: 'D3d', with: ['card'] },
    'double-retired': { rule: 'S7', with: ['card'] },
    'marker-passed': { rule: 'D6', with: ['player'] },
    'encounter-ended': { rule: 'R7' },
    'level-gained': { rule: 'N5', with: ['player', 'level: number'] },
    'six-in-one-fight': { rule: 'A10', with: ['count: number'] },
    'game-won': { rule: 'W2' },
    'stalemate-reached': { rule: 'Q63' },
    'game-lost': { rule: 'W3', with: ['player'] },
  },
})

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
export type Player = Table['players'][number]

type Things = typeof rules.things
type AskSpec<M> = Parameters<typeof rules.ask<M>>[0]

/** A procedure that asks its `seat` something; what was chosen is its result. */
export function question<const L extends readonly ['seat', ...string[]]>(
  locals: L,
  spec: Omit<AskSpec<Locals<Things, L>>, 'who'>,
): ProcedureOf<Things, L> {
  const who = (_: Table, my: Locals<Things, L>): number => (my as Locals<Things, ['seat']>).seat
  return rules.procedure(spec.name, locals, [rules.ask<Locals<Things, L>>({ ...spec, who })])
}

/** Asks again and again, until nobody chose anything: `isDone` is 1 then, unless an answer makes it 0. */
export function askAgain<M extends { isDone: number }>(question: Ask<Table, M>): Block<Table, M> {
  const begin = (_: Table, my: M): void => {
    my.isDone = 1
  }
  return rules.repeatWhile((_, my) => my.isDone === 0, [begin, question])
}
