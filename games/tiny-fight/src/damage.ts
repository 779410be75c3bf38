/** Effects on fighters [E1] to [E5]. */
import { WON } from '@hearthkeep/engine'
import { ENEMIES, rules } from './rulebook.ts'
import type { EnemyId, Fighter, Table } from './rulebook.ts'
import { spoils } from './spoils.ts'

const { events } = rules
const enemyCount = ENEMIES

/** How much a hit comes to before block. */
export function damageOf(amount: number, attacker: Fighter, target: Fighter): number {
  let damage = amount + attacker.strength // [E1]
  if (attacker.weak > 0) damage = (damage * 3) >> 2
  if (target.vulnerable > 0) damage = (damage * 3) >> 1
  return damage
}

/** Takes damage off a fighter, from block first [E2]; returns the life lost. */
function lose(target: Fighter, damage: number): number {
  const { block, life } = target
  if (damage <= block) {
    target.block = block - damage
    return 0
  }
  const lost = damage - block < life ? damage - block : life
  target.block = 0
  target.life = life - lost
  return lost
}

export function hitEnemy(t: Table, enemy: EnemyId, amount: number): void {
  const target = t.enemies[enemy]
  const damage = damageOf(amount, t.hero[0], target)
  const lost = lose(target, damage)
  if (lost === 0 && damage > 0) t.log?.add(events['enemy-unhurt'], enemy, damage)
  else t.log?.add(events['enemy-damaged'], enemy, lost, target.life)
  if (target.life === 0) {
    t.log?.add(events['enemy-fell'], enemy)
    if (isWon(t)) {
      t.log?.add(events['fight-won']) // [W1]
      if (t.chapter === 0) t.finish(WON)
      else if (lost > 0) t.call(spoils)
    }
  }
}

function isWon(t: Table): boolean {
  const { enemies } = t
  for (let enemy = 0; enemy < enemyCount; enemy++) if (enemies[enemy].life > 0) return false
  return true
}

export function hitHero(t: Table, enemy: EnemyId, amount: number): void {
  const hero = t.hero[0]
  const damage = damageOf(amount, t.enemies[enemy], hero)
  const lost = lose(hero, damage)
  if (lost === 0 && damage > 0) t.log?.add(events['hero-unhurt'], enemy, damage)
  else t.log?.add(events['hero-damaged'], enemy, lost, hero.life)
}
