/** The box as it comes: the ids of its rooms, clans, difficulties and scenarios in order, and how many cards there are. */
export const ROOMS = [
  'vault',
  'forge',
  'workshop',
  'library',
  'apothecary',
  'graveyard',
  'study',
  'sewers',
  'beast-trainer',
  'cells',
  'laboratory',
  'builder',
] as const
export const CLANS = ['ratkin', 'dragon', 'skeleton', 'imp', 'slime'] as const
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export const SCENARIOS = [
  'quiet-tuesday',
  'frogs-of-war',
  'rent-day',
  'battle-of-the-bands',
  'the-long-fog',
  'wandering-tunnels',
] as const
/** Ten for each clan, then the crafts. */
export const FIRST_CRAFT = 50
export const CARDS = 70
export const GUILD_CARDS = 26
