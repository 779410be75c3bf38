/**
 * Streets arranged for the tests of set-up, rounds and fights. They are played with cards whose figures are written
 * down here, so that balancing the real ones breaks no test of a rule.
 */
import { scene } from '@hearthkeep/testkit'
import type { Json, Overrides, Roll, Rolls, Scene, SituationSetup } from '@hearthkeep/testkit'
import { FIRST_PLAYER_HERO, LEVELS } from '../src/content/data.ts'
import type { Data } from '../src/content/data.ts'
import { CHARACTERS, SCENARIOS } from '../src/content/schema.ts'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rulebook.ts'

interface Entry {
  readonly id: string
  readonly name: string
  readonly copies?: number
}
type Pinned = Readonly<Record<string, object>>

/** The entries of a content file, those named with what is said here and nothing else. */
function pin(file: string, pinned: Pinned, by: 'name' | 'id' = 'name'): object[] {
  const entries = greyport.files[file] as readonly Entry[]
  const unknown = Object.keys(pinned).filter((name) => !entries.some((entry) => entry[by] === name))
  if (unknown.length > 0)
    throw new Error(`${file} has no ${unknown.join(', ')}: pin other names for the tests`)
  return entries.map((entry) => {
    const { id, name, copies } = entry
    const kept = { id, name, ...(copies === undefined ? {} : { copies }) }
    return Object.hasOwn(pinned, entry[by]) ? { ...kept, ...pinned[entry[by]] } : entry
  })
}

const physical = (more: object): object => ({ type: 'physical', ...more })
const magical = (more: object): object => ({ type: 'magical', ...more })
const yellow = ['yellow']
const white = ['white']
const green = ['green']

const own = (character: string, kind: string, card: object): object => ({ character, kind, ...card })
const STARTING: Pinned = {
  'Bar Brawler': own('fiona', 'hero', physical({ dice: yellow, immediate: [{ taunt: 1 }] })),
  'Squire with Big Ideas': own('fiona', 'hero', physical({ dice: yellow })),
  'Hedge Witch in the Snug': own('fiona', 'hero', magical({ dice: yellow, immediate: [{ shield: 1 }] })),
  Mace: own('fiona', 'item', physical({ damage: 5 })),
  'Bar Stool': own('fiona', 'item', physical({ dice: white })),
  Rogue: own('gerki', 'hero', physical({ dice: yellow, immediate: [{ taunt: 1 }] })),
  'Polite Cutpurse': own('gerki', 'hero', physical({ dice: yellow })),
  'Kite Shield': own('gerki', 'item', physical({ dice: yellow, immediate: [{ shield: 1 }] })),
  'Sleeve Full of Daggers': own('gerki', 'item', physical({ dice: yellow, immediate: [{ snipe: 1 }] })),
  Clergyman: own('deirdre', 'hero', magical({ dice: yellow, immediate: [{ draw: 1, who: 'player' }] })),
  'Holy Templar': own('deirdre', 'hero', physical({ dice: yellow })),
}

const leader = (character: string, level: number, card: object): object => ({ character, level, ...card })
const PLAYER_HEROES: Pinned = {
  'Fiona, level 1': leader('fiona', 1, physical({ dice: yellow, cleave: true })),
  'Fiona, level 2': leader('fiona', 2, physical({ dice: yellow, cleave: true, immediate: [{ taunt: 1 }] })),
  'Gerki, level 1': leader('gerki', 1, physical({ dice: white, anyTarget: true })),
  'Zot, level 1': leader('zot', 1, magical({ dice: white, splash: 1 })),
  'Deirdre, level 1': leader(
    'deirdre',
    1,
    magical({ dice: yellow, immediate: [{ draw: 1, who: 'player' }] }),
  ),
  'Chronos, level 1': leader('chronos', 1, magical({ dice: white, fighting: [{ reroll: 1 }] })),
}

