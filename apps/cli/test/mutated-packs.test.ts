/**
 * What `content check` lets pass can be played: packs changed at random, of which those that pass the check play further games
 * without a fault.
 */
import { planTrials, playTrials } from '@hearthkeep/bots'
import { catalog } from '@hearthkeep/catalog'
import { loadMind } from '@hearthkeep/catalog/minds'
import { createWithPack } from '@hearthkeep/content'
import type { Game, GameModule } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { mutate, mutateSoundly } from './mutate.ts'

/** Packs that pass the check, of each game: more where games are short. */
const PASSING = passing(
  { 'tiny-fight': 12, 'small-time-heroes': 4, greyport: 3, 'keep-the-heroes-out': 2 },
  6,
)
/** The same for more than a thousand in all. */
const PASSING_SOAK = passing(
  { 'tiny-fight': 400, 'small-time-heroes': 350, greyport: 150, 'keep-the-heroes-out': 100 },
  200,
)
/** By game; as many for one that is not named. */
function passing(named: Readonly<Record<string, number>>, others: number): Readonly<Record<string, number>> {
  return Object.fromEntries(catalog.map(({ game }) => [game.id, named[game.id] ?? others]))
}

/** Games that each of them plays, from another seed than the check's. */
const GAMES = 200
const SEED = 1_000_000

/** However busy the machine is. */
const HOURS = 6 * 3_600_000

/** How many packs were tried, and where each of them ended. */
interface Tally {
  refused: number
  broke: number
  passed: number
}

/** The game with a changed pack; undefined if the check refuses it before it is played. */
function made(module: GameModule, pack: Readonly<Record<string, unknown>>): Game | undefined {
  try {
    return createWithPack(module, pack)
  } catch {
    return undefined
  }
}

/** Tries packs until so many have passed the check; says of those what broke afterwards. */
async function tryPacks(module: GameModule, wanted: number): Promise<{ tally: Tally; broken: string[] }> {
  const mind = await loadMind(module.game.id)
  const tally: Tally = { refused: 0, broke: 0, passed: 0 }
  const broken: string[] = []
  for (let seed = 1; tally.passed < wanted; seed++) {
    const { pack, changes } =
      seed % 2 === 0
        ? mutate(module.files, seed)
        : mutateSoundly(module.files, seed, (one) => made(module, one) !== undefined)
    const game = made(module, pack)
    if (game === undefined) tally.refused++
    else if (playTrials(game, planTrials(game, { bot: 'every' }), { mostBroken: 1, mind }).broken.length > 0)
      tally.broke++
    else {
      tally.passed++
      const trials = planTrials(game, { games: GAMES, seed: SEED, bot: 'random' })
      for (const { setup, message } of playTrials(game, trials, { mostBroken: 1 }).broken)
        broken.push(`pack ${seed} (${changes.join('; ')}), ${JSON.stringify(setup)}: ${message}`)
    }
  }
  return { tally, broken }
}

describe.each(catalog.map((module) => [module.game.name, module] as const))('%s', (_, module) => {
  const { id } = module.game

  test(`${PASSING[id]} changed packs that pass the check play ${GAMES} games each without a fault`, async () => {
    const { broken } = await tryPacks(module, PASSING[id])
    expect(broken).toEqual([])
  })

  test.skipIf(process.env['SOAK'] === undefined)(
    `${PASSING_SOAK[id]} changed packs that pass the check do so too (a thousand take half an hour: only with SOAK=1)`,
    async () => {
      const { tally, broken } = await tryPacks(module, PASSING_SOAK[id])
      console.log(
        `${id}: ${tally.passed} packs passed, ${tally.refused} refused, ${tally.broke} broke in the check`,
      )
      expect(broken).toEqual([])
    },
    HOURS,
  )
})

describe('the changes', () => {
  test('are the same for the same seed, and leave the game’s own files alone', () => {
    const [{ files }] = catalog
    const before = JSON.stringify(files)
    expect(mutate(files, 7)).toEqual(mutate(files, 7))
    const isSound = (): boolean => true
    expect(mutateSoundly(files, 7, isSound)).toEqual(mutateSoundly(files, 7, isSound))
    expect(mutateSoundly(files, 7, () => false)).toEqual({ pack: files, changes: [] })
    expect(mutate(files, 7).pack).not.toEqual(files)
    expect(JSON.stringify(files)).toBe(before)
  })

  test('leave enough packs to be played, and ruin enough of them', () => {
    for (const module of catalog) {
      const games = Array.from({ length: 60 }, (_, seed) => made(module, mutate(module.files, seed).pack))
      const refused = games.filter((game) => game === undefined).length
      expect(refused, module.game.id).toBeGreaterThan(15)
      expect(refused, module.game.id).toBeLessThan(60)
    }
  })
})
