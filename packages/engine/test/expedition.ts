/** A throw-away game with a campaign that hands over something of every type. */
import {
  carriedIn,
  carriedNumber,
  carriedThings,
  carriedWord,
  carriedWords,
  defineCampaign,
  int,
  layout,
  LOST,
  open,
  pile,
  rulebook,
  stream,
  WON,
} from '../src/index.ts'
import { gameOf } from './support.ts'

export const RELICS = ['Lamp', 'Old Map', 'Bell', 'Rope'] as const
const TITLES = ['Finder', 'Loser'] as const
const MOODS = ['calm', 'grim'] as const

const rules = rulebook<null>()({
  layout: layout({
    dice: stream,
    coins: open(int),
    relics: open(pile(4, 'relic')),
    isGrim: open(int),
    /** The titles held, a bit each. */
    titles: open(int),
    days: open(int),
  }),
  things: { relic: { name: (relic) => RELICS[relic] } },
  choices: { take: ['relic'], bet: [], despair: [], climb: [], fall: [] },
})
const { ask, choices, procedure, repeat } = rules
export type Expedition = ReturnType<typeof rules.newTable>

const act = ask({
  name: 'act',
  rule: 'X1',
  who: 0,
  choices(t: Expedition, out) {
    if (t.days < 6) {
      for (let relic = 0; relic < RELICS.length; relic++)
        if (!t.relics.has(relic)) out.add(choices.take, relic)
      out.add(choices.bet)
      if (t.isGrim === 0) out.add(choices.despair)
    }
    out.add(choices.climb)
    out.add(choices.fall)
  },
  take: {
    take(t, { relic }) {
      t.days++
      t.relics.push(relic)
      t.titles |= 1
    },
    bet(t) {
      t.days++
      t.coins = Math.min(9, Math.max(0, t.coins + t.dice.below(5) - 2))
    },
    despair(t) {
      t.days++
      t.isGrim = 1
    },
    climb: (t) => t.finish(WON),
    fall(t) {
      t.titles |= 2
      t.finish(LOST)
    },
  },
})

export const campaign = defineCampaign<Expedition>()({
  about: 'Up the mountain, by one of two ways.',
  contentHash: 'more',
  carries: {
    coins: carriedNumber('Coins', { max: 9, first: 3 }),
    relics: carriedThings('Relics', RELICS, { most: 4 }),
    titles: carriedWords('Titles', TITLES),
    mood: carriedWord('Mood', MOODS),
  },
  chapters: {
    camp: { title: 'The Camp' },
    hills: { title: 'The Hills' },
    river: { title: 'The River' },
    summit: { title: 'The Summit', options: { depth: 'deep' } },
  },
  mayChange: { seats: true },
  handOver: (t) => ({
    coins: t.coins,
    relics: t.relics.toArray(),
    titles: TITLES.filter((_, bit) => (t.titles & (1 << bit)) !== 0),
    mood: t.isGrim === 1 ? 'grim' : 'calm',
  }),
  next({ chapter, outcome }) {
    if (chapter === 'summit') return outcome === 'won' ? 'won' : 'lost'
    if (outcome !== 'won') return 'again'
    return { chapters: chapter === 'camp' ? ['hills', 'river'] : ['summit'] }
  },
})

export const expedition = gameOf<Expedition, null>(
  rules,
  null,
  procedure('expedition', [], [repeat([act])]),
  {
    id: 'expedition',
    name: 'Expedition',
    seats: [1, 3],
    options: {
      depth: { values: ['flat', 'deep'], default: 'flat', about: 'How deep.' },
      pace: { values: ['slow', 'fast'], default: 'slow', about: 'How fast.' },
    },
    setUp(t, setup) {
      const carried = carriedIn(campaign, setup)
      if (carried === undefined) return
      t.coins = carried.coins
      for (const relic of carried.relics) t.relics.push(relic)
      t.isGrim = carried.mood === 'grim' ? 1 : 0
      for (const title of carried.titles) t.titles |= 1 << TITLES.indexOf(title)
    },
    campaign,
  },
)
