import { describe, expect, test } from 'vitest'
import { INTENT } from '../src/content.ts'
import { FALLEN, fight, read } from './fight.ts'

const { ATTACK, STRENGTHEN, BLOCK, WEAKEN, EXPOSE, RITUAL } = INTENT

describe("the enemies' turn", () => {
  test('[N1] each living enemy, in order, loses its block and does what it announced', () => {
    const at = fight(
      {
        'hero[0]': { life: 60, block: 8 },
        hand: [],
        enemies: [
          { life: 14, block: 5, intent: BLOCK, streak: 1 },
          { life: 20, block: 3, intent: ATTACK, streak: 1 },
          { life: 0, block: 4, intent: ATTACK, streak: 1 },
        ],
      },
      { dice: [0, 0] },
    )
    at.do('end turn')
    expect(at.events().slice(1, 3)).toEqual([
      'Burrower gains 6 block.',
      'Ooze hits you for 8, all of it blocked.',
    ])
    expect(read(at, 'enemies[0].block', 'enemies[1].block', 'enemies[2].block')).toEqual([6, 0, 4])
  })

  test.each([
    ['attacks', 0, ATTACK, 'hero[0].life', 54],
    ['strengthens itself', 0, STRENGTHEN, 'enemies[0].strength', 2],
    ['blocks', 0, BLOCK, 'enemies[0].block', 6],
    ['weakens the hero', 1, WEAKEN, 'hero[0].weak', 1],
    ['makes the hero vulnerable', 1, EXPOSE, 'hero[0].vulnerable', 1],
    ['begins its ritual', 2, RITUAL, 'enemies[2].ritual', 2],
  ])('[N2] an enemy %s', (_, enemy, intent, path, value) => {
    const enemies = [0, 1, 2].map((number) => (number === enemy ? { life: 30, intent, streak: 1 } : FALLEN))
    const at = fight({ 'hero[0].life': 60, enemies }, enemy === 2 ? {} : { dice: [intent === 0 ? 99 : 0] })
    // Weak and vulnerable are given for 2 turns, of which the first is over when the hero acts again [N3].
    expect(at.do('end turn').read(path)).toBe(value)
  })

  test('[N3] vulnerable and weak go down by one for the hero and each living enemy, not below 0', () => {
    const at = fight({
      'hero[0]': { life: 60, vulnerable: 2, weak: 1 },
      enemies: [
        { life: 0, vulnerable: 2, weak: 2 },
        FALLEN,
        { life: 24, vulnerable: 1, weak: 0, intent: RITUAL, streak: 1 },
      ],
    })
    at.do('end turn')
    expect(read(at, 'hero[0].vulnerable', 'hero[0].weak')).toEqual([1, 0])
    expect(read(at, 'enemies[0].vulnerable', 'enemies[0].weak')).toEqual([2, 2])
    expect(read(at, 'enemies[2].vulnerable', 'enemies[2].weak')).toEqual([0, 0])
  })

  test('[N3] what has worn off is told', () => {
    const at = fight({
      'hero[0]': { life: 60, vulnerable: 1, weak: 1 },
      hand: [],
      enemies: [FALLEN, FALLEN, { life: 24, vulnerable: 1, weak: 1, intent: RITUAL, streak: 1 }],
    })
    expect(at.do('end turn').events().slice(2, 6)).toEqual([
      'You are no longer vulnerable.',
      'You are no longer weak.',
      'Chanter is no longer vulnerable.',
      'Chanter is no longer weak.',
    ])
  })

  test('[N4] a ritual gives strength in every turn but the one in which it began', () => {
    const at = fight(
      { 'hero[0].life': 60, hand: [], enemies: [FALLEN, FALLEN, { life: 24, intent: RITUAL, streak: 1 }] },
      { dice: [] },
    )
    expect(at.do('end turn').read('enemies[2].strength')).toBe(0)
    expect(at.events()).not.toContain('Its ritual gives Chanter 2 strength.')
    expect(at.do('end turn').read('enemies[2].strength')).toBe(2)
    expect(at.events()).toContain('Its ritual gives Chanter 2 strength.')
    expect(at.read('hero[0].life')).toBe(55)
  })

  test('[N5] then each living enemy announces its next intent, and the next turn starts', () => {
    const at = fight(
      {
        turn: 3,
        hand: [],
        enemies: [{ life: 14, intent: ATTACK, streak: 1 }, FALLEN, { life: 24, intent: RITUAL, streak: 1 }],
      },
      { dice: [80] },
    )
    at.do('end turn')
    expect(read(at, 'enemies[0].intent', 'enemies[2].intent', 'turn')).toEqual([BLOCK, ATTACK, 4])
    expect(at.unusedRolls()).toEqual([])
  })

  test.each([
    [0, 0, 'Burrower will attack for 6.'],
    [0, 60, 'Burrower will gain 2 strength.'],
    [0, 80, 'Burrower will gain 6 block.'],
    [1, 50, 'Ooze will weaken you for 2 turns.'],
    [1, 80, 'Ooze will make you vulnerable for 2 turns.'],
  ])('[N5] enemy %i that rolls %i says: %s', (enemy, roll, said) => {
    const enemies = [0, 1, 2].map((one) => (one === enemy ? { life: 30, intent: RITUAL, streak: 1 } : FALLEN))
    expect(
      fight({ enemies }, { dice: [roll] })
        .do('end turn')
        .events(),
    ).toContain(said)
  })

  test('[N5] an attack is announced with the damage as it would be now', () => {
    const at = fight(
      {
        'hero[0]': { life: 60, vulnerable: 2 },
        enemies: [FALLEN, { life: 20, strength: 2, intent: BLOCK, streak: 1 }, FALLEN],
      },
      { dice: [0] },
    )
    expect(at.do('end turn').events()).toContain('Ooze will attack for 15.')
    expect(at.read('hero[0].life')).toBe(60)
  })

  test.each([
    [0, 0, ATTACK],
    [0, 59, ATTACK],
    [0, 60, STRENGTHEN],
    [0, 79, STRENGTHEN],
    [0, 80, BLOCK],
    [0, 99, BLOCK],
    [1, 49, ATTACK],
    [1, 50, WEAKEN],
    [1, 79, WEAKEN],
    [1, 80, EXPOSE],
  ])('[N6] enemy %i that rolls %i announces intent %i', (enemy, roll, intent) => {
    const enemies = [0, 1, 2].map((one) => (one === enemy ? { life: 30, intent: RITUAL, streak: 1 } : FALLEN))
    expect(
      fight({ enemies }, { dice: [roll] })
        .do('end turn')
        .read(`enemies[${enemy}].intent`),
    ).toBe(intent)
  })

  test('[N6] an enemy rolls again while the roll would give the same intent a third time running', () => {
    const at = fight(
      { enemies: [{ life: 14, intent: STRENGTHEN, streak: 2 }, FALLEN, FALLEN] },
      { dice: [60, 79, 70, 80] },
    )
    at.do('end turn')
    expect(read(at, 'enemies[0].intent', 'enemies[0].streak')).toEqual([BLOCK, 1])
    expect(at.unusedRolls()).toEqual([])
  })

  test('[N6] twice running is allowed', () => {
    const at = fight(
      { enemies: [{ life: 14, intent: STRENGTHEN, streak: 1 }, FALLEN, FALLEN] },
      { dice: [60] },
    )
    expect(read(at.do('end turn'), 'enemies[0].intent', 'enemies[0].streak')).toEqual([STRENGTHEN, 2])
  })

  test('[N6] the Chanter attacks ever after its ritual, without rolling', () => {
    const at = fight({
      'hero[0].life': 60,
      enemies: [FALLEN, FALLEN, { life: 24, intent: ATTACK, streak: 5 }],
    })
    expect(read(at.do('end turn'), 'enemies[2].intent', 'enemies[2].streak')).toEqual([ATTACK, 6])
  })
})
