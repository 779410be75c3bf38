import { describe, expect, test } from 'vitest'
import { achievementsOf } from '../src/rules/achievements.ts'
import { greyport } from '../src/index.ts'
import { files, SQUIRE } from './street-three-cards.ts'
import { damage, game, hp, monster, read, real, scene, street } from './street-three.ts'

const NAMES = ['Fiona', 'Gerki', 'Zot', 'Deirdre', 'Chronos']
const SUBDECKS = ['goblins', 'beasts', 'brutes', 'cultists', 'aberrations', 'dragons']

/** The real content: these rulings are about how cards are made. */
describe('what the box holds', () => {
  test('[Q1] The Interrupted Party has two encounters, the other six scenarios three: 20 in all', () => {
    const counts = real.scenarios.map(({ id, encounters }) => [id, encounters.length])
    expect(counts.map(([, count]) => count)).toEqual([2, 3, 3, 3, 3, 3, 3])
    expect(counts[0][0]).toBe('interrupted-party')
  })

  test('[Q23] no monster is both Tank and Ranged', () => {
    expect(real.monsters.filter(({ tank, ranged }) => tank && ranged)).toEqual([])
    expect(real.monsters.some(({ tank }) => tank) && real.monsters.some(({ ranged }) => ranged)).toBe(true)
  })

  test('[Q55] every monster and boss deals at least 1 damage, and no card heals players', () => {
    const faces = real.monsters.flatMap((one) => (one.back === null ? [one] : [one, one.back]))
    expect(Math.min(...faces.map((face) => face.damage))).toBeGreaterThanOrEqual(1)
    const cards = ['heroes.json', 'items.json', 'starting-cards.json', 'player-heroes.json']
    for (const file of cards) expect(JSON.stringify(greyport.files[file])).not.toContain('"heal"')
    expect(JSON.stringify(greyport.files['locations.json'])).toContain('"heal"')
  })

  test('[Q61] where the monsters belong', () => {
    const subdeck = (title: string) =>
      real.monsters.filter((one) => one.title === title).map((one) => one.subdeck)
    for (const title of ['Orc Warlord', 'Mercenary Mage', 'Feckless Fighter'])
      expect(new Set(subdeck(title))).toEqual(new Set([SUBDECKS.indexOf('brutes')]))
    for (const title of ['Ruthless Zealot', 'Skeleton Mage', 'Zombie'])
      expect(new Set(subdeck(title))).toEqual(new Set([SUBDECKS.indexOf('cultists')]))
    const cultists = real.monsters.filter(({ title }) => title === 'Cultist')
    expect(cultists.every(({ isToken, noShields }) => isToken && noShields)).toBe(true)
    const { unhurtWhile } = real.monsters[monster('Valeria')]
    expect(unhurtWhile.map((one) => real.monsters[one])).toEqual(cultists)
  })
})

describe('supplies', () => {
  test('[Q19] shields, hit points and damage are numbers without a limit', () => {
    const at = street({
      people: [{ group: ['Drog, Troll General'], hp: 60, maxHp: 60 }, { hand: ['Off-Duty Watchman 1'] }],
      ...{
        bosses: { 'Drog, Troll General': 150 },
        wounds: { 'Drog, Troll General': 100 },
        table: { shields: 8 },
      },
    })
    at.do('play Off-Duty Watchman 1').do('Off-Duty Watchman 1 fights Drog, Troll General')
    expect([at.read('shields'), ...damage(at, 'Drog, Troll General'), ...hp(at)]).toEqual([10, 101, 60, 10])
  })

  test('[Q20] more dice can be rolled than the box holds: three green ones', () => {
    const GLADIATOR = 'Gladiator with a Bad Knee 1'
    const at = street({
      people: [{ hand: [GLADIATOR], group: ['Giant Boar 1'] }, {}],
      rolls: { fightDice: [0, 2, 1] },
    })
    at.do(`play ${GLADIATOR}`).do(`${GLADIATOR} fights Giant Boar 1`)
    expect(damage(at, 'Giant Boar 1')).toEqual([15]) // 4 + 6 + 5
  })
})

