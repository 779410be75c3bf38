/** Setting up, and what lies where [H1] to [H41]. */
import { start } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { hellbringer } from '../src/index.ts'
import { isCombatLot, isCommonLot, LOT } from '../src/rules/lots.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { party, tableOf } from './party.ts'

const { game } = hellbringer

/** A game in which the first choice was made until the first turn came. */
function begun(seats: number, options: Record<string, string> = {}): Table {
  const t = start(game, { seats, seed: 11, options }) as Table
  while (t.question?.name !== 'act') t.take(0)
  return t
}

test('[H1, HA25, HA45] five Locations lead down to the Tomb, each a step darker; seat 1 begins', () => {
  const t = begun(3)
  expect(t.data.locations.slice(0, 5).map(({ name, si }) => [name, si])).toEqual([
    ['Graveyard', 0],
    ['Crypt', 1],
    ['Cave', 2],
    ['Hell', 3],
    ['Tomb', 4],
  ])
  expect(t.data.locations[4].demon).toBe(true)
  expect([t.place, t.turn]).toEqual([0, 0])
})

describe.each([1, 2, 3, 4])('with %i players', (seats) => {
  const t = begun(seats)
  const lots = t.drawPile.toArray().reverse() // from the top

  test('[H33, H35, H36, H37, H38, HA1] the five piles are made up and stacked', () => {
    const size = 6 + 2 * seats
    // Tome I of the first scenario only looks at cards, so the piles are whole.
    expect(t.drawPile.size).toBe(4 * size + t.commons.size - 4 * (4 + seats))
    const whole = [...t.layers].slice(1, 4)
    expect(whole).toEqual([size, size, size])
    for (let pile = 1; pile < 4; pile++) {
      const part = lots.slice(pile * size, (pile + 1) * size)
      expect(part.filter(isCommonLot)).toHaveLength(4 + seats)
      expect(part.filter(isCombatLot)).toHaveLength(seats)
      expect(part).toContain(LOT.TOME + pile)
      expect(part[size - 1]).toBe(LOT.LOCATION + pile)
    }
    expect(lots.slice(4 * size).every(isCommonLot)).toBe(true)
    expect(t.combats.size).toBe(4 * seats)
    expect(t.combatBox.size).toBe(16 - 4 * seats)
  })

  test('[H31, H32, H34, H39, H40, H41, HA2, HA35] three enemies, five cards each, one Perk, four cards on the Mule', () => {
    expect(t.enemies.size).toBe(3)
    expect(t.enemies.toArray().every((enemy) => enemy < t.data.firstEnemy.monsters)).toBe(true)
    expect([t.monsterPile.size, t.starterPile.size, t.mule.size]).toEqual([42, 6, 4])
    expect(t.enemyBox.size).toBe(9 + 3)
    for (let seat = 0; seat < seats; seat++) {
      const { hand, perk, rows } = t.players[seat]
      expect(hand.size).toBe(5)
      expect(t.data.perks[perk].number).toBeLessThan(3)
      // Tome I gives with three and four players one card each [HA72, W12].
      expect([...rows].reduce((sum, n) => sum + n)).toBe(seats > 2 ? 1 : 0)
    }
  })
})

test('[HA44, HA7] each Class is there once, and is chosen with Starter card and Perk', () => {
  const t = start(game, { seats: 2, seed: 3 }) as Table
  // Six Classes, each with its own Starter card or an Elixir, and two Perks.
  expect(t.choices.count).toBe(6 * 2 * 2)
  t.take(0)
  expect(t.choices.count).toBe(5 * 2 * 2)
  const at = party({ heroes: ['Sorcerer'] })
  expect(tableOf(at).data.classes.map(({ figures }) => figures.length)).toEqual([6, 6, 6, 6, 6, 6])
})

test('[H30, HA63, H165] a Quick Game is played with any scenario, or a random one, with the Mule and Perks I and II', () => {
  const { scenario } = game.options
  expect(scenario.values).toHaveLength(10)
  const t = begun(1, { scenario: 'random' })
  expect(t.scenario).toBeGreaterThanOrEqual(0)
  expect([t.hasMule, t.perks]).toEqual([1, 2])
})

test('[HA3, HA4, HA5, HA26, HA27, H128, H125] six rows, four runes, two-handed Items, four kinds of enemy', () => {
  const { data, players } = begun(1)
  expect(players[0].rows).toHaveLength(6)
  const runes = data.cards.map((card) => card.runes)
  expect(new Set(runes)).toEqual(new Set([0, 1, 2, 4, 8, 1 | 2]))
  expect(data.enemies.map(({ kind }) => kind)).toEqual([
    ...Array<number>(9).fill(0),
    ...Array<number>(42).fill(1),
    ...Array<number>(3).fill(2),
    ...Array<number>(9).fill(3),
  ])
})

test('[H20, H21, H23, H170, H127] boards, piles and the Mule are open; the piles show their sizes', () => {
  const sight = (path: string) => game.layout.leaves.find((leaf) => leaf.path === path)?.sight
  for (const path of ['discardPile', 'removed', 'mule', 'enemies', 'locationPile', 'players[0].items'])
    expect(sight(path), path).toBe('open')
  for (const path of ['drawPile', 'monsterPile']) expect(sight(path), path).toBe('count')
  for (const path of ['commons', 'combats']) expect(sight(path), path).toBe('hidden')
})
