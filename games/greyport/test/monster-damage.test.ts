import { describe, expect, test } from 'vitest'
import { endRound, hpOf, misplaced, place, placesOf, play, read, street, tableOf } from './street-two.ts'
import type { Street } from './street-two.ts'

const GOBLIN = 'Frenzy Goblin 1' // 1 damage
const ARCHER = 'Goblin Archer 1' // 2 damage
const SPITTER = 'Firespitter 1' // 3 damage

describe('the active group strikes', () => {
  test('[D1a] the damage of all its monsters is added up; the defending player loses as much', () => {
    const at = street({ people: [{ group: [GOBLIN, ARCHER, SPITTER] }, {}] })
    expect(endRound(at)).toContain('Fiona loses 6 hit points and has 4.')
    expect(hpOf(at)).toEqual([4, 10])
  })

  test('[D1a] the defending player is who has the marker', () => {
    const at = street({ people: [{ group: [SPITTER] }, { group: [ARCHER] }, {}], table: { defender: 1 } })
    endRound(at)
    expect(hpOf(at)).toEqual([10, 8, 10])
  })

  test('[D1a] an empty group does nothing', () => {
    const at = street({ people: [{}, { group: [SPITTER] }], there: [GOBLIN] })
    expect(endRound(at).join()).not.toContain('Fiona loses')
    expect(hpOf(at)).toEqual([10, 10])
  })

  test('[D1b] at 0 HP the game is lost', () => {
    const at = street({ people: [{ group: [SPITTER], hp: 3 }, {}] })
    expect(endRound(at)).toContain('Fiona has fallen. You lose.')
    expect(read(at, 'outcome', 'question')).toEqual(['lost', null])
  })

  test('[D1b] below 0 as well, and with 1 HP left it is not', () => {
    const below = street({ people: [{ group: [SPITTER], hp: 1 }, {}] })
    endRound(below)
    const alive = street({ people: [{ group: [SPITTER], hp: 4 }, {}] })
    endRound(alive)
    expect([below.read('outcome'), alive.read('outcome'), hpOf(alive)[0]]).toEqual(['lost', 'playing', 1])
  })

  test('[D1b, Q17] and over before what the damage sets off', () => {
    const at = street({ people: [{ group: ['Hex Knitter 1', 'Mostly Elbows 1'], hp: 3 }, {}] })
    expect(endRound(at).join()).not.toContain('curse')
    expect([at.read('outcome'), at.read('curseDeck.size'), ...hpOf(at)]).toEqual(['lost', 20, 0, 10])
  })

  test('[D1b, D1c] a lost game is over before the location is struck', () => {
    const at = street({ people: [{ group: [SPITTER], hp: 3 }, {}], there: [ARCHER] })
    expect(endRound(at).join()).not.toContain('The location loses')
    expect(at.read('locationHp')).toBe(8)
  })
})

describe('the location group strikes', () => {
  test('[D1c] the location loses the damage of its group, and no player does', () => {
    const at = street({ there: [ARCHER, SPITTER], people: [{}, {}] })
    expect(endRound(at)).toContain('The location loses 5 hit points and has 3.')
    expect([at.read('locationHp'), ...hpOf(at)]).toEqual([3, 10, 10])
  })

  test('[D1, D1c] after the defending player', () => {
    const events = endRound(street({ people: [{ group: [GOBLIN] }, {}], there: [ARCHER] }))
    const [player, location] = placesOf(events, 'Fiona loses 1', 'The location loses 2')
    expect(player < location).toBe(true)
  })

  test('[D1c, X22] shield tokens do not help the location', () => {
    const at = street({ there: [ARCHER], people: [{}, {}], table: { shields: 3 } })
    endRound(at)
    expect(read(at, 'locationHp', 'round')).toEqual([6, 2])
  })

  test('[D1e] the groups of other players do nothing', () => {
    const at = street({ people: [{ group: [GOBLIN] }, { group: [SPITTER] }, { group: [ARCHER] }], there: [] })
    endRound(at)
    expect([at.read('locationHp'), ...hpOf(at)]).toEqual([8, 9, 10, 10])
  })
})

