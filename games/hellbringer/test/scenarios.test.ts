/** The scenarios' own rules [S1] to [S9], and Tomes, Locations and Combat cards [H120] to [H122]. */
import type { Overrides } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { FIGURE } from '../src/content/kinds.ts'
import { apLeft, companionLimit, figureOf } from '../src/rules/figures.ts'
import { acidDice, damageDice, demonOf, enemyHp, locationSi, neededSi } from '../src/rules/sight.ts'
import { direct, doOn, numberOf, party, tableOf } from './party.ts'

const enemy = (name: string): number => numberOf(name, 'enemies')
const FULL = ['Torch', 'Flail', 'Quiver', 'Grimoire']

describe('[S1] The Bell Below', () => {
  test('[S1] the rope holds once, wherever that is, and costs the whole hand', () => {
    const strike = (more: Overrides) => {
      const at = party({
        heroes: ['Warrior'],
        table: {
          'players[0].hand': FULL,
          'players[0].ropeUsed': 0,
          enemies: ['Stitched Giant', 'Shambler', 'Ogre'],
          ...more,
        },
        rolls: { enemyDie: [1], dice: [4, 4, 4, 4, 4, 4, 2, 2] },
      })
      return at.do('end your actions').do('draw up to your hand size')
    }
    const held = strike({})
    expect([
      held.read('players[0].isAlive'),
      held.read('players[0].hand'),
      held.read('players[0].ropeUsed'),
    ]).toEqual([1, [], 1])
    expect(strike({ 'players[0].ropeUsed': 1 }).read('outcome')).toBe('lost')
    expect(strike({ place: 4 }).read('players[0].isAlive')).toBe(1)
  })

  test('[S1, HA69] Showdown cards have no sting there; elsewhere the bonus stays with the Monster', () => {
    const brought = (scenario: string) => {
      const at = party({
        heroes: ['Warrior'],
        options: { scenario },
        table: {
          'players[0].hand': FULL.slice(0, 3),
          'players[0].rows': [20, 0, 0, 0, 0, 0],
          enemies: ['Grave Grub'],
          'drawPile.top': ['a Combat card'],
          'combats.top': ['Showdown: Ambush'],
          'monsterPile.top': ['Ogre'],
        },
      })
      at.do('end your actions').do('draw up to your hand size')
      return damageDice(tableOf(at), enemy('Ogre'))
    }
    expect([brought('the-bell-below'), brought('the-long-night')]).toEqual([2, 3])
  })
})

test('[S2, HA25] The Candle Tax: darkness is dearer, and hand cards burn for sight', () => {
  const at = party({
    options: { scenario: 'the-candle-tax' },
    table: { 'players[0].hand': ['Torch', 'Flail', 'Straight Blow'], enemies: ['Ogre'] },
  })
  const t = tableOf(at)
  expect([locationSi(t), neededSi(t, enemy('Ogre'))]).toEqual([1, 4])
  expect(at.read('question')).toBe('burn-card')
  at.do('burn Torch for SI +1').do('burn Flail for SI +1').do('burn no more')
  expect(figureOf(tableOf(at), 0, FIGURE.SI)).toBe(4)
  expect(at.refusal('use Straight Blow on Ogre')).toBeUndefined()
})

