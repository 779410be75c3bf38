/** Enemies come into play [H22, H122, HA24, HA35]. */
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { demonOf } from './sight.ts'
import { DEMON } from './marks.ts'

const { events } = rules

/** Nothing is known of an enemy that is not in play. */
export function forgetEnemy(t: Table, enemy: number): void {
  const foe = t.foes[enemy]
  foe.damage = foe.acid = foe.ar = foe.si = foe.hp = 0
  foe.sundered = foe.signs = foe.age = foe.showdown = 0
  foe.exposedNext = foe.exposedNow = foe.struckBy = 0
}

/** An enemy enters; the rows of the Enemy Board follow from figures. */
function enter(t: Table, enemy: number): void {
  forgetEnemy(t, enemy)
  t.enemies.push(enemy)
  t.log?.add(events['enemy-entered'], enemy)
}

/** The top Monster enters; the result is its number, or -1 if there is none left [HA24]. */
export function monsterEnters(t: Table): number {
  if (t.monsterPile.isEmpty) {
    t.log?.add(events['no-enemy-left'])
    return -1
  }
  const enemy = t.monsterPile.pop()
  enter(t, enemy)
  return enemy
}

/** A Starter Monster enters: at the start the top one, later one of the removed ones [HA35]. */
export function starterEnters(t: Table): void {
  if (t.starterPile.isEmpty) {
    t.log?.add(events['no-enemy-left'])
    return
  }
  enter(t, t.starterPile.takeAt(t.shuffles.below(t.starterPile.size)))
}

/** A Combat card brings a Monster; a Showdown card's bonus stays with it [H122, HA69], unless the first scenario says no [S1]. */
export function combatBrings(t: Table, card: number): void {
  const enemy = monsterEnters(t)
  if (enemy < 0 || isRule(t, RULE.ROPE)) return
  if (t.data.cards[card].bonus !== null) t.foes[enemy].showdown = card + 1
}

/** The Demon leaves its corner [H126]; in the third scenario the Ledger makes it stronger and is closed [S3]. */
export function demonEnters(t: Table): void {
  const demon = demonOf(t)
  t.enemyBox.take(demon)
  t.demonSide = DEMON.SIDE_A
  enter(t, demon)
  if (!isRule(t, RULE.LEDGER)) return
  t.foes[demon].acid += t.ledger.size
  t.ledger.moveAllTo(t.discardPile)
  t.shuffles.shuffle(t.discardPile)
}

/** All Moose come [H160]. */
export function mooseEnter(t: Table): void {
  const { moose, demons } = t.data.firstEnemy
  for (let enemy = moose; enemy < demons; enemy++) {
    t.enemyBox.take(enemy)
    enter(t, enemy)
  }
}
