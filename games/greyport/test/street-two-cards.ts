/** The cards that the tests of street-two.ts play with: figures that stay as they are, whatever balancing does. */
import { withPinned } from './pinned.ts'
import type { Pinned } from './pinned.ts'
import { words } from './street-words.ts'

const physical = (damage: number, more: object = {}): object => ({ type: 'physical', damage, ...more })
const magical = (damage: number, more: object = {}): object => ({ type: 'magical', damage, ...more })
const [copper, silver, gold] = ['copper', 'silver', 'gold'].map((cost) => ({ cost }))

const STARTING: Pinned = {
  'Bar Brawler': physical(2, { immediate: [{ taunt: 1 }] }),
  'Squire with Big Ideas': physical(9),
  'Sister-in-Arms': physical(5),
  'Hedge Witch in the Snug': magical(1, { immediate: [{ shield: 2 }] }),
  Mace: physical(5),
  'Bar Stool': physical(1),
  'Bottled Thunder': magical(1, { splash: 5 }),
  'Unpaid Apprentice': magical(2),
  'Library Imp': magical(1, { immediate: ['another-hero'] }),
  'Stargazer with a Hangover': magical(1, { cleanup: ['return-self'] }),
  'Bouncer on Retainer': physical(1),
  'Borrowed Wand': magical(1),
  'Scroll That Goes Bang': magical(2),
  'Sensible Walking Stick': physical(1),
  Clergyman: magical(1, { immediate: [{ draw: 1, who: 'player' }] }),
  'Listener of Confessions': magical(1, { immediate: [{ retire: 1 }] }),
  'Holy Templar': physical(1),
}

const level = (of: object): Pinned =>
  Object.fromEntries(
    ['fiona', 'gerki', 'zot', 'deirdre', 'chronos'].flatMap((id) =>
      [1, 2, 3].map((n) => [`${id}-${n}`, of] as const),
    ),
  )
const PLAYER_HEROES: Pinned = {
  ...level(magical(2)),
  'fiona-1': physical(3, { cleave: true }),
  'fiona-2': physical(3, { cleave: true, immediate: [{ taunt: 1 }] }),
  'gerki-1': physical(2, { anyTarget: true }),
}

const HEROES: Pinned = {
  Townsfolk: { ...copper, ...physical(1) },
  'Fire Mage': { ...copper, ...magical(1) },
  'Ogre Doorman': { ...silver, ...physical(1) },
  'Storm-Caller on Tour': { ...silver, ...magical(1) },
  'Serena the Pious': { ...gold, ...physical(1) },
  'Grizzelda Two-Hats': { ...gold, ...physical(1) },
  'Professor Ampersand, Retired Twice': { ...gold, ...magical(1) },
  'Ohava, Grand Cleric': { ...gold, ...magical(1) },
  'Vanishing Waiter': { ...copper, ...magical(1, { cleanup: ['return-self'] }) },
}
const ITEMS: Pinned = {
  'Freezing Staff': { ...copper, ...magical(1) },
  'Tavern Sign': { ...copper, ...physical(1) },
  Claymore: { ...silver, ...physical(1) },
  Scythe: { ...silver, ...physical(1) },
  'Axe with an Axe on the Other End': { ...gold, ...physical(1) },
  'Orb of Second Thoughts': { ...gold, ...magical(1) },
  'Complete Works, Abridged': { ...gold, ...magical(1) },
  'Greatsword of the Unpaid Tab': { ...gold, ...physical(1) },
  'Scepter of Illusions': { ...gold, ...magical(1, { cleanup: ['return-hero'] }) },
  'Tainted Wand': { ...silver, ...magical(1, { afterwards: ['retire-wielder'] }) },
}

