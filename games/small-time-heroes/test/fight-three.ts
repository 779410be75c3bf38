/** Tables arranged for the tests of Waves, Rewards, campaigns and two players. */
import type { Game } from '@hearthkeep/engine'
import { Scene, scene } from '@hearthkeep/situations'
import type { EarlyChoice, Overrides, Roll, Rolls } from '@hearthkeep/situations'
import { smallTimeHeroes } from '../src/index.ts'
import type { Card } from '../src/content/data.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { BOSSES } from './box.ts'

type Entry = Readonly<Record<string, unknown>>

/** The content with some entries changed, by file and id, so that a test has figures of its own. */
function gameWith(changes: Readonly<Record<string, Readonly<Record<string, Entry>>>>): Game {
  const files: Record<string, unknown> = { ...smallTimeHeroes.files }
  for (const [file, byId] of Object.entries(changes)) {
    const entries = files[file] as readonly Entry[]
    for (const id of Object.keys(byId))
      if (!entries.some((entry) => entry['id'] === id)) throw new Error(`${file} has no entry "${id}"`)
    files[file] = entries.map((entry) => ({ ...entry, ...byId[entry['id'] as string] }))
  }
  return smallTimeHeroes.create(files)
}

/** Three of the second Wave of the Houndmaster do nothing but attack. */
const plain = { attack: 2, health: 8, block: undefined, activate: undefined, onDeath: undefined }

const noBuff = { health: 0, block: 0, strength: 0 }

/** The game with Rewards, Challenges and a few cards whose figures no balancing changes. */
const steady: Game = gameWith({
  'challenges.json': {
    'second-breakfast': { ...noBuff, health: 2, reward: { gainCard: 1, heal: 4 } },
    'matching-helmets': { ...noBuff, block: 2, reward: { gainCard: 1, clearRow: true } },
    'pep-talk': { ...noBuff, strength: 1, reward: { gainCard: 1 } },
    'union-break': { health: 3, block: 2, strength: 1, reward: { gainCard: 1, potion: 1 } },
    'borrowed-armor': {
      ...noBuff,
      reward: { gainCard: 1, destroyCard: 1, heal: 3, potion: 1, clearRow: true },
    },
    'bad-mood': { ...noBuff, reward: { potion: 2 } },
  },
  'advanced-challenges.json': {
    'leaky-roof': {
      health: 1,
      block: 0,
      strength: 0,
      special: { when: 'hero-turn-start', do: [{ hit: 1 }] },
    },
    'field-medics': {
      ...{ ...noBuff, special: { when: 'enemy-turn-start', do: [{ mend: 1, who: 'all-minions' }] } },
      treasure: { name: 'Lunchbox of Plenty', kind: 'start-of-wave', effects: [{ heal: 2 }] },
    },
    'slippery-floor': { ...noBuff, special: { when: 'minion-arrived', do: ['expose'] } },
    'revolving-door': { ...noBuff, special: { when: 'minion-arrived', do: [{ hit: 1 }] } },
    'friendly-fire': {
      ...{ ...noBuff, special: { when: 'minion-defeated', do: [{ hurt: 1, side: 'all-minions' }] } },
      treasure: {
        ...{ name: 'Bag of Angry Wasps', kind: 'start-of-wave' },
        effects: [{ damage: 20, to: 'all-enemies' }],
      },
    },
    'closing-time': { ...noBuff, special: { when: 'minion-defeated', do: [{ hit: 2 }] } },
    'home-advantage': {
      treasure: { name: 'Suspiciously Warm Pie', kind: 'consumable', effects: [{ heal: 10 }] },
    },
  },
  'knowledge.json': {
    'skin-like-old-boots': { lasting: [{ when: 'turn-start', do: { block: 4 } }] },
    'ferret-on-the-payroll': { lasting: [{ when: 'turn-start', do: { block: 2 } }] },
    'coffee-blacker-than-metal': { energy: 1 },
    'home-crowd': { health: 6, startOfWave: [{ heal: 5 }] },
    'volume-goes-to-eleven': { startOfWave: [{ strength: 2 }] },
  },
  'minions-houndmaster.json': {
    'pack-cheerleader': { arrive: [{ hit: 3 }] },
    'grudge-wolf': plain,
    'ankle-enthusiast': plain,
  },
  'minions-goblin-king.json': {
    'fuse-sniffer': { reward: undefined, onDeath: [{ hit: 1 }] },
    'short-fuse-bosun': {
      react: [{ hit: 1 }],
      bomb: { defuse: { energy: 1 }, explode: [{ hit: 3 }, { hurt: 2, side: 'all-minions' }] },
    },
    'grenade-juggler': { reward: undefined, react: [{ hit: 1 }, { hurt: 1, side: 'other-minions' }] },
    'walking-powder-keg': {
      reward: undefined,
      onDeath: [{ hit: 3 }, { hurt: 3, side: 'all-minions' }],
    },
  },
  'warrior-cards.json': { 'trash-the-stage': { cost: 2, effects: [{ damage: 3, to: 'all-enemies' }] } },
  'rogue-cards.json': {
    'pick-a-bleeding-pocket': {
      effects: [
        { damage: 7, to: 'minion' },
        { if: 'enemy-defeated', do: { potion: 1 } },
      ],
    },
  },
  'potions.json': { 'fizzed-up-bottle-rocket': { effects: [{ damage: 8 }] } },
})

