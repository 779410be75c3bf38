/** Effects on fighters [E1] to [E5]. */
import { events } from './rulebook.ts'
import type { Fighter, Table } from './rulebook.ts'

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

export function hitEnemy(t: Table, enemy: number, amount: number): void {
  const target = t.enemies[enemy]
  const damage = lose(target, damageOf(amount, t.hero[0], target))
  t.emit(events['enemy-damaged'], enemy, damage, target.life)
  if (target.life === 0) t.emit(events['enemy-fell'], enemy)
}

export function hitHero(t: Table, enemy: number, amount: number): void {
  const hero = t.hero[0]
  const damage = lose(hero, damageOf(amount, t.enemies[enemy], hero))
  t.emit(events['hero-damaged'], enemy, damage, hero.life)
}