describe('shields', () => {
  const HEX = 'Hex Knitter 1' // 2 damage, Cursed
  const shielded = (shields: number, more: Street = {}) => {
    const at = street({ people: [{ group: [HEX, SPITTER] }, {}], ...more, table: { shields, ...more.table } })
    endRound(at)
    return at
  }

  test('[D1d] the players choose which monster each token holds off, or keep them', () => {
    const at = shielded(2, { there: [ARCHER] })
    expect(read(at, 'question')).toEqual(['assign-shields'])
    expect(at.offers()).toEqual([
      ...[`shield against ${HEX}`, `shield against ${SPITTER}`],
      'spend no more shields',
    ])
    play(at, `shield against ${HEX}`, `shield against ${SPITTER}`)
    expect(hpOf(at)).toEqual([7, 10])
  })

  test('[D1d] one token cancels one point; what nobody spends cancels nothing', () => {
    const at = shielded(3)
    play(at, `shield against ${SPITTER}`, 'spend no more shields')
    expect(hpOf(at)).toEqual([6, 10])
  })

  test('[D1d] a monster whose damage is all cancelled needs no more of them', () => {
    const at = shielded(5)
    play(at, `shield against ${HEX}`, `shield against ${HEX}`)
    expect(at.offers()).toEqual([`shield against ${SPITTER}`, 'spend no more shields'])
  })

  test('[D1d, X20] a curse comes when some of the damage gets through', () => {
    const at = shielded(1)
    play(at, `shield against ${HEX}`)
    expect(read(at, 'players[0].discard', 'curseDeck.size')).toEqual([['Curse 20'], 19])
  })

  test('[D1d, X20] and does not when all of it is cancelled', () => {
    const at = shielded(2)
    const events = play(at, `shield against ${HEX}`, `shield against ${HEX}`)
    expect([hpOf(at)[0], at.read('curseDeck.size')]).toEqual([7, 20])
    expect(events.join()).not.toContain('curse')
  })

  test.each([
    [1, 'lose-card'],
    [2, 'discard-step'],
  ])('[D1d] with %i of 2 damage cancelled, what that damage sets off: %s', (count, question) => {
    const RACCOON = 'Larder Raccoon 1' // 2 damage; then the player discards an item
    const at = shielded(count, { people: [{ group: [RACCOON], hand: ['Mace'] }, {}] })
    for (let i = 0; i < count; i++) at.do(`shield against ${RACCOON}`)
    expect(at.read('question')).toBe(question)
  })

  test('[D1d] tokens that are left may serve other players', () => {
    const ELBOWS = 'Mostly Elbows 1' // 1 damage, Slash 2
    const at = shielded(3, { people: [{ group: [ELBOWS] }, {}, {}] })
    play(at, 'spend no more shields')
    expect(at.offers()).toEqual(['spend a shield for Zot', 'let Zot take it'])
    play(at, 'spend a shield for Zot', 'spend a shield for Zot', 'spend a shield for Deirdre')
    expect(hpOf(at)).toEqual([9, 10, 9])
  })

  test('[D1d, K13] no Slash if all the normal damage was cancelled', () => {
    const at = shielded(3, { people: [{ group: ['Mostly Elbows 1'] }, {}, {}] })
    play(at, 'shield against Mostly Elbows 1')
    expect(hpOf(at)).toEqual([10, 10, 10])
  })

  test('[D1d, C6] nobody is asked for a player whom no shield can help', () => {
    const at = shielded(3, { people: [{ group: ['Novice in a Borrowed Robe 1', SPITTER] }, {}] })
    expect(hpOf(at)).toEqual([6, 10])
    expect(at.read('question')).not.toBe('assign-shields')
  })

  test('[D1b, Q17] Slash can be the end of another player', () => {
    const at = street({ people: [{ group: ['Mostly Elbows 1'] }, { hp: 3 }, { hp: 2 }] })
    expect(endRound(at)).toContain('Deirdre has fallen. You lose.')
    expect([at.read('outcome'), ...hpOf(at)]).toEqual(['lost', 9, 1, 0])
  })
})