const HEROES: Pinned = {
  Townsfolk: physical({ cost: 'copper', dice: yellow, immediate: ['another-hero'] }),
  'Fire Mage': magical({ cost: 'copper', dice: white, splash: 1 }),
  'Vanishing Waiter': magical({ cost: 'copper', dice: yellow, cleanup: ['return-self'] }),
  'Kaylin the Renegade': physical({
    ...{ cost: 'silver', damage: 1, dice: white },
    immediate: [{ choose: ['dual-wield', 'another-hero'] }],
  }),
  'Eagle Eye Sniper': physical({
    ...{ cost: 'silver', damage: 1, dice: white },
    anytime: [{ pay: { discard: 'card' }, do: { snipe: 4 } }],
  }),
  'Sir Bramble, Knight of the Last Round': physical({ cost: 'gold', damage: 9 }),
  'Grizzelda Two-Hats': physical({ cost: 'gold', dice: white, dualWield: true }),
  'Serena the Pious': physical({ cost: 'gold', dice: green, anyItem: true }),
  // Copper, so that only her being in the party keeps her out of the first row [S7].
  'Fiona the Volatile': physical({ cost: 'copper', is: 'fiona', dice: white, cleave: true }),
  'Ohava, Grand Cleric': magical({
    ...{ cost: 'gold', dice: white, immediate: ['another-hero'] },
    fighting: [{ bonus: 2, per: 'hero-played' }],
  }),
}

const ITEMS: Pinned = {
  'Frying Pan, Still Warm': physical({ cost: 'copper', damage: 4 }),
  'Freezing Staff': magical({ cost: 'copper', dice: white }),
  Claymore: physical({ cost: 'silver', dice: green, splash: 2 }),
  'Tainted Blade': physical({ cost: 'silver', damage: 4, afterwards: ['retire-wielder'] }),
  'Clockwork Spare Arm': physical({ cost: 'silver', dice: white, immediate: ['dual-wield'] }),
  'Axe with an Axe on the Other End': physical({ cost: 'gold', damage: 2, cleave: true }),
  'Ballista, One Careful Owner': physical({ cost: 'gold', damage: 1, anytime: [{ snipe: 4 }] }),
}

const monster = (threat: number, hp: number, damage: number, more: object = {}): object => ({
  ...{ threat, hp, damage, ...more },
})
const GOBLINS: Pinned = {
  'Frenzy Goblin': monster(1, 5, 1),
  'Goblin Archer': monster(1, 3, 1, { ranged: true }),
  'Mad Bomber': monster(2, 6, 1, { ambush: [{ hurt: 1, who: 'front' }] }),
  Firespitter: monster(2, 6, 2, { ranged: true }),
  'Pocket Inspector': monster(1, 3, 1, { ambush: [{ discard: 'card', who: 'front' }] }),
}
const BEASTS: Pinned = {
  'Giant Boar': monster(2, 20, 2),
  'Back-Alley Worg': monster(2, 7, 1, { ferocious: true }),
}
const BRUTES: Pinned = { 'Bouncer for Hire': monster(1, 4, 1, { tank: true }) }
const DRAGONS: Pinned = {
  'Armored Wyrm': monster(3, 10, 2, { armor: 1, tank: true }),
  'Ironscale Drake': monster(3, 10, 2, { fought: [{ discard: 'card', who: 'fighter' }] }),
}
const ABERRATIONS: Pinned = {
  'Wallpaper Stalker': monster(3, 10, 2, { immune: ['snipe', 'taunt'] }),
}
const CULTISTS: Pinned = { Zombie: monster(1, 4, 1, { tauntDamage: 1 }) }
const BOSSES: Pinned = {
  'Drog, Troll General': { damage: 3, armor: 1 },
  'Torglesnarf Duncleton': { damage: 2, unhurtWhile: { monster: 'drog', at: 'anywhere' } },
}

const byPlayers = (hp: number[], location: number[], player: number[]): object => ({
  ...{ locationHp: hp, locationThreat: location, playerThreat: player },
})
const ENCOUNTERS: Pinned = {
  'goblin-king-1': {
    ...{ scenario: 'goblin-king', number: 1, location: 'grand-square', subdeck: 'goblins' },
    ...byPlayers([8, 10, 12, 14], [3, 4, 5, 6], [2, 2, 1, 1]),
    ...{ coins: { copper: 2, silver: 1, gold: 0 }, penalty: [{ lose: 1, who: 'each' }] },
  },
  'goblin-king-2': {
    ...{ scenario: 'goblin-king', number: 2, location: 'market-district', subdeck: 'beasts' },
    ...byPlayers([9, 11, 13, 15], [4, 5, 6, 7], [2, 2, 2, 2]),
    ...{ coins: { copper: 1, silver: 0, gold: 2 }, penalty: [{ lose: 1, who: 'each' }] },
  },
  'goblin-king-3': {
    ...{ scenario: 'goblin-king', number: 3, location: 'dwarven-ruins' },
    ...byPlayers([12, 14, 16, 18], [2, 2, 2, 2], [1, 1, 1, 1]),
    ...{ coins: { copper: 0, silver: 1, gold: 1 }, penalty: [{ lose: 1, who: 'each' }] },
    bosses: [
      { boss: 'drog', hp: [10, 14, 18, 22], at: 'active' },
      { boss: 'torglesnarf', hp: [11, 15, 19, 23], at: 'location' },
    ],
    setup: [{ spawn: 'goblin-underling', count: 2, at: 'location' }],
  },
}

