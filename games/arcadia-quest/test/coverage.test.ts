/** Everything in the box is used in play: every word of the rules, every card, monster, curse and token, every word of every effect. */
import { REFUSAL_STRIDE, start } from '@hearthkeep/engine'
import type { PartialSetup } from '@hearthkeep/engine'
import { Witness } from '@hearthkeep/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { files } from '../src/content/files.ts'
import { TYPE } from '../src/content/kinds.ts'
import { arcadiaQuest } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { hardy, playEagerly, rich } from './eager.ts'

/** Of its own, as the witness changes its procedures. */
const game = arcadiaQuest.create(files)
const HOUR = 3_600_000
/** Nobody is helped. */
const none = (): void => undefined

describe('over many missions', () => {
  const witness = new Witness(game.newTable() as Table, (game.newTable() as Table).data.book)
  const { table } = witness
  const { data } = table
  const seen = { choices: new Set<string>(), questions: new Set<string>(), reasons: new Set<string>() }

  function play(setup: PartialSetup, seed: number, help: (t: Table) => void): void {
    start(game, setup, table)
    witness.hear()
    const isOver = playEagerly(table, seed, 5000, () => {
      witness.hear()
      help(table)
      if (table.isOver) return
      seen.questions.add(table.question?.name ?? '')
      for (let i = 0; i < table.choices.count; i++)
        seen.choices.add(game.choices[table.choices.kindOf(i)].name)
      if (seen.reasons.size === game.reasons.length) return
      const refusals = table.refusals()
      for (let i = 0; i < refusals.length; i += REFUSAL_STRIDE)
        seen.reasons.add(game.reasons[refusals[i]].name)
    })
    expect(isOver, JSON.stringify(setup)).toBe(true)
  }

  /** A guild with cards of all decks: twelve others for each seed. */
  function guild(seed: number): Record<string, string> {
    const taken = Array.from({ length: 12 }, (_, i) => (seed * 12 + i * 13) % data.cards.length)
    const cards = (place: number): string =>
      [...new Set(taken.slice(4 * place, 4 * place + 4))]
        .sort((a, b) => a - b)
        .map((card) => data.cards[card].name)
        .join(', ')
    const hero = (place: number): string => data.heroes[(seed * 3 + place) % data.heroes.length].id
    return {
      ...{ hero1: hero(0), hero2: hero(1), hero3: hero(2) },
      ...{ cards1: cards(0), cards2: cards(1), cards3: cards(2) },
    }
  }

  beforeAll(() => {
    const all = data.titles.map(({ id }) => id)
    for (let seed = 0; seed < 30; seed++)
      for (const [i, { id, circle }] of data.scenarios.entries()) {
        const mission = String(1 + ((seed + i) % 6))
        play({ seed, options: { scenario: id, mission, guild: 'random' } }, seed, seed % 3 > 0 ? hardy : none)
        const played = data.scenarios.slice(0, circle === 0 ? 0 : circle === 1 ? 3 : 5).map((one) => one.id)
        const titles = (seed % 3 === 1 ? all : all.filter((_, title) => (seed + title) % 3 > 0)).join(', ')
        const carried = { chapter: id, titles, played: played.join(', '), coins: '1' }
        play(
          { seed, carried: seed % 3 > 0 ? { ...carried, ...guild(seed * 11 + i) } : carried },
          seed,
          seed % 4 > 0 ? hardy : none,
        )
      }
    // The hardest of them, for its title.
    for (const seed of [4, 7, 10, 12]) {
      const options = { scenario: 'evershadow-district', mission: '4', guild: 'random' }
      play({ seed, options }, seed, rich)
    }
  }, HOUR)

  test('every choice is offered, every question asked, every event told', () => {
    const missing = (all: readonly { readonly name: string }[], known: ReadonlySet<string>): string[] =>
      all.flatMap(({ name }) => (known.has(name) ? [] : [name]))
    expect(missing(game.choices, seen.choices)).toEqual([])
    expect(missing(game.asks, seen.questions)).toEqual([])
    expect(missing(game.events, witness.happened)).toEqual([])
    // Only beside another Boost, by who is near death: see equipment.test.ts.
    expect(missing(game.reasons, seen.reasons).filter((name) => name !== 'would-kill')).toEqual([])
  })

  test('every word of every effect is carried out', () => {
    expect(data.book.places.length).toBeGreaterThan(60)
    expect(witness.undone()).toEqual([])
  })

  test('every hero, card, curse and token is in play, and every kind of monster is killed', () => {
    const untold = (list: readonly { readonly name: string }[], ...events: readonly string[]): string[] =>
      list.flatMap(({ name }, number) =>
        events.some((event) => witness.happened.has(`${event} ${number}`)) ? [] : [name],
      )
    expect(untold(data.heroes, 'hero-chosen character')).toEqual([])
    const short = (name: string): string => name.replace(/ \d+$/, '')
    const used = data.cards.flatMap(({ name, type, use }, card) => {
      const event = type === TYPE.ATTACK ? 'hero-attacks card' : 'card-used card'
      const isUsed = (type === TYPE.PERMANENT && use === null) || witness.happened.has(`${event} ${card}`)
      return isUsed ? [short(name)] : []
    })
    expect(new Set(used)).toEqual(new Set(data.cards.map(({ name }) => short(name))))
    expect(untold(data.types, 'type-waits type')).toEqual([])
    expect(untold(data.tokens, 'token-found token')).toEqual([])
    expect(untold(data.curses, 'curse-drawn curse')).toEqual([])
    expect(untold(data.titles, 'title-gained title')).toEqual([])
  })
})
