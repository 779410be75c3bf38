/** The Enemy Board in words: who is in sight of whom, what they roll, and what an open combination has against them [H21, H22]. */
import { plainText, said } from '@hearthkeep/content'
import type { Figure, Item, Zone } from '@hearthkeep/engine'
import { ATTACK, DICE, ENEMY, RESULTS } from '../content/kinds.ts'
import type { Face } from '../content/data.ts'
import { isFelled, sumAgainst } from '../rules/combination.ts'
import { DIE_FACES } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import {
  acidDice,
  damageDice,
  demonOf,
  enemyAr,
  enemyHp,
  faceOf,
  isExposed,
  neededDamage,
  neededSi,
  ROW,
  rowOf,
  sees,
} from '../rules/sight.ts'
import { DEMON, SIGN } from '../rules/marks.ts'
import { enemyPicture, figurePictures } from './pictures.ts'

/** A part of the table that is told in a sentence. */
export function told(title: string, summary: string): Zone {
  return { title, items: [], summary }
}

/** The number of a thing on the table in front of who looks: what is to be seen there. */
function figuresOf(t: Table, enemy: number): Figure[] {
  const { say } = t.data
  const dice = { damage: damageDice(t, enemy), acid: acidDice(t, enemy) }
  return [
    { label: say('hp'), value: enemyHp(t, enemy), icon: figurePictures.hp },
    { label: say('ar'), value: enemyAr(t, enemy), icon: figurePictures.ar },
    { label: say('si'), value: neededSi(t, enemy), icon: figurePictures.si },
    ...DICE.flatMap((die) =>
      dice[die] === 0 ? [] : [{ label: say(`${die}-dice`), value: dice[die], icon: figurePictures[die] }],
    ),
    { label: say('blue-ap'), value: faceOf(t, enemy).blue, icon: figurePictures.blue },
  ]
}

/** What the open combination has against an enemy, if it is aimed at it. */
function combinationTag(t: Table, enemy: number): string | false {
  const isAimed =
    t.combination === ATTACK.ONE ? t.target === enemy : t.combination !== 0 && t.foes[enemy].struckBy !== 0
  if (!isAimed || isFelled(t, enemy)) return false
  return t.data.say('struck', { sum: sumAgainst(t, enemy), needed: neededDamage(t, enemy) })
}

function tagsOf(t: Table, enemy: number): string[] {
  const { say, enemies, cards } = t.data
  const { signs, sundered, showdown } = t.foes[enemy]
  const { kind, back } = enemies[enemy]
  const isTurned = back !== null && t.demonSide >= DEMON.SIDE_B
  const under = t.hoard.toArray().filter((card) => t.on[card] === -1 - enemy)
  return said([
    kind === ENEMY.DEMON && say(isTurned ? 'side-b' : 'side-a'),
    combinationTag(t, enemy),
    (signs & SIGN.STUNNED) !== 0 && say('stunned'),
    isExposed(t, enemy) && say('exposed'),
    sundered > 0 && say('sundered', { amount: sundered }),
    showdown > 0 && say('by-showdown', { card: cards[showdown - 1].title }),
    under.length > 0 && say('holds', { cards: under.map((card) => cards[card].title).join(say('between')) }),
  ])
}

function enemyItem(t: Table, enemy: number): Item {
  const { id, name, title, kind } = t.data.enemies[enemy]
  const { text } = faceOf(t, enemy)
  return {
    ...{
      thing: { kind: 'enemy', id: enemy },
      name,
      title,
      figures: figuresOf(t, enemy),
      tags: tagsOf(t, enemy),
    },
    ...{ text: plainText(text), icon: enemyPicture(id, kind) },
  }
}

/** Who of the living sees an enemy that only some of them see. */
function seenBy(t: Table, enemy: number): string {
  const { say, classes } = t.data
  const names = Array.from({ length: t.seats }, (_, seat) => seat)
    .filter((seat) => t.players[seat].isAlive === 1 && sees(t, seat, enemy))
    .map((seat) => classes[t.players[seat].hero].name)
  return say('seen-by', { players: names.join(say('between')) })
}

