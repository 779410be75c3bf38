import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import bosses from '../content/bosses.json' with { type: 'json' }
import { SYMBOLS } from '../src/content/limits.ts'
import { certain, END, fight, lostByJoan, printed, read, WAVES } from './fight-two.ts'
import type { Fight, Fixture } from './fight-two.ts'

const CARDS = ['enemies[0].card', 'enemies[1].card', 'enemies[2].card']
const BOSS = 'The Houndmaster'

/** The last Minion of Wave 3 falls, and the Boss Wave is set up. */
function toBoss(fixture: Fixture, { table, ...more }: Fight = {}): Scene {
  const at = fight(fixture, {
    row: [{ card: 'Agate', health: 3 }, null, null],
    rolls: { heroDice: [{ shuffle: [] }, { shuffle: [] }].slice(0, more.seats ?? 1) },
    ...more,
    table: { wave: 3, 'heroes[0].hand': ['Shin Kick 1'], ...table },
  })
  if (more.seats === 2) at.do('Joan fights first')
  return at.do('play Shin Kick on Agate')
}

/** A fight against the Boss, with this much health. */
const facing = (health: number, table: Fight['table'] = {}): Fight => ({
  table: { wave: 4, 'enemies[3]': { health, maxHealth: 30 }, ...table },
})

describe('setting up the Boss Wave', () => {
  const boss = printed({ bossHealth: 33, bossBlock: 2 })

  test('[R140] the Boss has its printed health', () => {
    const at = toBoss(boss)
    expect(read(at, 'wave', 'enemies[3].health', 'enemies[3].maxHealth')).toEqual([4, 33, 33])
    expect(at.read('enemies[3].block')).toBe(2)
  })

  test('[R140, R190] with two players twice as much, but not twice the Block', () => {
    const at = toBoss(boss, { seats: 2 })
    expect(read(at, 'enemies[3].health', 'enemies[3].maxHealth', 'enemies[3].block')).toEqual([66, 66, 2])
  })

  test('[R141] three Minions of Wave 1 come with it', () => {
    expect(read(toBoss(boss), ...CARDS)).toEqual(['Ash', 'Birch', 'Cedar'])
  })

  test('[R141] if there are too few, the discard pile of that Wave is shuffled', () => {
    const at = toBoss(boss, {
      table: { 'waveDecks[0]': { deck: ['Fir'], discard: ['Ash', 'Birch', 'Gorse'] } },
      rolls: { heroDice: [{ shuffle: [] }], minionDice: [{ shuffle: ['Gorse', 'Ash'] }] },
    })
    expect(read(at, ...CARDS)).toEqual(['Fir', 'Gorse', 'Ash'])
  })

  test.each([1, 2, 3])(
    '[R141] on Day %i the Minions are those of that Wave, also those added later',
    (day) => {
      const calling = printed({ abilities: { skull: [{ summon: 1 }] } })
      const [names, { length }] = [WAVES[day - 1], WAVES[day - 1]]
      const own = names.filter((name) => name !== 'Agate')
      const at = toBoss(calling, {
        mode: 'campaign',
        table: {
          ...{ day, 'bosses[1]': 0, 'bosses[2]': 0, challenges: ['Day Off 1'] },
          challengeDeck: ['Day Off 2', 'Day Off 3', 'Day Off 4'],
          'intentDeck.top': [certain('claw')],
        },
      })
      expect(read(at, ...CARDS)).toEqual(own.slice(0, 3))
      expect(at.read(`waveDecks[${day - 1}].deck.size`)).toBe(length - 3 - (day === 3 ? 1 : 0))
    },
  )

  test('[R141] that Wave is the current one from then on', () => {
    const calling = printed({ abilities: { skull: [{ summon: 1 }] } })
    const at = fight(calling, { ...facing(20), row: ['Ash', null, 'Cedar'] })
    expect(at.do(END).read('enemies[1].card')).toBe('Birch')
    const later = fight(calling, { ...facing(20, { day: 2, 'bosses[1]': 0 }), row: ['Ash', null, 'Cedar'] })
    expect(later.do(END).read('enemies[1].card')).toBe('Badger')
  })
})

