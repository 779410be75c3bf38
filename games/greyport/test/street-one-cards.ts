/** Cards whose figures are written down here, so that balancing the real ones breaks no test of a rule. */
import type { Data } from '../src/content/data.ts'
import { greyport } from '../src/index.ts'
import { withPinned } from './pinned.ts'
import type { Pinned } from './pinned.ts'
import { words } from './street-words.ts'

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
  ...words['choices'],
  'use-ability': 'use the ability of {card}',
  'use-marker': 'flip the marker to Taunt {monster}',
  done: 'done for now',
  'resolve-ambush': 'let {monster} ambush',
  'resolve-cleanup': 'let {card} do its part',
  'do-not-pay': 'discard nothing',
  'return-hero': 'take {card} back into your hand',
  'take-card': 'give {card} to {player}',
  'shield-from': 'spend a shield against {monster}',
  'take-damage': 'let {player} take the damage',
  'keep-hand': 'discard no more',
}

/** The game with figures that stay as they are. */
export const game = greyport.create({
  ...withPinned({
    ...{ 'starting-cards.json': STARTING, 'player-heroes.json': PLAYER_HEROES },
    ...{ 'heroes.json': HEROES, 'items.json': ITEMS, 'bosses.json': BOSSES, 'encounters.json': ENCOUNTERS },
    ...{ 'monsters-goblins.json': GOBLINS, 'monsters-beasts.json': BEASTS, 'monsters-brutes.json': BRUTES },
    ...{ 'monsters-dragons.json': DRAGONS, 'monsters-aberrations.json': ABERRATIONS },
    'monsters-cultists.json': CULTISTS,
  }),
  'words.json': { ...(greyport.files['words.json'] as object), choices: CHOICES },
})

/** What the cards of these tests say. */
export const { data } = game.newTable() as unknown as { readonly data: Data }
