/**
 * Fights arranged for the tests of the Heroes' side. They are played with cards whose figures are written down here,
 * so that balancing the real ones breaks no test of a rule.
 */
import type { Game } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { Json, Overrides, Rolls, Scene } from '@hearthkeep/situations'
import { openings } from '@hearthkeep/testkit'
import type { Data } from '../src/content/data.ts'
import { smallTimeHeroes } from '../src/index.ts'

interface Entry {
  readonly id: string
  readonly name: string
  readonly copies?: number
  readonly wave?: number
}
type Pinned = Readonly<Record<string, object>>

/** The entries of a content file, those named with what is said here and nothing else. */
function pin(file: string, pinned: Pinned): Entry[] {
  const entries = smallTimeHeroes.files[file] as readonly Entry[]
  const unknown = Object.keys(pinned).filter((name) => !entries.some((entry) => entry.name === name))
  if (unknown.length > 0)
    throw new Error(`${file} has no ${unknown.join(', ')}: pin other names for the tests`)
  return entries.map((entry) => {
    const { id, name, copies, wave } = entry
    const kept = {
      id,
      name,
      ...(copies === undefined ? {} : { copies }),
      ...(wave === undefined ? {} : { wave }),
    }
    return Object.hasOwn(pinned, name) ? { ...kept, ...pinned[name] } : entry
  })
}

const attack = (cost: number, effects: object[], more: object = {}): object => ({
  type: 'attack',
  cost,
  effects,
  ...more,
})
const defense = (cost: number, effects: object[], more: object = {}): object => ({
  type: 'defense',
  ...{ cost, effects, ...more },
})
const skill = (cost: number, effects: (object | string)[], more: object = {}): object => ({
  type: 'skill',
  ...{ cost, effects, ...more },
})
const gear = (part: string, more: object): object => ({
  type: 'equipment',
  cost: 1,
  effects: [],
  part,
  ...more,
})

const WARRIOR: Pinned = {
  'Trash the Stage': attack(2, [{ damage: 3, to: 'all-enemies' }]),
  'Flip the Merch Table': attack(2, [{ damage: 4, to: 'two-enemies' }]),
  'Kick Off Your Boots': attack(0, [{ damage: 2 }, { pay: { unequip: 1 }, do: { damage: 5 } }]),
  'Spiked Elbow': attack(1, [{ damage: 4 }, { weak: 'target' }]),
  "Bouncer's Shove": defense(2, [{ block: 4 }, { damage: 1, plus: 'block' }]),
  'Sew On Another Patch': defense(1, [{ protect: 1 }, { block: 2 }]),
  'Sing-Along Chorus': skill(0, [
    { strength: 1, until: 'end-of-turn' },
    { if: { equipped: 2 }, do: { draw: 1 } },
  ]),
  'Cover Band': defense(1, [{ protect: 2, until: 'end-of-turn' }, { block: 1 }]),
  'Amped Up': skill(1, [{ strength: 1 }, { draw: 1 }]),
  'Noise Complaint': defense(1, [{ weak: 'enemy' }]),
  'Very Long Guitar Solo': skill(3, ['immunity']),
  "Ex-Bassist's Bass": gear('main-hand', { damageBonus: 1, removed: [{ damage: 4 }] }),
  'Stolen Mic Stand': gear('main-hand', { lasting: [{ when: 'attack-played', do: { block: 1 } }] }),
  'Dustbin Lid': gear('off-hand', { blockBonus: 1, removed: [{ block: 5 }] }),
  'Bucket with Eyeholes': gear('helm', {
    equipped: [{ block: 2 }],
    lasting: [{ when: 'turn-start', do: { block: 2 } }],
  }),
  // Counts itself, or not [A14].
  'Glue-Stiff Mohawk': gear('helm', { equipped: [{ if: { equipped: 1 }, do: { draw: 1 } }] }),
  'Vest of a Hundred Gigs': gear('chest', { equipped: [{ strength: 1 }] }),
  'Steel-Toe Stompers': gear('boots', {
    lasting: [{ when: 'attack-played', do: { damage: 1, to: 'all-enemies' }, limit: 'once-a-turn' }],
  }),
}

