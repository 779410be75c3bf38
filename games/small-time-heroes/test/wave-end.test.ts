import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import {
  EMPTY,
  fight,
  lastMinion,
  plainMinion,
  plainMinions,
  read,
  tableOf,
  PLAIN_WAVE,
} from './fight-three.ts'
import type { Fight } from './fight-three.ts'

const minion = plainMinion()

/** A Wave that Joan's next Shin Kick clears; its Reward is one card of the Market Row. */
function lastKick(table: Fight['table'] = {}, more: Omit<Fight, 'table'> = {}) {
  return fight({ ...more, table: { enemies: lastMinion(), challengeDeck: ['Pep Talk'], ...table } })
}

describe('the clean-up after a Wave', () => {
  const at = lastKick({
    'heroes[0]': {
      ...{ strength: 2, protect: 1, strengthNow: 1, protectNow: 1, weak: 1, exposed: 1, drained: 1 },
      playArea: ['Sound Check'],
      equipment: ['Dustbin Lid 1', 'Bucket with Eyeholes 1'],
      deck: ['Shin Kick 3', 'Power Chord'],
      discard: [],
    },
  })
  const intent = at.read('intents[0].card')
  at.do(`play Shin Kick 1 on ${minion}`)

  test('[R130] hand, play area and Equipment are on the discard pile before the Reward is taken', () => {
    expect(at.read('question')).toBe('take-reward-part')
    expect(read(at, 'heroes[0].hand', 'heroes[0].playArea', 'heroes[0].equipment')).toEqual([[], [], []])
    expect(at.read('heroes[0].discard')).toEqual(
      expect.arrayContaining([
        ...['Shin Kick 1', 'Shin Kick 2', 'Leather Jacket Shrug 1', 'Sound Check'],
        ...['Dustbin Lid 1', 'Bucket with Eyeholes 1'],
      ]),
    )
    expect(read(at, 'heroes[0].discard.size', 'heroes[0].deck.size')).toEqual([6, 2])
  })

  test('[R130] the Intent is discarded', () => {
    expect(intent).not.toBeNull()
    expect(at.read('intents[0].card')).toBeNull()
    expect(at.read('intentDiscard')).toEqual([intent])
  })

  test('[R130, R69] every status of the Hero is gone', () => {
    const { strength, strengthNow, protect, protectNow, weak, exposed, drained } = tableOf(at).heroes[0]
    expect([strength, strengthNow, protect, protectNow, weak, exposed, drained]).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ])
  })

  test('[R130] the next Wave waits for the Rewards', () => {
    expect(read(at, 'wave', 'enemies[0].card', 'enemies[1].card', 'enemies[2].card')).toEqual([
      1,
      ...[null, null, null],
    ])
  })
})

describe('after the Rewards', () => {
  test('[R130] the discard pile and the card just gained are shuffled into the deck, and five are drawn', () => {
    const at = lastKick({}, { rolls: { heroDice: [{ shuffle: ['Amped Up 1', 'Shin Kick 1'] }] } })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    expect(at.read('heroes[0].hand')).toEqual(expect.arrayContaining(['Amped Up 1', 'Shin Kick 1']))
    // Nine starting cards and the new one: five in hand, five in the deck.
    expect(read(at, 'heroes[0].hand.size', 'heroes[0].deck.size', 'heroes[0].discard.size')).toEqual([
      5, 5, 0,
    ])
    expect(at.unusedRolls().join()).not.toContain('heroDice')
    expect(read(at, 'wave', 'round', 'question')).toEqual([2, 1, 'hero-acts'])
  })

  test('[R131] health stays as it is', () => {
    const at = lastKick({ 'heroes[0].health': 7, ...PLAIN_WAVE })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    expect(read(at, 'wave', 'heroes[0].health')).toEqual([2, 7])
  })

  test('[R133] three Minions of the next Wave are laid out from the left and spawn', () => {
    const names = ['Nanny Hound', 'Kennel Bouncer', 'Ankle Enthusiast']
    const at = lastKick({ 'waveDecks[1].deck.top': names })
    const symbols = read(at, 'enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol')
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    const { enemies, data } = tableOf(at)
    const cards = [0, 1, 2].map((place) => data.cards[enemies[place].card])
    expect(cards.map((card) => card.title)).toEqual(names)
    cards.forEach(({ health, block }, place) => {
      const { health: now, maxHealth, block: blocked } = enemies[place]
      expect([now, maxHealth, blocked]).toEqual([health, health, block])
    })
    // The Health cards below them stay where they were [A2].
    expect(read(at, 'enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol')).toEqual(symbols)
  })

  test('[R133] the fourth Wave is that of the Boss', () => {
    const at = lastKick({ wave: 3 })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    const { bosses } = tableOf(at).data
    expect(at.events()).toContain('The Boss Wave begins: The Houndmaster.')
    expect(read(at, 'wave', 'enemies[3].health')).toEqual([4, bosses[0].health])
  })
})

