/** Cards and abilities of heroes [B-DICE] [B-ATK] [B-EQ] [B-HERO]. */
import { describe, expect, test } from 'vitest'
import { arcadiaQuest } from '../src/index.ts'
import { defenseOf, lifeOf } from '../src/rules/heroes.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { C, M, R, spaceOf, tableOf, told, yard } from './yard.ts'
import type { Placed } from './yard.ts'

const [OM, HB, GA] = ['Orc Marauder', 'Hammer Beastman', 'Goblin Archer']
const hero = (name: string, ...cards: readonly string[]): Placed => ({ name, at: 'd4', cards })
/** Two who guard nothing any more. */
const spent = { used: 1 }

describe('equipment', () => {
  test('[B-EQ-3, B-EQ-4, B-EQ-7] icons count on exhausted cards; a card for two uses is spent by the second', () => {
    const at = yard({
      heroes: [hero('Diva', 'Throwing Knives 1', 'Padded Jack')],
      monsters: [[`${HB} 1`, 'd6', { used: 2 }]],
      table: { 'exhausted[Padded Jack]': 1 },
      rolls: { attackDice: [M, M] },
    })
    const { heroes } = tableOf(at)
    expect([lifeOf(tableOf(at), heroes[0]), defenseOf(tableOf(at), heroes[0])]).toEqual([6, 5])
    at.do('activate Diva').do(`attack ${HB} 1 with Throwing Knives 1`).do('end the activation')
    at.arrange({ 'heroes[0].isUsed': 0 })
    at.do('activate Diva')
    expect(at.offers()).toContain(`attack ${HB} 1 with Throwing Knives 1`)
    at.arrange({ 'exhausted[Throwing Knives 1]': 2 })
    expect(at.refusal(`attack ${HB} 1 with Throwing Knives 1`)?.rule).toBe('B-ATK-0')
  })

  test('[B-EQ-6, B-EQ-10, B-EQ-9] four slots, five decks of 24, five starters', () => {
    const { data, heroes } = arcadiaQuest.game.newTable() as Table
    expect(heroes[0].cards.capacity).toBe(4)
    expect(data.levels.map((level) => level.length)).toEqual([5, 24, 24, 24, 24, 24, 21])
  })

  test('[B-CURSE-4] a card under a curse cannot be used, and its icons do not count', () => {
    const at = yard({
      heroes: [{ ...hero('Diva', 'Parrying Blade', 'Padded Jack'), covered: 3 }],
      monsters: [[`${OM} 1`, 'd3', spent]],
    })
    const { heroes } = tableOf(at)
    expect([lifeOf(tableOf(at), heroes[0]), defenseOf(tableOf(at), heroes[0])]).toEqual([4, 4])
    at.do('activate Diva')
    expect(at.refusal(`attack ${OM} 1 with Parrying Blade`)?.rule).toBe('B-CURSE-4')
  })

  test('[R-62] wounds that are a price may not kill', () => {
    const at = yard({
      heroes: [{ ...hero('Diva', 'Hunting Bow 1', 'Overdraw', 'Deep Breath 1'), wounds: 3 }],
      monsters: [[`${OM} 1`, 'd6', spent]],
    })
    at.do('activate Diva').do(`attack ${OM} 1 with Hunting Bow 1`)
    expect(at.refusal('add Overdraw')?.rule).toBe('R-62')
  })

  test('[S-EQ-2, R-36] tokens in place of exhausted cards: before reactions, and never above the maximum', () => {
    const at = yard({
      heroes: [hero('Diva', 'Hooked Net', 'Frostbite 1')],
      monsters: [[`${OM} 1`, 'd6']],
      rolls: { attackDice: [R, M, M, M, M, M, M, M] },
    })
    at.do('activate Diva').do(`attack ${OM} 1 with Hooked Net`)
    expect(at.read(`figures.${OM} 1.used`)).toBe(1)
    expect(told(at)).toContain(`${OM} 1 does nothing (payback): no activation is left`)
    at.do('end the activation')
    at.arrange({ 'heroes[0].isUsed': 0 })
    at.do('activate Diva').do(`attack ${OM} 1 with Frostbite 1`)
    expect(told(at)).toContain(`Diva attacks ${OM} 1 with Frostbite 1: 5 dice`)
  })

  test('[S-EQ-3] Hate: tokens instead of wounds, unless they kill', () => {
    const at = yard({
      heroes: [hero('Diva', 'Hate')],
      monsters: [[`${HB} 1`, 'd3']],
      rolls: { attackDice: [M, M, R, R] },
    })
    at.do('activate Diva').do(`attack ${HB} 1 with Hate`)
    expect([at.read(`figures.${HB} 1.wounds`), at.read(`figures.${HB} 1.used`)]).toEqual([0, 2])
    const killing = yard({
      heroes: [hero('Diva', 'Hate')],
      monsters: [[`${HB} 1`, 'd3', { wounds: 2, used: 2 }]],
      rolls: { attackDice: [M, R, R, R] },
    })
    killing.do('activate Diva').do(`attack ${HB} 1 with Hate`)
    expect(spaceOf(killing, `figures.${HB} 1`)).toBe('nowhere')
  })

  test('[S-EQ-4, R-37, B-BOMB, R-31] T-30: a bomb goes off under whoever enters, who then goes on; no reaction', () => {
    const at = yard({
      heroes: [hero('Diva', 'Slingshot')],
      monsters: [
        ['Minotaur', 'g4'],
        [`${GA} 1`, 'f4'],
      ],
      table: { 'bombs[32]': 4 },
      rolls: { attackDice: [M, M, R, R, M, M, R, R, R, R] },
    })
    at.do('activate Diva').do('attack Minotaur with Slingshot')
    expect(at.read('figures.Minotaur.wounds')).toBe(2)
    expect(told(at)).toContain('the bomb on f4 goes off')
    expect(spaceOf(at, 'figures.Minotaur')).toBe('e4')
    expect([spaceOf(at, `figures.${GA} 1`), at.read('coins')]).toEqual(['nowhere', 1])
  })
})