/** What is done in these tests, in words that stay as they are. */
const CHOICES = {
  'choose-character': 'lead {character}',
  'play-hero': 'play {card}',
  'play-item': 'give {card} to {hero}',
  fight: '{hero} fights {target}[ and {second}]',
  'use-ability': 'use the ability of {card}',
  'use-marker': 'flip the marker to Taunt {monster}',
  done: 'done for now',
  'resolve-ambush': 'let {monster} ambush',
  'resolve-cleanup': 'let {card} do its part',
  taunt: 'Taunt {monster}',
  'no-taunt': 'Taunt nobody',
  snipe: 'Snipe {monster}',
  'pick-player': 'choose {player}',
  'take-option': 'choose to {option}',
  'pay-with': 'discard {card}',
  'do-not-pay': 'discard nothing',
  'draw-card': 'draw a card',
  'no-draw': 'draw nothing',
  'retire-card': 'retire {card}',
  'retire-nothing': 'retire nothing',
  'recover-card': 'take back {card}',
  'return-hero': 'take {card} back into your hand',
  'reroll-dice': 'roll again',
  'keep-roll': 'keep the roll',
  'take-card': 'give {card} to {player}',
  'take-no-card': 'leave them all',
  'shield-from': 'spend a shield against {monster}',
  'keep-shields': 'spend no more shields',
  'spend-shield': 'spend a shield for {player}',
  'take-damage': 'let {player} take the damage',
  'lose-card': 'discard {card}',
  'take-monster': 'take {monster}',
  'retire-hero': 'retire {card}',
  recruit: 'recruit {card} for {coin}',
  'discard-card': 'discard {card}',
  'keep-hand': 'discard no more',
}
const words = greyport.files['words.json'] as object

/** The game with figures that stay as they are. */
export const game = greyport.create({
  ...greyport.files,
  'starting-cards.json': pin('starting-cards.json', STARTING),
  'player-heroes.json': pin('player-heroes.json', PLAYER_HEROES),
  'heroes.json': pin('heroes.json', HEROES),
  'items.json': pin('items.json', ITEMS),
  'monsters-goblins.json': pin('monsters-goblins.json', GOBLINS),
  'monsters-beasts.json': pin('monsters-beasts.json', BEASTS),
  'monsters-brutes.json': pin('monsters-brutes.json', BRUTES),
  'monsters-dragons.json': pin('monsters-dragons.json', DRAGONS),
  'monsters-aberrations.json': pin('monsters-aberrations.json', ABERRATIONS),
  'monsters-cultists.json': pin('monsters-cultists.json', CULTISTS),
  'bosses.json': pin('bosses.json', BOSSES),
  'encounters.json': pin('encounters.json', ENCOUNTERS, 'id'),
  'words.json': { ...words, choices: CHOICES },
})

/** What the cards of these tests say. */
export const { data } = game.newTable() as unknown as { readonly data: Data }

export type Options = Readonly<Record<string, string>>
const GOBLIN_KING: Options = { scenario: 'goblin-king' }
/** Who sits where, as in the rulebook's long example [X6]. */
export const PARTY = ['Gerki', 'Deirdre', 'Fiona', 'Zot', 'Chronos'] as const

/** A player's things; decks are told from their top. What is not told is empty. */
export interface Person {
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly played?: readonly string[]
  readonly group?: readonly string[]
  readonly [field: string]: Json | undefined
}

/** What a test says of a street. */
export interface Street {
  /** In seat order, the first is the defender; three if left out. */
  readonly people?: readonly Person[]
  /** The monsters on the location; a Giant Boar with 20 HP if left out. */
  readonly location?: readonly string[]
  /** Decks and rows, from the top; what is not told stays as it was dealt. */
  readonly piles?: Readonly<Record<string, readonly string[]>>
  /** Damage on monsters, and marks on played cards, by name. */
  readonly damage?: Readonly<Record<string, number>>
  readonly states?: Readonly<Record<string, number>>
  readonly table?: Overrides
  readonly options?: Options
  readonly rolls?: Rolls
}

