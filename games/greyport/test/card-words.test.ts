/** What words do that no card of the box combines, where they may stand, and what they tell a bot. */
import { scene } from '@hearthkeep/situations'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { cardWords } from '../src/rules/effects/card-effects.ts'
import type { CardFacts } from '../src/rules/effects/facts.ts'
import { monsterWords } from '../src/rules/effects/monster-effects.ts'
import { greyport, openTable } from '../src/index.ts'

const BRAWLER = 'Bar Brawler 1'

/** The box, with other effects on Fiona's Bar Brawlers. */
function withBrawler(effects: object): typeof greyport.game {
  const cards = greyport.files['starting-cards.json'] as readonly { readonly name: string }[]
  return greyport.create({
    ...greyport.files,
    'starting-cards.json': cards.map((one) => (one.name === 'Bar Brawler' ? { ...one, ...effects } : one)),
  })
}

/** Fiona plays a Bar Brawler that does this, with some other cards in hand. */
function played(immediate: readonly unknown[], hand: readonly string[]): Scene {
  const game = withBrawler({ immediate })
  const choices = [{ do: 'lead Fiona' }, { do: 'lead Gerki' }]
  for (;;) {
    const at = scene(game, { setup: { seats: 2, choices } })
    if (at.read('question') === 'players-act') break
    choices.push({ do: at.offers()[0] })
  }
  const at = scene(game, { setup: { seats: 2, choices }, table: { 'players[0].hand': [BRAWLER, ...hand] } })
  return at.do(`play ${BRAWLER}`)
}

describe('words one after another', () => {
  test('[Q43] who keeps a card is not asked for a second one to retire, who retires one is', () => {
    const ask = (): Scene => played([{ retire: 2 }], ['Mace', 'Bar Stool 1'])
    expect(ask().do('retire nothing').read('question')).toBe('players-act')
    expect(ask().do('retire Mace').read('question')).toBe('retire-card')
    expect(ask().do('retire Mace').do('retire Bar Stool 1').read('players[0].hand')).toEqual([])
  })

  test('[Q33] a price that cannot be paid is not paid by what was done before it', () => {
    const effects = [{ retire: 1 }, { pay: { discard: 'curse' }, do: { shield: 2 } }]
    expect(played(effects, ['Mace']).do('retire Mace').read('shields')).toBe(0)
    const paid = played(effects, ['Mace', 'Curse 1']).do('retire Mace').do('discard Curse 1')
    expect(paid.read('shields')).toBe(2)
  })
})

describe('where words may stand', () => {
  test.each([
    ['immediate', { bonus: 1 }],
    ['immediate', 'retire-wielder'],
    ['fighting', { draw: 1 }],
    ['cleanup', { snipe: 1 }],
    ['afterwards', { find: 'hero', of: 'physical' }],
  ])('%s cannot say %j', (moment, effect) => {
    expect(() => withBrawler({ [moment]: [effect] })).toThrow(`field ${moment}[0]`)
  })

  test('each stands where the rules can carry it out', () => {
    const effects = {
      immediate: [{ snipe: 1 }],
      fighting: [{ bonus: 1 }],
      afterwards: ['retire-wielder'],
      cleanup: ['return-self'],
    }
    expect(() => withBrawler(effects)).not.toThrow()
  })
})

describe('what words tell a bot', () => {
  const t = openTable(greyport.game)
  t.location = 0
  const deed = { seat: 0, card: 0 }
  const facts = (effect: unknown): CardFacts => cardWords.wordOf(effect)?.facts(effect as never) as CardFacts

  test.each([
    [{ taunt: 2 }, 1.2],
    [{ snipe: 5 }, 2],
    [{ shield: 2 }, 0],
    [{ repair: 2 }, 0],
    ['another-hero', 0],
    [{ retire: 1 }, 0.4],
    [{ discard: 'item' }, -Infinity],
    [{ heal: 2 }, 2],
    [{ bonus: 2 }, 2],
    [{ reroll: 2 }, 1],
  ])('%j is worth %d now', (effect, worth) => {
    expect(facts(effect).now(t, deed)).toBe(worth)
  })

  test('a bonus counts what lies on the table', () => {
    t.shields = 3
    expect(facts({ bonus: 2, per: 'shield' }).now(t, deed)).toBe(6)
  })

  test.each([
    [{ hurt: 2, who: 'each' }, 12],
    [{ lose: 2, who: 'defender' }, 3],
    [{ curse: 2, who: 'each' }, 4],
    [{ summon: 2, at: 'each' }, 8],
    [{ batter: 2 }, 1.5],
  ])('%j costs four players %d as a penalty', (effect, cost) => {
    expect(
      monsterWords
        .wordOf(effect)
        ?.facts(effect as never)
        .penalty(4),
    ).toBe(cost)
  })
})
