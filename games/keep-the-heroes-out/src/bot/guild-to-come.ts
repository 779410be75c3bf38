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
const INVADED = (['swords', 'hats', 'eye', 'crossbones'] as const).map((type) => TYPES.indexOf(type))

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
/** The types of the cards that are being listed, -1 where there is none. */
const named = new Int32Array(MOST_CARDS).fill(-1)

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
  guild.ways = 0
  listWays(0, 1)
  let all = 0
  for (let way = 0; way < guild.ways; way++) all += odds[way]
  for (let way = 0; way < guild.ways; way++) odds[way] /= all
  guild.mages = guildDeck.size === 0 || t.heroes[2] === 0 ? 0 : mages / guildDeck.size
}

/** Lists the types that cards may name after those named so far, in no order; `weight` is in how many ways. */
function listWays(place: number, weight: number): void {
  if (place === Math.min(guild.cards, MOST_CARDS)) {
    if (weight <= 0) return
    follows.set(named, guild.ways * MOST_CARDS)
    odds[guild.ways++] = weight
    return
  }
  for (let type = place === 0 ? 0 : named[place - 1]; type < typeCount; type++) {
    let same = 0
    for (let i = 0; i < place; i++) if (named[i] === type) same++
    named[place] = type
    listWays(place + 1, (weight * (left[type] - same)) / (same + 1))
  }
  named[place] = -1
}
