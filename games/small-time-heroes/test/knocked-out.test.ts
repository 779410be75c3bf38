import { describe, expect, test } from 'vitest'
import { certain, END, END_LIRA, fight, printed, read } from './fight-two.ts'
import type { Fight } from './fight-two.ts'

const HEALTH = ['heroes[0].health', 'heroes[1].health']
const hard = printed({
  minions: { Ash: { activate: [{ hit: 3 }], react: [{ hit: 5 }] } },
  horde: { sun: [{ hit: 4 }], skull: [{ hit: 5 }], claw: [{ hit: 6 }, { summon: 1 }] },
})
/** Joan falls to her Intent in the first round, and Lira goes on. */
const falling: Fight = {
  seats: 2,
  row: ['Birch', null, 'Cedar'],
  intents: ['skull', 'moon'],
  table: { 'heroes[0].health': 4, 'intentDeck.top': [certain('claw'), certain('star')] },
}

describe('a Hero at 0 health', () => {
  test('[R125] playing alone, that is the end', () => {
    const at = fight(hard, { table: { 'heroes[0].health': 5 } }).do(END)
    expect(read(at, 'outcome', 'heroes[0].health', 'question')).toEqual(['lost', 0, null])
  })

  test('[R125] with two players the other one plays on and draws 2 Intents', () => {
    const at = fight(hard, falling).do('Joan fights first').do(END).do(END_LIRA)
    expect(read(at, 'outcome', 'heroes[0].out', 'round')).toEqual(['playing', 1, 2])
    expect(read(at, 'intents[0].hero', 'intents[1].hero')).toEqual([1, 1])
    expect(read(at, 'intents[0].card', 'intents[1].card')).toEqual([certain('claw'), certain('star')])
    expect([at.offers(1), at.offers(2).at(-1)]).toEqual([[], END_LIRA])
  })

  test.each([
    ['Claw', ['Claw', 'Star']],
    ['Star', ['Star', 'Claw']],
  ])('[R125, A50] both Intents are turned up, and %s may come first', (first, order) => {
    const at = fight(hard, falling).do('Joan fights first').do(END).do(END_LIRA)
    at.do(END_LIRA)
    expect(at.read('question')).toBe('intent-order')
    expect(read(at, 'intents[0].shown', 'intents[1].shown')).toEqual([4, 2])
    const events = at.do(`resolve ${first} first`).events()
    const shown = events.filter((event) => event.startsWith('The Intent'))
    expect(shown).toEqual(order.map((symbol) => `The Intent for Lira is ${symbol}.`))
    // Claw hits Lira for 6, Cedar over Star for 2: she is the active Hero both times.
    expect(read(at, ...HEALTH)).toEqual([0, 30 - 6 - 2])
  })

  test('[R125] the Enemies keep their doubled health', () => {
    const at = fight(hard, falling).do('Joan fights first').do(END).do(END_LIRA)
    at.do(END_LIRA).do('resolve Claw first')
    expect(read(at, 'enemies[1].card', 'enemies[1].health')).toEqual(['Ash', 12])
  })

  test('[R125] when both are out the game is lost', () => {
    const table = { 'heroes[0].health': 4, 'heroes[1].health': 6 }
    const at = fight(hard, { seats: 2, intents: ['skull', 'claw'], table })
    at.do('Joan fights first').do(END).do(END_LIRA)
    expect(read(at, 'outcome', ...HEALTH)).toEqual(['lost', 0, 0])
  })
})

describe('knocked out in the middle of a round', () => {
  const kick = { 'heroes[0]': { health: 5, hand: ['Shin Kick 1', 'Shin Kick 2'] } }

  test('[A50] in the own turn: it ends at once, and the other Hero’s follows', () => {
    const at = fight(hard, { seats: 2, intents: ['skull', 'claw'], table: kick })
    at.do('Joan fights first').do('play Shin Kick on Ash') // its REACT hits Joan for 5
    expect(read(at, 'heroes[0].out', 'outcome', 'question')).toEqual([1, 'playing', 'hero-acts'])
    expect([at.offers(1), at.offers(2)]).toEqual([[], [END_LIRA]])
    // Her Intent of this round is resolved with Lira as the active Hero, and there is no order to choose yet.
    const shown = at
      .do(END_LIRA)
      .events()
      .filter((event) => event.startsWith('The Intent'))
    expect(shown).toEqual(['The Intent for Lira is Skull.', 'The Intent for Lira is Claw.'])
    // Skull hits for 5, Claw for 6 and adds a Minion; the row is full, so it rushes in for 2.
    expect(read(at, ...HEALTH)).toEqual([0, 30 - 5 - 6 - 2])
  })

  test('[A50] an Intent that is half resolved goes on against the other Hero', () => {
    const at = fight(hard, { seats: 2, intents: ['sun', 'moon'], table: { 'heroes[0].health': 2 } })
    at.do('Joan fights first').do(END).do(END_LIRA)
    // Ash attacks Joan for 2; its ability (3), the Horde (4) and Birch (2) are left for Lira.
    expect(read(at, 'heroes[0].out', ...HEALTH)).toEqual([1, 0, 30 - 3 - 4 - 2])
  })

  test('[A50] cards and Potions are set aside', () => {
    const potions = { 'heroes[0].potions': ['Rocket 1', 'Tea 1'], 'heroes[1].potions': ['Tea 2'] }
    const at = fight(hard, { seats: 2, table: { ...kick, ...potions } })
    at.do('Joan fights first').do('play Shin Kick on Ash')
    expect(at.offers(1)).toEqual([])
  })

  test('[A50] healing does not bring a Hero back', () => {
    const at = fight(hard, { seats: 2, table: { ...kick, 'heroes[1].potions': ['Tea 2'] } })
    at.do('Joan fights first')
    expect(at.offers(2)).toEqual(['Tea 2 for Joan', 'Tea 2 for Lira'])
    at.do('play Shin Kick on Ash')
    expect(at.offers(2)).toEqual(['Tea 2 for Lira', END_LIRA])
  })

  test('[A50] a Hero who falls with a Minion is not asked about its Defeat Reward', () => {
    const spiteful = printed({ minions: { Ash: { onDeath: [{ hit: 5 }], reward: { heal: 9 } } } })
    const row = [{ card: 'Ash', health: 3 }, 'Birch', 'Cedar']
    const at = fight(spiteful, { seats: 2, row, table: kick })
    at.do('Joan fights first').do('play Shin Kick on Ash')
    expect(read(at, 'heroes[0].out', 'heroes[0].health', 'question')).toEqual([1, 0, 'hero-acts'])
    expect(at.offers(2)).toEqual([END_LIRA])
  })

  test('[A50] by the last Minion of a Wave: the Wave is cleared, and the other Hero goes on alone', () => {
    const spiteful = printed({ minions: { Ash: { onDeath: [{ hit: 5 }] } } })
    const at = fight(spiteful, {
      seats: 2,
      row: [{ card: 'Ash', health: 3 }, null, null],
      table: kick,
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    at.do('Joan fights first').do('play Shin Kick on Ash')
    expect(read(at, 'wave', 'heroes[0].out', 'intents[0].hero', 'intents[1].hero')).toEqual([2, 1, 1, 1])
    expect(at.read('enemies[0].health')).toBe(12)
  })
})
