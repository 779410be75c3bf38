import { describeFor } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { END, END_LIRA, fight, printed, read } from './fight-two.ts'
import type { Fixture, Fight } from './fight-two.ts'

const KICK = { 'heroes[0].hand': ['Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3'] }
const ash = (card: Readonly<Record<string, unknown>>): Fixture => printed({ minions: { Ash: card } })

/** A Wave 1 that is over after one kick: Wave 2 is set up. */
function clearWave(fixture: Fixture, more: Fight = {}): Scene {
  const at = fight(fixture, {
    row: [null, { card: 'Birch', health: 1 }, null],
    rolls: { heroDice: [{ shuffle: [] }] },
    ...more,
    table: { ...KICK, ...more.table },
  })
  return at.do('play Shin Kick on Birch')
}

describe('spawning', () => {
  const wave = printed({
    minions: { Badger: { health: 9, block: 2 }, Coot: { health: 4 }, Dormouse: { health: 7, block: 1 } },
  })

  test('[R100] Minions come with their printed health, which is their maximum, and their printed Block', () => {
    const at = clearWave(wave)
    expect(read(at, 'enemies[0].card', 'enemies[1].card', 'enemies[2].card')).toEqual([
      'Badger',
      'Coot',
      'Dormouse',
    ])
    const of = (field: string): unknown[] => [0, 1, 2].map((place) => at.read(`enemies[${place}].${field}`))
    expect([of('health'), of('maxHealth'), of('block')]).toEqual([
      [9, 4, 7],
      [9, 4, 7],
      [2, 0, 1],
    ])
  })

  test('[R100, R190] with two players their health is doubled, but not their Block, attack or Strength', () => {
    const two = printed({
      minions: { Badger: { health: 9, block: 2, attack: 3, arrive: [{ strength: 1 }] } },
    })
    const at = fight(two, {
      seats: 2,
      row: [null, { card: 'Birch', health: 1 }, null],
      table: KICK,
      rolls: { heroDice: [{ shuffle: [] }, { shuffle: [] }] },
    })
    at.do('Joan fights first').do('play Shin Kick on Birch').do('Joan faces them')
    expect(read(at, 'enemies[0].health', 'enemies[0].maxHealth', 'enemies[0].block')).toEqual([18, 18, 2])
    expect(at.read('enemies[0].strength')).toBe(1)
  })

  test('[R100, R102] when all of them are out, they ARRIVE from left to right, once', () => {
    const arriving = printed({
      minions: {
        Badger: { arrive: [{ hit: 1 }, { strength: 2, who: 'all-minions' }] },
        Dormouse: { arrive: [{ hit: 1 }] },
      },
    })
    const at = clearWave(arriving)
    // Badger hits without Strength; Dormouse, which was out already when Badger gave it, with 2.
    expect(at.read('heroes[0].health')).toBe(30 - 1 - 3)
    expect(at.events().filter((event) => event.includes('gains 2 Strength'))).toHaveLength(3)
    at.do(END)
    expect(read(at, 'enemies[0].strength', 'enemies[1].strength', 'enemies[2].strength')).toEqual([2, 2, 2])
  })

  test('[A49] with two players one Hero is named for all who arrive as a Wave is set up', () => {
    const arriving = printed({
      minions: { Badger: { arrive: [{ hit: 2 }] }, Coot: { arrive: [{ hit: 3 }] } },
    })
    for (const [name, health] of [
      ['Joan', [25, 30]],
      ['Lira', [30, 25]],
    ] as const) {
      const at = fight(arriving, {
        seats: 2,
        row: [null, { card: 'Birch', health: 1 }, null],
        table: KICK,
        rolls: { heroDice: [{ shuffle: [] }, { shuffle: [] }] },
      })
      at.do('Joan fights first').do('play Shin Kick on Birch')
      expect(at.read('question')).toBe('arrival-hero')
      at.do(`${name} faces them`)
      expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual(health)
    }
  })

  test('[R110] a Minion shows its attack, Block, health, Defeat Reward and abilities', () => {
    const full = ash({ attack: 3, block: 2, health: 8, reward: { heal: 4 }, activate: [{ hit: 7 }] })
    const at = fight(full, { row: [{ card: 'Ash', health: 8, maxHealth: 8, block: 2 }, null, null] })
    const item = describeFor(full.game, at.table, 0)
      .flatMap(({ items }) => items)
      .find(({ name }) => name === 'Ash')
    const figures = Object.fromEntries((item?.figures ?? []).map(({ label, value }) => [label, value]))
    expect(figures).toEqual({ attack: 3, block: 2, health: 8 })
    expect(item?.text).toMatch(/7 damage.*Reward.*4/)
  })
})

