/** Setting up a scenario [S-SET-1] to [S-SET-8]. */
import { bandOf, BANDS, KINS, QUEST, QUEST_TOKEN, STARTER_LEVEL } from '../content/kinds.ts'
import { GUILD, SLOTS } from '../content/limits.ts'
import { hasRoom } from './board.ts'
import { fillSlots } from './curses.ts'
import { hasPower, hasRule, POWER, RULE } from './facts.ts'
import { refreshFigure } from './kills.ts'
import { LIES, PHASE } from './marks.ts'
import { mayWear } from './quests.ts'
import { player, rules, scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { clearSpaces } from './table.ts'
import { upgradeFor } from './upgrade.ts'
import { choices, reasons } from './words.ts'

const { ask, declare, define, events, repeatFor, repeatWhile } = rules
const ORC = KINS.indexOf('orc')
/** What a guild is given for each mission that it skips: about what three cards cost. */
const PURSE = 8
/** The first mission of each circle: the number of one played by itself. */
const FIRST_OF = [1, 4, 6] as const

/** Figures stand as the map shows them; those that wait lie beside it. */
function placeFigures(t: Table): void {
  const { map, named, waiting } = scenarioOf(t)
  const isWeaker = hasPower(t, POWER['weaker-orcs'])
  let figure = 0
  const put = (type: number, space: number): void => {
    const one = t.figures[figure]
    const { kin } = t.data.types[type]
    one.type = type
    one.isNamed = Number(named >= 0 && t.data.named[named].type === type)
    one.band = Math.max(0, bandOf(t.mission) - Number(isWeaker && kin === ORC))
    one.space = space
    if (space < 0) t.aside.push(figure)
    else t.board.push(figure)
    figure++
  }
  for (const { type, space } of map.figures) put(type, space)
  for (const type of waiting) put(type, -1)
}

/** Two orcs fall before the start and pay a coin each, with the title for it. */
function fellOrcs(t: Table): void {
  if (!hasPower(t, POWER['fallen-orcs'])) return
  const { fallen } = scenarioOf(t).map
  for (let i = t.board.size - 1; i >= 0; i--) {
    const figure = t.board.get(i)
    if (!fallen.includes(t.figures[figure].space)) continue
    t.board.take(figure)
    refreshFigure(t, figure)
    t.gone.push(figure)
    t.coins++
    t.log?.add(events['orc-fallen'], figure)
  }
}

/** The Monster Row and the activation deck: of each type that is no quest target the cards of its other levels. */
function layRow(t: Table): void {
  const { targets, types } = scenarioOf(t)
  for (const type of types) t.row.push(type)
  t.shuffles.shuffle(t.row)
  for (let place = 0; place < t.row.size; place++) t.log?.add(events['row-laid'], t.row.get(place), place + 1)
  const used = bandOf(t.mission)
  for (const type of types) {
    if (targets.includes(type)) continue
    for (let band = 0; band < BANDS; band++) if (band !== used) t.deck.push(BANDS * type + band)
  }
  t.shuffles.shuffle(t.deck)
}

/** Whether quest tokens can be carried in this scenario; elsewhere they are part of the map [B-TOK-2a]. */
const isCarried = (t: Table): boolean =>
  scenarioOf(t).quests.some(
    ({ shape }) => shape === QUEST.TAKE || shape === QUEST.HOLD || shape === QUEST.CARRY,
  )

/** Lays a token on the next free place of the ground. */
function lay(t: Table, space: number, token: number, isUp: number): void {
  const place = t.ground.find((one) => one.space < 0)
  if (place === undefined) return
  place.space = space
  place.token = token
  place.isUp = isUp
}
/** Tokens: those of quests as the map shows them, exploration tokens at random face down [B-TOK-1]. */
function layTokens(t: Table): void {
  const { hiddenQuests, map } = scenarioOf(t)
  const first = t.data.tokens.length
  for (let token = 0; token < first; token++) t.tokenBox.push(token)
  t.shuffles.shuffle(t.tokenBox)
  if (isCarried(t)) {
    const places = map.quests.filter(({ kind }) => kind === QUEST_TOKEN.OPEN || kind === QUEST_TOKEN.HIDDEN)
    t.hasLitters = Number(hasRule(t, RULE.litters))
    t.questTokens = places.length + hiddenQuests
    for (const { kind, space } of places)
      if (kind === QUEST_TOKEN.OPEN) lay(t, space, first + hiddenQuests + countOpen(t), LIES.FACE_UP)
    layLitters(t, places)
  }
  layExploration(t)
}
const countOpen = (t: Table): number => t.ground.filter(({ isUp }) => isUp === LIES.FACE_UP).length
/** Quest tokens that lie face down by themselves, shuffled. */
function layLitters(t: Table, places: readonly { readonly kind: number; readonly space: number }[]): void {
  const hidden = places.filter(({ kind }) => kind === QUEST_TOKEN.HIDDEN)
  const first = t.data.tokens.length
  for (let i = 0; i < hidden.length; i++) t.drawnTokens.push(first + i)
  t.shuffles.shuffle(t.drawnTokens)
  for (const { space } of hidden) lay(t, space, t.drawnTokens.pop(), LIES.FACE_DOWN)
}
/** Exploration tokens, and quest tokens that are hidden among them. */
function layExploration(t: Table): void {
  const { hiddenQuests, map } = scenarioOf(t)
  if (hasPower(t, POWER['choose-tokens'])) return // the player lays them
  const first = t.data.tokens.length
  const own = map.exploration.length - hiddenQuests
  for (let i = 0; i < own; i++) t.drawnTokens.push(t.tokenBox.pop())
  for (let i = 0; i < hiddenQuests; i++) t.drawnTokens.push(first + i)
  t.shuffles.shuffle(t.drawnTokens)
  for (const space of map.exploration) lay(t, space, t.drawnTokens.pop(), LIES.FACE_DOWN)
}

/** All cards that the guild has not got lie in the box. */
function layCards(t: Table): void {
  for (let card = 0; card < t.data.cards.length; card++)
    if (!t.heroes.some(({ cards }) => cards.has(card))) t.box.push(card)
  for (let curse = 0; curse < t.data.curses.length; curse++)
    if (!t.heroes.some(({ curses }) => curses.has(curse))) t.curseDeck.push(curse)
  t.shuffles.shuffle(t.curseDeck)
}

/** The map with everything on it. */
function layOut(t: Table): void {
  clearSpaces(t)
  const { map } = scenarioOf(t)
  t.phase = PHASE.SETUP
  t.active = t.attacker = t.payer = -1
  t.isShut = (1 << map.grid.doors) - 1
  if (hasRule(t, RULE.hideout) && hasPower(t, POWER.hideout)) t.isShut = 0
  const isRedBarred = hasRule(t, RULE['red-by-title']) && !hasPower(t, POWER['red-portals'])
  t.isRedOpen = Number(!isRedBarred && !hasRule(t, RULE['six-coins']))
  map.spawns.forEach((space, spawn) => {
    t.spawns[spawn] = space
  })
  t.drain = 1
  placeFigures(t)
  layRow(t)
  layCards(t)
  layTokens(t)
  t.log?.add(events['scenario-begun'], t.scenario, t.mission)
  fellOrcs(t)
}

/** Three heroes, by choice or by lot [S-SET-5]. */
const chooseGuild = declare('choose-guild', ['hero'])
define(chooseGuild, [
  repeatFor('hero', () => GUILD, [
    (t: Table, my) => {
      if (t.heroes[my.hero].character >= 0) return // of a campaign that goes on
      if (t.isGuildDrawn === 0) t.call(chooseHero, my.hero)
      else join(t, my.hero, drawnHero(t))
    },
  ]),
])
const isTaken = (t: Table, character: number): boolean => t.heroes.some((one) => one.character === character)
function drawnHero(t: Table): number {
  let left = t.shuffles.below(
    t.data.heroes.length - t.heroes.filter(({ character }) => character >= 0).length,
  )
  for (let character = 0; ; character++) if (!isTaken(t, character) && left-- === 0) return character
}
function join(t: Table, hero: number, character: number): void {
  t.heroes[hero].character = character
  t.log?.add(events['hero-chosen'], character)
}
const chooseHero = declare('choose-hero', ['hero'])
define(chooseHero, [
  ask({
    ...{ name: 'guild', rule: 'S-SET-5', who: player },
    choices(t: Table, out) {
      for (let character = 0; character < t.data.heroes.length; character++) {
        if (isTaken(t, character)) out.refuse(reasons['hero-taken'], choices['choose-hero'], character)
        else out.add(choices['choose-hero'], character)
      }
    },
    take: { 'choose-hero': (t, { character }, my) => join(t, my.hero, character) },
  }),
])

/** The starter cards, spread over the guild as the player likes [B-EQ-9]. */
const shareStarters = declare('share-starters', ['place', 'card'])
define(shareStarters, [
  repeatFor('place', (t) => t.data.levels[STARTER_LEVEL].length, [
    (t: Table, my) => {
      my.card = t.data.levels[STARTER_LEVEL][my.place]
    },
    ask({
      ...{ name: 'starters', rule: 'B-EQ-9', who: player },
      about: { card: ['card', (_, my) => my.card] },
      choices(t: Table, out, my) {
        for (let hero = 0; hero < GUILD; hero++) {
          if (t.heroes[hero].cards.size === SLOTS)
            out.refuse(reasons['no-slot'], choices['give-card'], my.card, hero)
          else if (mayWear(t, t.heroes[hero], my.card)) out.add(choices['give-card'], my.card, hero)
        }
      },
      take: {
        'give-card'(t, { card, hero }) {
          t.box.take(card)
          t.heroes[hero].cards.push(card)
          t.log?.add(events['card-given'], card, hero)
        },
      },
    }),
  ]),
])

/** With the title for it the player says which exploration token lies where. */
const chooseTokens = declare('choose-tokens', ['place'])
define(chooseTokens, [
  repeatFor('place', (t) => scenarioOf(t).map.exploration.length, [
    ask({
      ...{ name: 'choose-tokens', rule: 'B-Q-4', who: player },
      choices(t: Table, out, my) {
        const space = scenarioOf(t).map.exploration[my.place]
        for (let token = 0; token < t.data.tokens.length; token++)
          if (isFirstOfKind(t, token)) out.add(choices['lay-token'], token, space)
      },
      take: {
        'lay-token'(t, { token, space }) {
          t.tokenBox.take(token)
          lay(t, space, token, LIES.PEEKED)
        },
      },
    }),
  ]),
])
/** Whether a token is in the box, and none before it that is the same: in what order they lie there nobody knows. */
function isFirstOfKind(t: Table, token: number): boolean {
  const { tokens } = t.data
  const isSame = (other: number): boolean =>
    tokens[other].kind === tokens[token].kind && tokens[other].value === tokens[token].value
  for (let other = 0; other < token; other++) if (isSame(other) && t.tokenBox.has(other)) return false
  return t.tokenBox.has(token)
}

/** The start area, and who stands where in it. */
const lineUp = declare('line-up', ['hero'])
define(lineUp, [
  ask({
    ...{ name: 'start-area', rule: 'S-SET-5', who: player },
    choices(t: Table, out) {
      for (const area of scenarioOf(t).map.starts) out.add(choices['start-in'], area[0])
    },
    take: {
      'start-in'(t, { space }) {
        t.start = scenarioOf(t).map.starts.findIndex((area) => area[0] === space)
      },
    },
  }),
  repeatFor('hero', () => GUILD, [
    ask({
      ...{ name: 'line-up', rule: 'S-SET-5', who: player },
      about: { hero: ['hero', (_, my) => my.hero] },
      choices(t: Table, out, my) {
        for (const space of scenarioOf(t).map.starts[t.start]) {
          if (hasRoom(t, space)) out.add(choices['stand-on'], my.hero, space)
          else out.refuse(reasons['no-room'], choices['stand-on'], my.hero, space)
        }
      },
      take: {
        'stand-on'(t, { hero, space }) {
          t.heroes[hero].space = space
          t.log?.add(events['hero-placed'], hero, space)
        },
      },
    }),
  ]),
])

/** A mission that is not the first, played by itself: the guild buys what it would have by then. */
const catchUp = declare('catch-up', ['level'])
define(catchUp, [
  (_: Table, my) => {
    my.level = 1
  },
  repeatWhile(
    (t: Table, my) => my.level < t.mission,
    [
      (t: Table, my) => {
        t.coins += PURSE
        t.call(upgradeFor, my.level++)
      },
    ],
  ),
  (t: Table) => {
    t.coins = 0
  },
])

export const setting = declare('setting-up', ['hero', 'isNew'])
define(setting, [
  (t: Table, my) => {
    if (t.scenario < 0) t.scenario = t.shuffles.below(t.data.scenarios.length)
    if (t.mission === 0) t.mission = FIRST_OF[scenarioOf(t).circle]
    layOut(t)
    my.isNew = Number(t.heroes[0].character < 0) // not of a campaign that goes on
    t.call(chooseGuild)
  },
  (t: Table, my) => {
    if (my.isNew === 1) t.call(shareStarters)
  },
  (t: Table) => {
    if (t.isCampaign === 0) t.call(catchUp)
  },
  (t: Table) => {
    if (hasPower(t, POWER['choose-tokens'])) t.call(chooseTokens)
  },
  repeatFor('hero', () => GUILD, [(t: Table, my) => t.call(fillSlots, my.hero)]),
  (t: Table) => t.call(lineUp),
])