const openings = new Map<string, SituationSetup>()

/** How to get to the first action of the first round. */
function opening(seats: number, options: Options): SituationSetup {
  const key = JSON.stringify([seats, options])
  const known = openings.get(key)
  if (known !== undefined) return known
  const choices: { do: string }[] = PARTY.slice(0, seats).map((name) => ({ do: `lead ${name}` }))
  for (;;) {
    const at = scene(game, { setup: { seats, options, choices } })
    if (at.read('question') === 'players-act') break
    choices.push({ do: at.offers()[0] })
  }
  const setup = { seats, options, choices }
  openings.set(key, setup)
  return setup
}

const indexIn = (list: readonly { name: string }[], name: string): number => {
  const index = list.findIndex((one) => one.name === name)
  if (index < 0) throw new Error(`nothing is called ${name}`)
  return index
}
const OF_PLAYER = ['hand', 'deck', 'discard', 'played', 'group'] as const
const BOTTOM_UP = /deck$/i

interface Pile {
  readonly path: string
  readonly kind: string
  readonly names: readonly string[]
}
const dealt = new Map<SituationSetup, readonly Pile[]>()

/** All piles as an opening leaves them. */
function pilesOf(setup: SituationSetup): readonly Pile[] {
  const known = dealt.get(setup)
  if (known !== undefined) return known
  const base = scene(game, { setup })
  const found = game.layout.leaves.flatMap(({ kind: shape, of: kind, path }) =>
    shape === 'pile' && kind !== undefined ? [{ path, kind, names: base.read(path) as string[] }] : [],
  )
  dealt.set(setup, found)
  return found
}

/** All piles of the table as they are to be: what is claimed moves there, what it pushes aside goes to the box. */
function arranged(
  all: readonly Pile[],
  claims: ReadonlyMap<string, readonly string[]>,
): Record<string, string[]> {
  const out: Record<string, string[]> = {}
  for (const [kind, box] of Object.entries(game.rest)) {
    const own = all.filter((pile) => pile.kind === kind)
    const claimed = new Set(own.flatMap(({ path }) => claims.get(path) ?? []))
    const aside: string[] = []
    for (const { path, names } of own) {
      const left = names.filter((name) => !claimed.has(name))
      const wanted = claims.get(path)
      out[path] = wanted === undefined ? left : BOTTOM_UP.test(path) ? [...wanted].reverse() : [...wanted]
      if (wanted !== undefined) aside.push(...left)
    }
    out[box] = [...out[box], ...aside]
  }
  return out
}

/** A street at the first action of a round, changed as the test says. */
export function street(told: Street = {}): Scene {
  const { people = [{}, {}, {}], location = ['Giant Boar 3'], options = GOBLIN_KING, rolls = {} } = told
  const setup = opening(people.length, options)
  const claims = new Map<string, readonly string[]>(Object.entries(told.piles ?? {}))
  claims.set('locationGroup', location)
  const fields: Record<string, Json> = {}
  people.forEach((person, seat) => {
    for (const pile of OF_PLAYER)
      claims.set(`players[${seat}].${pile}`, (person[pile] as string[] | undefined) ?? [])
    const rest = Object.entries(person).filter(([name]) => !OF_PLAYER.some((pile) => pile === name))
    for (const [name, value] of rest) fields[`players[${seat}].${name}`] = value as Json
  })
  for (const [name, amount] of Object.entries(told.damage ?? {}))
    fields[`damage[${indexIn(data.monsters, name)}]`] = amount
  for (const [name, marks] of Object.entries(told.states ?? {}))
    fields[`states[${indexIn(data.cards, name)}]`] = marks
  // The location grants nothing unless a test says so.
  const table: Overrides = { boon: -1, ...arranged(pilesOf(setup), claims), ...fields, ...told.table }
  return scene(game, { setup, table, rolls })
}

/** A roll of a die by its face: the first side that shows it. */
export function die(colour: 'yellow' | 'white' | 'green', face: number): number {
  const faces = { yellow: [1, 2, 2, 3, 3, 4], white: [1, 2, 3, 4, 5, 6], green: [4, 5, 6, 6, 7, 8] }
  return faces[colour].indexOf(face)
}

