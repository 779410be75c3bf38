import { describe, expect, test } from 'vitest'
import { fight, read } from './fight-one.ts'

describe('the course of the game', () => {
  const last = { challengeDeck: ['Matching Helmets', 'Free Samples'] }
  const rolls = { heroDice: [{ shuffle: [] }] }
  const boss = (table: object) =>
    fight({
      joan: { hand: ['Shin Kick 1'] },
      table: { wave: 4, 'enemies[3]': { health: 3, maxHealth: 30 }, ...table },
    })

  test.each([1, 2, 3])('[R1] after Minion Wave %i comes the next', (wave) => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'] },
      foes: [{ health: 1 }],
      table: { wave, ...last },
      rolls,
    })
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'wave', 'round', 'outcome')).toEqual([wave + 1, 1, 'playing'])
    // The Boss comes in the fourth.
    expect(at.read('enemies[3].health')).toBe(wave === 3 ? 30 : 0)
  })

  test('[R1, R3] a standard game is one Day: it is won when the Boss is at 0 health', () => {
    const at = boss({}).do('play Shin Kick on The Houndmaster')
    expect(read(at, 'days', 'outcome', 'enemies[0].card')).toEqual([1, 'won', null])
  })

  test('[R3] taking the Boss to 1 health wins nothing yet', () => {
    const at = boss({ 'enemies[3]': { health: 4, maxHealth: 30 } }).do('play Shin Kick on The Houndmaster')
    expect(read(at, 'outcome', 'question')).toEqual(['playing', 'hero-acts'])
  })

  test('[R1, R3] a campaign is three Days, and is won with the third Boss', () => {
    const campaign = (day: number) =>
      fight({
        joan: { hand: ['Shin Kick 1'] },
        mode: 'campaign',
        table: { wave: 4, day, bosses: [0, 0, 0], 'enemies[3]': { health: 3, maxHealth: 30 } },
      }).do('play Shin Kick on The Houndmaster')
    expect(read(campaign(1), 'days', 'outcome', 'question')).toEqual([3, 'playing', 'choose-knowledge'])
    expect(campaign(2).read('outcome')).toBe('playing')
    expect(campaign(3).read('outcome')).toBe('won')
  })

  test('[R2] a Wave begins with the Hero Turn; then the sides alternate', () => {
    const at = fight({ joan: { health: 20 }, foes: [{}], intents: ['Sun (Sun)'] })
    expect(read(at, 'round', 'side', 'heroes[0].health')).toEqual([1, 1, 20])
    at.do('end the turn of Joan')
    const order = at.events().filter((event) => /activates|at work|Round/.test(event))
    expect(order).toEqual(['Bitey Bitsy 1 activates.', 'Sun: The Wolf Pack at work.', 'Round 2.'])
    expect(read(at, 'round', 'side', 'heroes[0].health')).toEqual([2, 1, 15])
  })

  test('[R2] until all Enemies are gone', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1'] }, foes: [{ health: 1 }], table: last, rolls })
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(at.events().filter((event) => /at work|The Wave is cleared/.test(event))).toEqual([
      'The Wave is cleared.',
    ])
  })

  test('[R4] alone, the game is lost as soon as the Hero is at 0 health', () => {
    const at = fight({ joan: { health: 3 }, foes: [{}], intents: ['Sun (Sun)'] }).do('end the turn of Joan')
    expect(read(at, 'outcome', 'heroes[0].health')).toEqual(['lost', 0])
    // The Horde does not act any more.
    expect(at.events().filter((event) => event.includes('loses'))).toEqual([
      'Joan loses 3 health to Bitey Bitsy 1 and has 0 left.',
    ])
    const alive = fight({ joan: { health: 6 }, foes: [{}], intents: ['Sun (Sun)'] }).do(
      'end the turn of Joan',
    )
    expect(read(alive, 'outcome', 'heroes[0].health')).toEqual(['playing', 1])
  })

  test('[R4] with two players, as soon as both are', () => {
    const intents = ['Sun (Sun)', 'Sun or Moon (Sun)']
    const end = (lira: number) => {
      const at = fight({ joan: { health: 1 }, lira: { health: lira }, foes: [], intents }).do(
        'Joan fights first',
      )
      return read(at.do('end the turn of Joan').do('end the turn of Lira'), 'outcome', 'heroes[0].out')
    }
    expect(end(20)).toEqual(['playing', 1])
    expect(end(1)).toEqual(['lost', 1])
  })
})
