import { plainText } from '@hearthkeep/content'
import { scene } from '@hearthkeep/situations'
import type { SituationSetup } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { data, fight, game, read } from './fight-one.ts'
import { BOSSES } from './box.ts'

/** A game just after the opening cards were chosen, the first ones offered. */
function begin(setup: SituationSetup = {}) {
  const choices: { do: string; seat?: number }[] = []
  for (;;) {
    const at = scene(game, { setup: { ...setup, choices } })
    if (at.read('question') === 'hero-acts' || at.read('question') === 'fight-order') return at
    choices.push({ do: at.offers()[0] })
  }
}

const names = (cards: readonly { name: string }[]): string[] => cards.map((card) => card.name).sort()
const sorted = (value: unknown): string[] => [...(value as string[])].sort()

describe("the Enemies' side", () => {
  test.each(BOSSES)('[R10, R11] the %s brings 24 Minions, a deck for each Wave', (boss) => {
    const at = begin({ options: { boss } })
    const own = data.cards.filter((card) => card.boss === BOSSES.indexOf(boss))
    expect(own).toHaveLength(24)
    const row = [0, 1, 2].map((place) => at.read(`enemies[${place}].card`))
    const decks = [0, 1, 2].map((wave) => at.read(`waveDecks[${wave}].deck`) as string[])
    decks.forEach((deck, wave) => {
      const cards = own.filter((card) => card.wave === wave)
      expect(sorted(wave === 0 ? [...deck, ...row] : deck)).toEqual(names(cards))
    })
  })

  test('[R11, R12, R15, R17, R26] everything lies as it was shuffled', () => {
    const wave = (number: number) =>
      names(data.cards.filter((card) => card.boss === 0 && card.wave === number - 1))
    const [first, second, third] = [wave(1), wave(2), wave(3)]
    const market = names(data.cards.filter((card) => card.hero === 0 && !card.isStarting))
    const at = scene(game, {
      setup: {
        choices: [{ do: `gain ${market[0]}` }],
        rolls: {
          marketDice: [{ shuffle: market.slice(0, 5) }],
          heroDice: [{ shuffle: ['Sound Check', market[0], 'Power Chord', 'Shin Kick 2', 'Shin Kick 1'] }],
          minionDice: [
            { shuffle: first.slice(0, 4) },
            { shuffle: second.slice(3, 5) },
            { shuffle: third.slice(2, 3) },
            0,
            0,
          ],
          intentDice: [{ shuffle: ['Star (Star)', 'Claw (Claw)'] }],
          potionDice: [{ shuffle: ['Liquid Pavement 2', 'Chip-Shop Gravy 1'] }],
          rewardDice: [{ shuffle: ['Pep Talk', 'Free Samples'] }],
        },
      },
    })
    expect(read(at, 'enemies[0].card', 'enemies[1].card', 'enemies[2].card')).toEqual(first.slice(0, 3))
    // The Health cards Sun, Moon and Star, as the dice put them.
    expect(read(at, 'enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol')).toEqual([1, 2, 0])
    const tops = (path: string, count: number) => (at.read(`${path}.top`) as string[]).slice(0, count)
    expect([
      tops('waveDecks[0].deck', 1),
      tops('waveDecks[1].deck', 2),
      tops('waveDecks[2].deck', 1),
    ]).toEqual([...[first.slice(3, 4), second.slice(3, 5), third.slice(2, 3)]])
    expect([at.read('intents[0].card'), tops('intentDeck', 1)]).toEqual(['Star (Star)', ['Claw (Claw)']])
    expect(tops('potionDeck', 2)).toEqual(['Liquid Pavement 2', 'Chip-Shop Gravy 1'])
    expect(tops('challengeDeck', 2)).toEqual(['Pep Talk', 'Free Samples'])
    expect(at.read('heroes[0].hand')).toEqual([
      'Sound Check',
      market[0],
      'Power Chord',
      'Shin Kick 2',
      'Shin Kick 1',
    ])
  })

  test('[R12] the three Health cards lie under the row, each symbol once', () => {
    for (const seed of [1, 2, 3, 4]) {
      const at = begin({ seed })
      expect([...read(at, 'enemies[0].symbol', 'enemies[1].symbol', 'enemies[2].symbol')].sort()).toEqual([
        0, 1, 2,
      ])
    }
  })

  test('[R13] the Minions of the row have spawned with their printed health and Block', () => {
    const at = begin({ options: { boss: 'houndmaster' } })
    for (const place of [0, 1, 2]) {
      const card = data.cards.find((one) => one.name === at.read(`enemies[${place}].card`))
      const fields = ['health', 'maxHealth', 'block'].map((field) => `enemies[${place}].${field}`)
      expect(read(at, ...fields)).toEqual([card?.health, card?.health, card?.block])
    }
  })

  test('[R14, R16] the mat shows the Horde, and the Boss Health card lies aside', () => {
    const at = begin({ options: { boss: 'houndmaster' } })
    expect(read(at, 'wave', 'enemies[3].health', 'enemies[3].maxHealth')).toEqual([1, 0, 0])
    expect(game.things['enemy']?.name(3, at.table as never)).toBe('The Wolf Pack')
  })

  test('[R15] all 20 Intent cards are in the deck, but for those drawn', () => {
    expect(read(begin(), 'intentDeck.size', 'intentDiscard.size')).toEqual([19, 0])
    expect(read(begin({ seats: 2 }), 'intentDeck.size', 'intentDiscard.size')).toEqual([18, 0])
  })

  test('[R17, R27] the 12 Rewards lie ready; Advanced cards and Knowledge are for campaigns only', () => {
    const count = (mode: string) => {
      const at = begin({ options: { mode } })
      const advanced = data.challenges.filter((card) => card.isAdvanced).map((card) => card.name)
      const deck = at.read('challengeDeck') as string[]
      return [
        deck.length,
        deck.filter((name) => advanced.includes(name)).length,
        at.read('heroes[0].knowledgeDeck.size'),
      ]
    }
    expect(count('day')).toEqual([12, 0, 0])
    expect(count('campaign')).toEqual([18, 6, 5])
  })
})

