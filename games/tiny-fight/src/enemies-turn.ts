/** The enemies' turn [N1] to [N6]. */
import { LOST } from '@hearthkeep/engine'
import { ATTACK, BLOCK, EXPOSE, RITUAL, STRENGTHEN, WEAKEN } from './content.ts'
import type { Enemy } from './content.ts'
import { hitHero } from './damage.ts'
import { ENEMIES, events } from './rulebook.ts'
import type { Fighter, Table } from './rulebook.ts'

/** Each living enemy does what it announced [N1]. */
export function enemiesAct(t: Table): void {
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    if (t.enemies[enemy].life === 0) continue
    t.enemies[enemy].block = 0
    act(t, enemy)
    if (t.hero[0].life === 0) {
      t.emit(events['fight-lost']) // [W2]
      t.finish(LOST)
      return
    }
  }
}

/** [N2] */
function act(t: Table, number: number): void {
  const enemy = t.enemies[number]
  const hero = t.hero[0]
  const amount = t.data.enemies[number].amounts[enemy.intent]
  switch (enemy.intent) {
    case ATTACK:
      hitHero(t, number, amount)
      break
    case STRENGTHEN:
      enemy.strength += amount
      t.emit(events['enemy-strengthened'], number, amount)
      break
    case BLOCK:
      enemy.block += amount
      t.emit(events['enemy-blocked'], number, amount)
      break
    case WEAKEN:
      hero.weak += amount
      t.emit(events['hero-weakened'], number, amount)
      break
    case EXPOSE:
      hero.vulnerable += amount
      t.emit(events['hero-exposed'], number, amount)
      break
    case RITUAL:
      enemy.ritual += amount
      t.emit(events['ritual-begun'], number)
      break
  }
}

/** Statuses wear off, rituals strengthen, and every living enemy announces what comes next. */
export function endRound(t: Table): void {
  wearOff(t.hero[0])
  for (let number = 0; number < ENEMIES; number++) {
    const enemy = t.enemies[number]
    if (enemy.life === 0) continue
    wearOff(enemy)
    if (enemy.intent !== RITUAL) enemy.strength += enemy.ritual // [N4]
    announce(t, number) // [N5]
  }
}

/** [N3] */
function wearOff(fighter: Fighter): void {
  if (fighter.vulnerable > 0) fighter.vulnerable--
  if (fighter.weak > 0) fighter.weak--
}

/** Settles an enemy's next intent [N6]. */
export function announce(t: Table, number: number): void {
  const enemy = t.enemies[number]
  const next = nextIntent(t, t.data.enemies[number], enemy)
  enemy.streak = next === enemy.intent ? enemy.streak + 1 : 1
  enemy.intent = next
}

function nextIntent(t: Table, { first, always, rolls }: Enemy, { intent, streak }: Fighter): number {
  if (first !== undefined && streak === 0) return first.kind
  if (always !== undefined) return always.kind
  for (;;) {
    const roll = t.dice.below(100)
    let i = 0
    while (roll >= rolls[i].upTo) i++
    if (rolls[i].kind !== intent || streak < 2) return rolls[i].kind
  }
}
