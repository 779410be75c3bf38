/** The table in words and numbers, for clients that can draw any game. There is nothing that only some see but face-down tokens. */
import { plainText, said } from '@hearthkeep/content'
import type { Figure, Item, Zone } from '@hearthkeep/engine'
import { ATTACKS, RANKS, TYPE } from '../content/kinds.ts'
import type { Face } from '../content/data.ts'
import { capacityOf, coinsOnTrack } from '../rules/coins.ts'
import { activationsOf, faceOf, lifeLeft, typeOf } from '../rules/figures.ts'
import { defenseOf, isFree, isOnBoard, lifeOf, rerollsOf, usesOf } from '../rules/heroes.ts'
import { FIFTH, FOURTH, PHASE, QUEST_IS } from '../rules/marks.ts'
import { isQuestToken, rules, scenarioOf } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { mapZone } from './describe-map.ts'

const { figure: FIGURE, hero: HERO } = rules.things
const told = (title: string, summary: string): Zone => ({ title, items: [], summary })
const PHASES = ['setup', 'heroes', 'monsters', 'clean-up', 'upgrade'] as const

function statusZone(t: Table): Zone {
  const { say } = t.data
  const { name, before } = scenarioOf(t)
  const values = {
    scenario: name,
    mission: t.mission,
    round: t.round,
    phase: say(`phase-${PHASES[t.phase]}`),
  }
  if (t.phase === PHASE.SETUP) return told(say('before', { scenario: name, mission: t.mission }), before)
  return told(say('status', values), say('purse', { coins: t.coins, drain: t.drain }))
}

function questItem(t: Table, quest: number): Item {
  const { say, titles, cards } = t.data
  const one = scenarioOf(t).quests[quest]
  const is = t.quests[quest]
  return {
    thing: { kind: 'quest', id: quest },
    name: one.name,
    figures: one.count > 1 ? [{ label: say('so-far'), value: t.progress[quest], of: one.count }] : [],
    tags: said([
      is === QUEST_IS.DONE && say('quest-is-done'),
      is === QUEST_IS.UNPAID && say('quest-is-unpaid'),
      one.rewards.length > 0 && say('gives-reward', { card: cards[one.rewards[0]]?.title ?? '' }),
      one.title >= 0 && say('gives-title', { title: titles[one.title]?.name ?? '' }),
    ]),
    text: plainText(one.text),
  }
}

/** A monster card in figures. */
export function faceFigures(t: Pick<Table, 'data'>, face: Face): Figure[] {
  const { say } = t.data
  return [
    { label: say(`attack-${ATTACKS[face.attack]}`), value: face.dice },
    { label: say('defense'), value: face.defense },
    { label: say('life'), value: face.life },
    { label: say('overkill'), value: face.overkill },
    ...(face.rerolls > 0 ? [{ label: say('rerolls'), value: face.rerolls }] : []),
  ]
}
function rowZone(t: Table): Zone {
  const { say, types } = t.data
  const items = t.row.toArray().map((type): Item => {
    const figure = t.figures.findIndex((one) => one.type === type)
    const face = faceOf(t, figure)
    const { rank, coins, move, name } = types[type]
    return {
      thing: { kind: 'type', id: type },
      name,
      figures: [
        ...faceFigures(t, face),
        { label: say('move'), value: move },
        { label: say('coins'), value: coins },
      ],
      tags: said([say(`rank-${RANKS[rank]}`), scenarioOf(t).targets.includes(type) && say('quest-target')]),
      text: plainText(face.text),
    }
  })
  return { title: say('row'), items, summary: say('deck', { count: t.deck.size, discards: t.discards.size }) }
}

function monsterItem(t: Table, figure: number): Item {
  const { say } = t.data
  const one = t.figures[figure]
  return {
    thing: { kind: 'figure', id: figure },
    name: FIGURE.name(figure, t),
    title: typeOf(t, figure).name,
    figures: [
      { label: say('life'), value: lifeLeft(t, figure), of: faceOf(t, figure).life },
      { label: say('activations'), value: one.used, of: activationsOf(t, figure) },
    ],
    tags: said([
      one.space >= 0 && scenarioOf(t).map.names[one.space],
      one.isDazed === 1 && say('dazed'),
      one.isDying === 1 && say('killed'),
    ]),
    ...(one.space >= 0 && { at: { kind: 'space', id: one.space } }),
  }
}