describe('activating', () => {
  test('[R101] it deals its attack value and its Strength, and then its ACTIVATE ability happens', () => {
    const at = fight(ash({ activate: [{ strength: 1 }, { block: 3 }] }), {
      row: [{ card: 'Ash', strength: 2 }, 'Birch', 'Cedar'],
      intents: ['sun'],
    })
    const events = at.do(END).events()
    expect(at.read('heroes[0].health')).toBe(30 - 2 - 2)
    const hit = events.indexOf('Joan loses 4 health to Ash and has 26 left.')
    expect(hit).toBeGreaterThan(events.indexOf('Ash activates.'))
    expect(events.indexOf('Ash gains 1 Strength.')).toBeGreaterThan(hit)
    expect(read(at, 'enemies[0].strength', 'enemies[0].block')).toEqual([3, 3])
  })

  test('[R102] ACTIVATE happens each time, and Strength raises every damage of an ability too', () => {
    const at = fight(ash({ attack: 1, activate: [{ hit: 1, times: 2 }, { strength: 1 }] }), {
      intents: ['sun'],
      table: { 'intentDeck.top': ['Sun or Moon (Sun)'] },
    })
    expect(at.do(END).read('heroes[0].health')).toBe(30 - 3)
    expect(at.do(END).read('heroes[0].health')).toBe(27 - 6)
    expect(at.read('enemies[0].strength')).toBe(2)
  })

  test('[R106] what helps goes to the Enemy, Weak and Exposed go to the Hero', () => {
    const all = ['weaken', 'expose', { block: 2 }, { strength: 1 }, { protect: 1 }, 'immunity']
    const at = fight(ash({ activate: all }), { intents: ['sun'] })
    at.do(END)
    expect(read(at, 'heroes[0].weak', 'heroes[0].exposed')).toEqual([1, 1])
    expect(read(at, 'heroes[0].strength', 'heroes[0].protect', 'heroes[0].immune')).toEqual([0, 0, 0])
    const own = ['block', 'strength', 'protect', 'immune', 'weak', 'exposed']
    expect(own.map((field) => at.read(`enemies[0].${field}`))).toEqual([2, 1, 1, 1, 0, 0])
  })

  test('[A59] without an attack figure there is no hit: Strength and Weak do not matter', () => {
    const at = fight(ash({ attack: undefined, activate: [{ block: 1 }] }), {
      row: [{ card: 'Ash', strength: 4, weak: 1 }, 'Birch', 'Cedar'],
      intents: ['sun'],
      table: { 'heroes[0].exposed': 1 },
    })
    at.do(END)
    expect(read(at, 'heroes[0].health', 'heroes[0].exposed')).toEqual([30, 1])
    expect(read(at, 'enemies[0].weak', 'enemies[0].block')).toEqual([1, 1])
  })

  test('[A59] a printed 0 is an attack and takes Strength', () => {
    const row = [{ card: 'Ash', strength: 4 }, 'Birch', 'Cedar']
    const at = fight(ash({ attack: 0 }), { row, intents: ['sun'] })
    expect(at.do(END).read('heroes[0].health')).toBe(30 - 4)
  })

  test.each([
    [1, 4],
    [4, 6],
    [6, 6],
  ])('[A44] a Minion with %i of 6 health that regains 3 has %i', (health, mended) => {
    const at = fight(ash({ activate: [{ mend: 3 }] }), {
      row: [{ card: 'Ash', health }, 'Birch', 'Cedar'],
      intents: ['sun'],
    })
    expect(at.do(END).read('enemies[0].health')).toBe(mended)
  })

  test('[A44] Challenge Health and the doubling for two players belong to the maximum', () => {
    const challenge = [{ id: 'day-off', name: 'Day Off', copies: 12, health: 2, reward: { heal: 1 } }]
    const calls = printed({
      minions: { Ash: { health: 5, activate: [{ mend: 9 }] } },
      horde: { skull: [{ summon: 1 }, { hurt: 4, side: 'all-minions' }] },
      files: { 'challenges.json': challenge },
    })
    const at = fight(calls, {
      seats: 2,
      row: [null, 'Birch', 'Cedar'],
      table: { challenges: ['Day Off 1'] },
      intents: ['skull', 'sun'],
    })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(at.events()).toContain('Ash loses 4 health and has 10 left.')
    expect(read(at, 'enemies[0].health', 'enemies[0].maxHealth')).toEqual([14, 14])
  })

  test('[A58] an open choice is made by the player of the active Hero', () => {
    const choosy = ash({ attack: 0, activate: [{ choose: [{ hit: 5 }, { bomb: 1 }] }] })
    const at = fight(choosy, { seats: 2, intents: ['skull', 'sun'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(at.read('question')).toBe('choose-option')
    expect([at.offers(1).length, at.offers(2).length]).toEqual([0, 2])
    at.do(at.offers(2)[0], 2)
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual([30, 25])
  })

  test('[A58] a Hero made to discard chooses the card, unless it is at random', () => {
    const fresh = { 'heroes[0].deck': ['Shin Kick 1', 'Power Chord', 'Sound Check'] }
    const chosen = fight(ash({ activate: [{ discard: 1 }] }), { intents: ['sun'], table: fresh })
    chosen.do(END)
    expect(chosen.offers()).toEqual(['discard Sound Check', 'discard Power Chord', 'discard Shin Kick 1'])
    expect(chosen.do('discard Power Chord').read('heroes[0].discard')).toEqual(['Power Chord'])
    const random = fight(ash({ activate: [{ discard: 1, how: 'random' }] }), {
      ...{ intents: ['sun'], table: fresh, rolls: { heroDice: [2] } },
    })
    expect(random.do(END).read('heroes[0].discard')).toEqual(['Shin Kick 1'])
  })
})
