/** Everything in the box is used in play: every word of the rules, every card, every line of every effect. */
import { coverageByPlay } from '@hearthkeep/testkit'
import { readSituations } from '@hearthkeep/testkit/vitest'
import { beforeAll, describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { smallTimeHeroes } from '../src/index.ts'
import type { Card } from '../src/content/data.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { hardy, isHardy, play, Witness } from './hardy.ts'
import { BOSSES, HEROES } from './box.ts'

const { game } = smallTimeHeroes
const long = hardy(game)
const MODES = ['day', 'campaign'] as const

test('play reaches every choice, event, reason, question and Potion', () => {
  const options = BOSSES.flatMap((boss) =>
    HEROES.flatMap((hero) => MODES.map((mode) => ({ boss, mode, hero }))),
  )
  const situations = readSituations(new URL('../situations', import.meta.url))
  // Random games are quick and come to odd places; a few sensible ones come to the others.
  const bots = ['random', 'random', 'random', 'quick'] as const
  const { missing } = coverageByPlay(long, { games: 12, options, situations, bots, mind })
  const { things, ...words } = missing
  expect(words).toEqual({ choices: [], events: [], reasons: [], questions: [] })
  // That each card comes is seen below.
  expect(things.filter((thing) => thing.startsWith('potion '))).toEqual([])
})

describe('over many campaigns', () => {
  const witness = new Witness(long)
  const { data } = game.newTable() as Table

  const intents = new Set<number>()
  const bots = ['random', 'quick'] as const

  function watch(seed: number): void {
    const mode = isHardy(seed) ? 'campaign' : 'day'
    const bot = bots[isHardy(seed) && seed % 20 < 16 ? 0 : 1]
    for (const boss of BOSSES) {
      for (const hero of HEROES) {
        const setup = { seed, seats: 1 + (seed % 2), options: { mode, boss, hero } }
        const look = (table: Table): void => {
          witness.hear()
          for (const { card } of table.intents) intents.add(card)
        }
        play(long, setup, bot, look, witness.table)
        witness.hear()
      }
    }
  }

  beforeAll(() => {
    // Heroes with plenty of health see all three Days of a campaign; those of the box are badly hurt at times.
    for (let seed = 1; seed <= 40; seed++) watch(seed)
  }, 600_000)

  /** Those of a list of names that no event of a kind has told of. */
  function untold(event: string, names: readonly (readonly [name: string, number: number])[]): string[] {
    const seen = new Set(
      names.filter(([, number]) => witness.happened.has(`${event} ${number}`)).map(([name]) => name),
    )
    return [...new Set(names.map(([name]) => name))].filter((name) => !seen.has(name))
  }
  const cards = (which: (card: Card) => boolean): [string, number][] =>
    data.cards.flatMap((card, number): [string, number][] => (which(card) ? [[card.title, number]] : []))

  test('every Hero card is played', () => {
    expect(
      untold(
        'card-played card',
        cards((card) => !card.isMinion),
      ),
    ).toEqual([])
  })

  test('every Minion arrives and is defeated', () => {
    expect(
      untold(
        'minion-arrived card',
        cards((card) => card.isMinion),
      ),
    ).toEqual([])
    expect(
      untold(
        'enemy-defeated card',
        cards((card) => card.isMinion),
      ),
    ).toEqual([])
  })

  test('every Goblin is added as a Bomb, explodes and is defused', () => {
    const goblins = cards((card) => card.boss === BOSSES.indexOf('goblin-king'))
    for (const event of ['bomb-added card', 'bomb-exploded card', 'bomb-defused card'])
      expect(untold(event, goblins)).toEqual([])
  })

  test('every Undead rises as a Zombie, and every piece of the Guardian crumbles', () => {
    expect(
      untold(
        'zombie-rose card',
        cards((card) => card.boss === BOSSES.indexOf('necromancer')),
      ),
    ).toEqual([])
    expect(
      untold(
        'piece-crumbled card',
        cards((card) => card.piece >= 0),
      ),
    ).toEqual([])
  })

  test('every Challenge is met, every Reward due, every Treasure taken and used', () => {
    const all = data.challenges.map((one, number) => [one.name, number] as const)
    expect(untold('challenge-turned challenge', all)).toEqual([])
    expect(untold('reward-turned challenge', all)).toEqual([])
    expect(untold('treasure-taken treasure', all.slice(12))).toEqual([])
    const consumable = all.filter(([, number]) => data.challenges[number].isConsumable)
    expect(untold('treasure-used treasure', consumable)).toEqual([])
  })

  test('all Knowledge is gained and every Potion drunk', () => {
    expect(
      untold(
        'knowledge-kept knowledge',
        data.knowledge.map((one, i) => [one.name, i] as const),
      ),
    ).toEqual([])
    expect(
      untold(
        'potion-drunk potion',
        data.potions.map((one, i) => [one.title, i] as const),
      ),
    ).toEqual([])
  })

  test('every Intent is drawn', () => {
    expect(data.intents.filter((_, card) => !intents.has(card))).toEqual([])
  })

  test('every word of every effect is carried out', () => {
    expect(new Set(data.effects.places.map(({ owner }) => owner)).size).toBeGreaterThan(200)
    expect(witness.undone()).toEqual([])
  })
})
