/** The round: all players act, in any order, one action after another [R1] to [R7], [Q3]. */
import { LOST } from '@hearthkeep/engine'
import { BOON } from '../content/numbers.ts'
import { fight, offerFights } from './fighting.ts'
import { settle } from './location.ts'
import { mayHoldMore } from './players.ts'
import { offerAbilities, offerCards, playHero, playItem, useAbility } from './playing.ts'
import { endRound, letAllAct } from './round-end.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { explainShields } from './shields.ts'
import { STEP } from './table.ts'
import { flipMarker, offerTaunts } from './taunting.ts'

const { ask, choices, events, procedure, reasons, repeatWhile, when } = rules
const { 'use-marker': usesMarker } = choices
/** An encounter that gets this far is given up as lost [Q63]. */
const LAST_ROUND = 100
/** What the loop of actions found: nothing was done, something was, nobody has anything left to do. */
const NOTHING = 0
const SOMETHING = 1
const OVER = 2

interface My {
  acted: number
  index: number
}

/** A new round for the holder of the marker. */
function begin(t: Table): void {
  t.round++
  t.step = STEP.ACT
  t.markerUsed = 0
  t.log?.add(events['round-started'], t.round, t.defender)
  if (t.round >= LAST_ROUND) {
    t.log?.add(events['stalemate-reached'])
    t.finish(LOST)
    return
  }
  for (let seat = 0; seat < t.seats; seat++) {
    const player = t.players[seat]
    player.heroesLeft = 1 // [R2]
    player.done = 0
    player.mustRetire = 0
  }
  if (t.boon === BOON.ROUND_SHIELD) {
    t.shields++
    t.log?.add(events['shields-gained'], 1, t.shields)
  }
}

/** Any change clears the flags of those who had nothing more to do [Q3]. */
function changed(t: Table, my: My): void {
  my.acted = SOMETHING
  for (let seat = 0; seat < t.seats; seat++) t.players[seat].done = 0
}

const acts = ask({
  name: 'players-act',
  rule: 'R1',
  choices(t: Table, out, _: My) {
    const { seat } = out
    if (t.players[seat].done === 1) return
    const before = out.count
    offerCards(t, out, seat)
    offerAbilities(t, out, seat)
    offerFights(t, out, seat)
    if (seat !== t.defender) out.explain(reasons['not-defending'], usesMarker)
    else if (t.markerUsed === 1) out.refuse(reasons['marker-is-used'], usesMarker)
    else offerTaunts(t, out, usesMarker, seat)
    if (out.count > before || mayHoldMore(t, seat)) out.add(choices.done)
    if (out.isExplaining) explainShields(t, out)
  },
  take: {
    'play-hero': (t, { seat, card }, my) => {
      changed(t, my)
      playHero(t, seat, card)
    },
    'play-item': (t, { seat, card, hero }, my) => {
      changed(t, my)
      playItem(t, seat, card, hero)
    },
    'use-ability': (t, { seat, card }, my) => {
      changed(t, my)
      useAbility(t, seat, card)
    },
    fight: (t, { seat, hero, target, second }, my) => {
      changed(t, my)
      t.target = target
      t.second = second
      t.call(fight, seat, hero)
    },
    'use-marker': (t, { monster }, my) => {
      changed(t, my)
      flipMarker(t, monster)
    },
    done: (t, { seat }, my) => {
      my.acted = SOMETHING
      t.players[seat].done = 1
    },
  },
  ifNone: 'skip',
  pass: 'done',
})

export const round = procedure(
  'round',
  ['acted', 'index'],
  [
    begin,
    letAllAct('roundStart'),
    ...settle,
    // Nobody to fight: the defender has to call somebody [R6, Q24].
    when(
      (t) => t.encounterOver === 0 && t.players[t.defender].group.isEmpty && t.locationGroup.isEmpty,
      [
        ask({
          name: 'forced-taunt',
          rule: 'R6',
          who: (t: Table, _: My) => t.defender,
          about: { player: ['player', (t) => t.defender] },
          choices: (t, out) => offerTaunts(t, out, usesMarker, t.defender),
          take: { 'use-marker': (t, { monster }) => flipMarker(t, monster) },
          ifNone: 'skip',
        }),
        ...settle,
      ],
    ),
    repeatWhile(
      (t, my) => t.encounterOver === 0 && my.acted !== OVER,
      [
        acts,
        (_, my) => {
          my.acted = my.acted === SOMETHING ? NOTHING : OVER
        },
        ...settle,
      ],
    ),
    when((t) => t.encounterOver === 0, [endRound]),
  ],
)
