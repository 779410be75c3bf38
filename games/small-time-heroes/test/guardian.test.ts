import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { certain, END, END_LIRA, fight, PIECES, printed, read } from './fight-two.ts'
import type { Fight, Fixture, Place, Printed } from './fight-two.ts'

const guardian = (more: Printed = {}): Fixture => printed({ boss: 'guardian', ...more })
const [LEFT, HEAD, RIGHT] = PIECES[0]
const CARDS = ['enemies[0].card', 'enemies[1].card', 'enemies[2].card']
const of = (at: Scene, field: string): unknown[] =>
  [0, 1, 2].map((place) => at.read(`enemies[${place}].${field}`))

/** The Guardian's Boss Wave; pieces with 15 health unless told. */
function facing(fixture: Fixture, row: readonly (object | null)[], more: Fight = {}): Scene {
  const pieces = [LEFT, HEAD, RIGHT].map((card, place): Place => {
    return { card, health: 15, maxHealth: 15, ...row[place] }
  })
  const { table, ...rest } = more
  return fight(fixture, {
    row: pieces,
    ...rest,
    table: { wave: 4, 'heroes[0].hand': ['Shin Kick 1'], ...table },
  })
}
const RUBBLE = { health: 0, rubble: 1 }

/** The last Minion of Wave 3 falls, and the Boss Wave is set up. */
function toBoss(fixture: Fixture, day: number, seats: 1 | 2 = 1): Scene {
  const at = fight(fixture, {
    seats,
    mode: 'campaign',
    row: [{ card: 'Agate', health: 3 }, null, null],
    table: {
      ...{ wave: 3, day, 'bosses[1]': 2, 'bosses[2]': 2, 'heroes[0].hand': ['Shin Kick 1'] },
      ...{ challenges: ['Day Off 1'], challengeDeck: ['Day Off 2', 'Day Off 3', 'Day Off 4'] },
    },
    rolls: { heroDice: [{ shuffle: [] }, { shuffle: [] }].slice(0, seats) },
  })
  if (seats === 2) at.do('Joan fights first')
  return at.do('play Shin Kick on Agate')
}

describe('setting up the Guardian', () => {
  test.each([
    [1, 15],
    [2, 20],
    [3, 25],
  ])(
    '[R152] on Day %i the Arms and the Head of that Wave have %i health each, and nobody else is out',
    (day, health) => {
      const at = toBoss(guardian(), day)
      expect(read(at, ...CARDS)).toEqual([...PIECES[day - 1]])
      expect([of(at, 'health'), of(at, 'maxHealth')]).toEqual([Array(3).fill(health), Array(3).fill(health)])
      expect(at.read(`waveDecks[${day - 1}].deck.size`)).toBe(5 - (day === 3 ? 1 : 0)) // Agate is discarded
    },
  )

  test.each([
    [1, 30],
    [2, 40],
    [3, 50],
  ])(
    '[A31] with two players it is doubled, without the Boss’s extra health: Day %i, %i each',
    (day, health) => {
      expect(of(toBoss(guardian(), day, 2), 'health')).toEqual([health, health, health])
    },
  )

  test('[A56] pieces spawn with their Block and ARRIVE; the mat has no health and cannot be hit', () => {
    const arriving = guardian({ minions: { [LEFT]: { block: 3, arrive: [{ hit: 2 }] } } })
    const at = toBoss(arriving, 1)
    expect(of(at, 'block')).toEqual([3, 0, 0])
    expect(read(at, 'heroes[0].health', 'enemies[3].health')).toEqual([28, 0])
    const offers = facing(guardian(), []).offers()
    expect(offers).toEqual([...[LEFT, HEAD, RIGHT].map((piece) => `play Shin Kick 1 on ${piece}`), END])
  })

  test('[A32] they are Minions: Challenge Health comes on top, and what is for Minions reaches them', () => {
    const buff = [{ id: 'day-off', name: 'Day Off', copies: 12, health: 2, strength: 1, reward: { heal: 1 } }]
    const at = toBoss(guardian({ files: { 'challenges.json': buff } }), 2)
    expect([of(at, 'health'), of(at, 'strength')]).toEqual([
      [22, 22, 22],
      [1, 1, 1],
    ])
    const cheering = guardian({ abilities: { skull: [{ strength: 2, who: 'all-minions' }] } })
    expect(of(facing(cheering, [RUBBLE]).do(END), 'strength')).toEqual([0, 2, 2])
  })

  test('[A30] in Minion Waves they are ordinary Minions with their printed health, and no Rubble', () => {
    const calling = guardian({ horde: { skull: [{ summon: 1 }] }, minions: { [HEAD]: { health: 3 } } })
    const at = fight(calling, {
      row: ['Ash', null, 'Cedar'],
      table: { 'waveDecks[0].deck': [HEAD], 'heroes[0].deck': ['Shin Kick 1'] },
    })
    expect(read(at.do(END), 'enemies[1].card', 'enemies[1].health')).toEqual([HEAD, 3])
    at.do(`play Shin Kick on ${HEAD}`)
    expect(read(at, 'enemies[1].card', 'enemies[1].rubble', 'waveDecks[0].discard')).toEqual([
      null,
      0,
      [HEAD],
    ])
  })
})

