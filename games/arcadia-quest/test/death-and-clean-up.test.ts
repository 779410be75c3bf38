/** Death, clean-up and what monsters can do [S-MON] [S-TGT] [S-DEATH] [S-CLEAN] [B-SPAWN]. */
import { describe, expect, test } from 'vitest'
import { arcadiaQuest } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { rollSpawn } from '../src/rules/spawning.ts'
import { BLANK, C, M, R, spaceOf, tableOf, told, yard } from './yard.ts'

const [OM, HB, GA, SB, SP, SL] = [
  'Orc Marauder',
  'Hammer Beastman',
  'Goblin Archer',
  'Spear Beastman',
  'Sister of Pain',
  'Sister of Pleasure',
]
const ROW = [OM, GA, HB, SB, SP, SL, 'Minotaur', 'Troll']

describe('death', () => {
  test('[S-DEATH-1, S-DEATH-2, S-DEATH-3, B-KILL-5, B-KILL-6, R-13, R-19] tokens drop, one leaves the game, a Death token stays, only a Rest brings back', () => {
    const at = yard({
      heroes: [{ name: 'Seth', at: 'd4', tokens: ['Chest of 1', 'Chest of 4', 'quest token 1'], wounds: 2 }],
      monsters: [[`${OM} 1`, 'd3']],
      rolls: { attackDice: [M, R, R], defenseDice: [BLANK, BLANK], chance: [1] },
    })
    at.do('activate Seth').do('walk to d6')
    expect(told(at)).toContain('Chest of 4 is lost')
    const lying = tableOf(at).ground.filter(({ space }) => space === 30)
    expect([lying.length, at.read('heroes[0].deaths'), at.read('heroes[0].isUsed')]).toEqual([2, 1, 1])
    expect(at.refusal('rest Seth')?.rule).toBe('S-HERO-1') // who died while being used waits
    expect(at.read('outcome')).toBe('playing')
  })

  test('[S-REST-1, R-43, S-HERO-1] T-26: one who died unused may rest at once, comes back whole, and does nothing more', () => {
    const at = yard({
      heroes: [{ name: 'Diva', at: '', cards: ['Rusty Blade'], deaths: 1 }],
      table: { 'exhausted[Rusty Blade]': 1 },
    })
    expect(at.refusal('activate Diva')?.rule).toBe('S-DEATH-3')
    at.do('rest Diva')
    expect(at.offers()).toEqual(['Diva comes back to a8', 'Diva comes back to a9', 'Diva comes back to b9'])
    at.do('Diva comes back to a9')
    expect([
      at.read('exhausted[Rusty Blade]'),
      at.read('heroes[0].wounds'),
      at.read('heroes[0].isUsed'),
    ]).toEqual([0, 0, 1])
    expect(at.refusal('activate Diva')?.rule).toBe('S-HERO-1')
  })

  test('[R-43] a full start area: the nearest space with room', () => {
    const at = yard({
      heroes: [{ name: 'Diva', at: '' }],
      monsters: [
        [`${OM} 1`, 'a8'],
        [`${OM} 2`, 'a8'],
        [`${OM} 3`, 'a9'],
        [`${OM} 4`, 'a9'],
        [`${OM} 5`, 'b9'],
        [`${OM} 6`, 'b9'],
      ],
    })
    at.do('rest Diva')
    expect(at.offers().sort()).toEqual(['Diva comes back to a7', 'Diva comes back to b8'])
  })
})

