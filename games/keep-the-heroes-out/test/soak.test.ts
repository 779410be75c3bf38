/** Very many games at random; `SOAK=1 npx vitest run games/keep-the-heroes-out/test/soak.test.ts` plays them all. */
import { createBot } from '@hearthkeep/bots'
import { LOST, WON } from '@hearthkeep/engine'
import { soak } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { CLASSES, RESOURCES } from '../src/content/kinds.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CLANS } from './box.ts'

const isSoak = process.env.SOAK === '1'
/** For each scenario and number of players: 24 times so many in all. */
const GAMES = isSoak ? 840 : 6
const HOUR = 3_600_000

const { game } = keepTheHeroesOut
const values = (name: string): readonly string[] => game.options[name].values

/** Tokens are no things with a place of their own: those in the rooms and in the Supply make up the box [S5]. */
function tokenFaults(t: Table): string[] {
  const faults: string[] = []
  const check = (
    what: string,
    supply: number,
    inRooms: (room: Table['rooms'][number]) => number,
    all: number,
  ) => {
    const counts = [supply, ...t.rooms.map(inRooms)]
    const sum = counts.reduce((one, other) => one + other, 0)
    if (sum !== all || counts.some((count) => count < 0))
      faults.push(`${what}: ${counts.join(' + ')}, not ${all}`)
  }
  RESOURCES.forEach((id, i) => check(id, t.resources[i], (room) => room.resources[i], 5))
  CLASSES.forEach((id, i) => check(id, t.heroes[i], (room) => room.active[i] + room.exhausted[i], 5))
  check('traps', t.traps, (room) => room.traps, 5)
  check('portals', t.portals, (room) => (room.portal > 0 ? 1 : 0), 8)
  check('events', t.events, (room) => room.events, 3)
  for (let seat = 0; seat < t.seats; seat++) {
    const { clan, supply, wounds } = t.players[seat]
    if (clan < 0) continue
    check(CLANS[clan], supply, (room) => room.monsters[seat], t.data.clans[clan].meeples)
    if (wounds >= t.data.clans[clan].health) faults.push(`${CLANS[clan]} lives with ${wounds} wounds`)
  }
  t.rooms.forEach(({ chest }, room) => {
    const back = t.chests[room].back
    if (chest !== (back < 0 ? 0 : t.data.treasures[back].value)) faults.push(`chest in room ${room}`)
  })
  return faults
}

const outcomes = new Set<number>()

describe.each(values('scenario'))('%s', (scenario) => {
  test.each([1, 2, 3, 4])(
    `${GAMES} games of %i players come to an end, and nothing gets lost on the way`,
    (seats) => {
      const bots = [createBot('random', game), createBot('quick', game, mind)]
      const table = game.newTable() as Table
      const clans = new Set<number>()
      for (let number = 0; number < GAMES; number++) {
        const seed = number * 31 + seats
        const nth = (name: string, step: number): string =>
          values(name)[Math.floor(number / step) % values(name).length]
        const options = { scenario, difficulty: nth('difficulty', 1), rooms: nth('rooms', 3) }
        // Games at random are lost; now and then a sensible one is won.
        const bot = bots[number % 40 === 3 ? 1 : 0]
        soak(game, table, { seats, seed, options }, bot, { every: 16, most: 20_000, faults: tokenFaults })
        outcomes.add(table.outcome)
        for (let seat = 0; seat < seats; seat++) clans.add(table.players[seat].clan)
      }
      if (isSoak) expect(clans.size).toBe(CLANS.length)
    },
    HOUR,
  )
})

test.runIf(isSoak)('some games are won and some are lost', () => {
  expect(outcomes).toEqual(new Set([WON, LOST]))
})
