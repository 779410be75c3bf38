import { sightOf } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import bosses from '../content/bosses.json' with { type: 'json' }
import goblins from '../content/minions-goblin-king.json' with { type: 'json' }
import { END, END_LIRA, fight, NEW_DAY, printed, read } from './fight-two.ts'
import type { Fight, Fixture, Printed } from './fight-two.ts'

const goblin = (more: Printed = {}): Fixture => printed({ boss: 'goblin-king', ...more })
const bomb = (defuse: object, explode: readonly unknown[] = [{ hit: 3 }]): Record<string, unknown> => ({
  bomb: { defuse, explode },
})
const ROW = ['Birch', { card: 'Cedar', health: 20 }, null]
/** Ash is a Bomb in Joan's hand. */
const held = (hand: readonly string[], table: Fight['table'] = {}): Fight => ({
  row: ROW,
  table: { 'heroes[0].hand': hand, ...table },
})
const none = { deck: [], discard: [] }
const NO_CARDS = { 'waveDecks[0]': none, 'waveDecks[1]': none, 'waveDecks[2]': none }
const sight = (at: Scene, path: string): string | undefined => {
  const leaf = at.game.layout.leaves.find((one) => one.path === path)
  return leaf && sightOf(leaf, at.table, 0)
}

test('[R146] every card of his Minions is a Bomb too, with a DEFUSE requirement and an EXPLODE effect', () => {
  expect(goblins.reduce((sum, card) => sum + ('copies' in card ? card.copies : 1), 0)).toBe(24)
  for (const { bomb: back } of goblins) {
    expect(Object.values(back.defuse).some((amount) => amount > 0)).toBe(true)
    expect(back.explode.length).toBeGreaterThan(0)
  }
})

test('[R146] he hurts his own as well: some of his abilities do', () => {
  const [, { id, horde, abilities }] = bosses
  expect(id).toBe('goblin-king')
  const hurting = goblin({ horde, abilities })
  const row = ['Ash', 'Birch', 'Cedar'].map((card) => ({ card, health: 20, maxHealth: 20 }))
  const table = { 'heroes[0]': { health: 60 } }
  const after = (['sun', 'skull'] as const).map((symbol) =>
    fight(hurting, { row, table, intents: [symbol] }).do(END),
  )
  expect(
    after.some((at) => [0, 1, 2].some((place) => Number(at.read(`enemies[${place}].health`)) < 20)),
  ).toBe(true)
})

describe('adding Bombs', () => {
  const adding = goblin({ horde: { skull: [{ bomb: 1 }], claw: [{ bomb: 2 }] } })

  test('[R147] the top card of the Wave joins the discard pile and does not explode', () => {
    const at = fight(adding).do(END)
    expect(at.read('heroes[0].discard')).toEqual(['Dogwood'])
    expect(read(at, 'waveDecks[0].deck.size', 'waveDecks[0].discard', 'heroes[0].health')).toEqual([
      4,
      [],
      30,
    ])
    expect(at.events()).toContain('Dogwood joins the discard pile of Joan as a Bomb.')
  })

  test('[R147, A9] it joins that of the active Hero', () => {
    const at = fight(adding, { seats: 2, intents: ['sun', 'skull'] })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(read(at, 'heroes[0].discard', 'heroes[1].discard')).toEqual([[], ['Dogwood']])
  })

  test('[R148, A26] first the discard pile of the Wave is shuffled, then the next Wave is turned to', () => {
    const at = fight(adding, {
      row: ROW,
      intents: ['claw'],
      table: { 'waveDecks[0]': { deck: [], discard: ['Elm'] } },
    })
    expect(at.do(END).read('heroes[0].discard')).toEqual(['Elm', 'Badger'])
  })

  test('[R148, A26] with none anywhere each one is 4 damage instead, which Block stops and no Strength raises', () => {
    const table = { ...NO_CARDS, 'enemies[3].strength': 3 }
    expect(fight(adding, { row: ROW, table }).do(END).read('heroes[0].health')).toBe(26)
    expect(
      fight(adding, { row: ROW, intents: ['claw'], table })
        .do(END)
        .read('heroes[0].health'),
    ).toBe(22)
    const blocked = fight(adding, { row: ROW, table: { ...table, 'heroes[0].block': 3 } })
    expect(blocked.do(END).read('heroes[0].health')).toBe(29)
  })
})

