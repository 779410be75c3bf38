/** The enemies' turn [N1] to [N6]. */
import { LOST } from '@hearthkeep/engine'
import { INTENT } from './content.ts'
import type { Enemy } from './content.ts'
import { damageOf, hitHero } from './damage.ts'
import { ENEMIES, rules } from './rulebook.ts'
import type { EnemyId, Fighter, Table } from './rulebook.ts'

const { ATTACK, STRENGTHEN, BLOCK, WEAKEN, EXPOSE, RITUAL } = INTENT
const { events } = rules
const enemyCount = ENEMIES

/** What is said when an intent is announced, by its number. */
const announcements = [
  events['will-attack'],
  events['will-strengthen'],
  events['will-block'],
  events['will-weaken'],
  events['will-expose'],
  events['will-begin-ritual'],
]

/** Each living enemy does what it announced [N1]. */
export function enemiesAct(t: Table): void {
  for (let enemy = 0; enemy < enemyCount; enemy++) {
    if (t.enemies[enemy].life === 0) continue
    t.enemies[enemy].block = 0
    act(t, enemy)
    if (t.hero[0].life === 0) {
      t.log?.add(events['fight-lost']) // [W2]
      t.finish(LOST)
      return
    }
  }
}

/** [N2] */
function act(t: Table, number: EnemyId): void {
  const enemy = t.enemies[number]
  const hero = t.hero[0]
  const amount = t.data.enemies[number].amounts[enemy.intent]
  switch (enemy.intent) {
    case ATTACK:
      hitHero(t, number, amount)
      break
    case STRENGTHEN:
      enemy.strength += amount
      t.log?.add(events['enemy-strengthened'], number, amount)
      break
    case BLOCK:
      enemy.block += amount
      t.log?.add(events['enemy-blocked'], number, amount)
      break
    case WEAKEN:
      hero.weak += amount
      t.log?.add(events['hero-weakened'], number, amount)
      break
    case EXPOSE:
      hero.vulnerable += amount
      t.log?.add(events['hero-exposed'], number, amount)
      break
    case RITUAL:
      enemy.ritual += amount
      t.log?.add(events['ritual-begun'], number)
      break
  }
}

/** Statuses wear off, rituals strengthen, and every living enemy announces what comes next. */
export function endRound(t: Table): void {
  heroRecovers(t)
  for (let number = 0; number < enemyCount; number++) {
    const enemy = t.enemies[number]
    if (enemy.life === 0) continue
    enemyRecovers(t, number)
    if (enemy.ritual > 0 && enemy.intent !== RITUAL) {
      enemy.strength += enemy.ritual // [N4]
      t.log?.add(events['ritual-gave-strength'], number, enemy.ritual)
    }
    announce(t, number) // [N5]
  }
}

/** [N3] */
function heroRecovers(t: Table): void {
  const hero = t.hero[0]
  if (hero.vulnerable > 0 && --hero.vulnerable === 0) t.log?.add(events['hero-not-vulnerable'])
  if (hero.weak > 0 && --hero.weak === 0) t.log?.add(events['hero-not-weak'])
}

/** [N3] */
function enemyRecovers(t: Table, number: EnemyId): void {
  const enemy = t.enemies[number]
  if (enemy.vulnerable > 0 && --enemy.vulnerable === 0) t.log?.add(events['enemy-not-vulnerable'], number)
  if (enemy.weak > 0 && --enemy.weak === 0) t.log?.add(events['enemy-not-weak'], number)
}

/** Settles an enemy's next intent [N6], and says it with the damage as it would be now. */
export function announce(t: Table, number: EnemyId): void {
  const enemy = t.enemies[number]
  const next = nextIntent(t, t.data.enemies[number], enemy)
  enemy.streak = next === enemy.intent ? enemy.streak + 1 : 1
  enemy.intent = next
  t.log?.add(announcements[next], number, announcedAmount(t, number))
}

/** How strong an enemy's intent is: of an attack, the damage that it would deal now before block. */
export function announcedAmount(t: Table, number: EnemyId): number {
  const enemy = t.enemies[number]
  const amount = t.data.enemies[number].amounts[enemy.intent]
  return enemy.intent === ATTACK ? damageOf(amount, enemy, t.hero[0]) : amount
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
