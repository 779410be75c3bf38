/** The cheap policy: what each choice is good for, at a glance. */
import { CLASSES, RESOURCES } from '../content/kinds.ts'
import type { Data } from '../content/data.ts'
import { ABILITIES } from '../rules/abilities.ts'
import { clanOf, mapOf } from '../rules/dungeon.ts'
import { rules, TRAP_CARGO } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { DEEDS } from '../rules/rooms.ts'
import { SIMPLE } from '../rules/simple-actions.ts'
import { PHASE } from '../rules/table.ts'
import { look, lookout } from './lookout.ts'

const { heroes, loose, hit, guard, kept, trap, held, guards } = lookout
const kinds = rules.choices
const trapCargo = TRAP_CARGO
const resourceCount = RESOURCES.length
const MAGE = CLASSES.indexOf('mage')
const [DRAW, ACTIVATE, MOVE, MELEE, RANGED, LAY, PORTAL, SUMMON] = SIMPLE.map((_, number) => number)
const MEND = ABILITIES.indexOf('mend')
const ABILITY_MOVE = ABILITIES.indexOf('move')
const ABILITY_SUMMON = ABILITIES.indexOf('place-meeple')
const ABILITY_DRAW = ABILITIES.indexOf('draw')
const CRAFT = DEEDS.indexOf('craft')
const DEED_TRAP = DEEDS.indexOf('trap')
const LABORATORY = DEEDS.indexOf('laboratory')

/** What is good for about as much wherever it is done. */

/** What is no good is done so often, what is good for so much comes before the next card, which then has so much less weight. */
const LEAST = 0.002
const LATER = 0.03

/** What depends on content alone. */
interface Facts {
  /** The simple actions each action shows, by number. */
  readonly shows: readonly (readonly number[])[]
  /** How strong each card is: its better side, a little more if there are two. */
  readonly strength: Float64Array
  /** The room where each resource is spent, and that it is. */
  readonly crafting: Int32Array
}
const known = new WeakMap<Data, Facts>()
let last: Data | undefined
let facts: Facts

function factsOf(data: Data): Facts {
  if (data === last) return facts
  last = data
  facts = known.get(data) ?? work(data)
  known.set(data, facts)
  return facts
}

function work(data: Data): Facts {
  const sum = (side: readonly number[]): number => side.reduce((all, one) => all + data.actions[one].worth, 0)
  const goal = (resource: number): number =>
    data.rooms.findIndex((room) => room.deed === CRAFT && room.resource === resource)
  return {
    shows: data.actions.map(({ shows }) => shows.map((name) => SIMPLE.indexOf(name as never))),
    strength: Float64Array.from(data.cards, ({ sides }) => Math.max(...sides.map(sum)) + sides.length / 4),
    crafting: Int32Array.from(RESOURCES, (_, resource) => goal(resource)),
  }
}

/** The best that each simple action could do now. */
const best = new Float64Array(SIMPLE.length)

function lookForBest(t: Table, seat: number): void {
  const { neighbours, inwards } = mapOf(t)
  best.fill(0)
  best[DRAW] = 0.7
  best[ACTIVATE] = 0.7
  best[PORTAL] = 0.15
  const hasSupply = t.players[seat].supply > 0
  const hasTraps = t.traps > 0
  for (const room of inwards) {
    if (t.rooms[room].monsters[seat] === 0) continue
    if (heroes[room] > 0 && hit[room] > best[MELEE]) best[MELEE] = hit[room]
    if (hasSupply && guard[room] > best[SUMMON]) best[SUMMON] = guard[room]
    if (hasTraps && trap[room] > best[LAY]) best[LAY] = trap[room]
    for (const near of neighbours[room]) {
      if (heroes[near] > 0 && hit[near] > best[RANGED]) best[RANGED] = hit[near]
      const gain = guard[near] - kept[room] + 0.3 + (heroes[near] > 0 ? 0.3 * hit[near] : 0)
      if (gain > best[MOVE]) best[MOVE] = gain
    }
  }
  if (best[SUMMON] === 0 && hasSupply) best[SUMMON] = 1
}