describe('when a Wave ends', () => {
  test('[A23] it is over at once, with cards and Energy left', () => {
    const at = lastKick({ 'heroes[0].energy': 3 })
    at.do(`play Shin Kick 1 on ${minion}`)
    expect(at.read('question')).toBe('take-reward-part')
    expect(at.events()).toContain('The Wave is cleared.')
  })

  test('[A23] an Enemy that is left keeps it going', () => {
    const at = lastKick({
      enemies: [lastMinion()[0], { card: 'Howling Beagle', health: 5, maxHealth: 9 }, EMPTY],
    })
    at.do(`play Shin Kick 1 on ${minion}`)
    expect(read(at, 'question', 'cleared')).toEqual(['hero-acts', 0])
  })

  test('[A23] the card being resolved is finished first', () => {
    const at = lastKick(
      { 'heroes[1].hand': ['Pick a Bleeding Pocket 1'], 'heroes[1].energy': 3 },
      { hero: 'lira' },
    )
    at.do(`play Pick a Bleeding Pocket on ${minion}`)
    expect(read(at, 'heroes[1].potions.size', 'question')).toEqual([1, 'take-reward-part'])
  })

  test('[A23] a second Hero who has not fought yet gets no turn', () => {
    const at = lastKick({ 'heroes[1].knowledge': ['Ferret on the Payroll'] }, { seats: 2, mode: 'campaign' })
    at.do(`play Shin Kick 1 on ${minion}`, 1)
    expect(read(at, 'heroes[1].fought', 'heroes[1].hand', 'question')).toEqual([0, [], 'take-reward-part'])
    expect(at.read('heroes[1].block')).toBe(0) // the Ferret gives some at the start of a turn
  })

  test('[A23] in the Enemy Turn the running Intent is finished, and the next is not begun', () => {
    const at = lastKick(
      {
        'heroes[0].hand': [],
        'heroes[0].potions': ['Fizzed-Up Bottle Rocket 1'],
        intents: [
          { card: 'Skull (Skull)', back: 8, hero: 0 },
          { card: 'Claw (Claw)', back: 16, hero: 1 },
        ],
      },
      { seats: 2 },
    )
    at.do('end the turn of Joan', 1).do('end the turn of Lira', 2)
    expect(at.read('question')).toBe('potion-window')
    at.do(`Fizzed-Up Bottle Rocket for Joan, at ${minion}`, 1)
    expect(at.events()).toContain('Skull: The Wolf Pack at work.')
    expect(at.events()).not.toContain('The Intent for Lira is Claw.')
    expect(at.read('question')).toBe('take-reward-part')
  })

  /** A Boss with so much health, and a Minion whose REACT would knock Joan out. */
  const againstKing = (health: number): Scene =>
    fight({
      boss: 'goblin-king',
      table: {
        wave: 4,
        'heroes[0]': { health: 1, energy: 3, hand: ['Trash the Stage 1'] },
        enemies: [
          { card: 'Short-Fuse Bosun 1', health: 10, maxHealth: 10, block: 0 },
          ...[EMPTY, EMPTY, { health, maxHealth: 30, block: 0 }],
        ],
      },
    })

  test('[A23] a Boss at 0 wins on the spot, ahead of every REACT', () => {
    const at = againstKing(3)
    at.do('play Trash the Stage')
    expect(read(at, 'outcome', 'heroes[0].health', 'enemies[0].health')).toEqual(['won', 1, 0])
  })

  test('[A23] without the Boss at 0 that REACT would have been the end', () => {
    const at = againstKing(4)
    expect(at.do('play Trash the Stage').read('outcome')).toBe('lost')
  })

  test('[A23] in a Minion Wave the triggers of the last Minion come first, also if they knock the Hero out', () => {
    const at = fight({
      boss: 'goblin-king',
      table: { enemies: lastMinion('Fuse Sniffer 1'), 'heroes[0].health': 1 },
    })
    at.do('play Shin Kick 1 on Fuse Sniffer 1')
    expect(read(at, 'outcome', 'heroes[0].health')).toEqual(['lost', 0])
  })

  test('[A23] a Wave that ends before the first card brings no turn', () => {
    const table = {
      ...{ treasures: ['Friendly Fire'], 'heroes[0].knowledge': ['Skin Like Old Boots'] },
      ...{ ...PLAIN_WAVE, challengeDeck: ['Union Break', 'Pep Talk'] },
    }
    const at = lastKick(table, { mode: 'campaign' })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    expect(read(at, 'wave', 'round', 'question')).toEqual([2, 1, 'take-reward-part'])
    // Her Knowledge would have given her Block at the start of a turn.
    expect(read(at, 'heroes[0].block')).toEqual([0])
    expect(at.events()).not.toContain('Joan gains 4 Block.')
  })
})

