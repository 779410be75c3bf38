/** The words the rules are written with: things, choices, reasons and events, each with its rule's number. */
import { listed, rulebook, words } from '@hearthkeep/engine'
import type { Id } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { FIGURES, RESULTS } from '../content/kinds.ts'
import { isCombatLot, isCommonLot, LOT, LOTS } from './lots.ts'
import { layoutOfTable } from './table.ts'

/** What dice of players and enemies can show, in the order in which they are counted [H117]. */
export const DIE_FACES = ['damage-0', 'damage-5', 'damage-10', 'acid-0', 'acid-5'] as const
/** The four strokes of the ninth scenario. */
export const STROKES = ['silence', 'weight', 'echo', 'dread'] as const

interface Worded {
  readonly data: Data
}

/** What lies at a place of the Common Draw Pile, as far as its kind goes. */
function nameOfLot(lot: number, { data }: Worded): string {
  const { cards, first, say } = data
  if (isCommonLot(lot)) return `${say('a-common-card')} ${lot - LOT.COMMON + 1}`
  if (isCombatLot(lot)) return `${say('a-combat-card')} ${lot - LOT.COMBAT + 1}`
  if (lot < LOT.LOCATION) return cards[first.tomes + lot - LOT.TOME].name
  return cards[first.locations + lot - LOT.LOCATION].name
}

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: listed('cards', 'a card'),
    enemy: listed('enemies', 'an enemy'),
    hero: { name: (hero, t) => t.data.classes[hero].name },
    perk: { name: (perk, t) => t.data.perks[perk].name },
    /** A player goes by the Class, once it is chosen. */
    player: {
      is: 'seat',
      name: (seat, t) => {
        const { hero } = t.players[seat]
        return hero < 0 ? t.data.say('player-number', { number: seat + 1 }) : t.data.classes[hero].name
      },
    },
    lot: {
      name: nameOfLot,
      count: () => LOTS,
      // The others are no cards of this game at this moment.
      isOnTable: (lot, { drawPile }) => drawPile.has(lot),
      alike: (lot) => (isCommonLot(lot) ? LOT.COMMON : isCombatLot(lot) ? LOT.COMBAT : lot),
    },
    location: { name: (location, t) => t.data.locations[location].name },
    figure: words(FIGURES, (figure, { data }: Worded) => data.say(figure)),
    die: words(DIE_FACES, (die, { data }: Worded) => data.say(die)),
    result: words(RESULTS, (result, { data }: Worded) => data.say(result)),
    stroke: words(STROKES, (stroke, { data }: Worded) => data.say(stroke)),
    option: { name: (option, t) => t.data.book.options[option] },
    /** What an effect does, and on what it stands. */
    effect: { name: (place, t) => t.data.book.places[place].clause },
    source: { is: 'effect', name: (place, t) => t.data.book.places[place].owner },
  },
  choices: {
    'choose-hero': ['hero', 'card', 'perk'],
    'swap-carried': ['card', 'other: card'],
    activate: ['card', 'enemy'],
    'use-perk': ['perk'],
    learn: ['card'],
    equip: ['card'],
    enchant: ['card', 'item: card'],
    assign: ['card', 'player'],
    'put-under': ['card', 'holder: card'],
    'give-up': ['card'],
    reroll: ['die', 'volley: number'],
    'offer-trade': ['card', 'player'],
    'trade-with-mule': ['card', 'other: card'],
    'answer-trade': ['card'],
    'refuse-trade': [],
    'fetch-from-ledger': ['card'],
    'call-stray': ['card'],
    'end-actions': [],
    'let-it-be': [],
    waive: [],
    respawn: [],
    'stay-down': [],
    'discard-card': ['card'],
    'draw-up': [],
    'press-on': [],
    'burn-card': ['card'],
    'burn-no-more': [],
    'break-item': ['card'],
    'pick-enemy': ['enemy'],
    'pick-player': ['player'],
    'pick-card': ['card'],
    'pick-nothing': [],
    'spend-card': ['card'],
    'spend-no-more': [],
    'pick-row': ['figure'],
    'move-card': ['from: figure', 'to: figure'],
    'give-card': ['player'],
    'lose-from-row': ['figure'],
    'take-option': ['option'],
    pay: [],
    'do-not-pay': [],
    'turn-die': ['die', 'volley: number'],
    'put-next': ['place: number'],
    fell: ['enemy'],
    'carry-on': ['enemy'],
    'save-with': ['card'],
    'save-by-perk': ['perk'],
    fall: [],
    'put-back': ['card'],
    'apply-rest': [],
    'take-revealed': ['card'],
    'take-none': [],
    'strike-bell': ['stroke'],
    'enter-portal': [],
    'go-home': [],
    'carry-card': ['card'],
  },
  reasons: {
    'class-taken': 'HA44',
    'too-dear': 'H62',
    'used-already': 'H63',
    'not-discardable': 'H63',
    'only-learned': 'H80',
    'does-nothing-in-hand': 'HA68',
    'out-of-sight': 'H22',
    'no-target': 'HA79',
    'other-colour': 'H81',
    'no-skill-point': 'H81',
    'rune-taken': 'HA12',
    'ap-needed': 'HA21',
    'no-enchantment-fits': 'H75',
    'no-free-place': 'H85',
    'no-room-under': 'H142',
    'no-reroll': 'H97',
    'no-combination': 'H94',
    'highest-face': 'HA58',
    'traded-already': 'H150',
    'asked-already': 'HA55',
    'is-locked': 'H63',
    'perk-used': 'H123',
    'not-now': 'HA46',
    'perk-not-now': 'HA28',
    'saved-only': 'HA39',
    'not-carried': 'HA6',
    'fewer-needed': 'H102',
    'fetched-already': 'S3',
    'no-stray': 'S4',
  },
  events: {
    // Setting up
    'scenario-begun': { rule: 'H30', with: ['enemy'] },
    'mule-laden': { rule: 'H34', with: ['card'] },
    'carried-swapped': { rule: 'H162', with: ['card', 'other: card'] },
    'hero-chosen': { rule: 'H39', with: ['player', 'card', 'perk'] },
    // The course of a turn
    'turn-begun': { rule: 'H60', with: ['player', 'ap: number'] },
    'turn-ended': { rule: 'H60', with: ['player'] },
    'card-activated': { rule: 'H62', with: ['player', 'card', 'enemy'] },
    'perk-used': { rule: 'H123', with: ['player', 'perk'] },
    'skill-learned': { rule: 'H81', with: ['player', 'card'] },
    'item-equipped': { rule: 'H73', with: ['player', 'card'] },
    'item-enchanted': { rule: 'H75', with: ['player', 'card', 'item: card'] },
    'companion-assigned': { rule: 'H87', with: ['player', 'card'] },
    'card-given-up': { rule: 'H74', with: ['player', 'card'] },
    'card-put-under': { rule: 'H142', with: ['player', 'card', 'holder: card'] },
    'trade-offered': { rule: 'HA55', with: ['player', 'other: player', 'card'] },
    'trade-refused': { rule: 'HA55', with: ['player'] },
    // What is offered lies open; what comes back for it only the two know.
    traded: {
      rule: 'H150',
      with: ['player', 'card', 'other: player', 'others: card'],
      secret: { seats: ['player', 'other'], hides: ['others'] },
    },
    'traded-with-mule': { rule: 'H150', with: ['player', 'card', 'other: card'] },
    'card-drawn': { rule: 'H65', with: ['player', 'card'], secret: { seats: ['player'], hides: ['card'] } },
    'cards-shuffled': { rule: 'H141' },
    'card-discarded': { rule: 'H142', with: ['player', 'card'] },
    'card-removed': { rule: 'H142', with: ['card'] },
    'card-collected': { rule: 'HA64', with: ['player', 'card'] },
    'card-found': { rule: 'HA64', with: ['player', 'card'], secret: { seats: ['player'], hides: ['card'] } },
    'cards-searched': { rule: 'HA64', with: ['player'] },
    'card-looked-at': {
      rule: 'HA64',
      with: ['player', 'card'],
      secret: { seats: ['player'], hides: ['card'] },
    },
    'order-settled': { rule: 'H142', with: ['player'] },
    'card-returned': { rule: 'H142', with: ['player', 'card'] },
    'effect-over': { rule: 'H23', with: ['card'] },
    // Attacks
    'dice-rolled': { rule: 'H93', with: ['player', 'damage: number', 'acid: number', 'total: number'] },
    'die-rerolled': { rule: 'H97', with: ['player', 'die', 'shows: die'] },
    'die-turned': { rule: 'HA58', with: ['player', 'die'] },
    'combination-over': { rule: 'H94' },
    'surplus-carried': { rule: 'HA9', with: ['enemy', 'amount: number'] },
    'armor-ignored': { rule: 'HA9', with: ['amount: number'] },
    'armor-lowered': { rule: 'HA9', with: ['enemy', 'amount: number'] },
    'enemy-eliminated': { rule: 'H93', with: ['player', 'enemy'] },
    'demon-turned': { rule: 'H126', with: ['enemy'] },
    'point-gained': { rule: 'H100', with: ['player', 'figure'] },
    'point-given': { rule: 'H102', with: ['player', 'other: player'] },
    'point-moved': { rule: 'H101', with: ['player', 'from: figure', 'to: figure'] },
    'point-lost': { rule: 'HA23', with: ['player', 'figure'] },
    'ap-gained': { rule: 'H12', with: ['player', 'amount: number'] },
    'rerolls-gained': { rule: 'H97', with: ['player', 'amount: number'] },
    'figure-raised': { rule: 'HA48', with: ['player', 'figure', 'amount: number'] },
    'cards-ready': { rule: 'H63', with: ['player', 'card'] },
    'enemy-exposed': { rule: 'H11', with: ['enemy'] },
    'all-exposed': { rule: 'H11' },
    'enemy-stunned': { rule: 'H132', with: ['enemy'] },
    'card-grew': { rule: 'H132', with: ['card', 'amount: number'] },
    // Enemies come
    'location-reached': { rule: 'H120', with: ['location', 'si: number'] },
    'first-tome-read': { rule: 'H40' },
    'tome-read': { rule: 'H121', with: ['card'] },
    'combat-applied': { rule: 'H122', with: ['card'] },
    'instant-replaced': { rule: 'HA8', with: ['player'] },
    'enemy-entered': { rule: 'H122', with: ['enemy'] },
    'no-enemy-left': { rule: 'HA24' },
    'enemy-grew': { rule: 'HA73', with: ['enemy'] },
    'stroke-struck': { rule: 'S9', with: ['stroke'] },
    // The enemies' turn
    'enemies-turn': { rule: 'H51', with: ['number: number'] },
    'quiet-dungeon': { rule: 'H110' },
    'card-revealed': { rule: 'H110', with: ['card'] },
    'combat-put-back': { rule: 'HA57', with: ['card'] },
    'revealed-taken': { rule: 'H110', with: ['player', 'card'] },
    'enemy-die-rolled': { rule: 'H115', with: ['result'] },
    'song-heard': { rule: 'S5', with: ['result'] },
    'player-attacked': { rule: 'H115', with: ['player'] },
    'companion-attacked': { rule: 'H115', with: ['card'] },
    'guarded-by': { rule: 'H115', with: ['player', 'card'] },
    'guarded-ally': { rule: 'H115', with: ['player', 'other: player'] },
    'ability-done': { rule: 'H116', with: ['enemy', 'player'] },
    weakened: { rule: 'H116', with: ['player', 'figure', 'amount: number'] },
    'card-locked': { rule: 'H116', with: ['player', 'card'] },
    'card-taken-under': { rule: 'HA65', with: ['enemy', 'card'] },
    'enemies-rolled': { rule: 'H111', with: ['total: number', 'damage: number', 'acid: number'] },
    'attack-avoided': { rule: 'H114', with: ['player'] },
    'companion-avoided': { rule: 'H114', with: ['card'] },
    'total-lessened': { rule: 'H114', with: ['amount: number'] },
    'all-given-back': { rule: 'HA46', with: ['player'] },
    'attack-survived': { rule: 'H113', with: ['player', 'total: number', 'needed: number'] },
    'player-saved': { rule: 'HA39', with: ['player'] },
    'player-hit': { rule: 'H113', with: ['player', 'total: number', 'needed: number'] },
    'player-eliminated': { rule: 'H151', with: ['player'] },
    'companion-eliminated': { rule: 'H89', with: ['card'] },
    'no-attack': { rule: 'HA54' },
    // Falling and coming back
    respawned: { rule: 'H152', with: ['player'] },
    'stayed-down': { rule: 'H152', with: ['player'] },
    resurrected: { rule: 'H153', with: ['player'] },
    'respawn-eased': { rule: 'H152' },
    'rope-held': { rule: 'S1', with: ['player'] },
    'loan-given': { rule: 'S6', with: ['player'] },
    'edge-kept': { rule: 'S7', with: ['player', 'card'] },
    // The end
    'demon-fell': { rule: 'H2', with: ['enemy'] },
    'portal-entered': { rule: 'H160' },
    'portal-over': { rule: 'H161' },
    'card-carried': { rule: 'H162', with: ['player', 'card'] },
    'game-won': { rule: 'H2' },
    'game-lost': { rule: 'H3' },
    'night-too-long': { rule: 'HA70' },
  },
})

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
export type Hero = Table['players'][number]
export type CardId = Id<'card'>
export type EnemyId = Id<'enemy'>
export type Seat = Id<'seat'>