describe('fighting the Boss', () => {
  const plain = printed({
    abilities: { sun: [{ hit: 5 }], skull: [{ hit: 4 }] },
    horde: { sun: [{ hit: 9 }] },
  })

  test('[R142] it acts like a Horde, after the Minion, with the abilities of its own side', () => {
    const at = fight(plain, { ...facing(20), intents: ['sun'] })
    expect(lostByJoan(at.do(END))).toEqual([
      'Joan loses 2 health to Ash and has 28 left.',
      'Joan loses 5 health to The Houndmaster and has 23 left.',
    ])
  })

  test('[R142] it can be hit, and at 0 health the Wave is won, whoever else is out', () => {
    const at = fight(plain, facing(6, { 'heroes[0].hand': ['Shin Kick 1', 'Shin Kick 2'] }))
    expect(at.do(`play Shin Kick on ${BOSS}`).read('enemies[3].health')).toBe(3)
    expect(at.do(`play Shin Kick on ${BOSS}`).read('outcome')).toBe('won')
  })

  test('[R142] defeating the Minions alone does not win it', () => {
    const at = fight(plain, {
      ...facing(20, { 'heroes[0].hand': ['Shin Kick 1'] }),
      row: [{ card: 'Ash', health: 3 }, null, null],
    })
    at.do('play Shin Kick on Ash')
    expect(read(at, 'outcome', 'question', 'enemies[0].card')).toEqual(['playing', 'hero-acts', null])
  })

  test('[R142] a Horde has no health and cannot be hit', () => {
    const at = fight(plain, { table: { 'heroes[0].hand': ['Shin Kick 1'] } })
    expect(at.offers().filter((offer) => offer.includes('Wolf Pack'))).toEqual([])
    expect(at.offers()).toContain('play Shin Kick 1 on Ash')
  })

  test('[R143] its Strength raises every ability', () => {
    const twice = printed({ abilities: { sun: [{ hit: 1, times: 2 }], skull: [{ hit: 4 }] } })
    const strong = { 'enemies[3]': { health: 20, strength: 3 } }
    const at = fight(twice, { table: { wave: 4, ...strong, 'intentDeck.top': [certain('sun')] } })
    expect(at.do(END).read('heroes[0].health')).toBe(30 - 7)
    expect(at.do(END).read('heroes[0].health')).toBe(23 - 4 - 4 - 2)
  })

  test('[R143] Weak halves its next damage, Exposed doubles what it takes next, Protect adds to its Block', () => {
    const gaining = printed({ abilities: { skull: [{ hit: 5 }, { block: 1 }] } })
    const held = { health: 20, weak: 1, exposed: 1, protect: 2 }
    const hand = { 'heroes[0].hand': ['Shin Kick 1', 'Shin Kick 2'] }
    const at = fight(gaining, { table: { wave: 4, 'enemies[3]': held, ...hand } })
    expect(at.do(`play Shin Kick on ${BOSS}`).read('enemies[3].health')).toBe(20 - 6)
    expect(at.do(`play Shin Kick on ${BOSS}`).read('enemies[3].health')).toBe(14 - 3)
    at.do(END)
    expect(read(at, 'heroes[0].health', 'enemies[3].weak', 'enemies[3].block')).toEqual([28, 0, 3])
  })
})

describe('the Houndmaster of the box', () => {
  const [{ id, hordeName, horde, abilities }] = bosses
  const box = printed({ horde, abilities })

  /** What one result does to the mat's Strength and to Joan, with nobody else in the row. */
  function result(symbol: (typeof SYMBOLS)[number], strength: number): { gained: number; lost: number } {
    const at = fight(box, {
      row: [null, null, null],
      intents: [symbol],
      table: {
        wave: 4,
        'heroes[0]': { health: 60, maxHealth: 60 },
        'enemies[3]': { health: 30, maxHealth: 30, strength },
      },
    })
    at.do(END)
    const grown = Number(at.read('enemies[3].strength'))
    return { gained: grown - strength, lost: 60 - Number(at.read('heroes[0].health')) }
  }

  test('[R145] gathers Strength as his Wave goes on', () => {
    expect(id).toBe('houndmaster')
    const growing = SYMBOLS.filter((symbol) => result(symbol, 0).gained > 0)
    expect(growing.length).toBeGreaterThanOrEqual(2)
  })

  test('[R145] and hits harder for it', () => {
    const hitting = SYMBOLS.filter((symbol) => result(symbol, 0).lost > 0)
    expect(hitting.length).toBeGreaterThanOrEqual(3)
    for (const symbol of hitting) expect(result(symbol, 2).lost).toBeGreaterThan(result(symbol, 0).lost)
  })

  test('[R145] his Horde is The Wolf Pack', () => {
    expect(hordeName).toBe('The Wolf Pack')
    expect(
      fight(box, { intents: ['claw'] })
        .do(END)
        .events(),
    ).toContain('Claw: The Wolf Pack at work.')
  })
})