describe('pieces and Rubble', () => {
  const plain = guardian({ abilities: { sun: [{ hit: 5 }], skull: [{ hit: 5 }] } })

  test('[R153] a defeated piece turns into Rubble, which keeps its tokens and does nothing', () => {
    const held = { health: 3, strength: 2, protect: 1, weak: 1 }
    const at = facing(plain, [held], { intents: ['sun'] })
    at.do(`play Shin Kick on ${LEFT}`)
    expect(read(at, 'enemies[0].card', 'enemies[0].rubble', 'outcome')).toEqual([LEFT, 1, 'playing'])
    expect(['strength', 'protect', 'weak'].map((field) => at.read(`enemies[0].${field}`))).toEqual([2, 1, 1])
    at.do(END)
    // [A56] to the Intent its place is empty; the mat acts as always
    expect(at.read('heroes[0].health')).toBe(25)
  })

  test('[A33] Rubble cannot be targeted, and no Minion is added in this Wave', () => {
    const calling = guardian({ abilities: { skull: [{ summon: 1 }] } })
    const at = facing(calling, [RUBBLE])
    expect(at.offers()).toEqual([`play Shin Kick 1 on ${HEAD}`, `play Shin Kick 1 on ${RIGHT}`, END])
    at.do(END)
    expect(read(at, ...CARDS, 'heroes[0].health')).toEqual([LEFT, HEAD, RIGHT, 30])
    expect(at.read('waveDecks[0].deck.size')).toBe(5)
  })

  test('[A56] the Enemy Reset passes Rubble by', () => {
    const shielded = guardian({ minions: { [LEFT]: { block: 2 }, [HEAD]: { block: 2 } } })
    expect(of(facing(shielded, [RUBBLE]).do(END), 'block')).toEqual([0, 2, 0])
  })

  test('[A56] turning to Rubble is a defeat: ON DEATH, then the Defeat Reward', () => {
    const spiteful = guardian({ minions: { [LEFT]: { onDeath: [{ hit: 4 }], reward: { heal: 1 } } } })
    const at = facing(spiteful, [{ health: 3 }]).do(`play Shin Kick on ${LEFT}`)
    expect(read(at, 'enemies[0].rubble', 'heroes[0].health', 'question')).toEqual([1, 26, 'defeat-reward'])
    expect(at.do('take the reward').read('heroes[0].health')).toBe(27)
  })

  test('[R155] the Wave is won when all three are Rubble', () => {
    const at = facing(plain, [RUBBLE, { health: 3 }, { health: 3 }], {
      table: { 'heroes[0].hand': ['Shin Kick 1', 'Shin Kick 2'] },
    })
    expect(at.do(`play Shin Kick on ${HEAD}`).read('outcome')).toBe('playing')
    expect(at.do(`play Shin Kick on ${RIGHT}`).read('outcome')).toBe('won')
  })

  test('[R155] also if the last of them fall together, ahead of REACT, ON DEATH and Defeat Rewards', () => {
    const last = { react: [{ hit: 9 }], onDeath: [{ hit: 9 }], reward: { heal: 1 } }
    const at = facing(
      guardian({ minions: { [LEFT]: last, [HEAD]: last } }),
      [{ health: 3 }, { health: 4 }, RUBBLE],
      {
        table: { 'heroes[0]': { health: 5, potions: ['Jam 1'] } },
      },
    )
    at.do('Jam for Joan') // 4 damage to all Enemies
    expect(read(at, 'outcome', 'heroes[0].health')).toEqual(['won', 5])
  })
})

