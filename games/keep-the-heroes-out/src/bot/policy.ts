/** The cheap policy: what each choice is good for, at a glance. */
import type { Data } from '../content/data.ts'
import { CLASSES } from '../content/kinds.ts'
import { clanOf, mapOf } from '../rules/dungeon.ts'
import { rules, TRAP_CARGO } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { DEEDS } from '../rules/rooms.ts'
import { SIMPLE } from '../rules/simple-actions.ts'
import { PHASE } from '../rules/table.ts'
import { look, lookout } from './lookout.ts'

const { heroes, guards, loose, hit, guard, trap, lastGuard, lastTrap } = lookout
const kinds = rules.choices
const MAGE = CLASSES.indexOf('mage')
const TRAPS = DEEDS.indexOf('trap')
const [DRAW, ACTIVATE, MOVE, MELEE, RANGED, LAY, , SUMMON] = SIMPLE.keys()

/** What is good for about as much wherever it is done. */
const CARD = 0.7
const RESOURCE = 0.2
const READY = 0.5
const ABILITY = 0.6
const OTHER = 0.15
/** What is no good is still done now and then; what is better than this comes before the next card. */
const LEAST = 0.002
const LATER = 0.03

/** By the content at hand: the simple actions each action shows, how strong cards are. */
let data: Data | undefined
let shows: readonly (readonly number[])[] = []
let strength: readonly number[] = []

function read(content: Data): void {
  const { actions, cards } = content
  const sum = (side: readonly number[]): number => side.reduce((all, one) => all + actions[one].worth, 0)
  shows = actions.map((one) => one.shows.map((name) => SIMPLE.findIndex((simple) => simple === name)))
  strength = cards.map(({ sides }) => Math.max(...sides.map(sum)) + sides.length / 4)
  data = content
}

/** The best that each simple action could do now. */
const best = new Float64Array(SIMPLE.length)

function lookForBest(t: Table, seat: number): void {
  const { neighbours, inwards } = mapOf(t)
  best.fill(OTHER)
  best[DRAW] = best[ACTIVATE] = CARD
  for (const room of inwards) {
    if (t.rooms[room].monsters[seat] === 0) continue
    if (heroes[room] > 0 && hit[room] > best[MELEE]) best[MELEE] = hit[room]
    if (guard[room] > best[SUMMON]) best[SUMMON] = guard[room]
    if (trap[room] > best[LAY]) best[LAY] = trap[room]
    for (const near of neighbours[room]) {
      if (heroes[near] > 0 && hit[near] > best[RANGED]) best[RANGED] = hit[near]
      const gain = moveGain(t, seat, room, near, -1)
      if (gain > best[MOVE]) best[MOVE] = gain
    }
  }
  if (t.traps === 0) best[LAY] = 0
  if (t.players[seat].supply === 0) best[SUMMON] = 0
}

/** What a choice is good for, by what it names. */
type Gain = (t: Table, seat: number, a: number, b: number, c: number) => number

const actionGain: Gain = (t, _, action) => {
  const { worth, word } = t.data.actions[action]
  if (shows[action].length === 0) return worth
  let sum = 0
  for (const one of shows[action]) sum += best[one]
  return word === 'swarm' ? sum * 1.5 : sum
}

/** Even a card that nothing comes of makes room for another one [Q50], but a Defend is kept. */
const cardGain: Gain = (t, seat, card, option) => {
  const { sides, sideNames, canDefend } = t.data.cards[card]
  let sum = 0
  for (const action of sides[sideNames.indexOf(option)]) sum += actionGain(t, seat, action, 0, 0)
  return canDefend ? 0.1 * sum - 0.05 : 0.4 + 0.25 * sum
}

const resourceGain: Gain = (t, _, resource, room) => {
  const { crafts, resource: spent } = t.data.rooms[room]
  return crafts >= 0 && spent === resource ? READY : RESOURCE
}

const moveGain: Gain = (t, seat, from, to, cargo) => {
  let gain = guard[to] - lastGuard[from] / 2
  if (heroes[to] > 0) gain += 0.3 * hit[to]
  if (heroes[from] > 0) gain -= 0.3 * hit[from]
  if (cargo < 0) return gain
  if (cargo === TRAP_CARGO) return gain + trap[to] - lastTrap[from]
  return gain + resourceGain(t, seat, cargo, to, 0) - resourceGain(t, seat, cargo, from, 0)
}