const ROGUE: Pinned = {
  'Between the Ribs': attack(1, [{ damage: 1, times: 2 }], { concealed: [{ damage: 3, times: 2 }] }),
  'Ferret Nip': attack(0, [{ damage: 2 }], { concealed: [{ damage: 5 }], finale: true }),
  'The Long Con': attack(3, [{ damage: 8 }], { prepare: true }),
  'Last Clean Knife': attack(1, [{ damage: 4 }], { finale: true }),
  "Throw Whatever's Handy": attack(0, [{ discard: 1 }, { damage: 3 }]),
  'Pick a Bleeding Pocket': attack(1, [{ damage: 7, to: 'minion' }]),
  'Loose Floorboard': defense(1, [{ block: 4 }], { ambush: [{ block: 4 }] }),
  'Exit Strategy': defense(2, [{ block: 5 }], { prepare: true }),
  'Curtain Call': defense(0, [{ block: 2 }, { draw: 1 }], { finale: true }),
  'Smoke Pellet': skill(0, ['conceal']),
  'Booby-Trapped Coat': skill(1, [{ damage: 4 }], { concealed: [{ damage: 7 }], ambush: [{ damage: 4 }] }),
  'Case the Joint': skill(2, [{ exposed: 'all-enemies' }]),
  'Look Over There!': skill(0, [{ exposed: 'enemy' }]),
}

const MINIONS: Pinned = {
  'Bitey Bitsy': { attack: 3, health: 6 },
  'Howling Beagle': { attack: 3, health: 7 },
  'Gate Barker': { attack: 2, block: 1, health: 5, guard: true },
  'Pup in Training': { attack: 1, health: 5, reward: { heal: 2 } },
  'Sock Thief': { attack: 2, health: 5, activate: [{ discard: 1, how: 'random' }] },
  'Grudge Wolf': { attack: 2, health: 9, react: ['weaken'] },
  'Tracker Hound': { attack: 2, health: 8, reward: { block: 4 } },
  'Kennel Bouncer': { attack: 2, health: 8, reward: { energy: 1 } },
  'Nanny Hound': { attack: 2, health: 8, reward: { damage: 4 } },
  'Pack Cheerleader': { attack: 2, health: 8, onDeath: [{ summon: 1 }] },
  'Ankle Enthusiast': { attack: 2, health: 8, reward: { potion: 1 } },
  'Moon Critic': { attack: 2, health: 8, react: [{ hit: 3 }] },
  'Three-Legged Terror': { health: 8, activate: [{ hurt: 2, side: 'other-minions' }] },
  'Dire Dachshund': { attack: 2, health: 8, react: [{ discard: 1, how: 'random' }] },
  'Alpha with a Plan': { attack: 0, health: 8 },
  'Old One-Eye': { attack: 2, health: 8, reward: 'clear-row' },
}

const UNDEAD: Pinned = {
  'Skeleton Intern': { attack: 3, health: 5 },
  'Bag of Elbows': { attack: 2, health: 7 },
  'Crypt Doorman': { attack: 2, health: 6, guard: true },
}

const POTIONS: Pinned = {
  'Chip-Shop Gravy': { effects: [{ heal: 7 }] },
  'Liquid Pavement': { effects: [{ block: 8 }] },
  'Fizzed-Up Bottle Rocket': { effects: [{ damage: 8 }] },
  'Essence of Not Today': { effects: ['immunity'] },
  'Flat Cola, Nine Sugars': { effects: [{ energy: 2 }, { draw: 1 }] },
}

/** A Challenge with a Treasure that makes each Hero discard a card. */
const ALMANAC = {
  special: { when: 'minion-defeated', do: [{ hit: 2 }] },
  treasure: { name: 'Almanac of Good Advice', kind: 'consumable', effects: [{ discard: 1 }] },
}

/** The Wolf Pack does one plain thing for each result; on Claw it leaves the Heroes alone. */
const HORDE = {
  sun: [{ hit: 2 }],
  moon: ['weaken'],
  star: ['expose'],
  skull: [{ hit: 5 }],
  claw: [{ strength: 1 }],
}

function pinBosses(): object[] {
  const bosses = smallTimeHeroes.files['bosses.json'] as readonly Entry[]
  return bosses.map((boss) =>
    boss.id === 'houndmaster' ? { ...boss, health: 30, horde: HORDE, abilities: HORDE } : boss,
  )
}

