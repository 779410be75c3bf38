/** One small sound game and what happens if its author makes a mistake: every flaw is a game of its own. */
import { counted, hidden, int, layout, list, open, owned } from '@hearthkeep/engine'
import { pile, rulebook, seenIf, stream, WON } from '@hearthkeep/engine'
import type { Choices, Game, Procedure, Stream, Zone } from '@hearthkeep/engine'
import { quickGame } from './make.ts'

/** The mistakes. */
export const FLAWS = [
  'none',
  'no-redeal',
  'overflow',
  'run-away',
  'dead-end',
  'never-ends',
  'same-names',
  'open-deck',
  'describe-hidden',
  'describe-throws',
  'module-state',
  'state-on-table',
  'peeking-choices',
  'telling-question',
  'unwatched-listing',
  'unwatched-step',
  'telling-sight',
  'double-card',
  'lost-card',
  'handler-throws',
  'listing-changes',
  'event-leak',
  'named-leak',
  'renamed-leak',
  'no-kind',
  'no-reason',
  'both-ways',
  'dirty-cells',
  'unknown-rule',
  'stack-overflow',
  'two-calls',
  'no-handler',
  'bad-set-up',
  'module-choices',
  'uncounted',
  'card-of-the-box',
  'no-such-card',
] as const
/** One of them. */
export type Flaw = (typeof FLAWS)[number]

const CARDS = 8
const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Larch', 'Oak', 'Yew']

// What a module must not keep: it outlives the table and is shared by all.
let drawnInAll = 0

/** Whether the game has a flaw. */
type Has = (flaw: Flaw) => boolean

/** The table, what is on it and what is said of it. */
function rulesWith(has: Has) {
  const isOpenDeck = has('open-deck')
  return rulebook<null>()({
    layout: layout(
      {
        dice: stream,
        turn: open(int),
        deck: isOpenDeck ? open(pile(CARDS, 'card')) : counted(pile(CARDS, 'card')),
        players: list(2, { hand: owned(pile(has('overflow') ? 2 : CARDS, 'card')) }),
        shown: open(pile(CARDS, 'card')),
        secret: has('telling-sight') ? seenIf((t: { secret: number }) => t.secret > 1000, int) : hidden(int),
      },
      { stack: 24 },
    ),
    things: {
      card: {
        name: (card) => (has('same-names') ? 'Tree' : NAMES[card]),
        ...(!has('uncounted') && { count: () => CARDS }),
        ...(has('card-of-the-box') && { isOnTable: (card: number) => card !== 3 }),
        unseen: 'a card',
      },
      tree: { is: 'card', name: (card) => `the ${NAMES[card]}` },
    },
    choices: { draw: [], show: ['card'], pass: [], dance: [] },
    reasons: { empty: 'R2' },
    events: {
      drew: {
        rule: 'R1',
        with: ['player: seat', 'card'],
        ...(has('event-leak') ? {} : { secret: { seats: ['player'], hides: ['card'] } }),
      },
      saw: {
        rule: 'R1',
        with: ['player: seat', 'what: card|seat', 'tree'],
        secret: {
          seats: ['player'],
          hides: [...(has('named-leak') ? [] : ['what']), ...(has('renamed-leak') ? [] : ['tree'])],
        },
      },
    },
  })
}

type Rules = ReturnType<typeof rulesWith>
type Table = ReturnType<Rules['newTable']>

/** The rules and what is wrong with them. */
interface Broken {
  readonly rules: Rules
  readonly has: Has
}

/** Whoever reads the cells themselves goes past the views, which note what is read. */
function isSecretOdd({ layout: { leaves } }: Rules, t: Table): boolean {
  const secretAt = leaves.find(({ path }) => path === 'secret')?.at ?? 0
  return t.cells[secretAt] % 2 === 1
}

function listChoices({ rules, has }: Broken, t: Table, out: Choices): void {
  const { choices } = rules
  if (has('dead-end') && t.turn === 5) return
  if (has('listing-changes')) t.secret++
  if (has('unwatched-listing') && isSecretOdd(rules, t)) {
    out.add(choices.pass)
    return
  }
  const isPeeking = has('peeking-choices') && !t.deck.isEmpty && t.deck.top % 2 === 0
  if (!t.deck.isEmpty && !isPeeking) out.add(choices.draw)
  else out.refuse(rules.reasons.empty, choices.draw)
  if (has('both-ways')) out.refuse(rules.reasons.empty, choices.pass)
  const { hand } = t.players[out.seat]
  for (let i = 0; i < hand.size; i++) out.add(choices.show, hand.get(i))
  if (has('no-handler') && t.turn === 3) out.add(choices.dance)
  else if (has('module-choices') && drawnInAll % 2 === 1) out.add(choices.dance)
  else out.refuse(rules.reasons.empty, choices.dance)
  if (has('state-on-table') && t.turn > 4 && (t as { mood?: number }).mood === 1) return
  out.add(choices.pass)
}