describe("the Heroes' side", () => {
  test.each([
    ['joan', 0],
    ['lira', 1],
  ])('[R20, R25] %s begins with the health of the mat, 3 Energy and five cards', (hero, number) => {
    const at = begin({ options: { hero } })
    const fields = ['plays', 'health', 'maxHealth', 'energy', 'hand.size'].map(
      (name) => `heroes[${number}].${name}`,
    )
    const { health } = data.heroes[number]
    expect(read(at, ...fields, `heroes[${1 - number}].plays`)).toEqual([1, health, health, 3, 5, 0])
  })

  test('[R20] with two players one is Joan and the other Lira', () => {
    const at = begin({ seats: 2 })
    expect(read(at, 'heroes[0].plays', 'heroes[1].plays')).toEqual([1, 1])
    expect(read(at, 'heroes[0].health', 'heroes[1].health')).toEqual(data.heroes.map((hero) => hero.health))
  })

  test.each([
    ['joan', 0],
    ['lira', 1],
  ])(
    '[R21, R22, R23] %s takes 9 Starting cards and 1 of the Market Row, which is refilled',
    (hero, number) => {
      const cards = data.cards.filter((card) => card.hero === number)
      const of = (isStarting: boolean) => names(cards.filter((card) => card.isStarting === isStarting))
      const before = scene(game, { setup: { options: { hero } } })
      const my = `heroes[${number}]`
      expect(sorted(before.read(`${my}.deck`))).toEqual(of(true))
      expect(of(true)).toHaveLength(9)
      const market = [
        ...(before.read(`${my}.marketRow`) as string[]),
        ...(before.read(`${my}.marketDeck`) as string[]),
      ]
      expect(sorted(market)).toEqual(of(false))
      expect(read(before, `${my}.marketRow.size`, `${my}.marketDeck.size`)).toEqual([4, 54])
      const [chosen] = before.offers().map((offer) => offer.replace('gain ', ''))
      const after = begin({ options: { hero } })
      expect(read(after, `${my}.marketRow.size`, `${my}.marketDeck.size`)).toEqual([4, 53])
      const owned = [...(after.read(`${my}.hand`) as string[]), ...(after.read(`${my}.deck`) as string[])]
      expect(sorted(owned)).toEqual([...of(true), chosen].sort())
    },
  )

  test('[R23] the choice is among the four cards of the row', () => {
    const at = scene(game, { setup: { options: { hero: 'lira' } } })
    expect(at.offers()).toEqual((at.read('heroes[1].marketRow') as string[]).map((name) => `gain ${name}`))
  })

  test('[R24] nothing is on the Body card, and Lira begins Unconcealed', () => {
    const at = begin({ seats: 2 })
    expect(read(at, 'heroes[0].equipment', 'heroes[1].concealed')).toEqual([[], 0])
  })

  test('[R26] there is one deck of 16 Potions for everybody, and nobody holds any', () => {
    const at = begin({ seats: 2 })
    expect(read(at, 'potionDeck.size', 'heroes[0].potions', 'heroes[1].potions')).toEqual([16, [], []])
  })

  test('[R40] every Hero card tells its cost, its type and its ability', () => {
    for (const card of data.cards.filter((one) => one.hero >= 0)) {
      const entry = game.glossary.find((one) => one.name === card.title)
      const type = ['Attack', 'Defense', 'Skill', 'Equipment'][card.type]
      expect(entry?.text).toContain(`Cost ${card.cost}, ${type}`)
      expect(card.text).not.toBe('')
      expect(entry?.text).toContain(plainText(card.text))
    }
  })
})

describe('the Market', () => {
  const row = ['Amped Up 1', 'Amped Up 2', 'Cover Band 1', 'Cover Band 2']
  const clear = (marketDeck: string[], shuffles: string[][]) =>
    fight({
      joan: { hand: ['Shin Kick 1'], marketRow: row, marketDeck, marketDiscard: ['Spiked Elbow 1'] },
      foes: [{ card: 'Old One-Eye', health: 1 }, {}],
      table: { 'heroes[0].discard': 'rest' },
      rolls: { marketDice: shuffles.map((shuffle) => ({ shuffle })) },
    })
      .do('play Shin Kick on Old One-Eye')
      .do('take the reward')

  test('[A39] cleared cards go to a discard pile of the Market', () => {
    const deck = ['Headbang 1', 'Headbang 2', 'Stage Dive 1', 'Stage Dive 2', 'Elbows Out 1']
    const at = clear(deck, [])
    expect(at.read('heroes[0].marketRow')).toEqual([...deck].reverse().slice(0, 4))
    expect(read(at, 'heroes[0].marketDeck', 'heroes[0].marketDiscard')).toEqual([
      ['Headbang 1'],
      ['Spiked Elbow 1', ...row],
    ])
  })

  test('[A39] which is shuffled when the deck is empty', () => {
    const at = clear(['Headbang 1', 'Headbang 2'], [['Cover Band 2', 'Spiked Elbow 1']])
    expect(at.read('heroes[0].marketRow')).toEqual([
      'Headbang 2',
      'Headbang 1',
      'Cover Band 2',
      'Spiked Elbow 1',
    ])
    expect(read(at, 'heroes[0].marketDeck.size', 'heroes[0].marketDiscard')).toEqual([3, []])
  })
})