/** The game with figures that stay as they are. */
export const game = smallTimeHeroes.create({
  ...smallTimeHeroes.files,
  'warrior-cards.json': pin('warrior-cards.json', WARRIOR),
  'rogue-cards.json': pin('rogue-cards.json', ROGUE),
  'minions-houndmaster.json': pin('minions-houndmaster.json', MINIONS),
  'minions-necromancer.json': pin('minions-necromancer.json', UNDEAD),
  'potions.json': pin('potions.json', POTIONS),
  'challenges.json': pin('challenges.json', { 'Free Samples': { health: 1, reward: { heal: 8 } } }),
  'advanced-challenges.json': pin('advanced-challenges.json', { 'Closing Time': ALMANAC }),
  'bosses.json': pinBosses(),
})

/** What the cards of these tests say. */
export const { data } = game.newTable() as unknown as { readonly data: Data }

/** A Hero's cards and figures; the deck is told from its top, and is the Starting cards if it is not told. */
interface Person {
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly [field: string]: Json | undefined
}

/** What a test says of a fight. */
interface Fight {
  /** The game with a card that the box does not have, say. */
  readonly game?: Game
  /** Who fights: both, if both are told. */
  readonly joan?: Person
  readonly lira?: Person
  /** The row from the left: three of 20 health if left out; a place not told is empty. */
  readonly foes?: readonly Overrides[]
  readonly boss?: string
  readonly mode?: string
  /** The Intents by Hero: the first leaves the Heroes alone if left out. */
  readonly intents?: readonly string[]
  readonly table?: Overrides
  readonly rolls?: Rolls
}

const FOES = ['Bitey Bitsy 1', 'Bitey Bitsy 2', 'Howling Beagle']
const EMPTY = { card: null, health: 0, maxHealth: 0, block: 0 }
/** Results that leave the Heroes alone, with the Wolf Pack of these tests. */
const QUIET = ['Claw (Claw)', 'Claw or Sun (Claw)']

function foe(told: Overrides | undefined, place: number): Overrides {
  if (told === undefined) return { ...EMPTY, symbol: place }
  const health = told['health'] ?? 20
  return { card: FOES[place], health, maxHealth: health, block: 0, symbol: place, ...told }
}

function intent(name: string, hero: number): Overrides {
  const { back } = data.intents.find((one) => one.name === name) ?? data.intents[0]
  return { card: name, back, shown: -1, done: 0, hero }
}

function person(number: number, { deck, ...told }: Person): Overrides {
  const named = Object.values(told).flatMap((value) =>
    Array.isArray(value) ? (value as readonly string[]) : [],
  )
  const starting = data.cards
    .filter((card) => card.hero === number && card.isStarting)
    .map((card) => card.name)
  const left = starting.filter((name) => !named.includes(name))
  const fields = told as Overrides
  return { hand: [], discard: [], deck: deck === undefined ? left : [...deck].reverse(), ...fields }
}

/** How to get to the first card to be played, or, with two players, to who fights first. */
const opening = openings(game, 'hero-acts', 'fight-order')

/** A fight at the first decision of the Hero Turn, changed as the test says. */
export function fight({ joan, lira, foes = [{}, {}, {}], boss = 'houndmaster', ...rest }: Fight): Scene {
  const both = joan !== undefined && lira !== undefined
  const { mode = 'day', intents = QUIET, table = {}, rolls = {} } = rest
  const setup = opening(both ? 2 : 1, { hero: lira === undefined ? 'joan' : 'lira', boss, mode })
  return scene(rest.game ?? game, {
    setup,
    table: {
      ...(joan && { 'heroes[0]': person(0, joan) }),
      ...(lira && { 'heroes[1]': person(1, lira) }),
      ...Object.fromEntries([0, 1, 2].map((place) => [`enemies[${place}]`, foe(foes[place], place)])),
      'intents[0]': intent(intents[0] ?? QUIET[0], both || joan ? 0 : 1),
      ...(both && { 'intents[1]': intent(intents[1] ?? QUIET[1], 1) }),
      ...table,
    },
    rolls,
  })
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}
