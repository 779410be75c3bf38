/** The Enemy Board as plain data: rows, needed sight, dice, and what an open combination has against each. */
import {
  acidDice,
  damageDice,
  DEMON,
  demonOf,
  DIE_FACES,
  ENEMY,
  enemyAr,
  enemyHp,
  enemyPicture,
  faceOf,
  isExposed,
  neededDamage,
  neededSi,
  ROW,
  rowOf,
  sees,
  SIGN,
  sumAgainst,
} from '@hearthkeep/game-hellbringer'
import type { Table } from '@hearthkeep/game-hellbringer'
import { cardView } from './model-cards.ts'
import type { CardView } from './model-cards.ts'

export type RowName = 'out' | 'mixed' | 'in'

/** What an enemy has printed, or has now. */
interface FaceView {
  readonly text: string
  readonly line: string
  /** Whether it does something when the enemies strike. */
  readonly hasAbility: boolean
  readonly hp: number
  readonly ar: number
  /** The sight it takes to see it, Location included. */
  readonly needs: number
  readonly damage: number
  readonly acid: number
}

export interface EnemyView extends FaceView {
  readonly id: number
  /** Of its entry: for its figure. */
  readonly who: string
  readonly name: string
  readonly title: string
  readonly art: string
  readonly isDemon: boolean
  readonly isMoose: boolean
  readonly row: RowName
  /** By seat. */
  readonly seenBy: readonly boolean[]
  /** What the open combination has against it, and has to reach; 0 if it is not aimed at. */
  readonly sum: number
  readonly goal: number
  readonly isTarget: boolean
  readonly isStunned: boolean
  readonly isExposed: boolean
  readonly sundered: number
  /** The Showdown card that brought it; empty: none. */
  readonly showdown: string
  /** Cards under it. */
  readonly holds: readonly string[]
}

/** The Demon, before and after it comes. */
export interface DemonView {
  readonly id: number
  readonly who: string
  readonly name: string
  /** Without what it is: `Vorm`. */
  readonly title: string
  readonly art: string
  readonly side: 'waits' | 'a' | 'b' | 'fallen'
  readonly a: FaceView
  readonly b: FaceView | null
}

/** Dice of a kind, and what they show. */
export interface ShownDie {
  /** As in the choices: what it shows, by number. */
  readonly die: number
  readonly isAcid: boolean
  readonly face: number
}

export interface CombinationView {
  readonly hitsAll: boolean
  /** -1: all. */
  readonly target: number
  readonly joined: readonly CardView[]
  /** Each volley's dice, the highest first. */
  readonly volleys: readonly (readonly ShownDie[])[]
  readonly surplus: number
  readonly pierce: number
}

const ROWS: Readonly<Record<number, RowName>> = { [ROW.OUT]: 'out', [ROW.MIXED]: 'mixed', [ROW.IN]: 'in' }
const SIDES = {
  [DEMON.WAITS]: 'waits',
  [DEMON.SIDE_A]: 'a',
  [DEMON.SIDE_B]: 'b',
  [DEMON.FALLEN]: 'fallen',
} as const
/** What each of `DIE_FACES` shows. */
const FACES = DIE_FACES.map((face) => {
  const [kind, shown] = face.split('-')
  return { isAcid: kind === 'acid', face: Number(shown) }
})

/** Dice by what they show, the highest first. */
export function diceShown(counts: Int32Array): ShownDie[] {
  return FACES.flatMap((face, die) => Array.from({ length: counts[die] }, () => ({ die, ...face }))).sort(
    (one, other) => Number(one.isAcid) - Number(other.isAcid) || other.face - one.face,
  )
}

export function enemyView(t: Table, enemy: number): EnemyView {
  const { id, name, title, kind } = t.data.enemies[enemy]
  const { signs, struckBy, sundered, showdown } = t.foes[enemy]
  const { text, line, ability } = faceOf(t, enemy)
  const isTarget = t.combination === 1 ? t.target === enemy : t.combination === 2 && struckBy !== 0
  return {
    ...{ id: enemy, who: id, name, title, text, line, isTarget, sundered },
    art: enemyPicture(id, kind),
    hasAbility: ability !== null,
    isDemon: kind === ENEMY.DEMON,
    isMoose: kind === ENEMY.MOOSE,
    hp: enemyHp(t, enemy),
    ar: enemyAr(t, enemy),
    needs: neededSi(t, enemy),
    damage: damageDice(t, enemy),
    acid: acidDice(t, enemy),
    row: ROWS[rowOf(t, enemy)],
    seenBy: Array.from({ length: t.seats }, (_, seat) => sees(t, seat, enemy)),
    sum: isTarget ? sumAgainst(t, enemy) : 0,
    goal: neededDamage(t, enemy),
    isStunned: (signs & SIGN.STUNNED) !== 0,
    isExposed: isExposed(t, enemy),
    showdown: showdown > 0 ? t.data.cards[showdown - 1].title : '',
    holds: t.hoard
      .toArray()
      .filter((card) => t.on[card] === -1 - enemy)
      .map((card) => t.data.cards[card].title),
  }
}

export function demonView(t: Table, locationSi: number): DemonView {
  const id = demonOf(t)
  const { id: who, name, kind, back, ...front } = t.data.enemies[id]
  const face = ({ text, line, ability, hp, ar, si, damage, acid }: typeof front): FaceView => ({
    ...{ text, line, hp, ar, damage, acid },
    hasAbility: ability !== null,
    needs: si + locationSi,
  })
  return {
    ...{ id, who, name },
    title: name.split(',')[0],
    art: enemyPicture(who, kind),
    side: SIDES[t.demonSide as keyof typeof SIDES],
    a: face(front),
    b: back && face({ ...front, ...back }),
  }
}

export function combinationView(t: Table): CombinationView | null {
  if (t.combination === 0) return null
  return {
    hitsAll: t.combination === 2,
    target: t.target,
    joined: t.joined.toArray().map((card) => cardView(t, card)),
    volleys: Array.from({ length: t.volleyCount }, (_, i) => diceShown(t.volleys[i].dice)),
    surplus: t.surplus,
    pierce: t.pierce,
  }
}
