import { capacityOf } from './policy.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS } from '../rules/table.ts'
import { knownOf } from './cards.ts'
import { damage, standing, lossAt } from './danger.ts'
import { groupOf } from '../rules/groups.ts'
import { encounterOf } from '../rules/location.ts'

export const features = new Float64Array(24)
export function seenOf(t: Table): void {
  const known = knownOf(t.data)
  features.fill(0)
  const left = t.data.scenarios[t.scenario].encounters.length - t.encounter
  features[0] = 1
  features[1] = left
  let least = 99
  for (let s = 0; s < t.seats; s++) {
    const p = t.players[s]
    const { hp } = p
    const r = s < t.defender ? s - t.defender + t.seats : s - t.defender
    features[2] += hp / t.seats
    if (hp < least) least = hp
    const hurt = damage[s]
    features[4] += hurt / (hurt + hp)
    features[5] += hurt >= hp ? 1 : 0
    if (r === 0) features[18] += hurt / (hurt + hp)
    features[16] += 1 / (hp > 0 ? hp : 1)
    features[6] += standing[s] / t.seats / 10
    for (let i = 0, n = p.hand.size; i < n; i++) { features[r === 0 ? 7 : 20] += known[p.hand.get(i)].worth / 10; if (known[p.hand.get(i)].worth < 0) features[23]++ }
    let sum = 0, count = 0
    for (let i = 0, n = p.hand.size; i < n; i++) { sum += known[p.hand.get(i)].worth; count++ }
    for (let i = 0, n = p.deck.size; i < n; i++) { sum += known[p.deck.get(i)].worth; count++ }
    for (let i = 0, n = p.discard.size; i < n; i++) { sum += known[p.discard.get(i)].worth; count++ }
    for (let i = 0, n = p.played.size; i < n; i++) { sum += known[p.played.get(i)].worth; count++ }
    features[8] += sum / (count + 1) / t.seats
    features[9] += sum / t.seats / 10
    features[10] += (p.copper * 1 + p.silver * 2 + p.gold * 3) / t.seats
    features[11] += p.level
  }
  features[3] = 1 / least
  features[12] = standing[SEATS] / t.seats / 10
  features[13] = t.locationSaved
  features[14] = t.location < 0 ? 0 : t.locationHp / t.locationMaxHp
  features[15] = t.location < 0 ? 1 : 0
  let boss = 0
  const { bosses } = encounterOf(t)
  for (let i = 0; i < bosses.length; i++) { const b = bosses[i].boss; boss += (t.hp[b] - t.damage[b]) }
  features[17] = boss / t.seats / 10
  features[21] = t.round / 10
  const cap = capacityOf(t)
  features[22] = cap / t.seats / 10
  const st = standing[t.defender]
  features[19] = st > cap ? (st - cap) / (st + cap) : 0
}
/** Weights */
const LAST = [1.85, 0, 0.32, -1.244, 0.312, -0.285, -0.632, 0.294, 0.384, -0.111, 0, 0.174, -0.458, 0.163, 0.582, 0.853, 0.862, -0.5, -2.456, -2.165, 0.299, 0, -0.477, -0.018]
const EARLY = [-0.9, 0.9, -0.14, 0, 0, -0.3, -0.42, 0.08, 0.55, 0.1, 0.15, 0.3, -0.21, 0, 0.26, 0.15, -16, 0, -0.2, -0.1, 0.11, 0, 0, 0.1]
export function sumUp(): number {
  const w = features[1] === 0 ? LAST : EARLY
  let x = 0
  for (let i = 0; i < w.length; i++) x += w[i] * features[i]
  return x
}