describe('[S3] The Hungry Ledger', () => {
  test('[S3] takes what is discarded in step 3, lends one card a turn for 1 AP, and feeds the Demon', () => {
    const options = { scenario: 'the-hungry-ledger' }
    const at = party({
      options,
      table: {
        'players[0].hand': ['Torch', 'Flail', 'Quiver'],
        enemies: ['Grave Grub'],
        'players[0].rows': [9, 0, 0, 0, 0, 0],
        ledger: ['Hound', 'Spark'],
        'drawPile.top': ['a Common card'],
      },
      rolls: { enemyDie: [1], dice: [0] },
    })
    at.do('fetch Hound from the Ledger')
    expect([at.read('players[0].hand.size') ?? 4, apLeft(tableOf(at), 0)]).toEqual([4, 1])
    expect(at.refusal('fetch Spark from the Ledger')?.rule).toBe('S3')
    at.do('end your actions').do('discard Torch').do('draw up to your hand size')
    expect(at.read('ledger')).toEqual(['Spark', 'Torch'])

    const demon = party({
      options,
      table: {
        'players[0].hand': ['Flail', 'Quiver'],
        enemies: ['Grave Grub'],
        'players[0].rows': [29, 0, 0, 0, 0, 0],
        ledger: ['Hound', 'Spark', 'Torch', 'Buckler', 'Meteor'],
        'drawPile.top': ['Tomb'],
      },
    })
    demon.do('end your actions').do('draw up to your hand size')
    const t = tableOf(demon)
    expect([t.ledger.size, acidDice(t, demonOf(t))]).toEqual([0, 5 + 5])
  })
})

describe('[S4] Kennel of the Dead', () => {
  const options = { scenario: 'kennel-of-the-dead' }
  test('[S4] one Companion more, and strays are called from the discard pile', () => {
    const at = party({
      options,
      table: { 'players[0].hand': ['Torch'], discardPile: ['Buckler', 'Hound'], enemies: ['Grave Grub'] },
    })
    expect(companionLimit(tableOf(at), 0)).toBe(2)
    at.do('call Hound from the discard pile')
    expect(at.read('players[0].hand')).toEqual(['Torch', 'Hound'])
    expect(at.refusal('call Buckler from the discard pile')?.rule).toBe('S4')
  })

  test('[S4] eliminated Companions lie under the Demon, each two dice for Side A, until it falls', () => {
    const at = party({
      heroes: ['Druid'],
      options,
      table: {
        'players[0].hand': ['Torch', 'Flail', 'Quiver'],
        'players[0].companions': ['Hound'],
        'players[0].skills': ['Straight Blow'],
        'players[0].rows': [40, 0, 9, 0, 0, 0],
        enemies: ['Kerr, the Houndmaster', 'Marrow Hound'],
        demonSide: 1,
      },
      rolls: { enemyDie: [3], dice: Array<number>(40).fill(0) },
    })
    at.do('end your actions').do('draw up to your hand size')
    const t = tableOf(at)
    expect([at.read('kennel'), acidDice(t, enemy('Kerr, the Houndmaster'))]).toEqual([['Hound'], 4 + 2])
    at.arrange({
      [`foes[${enemy('Kerr, the Houndmaster')}].hp`]: -50,
      [`foes[${enemy('Kerr, the Houndmaster')}].sundered`]: 90,
    })
    for (let i = 0; i < 3 && tableOf(at).demonSide === 1; i++) {
      at.do('use Straight Blow on Kerr, the Houndmaster')
      if (tableOf(at).demonSide === 1) at.arrange({ [`foes[${enemy('Kerr, the Houndmaster')}].hp`]: -60 })
      if (at.read('question') !== 'act') break
    }
    at.passForced('choose Hound').do('choose Hound')
    expect(at.read('players[0].hand')).toContain('Hound')
    expect(acidDice(tableOf(at), enemy('Kerr, the Houndmaster'))).toBe(5) // Side B's own
  })
})

test('[S5, HA46] The Drowned Choir: the Enemy die lies open a turn ahead, and a Decoy may roll it again at any time', () => {
  const at = party({
    heroes: ['Warrior'],
    options: { scenario: 'the-drowned-choir' },
    table: {
      face: 4,
      'players[0].hand': ['Decoy', 'Torch', 'Flail', 'Quiver', 'Grimoire'],
      enemies: ['Grave Grub'],
    },
    rolls: { enemyDie: [1, 0], dice: [0] },
  })
  at.do('use Decoy')
  expect(at.read('face')).toBe(2)
  at.do('end your actions').do('draw up to your hand size')
  expect([at.read('face'), at.read('enemyTurns')]).toEqual([1, 1]) // the next one is known already
})

