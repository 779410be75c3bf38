/** Several players, the Secret Portal and the end [H150] to [H162] and the rulings to them. */
import { LOST, start, WON } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { hellbringer } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CHOSEN, direct, doOn, numberOf, party, tableOf } from './party.ts'

const enemy = (name: string): number => numberOf(name, 'enemies')

describe('trading', () => {
  const table = {
    'players[0].hand': ['Torch', 'Flail'],
    'players[1].hand': ['Buckler', 'Quiver'],
    'players[2].hand': ['True Eye'],
    'players[2].isAlive': 0,
    enemies: ['Grave Grub'],
  }
  const heroes = ['Warrior', 'Monk', 'Druid'] as const

  test('[H150, HA55] one card is offered to one partner, who may refuse; a refusal uses nothing up', () => {
    const at = party({ heroes, table })
    at.do('offer Torch to Monk').do('refuse the trade', 2)
    expect(at.read('players[0].hand')).toContain('Torch')
    expect(at.refusal('offer Flail to Monk')?.rule).toBe('HA55')
    at.do('offer Torch to Druid').do('give True Eye for it', 3) // eliminated players answer, too
    expect([at.read('players[0].hand'), at.read('players[2].hand')]).toEqual([
      ['Flail', 'True Eye'],
      ['Torch'],
    ])
    expect(at.refusal('offer Flail to Monk')?.rule).toBe('H150')
  })

  test('[H150, H127, HA55] alone one trades with the Mule, which keeps what it is given', () => {
    const at = party({
      table: { 'players[0].hand': ['Torch', 'Flail'], mule: ['Hound', 'Buckler', 'Quiver', 'True Eye'] },
    })
    at.do('trade Torch for Hound on the Mule')
    expect(at.read('mule')).toEqual(['Buckler', 'Quiver', 'True Eye', 'Torch'])
    expect(at.refusal('trade Flail for Buckler on the Mule')?.rule).toBe('H150')
  })
})

describe('coming back', () => {
  test('[H153, HA79] a Resurrection costs nobody a card; who is back has the next turn in the usual order', () => {
    const at = party({
      heroes: ['Paladin', 'Monk'],
      table: {
        'players[0].hand': ['Lay on Hands', 'Torch', 'Flail', 'Quiver'],
        'players[0].rows': [2, 0, 0, 1, 0, 0],
        'players[1].rows': [1, 0, 0, 0, 0, 0],
        'players[1].hand': ['True Eye', 'Eye Amulet', 'Buckler', 'Chain Mail'],
        'players[1].isAlive': 0,
        enemies: ['Grave Grub'],
      },
    })
    at.do('use Lay on Hands').do(at.offers()[0])
    at.passForced('end your actions')
    expect([at.read('players[1].isAlive'), at.read('players[1].rows')]).toEqual([1, [1, 0, 0, 0, 0, 0]])
    at.do('end your actions').passForced('end your actions', 2)
    expect(at.read('turn')).toBe(0)
  })

  test('[HA23, H152] the next Respawn can be made easier: it costs nobody a card', () => {
    const at = party({
      heroes: ['Paladin', 'Monk'],
      table: {
        'players[0].hand': ['Torch', 'Flail', 'Quiver', 'Grimoire'],
        'players[0].rows': [2, 0, 0, 0, 0, 0],
        'players[1].hand': [],
        'players[1].isAlive': 0,
        easyRespawn: 1,
        enemies: ['Grave Grub'],
      },
    })
    at.do('end your actions').do('draw up to your hand size')
    at.do('come back: every player removes an Attribute Point card')
    expect([at.read('players[0].rows'), at.read('easyRespawn')]).toEqual([[2, 0, 0, 0, 0, 0], 0])
  })

  test('[HA71, H151] cards of eliminated players do nothing for anybody', () => {
    const at = party({
      heroes: ['Paladin', 'Monk'],
      table: {
        'players[1].items': ['Beacon'],
        'players[1].rows': [0, 0, 5, 0, 0, 0],
        'players[0].hand': ['Straight Blow'],
        enemies: ['Ogre', 'Grave Grub'],
      },
    })
    expect(at.refusal('use Straight Blow on Ogre')).toBeUndefined() // what the Monk sees all see
    at.arrange({ 'players[1].isAlive': 0 })
    expect(at.refusal('use Straight Blow on Ogre')?.rule).toBe('H22')
  })
})

