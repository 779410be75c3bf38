import { describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'
import cards from '../content/rogue-cards.json' with { type: 'json' }
import intents from '../content/intents.json' with { type: 'json' }
import warrior from '../content/warrior-cards.json' with { type: 'json' }

const { game } = smallTimeHeroes

describe('components', () => {
  test('[R10, R15, R17, R21, R22, R26] are those of the box', () => {
    expect(game.components).toEqual({
      'hero mats': 2,
      'warrior cards': 67,
      'rogue cards': 67,
      'knowledge cards': 10,
      'houndmaster minions': 24,
      'goblin-king minions': 24,
      'guardian minions': 24,
      'necromancer minions': 24,
      'boss mats': 4,
      'intent cards': 20,
      'challenge/reward cards': 12,
      'advanced challenge/treasure cards': 12,
      potions: 16,
    })
  })

  test.each([
    ['warrior', warrior],
    ['rogue', cards],
  ])('[R21] a %s begins with nine cards', (_, list) => {
    const starting = list.filter((card) => 'starting' in card && card.starting)
    expect(starting.reduce((sum, card) => sum + ('copies' in card ? (card.copies ?? 1) : 1), 0)).toBe(9)
  })

  test('[A1, R94] every Intent result stands on four fronts, and every back allows its front', () => {
    const fronts = intents.map((intent) => intent.front)
    for (const front of ['sun', 'moon', 'star', 'skull', 'claw']) {
      expect(fronts.filter((one) => one === front)).toHaveLength(4)
    }
    for (const { front, back } of intents) expect(back).toContain(front)
  })
})