test('[S6, HA39] A Wedding in the Crypt: death is lent, and the Demon grows on it', () => {
  const options = { scenario: 'a-wedding-in-the-crypt' }
  const alone = party({
    heroes: ['Warrior'],
    options,
    table: { 'players[0].hand': FULL, enemies: ['Stitched Giant', 'Shambler', 'Ogre'] },
    rolls: { enemyDie: [1], dice: [4, 4, 4, 4, 4, 4, 2, 2] },
  })
  alone.do('end your actions').do('draw up to your hand size')
  const t = tableOf(alone)
  expect([t.players[0].isAlive, t.loanUsed, enemyHp(t, demonOf(t))]).toEqual([1, 1, 45 + 10])
  const two = party({
    heroes: ['Warrior', 'Monk'],
    options,
    table: {
      'players[0].hand': FULL,
      'players[0].rows': [2, 0, 0, 0, 0, 0],
      'players[1].hand': [],
      'players[1].isAlive': 0,
      enemies: ['Grave Grub'],
    },
  })
  two.do('end your actions').do('draw up to your hand size')
  two.do('come back: every player removes an Attribute Point card')
  expect([two.read('players[0].rows'), tableOf(two).demonHp]).toEqual([[2, 0, 0, 0, 0, 0], 5])
})

test('[S7] The Glass Mine: Items cost less, and what has struck breaks or costs a card', () => {
  const at = party({
    heroes: ['Warrior'],
    options: { scenario: 'the-glass-mine' },
    table: { 'players[0].hand': ['Battle Axe', 'Torch', 'Flail'], enemies: ['Stitched Giant'] },
    rolls: { dice: [0, 0, 0, 0, 0, 0, 0] },
  })
  at.do('equip Battle Axe').do('use Battle Axe on Stitched Giant')
  expect(apLeft(tableOf(at), 0)).toBe(0)
  at.do('end your actions')
  expect(at.offers()).toEqual(['discard Torch', 'discard Flail', 'let Battle Axe break'])
  at.do('let Battle Axe break')
  expect([at.read('players[0].items'), at.read('question')]).toEqual([[], 'step-three'])
})

test('[S8] The Long Night: from the eighth enemies’ turn on it is dearer, and one may press on', () => {
  const night = (enemyTurns: number): string => {
    const at = party({
      heroes: ['Warrior'],
      options: { scenario: 'the-long-night' },
      table: { 'players[0].hand': FULL, enemies: ['Grave Grub'], enemyTurns },
      rolls: { enemyDie: [1] },
    })
    return at.do('end your actions').do('draw up to your hand size').events().join(' ')
  }
  expect(night(6)).toMatch(/0 Damage and 1 Acid/)
  expect(night(7)).toMatch(/0 Damage and 2 Acid/)
  expect(night(11)).toMatch(/0 Damage and 3 Acid/)
  const at = party({
    heroes: ['Warrior'],
    options: { scenario: 'the-long-night' },
    table: {
      'players[0].hand': FULL,
      enemies: ['Grave Grub'],
      'drawPile.top': ['a Common card 1', 'a Common card 2'],
      'commons.top': ['Hound', 'Buckler'],
    },
  })
  at.do('end your actions').do('press on: draw two more, then discard')
  expect([at.read('question'), at.read('players[0].hand')]).toEqual([
    'discard-down',
    [...FULL, 'Hound', 'Buckler'],
  ])
})

