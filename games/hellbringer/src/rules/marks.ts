/** What the numbers on the table mean: marks on cards and signs on enemies, how long things last, how far the Demon is. */

/** Attacks of one combination that are told apart, by whom they hit. */
export const MOST_VOLLEYS = 8
/** The most cards that are looked at together. */
export const MOST_LOOKED_AT = 8

/** What is to be known of a card, a bit each. */
export const MARK = {
  /** Activated, and not to be activated again before its owner's next turn [HA11]. */
  SPENT: 1,
  /** Activated in this turn: its owner may not discard it [H63]. */
  USED: 2,
  /** A Skill or Item that an enemy has locked, now or in this enemies' turn. */
  LOCKED: 4,
  LOCKED_NOW: 8,
  /** A Companion that is attacked in this enemies' turn [H115], and what it avoids [H114]. */
  ATTACKED: 16,
  NO_DAMAGE: 32,
  NO_EFFECTS: 64,
  /** A Companion eaten by an enemy: it is eliminated with the others at the end. */
  DEVOURED: 128,
  /** It works by itself, and was needed for something in this turn [HA49]. */
  NEEDED: 256,
  /** Its attack was activated this turn; kept when the card is readied. */
  ATTACKED_WITH: 512,
  /** It gave rerolls at the start of the turn: it is needed once one is used. */
  GAVE_REROLLS: 1024,
} as const

/** What is to be known of an enemy, a bit each. */
export const SIGN = {
  /** It takes no part in the next enemies' turn. */
  STUNNED: 1,
  /** An attack was made on it since the last enemies' turn. */
  STRUCK: 2,
} as const

/** Since when a temporary figure holds, or until when [HA48]: this turn, the next enemies' turn, its owner's next turn. */
export const UNTIL = { TURN: 0, ATTACK: 1, NEXT: 2 } as const
export const FIGURE_COUNT = 6
/** Where the figure is in `boosts`. */
export const boostAt = (until: number, figure: number): number => until * FIGURE_COUNT + figure

/** What a target avoids [H114], a bit each. */
export const AVOID = { DAMAGE: 1, EFFECTS: 2 } as const

/** How far a Demon is: it waits [H126], stands on a side, or has fallen. */
export const DEMON = { WAITS: 0, SIDE_A: 1, SIDE_B: 2, FALLEN: 3 } as const
