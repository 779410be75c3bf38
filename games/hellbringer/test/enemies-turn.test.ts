/** The enemies' turn [H110] to [H119] and the rulings to it. */
import { describe, expect, test } from 'vitest'
import { FIGURE } from '../src/content/kinds.ts'
import { figureOf } from '../src/rules/figures.ts'
import { boostAt, UNTIL } from '../src/rules/marks.ts'
import { numberOf, party, tableOf } from './party.ts'
import { CARDS, struck } from './struck.ts'

/** Faces of the Enemy die, as rolled. */
const [MISS, PLAYER, COMPANION, GLOBAL] = [0, 1, 3, 5]
const enemy = (name: string): number => numberOf(name, 'enemies')
const seconds = { 'players[0].rows': [9, 0, 0, 0, 0, 0] }

describe('the Enemy die', () => {
  test('[H115, HA18, HA46] a Miss: no attack, and two hand cards of the player’s choice go, which nothing avoids', () => {
    const at = struck({ table: { enemies: ['Arachnid'] }, die: MISS })
    at.do('discard Torch').do('discard Flail')
    expect(at.read('players[0].hand')).toEqual(['Quiver', 'Grimoire'])
    const cloak = struck({
      table: { enemies: ['Arachnid'], 'players[0].items': ['Shadow Cloak'] },
      die: MISS,
    })
    expect(cloak.read('players[0].hand.size') ?? 4).toBe(4)
    expect(cloak.read('question')).toBe('act')
  })

  test('[H115, H116] a Player hit spares Companions, a Companion hit the player, a Global hit nobody', () => {
    const table = {
      enemies: ['Shambler'],
      'players[0].companions': ['Hound'],
      'players[0].rows': [9, 0, 0, 0, 0, 0],
    }
    const fall = (die: number) => struck({ hero: 'Druid', table, die, dice: [4] })
    expect(fall(PLAYER).read('players[0].companions')).toEqual(['Hound'])
    const strong = { ...table, enemies: ['Shambler', 'Stitched Giant'] }
    const hit = (die: number) => struck({ hero: 'Druid', table: strong, die, dice: [4, 4, 4, 2] })
    expect(hit(PLAYER).read('players[0].companions')).toEqual(['Hound'])
    expect(hit(COMPANION).read('players[0].companions')).toEqual([])
    const weak = { ...strong, 'players[0].rows': [0, 0, 0, 0, 0, 0] }
    const global = struck({ hero: 'Druid', table: weak, die: GLOBAL, dice: [4, 4, 4, 2] })
    expect([global.read('players[0].isAlive'), global.read('players[0].companions')]).toEqual([0, []])
    const companion = struck({ hero: 'Druid', table: weak, die: COMPANION, dice: [4, 4, 4, 2] })
    expect(companion.read('players[0].isAlive')).toBe(1)
  })

  test('[W8] a Companion that guards is attacked in its owner’s place on Player hit', () => {
    const at = struck({
      hero: 'Druid',
      table: { enemies: ['Stitched Giant'], 'players[0].companions': ['Shield-Bearer'] },
      dice: [4, 4, 2],
    })
    expect([at.read('players[0].isAlive'), at.read('players[0].companions')]).toEqual([1, ['Shield-Bearer']])
    expect(at.events().join(' ')).toContain('Shield-Bearer')
  })
})

