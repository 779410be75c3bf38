/** A quiet dungeon [H110], and the turns of parties [H51]. */
import type { Overrides, Rolls } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { party } from './party.ts'
import { struck } from './struck.ts'

describe('a quiet dungeon', () => {
  const top = (lots: string[], commons: string[], more: object = {}) => ({
    enemies: [],
    'drawPile.top': lots,
    'commons.top': commons,
    ...more,
  })

  test('[H110, HA19, HA57] five cards are revealed, one may be taken, the rest is discarded', () => {
    const at = struck({
      table: top(
        [1, 2, 3, 4, 5].map((n) => `a Common card ${n}`),
        ['Buckler', 'Hound', 'Spark', 'Meteor', 'Vanish'].filter((name) => name !== 'Spark').concat('Flow'),
      ),
    })
    at.do('take Hound')
    expect(at.read('players[0].hand')).toContain('Hound')
    expect(new Set(at.read('discardPile') as string[])).toEqual(
      new Set(['Buckler', 'Meteor', 'Vanish', 'Flow']),
    )
    expect(at.read('question')).toBe('act') // no die is rolled
  })

  test('[H110, HA57, HA20] Combat cards may go back if a Location came up with them; what is applied attacks at once', () => {
    const lots = ['a Combat card 1', 'Crypt', 'a Common card 1', 'a Common card 2', 'a Common card 3']
    const table = top(lots, ['Buckler', 'Hound', 'Flow'], {
      'combats.top': ['Combat 2'],
      'monsterPile.top': ['Ogre', 'Ghoul'],
    })
    const back = struck({ table, dice: [0, 0, 0, 0] })
    back.do('put Combat 2 back on the pile').do('take nothing')
    expect((back.read('combats.top') as string[])[0]).toBe('Combat 2')
    expect(back.read('enemies')).toEqual(['Ogre'])
    expect(back.read('players[0].knows')).toBe(1)
  })
})

describe('turns of parties', () => {
  const two = ['Warrior', 'Monk'] as const
  const party2 = (table: Overrides, rolls: Rolls) =>
    party({
      heroes: two,
      table: {
        'players[0].hand': ['Torch', 'Flail', 'Quiver', 'Grimoire'],
        'players[1].hand': ['True Eye', 'Eye Amulet', 'Buckler', 'Chain Mail'],
        ...table,
      },
      rolls,
    })
  const pass = (at: ReturnType<typeof party>) => at.do('end your actions').do('draw up to your hand size')

  test('[HA54, HA22] only living players are attacked; without any the turn passes without a die', () => {
    const one = party2(
      { enemies: ['Crawling Hand'], 'players[0].isAlive': 0, turn: 0 },
      { enemyDie: [1], dice: [0] },
    )
    expect(one.read('question')).toBe('act')
    const at = party({
      heroes: ['Warrior', 'Monk', 'Druid'],
      table: {
        enemies: ['Shambler'],
        'players[1].isAlive': 0,
        'players[2].hand': ['True Eye', 'Eye Amulet', 'Buckler'],
        'players[0].hand': ['Torch', 'Flail', 'Quiver', 'Grimoire'],
        finished: [0, 0],
      },
      rolls: { enemyDie: [1], dice: [0] },
    })
    pass(at).do('stay down')
    expect([at.read('enemyTurns'), at.read('players[0].isAttacked')]).toEqual([1, 0])
    expect(at.read('question')).toBe('act')
  })

  test('[H119, H151, HA78] who falls lays the hand open, keeps Items and cards, and loses Companions', () => {
    const at = party2(
      {
        enemies: ['Stitched Giant', 'Shambler', 'Ghoul'],
        'players[1].companions': ['Hound'],
        'players[1].items': ['Robe of Stars'],
        'players[0].rows': [9, 9, 0, 0, 0, 0],
        'players[1].boosts[0]': 5,
      },
      { enemyDie: [1], dice: [4, 4, 4, 4, 2, 2] },
    )
    pass(pass(at))
    expect(at.read('players[1].isAlive')).toBe(0)
    expect([at.read('players[1].companions'), at.read('players[1].items')]).toEqual([[], ['Robe of Stars']])
    expect(at.read('players[1].hand')).toHaveLength(4)
    expect(at.read('outcome')).toBe('playing')
  })

  test('[H115, H153] an ally is guarded: the attack falls on who steps in', () => {
    const at = party({
      heroes: ['Paladin', 'Monk'],
      table: {
        'players[0].hand': ['Interpose', 'Flail', 'Quiver', 'Grimoire'],
        'players[1].hand': ['True Eye', 'Eye Amulet', 'Buckler', 'Chain Mail'],
        'players[0].rows': [9, 9, 0, 0, 0, 0],
        enemies: ['Stitched Giant', 'Shambler', 'Ghoul'],
      },
      rolls: { enemyDie: [1], dice: [4, 4, 4, 4, 2, 2] },
    })
    pass(pass(at))
    at.do('do nothing', 1).do('use Interpose', 1).passForced('choose Monk', 1)
    expect(at.read('players[1].isAlive')).toBe(1)
  })
})
