/** What an effect comes to. */
export interface Gains {
  /** More in the attack at hand. */
  damage: number
  /** Against one enemies' attack. */
  guard: number
  ap: number
  cards: number
  /** Sight for a turn. */
  sight: number
  /** Everything else. */
  other: number
}
