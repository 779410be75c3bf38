/** Names where numbers would do: rooms, classes, seats and single copies. */
import { describe, expect, test } from 'vitest'
import { compare, formatMismatches, runSituation, scene } from '../src/index.ts'
import type { Overrides } from '../src/index.ts'
import { house } from './games/house.ts'
import { parse } from './parse.ts'

const lay = (table: Overrides) => scene(house, { table })
const differences = (table: Overrides, expected: Overrides): string =>
  formatMismatches(compare(house, lay(table).table, expected))

describe('a record of a list or a number of a row goes by the name of its thing', () => {
  test('nested, as a path, or in brackets; capitals do not matter', () => {
    const at = lay({
      rooms: { Kitchen: { dust: 3 } },
      'rooms.hall.dust': 4,
      "rooms[Dr. Quill's Study].dust": 5,
    })
    expect([0, 1, 2].map((room) => at.read(`rooms[${room}].dust`))).toEqual([3, 4, 5])
    expect(at.read('rooms.Hall.dust')).toBe(4)
  })

  test('a name may have a dot in it', () => {
    expect(lay({ "rooms.Dr. Quill's Study.dust": 6 }).read('rooms[2].dust')).toBe(6)
  })

  test('by what the row is called after, or else by any kind that it has room for', () => {
    const at = lay({ rooms: { Hall: { chores: { Cook: 2 }, guests: { Bert: 1 } } }, 'chips.Cup 2': 9 })
    expect(at.read('rooms[1].chores')).toEqual([0, 2, 0]) // the dish of that name does not count
    expect(at.read('rooms[1].guests')).toEqual([0, 1])
    expect(at.read('chips')).toEqual([0, 9, 0])
  })

  test('numbers are as good as ever', () => {
    expect(lay({ 'rooms[1].dust': 2, 'rooms.2.dust': 7 }).read('rooms.Hall.dust')).toBe(2)
  })

  test('of a list of one, the one is meant', () => {
    expect(lay({ 'inn.coins': 8 }).read('inn[0].coins')).toBe(8)
  })

  test.each<[Overrides, string]>([
    [
      { 'rooms.Kichen.dust': 1 },
      '"rooms.Kichen.dust": rooms has nothing called "Kichen"; did you mean "Kitchen"?',
    ],
    [{ 'rooms.Attic.dust': 1 }, 'rooms has nothing called "Attic"; give its number, 0 to 3'],
    [{ 'chips.Cook': 1 }, 'chips: "Cook" can mean Cook (chore 1) or Cook (dish 0); say which, by number'],
    [{ 'chips.Cup': 1 }, 'chips: "Cup" can mean Cup 1 (cup 0) or Cup 2 (cup 1); say which, by number'],
    [{ 'rooms.Hall.dsut': 1 }, 'no field of this name'],
    // There are more rooms than guests: a row of guests cannot be one of rooms.
    [
      { 'rooms.Hall.guests.Kitchen': 1 },
      'guests has a number for nothing called "Kitchen"; give its number, 0 to 1',
    ],
    [{ 'rooms[7].dust': 1 }, 'rooms has 4, counted from 0'],
    [{ 'inn.gold': 1 }, 'inn has nothing called "gold"'],
  ])('what is not there says so: %j', (table, message) => {
    expect(() => lay(table)).toThrow(message)
  })
})

describe('a number that means a thing or a seat goes by its name', () => {
  test('if its field is called after the kind; else it is a seat', () => {
    const at = lay({ players: { Ada: { room: 'Hall' } }, lastRoom: "dr. quill's study", host: 'Bert' })
    expect(['players[0].room', 'lastRoom', 'host'].map((path) => at.read(path))).toEqual([1, 2, 1])
  })

  test('expected by name, it is told by name', () => {
    const table = { lastRoom: 1, host: 1 }
    expect(differences(table, { lastRoom: 'Hall', host: 'Bert' })).toBe('')
    expect(differences(table, { lastRoom: 'Kitchen', host: 0 })).toBe(
      'lastRoom: expected Kitchen, found Hall\nhost: expected 0, found 1',
    )
    expect(() => differences(table, { lastRoom: 'Attic' })).toThrow('"lastRoom": no room is called "Attic"')
  })

  test.each<[Overrides, string]>([
    [{ lastRoom: 'Hal' }, '"lastRoom": no room is called "Hal"; did you mean "Hall"?'],
    [{ host: true }, '"host": expected a whole number, or the name of a player, found true'],
    [{ turn: 'three' }, '"turn": no player is called "three"'],
  ])('what is no name says so: %j', (table, message) => {
    expect(() => lay(table)).toThrow(message)
  })
})

describe('a seat goes by the name of who sits there', () => {
  const run = (seat: string | number) =>
    runSituation(house, parse({ game: 'house', steps: [{ do: 'rest', seat }] })).failure?.message

  test.each([1, 'Ada', 'ada', 'player 1'])('%s', (seat) => expect(run(seat)).toBeUndefined())

  test('somebody else cannot do it, and nobody of another name is there', () => {
    expect(run('Bert')).toContain('"rest" is refused')
    expect(run('Adda')).toBe(
      'a.json, step 1 (do): seat "Adda": no player is called "Adda"; did you mean "Ada"?',
    )
  })
})
