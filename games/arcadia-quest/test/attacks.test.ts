/** Attacks of heroes: dice, rerolls, wounds, targets, cards and abilities [B-DICE] [B-ATK] [B-EQ] [B-HERO]. */
import { describe, expect, test } from 'vitest'
import { rerollsOf } from '../src/rules/heroes.ts'
import { BLANK, C, M, R, SAVE, SHIELD, spaceOf, tableOf, told, yard } from './yard.ts'
import type { Placed } from './yard.ts'

const [OM, HB, GA, SB] = ['Orc Marauder', 'Hammer Beastman', 'Goblin Archer', 'Spear Beastman']
const hero = (name: string, ...cards: readonly string[]): Placed => ({ name, at: 'd4', cards })
/** Two who guard nothing any more. */
const spent = { used: 1 }

describe('dice', () => {
  test('[B-DICE-1, B-DICE-2, B-DICE-3] T-46: each crit hits and brings one more die', () => {
    const melee = yard({
      heroes: [hero('Diva', 'Rusty Blade')],
      monsters: [['Troll', 'd3', { used: 3 }]],
      rolls: { attackDice: [R, R, C, M], defenseDice: [BLANK, BLANK] },
    })
    melee.do('activate Diva').do('attack Troll with Rusty Blade')
    expect(told(melee)).toContain('2 hits, of them 1 crit')
    const ranged = yard({
      heroes: [hero('Diva', 'Slingshot')],
      monsters: [['Troll', 'd3', { used: 3 }]],
      rolls: { attackDice: [R, C, C, M], defenseDice: [BLANK, BLANK] },
    })
    ranged.do('activate Diva').do('attack Troll with Slingshot')
    expect(told(ranged)).toContain('3 hits, of them 2 crits')
    expect(ranged.read('figures.Troll.wounds')).toBe(3)
  })

  test('[B-DICE-1, B-DICE-2] three defense dice: blank, shield, crit, and a blank for the crit, save twice', () => {
    const at = yard({
      heroes: [{ ...hero('Scarlet'), isUsed: 0 }],
      monsters: [[`${OM} 1`, 'd4']],
      rolls: { attackDice: [M, M, M], defenseDice: [BLANK, SHIELD, SAVE, BLANK] },
    })
    at.do('activate Scarlet').do('walk to d5')
    expect([told(at).includes('Scarlet saves 2 with 3 dice'), at.read('heroes[0].wounds')]).toEqual([true, 1])
  })

  test('[B-DICE-4, B-EQ-4] T-47: rerolls of all cards, one die a point, extra dice too; all are there again for the next roll', () => {
    const at = yard({
      heroes: [hero('Diva', 'Rusty Blade', "Rabbit's Foot 1", 'Lucky Penny 1')],
      monsters: [[`${HB} 1`, 'd3', { used: 2 }]],
      table: { 'exhausted[Lucky Penny 1]': 1 },
      rolls: { attackDice: [R, R, M, C, M, R, M], defenseDice: [] },
    })
    expect(rerollsOf(tableOf(at), tableOf(at).heroes[0])).toBe(3)
    at.do('activate Diva').do(`attack ${HB} 1 with Rusty Blade`)
    at.do('reroll a miss').do('reroll a miss').do('let it stand') // the crit’s extra die falls
    at.do('reroll a miss')
    expect(at.read('question')).not.toBe('reroll')
  })

  test('[B-DICE-5] a crit can be rerolled until its extra die is rolled', () => {
    const at = yard({
      heroes: [hero('Diva', 'Rusty Blade', 'Lucky Penny 1')],
      monsters: [['Troll', 'd3', { used: 3 }]],
      rolls: { attackDice: [C, R, R, M], defenseDice: [BLANK, BLANK] },
    })
    at.do('activate Diva').do('attack Troll with Rusty Blade')
    expect(at.offers()).toContain('reroll a crit')
    at.do('let it stand')
    expect(at.offers()).not.toContain('reroll a crit')
    at.do('let it stand')
  })

  test('[R-1] monsters reroll what failed, as long as they can', () => {
    const at = yard({
      chapter: 'the-moon-gate',
      heroes: [{ name: 'Diva', at: 'd2' }],
      monsters: [['Orc Captain 1', 'd2']],
      rolls: { attackDice: [R, M, R, M], defenseDice: [BLANK, BLANK, BLANK, BLANK] },
    })
    at.do('activate Diva').do('walk to e2')
    expect(told(at)).toContain('2 hits, of them 0 crits')
  })
})