describe('exploding a Bomb', () => {
  const exploding = (card: object): Fixture =>
    goblin({ minions: { Ash: { ...card } }, horde: { skull: [{ explode: 1 }] } })

  test('[R149] the top card of the Wave does what it says and goes to the discard pile of its Wave', () => {
    const at = fight(exploding(bomb({ energy: 1 }, [{ hit: 5 }, 'weaken'])), { row: ROW }).do(END)
    expect(read(at, 'heroes[0].health', 'heroes[0].weak')).toEqual([25, 1])
    expect(read(at, 'waveDecks[0].discard', 'heroes[0].discard')).toEqual([['Ash'], []])
  })

  test('[R149] it is not in that pile before its effect is done', () => {
    const at = fight(exploding(bomb({ energy: 1 }, [{ bomb: 1 }])), {
      row: ROW,
      table: { 'waveDecks[0]': { deck: ['Ash'], discard: ['Elm'] } },
    })
    at.do(END)
    expect(read(at, 'heroes[0].discard', 'waveDecks[0].discard')).toEqual([['Elm'], ['Ash']])
  })

  test('[A60] with no card left nothing happens', () => {
    const at = fight(exploding({}), { row: ROW, table: NO_CARDS }).do(END)
    expect(read(at, 'heroes[0].health', 'question')).toEqual([30, 'hero-acts'])
  })
})

