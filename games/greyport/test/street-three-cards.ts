/**
 * The cards with which the tests of keywords, named cards and rulings are played: their figures are written down
 * here, so that balancing the real ones breaks no test of a rule.
 */
import { greyport } from '../src/index.ts'

/** Cards that many tests play. */
export const SQUIRE = 'Squire with Big Ideas'
export const SLINGER = 'Rooftop Slinger 1'
export const DUELLIST = 'Alley Duellist 1'
export const WITCH = 'Hedge Witch in the Snug'

interface Entry {
  readonly id: string
  readonly name: string
  readonly [field: string]: unknown
}
type Pinned = Readonly<Record<string, object>>

/** What an entry keeps whatever its figures are. */
const KEPT = ['id', 'name', 'copies', 'character', 'kind', 'level', 'cost', 'is']

function entries(file: string, named: readonly string[]): readonly Entry[] {
  const all = greyport.files[file] as readonly Entry[]
  const unknown = named.filter((name) => !all.some((entry) => entry.name === name))
  if (unknown.length > 0) throw new Error(`${file} has no ${unknown.join(', ')}: pin other names`)
  return all
}

/** The entries of a file, those named with what is said here and nothing else. */
function pin(file: string, pinned: Pinned, changed: Pinned = {}): object[] {
  return entries(file, Object.keys({ ...pinned, ...changed })).map((entry) => {
    if (Object.hasOwn(changed, entry.name)) return { ...entry, ...changed[entry.name] }
    if (!Object.hasOwn(pinned, entry.name)) return entry
    const kept = Object.entries(entry).filter(([field]) => KEPT.includes(field))
    return { ...Object.fromEntries(kept), ...pinned[entry.name] }
  })
}

const physical = (damage: number, more: object = {}): object => ({ type: 'physical', damage, ...more })
const magical = (damage: number, more: object = {}): object => ({ type: 'magical', damage, ...more })
/** A card as it is, with a flat figure instead of dice. */
const flat = (damage: number): object => ({ damage, dice: [] })
const foe = (damage: number, more: object = {}): object => ({ threat: 2, hp: 20, damage, ...more })

