/** The upgrade phase, the campaign and the final [S-UP] [R-40] [R-41] [B-CAMP] [S-FIN]. */
import { afterChapter, beforeFirst, completeSetup, recordOf, start } from '@hearthkeep/engine'
import type { Standing } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { arcadiaQuest } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { playEagerly, rich } from './eager.ts'
import { BLANK, M, R, tableOf, told, yard } from './yard.ts'
import type { Placed } from './yard.ts'

const { game } = arcadiaQuest
const OM = 'Orc Marauder'
const diva = (own: Partial<Placed> = {}): Placed => ({ name: 'Diva', at: 'b8', ...own })
/** One kill from the end of District of Hammers. */
const ending = (table = {}, own: Partial<Placed> = {}, rolls = {}) =>
  yard({
    chapter: 'district-of-hammers',
    heroes: [diva({ cards: ['Rusty Blade'], ...own })],
    monsters: [[`${OM} 1`, 'c8', { used: 1, wounds: 1 }]],
    table: { 'quests[0]': 1, 'progress[1]': 2, ...table },
    rolls: { attackDice: [M, R, R], ...rolls },
  })
const strike = (at: ReturnType<typeof ending>) => at.do('activate Diva').do(`attack ${OM} 1 with Rusty Blade`)

describe('the upgrade phase', () => {
  test('[S-UP-1, R-40] T-22: Death tokens are paid from the coins of the mission; who cannot pay has lost', () => {
    const broke = ending({ 'trackCoins[0]': 0, 'trackCoins[1]': 0, 'heroes[1].deaths': 3 })
    strike(broke)
    expect(broke.read('outcome')).toBe('lost')
    const pays = ending({ 'trackCoins[0]': 2, 'trackCoins[1]': 0, 'heroes[1].deaths': 3 })
    strike(pays)
    expect([pays.read('coins'), pays.read('outcome')]).toEqual([0, 'playing'])
  })

  test('[S-UP-2] as many curses as Death tokens, the highest is kept, the tokens go; old ones went back', () => {
    const at = ending(
      { 'heroes[0].deaths': 2, curseDeck: 'rest', 'curseDeck.top': ['Doomed', 'Pebble in the Boot 1'] },
      { curses: ['Glass Jaw'] },
    )
    const t = tableOf(at)
    strike(at)
    if (at.read('question') === 'keep-curse') at.do(at.offers()[0])
    const worst = t.heroes[0].curses.toArray().map((curse) => t.data.curses[curse].value)
    expect([at.read('heroes[0].deaths'), worst.length]).toEqual([0, 1])
  })

  test('[S-UP-3, B-EQ-10] T-33: twelve cards are seen, six held, at most three bought', () => {
    const at = ending({}, {}, {})
    strike(at)
    const seen = new Set<string>()
    const drawn = (): void =>
      told(at)
        .filter((text) => text.endsWith(' is drawn'))
        .forEach((text) => seen.add(text))
    drawn()
    for (let i = 0; i < 4; i++) {
      at.do(at.offers()[0])
      drawn()
    }
    expect([seen.size, at.read('question'), at.read('kept.size')]).toEqual([12, 'buy', 6])
    at.arrange({ coins: 99 })
    for (let i = 0; i < 3; i++) {
      expect(at.read('question')).toBe('buy')
      at.do(at.offers().find((offer) => offer.startsWith('buy ') && offer !== 'buy no more') ?? '')
    }
    expect([at.read('bought'), at.read('question')]).toEqual([3, 'arrange'])
  })

  test('[R-17, S-UP-4, B-UP-5] T-34: one coin is kept; with a coin on the track the next mission is free, else drawn', () => {
    const end = (coins: number) => {
      const at = ending(
        { 'trackCoins[0]': 0, 'trackCoins[1]': coins, coins: 5 },
        { cards: ['Rusty Blade', 'Slingshot'] },
      )
      strike(at)
      while (at.read('question') === 'keep') at.do(at.offers()[0])
      if (at.read('question') === 'buy') at.do('buy no more')
      at.do('hand Slingshot over to Grom')
      expect(at.offers().some((offer) => offer.includes('Slingshot'))).toBe(false)
      at.do('all is in place')
      return at
    }
    const free = end(2)
    expect([free.read('coins'), free.read('nextMission'), free.read('outcome')]).toEqual([1, -1, 'won'])
    expect(Number(end(0).read('nextMission'))).toBeGreaterThan(0)
  })
})

/** Campaigns of the eager, who are lost early, late and not at all. */
const SEEDS = [1, 2, 25]