describe('clean-up', () => {
  const ending = { 'heroes[1].isUsed': 1, 'heroes[2].isUsed': 1, row: ROW }
  const diva = { name: 'Diva', at: 'i6' }
  test('[S-CLEAN-1, S-CLEAN-2, S-SET-4, R-5, R-6, B-SPAWN-1] T-12: a full track spawns slot 1, and only that; the queue moves up', () => {
    const at = yard({
      heroes: [diva],
      table: {
        ...ending,
        track: [`${OM} 1`, `${OM} 2`, `${OM} 3`, `${OM} 4`],
        'figures.Orc Marauder 1.space': -1,
      },
      rolls: { spawnDice: [M, M] },
    })
    expect(at.read('trackCoins')).toEqual([3, 3])
    at.do('rest Diva')
    expect([spaceOf(at, `figures.${OM} 1`), at.read('track'), at.read('trackCoins')]).toEqual([
      'a1',
      [`${OM} 2`, `${OM} 3`, `${OM} 4`],
      [2, 3],
    ])
  })

  test('[B-SPAWN-2, B-SPAWN-3, B-SPAWN-4] two dice name the token; one that is not on the map takes the monster out of the game', () => {
    const at = yard({
      heroes: [diva],
      table: { ...ending, track: [`${OM} 1`, `${OM} 2`, `${OM} 3`] },
      rolls: { spawnDice: [C, C] },
    })
    at.do('rest Diva')
    expect([at.read('track'), told(at).includes(`${OM} 1 leaves the game`)]).toEqual([
      [`${OM} 2`, `${OM} 3`],
      true,
    ])
    const t = arcadiaQuest.game.newTable() as Table
    const pairs = new Map<number, number>()
    for (let first = 0; first < 6; first++)
      for (let other = 0; other < 6; other++) {
        const dice = [first, other]
        Object.defineProperty(t, 'spawnDice', { value: { below: () => dice.shift() }, configurable: true })
        const spawn = rollSpawn(t)
        pairs.set(spawn, (pairs.get(spawn) ?? 0) + 1)
      }
    expect([0, 1, 2, 3, 4, -1].map((spawn) => pairs.get(spawn))).toEqual([9, 12, 6, 4, 4, 1])
  })

  test('[R-4] no room on the token: a Close space, at random; none: it stays first on the track', () => {
    const crowd = [
      [`${OM} 1`, 'a1'],
      [`${OM} 2`, 'a1'],
    ] as const
    const track = { track: [`${GA} 1`, `${GA} 2`, `${GA} 3`] }
    const at = yard({
      heroes: [diva],
      monsters: crowd,
      table: { ...ending, ...track },
      rolls: { spawnDice: [M, M], chance: [0] },
    })
    at.do('rest Diva')
    expect(['a2', 'b1']).toContain(spaceOf(at, `figures.${GA} 1`))
    const full = yard({
      heroes: [diva],
      monsters: [...crowd, [`${OM} 3`, 'a2'], [`${OM} 4`, 'a2'], [`${OM} 5`, 'b1'], [`${OM} 6`, 'b1']],
      table: { ...ending, ...track },
      rolls: { spawnDice: [M, M] },
    })
    full.do('rest Diva')
    expect(full.read('track')).toEqual([`${GA} 1`, `${GA} 2`, `${GA} 3`])
  })

  test('[S-CLEAN-2] T-13: a slot without coins can hold a monster', () => {
    const at = yard({
      heroes: [diva],
      table: { ...ending, track: [`${OM} 1`, `${OM} 2`, `${OM} 3`], 'trackCoins[0]': 0 },
      rolls: { spawnDice: [] },
    })
    at.do('rest Diva')
    expect([at.read('track.size'), at.read('trackCoins')]).toEqual([3, [0, 2]])
  })

  test('[S-CLEAN-2, R-26] T-21: with no coins left the guild pays, or has lost', () => {
    const broke = yard({
      heroes: [diva],
      coins: 1,
      table: { ...ending, 'trackCoins[0]': 0, 'trackCoins[1]': 0, drain: 2 },
    })
    broke.do('rest Diva')
    expect(broke.read('outcome')).toBe('lost')
    const pays = yard({
      heroes: [diva],
      coins: 2,
      table: { ...ending, 'trackCoins[0]': 0, 'trackCoins[1]': 1, drain: 3 },
    })
    pays.do('rest Diva')
    expect([pays.read('outcome'), pays.read('coins'), pays.read('trackCoins')]).toEqual([
      'playing',
      0,
      [0, 0],
    ])
  })

  test('[S-CLEAN-3, B-RANK, S-REACT-2, B-LEVEL] T-17: markers and tokens are taken off, cards stay exhausted', () => {
    const at = yard({
      heroes: [
        { ...diva, cards: [] },
        { name: 'Seth', at: 'a8', cards: ['Nova Bolt'] },
      ],
      monsters: [
        [`${OM} 1`, 'a1', { used: 1 }],
        [`${HB} 1`, 'a1', { used: 2 }],
      ],
      table: { ...ending, 'exhausted[Nova Bolt]': 1 },
    })
    at.do('rest Diva')
    expect([at.read(`figures.${OM} 1.used`), at.read(`figures.${HB} 1.used`)]).toEqual([0, 0])
    expect([at.read('heroes[1].isUsed'), at.read('exhausted[Nova Bolt]'), at.read('round')]).toEqual([
      0, 1, 2,
    ])
  })

  test('[R-23] with the title that decides each spawn the player chooses', () => {
    const spec = {
      chapter: 'alchemists-district',
      mission: 4,
      titles: 'keeper-of-the-gate',
      heroes: [{ name: 'Diva', at: 'd9' }],
      table: { 'heroes[1].isUsed': 1, 'heroes[2].isUsed': 1, track: [`${OM} 1`, `${OM} 2`, `${OM} 3`] },
    } as const
    const at = yard({ ...spec, rolls: { spawnDice: [] } })
    at.do('rest Diva')
    expect(at.offers()).toEqual([
      ...['melee and melee', 'melee and ranged', 'melee and crit', 'ranged and ranged'].map(
        (pair) => `let it come in by ${pair}`,
      ),
      'send it out of the game',
    ])
    at.do('send it out of the game')
    expect(at.read('track')).toEqual([`${OM} 2`, `${OM} 3`])
  })

  test('[B-SPAWN-6, B-KILL-4] what goes to the track is as new', () => {
    const at = yard({
      heroes: [{ name: 'Diva', at: 'd4', cards: ['Rusty Blade'] }],
      monsters: [[`${HB} 1`, 'd3', { wounds: 2, used: 2, isDazed: 1 }]],
      rolls: { attackDice: [M, R, R] },
    })
    at.do('activate Diva').do(`attack ${HB} 1 with Rusty Blade`)
    expect([
      at.read('track'),
      at.read(`figures.${HB} 1.wounds`),
      at.read(`figures.${HB} 1.isDazed`),
      at.read(`figures.${HB} 1.used`),
    ]).toEqual([[`${HB} 1`], 0, 0, 0])
  })
})

