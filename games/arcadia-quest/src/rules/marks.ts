/** Plain numbers of the table that mean something. */

/** What the attack at hand is to a figure, a bit each. */
export const MARK = {
  TARGET: 1,
  /** Close to the attacker when the attack was declared. */
  CLOSE: 2,
  /** About to guard. */
  GUARDS: 4,
  OVERKILLED: 8,
  /** It has paid back this attack. */
  PAID: 16,
  /** Wounded by this attack. */
  WOUNDED: 32,
  /** One of those who could pay back. */
  PAYS: 64,
} as const

export const PHASE = { SETUP: 0, HEROES: 1, MONSTERS: 2, CLEAN_UP: 3, UPGRADE: 4 } as const
/** How far the movement of the active hero is. */
export const MOVING = { NOT_BEGUN: 0, UNDERWAY: 1, OVER: 2 } as const
/** How a token lies on the ground. */
export const LIES = { FACE_DOWN: 0, FACE_UP: 1, PEEKED: 2 } as const
/** How a quest stands. */
export const QUEST_IS = { OPEN: 0, DONE: 1, UNPAID: 2 } as const
/** The next mission in a campaign. */
export const NEXT = { UNSETTLED: -2, FREE: -1 } as const
/** The coins on the spawn track lie on slots 4 and 5 [S-SET-4]. */
export const FOURTH = 0
export const FIFTH = 1