describe('a Bomb in hand', () => {
  test.each([
    ['1 Energy', { energy: 1 }, { energy: 1 }, { energy: 0 }],
    ['3 Block', { block: 3 }, { block: 4 }, { block: 2 }],
    ['2 health', { health: 2 }, { health: 3 }, { health: 2 }],
  ])('[R150] is defused by giving up %s', (_, defuse, enough, tooLittle) => {
    const fixture = goblin({ minions: { Ash: bomb(defuse) } })
    const at = fight(fixture, held(['Ash'], { 'heroes[0]': enough }))
    at.do('defuse Ash')
    const [[field, amount]] = Object.entries(defuse)
    const [[, had]] = Object.entries(enough)
    expect(at.read(`heroes[0].${field}`)).toBe(had - amount)
    expect(read(at, 'heroes[0].hand', 'heroes[0].discard')).toEqual([[], []]) // nothing is drawn for it
    expect(at.read('waveDecks[0].discard')).toEqual(['Ash'])
    const poor = fight(fixture, held(['Ash'], { 'heroes[0]': tooLittle }))
    expect(poor.refusal('defuse Ash')?.rule).toBe('R150')
  })

  test('[R150] is defused by discarding other cards', () => {
    const fixture = goblin({ minions: { Ash: bomb({ discard: 1 }) } })
    const at = fight(fixture, held(['Ash', 'Shin Kick 1', 'Sound Check']))
    at.do('defuse Ash').do('discard Sound Check')
    expect(read(at, 'heroes[0].hand', 'heroes[0].discard')).toEqual([['Shin Kick 1'], ['Sound Check']])
    expect(fight(fixture, held(['Ash'])).refusal('defuse Ash')?.rule).toBe('R150')
  })

  test('[R150] each one needs its own payment', () => {
    const at = fight(goblin(), held(['Ash', 'Dogwood'], { 'heroes[0].energy': 1 }))
    at.do('defuse Dogwood')
    expect(at.read('waveDecks[0].discard')).toEqual(['Dogwood'])
    expect(at.refusal('defuse Ash')?.rule).toBe('R150')
  })

  test('[R150] goes to the discard pile of its own Wave', () => {
    const at = fight(goblin(), held(['Beryl'])).do('defuse Beryl')
    expect(read(at, 'waveDecks[0].discard', 'waveDecks[2].discard')).toEqual([[], ['Beryl']])
  })

  test('[R150] explodes when the turn ends, stays among the cards, and does so every time', () => {
    const at = fight(goblin(), held(['Ash'], { 'heroes[0].deck': [], 'intentDeck.top': ['Claw (Claw)'] }))
    at.do(END)
    expect(read(at, 'heroes[0].health', 'heroes[0].hand', 'waveDecks[0].discard')).toEqual([28, ['Ash'], []])
    at.do(END)
    expect(read(at, 'heroes[0].health', 'heroes[0].hand')).toEqual([26, ['Ash']])
  })

  test('[R150] explodes when it is discarded for any other reason', () => {
    const table = {
      'heroes[1].hand': ['Turn Out Your Pockets', 'Ash'],
      'heroes[1].deck': ['Sidestep 1', 'Sidestep 2'],
    }
    const at = fight(goblin(), { hero: 'lira', row: ROW, table })
    at.do('play Turn Out Your Pockets').do('discard Ash')
    expect(read(at, 'heroes[1].health', 'heroes[1].discard')).toEqual([28, ['Ash']])
  })

  test('[A60] takes the place of a card and cannot be played', () => {
    const deck = ['Ash', 'Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3', 'Sound Check', 'Power Chord']
    const at = fight(goblin(), held([], { 'heroes[0].deck': [...deck].reverse() })).do(END)
    expect(at.read('heroes[0].hand')).toEqual(deck.slice(0, 5))
    expect(at.refusal('play Ash')?.rule).toBe('A60')
  })

  test('[A60] does not count for PREPARE', () => {
    const at = fight(goblin(), held(['Ash', 'Leather Jacket Shrug 2'])).do('defuse Ash')
    expect(at.read('heroes[0].sincePrepare')).toBe(0)
    expect(at.do('play Leather Jacket Shrug').read('heroes[0].sincePrepare')).toBe(1)
  })

  test('[A60] several explode in the order that their owner picks, before five cards are drawn', () => {
    const minions = { Ash: bomb({ energy: 1 }, ['expose']), Dogwood: bomb({ energy: 1 }, [{ hit: 3 }]) }
    const fixture = goblin({ minions })
    const exposedFirst = fight(fixture, held(['Ash', 'Dogwood'])).do(END)
    expect(exposedFirst.offers()).toEqual(['Ash explodes first', 'Dogwood explodes first'])
    expect(exposedFirst.read('heroes[0].hand.size')).toBe(2)
    expect(read(exposedFirst.do('Ash explodes first'), 'heroes[0].health', 'heroes[0].exposed')).toEqual([
      24, 0,
    ])
    const hitFirst = fight(fixture, held(['Ash', 'Dogwood']))
      .do(END)
      .do('Dogwood explodes first')
    expect(read(hitFirst, 'heroes[0].health', 'heroes[0].exposed')).toEqual([27, 1])
    expect(hitFirst.read('heroes[0].hand.size')).toBe(5)
  })

  test('[A60] lies hidden in a shuffled Hero Deck', () => {
    expect(sight(fight(goblin()), 'heroes[0].deck')).toBe('size')
  })
})

test('[A26] the Bomb on top of each of his decks is seen by all; decks of other Bosses hide their top card', () => {
  const mine = fight(goblin())
  const decks = [0, 1, 2].map((wave) => `waveDecks[${wave}].deck`)
  expect(decks.map((deck) => sight(mine, deck))).toEqual(['top', 'top', 'top'])
  const other = fight(printed({}))
  expect(decks.map((deck) => sight(other, deck))).toEqual(['size', 'size', 'size'])
})