describe('the attack', () => {
  test('[H111, H112, H113, HA15, HA20] all enemies roll one total, also those out of sight; equal is enough', () => {
    // Warrior 45 + 10; Stitched Giant 2D 1A, Gnawing Fog 2A out of sight, which ignores 10 AR.
    const at = struck({
      table: { enemies: ['Stitched Giant', 'Gnawing Fog', 'Shambler'] },
      dice: [4, 4, 4, 2, 2, 2],
    })
    expect([at.read('outcome')]).toEqual(['lost'])
    const lower = struck({
      table: { enemies: ['Stitched Giant', 'Gnawing Fog', 'Shambler'] },
      dice: [4, 4, 4, 2, 2, 0],
    })
    expect(lower.read('outcome')).toBe('playing')
  })

  test('[H118, HA15, HA53] ignored dice are the highest of their kind, and help their owner only', () => {
    const at = struck({
      hero: 'Druid',
      table: {
        enemies: ['Stitched Giant', 'Shambler'],
        'players[0].skills': ['Aegis of Protection'],
        'players[0].companions': ['Hound'],
      },
      die: GLOBAL,
      dice: [4, 4, 4, 2],
    })
    expect([at.read('players[0].isAlive'), at.read('players[0].companions')]).toEqual([1, []])
  })

  test('[W2, HA16] of all that lowers or ignores AR the largest counts', () => {
    // Paladin 30 + 25: Rust Mite lowers by 10, Siege Brute ignores 20. Dice 2A, 1D 1A.
    const at = struck({
      hero: 'Paladin',
      table: { enemies: ['Rust Mite', 'Siege Brute', 'Stitched Giant'] },
      dice: [4, 4, 4, 2, 2, 2, 0],
    })
    expect(at.read('players[0].isAlive')).toBe(0) // 45 against 30 + 5
    const vow = struck({
      hero: 'Paladin',
      table: { enemies: ['Rust Mite', 'Stitched Giant'], 'players[0].skills': ['Vow of Iron'] },
      dice: [4, 4, 2, 2, 2],
    })
    expect(vow.read('players[0].isAlive')).toBe(1)
  })

  test('[HA73, HA17, H116] abilities are done in the order of entry, for the attacked player', () => {
    const at = struck({ table: { enemies: ['Crawling Hand', 'Lantern Eater'], ...seconds }, dice: [0, 0, 0] })
    expect(at.read('question')).toBe('discard-card')
    at.do('discard Torch')
    expect(tableOf(at).players[0].boosts[boostAt(UNTIL.TURN, FIGURE.SI)]).toBe(-1) // its turn has begun [HA48]
  })

  test('[HA48] what an enemy takes of SI is back after the target’s next turn', () => {
    const at = struck({ table: { enemies: ['Lantern Eater'], ...seconds }, dice: [0, 0, 0], then: [PLAYER] })
    expect(figureOf(tableOf(at), 0, FIGURE.SI)).toBe(1)
    at.arrange({ enemies: ['Grave Grub'] })
    at.do('end your actions').do('draw up to your hand size')
    expect(figureOf(tableOf(at), 0, FIGURE.SI)).toBe(2)
  })

  test('[HA53, H89, W7] Companions suffer what they can: they are eaten, but discard no hand cards', () => {
    const at = struck({
      hero: 'Druid',
      table: { enemies: ['Crawling Hand', 'Marrow Hound'], 'players[0].companions': ['Hound'] },
      die: COMPANION,
      dice: [0, 0, 0],
    })
    expect([at.read('players[0].companions'), at.read('players[0].hand.size') ?? 3]).toEqual([[], 3])
    expect(at.read('discardPile')).toEqual(['Hound'])
  })

  test('[W9] a locked Skill cannot be activated in the next turn', () => {
    const at = struck({
      table: {
        enemies: ['Page of Dust'],
        'players[0].skills': ['Straight Blow'],
        'players[0].rows': [9, 0, 3, 0, 0, 0],
      },
      dice: [0, 0, 0],
      then: [PLAYER],
    })
    at.passForced('use Straight Blow on Page of Dust')
    expect(at.refusal('use Straight Blow on Page of Dust')?.rule).toBe('H63')
    at.arrange({ enemies: ['Grave Grub'] })
    at.do('end your actions').do('draw up to your hand size')
    expect(at.refusal('use Straight Blow on Grave Grub')).toBeUndefined()
  })

  test('[W10, W11] markers grow at their time, up to their limit', () => {
    const at = struck({ table: { enemies: ['Tomb Acolyte'], ...seconds }, dice: [0, 0] })
    expect(tableOf(at).foes[enemy('Tomb Acolyte')].acid).toBe(1)
    const bog = struck({
      table: { enemies: ['Bog Mother'], [`foes[${enemy('Bog Mother')}].age`]: 2, ...seconds },
      dice: [0, 0, 0, 0],
    })
    expect((bog.read('enemies') as string[]).length).toBe(2)
  })

  test('[HA16] what an enemy adds on a condition it adds once: the bankrupt meet two dice more', () => {
    const rolled = (hand: string[]): string => {
      const at = party({
        heroes: ['Warrior'],
        options: { scenario: 'the-hungry-ledger' },
        table: {
          'players[0].hand': hand,
          'players[0].boosts[5]': hand.length - 4, // the hand size of this turn
          'players[0].rows': [60, 0, 0, 0, 0, 0],
          demonSide: 2,
          enemies: ['Ledgermaw'],
        },
        rolls: { enemyDie: [PLAYER] },
      })
      return at.do('end your actions').do('draw up to your hand size').events().join(' ')
    }
    expect(rolled(['Torch'])).toContain('17 Damage and 7 Acid')
    expect(rolled(['Torch', 'Flail'])).toContain('15 Damage and 7 Acid')
  })

  test('[HA16] a choice of an enemy is made by the attacked player', () => {
    const at = struck({ table: { enemies: ['Tithe Collector'], ...seconds }, dice: [0, 0] })
    expect(at.read('question')).toBe('choose-for-all')
    at.do(at.offers()[0])
    at.do('discard Torch').do('discard Flail')
    expect(at.read('players[0].hand')).toEqual(['Quiver', 'Grimoire'])
  })
})

