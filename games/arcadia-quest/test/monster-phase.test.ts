/** The monster phase, targets, death and clean-up [S-MON] [S-TGT] [S-DEATH] [S-CLEAN] [B-SPAWN]. */
import { describe, expect, test } from 'vitest'
import { distance } from '../src/rules/board.ts'
import { farFrom } from '../src/rules/targeting.ts'
import { M, R, spaceOf, tableOf, told, yard } from './yard.ts'

const [OM, HB, GA, SB, SP, SL] = [
  'Orc Marauder',
  'Hammer Beastman',
  'Goblin Archer',
  'Spear Beastman',
  'Sister of Pain',
  'Sister of Pleasure',
]
const ROW = [OM, GA, HB, SB, SP, SL, 'Minotaur', 'Troll']
/** The last hero rests: the monsters come. Cards of the deck, the top one last. */
const deck = (...types: readonly string[]) => ({
  row: ROW,
  deck: types.map((type) => `${type}, card 2`),
  discards: 'rest' as const,
})
const rest = { isUsed: 1 }
const MISSES = [R, R, R]

describe('step 1', () => {
  test('[S-MON-1, R-9, B-ATK-3] the closest that can strikes from where it stands, one of each type, and gets a token', () => {
    const at = yard({
      heroes: [
        { name: 'Diva', at: 'd4' },
        { name: 'Seth', at: 'g6', ...rest },
      ],
      monsters: [
        [`${OM} 1`, 'd4', { used: 1 }],
        [`${OM} 2`, 'd3'],
        [`${OM} 3`, 'c4'],
      ],
      table: { ...deck(HB), 'heroes[2].isUsed': 1 },
      rolls: { attackDice: MISSES, chance: [1] },
    })
    at.do('rest Diva')
    expect(told(at)).toContain(`${OM} 2 acts on Diva (Step 1): 1 activation token`)
    expect(told(at).some((text) => text.startsWith(`${OM} 3 acts`))).toBe(false)
    expect(told(at)).toContain('Hammer Beastman: nothing happens (Step 2): none of them is on the map')
    expect(spaceOf(at, `figures.${OM} 2`)).toBe('d3')
  })

  test('[R-11] who cannot be reached is as far as columns and rows apart, behind all who can', () => {
    const at = yard({
      chapter: 'alchemists-district',
      mission: 4,
      heroes: [
        { name: 'Diva', at: 'h7' },
        { name: 'Seth', at: 'a1' },
      ],
      monsters: [[`${GA} 1`, 'h6']], // behind the locked door of the hideout
    })
    const t = tableOf(at)
    const archer = t.board.get(0)
    expect([farFrom(t, archer, 0), farFrom(t, archer, 1)]).toEqual([1001, 1012])
    t.isShut = 0
    expect(farFrom(t, archer, 0)).toBeLessThan(1000)
  })

  test('[R-16] an immune hero is attacked in Step 1, unless the option says otherwise', () => {
    const spec = {
      heroes: [
        { name: 'Wisp', at: 'd4' },
        { name: 'Seth', at: 'g6', ...rest },
      ],
      monsters: [[`${OM} 1`, 'd3']],
      table: { ...deck(HB), 'heroes[2].isUsed': 1 },
    } as const
    const at = yard({ ...spec, rolls: { attackDice: MISSES } })
    at.do('rest Wisp')
    expect(told(at)).toContain(`${OM} 1 acts on Wisp (Step 1): 1 activation token`)
    const passed = yard({ ...spec, options: { unguarded: 'passed-over' }, rolls: { attackDice: [] } })
    passed.do('rest Wisp')
    expect(told(passed)).toContain(`${OM}: nothing happens (Step 1): nobody is close or in sight`)
  })
})

describe('the target', () => {
  /** Whom an archer chooses between two heroes who are equally far. */
  const chosen = (one: object, other: object, rolls = {}): string[] => {
    const at = yard({
      heroes: [
        { name: 'Greensleeves', at: 'd4', ...one },
        { name: 'Hobsbawm', at: 'd4', ...rest, ...other },
      ],
      monsters: [[`${GA} 1`, 'd6']],
      table: { ...deck(HB), 'heroes[2].isUsed': 1 },
      rolls: { attackDice: [M, M], ...rolls },
    })
    at.do('rest Greensleeves')
    if (at.read('question') === 'rest') at.do('end the rest')
    return told(at)
  }
  test('[S-TGT] the closest, then the least Life, the fewest defense dice, the most loot, the fewest rerolls, chance', () => {
    expect(chosen({}, { at: 'd5' })).toContain(`${GA} 1 chooses Hobsbawm: the closest`)
    expect(chosen({}, { wounds: 1 })).toContain(`${GA} 1 chooses Hobsbawm: the least Life left`)
    expect(chosen({}, { isDazed: 1 })).toContain(`${GA} 1 chooses Hobsbawm: the fewest defense dice`)
    expect(chosen({}, { tokens: ['Chest of 1'] })).toContain(`${GA} 1 chooses Hobsbawm: the most loot`)
    expect(chosen({ cards: ["Rabbit's Foot 1"] }, {})).toContain(
      `${GA} 1 chooses Hobsbawm: the fewest rerolls`,
    )
    expect(chosen({}, {}, { chance: [0] })).toContain(`${GA} 1 chooses Greensleeves: by chance`)
    expect(chosen({}, {}, { chance: [1] })).toContain(`${GA} 1 chooses Hobsbawm: by chance`)
  })

  test('[S-TGT] a quest token counts 2 as loot', () => {
    expect(chosen({ tokens: ['Chest of 1'] }, { tokens: ['quest token 1'] })).toContain(
      `${GA} 1 chooses Hobsbawm: the most loot`,
    )
  })
})

