/**
 * Lanterns: a throw-away game for these tests. Two or three players with hidden hands act in any order until all are
 * done [L2]; then one of them guards or lets go [L5] and bows, which is forced and turns a card up [L6].
 */
import { counted, defineGame, int, layout, list, open, owned } from '@hearthkeep/engine'
import { pile, rulebook, seenIf, stream, WON } from '@hearthkeep/engine'
import type { Game, Pile, Zone } from '@hearthkeep/engine'

/** Names that are in no other word of the game, so that a test can look for them in a text. */
export const CARDS: readonly string[] =
  'Amber Birch Cedar Dahlia Elm Fern Ginger Holly Iris Juniper Kelp Lotus'.split(' ')
const ROUNDS = 3
const BRIGHTEST = 5
const HAND = 3

const rules = rulebook<readonly string[]>()({
  layout: layout(
    {
      dice: stream,
      round: open(int),
      light: open(int),
      deck: counted(pile(12, 'card')),
      row: open(pile(12, 'card')),
      /** Nobody sees what was buried. */
      buried: pile(12, 'card'),
      players: open(
        list(3, {
          hand: owned(pile(12, 'card')),
          isDone: int,
          /** Everybody but its owner sees it. */
          mark: seenIf((table: { seats: number }, seat, owner) => isOther(table, seat, owner), int),
        }),
      ),
      /** What breaks: 1 the players' turn, 2 the bow. */
      bomb: open(int),
      /** 1 if the game begins with a greeting. */
      isPolite: open(int),
    },
    { stack: 16 },
  ),
  things: { card: { name: (card, t) => t.data[card], count: (t) => t.data.length, unseen: 'a card' } },
  choices: {
    shine: [],
    play: ['card'],
    bury: ['card'],
    draw: [],
    idle: [],
    done: [],
    explode: [],
    vanish: [],
    guard: [],
    'let-go': [],
    bow: [],
    greet: [],
  },
  reasons: { 'bright-enough': 'L3', 'deck-empty': 'L4' },
  events: {
    'round-started': { rule: 'L1', with: ['round: number'] },
    'light-grew': { rule: 'L3', with: ['light: number'] },
    'card-drawn': {
      rule: 'L4',
      with: ['player: seat', 'card'],
      secret: { seats: ['player'], hides: ['card'] },
    },
    'card-buried': {
      rule: 'L4',
      with: ['player: seat', 'card'],
      secret: { seats: ['player'], hides: ['card'] },
    },
    'card-played': { rule: 'L2', with: ['player: seat', 'card'] },
    'card-turned': { rule: 'L6', with: ['card'] },
  },
})
type Table = ReturnType<typeof rules.newTable>
const { ask, choices, events, procedure, reasons, repeatWhile, when } = rules

function isOther(table: { seats: number }, seat: number, owner: number): boolean {
  if (seat < 0 || seat >= table.seats) throw new Error(`a sight rule was asked about seat ${seat}`)
  return seat !== owner
}

function deal(t: Table): void {
  for (let card = 0; card < t.data.length; card++) t.deck.push(card)
  t.dice.shuffle(t.deck)
  for (let seat = 0; seat < t.seats; seat++) {
    t.players[seat].mark = 700 + seat
    for (let i = 0; i < HAND; i++) drawCard(t, seat)
  }
}

function drawCard(t: Table, seat: number): void {
  const card = t.deck.pop()
  t.players[seat].hand.push(card)
  t.log?.add(events['card-drawn'], seat, card)
}

/** Exchanges two cards that only seat 0 can tell apart: one of its hand, and the lowest of the deck. */
function swapHidden(t: Table): void {
  const { hand } = t.players[0]
  const card = hand.get(0)
  hand.set(0, t.deck.get(0))
  t.deck.set(0, card)
}

function startRound(t: Table): void {
  t.round++
  for (let seat = 0; seat < t.seats; seat++) t.players[seat].isDone = 0
  t.log?.add(events['round-started'], t.round)
}

const isBusy = (t: Table): boolean => t.players.some(({ isDone }, seat) => seat < t.seats && isDone === 0)
const guardian = (t: Table): number => t.round % t.seats

