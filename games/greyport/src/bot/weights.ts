/** What things are worth, in hit points of a healthy player: estimates; those of hit points, bosses, damage and Taunts tried out by simulation. */
export const W = {
  /** A hit point: so much, and so much more the fewer are left. */
  hp: 0.8,
  scarce: 1,
  /** The game. */
  game: 100,
  /** What strikes later counts less: by round, and at most this. */
  delay: 0.88,
  later: 25,
  /** Each strike after the next one. */
  again: 0.3,
  /** Each round after everybody has defended twice. */
  late: 0.15,
  /** A point of damage to a monster, and to a boss. */
  damage: 0.12,
  boss: 0.6,
  /** How much of a kill's worth counts for a part of the way, if it can be finished this round, or not. */
  finishing: 0.6,
  hurting: 0.35,
  /** What a curse, a retired hero, a lost card, a stopped draw come to. */
  curse: 1.2,
  retire: 3,
  card: 0.7,
  noDraws: 2.5,
  smallerHand: 0.8,
  /** A point of damage to the location, before it falls. */
  location: 0.3,
  /** What saving it is worth on top of its reward. */
  saved: 1,
  /** Cards held back for rounds to come: a share of their damage. */
  hold: 0.12,
  holdItem: 0.08,
  /** Any card spent: a small share of its damage. */
  spend: 0.012,
  /** What guards a boss is worth removing. */
  guard: 3,
  /** The head that grows when the Hydra is hurt. */
  spawn: 1.2,
  /** What a Taunt must gain. */
  taunt: 0.6,
}
