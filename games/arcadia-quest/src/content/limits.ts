/** How many pieces the table has room for: those of the box, and some more for packs. */

/** Heroes of a guild, and slots of each for cards [B-EQ-6]. */
export const GUILD = 3
export const SLOTS = 4
export const MOST_HEROES = 24
export const STARTERS = 5
/** Of each of the five decks: 24 in the box; and rewards: 21. */
export const MOST_DECK = 36
export const MOST_REWARDS = 32
export const MOST_CARDS: number = STARTERS + 5 * MOST_DECK + MOST_REWARDS
export const MOST_CURSES = 32
export const MOST_MONSTER_TYPES = 16
/** Cards of named figures beside those of their types: 3 in the box. */
export const MOST_NAMED = 8
export const MOST_SCENARIOS = 24
/** How many scenarios of each circle a campaign plays [section 16]. */
export const CIRCLE_PATH = [3, 2, 1] as const
export const MOST_TITLES = 16
export const MOST_TOKENS = 20

/** Of one scenario: types in the Monster Row, figures, quests, quest tokens. */
export const MOST_ROW = 10
export const MOST_FIGURES = 36
export const MOST_QUESTS = 3
export const MOST_QUEST_TOKENS = 4
/** Of one map: 4 x 3 tiles in the box, of which some are left out. */
export const MOST_COLUMNS = 12
export const MOST_ROWS = 12
export const MOST_SPACES: number = MOST_COLUMNS * MOST_ROWS
export const MOST_PORTALS = 8
export const MOST_LOCKED = 4
export const STARTS = 4