function draw({ rules, has }: Broken, t: Table, seat: number): void {
  const { events } = rules
  const card = t.deck.pop()
  if (!(has('lost-card') && card === 3)) t.players[seat].hand.push(card)
  if (has('no-such-card') && card === 3) t.shown.push(CARDS)
  if (has('double-card') && card === 3) t.shown.push(card)
  if (has('state-on-table')) (t as { mood?: number }).mood = 1
  if (has('dirty-cells')) t.cells[t.cells.length - 1] = 7
  drawnInAll++
  t.log?.add(events.drew, seat, card)
  t.log?.add(events.saw, seat, has('no-kind') ? 3 : rules.the.card(card), card)
}

/** The one question: draw, show a card or pass. */
function askToAct(broken: Broken) {
  const { rules, has } = broken
  const { procedure } = rules
  const circle = procedure(
    'circle',
    [],
    [rules.repeatWhile(() => true, [(t: Table) => void (t.secret ^= 1)])],
  )
  const deeper = procedure('deeper', [], [(t: Table) => t.call(deeper)])
  return rules.ask({
    name: 'act',
    rule: has('unknown-rule') ? 'R99' : 'R1',
    who: (t: Table) => (has('telling-question') && t.players[0].hand.has(3) ? 0 : t.turn % 2),
    choices: (t: Table, out) => listChoices(broken, t, out),
    take: {
      draw: (t: Table, { seat }) => draw(broken, t, seat),
      show: (t: Table, { seat, card }) => {
        if (has('handler-throws') && card === 2) throw new Error('nobody thought of Cedar')
        if (has('run-away')) t.call(circle)
        if (has('stack-overflow')) t.call(deeper)
        if (has('two-calls')) {
          t.call(circle)
          t.call(deeper)
        }
        t.players[seat].hand.take(card)
        t.shown.push(card)
      },
      ...(!has('no-handler') && { dance: () => undefined }),
      pass: (t: Table) => {
        if (has('module-state') && drawnInAll % 3 === 0) t.turn++
        if (has('unwatched-step') && isSecretOdd(rules, t)) t.secret += 2
      },
    },
  })
}

/** The course of the game: the deck is shuffled, then they act in turn. */
function courseOf(broken: Broken): Procedure {
  const { rules, has } = broken
  const act = askToAct(broken)
  const isGoingOn = (t: Table): boolean => has('never-ends') || (t.turn < 24 && !t.deck.isEmpty)
  return rules.procedure(
    'main',
    [],
    [
      (t: Table) => {
        if (has('bad-set-up')) throw new Error('the box is empty')
        for (let card = 0; card < CARDS; card++) t.deck.push(card)
        t.dice.shuffle(t.deck)
        t.secret = 41
      },
      rules.repeatWhile(isGoingOn, [act, (t: Table) => void t.turn++]),
      (t: Table) => t.finish(WON),
    ],
  )
}

function describe(has: Has, t: Table): Zone[] {
  if (has('describe-throws')) return [{ title: NAMES[t.deck.top].trim(), items: [] }]
  const figures = has('describe-hidden') ? [{ label: 'secret', value: t.secret }] : []
  return [{ title: 'All', items: [{ name: 'Table', figures, tags: [] }], summary: `${t.deck.size} cards` }]
}

/** A deck, two hidden hands; draw, show a card or pass; it ends when the deck is empty or after 24 turns. */
export function brokenGame(flaw: Flaw): Game {
  const has: Has = (one) => flaw === one
  const rules = rulesWith(has)
  return quickGame(`broken-${flaw}`, rules, courseOf({ rules, has }), null, {
    seats: [2, 2],
    rest: { card: 'deck' },
    describe: (t: Table) => describe(has, t),
    ...(has('no-reason') && {
      text: {
        choices: { draw: 'draw', show: 'show {card}', pass: 'pass', dance: 'dance' },
        events: { drew: '{player} draws {card}', saw: '{player} sees {what}, {tree}' },
        reasons: { empty: ' ' },
        prompts: { act: 'Act' },
      },
    }),
    ...(has('unknown-rule') && { rulesText: [{ id: 'R1', chapter: 'All', text: 'Act.' }] }),
    ...(!has('no-redeal') && {
      redeal: {
        kinds: [],
        deal: (t: Table, _: number, random: Stream) => {
          t.secret = random.below(100)
        },
      },
    }),
  })
}
