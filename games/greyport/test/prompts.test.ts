/** Prompts name the character, the amount and the source; what is refused behind a Cultist is told. */
import { promptText } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { endRound, street } from './street-three.ts'

const asked = (at: Scene): string => promptText(at.game, at.table)
const ELBOWS = 'Mostly Elbows 1'
const NOVICE = 'Novice in a Borrowed Robe 1'

describe('the strike', () => {
  const struck = (hp: number): Scene =>
    endRound(street({ people: [{ hp, group: [ELBOWS, 'Giant Boar 1'] }, {}], table: { shields: 2 } }))

  test('[D1d] says how much is coming, shields taken off, and whether it kills', () => {
    expect(asked(struck(9))).toBe(
      'The monsters strike Fiona, who has 9 HP, for 4. Which of them do shields hold off?',
    )
    const deadly = struck(4)
    expect(asked(deadly)).toContain('who has 4 HP, for 4: Fiona would fall.')
    expect(asked(deadly.do('shield against Giant Boar 1'))).toContain('who has 4 HP, for 3. Which')
  })

  test('[Q46] other damage is told with its source, point by point', () => {
    const at = endRound(
      street({
        people: [{ group: ['Giant Boar 1', "Somebody's Nightmare 1"] }, { hp: 2 }],
        table: { shields: 2 },
      }),
    )
    at.do('spend no more shields')
    expect(asked(at)).toBe(
      "Somebody's Nightmare 1 hits Gerki, who has 2 HP, for 2: Gerki would fall. Spend shields?",
    )
    at.do('spend a shield for Gerki')
    expect(asked(at)).toBe("Somebody's Nightmare 1 hits Gerki, who has 2 HP, for 1. Spend shields?")
  })

  test('[C25, Q46] also that of a Taunted monster, and of one that was fought', () => {
    const taunted = street({ people: [{}, { group: ['Zombie 1'] }], table: { shields: 1 } })
    taunted.do('flip the marker and Taunt Zombie 1')
    expect(asked(taunted)).toMatch(/^Zombie 1 hits Fiona, who has 10 HP, for 2\./)
    const people = [{ group: ['Magma Drake 1'], played: ['Squire with Big Ideas'] }, {}]
    const fought = street({ people, table: { shields: 1 } })
    fought.do('Squire with Big Ideas fights Magma Drake 1')
    expect(asked(fought)).toMatch(/^Magma Drake hits Fiona, who has 10 HP, for 1\./)
  })
})

describe('effects', () => {
  test('[C7, C8] whom something is for, and what it costs', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1'], played: ['Fleck the Bard'], hand: ['Mace'], deck: ['Claymore'] },
        {},
      ],
    })
    at.do('use Fleck the Bard')
    expect(asked(at)).toMatch(/^Fleck the Bard: you may discard a card to .*draw 2 cards.* Will you\?$/)
    at.do('discard Mace')
    expect(asked(at)).toBe('Fleck the Bard: let a player of your choice draw 2 cards. Which player?')
  })

  test('[K14, T2, C5] Snipes, Taunts and rerolls', () => {
    const group = ['Giant Boar 1', 'Frenzy Goblin 1']
    const at = street({
      people: [{ hand: ['Rooftop Slinger 1', 'Bar Brawler 1'], heroesLeft: 2 }, { group }],
      there: ['Hex Knitter 1'],
    })
    at.do('play Rooftop Slinger 1')
    expect(asked(at)).toBe('Rooftop Slinger 1 Snipes for 4: which monster on the table takes it?')
    at.do('Snipe Giant Boar 1').do('play Bar Brawler 1')
    expect(asked(at)).toBe('Bar Brawler: Taunt a monster, so that it moves in front of Fiona?')
    const rolled = street({
      people: [{ group }, {}, {}, {}, { played: ['Chronos, level 1'] }],
      rolls: { fightDice: [3] },
    })
    rolled.do('Chronos, level 1 fights Giant Boar 1', 5)
    expect(asked(rolled)).toBe('Chronos, level 1 would deal 4. Roll all dice again?')
  })
})

describe('a Cultist', () => {
  test('[C6] shields against what stands in front with it are refused for this reason', () => {
    const at = street({ people: [{ group: [NOVICE, 'Giant Boar 1'] }, {}], table: { shields: 2 } })
    expect(at.refusal('shield against Giant Boar 1')?.rule).toBe('C6')
    const free = street({ people: [{ group: ['Giant Boar 1'] }, {}], table: { shields: 2 } })
    expect(free.refusal('shield against Giant Boar 1')?.rule).toBe('R1')
  })

  test('[C6] it is told when shields lie there in vain, and only then', () => {
    const told = (shields: number, group: readonly string[]): string[] =>
      endRound(street({ people: [{ group }, { hand: [] }], table: { shields } })).events()
    const inVain = 'No shield can protect Fiona: a monster in front prevents it.'
    expect(told(2, [NOVICE, 'Giant Boar 1'])).toContain(inVain)
    expect(told(0, [NOVICE, 'Giant Boar 1'])).not.toContain(inVain)
    expect(told(2, ['Giant Boar 1'])).not.toContain(inVain)
  })

  test('[C6] so are those for another player whom it keeps them from', () => {
    const people = [{ group: [ELBOWS] }, { hp: 9 }, { group: [NOVICE] }]
    const at = endRound(street({ people, table: { shields: 3 } })).do('spend no more shields')
    expect([at.offers()[0], at.refusal('spend a shield for Zot')?.rule]).toEqual([
      'spend a shield for Gerki',
      'C6',
    ])
    at.do('let Gerki take it')
    expect(at.events()).toContain('No shield can protect Zot: a monster in front prevents it.')
  })
})
