/** Whispers: hidden hands, a hidden deck, face-down cards with readable backs, cards passed in secret. */
import {
  counted,
  int,
  layout,
  list,
  LOST,
  NONE,
  open,
  owned,
  pile,
  rulebook,
  seenIf,
  slot,
  stream,
} from '@hearthkeep/engine'
import { WON } from '@hearthkeep/engine'
import { quickGame } from './make.ts'

const CARDS = 18
/** Three backs: what lies face down tells this much. */
const back = (card: number): number => card % 3
const name = (card: number): string => `${['Red', 'Blue', 'Green'][card % 3]} ${Math.floor(card / 3) + 1}`

const table = {
  dice: stream,
  turn: open(int),
  isRevealed: open(int),
  deck: counted(pile(CARDS, 'card')),
  discard: open(pile(CARDS, 'card')),
  players: list(3, { hand: owned(pile(CARDS, 'card')) }),
  /** Face down until it is revealed; its back can be read. */
  omen: seenIf((t: { isRevealed: number }) => t.isRevealed === 1, slot('card', { shows: back })),
}

const rules = rulebook<null>()({
  layout: layout(table),
  things: { card: { name, count: () => CARDS, unseen: 'a card' } },
  choices: { discard: { card: 'card' }, whisper: { card: 'card', to: 'seat' }, reveal: {} },
  reasons: { known: 'W3' },
  events: {
    drew: { rule: 'W1', with: { player: 'seat', card: 'card' }, secret: { seat: 'player', hides: ['card'] } },
    discarded: { rule: 'W2', with: { card: 'card' } },
    whispered: {
      rule: 'W2',
      with: { card: 'card', from: 'seat', to: 'seat' },
      secret: { seat: 'from', hides: ['card'] },
    },
  },
})
const { ask, events, procedure, reasons, repeatWhile } = rules
type Table = ReturnType<typeof rules.newTable>

const whose = (t: Table): number => t.turn % t.seats

const act = ask({
  name: 'act',
  rule: 'W2',
  who: whose,
  choices(t: Table, out) {
    const { hand } = t.players[out.seat]
    for (let i = 0; i < hand.size; i++) {
      out.add(rules.choices.discard, hand.get(i))
      for (let seat = 0; seat < t.seats; seat++)
        if (seat !== out.seat) out.add(rules.choices.whisper, hand.get(i), seat)
    }
    if (t.isRevealed === 0) out.add(rules.choices.reveal)
    else out.refuse(reasons.known, rules.choices.reveal)
  },
  take: {
    discard: (t: Table, { seat, card }) => {
      t.players[seat].hand.take(card)
      t.discard.push(card)
      t.log?.add(events.discarded, card)
    },
    whisper: (t: Table, { seat, card, to }) => {
      t.players[seat].hand.take(card)
      t.players[to].hand.push(card)
      t.log?.add(events.whispered, card, seat, to)
    },
    reveal: (t: Table) => {
      t.isRevealed = 1
    },
  },
})

const main = procedure(
  'main',
  [],
  [
    (t: Table) => {
      for (let card = 0; card < CARDS; card++) t.deck.push(card)
      t.dice.shuffle(t.deck)
      t.omen = t.deck.pop()
      for (let i = 0; i < 2 * t.seats; i++) t.players[i % t.seats].hand.push(t.deck.pop())
    },
    repeatWhile(
      (t: Table) => !t.deck.isEmpty,
      [
        (t: Table) => {
          const card = t.deck.pop()
          t.players[whose(t)].hand.push(card)
          t.log?.add(events.drew, whose(t), card)
        },
        act,
        (t: Table) => void t.turn++,
      ],
    ),
    (t: Table) => t.finish(t.omen !== NONE && back(t.omen) === 0 ? WON : LOST),
  ],
)

export const whispers = quickGame('whispers', rules, main, null, {
  seats: [2, 3],
  rest: { card: 'deck' },
  describe: (t: Table, seat) => [
    { title: 'Deck', items: [], summary: `${t.deck.size} cards` },
    {
      title: 'Hand', // somebody who looks on has none
      items: (t.players[seat]?.hand.toArray() ?? []).map((card) => ({
        ...{ name: name(card), figures: [], tags: [] },
      })),
    },
  ],
})
