import { describe, expect, test } from 'vitest'
import { FALLEN, fight, read } from './fight.ts'

describe('effects', () => {
  /** What a Strike takes off an Ooze of 40 life. */
  function strikeFor(hero: Record<string, number>, ooze: Record<string, number> = {}): number {
    const at = fight({ hand: ['Strike 1'], hero: [hero], enemies: [{}, { life: 40, ...ooze }] })
    return 40 - Number(at.do('play Strike 1 on Ooze').read('enemies[1].life'))
  }

  test.each([
    ['as printed', {}, {}, 6],
    ['with strength', { strength: 3 }, {}, 9],
    ['by a weak attacker, rounded down', { weak: 1 }, {}, 4],
    ['with strength by a weak attacker', { strength: 1, weak: 2 }, {}, 5],
    ['to a vulnerable target', {}, { vulnerable: 2 }, 9],
    ['to a vulnerable target, rounded down', { strength: 1 }, { vulnerable: 1 }, 10],
    [
      'by a weak attacker to a vulnerable target: rounded down twice',
      { strength: 1, weak: 1 },
      { vulnerable: 1 },
      7,
    ],
  ])('[E1] damage %s', (_, hero, ooze, damage) => {
    expect(strikeFor(hero, ooze)).toBe(damage)
  })

  test.each([
    [4, 38],
    [6, 40],
    [9, 40],
  ])('[E2] %i block absorbs damage of 6 first, which leaves %i life', (block, life) => {
    const at = fight({ hand: ['Strike 1'], enemies: [{}, { life: 40, block }] }).do('play Strike 1 on Ooze')
    expect(read(at, 'enemies[1].life', 'enemies[1].block')).toEqual([life, Math.max(0, block - 6)])
  })

  test('[E2] a hit that block absorbs to the last is told as such', () => {
    const hit = (block: number) =>
      fight({ hand: ['Strike 1'], enemies: [{}, { life: 40, block }] })
        .do('play Strike 1 on Ooze')
        .events()[1]
    expect(hit(5)).toBe('Ooze takes 1 damage and has 39 life left.')
    expect(hit(6)).toBe('You hit Ooze for 6, all of it blocked.')
  })

  test('[E2] life never falls below 0', () => {
    const at = fight({ hand: ['Strike 1'], enemies: [{ life: 2 }] }).do('play Strike 1 on Burrower')
    expect(at.read('enemies[0].life')).toBe(0)
    expect(at.events()).toContain('Burrower takes 2 damage and has 0 life left.')
  })

  test('[E3] a card for all enemies hits each living one, from the first to the last', () => {
    const at = fight({ hand: ['Cleave'], enemies: [{ life: 14 }, FALLEN, { life: 24, block: 2 }] }).do(
      'play Cleave',
    )
    expect(at.events()).toEqual([
      'You play Cleave.',
      'Burrower takes 8 damage and has 6 life left.',
      'Chanter takes 6 damage and has 18 life left.',
    ])
  })

  test('[E4] vulnerable is given only to an enemy that still lives', () => {
    const bash = (life: number) => fight({ hand: ['Bash'], enemies: [{}, { life }] }).do('play Bash on Ooze')
    expect(read(bash(9), 'enemies[1].life', 'enemies[1].vulnerable')).toEqual([1, 2])
    expect(read(bash(8), 'enemies[1].life', 'enemies[1].vulnerable')).toEqual([0, 0])
  })

  test('[E5] block, strength and vulnerable add up', () => {
    const at = fight({
      energy: 5,
      hand: ['Guard 1', 'Shrug', 'Rally', 'Bash'],
      'hero[0]': { block: 1, strength: 4 },
      'enemies[1]': { life: 40, vulnerable: 1 },
    })
    at.do('play Guard').do('play Shrug').do('play Rally').do('play Bash on Ooze')
    expect(read(at, 'hero[0].block', 'hero[0].strength', 'enemies[1].vulnerable')).toEqual([14, 6, 3])
  })
})
