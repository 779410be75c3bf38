import { describe, expect, test } from 'vitest'
import { misplacedThings, scene } from '../src/index.ts'
import type { Overrides, SceneSpec } from '../src/index.ts'
import { boxes, camp, tokens, whispers } from '@hearthkeep/testkit/games'
import { bags } from './games/bags.ts'
import { shelf } from './games/shelf.ts'

const whisper = (table: Overrides, spec: SceneSpec = {}) => scene(whispers, { ...spec, table })

describe('a table is arranged', () => {
  test('by numbers, in lists by path or as nested objects', () => {
    const at = scene(camp, {
      table: { wood: 7, 'campers[1].energy': 5, campers: [{ isDone: 0 }, null], 'campers[0]': { energy: 9 } },
    })
    expect(['wood', 'campers[0].energy', 'campers[1].energy'].map((path) => at.read(path))).toEqual([7, 9, 5])
  })

  test('by rows of numbers, whole or one by one', () => {
    const at = scene(tokens, { table: { track: [1, 2, 3], 'row[1]': 8 } })
    expect([at.read('track'), at.read('row'), at.read('track[2]')]).toEqual([[1, 2, 3], [0, 8], 3])
  })

  test('by things that are not counted, as often as one likes', () => {
    const at = scene(tokens, { table: { bag: ['gold', 'gold', 'coal'], held: 'gold', 'bag.top': ['coal'] } })
    expect([at.read('bag'), at.read('held')]).toEqual([['gold', 'gold', 'coal', 'coal'], 'gold'])
  })

  test('by counted things, which come from wherever they are', () => {
    const at = whisper({
      'players[0].hand': ['Red 1', 'Blue 2'],
      'players[1].hand': ['Green 6'],
      omen: 'Red 2',
    })
    expect(at.read('players[0].hand')).toEqual(['Red 1', 'Blue 2'])
    expect(at.read('omen')).toBe('Red 2')
    expect(at.read('deck.size')).toBe(14)
    expect(misplacedThings(whispers, at.table)).toEqual([])
  })

  test('what is pushed aside goes to the bottom of the rest, the top of which stays', () => {
    const before = whisper({})
    const [top] = before.read('deck.top') as string[]
    const hand = before.read('players[0].hand') as string[]
    const at = whisper({ 'players[0].hand': [] })
    expect((at.read('deck') as string[]).slice(0, hand.length)).toEqual(hand)
    expect((at.read('deck.top') as string[])[0]).toBe(top)
  })

  test('the top of a pile, first drawn first', () => {
    const at = whisper({ 'deck.top': ['Red 1', 'Red 2'] })
    expect((at.read('deck.top') as string[]).slice(0, 2)).toEqual(['Red 1', 'Red 2'])
    expect(at.do('reveal').read('players[1].hand.has')).toContain('Red 1')
  })

  test('a slot can be emptied', () => {
    expect(whisper({ omen: null }).read('omen')).toBeNull()
  })

  test('a name without number is any copy that is free', () => {
    const at = whisper({ 'players[0].hand': ['Red', 'Red 1', 'Red'], discard: ['red', 'RED 6'] })
    const red = [...(at.read('players[0].hand') as string[]), ...(at.read('discard') as string[])]
    expect(new Set(red).size).toBe(5)
    expect(red.every((name) => name.startsWith('Red'))).toBe(true)
  })

  test('another pile can be the rest', () => {
    const at = whisper({ deck: ['Red 1'], discard: 'rest' })
    expect(at.read('deck')).toEqual(['Red 1'])
    expect(misplacedThings(whispers, at.table)).toEqual([])
  })

  test('of several, each takes what is pushed aside in its own record; the first takes what is pushed aside elsewhere', () => {
    const at = scene(bags, {
      table: {
        players: [
          { hand: ['Bean 7'], bag: 'rest' },
          { hand: [], bag: 'rest' },
        ],
        floor: [],
      },
    })
    expect(at.read('players[0].bag')).toEqual(['Bean 1', 'Bean 2', 'Bean 5', 'Bean 6', 'Bean 8'])
    expect(at.read('players[1].bag')).toEqual(['Bean 3', 'Bean 4'])
  })

  test('what is pushed aside goes each to the first pile of its own that is free and has room', () => {
    const at = scene(shelf, { table: { danish: ['Danish 1'], shelf: ['Danish 2'] } })
    // Four English books are pushed aside, for two of which there is room; the Danish pile is arranged itself.
    expect(at.read('english')).toEqual(['English 1', 'English 2'])
    expect(at.read('cellar')).toEqual(['English 3', 'Danish 3', 'English 4'])
    expect(misplacedThings(shelf, at.table)).toEqual([])
  })

  test('what is said of a place later replaces what was said before', () => {
    const at = whisper({ 'players[0].hand': ['Red 1'], 'players[0]': { hand: ['Blue 1'] } })
    expect(at.read('players[0].hand')).toEqual(['Blue 1'])
    const all = whisper({ 'deck.top': ['Red 1'], deck: ['Red 2'], discard: 'rest' })
    expect(all.read('deck')).toEqual(['Red 2'])
  })

  test('a pointer says which thing is meant, and moves nothing', () => {
    const at = scene(shelf, { table: { read: 'English 1' } })
    expect([at.read('read'), at.read('shelf')]).toEqual(['English 1', ['English 1', 'Danish 1', 'English 2']])
  })

  test('after choices that come before the situation', () => {
    const setup = { seats: 2, seed: 3, choices: [{ do: 'reveal' }] }
    expect(whisper({ omen: 'Blue 1' }, { setup }).read('isRevealed')).toBe(1)
  })
})

