import { withMarkedWords } from '@hearthkeep/testkit'
import { glossarySays } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { greyport } from '../src/index.ts'
import type { Data, Monster } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = greyport
const entries = game.glossary
const { data } = game.newTable() as Table & { readonly data: Data }

describe('words', () => {
  test('of the table all come from the text files', () => {
    const { zones, kinds } = withMarkedWords(greyport, { seed: 1, seats: 3 }, 60)
    for (const { title, items } of zones) {
      expect(title === data.scenarios[0].name || title.startsWith('~')).toBe(true)
      for (const { figures, tags } of items) {
        for (const { label } of figures) expect(label).toMatch(/^~/)
        for (const tag of tags) expect(tag).toMatch(/^~/)
      }
    }
    for (const kind of kinds) expect(kind).toMatch(/^~/)
  })

  test('can be looked up, each design once, without marks', () => {
    const names = entries.map(({ name, kind }) => `${kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { text } of entries) expect(text).not.toMatch(/\*\*|undefined|[{}]| {2}/)
  })

  test('every card, monster, boss side, location, scenario and encounter is there', () => {
    const names = new Set(entries.map(({ name }) => name))
    for (const { title } of data.cards.slice(0, 163)) expect(names).toContain(title)
    for (const { title, back } of data.monsters) {
      expect(names).toContain(title)
      if (back !== null) expect(names).toContain(back.title)
    }
    for (const { name } of [...data.locations, ...data.characters, ...data.scenarios])
      expect(names).toContain(name)
    for (const { encounters } of data.scenarios)
      for (const { name } of encounters) expect(names).toContain(name)
  })

  const text = (name: string): string => entries.find((one) => one.name === name)?.text ?? ''
  glossarySays(game, {
    Mace: 'physical item, 5 damage.',
    Townsfolk: 'physical hero, costs copper, yellow die. When played: Gain +Hero.',
    'Green die': 'Six faces: 4, 5, 6, 6, 7, 8.',
  })

  test('a monster tells its subdeck, threat and figures, a token its figures', () => {
    const of = (title: string) => data.monsters.find((one) => one.title === title) as Monster
    const archer = of('Goblin Archer')
    expect(text('Goblin Archer')).toBe(
      `Goblins, threat ${archer.threat}: hp ${archer.hp}, hits ${archer.damage}. Ranged.`,
    )
    expect(text('Hydra Head')).toBe(`hp ${of('Hydra Head').hp}, hits ${of('Hydra Head').damage}. Tank.`)
  })

  test('[C28] a boss with two sides names the other, and has the HP of its encounter', () => {
    expect(text('Valeria')).toContain('Its other side is Valeria Unmasked.')
    expect(text('Valeria Unmasked')).toContain('Its other side is Valeria.')
    const { hp } = data.scenarios[0].encounters[1].bosses[0]
    expect(text('Drog, Troll General')).toContain(
      `HP in The Interrupted Party for 2, 3, 4, 5 players: ${hp.join(', ')}.`,
    )
  })

  test('[E1, D1f] an encounter tells its figures and its penalty', () => {
    const { locationHp, penaltyText } = data.scenarios[0].encounters[0]
    expect(text('Last Orders, First Goblins')).toContain(`${locationHp.join(', ')} HP on the location`)
    expect(text('Last Orders, First Goblins')).toContain(`If the location is lost: ${penaltyText}`)
  })

  test('[S3] the order of a round is at hand, with its rules', () => {
    expect(text('Round')).toMatch(/\[R1, R5, D1, D2, D3, D4, D5, D6\]$/)
    expect(text('End of an encounter')).toMatch(/\[R7, N1/)
  })

  const ON_CARDS = 'Taunt,Snipe,Splash,Shield,Cleave,Pierce,Dual Wield,+Hero,Retire,Anytime'
  test.each(ON_CARDS.split(','))('%s is explained on cards, with its rule', (word) => {
    expect(entries.find(({ name, kind }) => name === word && kind === 'keyword on cards')?.text).toMatch(
      /\[[A-Z]\d+/,
    )
  })

  const ON_MONSTERS =
    'Ambush,Armor,Cursed,Ferocious,Immune,Ranged,Slash,Summon,Tank,Vengeful,Boss,Token,Threat'
  test.each(ON_MONSTERS.split(','))('%s is explained on monsters, with its rule', (word) => {
    expect(entries.find(({ name, kind }) => name === word && kind === 'keyword on monsters')?.text).toMatch(
      /\[[A-Z]\d+/,
    )
  })
})
