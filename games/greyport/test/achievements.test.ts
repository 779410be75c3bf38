import { scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import type { Data } from '../src/content/data.ts'
import { achievementsOf, greyport, listAchievements } from '../src/index.ts'
import { game, play, SQUIRE, street } from './street-two.ts'
import type { Street } from './street-two.ts'
import { SCENARIOS } from './box.ts'

type Options = Readonly<Record<string, string>>
const DROG = 'Drog, Troll General'

/** Two players at the end of a scenario, all bosses of which one blow fells. The blow is struck unless told. */
function won(scenario: string, options: Options = {}, table: Street['table'] = {}, isWon = true) {
  const chosen = { scenario, ...options }
  const number = SCENARIOS.findIndex((id) => id === scenario)
  const { data } = game.newTable() as unknown as { readonly data: Data }
  const { encounters } = data.scenarios[number]
  const names = encounters[encounters.length - 1].bosses.map(({ boss }) => data.monsters[boss].name)
  const at = street({
    people: [{ played: [SQUIRE, 'Sister-in-Arms'], group: names }, { group: ['Frenzy Goblin 1'] }],
    bosses: Object.fromEntries(names.map((name) => [name, 1])),
    scenario,
    options,
    table: { encounter: encounters.length, ...table },
  })
  if (isWon) names.forEach((name, i) => play(at, `${[SQUIRE, 'Sister-in-Arms'][i]} fights ${name}`))
  return { at, earned: achievementsOf(at.table, { options: chosen }) }
}
const rulesOf = (earned: readonly { readonly rule: string }[]): string[] => earned.map(({ rule }) => rule)

describe('the list', () => {
  test('[A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12] twelve, in this order, titled as in the rules', () => {
    const list = listAchievements(greyport.game.newTable())
    expect(rulesOf(list)).toEqual(Array.from({ length: 12 }, (_, i) => `A${i + 1}`))
    for (const { rule, title, text } of list) {
      const said = greyport.game.rules.find(({ id }) => id === rule)?.text ?? ''
      expect(said.startsWith(`${title}:`)).toBe(true)
      expect(text.length).toBeGreaterThan(10)
    }
  })

  test('[Q54] they are no pieces of the box, and earn nothing that the rules could see', () => {
    expect(Object.keys(greyport.game.components)).not.toContain('achievements')
    const files = {
      ...greyport.files,
      'achievements.json': [...(greyport.files['achievements.json'] as object[])],
    }
    const [first, ...rest] = files['achievements.json']
    const other = greyport.create({
      ...files,
      'achievements.json': [{ ...first, text: 'Something else to do.' }, ...rest],
    })
    expect(other.contentHash).toBe(greyport.game.contentHash)
  })

  test('[Q54] nothing is earned before a game has begun, nor by a loss', () => {
    const fresh = scene(game, { setup: { seats: 2 } })
    expect(achievementsOf(fresh.table, {})).toEqual([])
    const { at, earned } = won('mad-dragon', { wounded: '1', silent: 'yes', hp: '8' }, { 'players[1].hp': 0 })
    expect([at.read('outcome'), earned]).toEqual(['lost', []])
  })
})

describe('told', () => {
  test('[A1, Q54] each by its name and rule, and whether it counts as Hardcore', () => {
    const told = (options: Options, isWon = true) => {
      const { at } = won('interrupted-party', options, {}, isWon)
      return game.earned(at.table, at.match.setup)
    }
    expect(told({ rest: '1' })).toEqual([{ rule: 'A1', text: 'Achievement: The First Step' }])
    expect(told({ rest: '0' })).toEqual([
      { rule: 'A1', text: 'Achievement, also as Hardcore: The First Step' },
    ])
    expect(told({}, false)).toEqual([])
  })
})

describe('bosses', () => {
  test.each([
    ['interrupted-party', ['A1']],
    ['goblin-king', ['A2']],
    ['blood-moon-rising', ['A3', 'A12']],
    ['attack-of-the-hydra', ['A4', 'A12']],
    ['summoner-strikes', ['A5', 'A12']],
    ['insidious-cult', ['A6', 'A12']],
    ['mad-dragon', ['A7', 'A12']],
  ])('[A1, A2, A3, A4, A5, A6, A7] winning %s earns %j', (scenario, rules) => {
    const { at, earned } = won(scenario)
    expect([at.read('outcome'), rulesOf(earned)]).toEqual(['won', rules])
  })

  test('[A1, Q54] as Normal with Rest Healing, as Normal and Hardcore without', () => {
    const boxes = (rest: string) =>
      won('interrupted-party', { rest }).earned.map(({ normal, hardcore }) => [normal, hardcore])
    expect([boxes('2'), boxes('1'), boxes('0')]).toEqual([[[true, false]], [[true, false]], [[true, true]]])
  })

  test('[A2] Drog alone is not enough, and no win is no achievement', () => {
    const { at } = won('goblin-king', {}, {}, false)
    play(at, `${SQUIRE} fights ${DROG}`)
    expect([at.read('outcome'), achievementsOf(at.table, {})]).toEqual(['playing', []])
  })

  test('[A1] a Drog of another scenario does not count', () => {
    expect(rulesOf(won('goblin-king').earned)).not.toContain('A1')
  })
})

describe('ways to win', () => {
  const max = (n: number) => ({ 'players[0].maxHp': n, 'players[1].maxHp': n })
  const earns = (rule: string, scenario: string, options: Options = {}, table: Street['table'] = {}) =>
    rulesOf(won(scenario, options, table).earned).includes(rule)

  test('[A8] Medium or Hard with 8 HP each; with fewer too', () => {
    expect(earns('A8', 'blood-moon-rising', { hp: '8' }, max(8))).toBe(true)
    expect(earns('A8', 'mad-dragon', { hp: '6' }, max(6))).toBe(true)
    expect(earns('A8', 'blood-moon-rising', { hp: '9' }, max(9))).toBe(false)
    expect(earns('A8', 'blood-moon-rising')).toBe(false)
  })

  test('[A8] not if it is Easy or Introductory, nor if only one starts so', () => {
    expect(earns('A8', 'goblin-king', { hp: '8' }, max(8))).toBe(false)
    expect(earns('A8', 'interrupted-party', { hp: '8' }, max(8))).toBe(false)
    expect(earns('A8', 'mad-dragon', { wounded: '1' }, { 'players[0].maxHp': 8 })).toBe(false)
  })

  test('[A9] Hard with a Wounded Warrior', () => {
    expect(earns('A9', 'insidious-cult', { wounded: '2' })).toBe(true)
    expect(earns('A9', 'mad-dragon', { wounded: '1' })).toBe(true)
    expect(earns('A9', 'mad-dragon', { wounded: 'nobody' })).toBe(false)
    expect(earns('A9', 'mad-dragon')).toBe(false)
    expect(earns('A9', 'summoner-strikes', { wounded: '1' })).toBe(false)
  })

  test('[A11] in Silent Play, any scenario', () => {
    expect(earns('A11', 'interrupted-party', { silent: 'yes' })).toBe(true)
    expect(earns('A11', 'interrupted-party', { silent: 'no' })).toBe(false)
    expect(earns('A11', 'interrupted-party', { hands: 'closed' })).toBe(false)
  })

  test('[A12] Medium or Hard, no location lost, everybody at 6 HP or more', () => {
    expect(earns('A12', 'attack-of-the-hydra', {}, { 'players[0].hp': 6, 'players[1].hp': 6 })).toBe(true)
    expect(earns('A12', 'attack-of-the-hydra', {}, { 'players[1].hp': 5 })).toBe(false)
    expect(earns('A12', 'attack-of-the-hydra', {}, { locationsLost: 1 })).toBe(false)
    expect(earns('A12', 'goblin-king')).toBe(false)
  })

  test('[A8, A9, A11, Q54] other variants do not matter, and several can be earned at once', () => {
    const options = { hp: '8', wounded: '1', silent: 'yes', rest: '0', locations: 'random' }
    const { earned } = won('mad-dragon', options, { ...max(8), 'players[0].hp': 3 })
    expect(rulesOf(earned)).toEqual(['A7', 'A8', 'A9', 'A11'])
    expect(earned.every(({ normal, hardcore }) => normal && hardcore)).toBe(true)
  })
})

describe('one great fight', () => {
  const SIX = [
    ...['Frenzy Goblin 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3', 'Frenzy Goblin 4'],
    ...['Goblin Archer 1', 'Goblin Archer 2'],
  ]
  /** The Hedge Witch with a Splash of 5. */
  const bang = (group: readonly string[], more: Street = {}) =>
    street({
      people: [
        { played: ['Hedge Witch in the Snug', 'Bottled Thunder'], group },
        { group: ['Firespitter 1'], hp: 1 },
      ],
      wounds: { 'Frenzy Goblin 1': 4 },
      ...more,
    }).do('Hedge Witch in the Snug fights Frenzy Goblin 1')

  test('[A10, Q30] six monsters by one fight and its Splash, and it counts when it happens', () => {
    const at = bang(SIX)
    expect(at.read('players[0].group')).toEqual([])
    expect(at.events()).toContain('6 monsters in one fight!')
    expect(at.read('outcome')).toBe('playing')
    expect(rulesOf(achievementsOf(at.table, {}))).toEqual(['A10'])
  })

  test('[A10, Q54] five do not, nor do six in two fights', () => {
    const at = bang(SIX.slice(0, 5), { there: ['Goblin Archer 2', 'Pocket Inspector 1'] })
    expect([at.read('bestFight'), achievementsOf(at.table, {})]).toEqual([5, []])
    at.do('play Fiona, level 1', 1).do('Fiona, level 1 fights Goblin Archer 2')
    expect(at.read('monsterDiscard.size')).toBe(6)
    expect(achievementsOf(at.table, {})).toEqual([])
  })

  test('[A10, Q54] it is kept though the game is lost later; Hardcore without Rest Healing', () => {
    const at = bang([...SIX, 'Mostly Elbows 1'], { options: { rest: '0' } })
    for (const seat of [1, 2]) if (at.offers(seat).length > 0) at.do('nothing more for now', seat)
    expect(at.read('outcome')).toBe('lost')
    expect(achievementsOf(at.table, {})).toMatchObject([{ rule: 'A10', normal: true, hardcore: true }])
  })
})
