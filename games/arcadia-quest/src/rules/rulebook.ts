/** The words the rules are written with: things, choices, reasons and events, each with its rule's number. */
import { listed, rulebook, words } from '@hearthkeep/engine'
import type { Ask, Block, Id } from '@hearthkeep/engine'
import type { Data, Scenario } from '../content/data.ts'
import { BANDS, SPAWNS } from '../content/kinds.ts'
import { layoutOfTable } from './table.ts'

/** What dice can show, as far as rerolls go [B-DICE-4]. */
export const DIE_FACES = ['miss', 'success', 'crit'] as const
/** By which step of S-TGT a target was found. */
export const STEPS = ['only', 'closest', 'heard', 'life', 'defense', 'loot', 'rerolls', 'chance'] as const
/** Why a monster does nothing. */
export const IDLE = [
  ...([
    'spent',
    'not-able',
    'none-there',
    'no-way',
    'leaves',
    'other-pays',
    'not-close',
    'nobody-left',
  ] as const),
] as const
/** What sets a monster off. */
export const CALLS = ['step', 'shot-past', 'payback', 'step-one', 'step-two', 'found'] as const

interface Worded {
  readonly data: Data
}
interface Placed extends Worded {
  readonly scenario: number
}
interface Guild extends Worded {
  readonly heroes: readonly { readonly character: number }[]
}
interface Board extends Placed {
  readonly figures: readonly { readonly type: number; readonly isNamed: number }[]
}
interface Tokens extends Placed {
  readonly hasLitters: number
}

export const scenarioOf = (t: Placed): Scenario => t.data.scenarios[t.scenario]

/** A figure goes by its type and number, or by its name. */
function nameOfFigure(figure: number, t: Board): string {
  const { type, isNamed } = t.figures[figure]
  if (type < 0) return t.data.say('a-figure')
  if (isNamed === 1) return t.data.named[scenarioOf(t).named].name
  let number = 1
  for (let other = 0; other < figure; other++) if (t.figures[other].type === type) number++
  return `${t.data.types[type].name} ${number}`
}
/** Exploration tokens come first, then those of quests; of the litters' half are royals. */
export const isQuestToken = (t: Worded, token: number): boolean => token >= t.data.tokens.length
export const isLady = (t: Tokens, token: number): boolean =>
  t.hasLitters === 1 && token >= t.data.tokens.length + 2
function nameOfToken(token: number, t: Tokens): string {
  const { tokens, say } = t.data
  if (!isQuestToken(t, token)) return tokens[token].name
  const number = token - tokens.length + 1
  return say(t.hasLitters === 0 ? 'quest-token' : isLady(t, token) ? 'a-lady' : 'a-royal', { number })
}
/** How many tokens of quests there can be. */
const QUEST_TOKENS = 4
const ALIKE = 100