describe('what stays after a Wave', () => {
  const next = {
    'waveDecks[1].deck.top': ['Pack Cheerleader', ...plainMinions('houndmaster', 2).slice(0, 2)],
  }

  test('[A51] Block helps against those who arrive, and goes at the next Hero Reset', () => {
    const at = lastKick({ ...next, 'heroes[0]': { block: 5, health: 20, maxHealth: 32 } })
    at.do(`play Shin Kick 1 on ${minion}`)
    expect(at.read('heroes[0].block')).toBe(5)
    at.do('gain Amped Up 1')
    expect(at.events().filter((event) => event.endsWith('no health lost.'))).toHaveLength(1)
    expect(read(at, 'heroes[0].health', 'heroes[0].block')).toEqual([20, 0])
  })

  test('[A51] without Block the same arrival hurts', () => {
    const at = lastKick({ ...next, 'heroes[0]': { block: 0, health: 20, maxHealth: 32 } })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    expect(at.read('heroes[0].health')).toBe(17)
  })

  test('[A51] Immunity helps against those who arrive, and goes at the next Hero Reset', () => {
    const at = lastKick({ ...next, 'heroes[0]': { immune: 1, health: 20, maxHealth: 32 } })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    expect(at.events()).toContain('Joan is immune: nothing happens.')
    expect(read(at, 'heroes[0].health', 'heroes[0].immune')).toEqual([20, 0])
  })

  test('[A51] Lira stays Concealed', () => {
    const at = lastKick({ 'heroes[1].concealed': 1 }, { hero: 'lira' })
    at.do(`play Borrowed Steak Knife 1 on ${minion}`).do('gain Eavesdrop 1')
    expect(read(at, 'wave', 'heroes[1].concealed')).toEqual([2, 1])
  })

  test('[A51] tokens of Enemies go with them', () => {
    const tokens = { strength: 3, protect: 2, weak: 1, exposed: 1 }
    const at = lastKick({
      enemies: [{ ...lastMinion()[0], ...tokens }, EMPTY, EMPTY, { ...tokens, block: 4 }],
      ...PLAIN_WAVE,
    })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    for (const enemy of [0, 3]) {
      const { strength, protect, weak, exposed } = tableOf(at).enemies[enemy]
      expect([strength, protect, weak, exposed]).toEqual([0, 0, 0, 0])
    }
    expect(at.read('enemies[3].block')).toBe(0)
  })
})