describe('an attack', () => {
  test('[B-ATK-0, B-ATK-2, B-EQ-2] one ready Attack card, melee Close, ranged in sight; all cards used are exhausted', () => {
    const at = yard({
      heroes: [hero('Diva', 'Rusty Blade', 'Slingshot', 'Whetstone')],
      monsters: [
        [`${OM} 1`, 'd3', spent],
        [`${OM} 2`, 'd6', spent],
      ],
      table: { 'exhausted[Slingshot]': 1 },
      rolls: { attackDice: [M, M, R, R] },
    })
    at.do('activate Diva')
    expect(at.refusal(`attack ${OM} 2 with Rusty Blade`)?.rule).toBe('B-ATK-0')
    expect(at.refusal(`attack ${OM} 2 with Slingshot`)?.rule).toBe('B-ATK-0')
    at.do(`attack ${OM} 1 with Rusty Blade`).do('add Whetstone').passForced('roll the dice')
    expect([at.read('exhausted[Rusty Blade]'), at.read('exhausted[Whetstone]')]).toEqual([1, 1])
    expect(spaceOf(at, `figures.${OM} 1`)).toBe('nowhere')
  })

  test('[B-ATK-1, B-ATK-5] more targets: one roll, each takes all of its hits; wounds stay', () => {
    const at = yard({
      heroes: [hero('Diva', "Butcher's Axe")],
      monsters: [
        [`${HB} 1`, 'd3', { used: 2 }],
        [`${HB} 2`, 'd5', { used: 2 }],
      ],
      rolls: { attackDice: [M, M, R, R] },
    })
    at.do('activate Diva').do(`attack ${HB} 1 with Butcher's Axe`).do(`hit ${HB} 2 as well`)
    expect([at.read(`figures.${HB} 1.wounds`), at.read(`figures.${HB} 2.wounds`)]).toEqual([2, 2])
  })

  test('[B-DAZE, S-EQ-1] a dazed monster rolls no defense', () => {
    const at = yard({
      heroes: [hero('Diva', 'Cudgel')],
      monsters: [['Troll', 'd3', { used: 3 }]],
      rolls: { attackDice: [M, R, R, R], defenseDice: [BLANK, BLANK] },
    })
    at.do('activate Diva').do('attack Troll with Cudgel')
    expect(at.read('figures.Troll.isDazed')).toBe(1)
    const then = yard({
      heroes: [hero('Diva', 'Rusty Blade')],
      monsters: [['Troll', 'd3', { used: 3, isDazed: 1 }]],
      rolls: { attackDice: [M, M, M], defenseDice: [] },
    })
    then.do('activate Diva').do('attack Troll with Rusty Blade')
    expect(then.read('figures.Troll.wounds')).toBe(3)
  })

  test('[B-KILL-1, B-KILL-2, B-KILL-3, B-PAY-4] overkilled monsters leave at once; others pay back first', () => {
    const spec = { heroes: [hero('Diva', 'Rusty Blade')], monsters: [[`${OM} 1`, 'd3']] } as const
    const over = yard({ ...spec, rolls: { attackDice: [M, M, M] } })
    over.do('activate Diva').do(`attack ${OM} 1 with Rusty Blade`)
    expect(told(over)).toContain(`${OM} 1 is overkilled and does not pay back`)
    const killed = yard({ ...spec, rolls: { attackDice: [M, M, R, R, R, R] } })
    killed.do('activate Diva').do(`attack ${OM} 1 with Rusty Blade`)
    expect(told(killed)).toContain(`${OM} 1 acts on Diva (payback): 1 activation token`)
    expect([spaceOf(killed, `figures.${OM} 1`), killed.read('track')]).toEqual(['nowhere', [`${OM} 1`]])
  })

  test('[B-KILL-3, R-1] T-48: Schmetterling, dead but not overkilled, pays back and leaves', () => {
    const at = yard({
      chapter: 'the-manor',
      heroes: [{ name: 'Diva', at: 'a5', cards: ['Oathblade 1'] }],
      monsters: [['Schmetterling', 'a5', { wounds: 3 }]],
      rolls: {
        attackDice: [M, M, M, M, R, R, R, R, R, R],
        defenseDice: [SHIELD, BLANK, BLANK, SHIELD, BLANK],
      },
    })
    at.do('activate Diva').do('attack Schmetterling with Oathblade 1').do('let it stand')
    expect(told(at)).toContain('Schmetterling saves 2 with 3 dice')
    expect(told(at)).toContain('Schmetterling acts on Diva (payback): 1 activation token')
    expect(at.read('gone')).toContain('Schmetterling')
    expect(spaceOf(at, 'figures.Schmetterling')).toBe('nowhere')
  })

  test('[R-59] killed is killed: a payback that heals saves nobody', () => {
    const at = yard({
      mission: 4,
      heroes: [hero('Diva', 'Kingsblade')],
      monsters: [['Sister of Pleasure 1', 'd4', { wounds: 3 }]],
      rolls: {
        attackDice: [R, R, R, R, R, M, C, C, R, R, R, R],
        defenseDice: [BLANK, BLANK, BLANK, BLANK, BLANK, BLANK],
      },
    })
    at.do('activate Diva').do('attack Sister of Pleasure 1 with Kingsblade').do('let it stand')
    while (at.read('question') === 'reroll') at.do('let it stand')
    expect(spaceOf(at, 'figures.Sister of Pleasure 1')).toBe('nowhere')
  })
})