describe('[S9] The Hellbringer', () => {
  const reached = (stroke: string, more: Overrides = {}) => {
    const at = party({
      heroes: ['Warrior'],
      options: { scenario: 'the-hellbringer' },
      table: {
        'players[0].hand': FULL.slice(0, 3),
        'players[0].rows': [40, 0, 0, 0, 0, 0],
        enemies: ['Grave Grub'],
        'drawPile.top': ['Crypt'],
        'monsterPile.top': ['Ogre', 'Ghoul'],
        ...more,
      },
    })
    at.do('end your actions').do('draw up to your hand size')
    expect(at.offers()).toHaveLength(4)
    return at.do(at.offers().find((offer) => offer.toLowerCase().includes(stroke)) ?? stroke)
  }

  test('[S9, H120, H134] each stroke is struck once, before the enemies enter', () => {
    const echo = reached('echo')
    expect(damageDice(tableOf(echo), enemy('Ogre'))).toBe(3)
    expect((echo.read('enemies') as string[]).slice(0, 3)).toEqual(['Grave Grub', 'Ogre', 'Ghoul'])
    expect([echo.read('place'), echo.read('strokes')]).toEqual([1, 4])
    const dread = reached('dread')
    expect(tableOf(dread).demonDamage).toBe(1)
    const silence = reached('silence')
    expect(silence.read('question')).not.toBe('act')
    expect(tableOf(silence).strokes).toBe(1)
    const weight = reached('weight').do('remove a card from the row of HP')
    expect(weight.read('players[0].rows')).toEqual([39, 0, 0, 0, 0, 0])
  })
})

describe('Instants', () => {
  test('[H120, H122, HA8, HA37, HA42, HA24] a Location lies on its pile, brings a Monster, and is replaced from the bottom', () => {
    const t = direct('Warrior')
    // Pile 5 used up: the bottom card is the Tomb, and no Monster is left.
    t.players[0].hand.clear()
    for (const card of ['Torch', 'Flail', 'Quiver'])
      if (t.commons.has(numberOf(card))) t.commons.take(numberOf(card))
    for (const card of ['Torch', 'Flail', 'Quiver']) t.players[0].hand.push(numberOf(card))
    t.monsterPile.moveAllTo(t.trophies)
    const crypt =
      t.drawPile.toArray().find((lot) => lot === t.drawPile.get(t.drawPile.size - t.layers[0])) ?? -1
    t.drawPile.take(crypt)
    t.drawPile.push(crypt)
    t.players[0].rows[0] = 60
    t.refresh()
    const before = t.enemies.size
    doOn(t, 'end your actions')
    doOn(t, 'draw up to your hand size')
    expect([t.place, t.locationPile.size, t.ahead.size]).toEqual([1, 1, 7])
    expect([t.enemies.size, t.players[0].hand.size]).toEqual([before, 4])
  })

  test('[H121, HA72, W12, HA43] a Tome gives every living player what it says, the drawer first', () => {
    const at = party({
      heroes: ['Warrior', 'Monk'],
      table: {
        'players[0].hand': FULL.slice(0, 3),
        'players[1].hand': ['True Eye', 'Eye Amulet', 'Buckler', 'Chain Mail'],
        enemies: ['Grave Grub'],
        'drawPile.top': ['Tome III'],
      },
    })
    at.do('end your actions').do('draw up to your hand size')
    for (let i = 0; i < 3; i++) at.do('put it in the row of AR', 1)
    at.passForced('put it in the row of SI', 2)
    for (let i = 0; i < 3; i++) at.do('put it in the row of SI', 2)
    expect([at.read('players[0].rows'), at.read('players[1].rows')]).toEqual([
      [0, 3, 0, 0, 0, 0],
      [0, 0, 3, 0, 0, 0],
    ])
    expect(tableOf(at).monsterPile.size).toBe(42)
  })

  test('[H126, HA32, H2] the Tomb brings the Demon on Side A, five steps into the dark', () => {
    const at = party({
      heroes: ['Warrior'],
      table: {
        'players[0].hand': FULL.slice(0, 3),
        'players[0].rows': [40, 0, 0, 0, 0, 0],
        enemies: ['Grave Grub'],
        'drawPile.top': ['Tomb'],
      },
    })
    expect(at.read('enemyBox')).toContain('Vorm, the Doorkeeper')
    at.do('end your actions').do('draw up to your hand size')
    const t = tableOf(at)
    expect([at.read('demonSide'), at.read('enemies'), neededSi(t, demonOf(t))]).toEqual([
      1,
      ['Grave Grub', 'Vorm, the Doorkeeper'],
      2 + 4,
    ])
  })
})