const foe = (threat: number, hp: number, damage: number, more: object = {}): object => ({
  ...{ threat, hp, damage, ...more },
})
const GOBLINS: Pinned = {
  'Frenzy Goblin': foe(1, 5, 1),
  'Goblin Archer': foe(1, 3, 2),
  Firespitter: foe(2, 6, 3),
  'Mad Bomber': foe(2, 6, 1, { ambush: [{ hurt: 1, who: 'front' }] }),
  'Pocket Inspector': foe(1, 3, 1),
  'Tin-Pot Trumpeter': foe(2, 6, 1),
  'Three in a Trench Coat': foe(2, 6, 1),
  'Auntie Mudge, Uninvited': foe(3, 10, 1),
}
const BEASTS: Pinned = {
  'Back-Alley Worg': foe(2, 7, 1, { ferocious: true }),
  'Ale-Cellar Rat': foe(1, 4, 1, { vengeful: true }),
  'Larder Raccoon': foe(1, 3, 2, { harmed: [{ discard: 'item', who: 'front' }] }),
  'Honey-Drunk Bear': foe(3, 11, 1, { roundEnd: [{ mend: 2 }] }),
}
const BRUTES: Pinned = {
  'Mercenary Mage': foe(2, 6, 1, { smallerHand: 1 }),
  'Knock-Knock Troll': foe(2, 7, 1, { smallerHand: 2 }),
  'Orc Warlord': foe(3, 11, 1, { noDraws: true }),
}
const CULTISTS: Pinned = {
  'Novice in a Borrowed Robe': foe(1, 3, 1, { noShields: true }),
  'Hex Knitter': foe(2, 7, 2, { cursed: true }),
}
const ABERRATIONS: Pinned = {
  'Mostly Elbows': foe(2, 7, 1, { slash: 2 }),
  "Somebody's Nightmare": foe(3, 10, 2, { cursed: true, slash: 1 }),
}
const DRAGONS: Pinned = {
  'Spiked Drake': foe(2, 5, 1, { defeatDamage: 1 }),
}
const BOSSES: Pinned = {
  drog: { damage: 3 },
  torglesnarf: { damage: 2 },
  ripsnarl: { damage: 3, ferocious: true, retires: true },
  hydra: { damage: 3 },
}

const LOCATIONS: Pinned = {
  'grand-square': { boon: 'open-heroes', reward: [{ 'stay-open': 'heroes' }] },
  'market-district': { boon: 'open-items', reward: [{ 'stay-open': 'items' }] },
  'dwarven-ruins': { boon: 'physical-damage', reward: [{ find: 'item', of: 'physical' }] },
  'mages-collegium': { boon: 'pierce', reward: [{ find: 'hero', of: 'magical' }] },
  'red-dragon-inn': { boon: 'larger-hand', reward: [{ heal: 2, who: 'each' }] },
  'harbour-docks': { boon: 'marker-draws', reward: [{ draw: 2, who: 'each' }] },
}

const street = (location: string, more: object): object => ({
  location,
  subdeck: 'goblins',
  locationHp: [8, 10, 12, 14],
  locationThreat: [2, 2, 2, 2],
  playerThreat: [1, 1, 1, 1],
  coins: { copper: 1, silver: 1, gold: 0 },
  penalty: [{ lose: 1, who: 'each' }],
  ...more,
})
const at = (boss: string): object => ({ boss, hp: [12, 18, 24, 30], at: 'active' })
const ENCOUNTERS: Pinned = {
  'interrupted-party-1': street('harbour-docks', { penalty: [{ hurt: 1, who: 'each' }] }),
  'interrupted-party-2': street('harbour-docks', { bosses: [at('drog')] }),
  'goblin-king-1': street('dwarven-ruins', {}),
  'goblin-king-2': street('grand-square', { subdeck: 'beasts', coins: { copper: 0, silver: 1, gold: 1 } }),
  // A boss before the last encounter, which no scenario of the box has.
  'summoner-strikes-2': street('grand-square', { bosses: [at('drog')] }),
  'goblin-king-3': street('market-district', { bosses: [at('drog'), at('torglesnarf')] }),
}

/** All files of the game, with these cards and words. */
export const files = {
  ...withPinned({
    ...{ 'starting-cards.json': STARTING, 'player-heroes.json': PLAYER_HEROES, 'heroes.json': HEROES },
    ...{ 'items.json': ITEMS, 'monsters-goblins.json': GOBLINS, 'monsters-beasts.json': BEASTS },
    ...{ 'monsters-brutes.json': BRUTES, 'monsters-cultists.json': CULTISTS, 'bosses.json': BOSSES },
    ...{ 'monsters-aberrations.json': ABERRATIONS, 'monsters-dragons.json': DRAGONS },
    ...{ 'locations.json': LOCATIONS, 'encounters.json': ENCOUNTERS },
  }),
  'words.json': words,
}
