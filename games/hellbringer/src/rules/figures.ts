/** The figures of heroes [H16], worked out from what lies on their boards. */
import { CARD_IMMUNITIES, FIGURE, ROW_WORTH } from '../content/kinds.ts'
import type { Gift, Warding } from '../content/data.ts'
import type { Hero, Table } from './rulebook.ts'
import { isRule, RULE } from './scenario-rules.ts'
import { boostAt, UNTIL } from './marks.ts'

const RED = 1
const RUNES_IN_ALL = 4
/** What `LASTING_COUNTS` are, in their order. */
const OF_HP_CARDS = 0
const OF_SKILLS = 1
const OF_COMPANIONS = 2
const OF_FREE_RUNES = 3
const { AP, AR, HP, HS, SI, SP } = FIGURE
const ARMED = 1 << CARD_IMMUNITIES.indexOf('armed')
const AR_LOSS = 1 << CARD_IMMUNITIES.indexOf('ar-loss')
const MISS = 1 << CARD_IMMUNITIES.indexOf('miss')
const { TURN, ATTACK, NEXT } = UNTIL

/** Runes that are taken, a bit each [H70]. */
export function runesTaken(t: Table, { items }: Hero): number {
  let taken = 0
  for (let i = 0, size = items.size; i < size; i++) taken |= t.data.cards[items.get(i)].runes
  return taken
}

/** Whether its owner is no longer unarmed: on the red rune, unless it says otherwise [HA67]. */
export function isArming({ data }: Table, card: number): boolean {
  const { runes, lasting } = data.cards[card]
  return (runes & RED) !== 0 && (lasting.immune & ARMED) === 0
}
export function isUnarmed(t: Table, { items }: Hero): boolean {
  for (let i = 0, size = items.size; i < size; i++) if (isArming(t, items.get(i))) return false
  return true
}

function holds(t: Table, hero: Hero, { unarmed, companion, hero: only }: Gift | Warding): boolean {
  return (
    (only < 0 || only === hero.hero) &&
    (!companion || hero.companions.size > 0) &&
    (!unarmed || isUnarmed(t, hero))
  )
}

function countOf(t: Table, hero: Hero, of: number): number {
  if (of === OF_HP_CARDS) return hero.rows[HP]
  if (of === OF_SKILLS) return hero.skills.size
  if (of === OF_COMPANIONS) return hero.companions.size
  if (of === OF_FREE_RUNES) {
    const taken = runesTaken(t, hero)
    return RUNES_IN_ALL - ((taken & 1) + ((taken >> 1) & 1) + ((taken >> 2) & 1) + ((taken >> 3) & 1))
  }
  return hero.enchantments.size
}

/** Once for each full so many [HA59]. */
function timesOf(t: Table, hero: Hero, { every, most, of }: Gift): number {
  return Math.min(most, Math.floor(countOf(t, hero, of) / every))
}

/** What a card in play gives of a figure to its owner. */
export function giftOf(t: Table, hero: Hero, card: number, figure: number): number {
  const { gives } = t.data.cards[card].lasting
  let sum = 0
  for (let i = 0; i < gives.length; i++) {
    const gift = gives[i]
    if (gift.figure !== figure || !holds(t, hero, gift)) continue
    sum += gift.of < 0 ? gift.amount : gift.amount * timesOf(t, hero, gift)
  }
  return figure === HP ? sum + t.grown[card] : sum
}

type Cards = Hero['items']
function giftsOf(t: Table, hero: Hero, cards: Cards, figure: number): number {
  let sum = 0
  for (let i = 0, size = cards.size; i < size; i++) sum += giftOf(t, hero, cards.get(i), figure)
  return sum
}