describe('the end', () => {
  /** The Demon on a side, so weak that a blow fells it. */
  function before(side: number): Table {
    const t = direct('Warrior')
    const demon = t.data.scenarios[0].demon
    while (!t.enemies.isEmpty) t.starterPile.push(t.enemies.pop())
    t.enemyBox.take(demon)
    t.enemies.push(demon)
    t.demonSide = side
    t.foes[demon].hp = -40
    t.foes[demon].sundered = 100
    t.players[0].rows[2] = 5
    t.players[0].hand.clear()
    t.players[0].hand.push(numberOf('Straight Blow'))
    t.refresh()
    return t
  }
  const fell = (t: Table): Table => doOn(t, 'use Straight Blow on Vorm, the Doorkeeper')

  test('[H2, HA60, H160] when Side B falls everything else leaves play; the players go home or enter the Portal', () => {
    const t = before(2)
    const other = t.monsterPile.pop()
    t.enemies.push(other)
    t.refresh()
    for (let i = 0; i < 9 && t.demonSide !== 3; i++) {
      fell(t)
      if (t.demonSide === 3) break
      t.players[0].hand.push(numberOf('Straight Blow'))
      t.discardPile.take(numberOf('Straight Blow'))
      t.players[0].spent = 0
      t.marks.fill(0)
      t.refresh()
    }
    expect([t.enemies.size, t.trophies.size]).toEqual([0, 0])
    doOn(t, 'enter the Secret Portal')
    expect(t.question?.name).toBe('step-three') // no further action
    t.players[0].hand.clear()
    doOn(t, 'draw up to your hand size')
    while (t.inPortal === 0) t.take(0)
    expect([t.place, t.turn, t.turnsTaken]).toEqual([5, 0, 0])
    expect(t.enemies.toArray().filter((one) => t.data.enemies[one].kind === 2)).toHaveLength(3)
  })

  test('[H160, HA60, HA40, H162] in the Portal the sight bonus is 0, and a Moose counts for carrying, not as a point', () => {
    const at = party({
      table: {
        inPortal: 1,
        demonSide: 3,
        place: 5,
        enemies: ['Moose of the Meadow', 'Moose of the Antler'],
        [`foes[${enemy('Moose of the Meadow')}].hp`]: -45,
        'players[0].hand': ['Straight Blow', 'Flow'],
        'players[0].rows': [0, 0, 0, 0, 0, 0],
      },
      rolls: { dice: [4, 4, 2] },
    })
    at.do('use Straight Blow on Moose of the Meadow')
    expect([at.read('players[0].carries'), at.read('trophies'), at.read('question')]).toEqual([1, [], 'act'])
  })

  test('[H161, HA61, HA6] the Portal is over when its enemies are gone; nothing to carry, nothing carried', () => {
    const at = party({
      table: {
        inPortal: 1,
        demonSide: 3,
        place: 5,
        enemies: ['Moose of the Antler'],
        [`foes[${enemy('Moose of the Antler')}].hp`]: -39,
        [`foes[${enemy('Moose of the Antler')}].ar`]: -25,
        'players[0].hand': ['Straight Blow'],
      },
      rolls: { dice: [1, 0, 0] },
    })
    at.do('use Straight Blow on Moose of the Antler')
    at.do('end your actions').passForced('nothing')
    const t = tableOf(at)
    while (!t.isOver && t.question?.name === 'step-three') at.do('draw up to your hand size')
    for (let i = 0; i < 9 && !t.isOver; i++) at.do(at.offers()[0])
    expect(t.outcome).toBe(WON)
  })

  test('[H3, H4, HA70] nobody left: lost; after 200 enemies’ turns as well, but inside the Portal', () => {
    const late = (inPortal: number): number => {
      const at = party({
        heroes: ['Warrior'],
        table: {
          'players[0].hand': ['Torch', 'Flail', 'Quiver', 'Grimoire'],
          enemies: ['Grave Grub'],
          enemyTurns: 199,
          inPortal,
        },
        rolls: { enemyDie: [1], dice: [0] },
      })
      at.do('end your actions').do('draw up to your hand size')
      return tableOf(at).outcome
    }
    expect([late(0), late(1)]).toEqual([LOST, WON])
  })
})

