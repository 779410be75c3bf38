/** Which Guild cards may come next, as far as the heuristic player can know. */
import { TYPES } from '../content/kinds.ts'
import { mapOf } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'

const typeCount = 4
/** More cards at a time than these, and more ways in which they can follow each other, are not looked at. */
export const MOST_CARDS = 3
const MOST_FOLLOWS = 20
/** The types that hero cards name. */
const INVADED = ['swords', 'hats', 'eye', 'crossbones'].map((type) =>
  TYPES.indexOf(type as (typeof TYPES)[number]),
)

/** Who may come, for the game at hand. */
export const guild = {
  /** The rooms of each type that hero cards name. */
  invaded: [] as (readonly number[])[],
  /** Which types the next Guild cards may name, three to a row, and how likely that is. */
  follows: new Int32Array(MOST_CARDS * MOST_FOLLOWS),
  odds: new Float64Array(MOST_FOLLOWS),
  ways: 0,
  cards: 1,
  mages: 0.25,
}
const { follows, odds } = guild

/** How many cards of each type are left. */
const left = new Int32Array(typeCount)

/** Which rooms are invaded, and what is left of the Guild deck, by types, from what has been used [Q57]. */
export function lookAtGuild(t: Table): void {
  const { ofType } = mapOf(t)
  for (let i = 0; i < typeCount; i++) guild.invaded[i] = ofType[INVADED[i]]
  guild.cards = levelsOf(t)[t.level]
  left.fill(4)
  let mages = 4
  let sum = 4 * typeCount
  const { guildDiscard, guildDeck } = t
  for (let i = 0, { size } = guildDiscard; i < size; i++) {
    const { class: hero, type } = t.data.guild[guildDiscard.get(i)]
    if (hero < 0) continue
    left[INVADED.indexOf(type)]--
    sum--
    if (hero === 2) mages--
  }
  if (sum < guild.cards) left.fill(4) // the next level begins
  listWays()
  guild.mages = guildDeck.size === 0 || t.heroes[2] === 0 ? 0 : mages / guildDeck.size
}

/** Lists the types that as many cards as come at a time may name, in no order. */
function listWays(): void {
  guild.ways = 0
  const { cards } = guild
  for (let i = 0; i < typeCount; i++) {
    if (cards === 1) addWay(i, -1, -1, left[i])
    else
      for (let j = i; j < typeCount; j++) {
        const pair = left[i] * (i === j ? (left[i] - 1) / 2 : left[j])
        if (cards === 2) addWay(i, j, -1, pair)
        else for (let k = j; k < typeCount; k++) addWay(i, j, k, triple(i, j, k))
      }
  }
  let sum = 0
  for (let way = 0; way < guild.ways; way++) sum += odds[way]
  for (let way = 0; way < guild.ways; way++) odds[way] /= sum
}

function addWay(i: number, j: number, k: number, weight: number): void {
  if (weight <= 0) return
  const at = guild.ways * MOST_CARDS
  follows[at] = i
  follows[at + 1] = j
  follows[at + 2] = k
  odds[guild.ways++] = weight
}

/** In how many ways three cards of these types can be taken from what is left. */
function triple(i: number, j: number, k: number): number {
  if (i === k) return (left[i] * (left[i] - 1) * (left[i] - 2)) / 6
  if (i === j) return ((left[i] * (left[i] - 1)) / 2) * left[k]
  if (j === k) return ((left[j] * (left[j] - 1)) / 2) * left[i]
  return left[i] * left[j] * left[k]
}
