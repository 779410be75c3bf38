/** The box as it comes: the ids of its characters, subdecks and scenarios in order, and how many pieces there are. */
export const CHARACTERS = ['fiona', 'gerki', 'zot', 'deirdre', 'chronos'] as const
export const SUBDECKS = ['goblins', 'beasts', 'brutes', 'cultists', 'aberrations', 'dragons'] as const
export const SCENARIOS = [
  'interrupted-party',
  'goblin-king',
  'blood-moon-rising',
  'attack-of-the-hydra',
  'summoner-strikes',
  'insidious-cult',
  'mad-dragon',
] as const

/** Cards of each kind; their numbers follow each other in this order. */
export const HEROES = 50
const ITEMS = 48
const STARTING = 45
const CURSES = 20
const PLAYER_HEROES = 15
export const FIRST_STARTING: number = HEROES + ITEMS
export const FIRST_CURSE: number = FIRST_STARTING + STARTING
export const FIRST_PLAYER_HERO: number = FIRST_CURSE + CURSES
export const CARDS: number = FIRST_PLAYER_HERO + PLAYER_HEROES

/** Monsters of the subdecks come first, then the tokens, then the bosses. */
export const MONSTERS = 120
const TOKENS = 21
const BOSSES = 7
export const FIRST_BOSS: number = MONSTERS + TOKENS
export const ALL_MONSTERS: number = FIRST_BOSS + BOSSES