function cardItem(t: Table, hero: number, slot: number): Item {
  const { say, cards } = t.data
  const one = t.heroes[hero]
  const card = one.cards.get(slot)
  const { name, title, text, dice, attack, defense, life, reroll, type } = cards[card]
  const icons = [
    [say('defense'), defense],
    [say('life'), life],
    [say('rerolls'), reroll],
  ] as const
  return {
    thing: { kind: 'card', id: card },
    ...{ name, title, text: plainText(text) },
    figures: [
      ...(type === TYPE.ATTACK ? [{ label: say(`attack-${ATTACKS[attack]}`), value: dice }] : []),
      ...icons.flatMap(([label, value]) => (value === 0 ? [] : [{ label, value }])),
    ],
    tags: said([
      t.exhausted[card] > 0 &&
        say('exhausted', { count: t.exhausted[card], of: usesOf(t, one, cards[card]) }),
      !isFree(one, slot) && say('covered'),
    ]),
  }
}
function heroItem(t: Table, hero: number): Item {
  const { say, heroes } = t.data
  const one = t.heroes[hero]
  return {
    thing: { kind: 'hero', id: hero },
    name: HERO.name(hero, t),
    figures: [
      { label: say('life'), value: lifeOf(t, one) - one.wounds, of: lifeOf(t, one) },
      { label: say('defense'), value: defenseOf(t, one) },
      { label: say('rerolls'), value: rerollsOf(t, one) },
      ...(one.deaths > 0 ? [{ label: say('deaths'), value: one.deaths }] : []),
    ],
    tags: said([
      one.space >= 0 ? scenarioOf(t).map.names[one.space] : say('off-board'),
      one.isUsed === 1 && say('used'),
      one.isDazed === 1 && say('dazed'),
      ...one.tokens
        .toArray()
        .map((token) => (isQuestToken(t, token) ? say('a-quest-token') : t.data.tokens[token].title)),
      ...one.curses.toArray().map((curse) => t.data.curses[curse].title),
    ]),
    text: plainText(heroes[one.character].text),
    ...(isOnBoard(one) && { at: { kind: 'space', id: one.space } }),
  }
}
function heroZone(t: Table, hero: number): Zone {
  const cards = t.heroes[hero].cards.toArray().map((_, slot) => cardItem(t, hero, slot))
  return { title: HERO.name(hero, t), items: [heroItem(t, hero), ...cards] }
}

/** The spawn track, the queue behind it, and its coins. */
function trackZone(t: Table): Zone {
  const { say } = t.data
  const items = t.track.toArray().map((figure, place): Item => ({
    thing: { kind: 'figure', id: figure },
    name: FIGURE.name(figure, t),
    figures: [],
    tags: [place < capacityOf(t) ? say('slot', { number: place + 1 }) : say('queue')],
  }))
  const coins = { fourth: t.trackCoins[FOURTH], fifth: t.trackCoins[FIFTH], coins: coinsOnTrack(t) }
  return { title: say('track'), items, summary: say('track-coins', coins) }
}
function titleZone(t: Table): Zone[] {
  const { say, titles } = t.data
  const own = titles.filter((_, title) => ((t.titles >> title) & 1) === 1)
  if (own.length === 0) return []
  return [told(say('titles'), own.map(({ name, text }) => `${name}: ${plainText(text)}`).join(' '))]
}
/** Cards that can be kept or bought. */
function offerZones(t: Table): Zone[] {
  const { say, cards } = t.data
  return (
    [
      ['drawn', t.drawn],
      ['kept', t.kept],
    ] as const
  ).flatMap(([title, pile]): Zone[] => {
    if (pile.isEmpty) return []
    const items = pile.toArray().map((card): Item => {
      const { name, title: short, text, cost } = cards[card]
      return {
        thing: { kind: 'card', id: card },
        ...{ name, title: short, text: plainText(text), tags: [] },
        figures: [{ label: say('cost'), value: cost }],
      }
    })
    return [{ title: say(`cards-${title}`), items }]
  })
}

/** The zones of the table from top to bottom. */
export function describe(t: Table): Zone[] {
  const { say } = t.data
  if (t.row.isEmpty) return [statusZone(t)]
  const quests = scenarioOf(t).quests.map((_, quest) => questItem(t, quest))
  const heroes = t.heroes.flatMap(({ character }, hero) => (character >= 0 ? [heroZone(t, hero)] : []))
  return [
    statusZone(t),
    { title: say('quests'), items: quests, summary: plainText(scenarioOf(t).special) },
    mapZone(t),
    ...heroes,
    ...offerZones(t),
    rowZone(t),
    { title: say('monsters'), items: t.board.toArray().map((figure) => monsterItem(t, figure)) },
    trackZone(t),
    ...titleZone(t),
  ]
}