describe('Bombs at the end of a Wave', () => {
  const REWARDS = {
    'challenges.json': [{ id: 'day-off', name: 'Day Off', copies: 12, reward: { destroyCard: 1 } }],
  }
  const last = { row: [{ card: 'Birch', health: 3 }, null, null], rolls: { heroDice: [{ shuffle: [] }] } }

  test('[A26] no Reward can destroy a Bomb', () => {
    const hand = {
      'heroes[0].hand': ['Shin Kick 1'],
      'heroes[0].discard': ['Ash'],
      'heroes[0].deck': ['Sound Check'],
    }
    const at = fight(goblin({ files: REWARDS }), { ...last, table: hand }).do('play Shin Kick on Birch')
    expect(at.offers()).toEqual(['destroy Shin Kick 1', 'destroy Sound Check'])
  })

  test('[A25] those in hand explode, and remain among the cards', () => {
    const hand = { 'heroes[0].hand': ['Ash', 'Shin Kick 1'], 'heroes[0].deck': [] }
    const at = fight(goblin(), { ...last, table: hand }).do('play Shin Kick on Birch')
    expect(read(at, 'wave', 'heroes[0].health')).toEqual([2, 30 - 2 + 1]) // the Reward heals 1
    expect(at.read('heroes[0].hand')).toEqual(expect.arrayContaining(['Ash', 'Shin Kick 1']))
  })

  test('[A25] they can knock a Hero out', () => {
    const table = { 'heroes[0]': { health: 2, hand: ['Ash', 'Shin Kick 1'] } }
    const at = fight(goblin(), { row: last.row, table }).do('play Shin Kick on Birch')
    expect(read(at, 'outcome', 'heroes[0].health')).toEqual(['lost', 0])
  })

  test('[A25] what they would add to the row is skipped', () => {
    const calling = bomb({ energy: 1 }, [{ summon: 1 }, { hit: 1 }])
    const fixture = goblin({ minions: { Ash: calling, Cedar: { arrive: [{ hit: 7 }] } } })
    const table = { 'heroes[0].hand': ['Ash', 'Shin Kick 1'] }
    const at = fight(fixture, { ...last, table }).do('play Shin Kick on Birch')
    expect(at.events()).not.toContain('Cedar arrives with 6 health.')
    expect(read(at, 'wave', 'heroes[0].health', 'waveDecks[0].deck.size')).toEqual([2, 30 - 1 + 1, 6])
  })

  test('[A25] they do not explode after the winning blow on a Boss', () => {
    const table = {
      wave: 4,
      'enemies[3]': { health: 3 },
      'heroes[0]': { health: 2, hand: ['Ash', 'Shin Kick 1'] },
    }
    const at = fight(goblin(), { row: ROW, table }).do('play Shin Kick on Grimclaw, the Goblin King')
    expect(read(at, 'outcome', 'heroes[0].health')).toEqual(['won', 2])
  })

  test('[A25] when the Day of the Goblin King is over they leave the Hero Decks', () => {
    const deck = ['Sound Check', 'Ash', 'Power Chord', 'Dogwood', 'Shin Kick 2', 'Shin Kick 3']
    const at = fight(goblin(), {
      mode: 'campaign',
      row: ROW,
      table: {
        ...{
          wave: 4,
          'bosses[1]': 0,
          'enemies[3]': { health: 3 },
          challengeDeck: ['Day Off 1', 'Day Off 2'],
        },
        'heroes[0]': { deck, hand: ['Elm', 'Shin Kick 1'], discard: ['Fir'] },
      },
      rolls: NEW_DAY,
    })
    at.do('play Shin Kick on Grimclaw, the Goblin King')
    at.do(at.offers()[0]) // the Knowledge to keep
    expect(at.read('day')).toBe(2)
    const cards = ['heroes[0].deck', 'heroes[0].hand', 'heroes[0].discard'].flatMap((path) => at.read(path))
    expect(cards.sort()).toEqual(['Power Chord', 'Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3', 'Sound Check'])
  })
})
