/** How the party stands: features of the table, with weights fitted to played games. */
import type { Pile } from '@hearthkeep/engine'
import { encounterOf } from '../rules/location.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS } from '../rules/table.ts'
import { knownOf } from './cards.ts'
import { damage, standing, survey } from './danger.ts'
import { capacityOf } from './policy.ts'

const all = SEATS

function worthOf(t: Table, pile: Pile): number {
  const known = knownOf(t.data)
  let sum = 0
  for (let i = 0, size = pile.size; i < size; i++) sum += known[pile.get(i)].worth
  return sum
}

/** The hit points that the bosses of the encounter have left. */
function bossesLeft(t: Table): number {
  const { bosses } = encounterOf(t)
  let sum = 0
  for (let i = 0; i < bosses.length; i++) sum += t.hp[bosses[i].boss] - t.damage[bosses[i].boss]
  return sum
}

/**
 * How likely the party wins. In the last encounter all hangs on who falls first; before it, on the hit points and the cards that the
 * party takes along: what monsters will cost of them was fitted on its own.
 */
export function outlook(t: Table): number {
  survey(t)
  const { seats } = t
  const encounters = t.data.scenarios[t.scenario].encounters.length - t.encounter
  const isLast = encounters === 0
  let x = isLast ? 1.85 : 0.9 * encounters - 0.9
  let least = 99
  for (let seat = 0; seat < seats; seat++) {
    const { copper, deck, discard, gold, hand, hp, level, played, silver } = t.players[seat]
    const hurt = damage[seat]
    const isDefender = seat === t.defender
    const held = worthOf(t, hand)
    const owned = held + worthOf(t, deck) + worthOf(t, discard) + worthOf(t, played)
    const mean = owned / (hand.size + deck.size + discard.size + played.size + 1)
    const danger = hurt / (hurt + hp)
    if (hp < least) least = hp
    if (isLast) {
      x += (0.32 * hp - 0.063 * standing[seat] + 0.384 * mean - 0.011 * owned) / seats + 0.862 / hp
      x += 0.03 * held + 0.174 * level + (isDefender ? -2.144 : 0.312) * danger
    } else {
      x += (0.55 * mean + 0.01 * owned - 0.14 * hp - 0.042 * standing[seat]) / seats - 16 / hp
      x += (isDefender ? 0.008 : 0.011) * held + 0.3 * level - (isDefender ? 0.2 * danger : 0)
      x += (0.15 * (copper + 2 * silver + 3 * gold)) / seats
    }
    if (hurt >= hp) x -= 0.29
  }
  const atLocation = standing[all] / seats
  const isLost = t.location < 0
  const kept = isLost ? 0 : t.locationHp / t.locationMaxHp
  if (!isLast) return within(x - 0.021 * atLocation + 0.26 * kept + (isLost ? 0.15 : 0))
  const capacity = capacityOf(t)
  const active = standing[t.defender]
  if (active > capacity) x -= (2.165 * (active - capacity)) / (active + capacity)
  x -= 1.244 / least + (0.05 * bossesLeft(t) + 0.0477 * capacity) / seats
  return within(x - 0.0458 * atLocation + 0.582 * kept + (isLost ? 0.853 : 0) + 0.163 * t.locationSaved)
}

/** From anything to between 0 and 1. */
function within(x: number): number {
  const size = Math.abs(x)
  return 0.5 + (0.5 * x * (1 + size)) / (1 + size + x * x)
}
