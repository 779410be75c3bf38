/** When cards that may be used at Any time can do something [HA46, HA47]. A leaf: words say it of themselves. */

/** A bit each: in a player's turn (one's own or another's), in each window of the enemies' turn, as soon as the Enemy die lies open. */
export const TIME = { TURN: 1, BEFORE_DIE: 2, AFTER_DIE: 4, AFTER_ROLL: 8, SONG: 16 } as const

const WINDOWS = TIME.BEFORE_DIE | TIME.AFTER_DIE | TIME.AFTER_ROLL
/** What words are good for. */
export const GOOD = {
  /** Attacks, AP, rerolls, cards: of players' turns. */
  IN_TURNS: TIME.TURN,
  /** Helps against an attack, from its start until damage is applied [H124]. */
  AGAINST_ATTACKS: WINDOWS,
  /** Once the targets are known. */
  ON_TARGETS: TIME.AFTER_DIE | TIME.AFTER_ROLL,
  AFTER_DIE: TIME.AFTER_DIE,
  /** Rolls the Enemy die again; where it lies open beforehand, also then. */
  ON_DIE: TIME.AFTER_DIE | TIME.SONG,
  /** Figures: at all times. */
  ALWAYS: TIME.TURN | WINDOWS,
  /** Nothing by itself. */
  NEVER: 0,
} as const
