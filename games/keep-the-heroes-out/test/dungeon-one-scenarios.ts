/** The scenarios of the box of dungeon-one-cards.ts: two maps, and what event tokens and cards do. */

/** [room, room] and so on; the first is the reference map of the rules, on which their examples hold [K10, K14]. */
const REFERENCE = [
  ...[
    ['vault', 'workshop'],
    ['vault', 'forge'],
    ['vault', 'sewers'],
    ['forge', 'library'],
    ['forge', 'study'],
  ],
  ...[
    ['workshop', 'beast-trainer'],
    ['beast-trainer', 'graveyard'],
    ['sewers', 'apothecary'],
  ],
  ['apothecary', 'cells'],
]
/** Here the Cells are next to the Vault, and from the Apothecary two ways lead there [K8, H5]. */
const ROUND = [
  ...[
    ['vault', 'cells'],
    ['vault', 'sewers'],
    ['vault', 'library'],
    ['sewers', 'apothecary'],
  ],
  ...[
    ['library', 'apothecary'],
    ['library', 'study'],
    ['study', 'forge'],
    ['forge', 'workshop'],
  ],
  ...[
    ['sewers', 'graveyard'],
    ['graveyard', 'beast-trainer'],
  ],
]
const ROUNDABOUT = {
  passages: ROUND,
  laboratory: ['cells'],
  builder: ['library'],
  portals: [],
  chests: { vault: 4 },
}
export const SCENARIOS: Readonly<Record<string, object>> = {
  'quiet-tuesday': {
    ...{ passages: REFERENCE, laboratory: ['cells'], builder: ['library'], events: 'none', eventsAt: [] },
    ...{
      portals: ['library', 'beast-trainer'],
      chests: { vault: 4, sewers: 2, graveyard: 1, study: 3, cells: 1 },
    },
  },
  'frogs-of-war': { ...ROUNDABOUT, events: 'croak', eventsAt: ['sewers'] },
  'rent-day': {
    ...ROUNDABOUT,
    events: 'debt',
    eventsAt: ['library'],
    chests: { vault: 4, library: 2, forge: 2 },
  },
  'battle-of-the-bands': { ...ROUNDABOUT, events: 'loud', eventsAt: [] },
  'the-long-fog': { ...ROUNDABOUT, events: 'fog', eventsAt: ['study', 'apothecary'] },
  // Library and Sewers are next to each other, and equally far from the Vault.
  'wandering-tunnels': {
    ...{ ...ROUNDABOUT, passages: [...ROUND, ['library', 'sewers']] },
    ...{ events: 'rubble', eventsAt: ['forge'] },
  },
}
export const SCENARIO_CARDS: readonly (readonly [
  name: string,
  scenario: string,
  effects: readonly (string | object)[],
])[] = [
  ['Croaking', 'frogs-of-war', [{ rebel: 'frog' }, { event: 'crossbones' }]],
  ['Parade', 'frogs-of-war', [{ 'lose-traps': 'hats' }, { heroes: 'rogue', at: 'crossbones' }]],
  ['Final Notice', 'rent-day', [{ event: 'eye' }, { curse: 1 }]],
  ['Bailiffs', 'rent-day', [{ 'lose-resources': 'jewel' }, { heroes: 'warrior', at: 'swords' }]],
  ['Encore', 'battle-of-the-bands', [{ event: 'swords' }, { inspire: 'swords' }]],
  ['Stage Invasion', 'battle-of-the-bands', [{ event: 'hats' }, { heroes: 'mage', at: 'hats' }]],
  ['Rolling In', 'the-long-fog', [{ event: 'eye' }, 'close-portals']],
  ['Shapes', 'the-long-fog', ['strike-events', { inspire: 'eye' }]],
  ['Cave-In', 'wandering-tunnels', [{ event: 'special' }, { 'lose-traps': 'everywhere' }]],
  ['New Way', 'wandering-tunnels', ['clear-events', { heroes: 'archer', at: 'jewel' }, 'renew-offer']],
]
