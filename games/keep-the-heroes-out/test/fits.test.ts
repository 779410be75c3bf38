/** Packs whose every field is sound and which no game could be played with: all of them were accepted once. */
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { thrownBy } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { keepTheHeroesOut } from '../src/index.ts'

const problemsOf = (pack: Readonly<Record<string, unknown>>): string[] =>
  thrownBy(ContentError, () => createWithPack(keepTheHeroesOut, pack))?.problems.map(formatProblem) ?? []

interface Scenario {
  readonly id: string
  readonly passages: readonly (readonly [string, string])[]
  readonly laboratory: readonly string[]
}
const [scenario] = keepTheHeroesOut.files['scenarios.json'] as readonly Scenario[]
const [card] = keepTheHeroesOut.files['clan-cards.json'] as readonly { id: string }[]
const where = `scenarios.json, entry "${scenario.id}", field`

describe('what could not be played', () => {
  test('[P4] a card with the same on both sides: nobody could say which is used', () => {
    expect(problemsOf({ 'clan-cards.json': [{ id: card.id, sides: [['move'], ['move']] }] })).toEqual([
      `clan-cards.json, entry "${card.id}", field sides: expected two sides that differ, found a list of 2`,
    ])
  })

  test('[A1] a list of actions inside a side, and more actions than the table can note', () => {
    expect(problemsOf({ 'clan-cards.json': [{ id: card.id, sides: [[['move']]] }] })).toEqual([
      expect.stringMatching(/field sides\[0\]\[0\]: expected an effect \(.*\), found a list of 1$/),
    ])
    const sides = [Array.from({ length: 17 }, () => 'move')]
    expect(problemsOf({ 'clan-cards.json': [{ id: card.id, sides }] })).toHaveLength(1)
  })

  test('[A3] two passages between two rooms: a move would be two choices of one notation', () => {
    const [[one, other]] = scenario.passages
    const [near] = scenario.laboratory
    const passages = [...scenario.passages, [other, one], [one, one]]
    const last = scenario.passages.length
    expect(
      problemsOf({ 'scenarios.json': [{ id: scenario.id, passages, laboratory: [near, near] }] }),
    ).toEqual([
      `${where} passages[${last}]: expected one passage between two rooms, found another one between ${[one, other].sort().join(' and ')}`,
      `${where} passages[${last + 1}]: expected a passage to another room, found one from ${one} to itself`,
      `${where} laboratory[1]: expected one passage between two rooms, found another one between ${['laboratory', near].sort().join(' and ')}`,
    ])
  })

  test('[S8] a clan without a room to begin in, and one that could not come back from lunch', () => {
    const croak = { events: 'croak', eventsAt: ['vault'], lunch: true }
    expect(problemsOf({ 'scenarios.json': [{ id: scenario.id, ...croak }] })).toEqual([
      `scenarios.json, entry "${scenario.id}": expected a room of every clan’s symbol on the map, without an event token where frogs croak, found no room of jewel for the clan dragon`,
      `${where} lunch: expected no lunch where frogs croak, as nobody could come back to them, found both`,
    ])
    const problems = problemsOf({ 'rooms.json': [{ id: 'vault', type: 'eye' }] })
    expect(problems).toHaveLength(6)
    expect(problems[0]).toMatch(/found no room of jewel for the clan dragon$/)
  })

  test('[S13] more Portals than there are, and two in one room', () => {
    expect(problemsOf({ 'scenarios.json': [{ id: scenario.id, portals: ['vault', 'vault'] }] })).toEqual([
      `${where} portals: expected every room once, found "vault" again`,
    ])
    const rooms = (keepTheHeroesOut.files['rooms.json'] as readonly { id: string; optional?: boolean }[])
      .filter(({ optional }) => optional !== true)
      .map(({ id }) => id)
    expect(problemsOf({ 'scenarios.json': [{ id: scenario.id, portals: rooms }] })).toEqual([
      `${where} portals: expected at most 8 rooms, as there are no more Portals, found 10`,
    ])
  })

  test('a room, a clan or a difficulty in copies', () => {
    expect(problemsOf({ 'clans.json': [{ id: 'dragon', copies: 2 }] })).toContain(
      'clans.json, entry "dragon", field copies: expected 1, as every entry of this file is one piece, found 2',
    )
  })
})
