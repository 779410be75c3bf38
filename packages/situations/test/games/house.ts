/** A house: rooms, chores and people by name, and a bow that nobody can leave out on entering a room. */
import { int, ints, layout, list, NONE, open, rulebook, WON } from '@hearthkeep/engine'
import { quickGame } from '@hearthkeep/testkit/games'

const ROOMS = ['Kitchen', 'Hall', "Dr. Quill's Study"]
const PEOPLE = ['Ada', 'Bert']
const CHORES = ['Sweep', 'Cook', 'Wash']
const DISHES = ['Cook', 'Bake']
const CUPS = ['Cup 1', 'Cup 2', 'Jug']

const rules = rulebook<null>()({
  layout: layout({
    turn: open(int),
    inn: open(list(1, { coins: int })),
    players: open(list(2, { room: int, energy: int })),
    /** More than there are. */
    rooms: open(list(4, { guests: ints(2), chores: ints(3), dust: int })),
    /** By cup. */
    chips: open(ints(3)),
    lastRoom: open(int),
    host: open(int),
  }),
  things: {
    room: { name: (room) => ROOMS[room] },
    player: { name: (seat) => PEOPLE[seat] },
    chore: { name: (chore) => CHORES[chore] },
    dish: { name: (dish) => DISHES[dish] },
    cup: { name: (cup) => CUPS[cup], count: () => CUPS.length },
  },
  choices: { enter: { room: 'room' }, rest: {}, bow: {}, curtsy: {}, fall: {} },
  reasons: { 'too-stiff': 'H2' },
  events: {
    entered: { rule: 'H1', with: { who: 'player', room: 'room' } },
    bowed: { rule: 'H2', with: { who: 'player' } },
    fell: { rule: 'H3', with: { who: 'player' } },
  },
})
const { ask, choices, events, procedure, reasons, repeat } = rules
type Table = ReturnType<typeof rules.newTable>

const greet = ask({
  name: 'greet',
  rule: 'H2',
  who: (t: Table) => t.turn % 2,
  choices(_: Table, out) {
    out.add(choices.bow)
    out.refuse(reasons['too-stiff'], choices.curtsy)
  },
  take: { bow: (t: Table, { seat }) => t.log?.add(events.bowed, seat), curtsy: () => undefined },
})
const entering = procedure('entering', [], [greet, greet])

const act = ask({
  name: 'act',
  rule: 'H1',
  who: (t: Table) => t.turn % 2,
  choices(_: Table, out) {
    ROOMS.forEach((__, room) => out.add(choices.enter, room))
    out.add(choices.rest)
    out.add(choices.fall)
  },
  take: {
    enter: (t: Table, { seat, room }) => {
      t.players[seat].room = room
      t.lastRoom = room
      t.log?.add(events.entered, seat, room)
      t.call(entering)
    },
    rest: () => undefined,
    fall: (t: Table, { seat }) => {
      t.log?.add(events.fell, seat)
      t.finish(WON)
    },
  },
})

const main = procedure(
  'main',
  [],
  [
    (t: Table) => {
      t.lastRoom = NONE
    },
    repeat([act, (t: Table) => void t.turn++]),
  ],
)

export const house = quickGame('house', rules, main, null, { seats: [2, 2] })