/** What playing a card is good for: it makes room for another one even if nothing comes of it [Q50], but a Defend is kept. */
function cardGain(t: Table, card: number, option: number): number {
  const { sides, sideNames, canDefend } = t.data.cards[card]
  const worth = sideWorth(t, sides[sideNames.indexOf(option)])
  return canDefend ? 0.1 * worth - 0.05 : 0.4 + 0.25 * worth
}

/** What a side of a card could do. */
function sideWorth(t: Table, side: readonly number[]): number {
  const { actions } = t.data
  let sum = 0
  for (const action of side) sum += actionWorth(action, actions[action])
  return sum
}

function actionWorth(action: number, { worth, swarm, isDefence }: Data['actions'][number]): number {
  if (isDefence) return 0
  const shown = facts.shows[action]
  if (shown.length === 0) return worth
  let sum = 0
  for (const one of shown) sum += best[one]
  return swarm >= 0 ? sum * 1.5 : sum
}

function resourceGain(resource: number, room: number): number {
  return facts.crafting[resource] === room ? 0.5 : 0.2
}

function moveGain(_: Table, __: number, from: number, to: number, cargo: number): number {
  let gain = guard[to] - 0.5 * kept[from]
  if (heroes[to] > 0) gain += 0.3 * hit[to]
  if (heroes[from] > 0) gain -= 0.3 * hit[from]
  if (cargo === trapCargo) gain += trap[to] - held[from]
  else if (cargo >= 0) gain += resourceGain(cargo, to) - resourceGain(cargo, from)
  return gain
}

/** What an Activate of a room comes to. */
function roomGain(t: Table, _: number, room: number, card: number): number {
  const { deed, resource } = t.data.rooms[room]
  if (deed === CRAFT || deed === LABORATORY) return craftGain(t, card)
  if (deed === DEED_TRAP) return trap[room]
  return resourceGain(resource, room)
}

/** A crafted card is worth more, the more of the game is still to come. */
function craftGain(t: Table, card: number): number {
  return (facts.strength[card] - 0.8) * 1.1 * (t.level === 0 ? 1 : t.guildDeck.size / 18)
}

function abilityGain(t: Table, seat: number, room: number, to: number, cargo: number): number {
  const { ability } = clanOf(t, seat)
  if (ability === ABILITY_DRAW) return 0.7
  if (ability === ABILITY_SUMMON) return guard[room]
  if (ability === ABILITY_MOVE) return moveGain(t, seat, room, to, cargo)
  if (ability === MEND) return t.players[seat].wounds * 0.25
  return resourceGain(RESOURCES.indexOf('bone'), room)
}

function swarmGain(t: Table, seat: number, action: number, room: number): number {
  const one = t.data.actions[action].swarm
  const count = t.rooms[room].monsters[seat]
  if (one === MELEE) return hit[room] * Math.min(count, heroes[room])
  if (one === LAY) return trap[room] * Math.min(count, t.traps)
  return best[one] * (1 + count / 4)
}

/** What the Cells are good for: three cards and a Guild card less, unless a Mage frees everybody [C1, C3]. */
function cellsGain(t: Table): number {
  const { guildDiscard, guildDeck, data } = t
  let mages = 4
  for (let i = 0, { size } = guildDiscard; i < size; i++) if (data.guild[guildDiscard.get(i)].class === MAGE) mages--
  const { vault, cells } = data
  const freed = 1 + heroes[cells]
  const inVault = heroes[vault] + freed - guards[vault]
  const harm = t.heroes[MAGE] > 0 ? (mages / guildDeck.size) * (freed * freed * 0.6 + (inVault > 3 ? 10 : 0)) : 0
  return 3.2 - harm
}

