import { playMany } from '@hearthkeep/testkit'
import { greyport } from '../src/index.ts'
import { mind } from '../src/bot/index.ts'
import { rules } from '../src/rules/rulebook.ts'
const names = Object.values(rules.choices).map((k: any) => k.name)
const w = new Float64Array(500)
const tally = new Map<string, number>()
let quick = 0
for (const scenario of process.argv.slice(3)) playMany(greyport.game as any, { seats: 2, games: +process.argv[2], first: 1, bot: 'heuristic', options: { scenario, rest: '2' } } as any, {
  chose(t: any, chosen: number) {
    if (t.choices.count < 2) return
    mind.weigh(t, w)
    let b = 0
    for (let i = 1; i < t.choices.count; i++) if (w[i] > w[b]) b = i
    const k = (i: number) => names[t.choices.kindOf(i)]
    const key = k(chosen) + ' -> ' + (b === chosen ? 'same' : k(b) === k(chosen) ? 'other' : k(b))
    tally.set(key, (tally.get(key) ?? 0) + 1)
  },
} as any)
for (const [k, v] of [...tally].sort((a, b) => a[0] < b[0] ? -1 : 1)) console.log(v, k)
