/** The campaign: nine scenarios in order, what they unlock, and the cards carried home from the Secret Portal [H162] [H165] [HA62]. */
import { carriedIn, carriedThings, carriedWords, defineCampaign } from '@hearthkeep/engine'
import type { Option, Setup } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { UNLOCKS } from '../content/kinds.ts'
import { isCarried } from './ending.ts'
import type { Table } from './rulebook.ts'

/** Perks I and II are always there; each of the two later unlocks gives one more [HA62]. */
const FIRST_PERKS = 2
const RANDOM = 'random'
const MOST_CARRIED = 3

/** The names of cards that may be carried; undefined for the others. */
const carriedNames = (data: Data): (string | undefined)[] =>
  data.cards.map(({ name }, card) => (isCarried(data, card) ? name : undefined))

/** Declares the campaign for the content it is played with. */
export function campaignWith(data: Data) {
  const { say, scenarios } = data
  return defineCampaign<Table>()({
    about: say('about-campaign'),
    carries: {
      unlocks: carriedWords(say('carried-unlocks'), UNLOCKS, { most: UNLOCKS.length }),
      cards: carriedThings(say('carried-cards'), carriedNames(data), { most: MOST_CARRIED }),
    },
    chapters: Object.fromEntries(
      scenarios.map(({ id, name }) => [id, { title: name, options: { scenario: id } }]),
    ),
    mayChange: { seats: true, options: ['hands'] },
    handOver(t, took) {
      const { unlocks } = scenarios[t.scenario]
      const won = unlocks >= 0 && !took.unlocks.includes(UNLOCKS[unlocks]) ? [UNLOCKS[unlocks]] : []
      // Cards are kept until a game that has the Mule [HA61].
      const kept = t.hasMule === 1 ? [] : took.cards
      const carried = t.carriedCards.toArray().filter((card) => !kept.includes(card))
      return { unlocks: [...took.unlocks, ...won], cards: [...kept, ...carried].slice(0, MOST_CARRIED) }
    },
    next({ chapter, outcome }) {
      if (outcome !== 'won') return 'again'
      const next = scenarios.findIndex(({ id }) => id === chapter) + 1
      return next === scenarios.length ? 'won' : { chapters: [scenarios[next].id] }
    },
  })
}

/** What is decided before the game begins [H30, H150, HA63]. */
export function optionsOf({ say, scenarios }: Data): Readonly<Record<string, Option>> {
  const ids = scenarios.map(({ id }) => id)
  return {
    scenario: { values: [...ids, RANDOM], default: ids[0], about: say('about-scenario') },
    // Hands may be shown [H150]: then nobody is asked who has nothing to use.
    hands: { values: ['open', 'closed'], default: 'open', about: say('about-hands') },
  }
}

/** The set-up that needs no dice: a Quick Game has the Mule and two Perks a Class, a campaign what it has won [H165]. */
export function setUp(campaign: ReturnType<typeof campaignWith>, t: Table, setup: Setup): void {
  const took = carriedIn(campaign, setup)
  t.scenario = t.data.scenarios.findIndex(({ id }) => id === setup.options['scenario']) // -1: any of them
  t.openHands = setup.options['hands'] === 'open' ? 1 : 0
  t.hasMule = took === undefined || took.unlocks.includes('mule') ? 1 : 0
  t.perks = FIRST_PERKS
  if (took === undefined) return
  if (took.unlocks.includes('perk-3')) t.perks++
  if (took.unlocks.includes('perk-4')) t.perks++
  if (t.hasMule === 1) for (const card of took.cards) t.carriedCards.push(card)
}