describe('step 2', () => {
  test('[S-MON-2, S-MON-4, B-MOVE-2, R-10] it goes towards its target, and its token is due also without an attack', () => {
    const at = yard({
      heroes: [
        { name: 'Diva', at: 'd4' },
        { name: 'Seth', at: '', ...rest },
      ],
      monsters: [
        ['Minotaur', 'g6'],
        [`${OM} 1`, 'a4'],
      ],
      table: { ...deck(OM), 'heroes[2].isUsed': 1 },
      rolls: { attackDice: [] },
    })
    at.do('rest Diva')
    expect(told(at)).toContain(`${OM} 1 steps to b4`)
    expect(told(at)).toContain(`${OM} 1 cannot attack Diva from there`)
    expect(told(at)).toContain(`${OM} 1 acts on Diva (Step 2): 1 activation token`)
  })

  test('[R-10] of equally near spaces one to attack from, and it never holds back', () => {
    const at = yard({
      heroes: [
        { name: 'Diva', at: 'd4' },
        { name: 'Seth', at: 'd4', ...rest },
      ],
      monsters: [[`${OM} 1`, 'd2']],
      table: { ...deck(OM), 'heroes[2].isUsed': 1 },
      rolls: { attackDice: MISSES },
    })
    at.do('rest Diva') // the space of the target is full of its enemies: it stops before it
    expect(spaceOf(at, `figures.${OM} 1`)).toBe('d3')
  })

  test('[S-MON-3] T-11: one card in missions 1 and 2, two in 3 and 4, three in 5 and 6', () => {
    for (const [mission, cards] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ] as const) {
      const at = yard({
        mission,
        heroes: [{ name: 'Diva', at: 'd4' }],
        table: { 'heroes[1].isUsed': 1, 'heroes[2].isUsed': 1 },
      })
      at.do('rest Diva')
      expect(told(at).filter((text) => text.startsWith('Step 2:')).length).toBe(cards)
    }
  })

  test('[S-MON-5, S-SET-8] T-23: an empty deck is shuffled anew, the drain grows, then the card is turned up', () => {
    const at = yard({
      heroes: [{ name: 'Diva', at: 'd4' }],
      table: { row: ROW, deck: [], discards: 'rest', 'heroes[1].isUsed': 1, 'heroes[2].isUsed': 1 },
    })
    expect(at.read('drain')).toBe(1)
    at.do('rest Diva')
    expect([at.read('drain'), at.read('trackCoins')]).toEqual([2, [1, 3]])
    expect(told(at)[told(at).indexOf('the deck is shuffled anew, the drain is 2') + 1]).toMatch(
      /^Step 2: the card shows/,
    )
  })

  test('[R-27] without a deck Step 2 is skipped and the drain stays', () => {
    const at = yard({
      heroes: [{ name: 'Diva', at: 'd4' }],
      table: { 'heroes[1].isUsed': 1, 'heroes[2].isUsed': 1 },
    })
    const t = tableOf(at)
    t.deck.clear()
    t.discards.clear()
    t.refresh()
    t.take(1)
    expect([t.drain, t.discards.size]).toEqual([1, 0])
  })

  test('[S-MON-4, B-PAY-3] no way on foot is no way, figures do not count', () => {
    const at = yard({
      chapter: 'alchemists-district',
      mission: 4,
      heroes: [{ name: 'Diva', at: 'd9' }],
      table: { 'heroes[1].isUsed': 1, 'heroes[2].isUsed': 1 },
    })
    const t = tableOf(at)
    const [inside] =
      t.data.scenarios[t.scenario].map.treasure >= 0 ? [t.data.scenarios[t.scenario].map.treasure] : [0]
    expect(distance(t, inside, t.heroes[0].space)).toBe(255)
  })

  test('[R-28, R-12, R-57] who waits beside the map comes by a hidden token, into the finder’s space, and pays back', () => {
    const at = yard({
      chapter: 'evershadow-district',
      mission: 4,
      heroes: [{ name: 'Diva', at: 'e5', cards: ['Dragonscale 1'] }],
    })
    const t = tableOf(at)
    const { map } = t.data.scenarios[t.scenario]
    const far = t.heroes[0].space
    const place = t.ground[0]
    place.space = far
    place.token = t.data.tokens.length + 2 // a lady
    place.isUp = 0
    t.aside.clear()
    const sister = t.figures.findIndex(({ type }) => t.data.types[type].name === SL)
    for (const pile of [t.board, t.gone, t.track] as {
      has: (n: number) => boolean
      take: (n: number) => void
    }[])
      if (pile.has(sister)) pile.take(sister)
    t.figures[sister].space = -1
    t.aside.push(sister)
    t.refresh()
    t.take(0) // Diva is activated, and takes what lies under her feet
    while (t.question?.name === 'reroll') t.take(t.choices.count - 1)
    expect([t.figures[sister].space, t.figures[sister].used, map.names[far]]).toEqual([far, 1, 'e5'])
  })
})