/** What a test says of a fight; everything else is as dealt with seed 1. */
export interface Fight {
  readonly game?: Game
  readonly seats?: number
  readonly hero?: 'joan' | 'lira'
  readonly boss?: (typeof BOSSES)[number]
  readonly mode?: 'day' | 'campaign'
  readonly table?: Overrides
  readonly rolls?: Rolls
}

/** A shuffle that leaves a pile as it lies. */
export const AS_IT_LIES: Roll = { shuffle: [] }
const shuffles = Array.from({ length: 20 }, () => AS_IT_LIES)
/** A new Day: three Wave decks as they lie, then the Health cards in the order Sun, Moon, Star. */
const newDay: readonly Roll[] = [AS_IT_LIES, AS_IT_LIES, AS_IT_LIES, 2, 1]
const ROLLS: Rolls = {
  ...{ heroDice: shuffles, marketDice: shuffles, intentDice: shuffles, rewardDice: shuffles },
  ...{ potionDice: shuffles, minionDice: [...newDay, ...newDay] },
}

/** The Markets of Joan and of Lira as they lie at the beginning. */
export const MARKET_ROWS = [
  ['Amped Up 1', 'Headbang 1', 'Stage Dive 1', 'Cover Band 1'],
  ['Eavesdrop 1', 'Ferret Nip 1', 'Plan B 1', 'Smoke Pellet 1'],
]
/** The cards of Joan, whom seat 1 plays, and of Lira, whom seat 2 plays; the last of a pile is on top, but the Market's first. */
const CARDS = [
  {
    hand: ['Shin Kick 1', 'Shin Kick 2', 'Leather Jacket Shrug 1'],
    deck: ['Shin Kick 3', 'Power Chord', 'Leather Jacket Shrug 2', 'Leather Jacket Shrug 3', 'Sound Check'],
    discard: ['Leather Jacket Shrug 4'],
    marketRow: MARKET_ROWS[0],
    'marketDeck.top': [
      'Cover Band 2',
      'Headbang 2',
      'Amped Up 2',
      'Loyal Roadie 1',
      'Elbows Out 1',
      'Loyal Roadie 2',
    ],
  },
  {
    hand: ['Borrowed Steak Knife 1', 'Borrowed Steak Knife 2', 'Sidestep 1'],
    deck: ['Borrowed Steak Knife 3', 'Point the Ferret', 'Sidestep 2', 'Sidestep 3', 'Duck Down an Alley'],
    discard: ['Turn Out Your Pockets'],
    marketRow: MARKET_ROWS[1],
    'marketDeck.top': [
      'Smoke Pellet 2',
      'Ferret Nip 2',
      'Eavesdrop 2',
      'Ankle Bite 1',
      'Plan B 2',
      'Ankle Bite 2',
    ],
  },
]