const STARTING: Pinned = {
  'Squire with Big Ideas': physical(5),
  'Sister-in-Arms': physical(3),
  'Bar Brawler': physical(2, { immediate: [{ taunt: 1 }] }),
  'Hedge Witch in the Snug': magical(4),
  Mace: physical(5),
  'Bar Stool': physical(1),
  'Bottled Thunder': magical(1, { splash: 2 }),
  'Prayer Beads': magical(1),
  'Chimney-Pot Lookout': physical(1, { immediate: [{ snipe: 10 }] }),
  'Pocket Hourglass': magical(1, { fighting: [{ reroll: 1 }] }),
}
const HEROES: Pinned = {
  Townsfolk: physical(1, { cost: 'copper', immediate: ['another-hero'] }),
  'Alley Duellist': physical(6, { cost: 'silver', cleave: true }),
  'Storm-Caller on Tour': magical(6, { cleave: true, splash: 3 }),
  'Fire Mage': magical(4, { cost: 'copper', splash: 2 }),
  'Rune Scratcher': magical(3, { pierce: 2 }),
  'Rooftop Slinger': physical(2, { immediate: [{ snipe: 4 }] }),
  'Off-Duty Watchman': physical(1, { immediate: [{ shield: 2 }] }),
  'Ogre Doorman': physical(2, { dualWield: true }),
  'Gladiator with a Bad Knee': physical(0, { dice: ['green', 'green', 'green'] }),
  'Cheerful Penitent': magical(0),
  'Vanishing Waiter': magical(1, { cleanup: ['return-self'] }),
  "Fortune-Teller's Double": magical(2, { anytime: [{ shield: 1 }] }),
}
/** Their abilities are the real ones. */
const NAMED_HEROES: Pinned = {
  'Brewmaster Phrenk': flat(3),
  'Brother Bastian': flat(3),
  'Eagle Eye Sniper': { ...flat(3), anytime: [{ pay: { discard: 'card' }, do: { snipe: 4 } }] },
  'Fleck the Bard': { ...flat(3), anytime: [{ pay: { discard: 'card' }, do: { draw: 2, who: 'player' } }] },
  'Ohava, Grand Cleric': { ...flat(3), fighting: [{ bonus: 2, per: 'non-player-hero' }] },
  'Serena the Pious': { cost: 'gold', ...flat(6), fighting: [] },
  'Gerki the Sneak': { ...flat(6), immediate: [] },
  'Kaylin the Renegade': flat(3),
  'Fiona the Volatile': { cost: 'gold' },
  'Zot the Wizard': { cost: 'gold' },
  'Grizzelda Two-Hats': { ...flat(3), afterwards: [{ snipe: 5 }] },
}
const ITEMS: Pinned = {
  'Frying Pan, Still Warm': physical(4),
  'Boar Spear, Never Used': physical(1, { pierce: 3 }),
  'Sling and Small Change': physical(1, { immediate: [{ snipe: 3 }] }),
  'Freezing Staff': magical(2, { cost: 'copper', pierce: 1 }),
  'Ember in a Jam Jar': magical(1, { splash: 1 }),
  Claymore: physical(6, { cost: 'silver', splash: 2 }),
  'Clockwork Spare Arm': physical(1, { immediate: ['dual-wield'] }),
  'Axe with an Axe on the Other End': physical(2, { cleave: true }),
  'Grappling Hook': physical(1, { immediate: [{ snipe: 2 }, { snipe: 2 }] }),
}
const NAMED_ITEMS: Pinned = {
  Scythe: { ...flat(1), fighting: [{ bonus: 1, per: 'active-monster' }] },
  'Scepter of Illusions': { cost: 'gold', ...flat(1) },
  'Tainted Blade': flat(4),
  'Tainted Wand': { ...flat(2), splash: undefined },
}
const GOBLINS: Pinned = {
  'Frenzy Goblin': foe(1),
  'Goblin Archer': foe(1, { ranged: true }),
  'Mad Bomber': foe(1, {
    ambush: [{ if: 'on-location', do: { batter: 1 }, else: { hurt: 1, who: 'front' } }],
  }),
  'Auntie Mudge, Uninvited': foe(2, { ambush: [{ reveal: 1, at: 'here' }] }),
}
const BEASTS: Pinned = {
  'Ale-Cellar Rat': foe(1, { vengeful: true }),
  'Giant Boar': foe(2),
  'Back-Alley Worg': foe(1, { ferocious: true }),
  'Rafter Bat': foe(1, { immune: ['snipe'] }),
  'Larder Raccoon': foe(1, { immune: ['splash'] }),
  'Pack Mother': foe(1, { armor: 1, vengeful: true }),
}
const BRUTES: Pinned = {
  'Bouncer for Hire': foe(1, { tank: true }),
  'Ogre in a Barrel': foe(2, { armor: 2 }),
  'Feckless Fighter': foe(2, { stumbles: 2 }),
  'Debt Collector': foe(1, { smallerHand: 2 }),
}
const CULTISTS: Pinned = {
  'Hex Knitter': foe(3, { cursed: true }),
  'Novice in a Borrowed Robe': foe(1, { noShields: true }),
}
const ABERRATIONS: Pinned = {
  'Mostly Elbows': foe(2, { slash: 1 }),
  "Somebody's Nightmare": foe(2, { cursed: true, slash: 2 }),
  'Tentacle from the Privy': foe(1, { immune: ['taunt'] }),
  'Wallpaper Stalker': foe(2, { harmed: [{ lose: 1, who: 'front' }] }),
  'Beer-Foam Ooze': foe(1, { armor: 1, defeatedAt: 10 }),
}
/** Figures of monsters whose abilities are the real ones. */
const NAMED_MONSTERS: Readonly<Record<string, Pinned>> = {
  brutes: {
    'Orc Warlord': { threat: 2, hp: 20, damage: 2 },
    'Mercenary Mage': { threat: 2, hp: 20, damage: 1, smallerHand: 1 },
  },
  cultists: {
    Zombie: { threat: 2, hp: 20, damage: 1, tauntDamage: 2 },
    'Skeleton Mage': { threat: 2, hp: 20, damage: 1, tauntDamage: 2 },
    'Ruthless Zealot': { threat: 2, hp: 20, damage: 2 },
  },
  dragons: {
    Wyrm: { threat: 2, hp: 20, damage: 2 },
    'Armored Wyrm': { threat: 2, hp: 20, damage: 2, armor: 1 },
    'Ironscale Drake': { threat: 2, hp: 20, damage: 2, armor: 1 },
    'Magma Drake': { threat: 2, hp: 20, damage: 2, fought: [{ hurt: 1, who: 'fighter' }] },
    'Spiked Drake': { threat: 2, hp: 6, damage: 1, defeatDamage: 2 },
    'Diamondscale Drake': { threat: 2, hp: 20, damage: 2, resists: { type: 'magical', armor: 3 } },
    'Ice Wyvern': { threat: 2, damage: 3, armor: undefined },
  },
}
const VALERIAS_BACK = { name: 'Valeria Unmasked', damage: 3, cursed: true, roundEnd: ['flip'] }
/** Only what their notes say; that the real ones say it too is tested in more-bosses.test.ts. */
const BOSSES: Pinned = {
  'Drog, Troll General': { damage: 3 },
  'Torglesnarf Duncleton': { damage: 2, unhurtWhile: { monster: 'drog', at: 'anywhere' } },
  Ripsnarl: { damage: 3, ferocious: true, retires: true },
  Hydra: { damage: 3, armor: 1, hurt: [{ spawn: 'hydra-head', count: 1, at: 'active' }] },
  'Baelfire the Summoner': { damage: 2, roundStart: [{ summon: 1, at: 'active' }] },
  Valeria: {
    ...{ damage: 2, roundEnd: ['flip'], back: VALERIAS_BACK },
    unhurtWhile: { monster: 'cultist', at: 'location' },
    roundStart: [{ spawn: 'cultist', count: 1, at: 'location' }],
  },
  'Mordigar the Tyrant': {
    ...{ damage: 3, ferocious: true, harmed: [{ curse: 1, who: 'each', onto: 'deck' }] },
    lastsWhile: ['mordigars-wing', 'mordigars-claw', 'mordigars-tail'],
  },
}
const TOKENS: Pinned = {
  'Hydra Head': { hp: 4, damage: 1 },
  "Mordigar's Wing": { hp: 6, damage: 1 },
  "Mordigar's Claw": { hp: 6, damage: 1 },
  Cultist: { hp: 4, damage: 1 },
}
const LEVELS = [1, 2, 3]
const levels = (name: string, what: object): Pinned =>
  Object.fromEntries(LEVELS.map((level) => [`${name}, level ${level}`, what]))