/** What a list of paths reads. */
export function read(at: Scene, ...paths: string[]): unknown[] {
  return paths.map((path) => at.read(path))
}

/** The damage on a monster. */
export function damageOn(at: Scene, name: string): number {
  return (at.table as Table).damage[indexIn(data.monsters, name)]
}

/** Everybody who is asked is done, until something else is asked or the round is over. */
export function allDone(at: Scene): Scene {
  const round = at.read('round')
  while (at.read('question') === 'players-act' && at.read('round') === round)
    at.do('done for now', seatsAsked(at).at(-1))
  return at
}

/** The seats that can do something now, from 1. */
export function seatsAsked(at: Scene): number[] {
  return Array.from({ length: at.table.seats }, (_, i) => i + 1).filter((seat) => at.offers(seat).length > 0)
}

/** Goes on with the first thing offered, but discards nothing more than it must, until one of these is asked. */
export function goOnTo(at: Scene, ...questions: string[]): Scene {
  for (let left = 200; !questions.includes(at.read('question') as string); left--) {
    if (left === 0 || at.table.isOver) throw new Error(`never came to ${questions.join(' or ')}`)
    const [seat] = seatsAsked(at)
    const offers = at.offers(seat)
    at.do(offers.find((offer) => offer === 'discard no more') ?? offers[0], seat)
  }
  return at
}

/** How a game is begun with scripted shuffles, from the top; decks not told keep the order of the cards' numbers. */
export interface Beginning {
  readonly seats?: number
  readonly options?: Options
  readonly party?: readonly string[]
  /** The hero deck and the item deck as first shuffled, from the top. */
  readonly heroes?: readonly string[]
  readonly items?: readonly string[]
  /** The same decks as shuffled once the rows lie [S6]. */
  readonly heroesAgain?: readonly string[]
  readonly itemsAgain?: readonly string[]
  /** Starting decks by seat in the order of choosing. */
  readonly decks?: readonly (readonly string[])[]
  readonly monsters?: readonly string[]
  /** What is done after the characters were chosen. */
  readonly choices?: readonly { readonly do: string; readonly seat?: number }[]
  /** Further rolls of `monsterDice`, such as a new deck. */
  readonly more?: readonly Roll[]
}

/** Nobody of these lies in ambush, and nobody is gold. */
const PLAIN_MONSTERS = ['Frenzy Goblin 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3', 'Frenzy Goblin 4'].concat([
  'Goblin Archer 1',
  'Goblin Archer 2',
  'Goblin Archer 3',
  'Firespitter 1',
  'Firespitter 2',
])
const PLAIN_HEROES = ['Townsfolk 1', 'Townsfolk 2', 'Townsfolk 3', 'Fire Mage 1', 'Fire Mage 2']

/** A game at its first question after the characters, with nothing left to chance. */
export function begin(told: Beginning = {}): Scene {
  const { seats = 2, options = GOBLIN_KING, party = PARTY, choices = [], more = [] } = told
  const shuffle = (names: readonly string[] = []): Roll => ({ shuffle: names })
  return scene(game, {
    setup: {
      ...{ seats, options },
      choices: [...party.slice(0, seats).map((name) => ({ do: `lead ${name}` })), ...choices],
      rolls: {
        playerDice: Array.from({ length: seats }, (_, i) => shuffle(told.decks?.[i])),
        marketDice: [
          ...[shuffle(told.heroes ?? PLAIN_HEROES), shuffle(told.heroesAgain ?? PLAIN_HEROES.slice(4))],
          ...[shuffle(told.items), shuffle(told.itemsAgain)],
        ],
        monsterDice: [shuffle(told.monsters ?? PLAIN_MONSTERS), ...more],
      },
    },
  })
}

/** The names of a character's starting deck. */
export function startingDeck(character: string): string[] {
  const number = CHARACTERS.findIndex((id) => id === character.toLowerCase())
  return data.cards.flatMap(({ name, character: whose, cost, level }, card) =>
    whose === number && cost < 0 && level === 0 && card < FIRST_PLAYER_HERO ? [name] : [],
  )
}

/** The encounter's card, by scenario and number. */
export function encounter(scenario: (typeof SCENARIOS)[number], number: number) {
  return data.scenarios[SCENARIOS.indexOf(scenario)].encounters[number - 1]
}

export { LEVELS }
