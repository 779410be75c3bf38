/** Everything in the box is used in play: every word of the rules, every card, every word of every effect. */
import { coverageByPlay } from '@hearthkeep/testkit'
import { readSituations } from '@hearthkeep/testkit/vitest'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Card, Monster } from '../src/content/data.ts'
import { KINDS } from '../src/content/numbers.ts'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { hardy, play, Witness } from './hardy.ts'
import { FIRST_CURSE, FIRST_PLAYER_HERO, SCENARIOS, SUBDECKS } from './box.ts'

const { game } = greyport
const long = hardy(game)

test('play reaches every choice, event, reason and question', () => {
  const options = SCENARIOS.map((scenario, i) => ({
    ...{ scenario, hp: '20', hands: i % 2 === 0 ? 'open' : 'closed' },
    ...{ locations: 'random', monsters1: i === 0 ? 'all' : 'printed' },
  }))
  const situations = readSituations(new URL('../situations', import.meta.url))
  // Parties of the box lose, those with plenty of health get everywhere.
  const short = coverageByPlay(game, { games: 2, seats: [2, 5], options, situations, bots: ['random'] })
  const further = coverageByPlay(long, { games: 6, seats: [2, 4], options, bots: ['random'] })
  // The odd fight that fells six comes over many games, see below.
  const seldom = ['six-in-one-fight']
  for (const what of ['choices', 'events', 'reasons', 'questions'] as const) {
    const reached = new Set([...short.reached[what], ...further.reached[what], ...seldom])
    const missing = [...short.missing[what], ...further.missing[what]].filter((one) => !reached.has(one))
    expect({ [what]: missing }).toEqual({ [what]: [] })
  }
})

describe('over many games', () => {
  const witness = new Witness(long)
  const { data } = game.newTable() as Table
  const games = 48

  beforeAll(() => {
    for (let seed = 1; seed <= games; seed++) {
      for (const [i, scenario] of SCENARIOS.entries()) {
        const other = SUBDECKS[(seed + i) % SUBDECKS.length]
        const options = {
          ...{ scenario, hp: '20', locations: seed % 2 === 0 ? 'random' : 'printed' },
          ...{ monsters2: seed % 3 === 0 ? `printed+${other}` : 'printed' },
        }
        // Games at random come to odd places; sensible ones come to the others.
        const bot = seed % 4 === 0 ? 'quick' : 'random'
        play(long, { seed, seats: 2 + ((seed + i) % 4), options }, bot, () => witness.hear(), witness.table)
        witness.hear()
      }
    }
  }, 600_000)

  /** Those of a list of names that no event of these kinds has told of. */
  function untold(
    events: readonly string[],
    names: readonly (readonly [name: string, number: number])[],
  ): string[] {
    const seen = new Set(
      names
        .filter(([, number]) => events.some((event) => witness.happened.has(`${event} ${number}`)))
        .map(([name]) => name),
    )
    return [...new Set(names.map(([name]) => name))].filter((name) => !seen.has(name))
  }
  const ofCards = (which: (card: Card, number: number) => boolean): [string, number][] =>
    data.cards.flatMap((card, number): [string, number][] =>
      which(card, number) ? [[card.title, number]] : [],
    )
  const heroes = ofCards((card) => card.kind === KINDS.HERO)
  const items = ofCards((card) => card.kind === KINDS.ITEM)
  const ofMonsters = (which: (monster: Monster) => boolean): [string, number][] =>
    data.monsters.flatMap((one, number): [string, number][] => (which(one) ? [[one.title, number]] : []))

  test('every hero and item is played, of every level and from every starting deck', () => {
    expect(untold(['hero-played card'], heroes)).toEqual([])
    expect(untold(['item-played card'], items)).toEqual([])
    const levels = ofCards((_, number) => number >= FIRST_PLAYER_HERO)
    expect(levels).toHaveLength(15)
    expect(untold(['hero-played card'], levels)).toEqual([])
  })

  test('every hero fights', () => {
    expect(untold(['hero-fights hero'], heroes)).toEqual([])
  })

  test('every card of the reinforcements is recruited or found', () => {
    expect(
      untold(
        ['card-recruited card'],
        ofCards((card) => card.cost >= 0),
      ),
    ).toEqual([])
  })

  test('curses are gained, drawn and got rid of', () => {
    expect(witness.happened).toContain('curse-gained')
    const curses = ofCards((_, number) => number >= FIRST_CURSE && number < FIRST_PLAYER_HERO)
    expect(untold(['card-drawn card'], curses)).toEqual([])
    expect(untold(['card-retired card'], curses)).toEqual([])
  })

  test('every monster comes into play and is defeated', () => {
    const all = ofMonsters((one) => !one.isBoss)
    expect(untold(['monster-at-player monster', 'monster-at-location monster'], all)).toEqual([])
    expect(untold(['monster-defeated monster'], all)).toEqual([])
  })

  test('every boss arrives and is defeated', () => {
    const bosses = ofMonsters((one) => one.isBoss)
    expect(bosses).toHaveLength(7)
    expect(untold(['boss-arrived monster'], bosses)).toEqual([])
    expect(untold(['boss-defeated monster'], bosses)).toEqual([])
  })

  test('every location is saved and destroyed', () => {
    const all = data.locations.map((one, number) => [one.name, number] as const)
    expect(untold(['location-saved location'], all)).toEqual([])
    expect(untold(['location-destroyed location'], all)).toEqual([])
  })

  test('six monsters fall in one fight', () => {
    expect(witness.happened).toContain('six-in-one-fight')
  })

  test('every word of every effect is carried out', () => {
    expect(data.effects.places.length).toBeGreaterThan(120)
    expect(witness.undone()).toEqual([])
  })
})