const PLAYER_HEROES: Pinned = {
  ...levels('Fiona', physical(3, { cleave: true })),
  ...levels('Zot', magical(4, { splash: 1 })),
}
const NAMED_PLAYER_HEROES: Pinned = {
  ...levels('Gerki', { ...flat(4), immediate: [] }),
  ...levels('Deirdre', flat(2)),
  ...levels('Chronos', { damage: 0, dice: ['white'], fighting: [{ reroll: 1 }] }),
}
const ENCOUNTERS: Pinned = {
  'Last Orders, First Goblins': {
    ...{ locationThreat: [2, 2, 2, 2], playerThreat: [2, 2, 2, 2], locationHp: [9, 9, 9, 9] },
    ...{ coins: { copper: 2, silver: 1, gold: 0 }, penalty: [{ hurt: 1, who: 'each' }] },
  },
  'That Is Not Even a Crown': { penalty: [{ lose: 1, who: 'each' }] },
  'He Keeps Bringing Friends': { penalty: [{ summon: 1, at: 'each' }] },
  'Somebody Call a Bigger Bouncer': {
    ...{ locationThreat: [3, 3, 3, 3], playerThreat: [2, 2, 2, 2], setup: [], subdeck: undefined },
    bosses: [{ boss: 'drog', hp: [12, 12, 12, 12], at: 'active' }],
  },
  'Hey, stop escaping!': { penalty: [{ reveal: 1, at: 'active' }] },
}
const MONSTERS: Readonly<Record<string, Pinned>> = {
  ...{ goblins: GOBLINS, beasts: BEASTS, brutes: BRUTES, cultists: CULTISTS, aberrations: ABERRATIONS },
  dragons: {},
}

/** The files of the box with figures that stay as they are. */
export const files = {
  ...greyport.files,
  'starting-cards.json': pin('starting-cards.json', STARTING, {
    'Egg Timer That Was Here Already': flat(1),
  }),
  'heroes.json': pin('heroes.json', HEROES, NAMED_HEROES),
  'items.json': pin('items.json', ITEMS, NAMED_ITEMS),
  'player-heroes.json': pin('player-heroes.json', PLAYER_HEROES, NAMED_PLAYER_HEROES),
  'bosses.json': pin('bosses.json', BOSSES),
  'monster-tokens.json': pin('monster-tokens.json', {}, TOKENS),
  'locations.json': pin(
    'locations.json',
    {},
    { 'The Red Dragon Inn': { reward: [{ heal: 2, who: 'each' }] } },
  ),
  'encounters.json': pin('encounters.json', {}, ENCOUNTERS),
  ...Object.fromEntries(
    Object.entries(MONSTERS).map(([subdeck, pinned]) => {
      const file = `monsters-${subdeck}.json`
      return [file, pin(file, pinned, NAMED_MONSTERS[subdeck])]
    }),
  ),
}
