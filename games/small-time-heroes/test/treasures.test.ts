import { describe, expect, test } from 'vitest'
import { EMPTY, fight, lastMinion, MARKET_ROWS, plainMinion, read, PLAIN_WAVE } from './fight-three.ts'
import type { Fight } from './fight-three.ts'

const minion = plainMinion()
const two = plainMinion('houndmaster', 2)

/** A campaign Wave that the next Shin Kick clears. */
function lastKick(table: Fight['table'], more: Omit<Fight, 'table'> = {}) {
  const deck = { challengeDeck: ['Bad Mood', 'Pep Talk'] }
  const next = { enemies: lastMinion(), ...PLAIN_WAVE }
  return fight({ mode: 'campaign', ...more, table: { ...next, ...deck, ...table } })
}

describe('taking a Treasure', () => {
  const offered = (more: Omit<Fight, 'table'> = {}) =>
    lastKick({ day: 2, bosses: [1, 0, 2], challenges: ['Home Advantage'] }, more).do(
      `play Shin Kick 1 on ${minion}`,
      1,
    )

  test('[R181] clearing the Wave turns an Advanced Challenge into a Treasure, which may be taken', () => {
    const at = offered()
    expect(at.offers()).toEqual(['take the Treasure', 'leave the Treasure'])
    at.do('take the Treasure')
    expect(read(at, 'treasures', 'challenges')).toEqual([['Home Advantage'], []])
    expect(at.events()).toContain('Suspiciously Warm Pie is taken.')
  })

  test('[R181, A52] or left, and then no card comes with it', () => {
    const at = offered().do('leave the Treasure')
    expect(read(at, 'treasures', 'wave')).toEqual([[], 2])
    expect(at.read('challengeDiscard')).toContain('Home Advantage')
  })

  test('[R182] a card of the Market Row comes with it', () => {
    const at = offered().do('take the Treasure').do('gain Headbang 1')
    const owned = ['hand', 'deck'].flatMap((pile) => at.read(`heroes[0].${pile}`) as string[])
    expect(owned).toContain('Headbang 1')
    expect(at.read('heroes[0].marketRow.size')).toBe(4)
  })

  test('[R182, A52] which may be declined', () => {
    const at = offered().do('take the Treasure').do('gain no card')
    expect(at.read('heroes[0].marketRow')).toEqual(MARKET_ROWS[0])
  })

  test('[R182] each of two Heroes may take one from their own row', () => {
    const at = offered({ seats: 2 }).do('take the Treasure')
    expect(at.offers(2)).toEqual([])
    at.do('gain Amped Up 1', 1).do('gain Plan B 1', 2)
    expect(read(at, 'treasures', 'wave')).toEqual([['Home Advantage'], 1])
    expect(at.read('question')).toBe('potion-window') // the Pie helps between Waves
  })
})

describe('CONSUMABLE', () => {
  const potions = ['Bottled Bravado 1', 'Flat Cola, Nine Sugars 1', 'Essence of Not Today 1']
  const pie = 'use Suspiciously Warm Pie'

  test('[R183] is used in the own turn like a Potion, and then it is gone', () => {
    const at = lastKick({ treasures: ['Home Advantage'], 'heroes[0]': { health: 10, maxHealth: 32 } }).do(pie)
    expect(read(at, 'heroes[0].health', 'treasures', 'question')).toEqual([20, [], 'hero-acts'])
    expect(at.read('challengeDiscard')).toContain('Home Advantage')
  })

  test('[R183] is used in the Enemy Turn, once an Intent is revealed', () => {
    const at = lastKick({
      treasures: ['Home Advantage'],
      'heroes[0]': { health: 10, maxHealth: 32, hand: [] },
      intents: [{ card: 'Skull (Skull)', back: 8, hero: 0 }],
    })
    at.do('end the turn of Joan')
    expect(at.read('question')).toBe('potion-window')
    expect(at.offers()).toEqual([pie, 'no Potion this turn'])
    at.do(pie)
    expect(at.events()).toContain('Joan regains 10 health.')
  })

  test('[R183] is used between Waves', () => {
    const at = lastKick({ treasures: ['Home Advantage'], 'heroes[0]': { health: 10, maxHealth: 32 } })
    at.do(`play Shin Kick 1 on ${minion}`).do('gain Amped Up 1')
    expect(read(at, 'question', 'side', 'wave')).toEqual(['potion-window', 0, 1])
    at.do(pie)
    expect(read(at, 'heroes[0].health', 'wave')).toEqual([20, 2])
  })

  test('[R183] takes no Potion’s place: with three Potions it may be taken all the same', () => {
    const at = lastKick({
      challengeDeck: ['Bad Mood', 'Home Advantage'],
      'heroes[0].potions': potions,
      'potionDeck.top': [],
    })
    at.do(`play Shin Kick 1 on ${minion}`).do('take the Treasure').do('gain no card')
    expect(read(at, 'treasures', 'heroes[0].potions')).toEqual([['Home Advantage'], potions])
  })

  test('[R183] any number may be held', () => {
    const held = ['Leaky Roof', 'Vengeful Colleagues', 'Revolving Door', 'Moldy Dungeon Air', 'Field Medics']
    const at = lastKick({ treasures: held, challengeDeck: ['Bad Mood', 'Home Advantage'] })
    at.do(`play Shin Kick 1 on ${minion}`).do('take the Treasure')
    expect(at.read('treasures')).toEqual([...held, 'Home Advantage'])
  })
})

