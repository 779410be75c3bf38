/**
 * A throw-away game with a bit of everything: hidden piles, owned hands, a face-down card with a readable back, questions
 * inside effects, a procedure that calls itself, and questions to several seats at once.
 */
import { counted, hidden, int, layout, list, NONE, open, owned, pile } from '../src/index.ts'
import { rulebook, seenIf, slot, stream, WON } from '../src/index.ts'
import type { Procedure } from '../src/index.ts'
import { gameOf } from './support.ts'

export const CARDS = 15
const ROUNDS = 4
/** What can be read off the back of a card. */
export const backOf = (card: number): number => card % 3

export const pearlsLayout = layout(
  {
    dice: stream,
    shuffles: stream,
    round: open(int),
    /** Known to nobody. */
    omen: int,
    deck: counted(pile(CARDS, 'pearl')),
    pit: hidden(pile(CARDS, 'pearl')),
    shore: open(pile(CARDS, 'pearl')),
    /** Lies face down; everybody sees its back. */
    chest: slot('pearl', { shows: backOf }),
    players: open(
      list(3, {
        coins: int,
        hand: owned(pile(CARDS, 'pearl')),
        /** Seen by the player to the left. */
        mood: seenIf((_, seat, owner) => seat === (owner + 1) % 3, int),
        omens: hidden(list(2, { sign: int, told: open(int) })),
      }),
    ),
  },
  { stack: 48 },
)

export const rules = rulebook<null>()({
  layout: pearlsLayout,
  things: { pearl: { name: (pearl) => `pearl ${pearl}`, count: () => CARDS, unseen: 'a pearl' } },
  choices: {
    dive: [],
    gift: ['pearl', 'to: seat'],
    unlock: [],
    rest: [],
    accept: [],
    decline: [],
    toss: ['pearl'],
    pass: [],
  },
  reasons: { 'deck-empty': 'Y1', 'to-yourself': 'Y2', 'chest-empty': 'Y3' },
  events: {
    'pearl-found': {
      rule: 'Y1',
      with: ['player: seat', 'pearl', 'left: number'],
      secret: { seats: ['player'], hides: ['pearl'] },
    },
    'pearl-given': { rule: 'Y2', with: ['from: seat', 'to: seat'] },
    'round-ended': { rule: 'Y4', with: ['round: number'] },
  },
})
const { ask, choices, events, procedure, reasons, repeatWhile, when } = rules
export type Pearls = ReturnType<typeof rules.newTable>

const answerGift = ask({
  name: 'answer-gift',
  rule: 'Y2',
  who: (_: Pearls, my: { to: number; pearl: number; from: number }) => my.to,
  choices(_, out) {
    out.add(choices.accept)
    out.add(choices.decline)
  },
  take: {
    accept(t, _, my) {
      t.players[my.from].hand.take(my.pearl)
      t.players[my.to].hand.push(my.pearl)
      t.log?.add(events['pearl-given'], my.from, my.to)
      t.leave(1)
    },
    decline: (t) => t.leave(0),
  },
})
const handOver = procedure('hand-over', ['pearl', 'from', 'to'], [answerGift])

const act = ask({
  name: 'act',
  rule: 'Y0',
  who: (_: Pearls, my: { player: number }) => my.player,
  choices(t, out, my) {
    if (t.deck.isEmpty) out.refuse(reasons['deck-empty'], choices.dive)
    else out.add(choices.dive)
    const { hand } = t.players[my.player]
    for (let i = 0; i < hand.size; i++) {
      for (let to = 0; to < t.seats; to++) {
        if (to === my.player) out.refuse(reasons['to-yourself'], choices.gift, hand.get(i), to)
        else out.add(choices.gift, hand.get(i), to)
      }
    }
    if (t.chest === NONE) out.refuse(reasons['chest-empty'], choices.unlock)
    else out.add(choices.unlock)
    out.add(choices.rest)
  },
  take: {
    dive(t, answer) {
      const pearl = t.deck.pop()
      t.players[answer.seat].hand.push(pearl)
      t.log?.add(events['pearl-found'], answer.seat, pearl, t.deck.size)
    },
    gift: (t, { pearl, to, seat }) => t.call(handOver, pearl, seat, to),
    unlock(t) {
      t.shore.push(t.chest)
      t.chest = NONE
    },
    rest: () => undefined,
  },
})

const react = ask({
  name: 'react',
  rule: 'Y5',
  choices(t: Pearls, out) {
    const { hand } = t.players[out.seat]
    if (hand.size < 3) return
    out.add(choices.toss, hand.top)
    out.add(choices.pass)
  },
  take: {
    toss(t, { seat, pearl }) {
      t.players[seat].hand.take(pearl)
      t.shore.push(pearl)
      t.players[seat].coins += 1 + t.dice.below(6)
    },
    pass: () => undefined,
  },
  ifNone: 'skip',
  pass: 'pass',
})

// Its own type is given because it calls itself.
const turn: Procedure = procedure(
  'turn',
  ['player', 'depth', 'again'],
  [
    act,
    (t, my) => {
      my.again = t.result
      t.players[my.player].mood = t.result
    },
    react,
    // Whoever gave something away may act once more, three times running at most.
    when(
      (_, my) => my.again === 1 && my.depth < 3,
      [(t, my) => t.call(turn, my.player, my.depth + 1), (t) => t.players[0].coins++],
    ),
    (t) => t.leave(0),
  ],
)

export const main = procedure(
  'pearls',
  ['player'],
  [
    (t) => {
      for (let pearl = 0; pearl < CARDS; pearl++) t.deck.push(pearl)
      t.shuffles.shuffle(t.deck)
      t.chest = t.deck.pop()
      t.pit.push(t.deck.pop())
      t.omen = t.dice.below(1000)
      for (let seat = 0; seat < 3; seat++) t.players[seat].omens[1].sign = 700 + seat
    },
    repeatWhile(
      (t) => t.round < ROUNDS,
      [
        (t, my) => {
          t.round++
          my.player = 0
        },
        repeatWhile(
          (t, my) => my.player < t.seats,
          [(t, my) => t.call(turn, my.player), (_, my) => void my.player++],
        ),
        (t) => t.log?.add(events['round-ended'], t.round),
      ],
    ),
    (t) => t.finish(WON),
  ],
)

export const pearls = gameOf(rules, null, main, {
  id: 'pearls',
  name: 'Pearls',
  seats: [1, 3],
  options: { depth: { values: ['shallow', 'very deep'], default: 'shallow', about: 'How deep.' } },
  text: {
    choices: {
      dive: 'dive',
      gift: 'give {pearl} to {to}',
      unlock: 'open the chest',
      rest: 'rest',
      accept: 'accept',
      decline: 'decline',
      toss: 'toss {pearl}',
      pass: 'pass',
    },
    events: {
      'pearl-found': '{player} finds {pearl}; {left|one is|# are} left',
      'pearl-given': '{from} gives a pearl to {to}',
      'round-ended': 'round {round} ends',
    },
    prompts: { act: 'dive, give, open or rest', 'answer-gift': 'take the gift?', react: 'toss a pearl?' },
    reasons: {
      'deck-empty': 'nothing is left to find',
      'to-yourself': '{pearl} is already yours',
      'chest-empty': 'the chest is empty',
    },
  },
})