describe('rebuilding', () => {
  const builder = guardian({
    minions: { [LEFT]: { block: 2, arrive: [{ hit: 9 }] } },
    abilities: { skull: ['rebuild'], claw: [{ if: { crystals: 1 }, do: { hit: 1 } }] },
  })

  test.each([
    [1, 5],
    [2, 10],
    [3, 15],
  ])('[R154] on Day %i a piece comes back with %i health and its tokens, for a Crystal', (day, health) => {
    const rubble = { ...RUBBLE, strength: 2, weak: 1 }
    const at = facing(builder, [rubble], { table: { day, 'bosses[1]': 2, 'bosses[2]': 2, crystals: 2 } })
    at.do(END)
    expect(read(at, 'enemies[0].rubble', 'enemies[0].health', 'crystals')).toEqual([0, health, 1])
    expect(read(at, 'enemies[0].strength', 'enemies[0].weak')).toEqual([2, 1])
  })

  test('[A31] with two players it comes back with twice as much', () => {
    const at = facing(builder, [RUBBLE], { seats: 2, intents: ['skull', 'claw'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(at.read('enemies[0].health')).toBe(10)
  })

  test('[A33] it happens without any Crystals too', () => {
    const at = facing(builder, [RUBBLE]).do(END)
    expect(read(at, 'enemies[0].health', 'crystals')).toEqual([5, 0])
  })

  test('[A56] it is no spawn: no ARRIVE, no Challenge bonus, no Block before the next Reset, the old maximum', () => {
    const buff = [{ id: 'day-off', name: 'Day Off', copies: 12, health: 2, strength: 1, reward: { heal: 1 } }]
    const buffed = guardian({
      minions: { [LEFT]: { block: 2, arrive: [{ hit: 9 }] } },
      abilities: { skull: ['rebuild'] },
      files: { 'challenges.json': buff },
    })
    const at = facing(buffed, [RUBBLE], {
      table: { challenges: ['Day Off 1'], 'intentDeck.top': [certain('claw')] },
    })
    at.do(END)
    expect(read(at, 'enemies[0].health', 'enemies[0].maxHealth')).toEqual([5, 15])
    expect(read(at, 'enemies[0].strength', 'enemies[0].block', 'heroes[0].health')).toEqual([0, 0, 30])
    expect(at.do(END).read('enemies[0].block')).toBe(2)
  })

  test('[A56] of several the player chooses', () => {
    const at = facing(builder, [RUBBLE, null, RUBBLE], { table: { crystals: 3 } }).do(END)
    expect(at.offers()).toEqual([`choose ${LEFT}`, `choose ${RIGHT}`])
    at.do(`choose ${RIGHT}`)
    expect([of(at, 'rubble'), at.read('enemies[2].health'), at.read('crystals')]).toEqual([[1, 0, 0], 5, 2])
  })

  test('[A56] with none nothing happens, and no Crystal goes', () => {
    const at = facing(builder, [], { table: { crystals: 3 } }).do(END)
    expect([at.read('crystals'), of(at, 'health')]).toEqual([3, [15, 15, 15]])
  })
})
