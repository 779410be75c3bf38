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
    features[4] += (hurt > hp ? hp : hurt) / t.seats
    features[5] += hurt >= hp ? 1 : 0
    if (r === 0) { features[18] += hurt / t.seats; features[19] += hurt >= hp ? 1 : 0 }
    features[6] += standing[s] / t.seats / 10
    for (let i = 0, n = p.hand.size; i < n; i++) features[7] += known[p.hand.get(i)].worth / t.seats / 10
    let sum = 0, count = 0
    for (let i = 0, n = p.hand.size; i < n; i++) { sum += known[p.hand.get(i)].worth; count++ }
    for (let i = 0, n = p.deck.size; i < n; i++) { sum += known[p.deck.get(i)].worth; count++ }
    for (let i = 0, n = p.discard.size; i < n; i++) { sum += known[p.discard.get(i)].worth; count++ }
    for (let i = 0, n = p.played.size; i < n; i++) { sum += known[p.played.get(i)].worth; count++ }
    features[8] += sum / (count + 1) / t.seats
    features[9] += sum / t.seats / 10
    features[10] += (p.copper * 1 + p.silver * 2 + p.gold * 3) / t.seats
    features[11] += p.level
    features[20] += p.hand.size / t.seats
  }
  features[3] = 1 / least
  features[12] = standing[SEATS] / t.seats / 10
  features[13] = t.locationSaved
  features[14] = t.location < 0 ? 0 : t.locationHp / t.locationMaxHp
  features[15] = t.location < 0 ? 1 : 0
  features[16] = t.location >= 0 && damage[SEATS] >= t.locationHp ? 1 : 0
  let boss = 0
  const { bosses } = encounterOf(t)
  for (let i = 0; i < bosses.length; i++) { const b = bosses[i].boss; boss += (t.hp[b] - t.damage[b]) }
  features[17] = boss / t.seats / 10
  features[21] = t.round / 10
  features[22] = (t.shields)
}
/** Weights */
const LAST = [-2.324, 0, 0.375, 0.498, 0.052, -0.198, -0.444, 0, 0.449, 0.048, -0.005, 0.135, -0.277, 0.184, 0.428, 0.599, 0, -0.752, -0.229, 0, 0, 1.346, 0, 0]
const EARLY = [-4.8, 0.962, 0.068, -5.017, 0.117, -0.395, -0.599, 0, 0.336, 0.181, 0.158, 0.274, -0.28, 0.008, 0.126, 0.054, 0, 0, -0.024, 0, 0, -0.863, 0, 0]
export function sumUp(): number {
  const w = features[1] === 0 ? LAST : EARLY
  let x = 0
  for (let i = 0; i < w.length; i++) x += w[i] * features[i]
  return x
}