/** A crafted card is worth more, the more of the game is to come. */
const roomGain: Gain = (t, seat, room, card) => {
  const { deed, resource } = t.data.rooms[room]
  if (deed === TRAPS) return trap[room]
  if (card < 0) return resourceGain(t, seat, resource, room, 0)
  return (strength[card] - 0.8) * (t.level === 0 ? 1 : t.guildDeck.size / 18)
}

/** Three cards and a Guild card less, unless a Mage frees everybody [C1, C3]: worst if that is the end. */
const cellsGain: Gain = (t) => {
  const { guild, vault, cells } = t.data
  let mages = t.heroes[MAGE] > 0 ? 4 : 0
  for (let i = 0, { size } = t.guildDiscard; i < size && mages > 0; i++)
    if (guild[t.guildDiscard.get(i)].class === MAGE) mages--
  const freed = 1 + heroes[cells]
  const isEnd = heroes[vault] + freed - guards[vault] > 3
  return 3.2 - (mages / t.guildDeck.size) * (freed * freed * 0.6 + (isEnd ? 10 : 0))
}

/** What it costs if a meeple of a seat is wounded. */
function harm(t: Table, seat: number): number {
  const { health, meeples } = clanOf(t, seat)
  const { wounds, supply } = t.players[seat]
  if (health > 1) return wounds + 1 < health ? 0.3 + 0.2 * wounds : 4
  return 1 + 1 / (meeples - supply)
}

/** Those farthest off act first, so that nobody is inspired to act twice [H0, Q45]. */
const farFirst: Gain = (t, _, room) => 2 + 4 * mapOf(t).distance[room]

const byName: { readonly [K in keyof typeof kinds]?: Gain } = {
  // By seat, so that parties differ and the same seat is always the same.
  'choose-clan': (t, seat, clan) => (clan === t.choices.paramOf((seat * 2) % t.choices.count, 0) ? 1 : 0),
  'place-meeple': (_, __, room) => guard[room],
  summon: (_, __, room) => guard[room],
  melee: (_, __, room) => hit[room],
  ranged: (_, __, room) => hit[room],
  'place-trap': (_, __, room) => trap[room],
  'place-resource': resourceGain,
  move: moveGain,
  draw: () => CARD,
  'use-ability': (t, seat, room, to, cargo) => (to >= 0 ? moveGain(t, seat, room, to, cargo) : ABILITY),
  'use-room': roomGain,
  'clear-event': () => 0.4,
  swarm: (t, seat, action, room) =>
    actionGain(t, seat, action, 0, 0) * (t.rooms[room].monsters[seat] / 2) * (heroes[room] > 0 ? 2 : 1),
  'begin-action': actionGain,
  'play-card': cardGain,
  'use-cells': cellsGain,
  'enough-of-this': () => 0.3,
  'end-turn': () => 1,
  'summon-hero': () => 30,
  'hero-attacks': (t, seat, _, room, hurt) => farFirst(t, seat, room, 0, 0) * (1.5 - harm(t, hurt) / 4),
  'heroes-loot': farFirst,
  'heroes-wait': farFirst,
  'hero-charges': (t, seat, _, room, to) =>
    farFirst(t, seat, room, 0, 0) * (t.rooms[to].traps > 0 ? 1.5 : 4 / (4 + loose[to])),
  'archer-shoots': (t, _, room, hurt) => 4 - harm(t, hurt) - lastGuard[room] / 2,
  'wound-monster': (t, _, hurt) => 5 - harm(t, hurt),
  'defend-with': (t, seat) => 0.3 + harm(t, seat),
  'take-wound': () => 0.8,
}
const byKind = Object.keys(kinds).map((kind) => byName[kind as keyof typeof kinds] ?? (() => OTHER))
const playCard = kinds['play-card'].id

export function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  const { count } = choices
  const seat = choices.seatOf(0)
  if (t.data !== data) read(t.data)
  look(t)
  if (t.phase === PHASE.PLAY) lookForBest(t, seat)
  let later = 1
  for (let i = 0; i < count; i++) {
    const kind = choices.kindOf(i)
    const gain = byKind[kind](t, seat, choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2))
    // The cube, so that good choices are made far more often than fair ones.
    weights[i] = LEAST + (gain > 0 ? gain * gain * gain : 0)
    if (gain > OTHER && kind !== playCard) later = LATER
  }
  for (let i = 0; i < count; i++) if (choices.kindOf(i) === playCard) weights[i] *= later
}