describe('reactions to an attack', () => {
  test('[B-PAY-1, S-PAY-1, S-PAY-2, S-REACT-1, S-REACT-3] who is attacked comes and strikes, hit or not, ranged monsters too', () => {
    const at = yard({
      heroes: [hero('Diva', 'Slingshot')],
      monsters: [[`${GA} 1`, 'f4']],
      rolls: { attackDice: [M, M, M, M] },
    })
    at.do('activate Diva').do(`attack ${GA} 1 with Slingshot`)
    expect(told(at)).toContain(`${GA} 1 steps to e4`)
    expect([spaceOf(at, `figures.${GA} 1`), at.read(`figures.${GA} 1.used`)]).toEqual(['e4', 1])
  })

  test('[B-GUARD-5, R-7] T-49: after a shot past Close monsters the target pays back, then they guard, archers after orcs by the row', () => {
    const at = yard({
      heroes: [hero('Diva', 'Slingshot')],
      monsters: [
        [`${OM} 1`, 'd3'],
        [`${GA} 1`, 'd5'],
        [`${HB} 1`, 'g4'],
      ],
      table: { row: [OM, GA, HB, SB, 'Sister of Pain', 'Sister of Pleasure', 'Minotaur', 'Troll'] },
      rolls: { attackDice: [M, M, R, R, R, M, M] },
    })
    at.do('activate Diva').do(`attack ${HB} 1 with Slingshot`)
    const acts = told(at).filter((text) => text.includes(' acts on '))
    expect(acts).toEqual([
      `${HB} 1 acts on Diva (payback): 1 activation token`,
      `${OM} 1 acts on Diva (guard after the attack): 1 activation token`,
      `${GA} 1 acts on Diva (guard after the attack): 1 activation token`,
    ])
  })

  test('[S-PAY-3, R-8] who is spent does not pay back: the next one does, and a killed one that does not leaves at once', () => {
    const at = yard({
      heroes: [hero('Diva', "Butcher's Axe")],
      monsters: [
        [`${HB} 1`, 'd3', { used: 2, wounds: 2 }],
        [`${OM} 1`, 'd5'],
      ],
      rolls: { attackDice: [M, R, R, R, R, R, R] },
    })
    at.do('activate Diva').do(`attack ${HB} 1 with Butcher's Axe`).do(`hit ${OM} 1 as well`)
    const text = told(at)
    expect(text.indexOf(`${HB} 1 leaves the map`)).toBeLessThan(
      text.indexOf(`${OM} 1 acts on Diva (payback): 1 activation token`),
    )
    expect(text).toContain(`${HB} 1 does nothing (payback): no activation is left`)
  })

  test('[R-61] who dies of thorns leaves at once, and the wounds of its blow count', () => {
    const at = yard({
      heroes: [hero('Spike')],
      monsters: [[`${GA} 1`, 'd4']],
      rolls: { attackDice: [R, R], defenseDice: [SAVE, BLANK, BLANK] },
    })
    at.do('activate Spike').do('walk to d5')
    expect([at.read('heroes[0].wounds'), spaceOf(at, `figures.${GA} 1`), at.read('coins')]).toEqual([
      1,
      'nowhere',
      1,
    ])
  })
})