/** What it costs if a meeple of a seat is wounded. */
function harm(t: Table, seat: number): number {
  const { health, meeples } = clanOf(t, seat)
  const { wounds, supply } = t.players[seat]
  if (health > 1) return wounds + 1 < health ? 0.3 + 0.2 * wounds : 4
  return 1 + 1 / (meeples - supply)
}

/** What a choice is good for by what it names; about 1 is as much as a meeple. */
type Gain = (t: Table, seat: number, a: number, b: number, c: number) => number

const always =
  (gain: number): Gain =>
  () =>
    gain
const inRoom =
  (gains: Float64Array): Gain =>
  (_, __, room) =>
    gains[room]
/** Those farthest off act first, so that nobody is inspired to act twice [H0, Q45]. */
const farFirst: Gain = (t, _, room) => 2 + 4 * mapOf(t).distance[room]

const byName: { readonly [K in keyof typeof kinds]: Gain } = {
  // By seat, so that parties differ and the same seat is always the same.
  'choose-clan': (t, seat, clan) => (clan === t.choices.paramOf((seat * 2) % t.choices.count, 0) ? 1 : -1),
  'choose-laboratory-clan': always(1),
  'place-meeple': inRoom(guard),
  'play-card': (t, _, card, option) => cardGain(t, card, option),
  'use-cells': cellsGain,
  'end-play': always(0.15),
  draw: () => 0.7,
  move: moveGain,
  melee: inRoom(hit),
  ranged: inRoom(hit),
  'place-resource': (_, __, resource, room) => resourceGain(resource, room),
  'place-trap': inRoom(trap),
  'place-portal': always(0.15),
  summon: inRoom(guard),
  'use-ability': abilityGain,
  'use-room': roomGain,
  'use-builder': always(0.15),
  'complete-portal': always(0.15),
  'clear-event': () => 0.4,
  swarm: swarmGain,
  'begin-action': (t, _, action) => actionWorth(action, t.data.actions[action]),
  'enough-of-this': always(0.3),
  'renew-offer': always(0.2),
  'end-turn': always(1),
  'summon-hero': always(30),
  'hero-attacks': (t, seat, _, room, player) => farFirst(t, seat, room, 0, 0) * (1.5 - harm(t, player) / 4),
  'heroes-loot': farFirst,
  'heroes-wait': farFirst,
  'hero-charges': (t, seat, _, room, to) =>
    farFirst(t, seat, room, 0, 0) * (t.rooms[to].traps > 0 ? 1.5 : 1 / (1 + loose[to] / 4)),
  'archer-shoots': (t, _, room, player) => 4 - harm(t, player) - kept[room] / 2,
  'lose-resource': always(1),
  'exhaust-hero': always(1),
  'defend-with': (t, seat) => 0.3 + harm(t, seat),
  'take-wound': always(0.8),
  'wound-monster': (t, _, player) => 5 - harm(t, player),
  'discard-card': (_, __, card) => 2 / facts.strength[card],
}
const byKind: readonly Gain[] = Object.keys(kinds).map((kind) => byName[kind as keyof typeof kinds])
const playCard = kinds['play-card'].id

/** Good choices are made far more often than fair ones. */
const shaped = (gain: number): number => (gain > 0 ? gain * gain * gain + LEAST : LEAST)

export function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  const { count } = choices
  const seat = choices.seatOf(0)
  factsOf(t.data)
  look(t)
  if (t.phase === PHASE.PLAY) lookForBest(t, seat)
  let most = 0
  for (let i = 0; i < count; i++) {
    const gain = byKind[choices.kindOf(i)](t, seat, choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2))
    weights[i] = shaped(gain)
    if (gain > most && choices.kindOf(i) !== playCard) most = gain
  }
  // The rest of a card is done before the next is played, if it is good for anything.
  if (most < 0.15) return
  for (let i = 0; i < count; i++) if (choices.kindOf(i) === playCard) weights[i] *= LATER
}