describe('a table that cannot be arranged says why', () => {
  test.each<[Overrides, string]>([
    [{ trun: 3 }, 'table: "trun": no field of this name; did you mean "turn"?'],
    [{ zzzzzzzz: 3 }, 'the table has dice, turn, isRevealed, deck, discard, players, omen'],
    [{ 'players[3].hand': [] }, 'table: "players[3].hand": players has 3, counted from 0'],
    [{ turn: '3' }, 'table: "turn": expected a whole number, found "3"'],
    [{ turn: 1.5 }, 'table: "turn": expected a whole number, found 1.5'],
    [{ dice: 3 }, 'table: "dice": a random stream cannot be set; script it in "rolls"'],
    [{ omen: 'Rde 1' }, 'table: "omen": no card is called "Rde 1"; did you mean "Red 1"?'],
    [{ omen: ['Red 1'] }, 'table: "omen": expected the name of a card or null, found ["Red 1"]'],
    [{ omen: 99 }, 'table: "omen": expected a number from 0 to 17, found 99'],
    [{ deck: 'Red 1' }, 'table: "deck": expected a list of the names of cards, found "Red 1"'],
    [{ 'deck.size': 3 }, 'table: "deck.size": this can be expected, not arranged'],
    [{ 'deck.bottom': ['Red 1'] }, 'table: "deck.bottom": of a pile one can name top, size, has or [place]'],
    [{ omen: 'Red 1', discard: ['Red 1'] }, 'table: "discard": Red 1 is also named in "omen"'],
    [
      { discard: Array(7).fill('Red') as string[] },
      'table: "discard": all 6 copies of "Red" are named already',
    ],
    [{ deck: [] }, 'which have no other place; name them, or give another pile as "rest"'],
    [{ 'engine.outcome': 1 }, 'table: "engine.outcome": no field of this name'],
  ])('%j', (table, message) => {
    expect(() => whisper(table)).toThrow(message)
  })

  test.each<[Overrides, string]>([
    [{ cellar: ['Danish 4'] }, 'table: book Danish 4 is in cellar, but stays in the box in this game'],
    [{ english: [], cellar: [], shelf: [] }, '"english": pushes English 1, Danish 1, English 2 aside'],
    [{ danish: 'rest', english: ['English 1', 'English 1'] }, 'English 1 is also named in "english"'],
    [{ read: 9 }, '"read": expected a number from 0 to 7, found 9'],
  ])('no book is doubled, lost or out of the box: %j', (table, message) => {
    expect(() => scene(shelf, { table })).toThrow(message)
  })

  test('a rest that is full says so', () => {
    const table = {
      danish: ['Danish 1'],
      shelf: [],
      english: ['English 1'],
      cellar: ['Danish 2', 'Danish 3'],
    }
    expect(() => scene(shelf, { table })).toThrow('have no other place')
    const cellar = { danish: [], shelf: [], english: ['English 1', 'English 2'], cellar: 'rest' }
    expect(() => scene(shelf, { table: cellar })).toThrow('"cellar": has no room for')
  })

  test('rows and raw piles', () => {
    expect(() => scene(tokens, { table: { track: [1, 2] } })).toThrow(
      'expected a list of 3 numbers, found [1,2]',
    )
    expect(() => scene(tokens, { table: { 'track[3]': 1 } })).toThrow('track has 3 numbers, counted from 0')
    expect(() => scene(tokens, { table: { bag: ['gold', 'gold', 'gold', 'gold', 'gold'] } })).toThrow(
      '"bag": holds 4 cards at most, here are 5',
    )
    expect(() => scene(tokens, { table: { held: 'glod' } })).toThrow('did you mean "gold"?')
  })

  test('a set-up the game does not have, and choices it refuses', () => {
    expect(() => scene(boxes, { setup: { seats: 3 } })).toThrow('setup: seats 3: boxes is played with 1')
    expect(() => whisper({}, { setup: { choices: [{ do: 'dance' }] } })).toThrow('setup: "dance" is refused')
  })
})