describe('what is known [H170]', () => {
  test('[H150, H151, H170] hands are hidden unless shown; that of an eliminated player is open', () => {
    const { game } = hellbringer
    for (const hands of ['open', 'closed']) {
      const t = start(game, { seats: 2, seed: 2, options: { hands } }) as Table
      doOn(t, CHOSEN.Warrior)
      doOn(t, CHOSEN.Hunter, 1)
      const leaf = game.layout.leaves.find(({ path }) => path === 'players[1].hand')
      const sees = (): boolean => typeof leaf?.sight === 'function' && leaf.sight(t as never, 0, 1)
      expect(sees()).toBe(hands === 'open')
      t.players[1].isAlive = 0
      expect(sees()).toBe(true)
    }
  })

  test('[W13, H142, HA64] who looks at the top knows it from then on, until it is drawn', () => {
    const at = party({
      table: {
        'players[0].skills': ['Keen Eye'],
        'players[0].hand': ['Torch', 'Flail', 'Quiver'],
        'players[0].rows': [9, 0, 0, 0, 0, 0],
        enemies: ['Grave Grub'],
        'drawPile.top': ['a Common card 1', 'a Combat card'],
        'commons.top': ['Hound'],
        'combats.top': ['Combat 3'],
      },
      rolls: { enemyDie: [1], dice: [0] },
    })
    at.do('end your actions').do('draw up to your hand size')
    expect(at.read('question')).toBe('order-next')
    expect(at.events().join(' ')).toContain('Hound')
    at.do(at.offers()[1]) // the Combat card comes first
    expect([at.read('players[0].knows'), (at.read('drawPile.top') as string[])[0]]).toEqual([
      2,
      'a Combat card 4',
    ])
    expect((at.read('commons.top') as string[])[0]).toBe('Hound')
  })

  test('[HA64, HA65, H142] collecting shows the cards of a type and leaves the others in their order', () => {
    const t = direct('Sorcerer')
    t.players[0].perk = 2 * 4 + 1
    t.refresh()
    const order = t.commons.toArray()
    doOn(t, 'use the Perk Forbidden Page')
    const card = t.found.get(3)
    expect(t.found.toArray()).toEqual(
      order.filter((one) => t.data.cards[one].kind === 0).sort((a, b) => a - b),
    )
    doOn(t, `choose ${t.data.cards[card].name}`)
    expect(t.players[0].hand.has(card)).toBe(true)
    expect(t.commons.toArray()).toEqual(order.filter((one) => one !== card))
    expect(t.drawPile.size).toBe([...t.layers].reduce((sum, n) => sum + n))
  })
})

describe('cards under cards', () => {
  test('[H142, HA65] they can be taken back one by one, and go with the card they lie under', () => {
    const at = party({
      heroes: ['Warrior'],
      table: {
        'players[0].skills': ['Deep Pockets'],
        'players[0].hand': ['Torch', 'Flail', 'Quiver', 'Grimoire'],
        enemies: ['Grave Grub'],
      },
    })
    for (const card of ['Torch', 'Flail', 'Quiver']) at.do(`put ${card} away under Deep Pockets`)
    expect(at.refusal('put Grimoire away under Deep Pockets')?.rule).toBe('H142')
    at.do('give up Deep Pockets')
    expect(new Set(at.read('discardPile') as string[])).toEqual(
      new Set(['Torch', 'Flail', 'Quiver', 'Deep Pockets']),
    )
  })
})
