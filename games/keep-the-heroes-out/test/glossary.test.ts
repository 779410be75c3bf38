import { describeFor, start } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game, files, create } = keepTheHeroesOut
const text = (name: string): string => game.glossary.find((one) => one.name === name)?.text ?? ''

describe('words', () => {
  test('of the table all come from the text files', () => {
    const words = files['words.json'] as Record<string, Record<string, string>>
    const marked = Object.entries(words['table']).map(([name, phrase]) => [name, `~${phrase}`])
    const other = create({
      ...files,
      'words.json': { ...words, table: Object.fromEntries(marked) as object },
    })
    const table = start(other, { seed: 1, seats: 2, options: {} }) as Table
    for (let i = 0; i < 60; i++) {
      for (const { title, summary, items } of describeFor(other, table, 0)) {
        if (title !== 'A Quiet Tuesday') expect(title).toMatch(/^~/)
        // Some only list cards by name.
        const isList = /^~(Played|Used|Looted)/.test(title)
        if (summary !== undefined && !isList) expect(summary).toMatch(/^~/)
        for (const { figures, tags, thing } of items) {
          for (const { label } of figures) expect(label).toMatch(/^~/)
          if (thing?.kind === 'room') for (const tag of tags) expect(tag).toMatch(/^~/)
        }
      }
      if (!table.isOver) table.take(0)
    }
    for (const { kind } of other.glossary) expect(kind).toMatch(/^~/)
  })

  test('can be looked up, each design once, without marks', () => {
    const names = game.glossary.map(({ name, kind }) => `${kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    for (const one of game.glossary) {
      expect(one.text).not.toBe('')
      expect(one.text).not.toMatch(/\*\*|undefined|NaN|[{}]/)
    }
  })

  test('[P4, M1] cards say both sides, rooms what they do', () => {
    expect(text('Nip at the Ankles')).toMatch(/^Melee \/ Move/)
    expect(text('Spider')).toBe('Activate, Activate, Move / Trap')
    expect(text('Vault')).toBe('Jewel. Activate it with a meeple here: a Coin appears here.')
    expect(text('Forge')).toMatch(/^Swords\. .*spend a Coin that lies here.*: Equipment\.$/)
    expect(text('Cells')).toMatch(/^Special\. Once in your turn, .*A Mage wakes everybody here\.$/)
  })

  test('[S7, S10] clans and difficulties', () => {
    expect(text('Red Dragon')).toMatch(
      /^Crowd control\. One meeple with 5 health each, 1 at the start, in Jewel rooms\. Ability: lose all wounds\. Cards: Tooth and Claw x3,/,
    )
    expect(text('hard')).toBe('Guild cards in an invasion, level by level: 2, 3.')
  })

  test('[H1, H1.1, H9] the Guild, its heroes and the backs of chests', () => {
    expect(text('Rogue (Swords)')).toBe('One Rogue appears in each Swords room.')
    expect(text('Encore!')).toContain('Swords')
    expect(text('Warrior')).toBe('Shows off on appearing: smashes two resources of the room. [H1.1, H8]')
    expect(text('Rescue chest of 3')).toBe('The next Guild card sends a hero to the Cells. [H4.1, H9]')
    expect(text('Great chest')).toContain('lost')
  })

  test('[S1, W4] scenarios with their map, their chests and their rule', () => {
    expect(text('The Long Fog')).toContain('Nobody shoots into or out of a foggy room')
    expect(text('The Long Fog')).toContain('Passageways: Vault to Apothecary, Study, Cells;')
    expect(text('The Long Fog')).toContain('Chests: Vault 4, Forge 2, Workshop 2,')
  })

  const ACTIONS = 'Draw,Activate,Move,Melee,Ranged,Defend,Trap,Portal,Swarm,Reinforce,Ambush,Surge,Summon'
  test.each(ACTIONS.split(','))('the action %s is explained with its rule', (word) => {
    const entry = game.glossary.find(({ name, kind }) => name === word && kind === 'action')
    expect(entry?.text).toMatch(/\[[A-Z]\d+/)
  })

  test('every rule that is named exists', () => {
    const rules = new Set(game.rules.map(({ id }) => id))
    const named = game.glossary.flatMap((one) => [...one.text.matchAll(/\[([^\]]+)\]/g)].map((m) => m[1]))
    expect(named.length).toBeGreaterThan(20)
    for (const rule of named.flatMap((list) => list.split(', '))) expect(rules).toContain(rule)
  })
})
