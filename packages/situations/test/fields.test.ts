import { expect, test } from 'vitest'
import type { Game } from '@hearthkeep/engine'
import { whispers } from '@hearthkeep/testkit/games'
import { aboutTable } from '../src/index.ts'
import { seatKind } from '../src/seats.ts'
import { house } from './games/house.ts'
import { shelf } from './games/shelf.ts'

const holds = (about: ReturnType<typeof aboutTable>) =>
  Object.fromEntries(about.fields.map((field) => [field.path, field.holds]))

test('fields are told of with what they hold, and by which names their places go', () => {
  expect(holds(aboutTable(house))).toEqual({
    turn: 'a number',
    inn: '1 record',
    'inn[].coins': 'a number',
    players: '2 records, by player',
    'players[].room': 'which room, by name or number',
    'players[].energy': 'a number',
    rooms: '4 records, by room',
    'rooms[].guests': '2 numbers',
    'rooms[].chores': '3 numbers, by chore',
    'rooms[].dust': 'a number',
    chips: '3 numbers',
    lastRoom: 'which room, by name or number',
    host: 'a number',
  })
  expect(holds(aboutTable(shelf))).toMatchObject({
    shelf: 'a pile of up to 4 (book)',
    read: 'which book is meant',
  })
})

test('names are listed by kind, those of the seats among them', () => {
  const { names, seats } = aboutTable(house)
  expect(seats).toBe('player')
  expect(names).toEqual({
    player: ['Ada', 'Bert'],
    room: ['Kitchen', 'Hall', "Dr. Quill's Study"],
    chore: ['Sweep', 'Cook', 'Wash'],
  })
})

test('who sees a field is told, as the record around it says unless the field does', () => {
  const { fields } = aboutTable(whispers)
  const seen = Object.fromEntries(fields.map((field) => [field.path, field.seen]))
  expect(seen).toMatchObject({
    dice: '',
    turn: 'all',
    deck: 'how many: all',
    'players[].hand': 'its own seat',
  })
})

test('a kind that says so names the seats, and is as many, whatever else there are as many of', () => {
  const watcher = { is: 'seat', name: (seat: number) => `Watcher ${seat + 1}` }
  const player = { name: house.things['player'].name } // there is a list of them, as long as the largest party
  const wall: Game = { ...house, things: { ...house.things, player, watcher } }
  expect(seatKind(wall)).toBe('watcher')
  expect(aboutTable(wall).names['watcher']).toEqual(['Watcher 1', 'Watcher 2'])
})