/** One of the six figures of a hero, temporary effects included [H16, H100]. */
export function figureOf(t: Table, seat: number, figure: number): number {
  const hero = t.players[seat]
  if (hero.hero < 0) return 0
  const { boosts } = hero
  const sum =
    t.data.classes[hero.hero].figures[figure] +
    hero.rows[figure] * ROW_WORTH[figure] +
    boosts[boostAt(TURN, figure)] +
    boosts[boostAt(ATTACK, figure)] +
    boosts[boostAt(NEXT, figure)] +
    giftsOf(t, hero, hero.items, figure) +
    giftsOf(t, hero, hero.skills, figure) +
    giftsOf(t, hero, hero.companions, figure) +
    giftsOf(t, hero, hero.enchantments, figure)
  return sum > 0 ? sum : 0
}

export const hpOf = (t: Table, seat: number): number => figureOf(t, seat, HP)
export const arOf = (t: Table, seat: number): number => figureOf(t, seat, AR)
export const siOf = (t: Table, seat: number): number => figureOf(t, seat, SI)
export const spOf = (t: Table, seat: number): number => figureOf(t, seat, SP)
export const handLimit = (t: Table, seat: number): number => figureOf(t, seat, HS)

/** AP that can be spent now [H12]: cards that come or go change it at once. Below 0 only by force. */
export function apLeft(t: Table, seat: number): number {
  const hero = t.players[seat]
  return figureOf(t, seat, AP) + hero.gained - hero.spent
}

function anyIs(t: Table, cards: Cards, bit: number): boolean {
  for (let i = 0, size = cards.size; i < size; i++)
    if ((t.data.cards[cards.get(i)].lasting.immune & bit) !== 0) return true
  return false
}
function isImmune(t: Table, hero: Hero, bit: number): boolean {
  return anyIs(t, hero.items, bit) || anyIs(t, hero.skills, bit)
}
/** Whether a hero's AR cannot be lowered; it can still be ignored. */
export const keepsArmor = (t: Table, seat: number): boolean => isImmune(t, t.players[seat], AR_LOSS)
/** Whether a Miss makes a hero discard nothing. */
export const shrugsOffMiss = (t: Table, seat: number): boolean => isImmune(t, t.players[seat], MISS)

/** Dice of a kind (0 Damage, 1 Acid) of the enemies' roll that do not count for a hero [H118]. */
export function ignoredDice(t: Table, seat: number, die: number): number {
  const hero = t.players[seat]
  return (
    (die === 0 ? hero.wardDamage : hero.wardAcid) +
    wardedBy(t, hero, hero.items, die) +
    wardedBy(t, hero, hero.skills, die) +
    wardedBy(t, hero, hero.enchantments, die)
  )
}
function wardedBy(t: Table, hero: Hero, cards: Cards, die: number): number {
  let sum = 0
  for (let i = 0, size = cards.size; i < size; i++) {
    const { ignores } = t.data.cards[cards.get(i)].lasting
    for (let j = 0; j < ignores.length; j++)
      if (holds(t, hero, ignores[j])) sum += die === 0 ? ignores[j].damage : ignores[j].acid
  }
  return sum
}

/** How many Companions a hero may have [H85]; in the fourth scenario one more. */
export function companionLimit(t: Table, seat: number): number {
  const { skills, items } = t.players[seat]
  let limit = isRule(t, RULE.DOGS) ? 2 : 1
  for (let i = 0, size = skills.size; i < size; i++) limit += t.data.cards[skills.get(i)].lasting.pack
  for (let i = 0, size = items.size; i < size; i++) limit += t.data.cards[items.get(i)].lasting.pack
  return limit
}

/** Whether a hero may learn Skills of any colour. */
export function learnsAny(t: Table, { items }: Hero): boolean {
  for (let i = 0, size = items.size; i < size; i++)
    if (t.data.cards[items.get(i)].lasting.learnsAny) return true
  return false
}

/** How many Attribute Point cards a player has [H102]. */
export function pointsOf({ rows }: Hero): number {
  return rows[HP] + rows[AR] + rows[SI] + rows[AP] + rows[SP] + rows[HS]
}
