/** The campaign: three missions of the Outer Circle, two of the Inner, the Final, and what a guild carries on [B-CAMP]. */
import {
  carriedIn,
  carriedNumber,
  carriedThings,
  carriedWord,
  carriedWords,
  defineCampaign,
} from '@hearthkeep/engine'
import type { Option, Setup } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { CIRCLE } from '../content/kinds.ts'
import { GUILD, SLOTS } from '../content/limits.ts'
import { hasBit } from './facts.ts'
import { NEXT } from './marks.ts'
import { openNext } from './ending.ts'
import type { Table } from './rulebook.ts'

const RANDOM = 'random'
const USUAL = 'usual'
const NOBODY = 'nobody'
const ANY = 'any'
const MISSIONS = ['1', '2', '3', '4', '5', '6'] as const

/** Declares the campaign for the content it is played with. */
export function campaignWith(data: Data) {
  const { cards, curses, heroes, say, scenarios, titles } = data
  const ids = scenarios.map(({ id }) => id)
  const heroIds = [NOBODY, ...heroes.map(({ id }) => id)]
  const cardNames = cards.map(({ name }) => name)
  const curseNames = curses.map(({ name }) => name)
  const heroAt = (place: number) => carriedWord(say('carried-hero', { number: place }), heroIds)
  const cardsAt = (place: number) =>
    carriedThings(say('carried-cards', { number: place }), cardNames, { most: SLOTS })
  const cursesAt = (place: number) => carriedThings(say('carried-curses', { number: place }), curseNames)
  return defineCampaign<Table>()({
    about: say('about-campaign'),
    carries: {
      ...{ hero1: heroAt(1), hero2: heroAt(2), hero3: heroAt(3) },
      ...{ cards1: cardsAt(1), cards2: cardsAt(2), cards3: cardsAt(3) },
      ...{ curses1: cursesAt(1), curses2: cursesAt(2), curses3: cursesAt(3) },
      coins: carriedNumber(say('carried-coins'), { max: 1 }),
      titles: carriedWords(
        say('carried-titles'),
        titles.map(({ id }) => id),
      ),
      played: carriedWords(say('carried-played'), ids),
      next: carriedWord(say('carried-next'), [ANY, ...ids]),
    },
    chapters: Object.fromEntries(
      scenarios.map(({ id, name }) => [id, { title: name, options: { scenario: id } }]),
    ),
    first: ids.filter((_, i) => scenarios[i].circle === CIRCLE.OUTER),
    handOver(t, took) {
      const heroOf = (place: number): string => heroIds[t.heroes[place].character + 1]
      const cardsOf = (place: number): number[] => t.heroes[place].cards.toArray()
      const cursesOf = (place: number): number[] => t.heroes[place].curses.toArray()
      return {
        ...{ hero1: heroOf(0), hero2: heroOf(1), hero3: heroOf(2) },
        ...{ cards1: cardsOf(0), cards2: cardsOf(1), cards3: cardsOf(2) },
        ...{ curses1: cursesOf(0), curses2: cursesOf(1), curses3: cursesOf(2) },
        coins: Math.min(t.coins, 1),
        titles: titles.flatMap(({ id }, title) => (hasBit(t.titles, title) ? [id] : [])),
        // One that was gone back to counts once.
        played: ids.filter((id, scenario) => scenario === t.scenario || took.played.includes(id)),
        next: t.nextMission >= 0 ? ids[t.nextMission] : ANY,
      }
    },
    next({ chapter, gave, outcome }) {
      if (outcome !== 'won') return 'lost'
      if (scenarios[ids.indexOf(chapter)].circle === CIRCLE.FINAL) return 'won'
      if (gave.next !== ANY) return { chapters: [gave.next] }
      const played = gave.played.reduce((bits, id) => bits | (1 << ids.indexOf(id)), 0)
      return { chapters: openNext(data, played).map((number) => ids[number]) }
    },
  })
}

/** What is decided before a game begins [R-16] [S-SET-4]. */
export function optionsOf({ say, scenarios }: Data): Readonly<Record<string, Option>> {
  const ids = scenarios.map(({ id }) => id)
  return {
    scenario: { values: [...ids, RANDOM], default: ids[0], about: say('about-scenario') },
    mission: { values: [USUAL, ...MISSIONS], default: USUAL, about: say('about-mission') },
    guild: { values: ['chosen', RANDOM], default: 'chosen', about: say('about-guild') },
    coins: { values: ['3', '4'], default: '3', about: say('about-coins') },
    unguarded: { values: ['attacked', 'passed-over'], default: 'attacked', about: say('about-unguarded') },
  }
}

/** What a guild brings from the mission before. */
function bring(data: Data, t: Table, took: NonNullable<ReturnType<typeof carriedBy>>): void {
  const { heroes, scenarios, titles } = data
  const guild = [took.hero1, took.hero2, took.hero3]
  const cards = [took.cards1, took.cards2, took.cards3]
  const curses = [took.curses1, took.curses2, took.curses3]
  for (let place = 0; place < GUILD; place++) {
    const hero = t.heroes[place]
    hero.character = heroes.findIndex(({ id }) => id === guild[place])
    for (const card of cards[place]) hero.cards.push(card)
    for (const curse of curses[place]) hero.curses.push(curse)
  }
  t.coins = took.coins
  t.mission = took.played.length + 1
  for (const id of took.played) t.played |= 1 << scenarios.findIndex((one) => one.id === id)
  for (const id of took.titles) t.titles |= 1 << titles.findIndex((one) => one.id === id)
}
const carriedBy = (campaign: ReturnType<typeof campaignWith>, setup: Setup) => carriedIn(campaign, setup)

/** The set-up that needs no dice. */
export function setUp(campaign: ReturnType<typeof campaignWith>, t: Table, setup: Setup): void {
  const { data } = t
  const { coins, guild, mission, scenario, unguarded } = setup.options
  t.scenario = data.scenarios.findIndex(({ id }) => id === scenario) // -1: any of them
  t.passesOver = Number(unguarded === 'passed-over')
  t.isGuildDrawn = Number(guild === RANDOM)
  t.trackCoins.fill(Number(coins))
  t.nextMission = NEXT.UNSETTLED
  t.mission = mission === USUAL ? 0 : Number(mission)
  const took = carriedBy(campaign, setup)
  if (took === undefined) return
  t.isCampaign = 1
  bring(data, t, took)
}