const ROWS = [
  [ROW.IN, 'in-sight'],
  [ROW.MIXED, 'mixed-sight'],
  [ROW.OUT, 'out-of-sight'],
] as const

/** The rows of the board that hold anybody; the first is always there. */
export function enemyZones(t: Table): Zone[] {
  const { say } = t.data
  return ROWS.flatMap(([row, title]): Zone[] => {
    const here = t.enemies.toArray().filter((enemy) => rowOf(t, enemy) === row)
    if (here.length === 0) return row === ROW.IN ? [told(say(title), say('nobody'))] : []
    const items = here.map((enemy) => enemyItem(t, enemy))
    if (row !== ROW.MIXED) return [{ title: say(title), items }]
    return [
      {
        title: say(title),
        items: items.map((item, i) => ({ ...item, tags: [seenBy(t, here[i]), ...item.tags] })),
      },
    ]
  })
}

/** One side of the Demon, as it is printed. */
function sideItem(t: Table, face: Face, side: 'side-a' | 'side-b'): Item {
  const { say, enemies } = t.data
  const demon = demonOf(t)
  const { id, name, kind } = enemies[demon]
  const figures = (['hp', 'ar', 'si', 'damage', 'acid'] as const).map((figure): Figure => ({
    label: say(figure === 'damage' || figure === 'acid' ? `${figure}-dice` : figure),
    ...{ value: face[figure], icon: figurePictures[figure] },
  }))
  return { name, figures, tags: [say(side)], text: plainText(face.text), icon: enemyPicture(id, kind) }
}

/** Both sides of the scenario's Demon are open [H170]: those that are still to come. */
export function demonZone(t: Table): Zone[] {
  const { say, enemies } = t.data
  const demon = enemies[demonOf(t)]
  const sides = [
    ...(t.demonSide === DEMON.WAITS ? [sideItem(t, demon, 'side-a')] : []),
    ...(t.demonSide <= DEMON.SIDE_A && demon.back !== null ? [sideItem(t, demon.back, 'side-b')] : []),
  ]
  return sides.length === 0 ? [] : [{ title: say('demon'), items: sides }]
}

/** Dice on the table: of the open combination, or of the enemies. */
function shown(t: Table, dice: Int32Array): string {
  const { say } = t.data
  const faces = DIE_FACES.flatMap((face, i) =>
    dice[i] === 0 ? [] : [say('so-many', { count: dice[i], die: say(face) })],
  )
  return faces.join(say('between'))
}

/** The combination that is open [H94]. */
export function combinationZone(t: Table): Zone[] {
  const { say, enemies, cards } = t.data
  if (t.combination === ATTACK.NONE) return []
  const isOne = t.combination === ATTACK.ONE
  const rolls = Array.from({ length: t.volleyCount }, (_, i) => shown(t, t.volleys[i].dice))
  const joined = t.joined.toArray().map((card) => cards[card].title)
  const summary = said([
    isOne ? say('aimed-at', { enemy: enemies[t.target].name }) : say('aimed-at-all'),
    joined.length > 0 && say('with-cards', { cards: joined.join(say('between')) }),
    ...rolls.map((dice, i) => dice !== '' && say('roll', { number: i + 1, dice })),
    t.surplus > 0 && say('with-surplus', { amount: t.surplus }),
    t.pierce > 0 && say('ignores', { amount: Math.min(t.pierce, MOST_AR) }),
  ])
  return [told(say('combination'), summary.join(' '))]
}

/** More than any enemy has. */
const MOST_AR = 95

/** What the Enemy die shows, and the enemies' dice, as long as they matter [H115]. */
export function enemyDieZone(t: Table): Zone[] {
  const { say } = t.data
  if (t.face === 0) return []
  const dice = shown(t, t.rolled)
  const result = say(RESULTS[t.face - 1])
  return [
    told(say('enemy-die'), dice === '' ? say('shows', { result }) : say('shows-dice', { result, dice })),
  ]
}