describe('the campaign', () => {
  test('[R-41, B-CAMP, B-EQ-9] it begins without coins, in the Outer Circle; three, two, the Final', () => {
    const first = beforeFirst(game)
    expect(first).toMatchObject({ carried: { coins: '0', hero1: 'nobody', played: '' } })
    expect((first as { chapters: readonly string[] }).chapters.length).toBe(6)
    const t = start(game, { seed: 1, carried: {} }) as Table
    expect([t.mission, t.coins, t.question?.name]).toEqual([1, 0, 'guild'])
  })

  test('[B-CAMP, R-40, R-42] campaigns are played to their end, chapter by chapter', () => {
    let longest = 0
    const outcomes = new Set<string>()
    for (const seed of SEEDS) {
      const records = []
      let standing: Standing = beforeFirst(game)
      const t = game.newTable() as Table
      while (standing.kind !== 'over') {
        const chapter: string = standing.chapters[(seed + records.length) % standing.chapters.length]
        const carried = { ...standing.carried, chapter }
        const setup = completeSetup(game, { seed, carried })
        start(game, setup, t)
        expect(playEagerly(t, seed, 5000, () => rich(t))).toBe(true)
        const record = recordOf(game, setup, [])
        records.push(record)
        standing = afterChapter(game, record, t)
      }
      longest = Math.max(longest, records.length)
      outcomes.add(standing.outcome)
      t.release()
    }
    expect(longest).toBe(6)
    expect(outcomes).toEqual(new Set(['lost', 'won']))
  })
})

describe('the final', () => {
  const temple = (own: Partial<Placed>, spec: Partial<Parameters<typeof yard>[0]> = {}) =>
    yard({ chapter: 'temple-of-dawning-twilight', mission: 6, heroes: [diva({ at: 'e8', ...own })], ...spec })

  test('[S-FIN-1, R-22, R-25] T-35: all coins of kills are kept, the dead are out, coins lie on the track', () => {
    const at = temple(
      { cards: ['Kingsblade', 'Dragonscale 1'] },
      {
        monsters: [['Minotaur', 'e8', { used: 3, wounds: 8 }]],
        rolls: { attackDice: [M, M, M, M, M, M], defenseDice: [BLANK, BLANK, BLANK] },
      },
    )
    expect([at.read('trackCoins'), at.read('track')]).toEqual([[3, 3], []])
    at.do('activate Diva').do('attack Minotaur with Kingsblade').do('let it stand')
    expect([at.read('coins'), at.read('track'), at.read('trackCoins')]).toEqual([3, [], [3, 3]])
  })

  test('[S-FIN-2, B-FIN, R-24] a chest wounds its finder, may be turned into coins, and six coins open the door for good', () => {
    const at = temple({}, { coins: 4, ground: [['e7', '?Chest of 2 1']] })
    expect([at.read('isShut'), at.read('isRedOpen')]).toEqual([1, 0])
    at.do('activate Diva').do('walk to e7')
    expect([at.read('heroes[0].wounds'), at.read('isShut'), at.read('isRedOpen')]).toEqual([2, 0, 1])
    at.do('turn Chest of 2 1 into coins')
    expect([at.read('coins'), at.read('heroes[0].tokens')]).toEqual([6, []])
  })

  test('[S-FIN-3, B-FIN, R-42] a trap kills; a death costs a coin if there is one, and draws curses', () => {
    const at = temple({}, { coins: 1, ground: [['e7', '?Trap 1']] })
    at.do('activate Diva').do('walk to e7')
    while (at.read('question') === 'keep-curse' || at.read('question') === 'slot-for-curse')
      at.do(at.offers()[0])
    expect([at.read('coins'), at.read('heroes[0].deaths'), at.read('heroes[0].curses.size')]).toEqual([
      0, 1, 1,
    ])
    const steady = temple({}, { titles: 'steady-hands, beloved-of-the-crown', ground: [['e7', '?Trap 1']] })
    steady.do('activate Diva').do('walk to e7')
    expect([steady.read('heroes[0].wounds'), steady.read('heroes[0].deaths')]).toEqual([1, 0])
  })

  test('[B-Q-5, R-42, S-Q-1] Lord Fang’s death wins the campaign at once', () => {
    const at = temple(
      { cards: ['Kingsblade'] },
      {
        monsters: [['Lord Fang of the Temple', 'e8', { used: 4, wounds: 8 }]],
        rolls: { attackDice: [M, M, M, M, M, M], defenseDice: [BLANK, BLANK, BLANK, BLANK, BLANK, BLANK] },
      },
    )
    at.do('activate Diva').do('attack Lord Fang of the Temple with Kingsblade')
    if (at.read('question') === 'reroll') at.do('let it stand')
    while (at.read('outcome') === 'playing') at.do(at.offers()[0])
    expect(at.read('outcome')).toBe('won')
  })
})
