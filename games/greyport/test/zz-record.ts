import { playMany } from '@hearthkeep/testkit'
import { greyport } from '../src/index.ts'
import { survey } from '../src/bot/danger.ts'
import { features, seenOf } from '../src/bot/features.ts'
import { writeFileSync } from 'node:fs'
const [bot, games, first, out, ...scen] = process.argv.slice(2)
import { createBot } from '@hearthkeep/bots'
import { mind } from '../src/bot/index.ts'
const player = createBot(bot as any, greyport.game, mind)
let last = -1
const rows: number[][] = []
for (const scenario of scen) {
  let cur: number[][] = [], moment = -1
  const wins = playMany(greyport.game as any, { seats: 2, games: +games, first: +first, bot: 'heuristic', options: { scenario, rest: '2' } } as any, {
    see(t: any) {
      const now = t.encounter * 1000 + t.round
      if (t.encounter === 0 || t.isOver || now === moment) return
      moment = now
      survey(t); seenOf(t)
      cur.push([...features].map((x) => Math.round(x * 1e4) / 1e4))
    },
    choose(t: any, seed: number) { if (seed !== last) { player.reseed(seed); last = seed } return player.choose(t) },
    end(_: any, won: boolean) { for (const r of cur) rows.push([won ? 1 : 0, 1 / cur.length, ...r]); cur = []; moment = -1 },
  } as any)
  console.log(scenario, wins, rows.length)
}
writeFileSync(out, JSON.stringify(rows))