describe('the location falls', () => {
  const DROG = 'Drog, Troll General'
  /** Three players; Zot defends; the penalty takes 1 HP from each. */
  const falling = (there: readonly string[], more: Street = {}) => {
    const at = street({
      people: [{}, {}, {}],
      there,
      locationHp: 1,
      scenario: 'goblin-king',
      ...more,
      table: { defender: 1, ...more.table },
    })
    return { at, events: endRound(at) }
  }

  test('[D1f, X28] only at 0 HP or less: at 1 nothing of this happens', () => {
    const at = street({ there: [ARCHER, GOBLIN], locationHp: 4 })
    expect(endRound(at).join()).not.toContain('destroyed')
    expect(read(at, 'location', 'locationHp', 'locationGroup.size', 'locationsLost')).toEqual([
      ...['Harbour Docks', 1, 2, 0],
    ])
  })

  test('[D1f] exactly 0 is enough', () => {
    const { at, events } = falling([GOBLIN])
    expect(events).toContain('Dwarven Ruins is destroyed!')
    expect(read(at, 'question', 'locationsLost')).toEqual(['take-monster', 1])
  })

  test('[D1f] first the penalty, then bosses go to the active group, then the players take what is left', () => {
    const { at, events } = falling([GOBLIN, DROG, ARCHER], { bosses: { [DROG]: 18 } })
    const [destroyed, penalty, boss] = placesOf(events, 'destroyed!', 'Zot loses 1', `${DROG} goes to Zot`)
    expect([destroyed < penalty, penalty < boss]).toEqual([true, true])
    expect(read(at, 'question', 'players[1].group')).toEqual(['take-monster', [DROG]])
    expect(at.offers()).toEqual([`take ${GOBLIN}`, `take ${ARCHER}`])
    expect(hpOf(at)).toEqual([9, 9, 9])
  })

  test('[D1f, Q15] one each, the defending player first and then clockwise, round and round, each as they like', () => {
    const four = [GOBLIN, ARCHER, SPITTER, 'Tin-Pot Trumpeter 1']
    const { at } = falling(four)
    for (const [seat, name] of [
      [2, SPITTER],
      [3, GOBLIN],
      [1, 'Tin-Pot Trumpeter 1'],
      [2, ARCHER],
    ] as const) {
      for (const other of [1, 2, 3]) if (other !== seat) expect(at.offers(other)).toEqual([])
      at.do(`take ${name}`, seat)
    }
    expect(read(at, 'players[1].group', 'players[2].group', 'players[0].group')).toEqual([
      [SPITTER, ARCHER],
      [GOBLIN],
      ['Tin-Pot Trumpeter 1'],
    ])
    expect(at.read('locationGroup')).toEqual([])
  })

  test('[D1f, Q14] a Ferocious one uses up the pick and joins the active group', () => {
    const { at } = falling(['Back-Alley Worg 1', GOBLIN, ARCHER])
    at.do(`take ${GOBLIN}`, 2).do('take Back-Alley Worg 1', 3).do(`take ${ARCHER}`, 1)
    // Zot's round is over when all are taken, and the Worg has gone on with the marker [D6].
    expect(at.events()).toContain('Goblin Archer 1 goes to Fiona.')
    expect(read(at, 'players[1].group', 'players[0].group')).toEqual([[GOBLIN], [ARCHER]])
    expect(read(at, 'players[2].group', 'defender')).toEqual([['Back-Alley Worg 1'], 2])
  })

  test('[D1f] the location is gone, and its ability and reward with it', () => {
    const { at } = falling([GOBLIN], { table: place('The Red Dragon Inn') })
    const told = play(at, `take ${GOBLIN}`)
    expect(read(at, 'location', 'boon', 'locationSaved')).toEqual([null, -1, 0])
    expect(told.join()).not.toContain('saved')
    expect(hpOf(at)).toEqual([9, 9, 9])
    expect(misplaced(at)).toEqual([])
  })

  test('[D1f] monsters that moved do no damage this round', () => {
    const { at } = falling([SPITTER, ARCHER], { people: [{}, { group: [GOBLIN] }, {}] })
    play(at, `take ${SPITTER}`, `take ${ARCHER}`)
    // Zot: 1 of his own goblin, 1 of the penalty.
    expect(hpOf(at)).toEqual([9, 8, 9])
  })

  test('[D1f, Q46] a penalty that says damage meets shields that are left, one that says "lose" does not', () => {
    const first = falling([GOBLIN], { scenario: 'interrupted-party', table: { shields: 1 } })
    expect(first.at.offers()).toEqual(['spend a shield for Zot', 'let Zot take it'])
    play(first.at, 'spend a shield for Zot')
    expect(hpOf(first.at)).toEqual([9, 10, 9])
    const second = falling([GOBLIN], { table: { shields: 1 } })
    expect([second.at.read('question'), ...hpOf(second.at)]).toEqual(['take-monster', 9, 9, 9])
  })

  test('[D1f, W3] a penalty that takes the last HP loses the game before anybody takes a monster', () => {
    const { at, events } = falling([GOBLIN], { people: [{}, {}, { hp: 1 }] })
    expect(events).toContain('Deirdre has fallen. You lose.')
    expect(read(at, 'outcome', 'locationGroup')).toEqual(['lost', [GOBLIN]])
  })

  test('[D1f] a location that is gone is not struck again', () => {
    const { at } = falling([GOBLIN])
    play(at, `take ${GOBLIN}`)
    while (at.read('round') === 1) at.do(at.offers()[0])
    expect(tableOf(at).locationsLost).toBe(1)
    expect(endRound(at).join()).not.toContain('location')
  })
})