/** The first choice each time, up to the first Hero's turn. */
function openingOf(game: Game, setup: { seats: number; options: Record<string, string> }): EarlyChoice[] {
  const at = new Scene(game, { setup, rolls: ROLLS })
  const choices: EarlyChoice[] = []
  while (at.table.question?.name !== 'hero-acts') {
    const seat = at.table.choices.seatOf(0) + 1
    const choice = { do: at.offers(seat)[0], seat }
    choices.push(choice)
    at.do(choice.do, seat)
  }
  at.table.release()
  return choices
}

/** A fight at the first Hero's first decision, Joan's with two players, changed as the test says. */
export function fight(spec: Fight = {}): Scene {
  const { game = steady, seats = 1, hero = 'joan', boss = 'houndmaster', mode = 'day' } = spec
  const setup = { seats, seed: 1, options: { hero, boss, mode } }
  const choices = openingOf(game, setup)
  const plays = [seats === 2 || hero === 'joan', seats === 2 || hero === 'lira']
  const cards = CARDS.flatMap((piles, number) =>
    Object.entries(piles).map(([pile, names]) => [`heroes[${number}].${pile}`, plays[number] ? names : []]),
  )
  // On whichever Day it is, this is the Boss: the Minions on the table are its own.
  const own = BOSSES.indexOf(boss)
  const bosses = spec.table?.['day'] === undefined ? {} : { bosses: [own, own, own] }
  // Potions that are of no use between Waves, so that nobody is asked for them there.
  const potions = { 'potionDeck.top': ['Bottled Bravado 1', 'Bottled Bravado 2'] }
  const table = { ...(Object.fromEntries(cards) as Overrides), ...potions, ...bosses, ...spec.table }
  return scene(game, { setup: { ...setup, choices }, table, rolls: { ...ROLLS, ...spec.rolls } })
}

/** The table of a scene, as the rules read it. */
export function tableOf(at: Scene): Table {
  return at.table as Table
}

/** A place of the row without a Minion. */
export const EMPTY = { card: null, health: 0, maxHealth: 0, block: 0, strength: 0 } as const

/** A Minion of a Wave (1 to 3) that does nothing when it is hurt or defeated and brings no Reward. */
export function plainMinion(boss: (typeof BOSSES)[number] = 'houndmaster', wave = 1): string {
  return plainMinions(boss, wave)[0]
}

/** All of them. */
export function plainMinions(boss: (typeof BOSSES)[number], wave: number): string[] {
  const { cards } = (steady.newTable() as Table).data
  const isPlain = (card: Card): boolean =>
    card.boss === BOSSES.indexOf(boss) && card.wave === wave - 1 && card.arrive === null && card.piece < 0
  return cards
    .filter((card) => isPlain(card) && (card.react ?? card.onDeath ?? card.reward) === null)
    .map((card) => card.name)
}

/** Three plain Minions come next in the second Wave of the Houndmaster. */
export const PLAIN_WAVE: Overrides = { 'waveDecks[1].deck.top': plainMinions('houndmaster', 2).slice(0, 3) }

/** A row in which a single Minion has 1 health left: the next Shin Kick or Steak Knife clears the Wave. */
export function lastMinion(card = plainMinion()): Overrides[] {
  return [{ card, health: 1, maxHealth: 9, block: 0, strength: 0 }, EMPTY, EMPTY]
}

/** The Boss Wave of a Day with the Boss at 1 health and nobody beside it. */
export function lastBlow(day = 1): Overrides {
  return { day, wave: 4, enemies: [EMPTY, EMPTY, EMPTY, { health: 1, maxHealth: 30, block: 0 }] }
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}
