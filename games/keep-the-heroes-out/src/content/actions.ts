/** The actions on cards as the rules read them: by number [A1] to [A14]. */
import { RESOURCES, TYPES } from './schema.ts'
import type { Content } from './schema.ts'
import { actionWords, SIMPLE } from './words-of-cards.ts'

/** What an action is. */
export const ACTION = {
  DRAW: 0,
  ACTIVATE: 1,
  MOVE: 2,
  MELEE: 3,
  RANGED: 4,
  TRAP: 5,
  PORTAL: 6,
  SUMMON: 7,
  PLACE: 8,
  DEFEND: 9,
  SWARM: 10,
  REINFORCE: 11,
  AMBUSH: 12,
  SURGE: 13,
} as const

/** One action as it stands on cards; equal ones are one design. */
export interface Action {
  readonly kind: number
  /** The resource placed, the action named by Swarm, Reinforce or Surge, or how many an Ambush places. */
  readonly a: number
  /** The second action of a Surge, the room type of an Ambush. */
  readonly b: number
  readonly text: string
}

/** An action as content files say it. */
export type ActionWord = Content['clanCards'][number]['sides'][number][number]
const number = (name: (typeof SIMPLE)[number]): number => SIMPLE.indexOf(name)

/** What an action is, without its text. */
export function actionOf(word: ActionWord): Omit<Action, 'text'> {
  const simple = (kind: number): Omit<Action, 'text'> => ({ kind, a: -1, b: -1 })
  return actionWords.match<Omit<Action, 'text'>>(word, {
    draw: () => simple(ACTION.DRAW),
    activate: () => simple(ACTION.ACTIVATE),
    move: () => simple(ACTION.MOVE),
    melee: () => simple(ACTION.MELEE),
    ranged: () => simple(ACTION.RANGED),
    trap: () => simple(ACTION.TRAP),
    portal: () => simple(ACTION.PORTAL),
    summon: () => simple(ACTION.SUMMON),
    defend: () => simple(ACTION.DEFEND),
    place: (e) => ({ kind: ACTION.PLACE, a: RESOURCES.indexOf(e.place), b: -1 }),
    swarm: (e) => ({ kind: ACTION.SWARM, a: number(e.swarm), b: -1 }),
    reinforce: (e) => ({ kind: ACTION.REINFORCE, a: number(e.reinforce), b: -1 }),
    ambush: (e) => ({ kind: ACTION.AMBUSH, a: e.ambush, b: TYPES.indexOf(e.at) }),
    surge: (e) => ({ kind: ACTION.SURGE, a: number(e.surge), b: number(e.then) }),
    sequence: () => {
      throw new Error('a side is a list of actions, not of lists')
    },
  })
}

/** The simple actions that an action shows, a bit each: what Reinforce names does not count [Q53]. */
export function shownBy({ kind, a, b }: Omit<Action, 'text'>): number {
  if (kind === ACTION.SWARM) return 1 << a
  if (kind === ACTION.SURGE) return (1 << a) | (1 << b)
  if (kind === ACTION.AMBUSH) return 0
  return kind < SIMPLE.length ? 1 << kind : 0
}
