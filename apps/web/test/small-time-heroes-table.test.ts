import { openTable, smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { Match } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { galleryOf } from '../src/games/small-time-heroes/art.ts'
import { changesBetween } from '../src/games/small-time-heroes/changes.ts'
import { modelOf } from '../src/games/small-time-heroes/model.ts'
import type { Model } from '../src/games/small-time-heroes/model.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { go, viewOf } from './matches.ts'
import { atOnce } from './at-once.ts'

const { game } = smallTimeHeroes

/** A game of its own, past the choice of the first card. */
function begin(options: Readonly<Record<string, string>>, seats = 1): Match {
  const match = Match.start(game, { seats, seed: 7, options }, { autoForced: true })
  for (let seat = 0; seat < seats; seat++) go(match)
  return match
}

const modelNow = (match: Match): Model => modelOf(game, viewOf(match).cells)

test('no two Minions beside each other are called the same', () => {
  const seen = Array.from({ length: 20 }, (_, i) => {
    const match = Match.start(game, { seed: i + 1 }, { autoForced: true })
    go(match)
    const titles = modelNow(match).places.map(({ minion }) => minion?.title)
    match.close()
    return titles
  })
  for (const titles of seen) expect(new Set(titles).size, titles.join()).toBe(3)
  expect(seen.flat().some((title) => /\d$/.test(title ?? ''))).toBe(true)
  expect(seen.flat().some((title) => !/\d$/.test(title ?? ''))).toBe(true)
})

describe('pictures', () => {
  const { data } = openTable(game)
  const { cards, potions, knowledge, challenges, treasures } = galleryOf(data)

  test('every card, Minion, Potion, Knowledge, Challenge and Treasure has one', () => {
    const missing = [
      ...data.cards.filter(({ title }) => !cards.get(title)).map(({ title }) => title),
      ...data.potions.filter(({ title }) => !potions.get(title)).map(({ title }) => title),
      ...data.knowledge.filter(({ name }) => !knowledge.get(name)).map(({ name }) => name),
      ...data.challenges.filter(({ name }) => !challenges.get(name)).map(({ name }) => name),
      ...data.challenges
        .filter(({ treasure }) => treasure !== '' && !treasures.get(treasure))
        .map(({ treasure }) => treasure),
    ]
    expect(missing).toEqual([])
  })

  test('no two designs look alike', () => {
    const pictures = [...cards.values()]
    expect(pictures.filter((name, i) => pictures.indexOf(name) !== i)).toEqual([])
  })
})

describe('the model', () => {
  test('shows a first turn: three Minions, an Intent face down, five cards, three Energy', () => {
    const { places, intents, heroes, side, wave, round } = modelNow(begin({ hero: 'lira' }))
    expect({ side, wave, round }).toEqual({ side: 'heroes', wave: 1, round: 1 })
    expect(places.map(({ minion }) => minion?.health === minion?.maxHealth)).toEqual([true, true, true])
    expect(places.map(({ symbol }) => symbol.name).sort()).toEqual(['Moon', 'Star', 'Sun'])
    expect(intents).toHaveLength(1)
    expect(intents[0].isRevealed).toBe(false)
    expect(heroes).toHaveLength(1)
    expect(heroes[0]).toMatchObject({ name: 'Lira', energy: 3, deckCount: 5, parts: [] })
    expect(heroes[0].hand).toHaveLength(5)
  })

  test('lights the places and abilities that the Intents allow', () => {
    const { places, mat, intents } = modelNow(begin({ hero: 'joan' }, 1))
    const allowed = intents.flatMap(({ results }) => results.map(({ name }) => name))
    expect(mat.abilities.filter(({ mayAct }) => mayAct).map(({ symbol }) => symbol.name)).toEqual(allowed)
    for (const { symbol, mayAct } of places) expect(mayAct).toBe(allowed.includes(symbol.name))
  })

  test('shows the next Reward in a Day [R134] and hides it in a campaign', () => {
    expect(modelNow(begin({ mode: 'day' })).nextReward).not.toBeNull()
    expect(modelNow(begin({ mode: 'campaign' })).nextReward).toBeNull()
  })

  test('shows the next Bomb of the Goblin King only [A26]', () => {
    expect(modelNow(begin({ boss: 'goblin-king' })).nextBomb?.type).toBe('bomb')
    expect(modelNow(begin({ boss: 'houndmaster' })).nextBomb).toBeNull()
  })

  test('counts Crystals for the Guardian only, and doubles health for two [R190]', () => {
    const { mat, places, heroes } = modelNow(begin({ boss: 'guardian' }, 2))
    expect(mat.crystals).not.toBeNull()
    expect(heroes.map(({ name }) => name)).toEqual(['Joan', 'Lira'])
    expect(places.every(({ minion }) => (minion?.maxHealth ?? 0) % 2 === 0)).toBe(true)
    expect(modelNow(begin({ boss: 'necromancer' })).mat.crystals).toBeNull()
  })
})

test('what a card would do is told for its target and nobody else', async () => {
  const driver = new MatchDriver(atOnce(begin({ hero: 'joan' })))
  const { cells, choices } = await driver.look(0)
  const strike = choices.find(({ notation }) => /^play Shin Kick/.test(notation))
  expect(strike).toBeDefined()
  if (strike === undefined) return
  const target = strike.concerns[1]
  const before = modelOf(game, cells)
  const changes = changesBetween(before, modelOf(game, (await driver.preview(strike)) ?? cells))
  const enemies = [...changes.keys()].filter((key) => key.startsWith('enemy:'))
  expect(enemies).toEqual([`enemy:${target.id}`])
  const { health, block } = changes.get(`enemy:${target.id}`) ?? { health: 0, block: 0 }
  expect(health + block).toBeLessThan(0)
})