describe('START OF WAVE', () => {
  const wounded = { 'heroes[0]': { health: 10, maxHealth: 32 } }
  const clear = (at: ReturnType<typeof fight>) =>
    at.do(`play Shin Kick 1 on ${minion}`, 1).do('gain Amped Up 1', 1)

  test('[R183] happens in the first Hero Turn of a Wave, and the Treasure stays', () => {
    const at = clear(lastKick({ treasures: ['Field Medics'], ...wounded }))
    expect(read(at, 'wave', 'heroes[0].health', 'treasures')).toEqual([2, 12, ['Field Medics']])
    const events = at.events()
    expect(events.indexOf('Joan regains 2 health.')).toBeGreaterThan(events.indexOf('Round 1.'))
  })

  test('[R183] not in later turns, and not at will', () => {
    const sturdy = { card: minion, health: 9, maxHealth: 9 }
    const at = lastKick({ treasures: ['Field Medics'], enemies: [sturdy, EMPTY, EMPTY], ...wounded })
    expect(at.offers().some((offer) => offer.startsWith('use'))).toBe(false)
    at.do('end the turn of Joan')
    expect(at.read('round')).toBe(2)
    expect(at.events()).not.toContain('Joan regains 2 health.')
  })

  test('[R182, R192] both Heroes benefit', () => {
    const at = lastKick(
      {
        treasures: ['Field Medics'],
        heroes: [
          { health: 10, maxHealth: 32 },
          { health: 4, maxHealth: 28 },
        ],
      },
      { seats: 2 },
    )
    clear(at).do('gain Plan B 1', 2)
    expect(read(at, 'wave', 'heroes[0].health', 'heroes[1].health')).toEqual([2, 12, 6])
  })

  test('[A61] several happen in the order the players choose', () => {
    const held = { treasures: ['Field Medics', 'Friendly Fire'], 'heroes[0].knowledge': ['Home Crowd'] }
    const at = clear(lastKick({ ...held, ...wounded }))
    expect(at.read('question')).toBe('start-of-wave')
    expect(at.offers()).toEqual([
      'let everything happen as listed',
      ...['begin with Lunchbox of Plenty', 'begin with Bag of Angry Wasps', 'begin with Home Crowd'],
    ])
    at.do('begin with Home Crowd')
    expect(read(at, 'heroes[0].health', 'enemies[0].card')).toEqual([15, two])
    at.do('begin with Lunchbox of Plenty')
    // Of the last one there is nothing to choose: the Wasps fell the whole row.
    expect(read(at, 'heroes[0].health', 'enemies[0].card', 'question')).toEqual([
      17,
      null,
      'take-reward-part',
    ])
  })

  test('[A61] they come after the Hero Reset and before the first card', () => {
    const held = { treasures: ['Field Medics'], 'heroes[0].knowledge': ['Home Crowd'] }
    const at = clear(lastKick({ ...held, ...wounded, 'heroes[0].block': 4 }))
    // The Reset is over: Block is gone, Energy is there and the Intent is drawn.
    expect(read(at, 'question', 'round', 'heroes[0].block', 'heroes[0].energy')).toEqual([
      'start-of-wave',
      1,
      0,
      3,
    ])
    expect(at.read('intents[0].back')).not.toBe(0)
    at.do('let everything happen as listed')
    expect(read(at, 'question', 'heroes[0].health')).toEqual(['hero-acts', 17])
  })

  test('[A61] a single one needs no order', () => {
    const at = clear(lastKick({ 'heroes[0].knowledge': ['Volume Goes to Eleven'] }))
    expect(read(at, 'question', 'heroes[0].strength')).toEqual(['hero-acts', 2])
  })
})