describe('heroes', () => {
  /** What a hero’s attack comes to. */
  const attack = (
    name: string,
    card: string,
    own: Partial<Placed>,
    target: readonly [string, string, Record<string, number>],
    attackDice: readonly number[],
    more: readonly Placed[] = [],
  ) => {
    const at = yard({
      heroes: [{ ...hero(name, card), ...own }, ...more],
      monsters: [target],
      rolls: { attackDice: [...attackDice] },
    })
    at.do(`activate ${name}`).do(`attack ${target[0]} with ${card}`)
    return at
  }
  const near = [`${HB} 1`, 'd3', { used: 2 }] as const
  const far = [`${HB} 1`, 'd6', { used: 2 }] as const

  test('[B-HERO] Greensleeves, Grom, Johan', () => {
    expect(told(attack('Greensleeves', 'Slingshot', {}, far, [C, M, M]))).toContain('2 hits, of them 1 crit')
    expect(told(attack('Grom', 'Rusty Blade', { wounds: 1 }, near, [R, R, R, R]))).toContain(
      `Grom attacks ${HB} 1 with Rusty Blade: 4 dice`,
    )
    expect(told(attack('Johan', 'Rusty Blade', {}, far, [M, R, R]))).toContain('1 hit, of them 0 crits')
  })

  test('[B-HERO, B-FLANK] Scarlet and Zazu against a flanked target', () => {
    const mate = { name: 'Diva', at: 'd2' }
    expect(told(attack('Scarlet', 'Rusty Blade', {}, near, [R, R, R, R], [mate]))).toContain(
      `Scarlet attacks ${HB} 1 with Rusty Blade: 4 dice`,
    )
    expect(told(attack('Scarlet', 'Rusty Blade', {}, near, [R, R, R]))).toContain(
      `Scarlet attacks ${HB} 1 with Rusty Blade: 3 dice`,
    )
    expect(attack('Zazu', 'Rusty Blade', {}, near, [R, R, R], [mate]).read('exhausted[Rusty Blade]')).toBe(0)
    expect(attack('Zazu', 'Rusty Blade', {}, near, [R, R, R]).read('exhausted[Rusty Blade]')).toBe(1)
  })

  test('[B-HERO] Seth’s magic takes the dice of the target; Maya uses hers twice', () => {
    const at = yard({
      heroes: [hero('Seth', 'Nova Bolt')],
      monsters: [['Troll', 'd6', { used: 3 }]],
      rolls: { attackDice: [R, R], defenseDice: [] },
    })
    at.do('activate Seth').do('attack Troll with Nova Bolt')
    expect(at.read('figures.Troll.wounds')).toBe(2)
    const maya = attack('Maya', 'Nova Bolt', {}, far, [M, M])
    maya.do('end the activation')
    maya.arrange({ 'heroes[0].isUsed': 0 })
    maya.do('activate Maya')
    expect(maya.offers()).toContain(`attack ${HB} 1 with Nova Bolt`)
  })

  test('[B-HERO, B-EQ-8] Kanga may bleed instead of exhausting, but not to death', () => {
    const at = yard({
      heroes: [hero('Kanga', 'Rusty Blade')],
      monsters: [near],
      rolls: { attackDice: [R, R, R] },
    })
    at.do('activate Kanga').do(`attack ${HB} 1 with Rusty Blade`).do('take a wound to keep Rusty Blade ready')
    expect([at.read('exhausted[Rusty Blade]'), at.read('heroes[0].wounds')]).toEqual([0, 1])
    const weak = attack('Kanga', 'Rusty Blade', { wounds: 3 }, near, [R, R, R])
    expect(weak.read('exhausted[Rusty Blade]')).toBe(1)
  })

  test('[S-AB-1, R-38] T-31: Hobsbawm, unmoved, by magic: a used mate in sight activates and is not marked for it', () => {
    const mates = [
      { name: 'Diva', at: 'd5', isUsed: 1 },
      { name: 'Seth', at: 'i9', isUsed: 1 },
    ]
    const at = attack('Hobsbawm', 'Nova Bolt', {}, far, [M, M], mates)
    expect(at.offers()).toEqual(['choose Diva', 'choose none'])
    at.do('choose Diva').do('end the activation')
    expect([at.read('question'), at.read('active')]).toEqual(['act', 1])
    const moved = yard({
      heroes: [hero('Hobsbawm', 'Nova Bolt'), ...mates],
      monsters: [far],
      rolls: { attackDice: [M, M] },
    })
    moved.do('activate Hobsbawm').do('walk to d5').do(`attack ${HB} 1 with Nova Bolt`)
    expect(moved.read('question')).not.toBe('extra')
  })

  test('[S-AB-2] Battle Cry needs no sight', () => {
    const at = yard({
      heroes: [hero('Diva', 'Rusty Blade', 'Battle Cry'), { name: 'Seth', at: 'a9', isUsed: 1 }],
      monsters: [near],
      rolls: { attackDice: [R, R, R] },
    })
    at.do('activate Diva').do(`attack ${HB} 1 with Rusty Blade`).do('add Battle Cry')
    expect(at.offers()).toContain('choose Seth')
  })

  test('[S-EQ-5] Shield of Souls: a dead mate comes back Close, refreshed, markers as they were', () => {
    const at = yard({
      heroes: [
        hero('Diva', 'Shield of Souls 1'),
        { name: 'Seth', at: '', cards: ['Nova Bolt'], isUsed: 1, deaths: 1 },
      ],
      table: { 'exhausted[Nova Bolt]': 1 },
    })
    at.do('activate Diva').do('use Shield of Souls 1').do('Seth comes back to d4')
    expect([spaceOf(at, 'heroes[1]'), at.read('exhausted[Nova Bolt]'), at.read('heroes[1].isUsed')]).toEqual([
      'd4',
      0,
      1,
    ])
  })
})