describe('Any time cards', () => {
  const hand = (...cards: string[]) => ({ 'players[0].hand': [...cards, ...CARDS].slice(0, 4) })

  test('[H114, H133, HA46] effects that are avoided after the roll are given back before the comparison', () => {
    const at = struck({
      table: {
        enemies: ['Crawling Hand', 'Unteacher', 'Leech Knot'],
        ...hand('Clear Mind'),
        ...seconds,
        'players[0].skills': ['Keen Eye'],
      },
      dice: [0, 0, 0, 0, 0],
    })
    at.do('do nothing') // it names targets: there are none before the Enemy die
    at.do('discard Torch').passForced('use Clear Mind')
    expect(at.read('players[0].skills')).toEqual([])
    at.do('use Clear Mind')
    expect(at.read('players[0].skills')).toEqual(['Keen Eye'])
    expect(at.read('players[0].hand')).toContain('Torch')
    expect(at.read('discardPile')).toEqual(['Clear Mind'])
  })

  test('[HA46, HA10] a Decoy rolls the Enemy die again, between the die and the abilities only', () => {
    const at = party({
      heroes: ['Warrior'],
      table: { enemies: ['Shambler'], ...hand('Decoy') },
      rolls: { enemyDie: [MISS, PLAYER], dice: [4] },
    })
    expect(at.refusal('use Decoy')?.rule).toBe('HA46')
    at.do('end your actions').do('draw up to your hand size')
    at.do('use Decoy')
    expect(at.read('question')).toBe('act')
    expect(at.read('players[0].hand')).toEqual(['Torch', 'Flail', 'Quiver'])
  })

  test('[H118, H124] a Defense can make the total count less', () => {
    const at = struck({
      table: { enemies: ['Stitched Giant', 'Ogre'], ...hand('Shared Burden') },
      dice: [4, 4, 4, 4, 4, 2, 2],
    })
    at.do('do nothing').do('do nothing').do('use Shared Burden')
    expect(at.read('players[0].isAlive')).toBe(1) // 60 - 20 against 55
  })

  test('[W5, HA52] retaliation comes after the comparison: an attack and a combination of its own', () => {
    const at = struck({
      table: { enemies: ['Stitched Giant', 'Shambler'], ...hand('Turn the Blade') },
      dice: [4, 4, 4, 2, 4, 1, 0],
    })
    at.do('do nothing').do('do nothing').do('use Turn the Blade').do('choose Shambler')
    at.do('put it in the row of AR')
    expect(at.read('enemies')).toEqual(['Stitched Giant'])
  })

  test('[HA39, H4] a card that says so saves who would be eliminated; nothing else does', () => {
    const at = struck({
      table: { enemies: ['Stitched Giant', 'Shambler', 'Ogre'], 'players[0].items': ['Phoenix Feather'] },
      dice: [4, 4, 4, 4, 4, 4, 2, 2],
    })
    at.do('be saved by Phoenix Feather')
    expect([at.read('players[0].isAlive'), at.read('players[0].items'), at.read('removed')]).toEqual([
      1,
      [],
      ['Phoenix Feather'],
    ])
    const fallen = struck({
      table: { enemies: ['Stitched Giant', 'Shambler', 'Ogre'], 'players[0].items': ['Phoenix Feather'] },
      dice: [4, 4, 4, 4, 4, 4, 2, 2],
    })
    expect(fallen.do('fall').read('outcome')).toBe('lost')
  })
})
