/** Set-up, the hour and the end: rules by number. */
import { describeFor } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { lanternWatch } from '../src/index.ts'
import { calmRolls, read, watch } from './watch.ts'

test('a table that is arranged in part is quiet elsewhere', () => {
  const at = watch({ at: ['Gate', 'Mill'], table: { lanterns: [{ oil: 2 }, { shadows: ['Gloom 1'] }] } })
  expect(
    read(at, 'lanterns.Gate.oil', 'lanterns.Gate.shadows', 'lanterns.Mill.oil', 'lanterns.Bell.oil'),
  ).toEqual([2, [], 6, 6])
  expect(read(at, 'lanterns.Mill.shadows', 'lanterns.River.shadows')).toEqual([['Gloom 1'], []])
})

describe('set-up', () => {
  test.each([
    ['clear', 6],
    ['cloudy', 4],
    ['moonless', 3],
  ])('[S1] under a %s sky each lantern begins with %i oil', (sky, oil) => {
    const at = scene(lanternWatch, { setup: { options: { sky }, rolls: { dice: calmRolls(1) } } })
    expect(read(at, 'lanterns.Gate.oil', 'lanterns.River.oil')).toEqual([oil, oil])
  })

  test('[S2] each watcher has three cards, which nobody else sees', () => {
    const at = watch({ seats: 3 })
    expect(read(at, 'watchers[0].hand.size', 'watchers[2].hand.size', 'drawPile.size')).toEqual([3, 3, 20])
    const hands = describeFor(lanternWatch.game, at.table, 1).filter(({ seat }) => seat !== undefined)
    expect(hands.map(({ items, summary }) => [items.length, summary])).toEqual([
      [0, '3 cards'],
      [3, undefined],
      [0, '3 cards'],
    ])
  })

  test('[S3] the shadows are a deck, and the first watcher is captain', () => {
    const at = scene(lanternWatch, { setup: { rolls: { dice: calmRolls(1) } } })
    expect(read(at, 'shadowDeck.size', 'drivenOff.size', 'captain')).toEqual([22 - 2, 0, 0])
  })
})

describe('the hour', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 6],
  ])('[H1] with %i watchers %i shadows come', (seats, shadows) => {
    const at = scene(lanternWatch, { setup: { seats, rolls: { dice: calmRolls(seats) } } })
    expect(at.read('lanterns.Gate.shadows.size')).toBe(shadows)
  })

  test('[H1] each comes to the lantern that the die says, and does what it does when it comes', () => {
    const dice = [{ shuffle: [] }, { shuffle: ['Creeper', 'Fog Bank'] }, 2, 3]
    const at = scene(lanternWatch, { setup: { seats: 1, rolls: { dice } } })
    expect(read(at, 'lanterns.Bell.shadows', 'lanterns.River.shadows')).toEqual([
      ['Creeper 1'],
      ['Fog Bank 1'],
    ])
    expect([0, 1, 2, 3].map((i) => at.read(`lanterns[${i}].oil`))).toEqual([5, 5, 4, 5])
  })

  test('[H2] all are asked at once, and answer in whatever order they like', () => {
    const at = watch({ seats: 3 })
    expect([1, 2, 3].map((seat) => at.offers(seat).length)).toEqual([4, 4, 4])
    at.do('stand at the Mill', 3).do('stand at the Mill', 1)
    expect([1, 2, 3].map((seat) => at.offers(seat).length)).toEqual([0, 4, 0])
    expect(at.do('stand at the River', 2).read('question')).toBe('act')
    expect([0, 1, 2].map((i) => at.read(`watchers[${i}].lantern`))).toEqual([1, 3, 1])
  })

  test('[H3] turns go round from the captain', () => {
    const at = watch({ seats: 3, table: { captain: 1 } })
    for (const seat of [1, 2, 3]) at.do('stand at the Mill', seat)
    for (const seat of [2, 3]) at.do('end turn', seat)
    expect([at.offers(1).length > 0, at.offers(2)]).toEqual([true, []])
  })

  test('[H4, H5] then the shadows feed, each watcher draws a card, and the next one is captain', () => {
    const at = watch({ at: ['Mill', 'Mill'], table: { 'lanterns.Gate.shadows': ['Moth Swarm'] } })
    at.do('end turn', 1).do('end turn', 2)
    expect(at.events()).toContain('The Gate loses 2 oil and has 4.')
    expect(read(at, 'watchers[0].hand.size', 'watchers[1].hand.size', 'captain', 'hour')).toEqual([
      4, 4, 1, 2,
    ])
  })

  test('[H5] nobody holds more than five', () => {
    const hand = ['Torch 1', 'Torch 2', 'Torch 3', 'Torch 4', 'Silver Pike 1']
    const at = watch({ at: ['Mill', 'Mill'], table: { 'watchers[0].hand': hand } })
    at.do('end turn', 1).do('end turn', 2)
    expect(read(at, 'watchers[0].hand.size', 'watchers[1].hand.size')).toEqual([5, 4])
  })
})

describe('the end', () => {
  test('[W1] when the last hour is over the watch is won', () => {
    const at = watch({ seats: 1, at: ['Mill'], table: { hour: 5 } })
    at.do('end turn')
    expect(at.read('outcome')).toBe('won')
    expect(at.events()).toContain('The day breaks: the watch is won.')
  })

  test('[W2] two dark lanterns lose it at once, one does not', () => {
    const table = {
      'lanterns.Gate.oil': 0,
      'lanterns.Mill': { oil: 1, shadows: ['Moth Swarm'] },
      'watchers[0].hand': [],
    }
    const at = watch({ seats: 1, at: ['River'], table })
    expect(at.read('outcome')).toBe('playing')
    at.do('end turn')
    expect(at.read('outcome')).toBe('lost')
    expect(at.events().at(-1)).toBe('Two lanterns are dark: the watch is lost.')
  })
})