describe('abilities', () => {
  test('[R-58, B-ATK-4, B-DAZE] Stunning Blow dazes; Sweep hits all Close; Sting exhausts a ready attack card of the player’s choice', () => {
    const hammer = yard({
      heroes: [{ name: 'Diva', at: 'd4' }],
      monsters: [[`${HB} 1`, 'd4']],
      rolls: { attackDice: [M, R, R, R], defenseDice: [BLANK, BLANK, BLANK, BLANK] },
    })
    hammer.do('activate Diva').do('walk to d5')
    expect([hammer.read('heroes[0].isDazed'), hammer.read('heroes[0].wounds')]).toEqual([1, 1])
    const troll = yard({
      heroes: [
        { name: 'Diva', at: 'd4' },
        { name: 'Seth', at: 'd4' },
      ],
      monsters: [['Troll', 'd3']],
      rolls: { attackDice: [M, R, R, R], defenseDice: [BLANK, BLANK, BLANK, BLANK, BLANK, BLANK] },
    })
    troll.do('activate Diva').do('walk to d5')
    expect([troll.read('heroes[0].wounds'), troll.read('heroes[1].wounds')]).toEqual([1, 1])
    const sister = yard({
      heroes: [{ name: 'Diva', at: 'd4', cards: ['Rusty Blade', 'Slingshot', 'Lucky Penny 1'] }],
      monsters: [[`${SP} 1`, 'd4']],
      rolls: { attackDice: [C, R, R, R], defenseDice: [0, BLANK, BLANK, BLANK] },
    })
    sister.do('activate Diva').do('walk to d5')
    expect(sister.offers().sort()).toEqual(['choose Rusty Blade', 'choose Slingshot'])
    sister.do('choose Slingshot')
    expect(sister.read('exhausted[Slingshot]')).toBe(1)
  })
})