export const rules = rulebook<Data>()({
  layout: layoutOfTable,
  things: {
    card: listed('cards', 'a card'),
    curse: listed('curses', 'a curse'),
    /** A place in the guild, from 0. */
    hero: {
      name(hero, t: Guild) {
        const { character } = t.heroes[hero]
        return character < 0 ? t.data.say('hero-number', { number: hero + 1 }) : t.data.heroes[character].name
      },
    },
    character: { name: (character, t: Worded) => t.data.heroes[character].name },
    type: {
      name: (type, t: Worded) => t.data.types[type].name,
      count: (t: Worded) => t.data.types.length,
      isOnTable: (type, t) => t.row.has(type),
    },
    /** A card of the activation deck. */
    order: {
      name: (order, t: Worded) =>
        t.data.say('an-order', {
          type: t.data.types[Math.trunc(order / BANDS)].name,
          band: (order % BANDS) + 1,
        }),
      count: (t: Worded) => BANDS * t.data.types.length,
      isOnTable: (order, t) => t.deck.has(order) || t.discards.has(order),
      alike: (order) => Math.trunc(order / BANDS),
    },
    figure: {
      name: nameOfFigure,
      count: (t: Board) => t.figures.length,
      isOnTable: (figure, t: Board) => t.figures[figure].type >= 0,
    },
    token: {
      name: nameOfToken,
      count: (t: Worded) => t.data.tokens.length + QUEST_TOKENS,
      isOnTable: (token, t) => !isQuestToken(t, token) || token - t.data.tokens.length < t.questTokens,
      alike: (token, t: Tokens) =>
        isQuestToken(t, token)
          ? -1 - Number(isLady(t, token))
          : ALIKE * t.data.tokens[token].kind + t.data.tokens[token].value,
      unseen: 'an unknown token',
    },
    space: { name: (space, t: Placed) => scenarioOf(t).map.names[space] },
    quest: { name: (quest, t: Placed) => scenarioOf(t).quests[quest].name },
    scenario: { name: (scenario, t: Worded) => t.data.scenarios[scenario].name },
    title: { name: (title, t: Worded) => t.data.titles[title].name },
    spawn: words(SPAWNS, (spawn, { data }: Worded) => data.say(spawn)),
    die: words(DIE_FACES, (die, { data }: Worded) => data.say(`die-${die}`)),
    step: words(STEPS, (step, { data }: Worded) => data.say(`step-${step}`)),
    idle: words(IDLE, (idle, { data }: Worded) => data.say(`idle-${idle}`)),
    call: words(CALLS, (call, { data }: Worded) => data.say(`call-${call}`)),
    option: { name: (option, t: Worded) => t.data.book.options[option] },
    /** What an effect does, and on what it stands. */
    effect: { name: (place, t: Worded) => t.data.book.places[place].clause },
    source: { is: 'effect', name: (place, t: Worded) => t.data.book.places[place].owner },
  },
  choices: {
    // Set-up
    'choose-hero': ['character'],
    'give-card': ['card', 'hero'],
    'start-in': ['space'],
    'stand-on': ['hero', 'space'],
    'lay-token': ['token', 'space'],
    // The use of a hero
    activate: ['hero'],
    rest: ['hero'],
    walk: ['space'],
    hop: ['space'],
    'cross-to': ['space'],
    attack: ['card', 'figure'],
    drink: ['token'],
    'cash-in': ['token'],
    'use-card': ['card'],
    'pick-up': ['space'],
    'end-activation': [],
    // An attack
    boost: ['card'],
    'also-hit': ['figure'],
    roll: [],
    reroll: ['die'],
    'let-it-stand': [],
    bleed: ['card'],
    exhaust: ['card'],
    // Resting and coming back
    give: ['token', 'hero'],
    'shift-curse': ['from: number', 'to: number'],
    'end-rest': [],
    'return-to': ['hero', 'space'],
    // What effects ask
    'pick-hero': ['hero'],
    'pick-card': ['card'],
    'pick-space': ['space'],
    'pick-token': ['token'],
    'pick-slot': ['slot: number'],
    'pick-none': [],
    // Quests and spawning
    'give-reward': ['card', 'hero'],
    'throw-away': ['card'],
    'close-spawn': ['spawn'],
    'spawn-at': ['spawn'],
    'send-away': [],
    // The upgrade phase
    keep: ['card'],
    'keep-curse': ['curse'],
    buy: ['card', 'hero'],
    'buy-no-more': [],
    'hand-over': ['card', 'hero'],
    'swap-cards': ['card', 'other: card'],
    'end-arranging': [],
  },
  reasons: {
    'hero-taken': 'S-SET-5',
    'no-room': 'B-MAP-2',
    'used-already': 'S-HERO-1',
    'dead-rest': 'S-DEATH-3',
    'too-far': 'B-MOVE-1',
    'cannot-end': 'B-MAP-4',
    'portal-off': 'B-PORT-1',
    'must-go-on': 'B-MAP-4',
    'is-exhausted': 'B-ATK-0',
    'slot-filled': 'B-CURSE-4',
    'attacked-already': 'B-TURN-2',
    'not-close': 'B-ATK-0',
    'not-in-sight': 'B-LOS-1',
    'would-kill': 'R-62',
    'no-slot': 'B-EQ-6',
    'one-armor': 'B-EQ-5',
    'too-dear': 'S-UP-3',
    'enemy-here': 'B-TOK-2',
    'not-now': 'B-TOK-3',
  },
  events: {
    // Set-up
    'scenario-begun': { rule: 'S-SET-1', with: ['scenario', 'mission: number'] },
    'row-laid': { rule: 'S-SET-6', with: ['type', 'place: number'] },
    'hero-chosen': { rule: 'S-SET-5', with: ['character'] },
    'card-given': { rule: 'B-EQ-9', with: ['card', 'hero'] },
    'hero-placed': { rule: 'S-SET-5', with: ['hero', 'space'] },
    'orc-fallen': { rule: 'B-Q-4', with: ['figure'] },
    // The hero phase
    'round-begun': { rule: 'S-HERO-1', with: ['round: number'] },
    activated: { rule: 'S-HERO-2', with: ['hero'] },
    rested: { rule: 'S-REST-1', with: ['hero'] },
    stepped: { rule: 'B-MOVE-1', with: ['hero', 'space'] },
    hopped: { rule: 'B-PORT-1', with: ['hero', 'space'] },
    'step-lost': { rule: 'R-60', with: ['hero'] },
    'token-found': { rule: 'B-TOK-2', with: ['hero', 'token'] },
    'token-seen': { rule: 'B-TOK-2', with: ['hero', 'token'] },
    'trap-sprung': { rule: 'B-TOK-3', with: ['hero'] },
    'chest-bites': { rule: 'B-FIN', with: ['hero', 'wounds: number'] },
    'potion-drunk': { rule: 'B-TOK-3', with: ['hero', 'token'] },
    'chest-cashed': { rule: 'S-FIN-2', with: ['hero', 'token', 'coins: number'] },
    'token-given': { rule: 'S-REST-2', with: ['hero', 'token', 'other: hero'] },
    'curse-shifted': { rule: 'S-REST-3', with: ['hero'] },
    'card-used': { rule: 'B-EQ-2', with: ['hero', 'card'] },
    'card-refreshed': { rule: 'S-REST-1', with: ['card'] },
    'hero-returned': { rule: 'S-REST-1', with: ['hero', 'space'] },
    'again-active': { rule: 'S-POT-1', with: ['hero'] },
    'extra-activation': { rule: 'S-AB-2', with: ['hero'] },
    // Attacks
    'hero-attacks': { rule: 'B-ATK-0', with: ['hero', 'card', 'figure', 'dice: number'] },
    'also-targeted': { rule: 'B-ATK-1', with: ['figure'] },
    'monster-attacks': { rule: 'B-ATK-3', with: ['figure', 'hero', 'dice: number'] },
    'hero-also-targeted': { rule: 'B-ATK-4', with: ['hero'] },
    'attack-rolled': { rule: 'B-DICE-2', with: ['hits: number', 'crits: number'] },
    'die-rerolled': { rule: 'B-DICE-4', with: ['die', 'shows: die'] },
    'figure-defends': { rule: 'B-DICE-2', with: ['figure', 'saves: number', 'dice: number'] },
    'hero-defends': { rule: 'B-DICE-2', with: ['hero', 'saves: number', 'dice: number'] },
    'hits-cancelled': { rule: 'B-EQ-2', with: ['hero', 'hits: number'] },
    'figure-wounded': { rule: 'B-ATK-0', with: ['figure', 'wounds: number'] },
    'hero-wounded': { rule: 'B-ATK-0', with: ['hero', 'wounds: number'] },
    overkilled: { rule: 'B-KILL-3', with: ['figure'] },
    'figure-killed': { rule: 'B-KILL-1', with: ['figure', 'hero'] },
    'figure-left': { rule: 'B-KILL-4', with: ['figure'] },
    'coins-gained': { rule: 'S-COIN-1', with: ['coins: number', 'track: number'] },
    'hero-killed': { rule: 'B-KILL-5', with: ['hero'] },
    'tokens-dropped': { rule: 'S-DEATH-1', with: ['hero', 'token'] },
    'token-lost': { rule: 'S-DEATH-2', with: ['token'] },
    // Effects
    'figure-dazed': { rule: 'B-DAZE', with: ['figure'] },
    'hero-dazed': { rule: 'B-DAZE', with: ['hero'] },
    'figure-tired': { rule: 'S-EQ-2', with: ['figure', 'tokens: number'] },
    'figure-healed': { rule: 'B-ATK-5', with: ['figure', 'wounds: number'] },
    'hero-healed': { rule: 'B-ATK-5', with: ['hero', 'wounds: number'] },
    'card-exhausted': { rule: 'R-58', with: ['hero', 'card'] },
    'figure-moved': { rule: 'B-MOVE-3', with: ['figure', 'space'] },
    'hero-moved': { rule: 'B-MOVE-3', with: ['hero', 'space'] },
    'bomb-laid': { rule: 'S-EQ-4', with: ['space'] },
    'bomb-goes-off': { rule: 'S-EQ-4', with: ['space'] },
    'chose-tokens': { rule: 'S-EQ-3', with: ['figure'] },
    'death-cheated': { rule: 'B-EQ-2', with: ['hero', 'card'] },
    // Reactions and the monster phase
    'monster-called': { rule: 'S-REACT-1', with: ['figure', 'call', 'hero', 'tokens: number'] },
    'monster-waits': { rule: 'R-9', with: ['figure', 'call', 'idle'] },
    'type-waits': { rule: 'S-MON-4', with: ['type', 'call', 'idle'] },
    'closest-acts': { rule: 'R-9', with: ['figure', 'far: number', 'able: number', 'equals: number'] },
    'target-chosen': { rule: 'S-TGT', with: ['figure', 'hero', 'step'] },
    'monster-moves': { rule: 'R-10', with: ['figure', 'space', 'left: number'] },
    'monster-steps': { rule: 'B-MOVE-2', with: ['figure', 'space'] },
    'monster-stays': { rule: 'R-10', with: ['figure', 'space'] },
    'cannot-attack': { rule: 'S-PAY-1', with: ['figure', 'hero'] },
    'step-one': { rule: 'S-MON-1' },
    'card-revealed': { rule: 'S-MON-2', with: ['type'] },
    'deck-shuffled': { rule: 'S-MON-5', with: ['drain: number'] },
    // Clean-up
    'spawn-rolled': { rule: 'B-SPAWN-3', with: ['figure', 'spawn'] },
    spawned: { rule: 'S-CLEAN-1', with: ['figure', 'space'] },
    'out-of-game': { rule: 'B-SPAWN-3', with: ['figure'] },
    'no-room-to-spawn': { rule: 'R-4', with: ['figure'] },
    'coins-drained': { rule: 'S-CLEAN-2', with: ['coins: number', 'left: number'] },
    'guild-pays': { rule: 'R-26', with: ['coins: number', 'left: number'] },
    'cannot-pay': { rule: 'S-CLEAN-2' },
    // Quests
    'quest-furthered': { rule: 'B-Q-2', with: ['quest', 'count: number', 'of: number'] },
    'quest-done': { rule: 'B-Q-2', with: ['quest'] },
    'quest-unpaid': { rule: 'S-Q-2', with: ['quest'] },
    'reward-gained': { rule: 'B-Q-3', with: ['card', 'hero'] },
    'title-gained': { rule: 'B-Q-4', with: ['title'] },
    'spawn-closed': { rule: 'S-CLEAN-1', with: ['spawn'] },
    'shadow-called': { rule: 'R-57', with: ['hero'] },
    'nobody-comes': { rule: 'R-57' },
    'lady-appears': { rule: 'R-57', with: ['figure', 'hero'] },
    'doors-open': { rule: 'R-24' },
    // The end and what comes after
    'scenario-complete': { rule: 'S-Q-1', with: ['scenario', 'coins: number'] },
    'chest-pays': { rule: 'S-Q-3', with: ['hero', 'token', 'coins: number'] },
    'deaths-paid': { rule: 'S-UP-1', with: ['coins: number'] },
    'curse-drawn': { rule: 'S-UP-2', with: ['hero', 'curse'] },
    'curse-kept': { rule: 'S-UP-2', with: ['hero', 'curse'] },
    'card-drawn': { rule: 'S-UP-3', with: ['card'] },
    'card-kept': { rule: 'S-UP-3', with: ['card'] },
    'card-bought': { rule: 'S-UP-3', with: ['card', 'hero', 'coins: number'] },
    'coins-lost': { rule: 'R-17', with: ['coins: number'] },
    'card-thrown-away': { rule: 'B-UP-5', with: ['card'] },
    'card-handed-over': { rule: 'B-UP-5', with: ['card', 'hero'] },
    'next-drawn': { rule: 'S-UP-4', with: ['scenario'] },
    'campaign-won': { rule: 'R-42' },
    'campaign-lost': { rule: 'S-UP-1' },
  },
})

/** A table of this game. */
export type Table = ReturnType<typeof rules.newTable>
export type Hero = Table['heroes'][number]
export type Figure = Table['figures'][number]
export type CardId = Id<'card'>
export type FigureId = Id<'figure'>

/** There is one player. */
export const PLAYER = 0
export const player = (): number => PLAYER

/** Asks again and again, until nobody chose anything: `isDone` is 1 then, unless an answer makes it 0. */
export function askAgain<M extends { isDone: number }>(asked: Ask<Table, M>): Block<Table, M> {
  const begin = (_: Table, my: M): void => {
    my.isDone = 1
  }
  return rules.repeatWhile((_, my) => my.isDone === 0, [begin, asked])
}