describe('options', () => {
  const started = (options: Record<string, string>, seed = 1, seats = 3) =>
    scene(game, {
      setup: { seats, seed, options, choices: NAMES.slice(0, seats).map((name) => ({ do: `lead ${name}` })) },
    })

  test('[Q31] random locations are drawn without replacement', () => {
    const options = { locations: 'random', scenario: 'mad-dragon' }
    const seen = new Set<unknown>()
    for (let seed = 1; seed <= 40; seed++) {
      const { locations } = scene(game, { setup: { seed, options } }).table as unknown as {
        locations: number[]
      }
      const drawn = [locations[0], locations[1], locations[2]]
      expect(new Set(drawn).size).toBe(3)
      for (const one of drawn) seen.add(one)
    }
    expect(seen.size).toBe(8)
  })

  test('[Q53] other monsters: printed, replaced or added to for each encounter', () => {
    const bits = (options: Record<string, string>) =>
      read(started({ scenario: 'goblin-king', ...options }), 'subdecks[0]', 'subdecks[1]', 'subdecks[2]')
    const [goblins, beasts, , , aberrations, dragons] = SUBDECKS.map((_, i) => 1 << i)
    expect(bits({})).toEqual([goblins, beasts, 0])
    expect(bits({ monsters1: 'aberrations', monsters3: 'dragons' })).toEqual([aberrations, beasts, dragons])
    expect(bits({ monsters2: 'printed+dragons' })).toEqual([goblins, beasts | dragons, 0])
  })

  test('[Q53] a Battle Royale shuffles all six in encounter 1 and adds none later', () => {
    const royale = { scenario: 'goblin-king', monsters1: 'all' }
    expect(() => started({ ...royale, monsters2: 'dragons' })).toThrow(
      'option monsters2=dragons: all monsters come in encounter 1 already; expected one of printed',
    )
    const at = started(royale)
    expect(read(at, 'subdecks[0]', 'subdecks[1]', 'subdecks[2]')).toEqual([63, 0, 0])
    const { monsterBox, monsterDeck } = at.table as unknown as Record<string, { size: number }>
    expect([monsterBox.size, monsterDeck.size > 90]).toEqual([0, true])
  })

  test('[Q53] Starting Hit Points with a Wounded Warrior: 3 HP, and the cap of the option', () => {
    const at = scene(game, { setup: { seats: 3, options: { hp: '8', wounded: '2', rest: '0' } } })
    expect(hp(at)).toEqual([8, 3, 8])
    expect(read(at, 'players[1].maxHp', 'restHealing')).toEqual([8, 0])
    expect(hp(scene(game, { setup: { seats: 2, options: { hp: '1', wounded: '1' } } }))).toEqual([1, 1])
  })

  test('[Q53] Silent Play closes the hands, whatever else is chosen', () => {
    const open = (options: Record<string, string>) => started(options).read('openHands')
    expect([open({}), open({ hands: 'closed' }), open({ silent: 'yes', hands: 'open' })]).toEqual([1, 0, 0])
  })

  test('[Q58] a boss starts where its encounter says, with the HP for the number of players, and has no threat', () => {
    const encounters = files['encounters.json'] as readonly { readonly name: string }[]
    const other = greyport.create({
      ...files,
      'encounters.json': encounters.map((one) =>
        one.name === 'Last Orders, First Goblins'
          ? { ...one, bosses: [{ boss: 'drog', hp: [11, 12, 13, 14], at: 'location' }] }
          : one,
      ),
    })
    const choices = NAMES.slice(0, 3).map((name) => ({ do: `lead ${name}` }))
    const at = scene(other, { setup: { seats: 3, choices } })
    const drog = monster('Drog, Troll General')
    expect(at.read('locationGroup')).toContain('Drog, Troll General')
    expect(at.read('locationGroup')).toHaveLength(2) // the threat was reached without him
    expect(at.read(`hp[${drog}]`)).toBe(12)
    expect(real.monsters[drog].threat).toBe(0)
  })
})

describe('achievements', () => {
  const DROG = 'Drog, Troll General'
  const won = (options: Record<string, string>) => {
    const at = street({
      people: [{ hand: [SQUIRE], group: [DROG, 'Giant Boar 1'] }, {}],
      ...{ bosses: { [DROG]: 5 }, options, table: { encounter: 2, bestFight: 6 } },
    }).do(`play ${SQUIRE}`)
    const before = achievementsOf(at.table, { options }).map(({ rule }) => rule)
    at.do(`${SQUIRE} fights ${DROG}`)
    expect(at.read('outcome')).toBe('won')
    return { before, earned: achievementsOf(at.table, { options }) }
  }

  test('[Q54] without Rest Healing they count as Hardcore and as Normal, else as Normal only', () => {
    const ticks = (rest: string) => won({ rest }).earned.find(({ rule }) => rule === 'A1')
    expect(ticks('0')).toMatchObject({ normal: true, hardcore: true })
    expect(ticks('1')).toMatchObject({ normal: true, hardcore: false })
  })

  test('[Q54] all but the six in one fight need the game won; other variants do not matter', () => {
    const { before, earned } = won({ rest: '2', locations: 'random' })
    expect(before).toEqual(['A10'])
    expect(earned.map(({ rule }) => rule)).toEqual(['A1', 'A10'])
  })
})
