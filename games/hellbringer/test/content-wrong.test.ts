/** What loading says of packs that do not fit, and what packs may add. */
import { createWithPack } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { describe, expect, test } from 'vitest'
import { hellbringer, openTable } from '../src/index.ts'

const withPack = (changes: Files) => () => openTable(createWithPack(hellbringer, changes)).data

describe('content that is wrong is named with file, entry and field', () => {
  test('an effect that no word says', () => {
    expect(withPack({ 'skills.json': [{ id: 'echo', effect: [{ redy: 'skill', count: 1 }] }] })).toThrow(
      'skills.json, entry "echo", field effect[0]',
    )
  })

  test('[H17] figures that are no multiples of 5', () => {
    expect(withPack({ 'monsters.json': [{ id: 'ogre', hp: 33 }] })).toThrow(
      'monsters.json, entry "ogre", field hp: expected a multiple of 5',
    )
  })

  test('a box of another size', () => {
    expect(withPack({ 'combat.json': [{ id: 'combat', copies: 13 }] })).toThrow('combat.json: expected')
    expect(withPack({ 'moose.json': [{ id: 'moose-of-the-antler', copies: 2 }] })).toThrow(
      'moose.json: expected',
    )
  })

  test('[H39] a Class without its four Perks', () => {
    expect(withPack({ 'perks.json': [{ id: 'call', number: 2 }] })).toThrow(
      'perks.json: expected the Perks 1, 2, 3, 4 of the Class druid, found 2, 2, 3, 4',
    )
  })

  test('[H39] a Class with two Starter cards, or an Item without runes', () => {
    expect(withPack({ 'starter-cards.json': [{ id: 'spark', of: 'monk' }] })).toThrow(
      'starter-cards.json: expected one card of the Class monk, found 2',
    )
    expect(withPack({ 'starter-cards.json': [{ id: 'notched-blade', runes: null }] })).toThrow(
      'starter-cards.json, entry "notched-blade", field runes: expected the runes of an Item',
    )
  })

  test('[H1] a Demon at the wrong Location', () => {
    expect(withPack({ 'locations.json': [{ id: 'hell', demon: true }] })).toThrow(
      'locations.json, entry "hell", field demon: expected true at the fifth Location alone',
    )
  })

  test('a name that is given already, also across files', () => {
    expect(withPack({ 'potions.json': [{ id: 'acid-flask', name: 'Wildfire' }] })).toThrow('Wildfire')
  })

  test('words that belong elsewhere: what betters an attack of an Item saves nobody', () => {
    expect(
      withPack({ 'enchantments.json': [{ id: 'keen-edge', striking: [{ resurrect: 'self' }] }] }),
    ).toThrow('enchantments.json, entry "keen-edge", field striking[0]')
  })
})

describe('packs', () => {
  test('may add cards and change them, which changes the hash', () => {
    const more = { id: 'rock', name: 'Rock', runes: ['red'], cost: 0, attack: { kind: 'one', damage: 1 } }
    const packed = withPack({ 'items.json': [more, { id: 'buckler', lasting: [{ gives: { ar: 15 } }] }] })()
    const own = openTable(hellbringer.game).data
    expect(packed.cards).toHaveLength(own.cards.length + 1)
    expect(packed.cards.find(({ id }) => id === 'buckler')?.text).toBe('AR +15.')
    expect(packed.hash).not.toBe(own.hash)
  })

  test('that change nothing but texts have the hash of the box', () => {
    const packed = withPack({ 'text-lasting.json': { effects: { guard: 'stands in its owner’s place' } } })()
    expect(packed.hash).toBe(openTable(hellbringer.game).data.hash)
  })
})