const act = ask({
  name: 'act',
  rule: 'L2',
  pass: 'done',
  choices(t: Table, out) {
    const { hand, isDone } = t.players[out.seat]
    if (isDone === 1) return
    // What everybody knows can be done comes first: to list the hand is to look at hidden cards [M20].
    if (t.light < BRIGHTEST) out.add(choices.shine)
    else out.refuse(reasons['bright-enough'], choices.shine)
    if (t.deck.size > 1) out.add(choices.draw)
    else out.refuse(reasons['deck-empty'], choices.draw)
    out.add(choices.idle)
    out.add(choices.done)
    if (t.bomb === 1) out.add(choices.explode)
    if (t.bomb === 1) out.add(choices.vanish)
    for (const card of hand.toArray()) {
      out.add(choices.play, card)
      out.add(choices.bury, card)
    }
  },
  take: {
    shine(t: Table) {
      t.light++
      t.log?.add(events['light-grew'], t.light)
    },
    play(t: Table, { seat, card }) {
      t.players[seat].hand.take(card)
      t.row.push(card)
      t.log?.add(events['card-played'], seat, card)
    },
    bury(t: Table, { seat, card }) {
      t.players[seat].hand.take(card)
      t.buried.push(card)
      t.log?.add(events['card-buried'], seat, card)
    },
    draw: (t: Table, { seat }) => drawCard(t, seat),
    idle: () => undefined,
    done(t: Table, { seat }) {
      t.players[seat].isDone = 1
    },
    explode(t: Table) {
      t.light = 99
      t.row.clear()
      throw new Error('the lantern exploded')
    },
    vanish(t: Table) {
      t.light = 99
      t.call(nowhere)
    },
  },
})

const nowhere = procedure(
  'nowhere',
  [],
  [ask({ name: 'nowhere', rule: 'L9', choices: () => undefined, take: {} })],
)

const guard = ask({
  name: 'guard',
  rule: 'L5',
  who: guardian,
  choices(_: Table, out) {
    out.add(choices.guard)
    out.add(choices['let-go'])
  },
  take: {
    guard: () => undefined,
    'let-go'(t: Table) {
      t.light = 0
    },
  },
})

const bow = ask({
  name: 'bow',
  rule: 'L6',
  who: guardian,
  choices: (_: Table, out) => out.add(choices.bow),
  take: {
    bow(t: Table) {
      if (t.bomb === 2) throw new Error('the bow broke')
      if (t.deck.size < 2) return
      const card = t.deck.pop()
      t.row.push(card)
      t.log?.add(events['card-turned'], card)
    },
  },
})

const greet = ask({
  name: 'greet',
  rule: 'L7',
  who: 0,
  choices: (_: Table, out) => out.add(choices.greet),
  take: { greet: () => undefined },
})

const main = procedure(
  'lanterns',
  [],
  [
    when((t: Table) => t.isPolite === 1, [greet]),
    repeatWhile((t: Table) => t.round < ROUNDS, [startRound, repeatWhile(isBusy, [act]), guard, bow]),
    (t: Table) => t.finish(WON),
  ],
)

function describe(t: Table): Zone[] {
  const items = (pile: Pile) =>
    pile
      .toArray()
      .filter((card) => card >= 0)
      .map((card) => ({ thing: { kind: 'card', id: card }, name: t.data[card], figures: [], tags: [] }))
  return [
    { title: `Round ${t.round}`, items: items(t.row), summary: `light ${t.light}, deck ${t.deck.size}` },
    ...t.players
      .slice(0, t.seats)
      .map(({ hand }, seat) => ({ title: 'Hand', seat, items: items(hand), summary: `${hand.size} cards` })),
  ]
}

/** The game. Options: `swap` exchanges two hidden cards; `bomb` makes its rules break; `greeting` forces a choice. */
export const lanterns: Game = defineGame({
  id: 'lanterns',
  name: 'Lanterns',
  about: 'Hidden hands and a free-for-all.',
  version: '1.0.0',
  contentHash: '0000000000000000',
  seats: [2, 3],
  options: {
    swap: { values: ['no', 'yes'], default: 'no', about: 'exchanges two hidden cards' },
    greeting: { values: ['no', 'yes'], default: 'no', about: 'begins with a forced choice' },
    bomb: { values: ['no', 'act', 'bow'], default: 'no', about: 'makes the rules break' },
  },
  components: { card: CARDS.length },
  rules,
  data: CARDS,
  text: {
    choices: {
      shine: 'shine',
      play: 'play {card}',
      bury: 'bury {card}',
      draw: 'draw',
      idle: 'idle',
      done: 'done',
      explode: 'explode',
      vanish: 'vanish',
      guard: 'guard',
      'let-go': 'let go',
      bow: 'bow',
      greet: 'greet',
    },
    prompts: {
      act: 'Act, or be done.',
      guard: 'Guard, or let go.',
      bow: 'Bow.',
      nowhere: 'Nowhere.',
      greet: 'Greet.',
    },
    reasons: { 'bright-enough': 'it is bright enough', 'deck-empty': 'the deck is empty' },
    events: {
      'round-started': 'Round {round} starts.',
      'light-grew': 'The light is now {light}.',
      'card-drawn': '{player} draws {card}.',
      'card-buried': '{player} buries {card}.',
      'card-played': '{player} plays {card}.',
      'card-turned': '{card} is turned up.',
    },
  },
  main,
  setUp(t, setup) {
    t.bomb = ['no', 'act', 'bow'].indexOf(setup.options.bomb)
    t.isPolite = setup.options.greeting === 'yes' ? 1 : 0
    deal(t)
    if (setup.options.swap === 'yes') swapHidden(t)
  },
  describe,
  glossary: [],
  rulesText: [],
})
