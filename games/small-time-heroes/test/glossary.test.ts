import { withMarkedWords } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'

const { game } = smallTimeHeroes

describe('words', () => {
  test('of the table all come from the text files', () => {
    const { zones, kinds } = withMarkedWords(smallTimeHeroes, { seed: 1, options: { mode: 'campaign' } }, 40)
    for (const { title, summary, items } of zones) {
      expect(title).toMatch(/^~/)
      if (title.endsWith('Hand') && summary !== undefined) expect(summary).toMatch(/^~/)
      for (const { figures } of items) for (const { label } of figures) expect(label).toMatch(/^~/)
    }
    for (const kind of kinds) expect(kind).toMatch(/^~/)
  })

  test('can be looked up, each design once, without marks, with rules where there are any', () => {
    const names = game.glossary.map(({ name, kind }) => `${kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { text } of game.glossary) expect(text).not.toMatch(/\*\*|undefined|[{}]/)
    const text = (name: string): string => game.glossary.find((one) => one.name === name)?.text ?? ''
    expect(text('Shin Kick')).toBe('Cost 1, Attack. Deal 3 damage.')
    expect(text('Plank Inspector')).toBe(
      'Grimclaw, the Goblin King, Wave 1: health 7, attack 2. Guard. Reward: gain 3 Block. As a Bomb: Defuse: give up 3 Block. Explode: Deal 2 damage. Make the Hero Weak.',
    )
    expect(text('Dustbin Lid')).toMatch(/^Cost \d, Equipment: Off Hand\./)
    expect(text('Grimclaw, the Goblin King')).toMatch(/^Health \d+\. Block \d+\. Sun: /)
    expect(text('Gym Membership')).toBe('each Wave: Gain 1 Strength.')
    expect(text('Bag of Tricks')).toContain('At the start of a Wave: Draw 2 cards.')
    for (const { kind, text: said } of game.glossary)
      if (kind.startsWith('keyword')) expect(said).toMatch(/\[R\d+/)
  })

  const KEYWORDS =
    'Block,Strength,Protect,Weak,Exposed,Conceal,Ambush,Finale,Prepare,Equipment,Equipped,Removed,Immunity,Guard,' +
    'React,On Death,Arrive,Activate,Bomb,Defuse,Explode,Zombie,Crystal,Rubble,Intent,Horde,Challenge,Treasure,' +
    'Knowledge,Potion,Energy'
  test.each(KEYWORDS.split(','))('%s is explained', (word) => {
    expect(game.glossary.some(({ name, kind }) => name === word && kind.startsWith('keyword'))).toBe(true)
  })
})
