/** The rule of A Quiet Tuesday. */
import { describe, expect, test } from 'vitest'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { begin, heroes, monsters, resource, room, toCome } from './described.ts'

const { choices: kinds } = rules

/** Makes the first choice of a kind that is offered. */
function choose(t: Table, kind: keyof typeof kinds): void {
  const { choices } = t
  for (let i = 0; i < choices.count; i++) if (choices.kindOf(i) === kinds[kind].id) return t.take(i)
  throw new Error(`nobody offers to ${kind}`)
}

const isAsked = (t: Table, kind: keyof typeof kinds): boolean => t.choices.kindOf(0) === kinds[kind].id

/** Ends the turn, and lets the heroes do the first they can until somebody else is asked. */
function endTurn(t: Table): void {
  choose(t, 'end-play')
  choose(t, 'end-turn')
  while (t.phase === 3 && !t.isOver && !isAsked(t, 'place-meeple')) t.take(0)
}

/** Ratkin, a wounded Dragon, traps, a Coin and a prisoner, with one Guild card left in the level. */
function beforeNoon(options: Readonly<Record<string, string>> = {}): Table {
  const t = begin(['ratkin', 'dragon'], options)
  toCome(t, 'Mage (Hats)')
  monsters(t, 'vault', 0, 3)
  monsters(t, 'sewers', 0, 2)
  monsters(t, 'vault', 1, 1)
  t.players[1].wounds = 2
  t.rooms[room('forge')].traps = 2
  t.traps -= 2
  t.rooms[room('vault')].resources[resource('coin')]++
  t.resources[resource('coin')]--
  heroes(t, 'cells', 'rogue', 1)
  return t
}

describe('lunch', () => {
  test('[Q62, W4] when a level begins, all meeples go home, wounds heal and traps are put away', () => {
    const t = beforeNoon()
    endTurn(t)
    expect(t.level).toBe(1)
    expect(isAsked(t, 'place-meeple')).toBe(true)
    expect(t.rooms.flatMap((here) => [...here.monsters]).every((count) => count === 0)).toBe(true)
    expect([t.players[0].supply, t.players[1].supply, t.players[1].wounds]).toEqual([9, 1, 0])
    expect([t.rooms[room('forge')].traps, t.traps]).toEqual([0, 5])
  })

  test('[Q62] cards, resources, chests and heroes stay as they are', () => {
    const t = beforeNoon()
    const hands = t.players[0].hand.size
    endTurn(t)
    expect(t.rooms[room('vault')].resources[resource('coin')]).toBe(1)
    expect(t.rooms[room('vault')].chest).toBe(4)
    expect(t.rooms[room('cells')].exhausted[1]).toBe(1)
    expect(t.players[0].hand.size).toBe(hands)
  })

  test('[Q62, S8] everybody starts anew in the rooms of their symbol, in seat order, and then it is the next player’s turn', () => {
    const t = beforeNoon()
    const active = t.active
    endTurn(t)
    const { start } = t.data.clans[t.players[0].clan]
    for (let placed = 0; placed < start; placed++) {
      expect([t.choices.seatOf(0), t.choices.count]).toEqual([0, 2])
      t.take(1)
    }
    expect(t.rooms[room('beast-trainer')].monsters[0]).toBe(start)
    expect([t.choices.seatOf(0), t.choices.count]).toEqual([1, 1]) // the Dragon has the Vault only
    t.take(0)
    expect([t.phase, t.active]).toEqual([1, 1 - active])
    expect(t.rooms[room('vault')].monsters[1]).toBe(1)
  })

  test('[Q62] a level that the Cells begin brings lunch after the invasion, and only one', () => {
    const t = beforeNoon()
    choose(t, 'use-cells')
    while (!isAsked(t, 'play-card')) t.take(0) // the Mage breaks out
    expect([t.level, t.phase]).toEqual([1, 1])
    expect(t.rooms.some((here) => here.monsters[0] > 0)).toBe(true)
    endTurn(t)
    while (isAsked(t, 'place-meeple')) t.take(0)
    expect(t.phase).toBe(1)
    endTurn(t)
    expect([t.phase, isAsked(t, 'place-meeple')]).toEqual([1, false])
  })

  test('[Q62] there is none while the level lasts, and none in other dungeons', () => {
    const early = beforeNoon()
    toCome(early, 'Mage (Hats)', 'Rogue (Hats)')
    endTurn(early)
    expect([early.phase, early.level]).toEqual([1, 0])
    const elsewhere = beforeNoon({ scenario: 'rent-day' })
    endTurn(elsewhere)
    expect([elsewhere.phase, elsewhere.level]).toEqual([1, 1])
  })
})
