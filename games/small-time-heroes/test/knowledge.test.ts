import { describe, expect, test } from 'vitest'
import { EMPTY, fight, lastBlow, lastMinion, plainMinion, read } from './fight-three.ts'
import type { Fight } from './fight-three.ts'

const minion = plainMinion()
const boss = 'The Houndmaster'

const KNOWLEDGE = ['Coffee Blacker Than Metal', 'Home Crowd', 'Tour Van Wardrobe']

/** Joan has just defeated the Boss of Day 1; her Knowledge cards, the top one first. */
function bossFalls(table: Fight['table'] = {}, more: Omit<Fight, 'table'> = {}) {
  const at = fight({
    mode: 'campaign',
    ...more,
    table: {
      ...lastBlow(),
      challengeDeck: ['Union Break', 'Pep Talk'],
      ...(more.mode === 'day' ? {} : { 'heroes[0].knowledgeDeck.top': KNOWLEDGE }),
      'heroes[0]': { health: 9, maxHealth: 32 },
      ...table,
    },
  })
  return at.do(`play Shin Kick 1 on ${boss}`, 1)
}

describe('a Boss defeated in a campaign', () => {
  test('[R177] two Knowledge cards are drawn, one is kept, the other goes back into the shuffled set', () => {
    const at = bossFalls({}, { rolls: { rewardDice: [{ shuffle: ['Tour Van Wardrobe', 'Home Crowd'] }] } })
    expect(at.offers()).toEqual(['keep Coffee Blacker Than Metal', 'keep Home Crowd'])
    at.do('keep Coffee Blacker Than Metal')
    expect(at.read('heroes[0].knowledge')).toEqual(['Coffee Blacker Than Metal'])
    const left = at.read('heroes[0].knowledgeDeck.top') as string[]
    expect([left.length, ...left.slice(0, 2)]).toEqual([4, 'Tour Van Wardrobe', 'Home Crowd'])
    expect(at.read('heroes[0].knowledgeOffer')).toEqual([])
    expect(at.unusedRolls().join()).not.toContain('rewardDice')
  })

  test('[R177, A55] first the Knowledge, then the Reward, then everybody heals to the full', () => {
    const at = bossFalls()
    expect(read(at, 'question', 'heroes[0].health')).toEqual(['choose-knowledge', 9])
    at.do('keep Coffee Blacker Than Metal')
    expect(read(at, 'question', 'heroes[0].health')).toEqual(['take-reward-part', 9])
    at.do('gain Amped Up 1')
    expect(read(at, 'day', 'heroes[0].health')).toEqual([2, 32])
  })

  test('[R177] more maximum health counts for the healing', () => {
    const at = bossFalls().do('keep Home Crowd').do('gain Amped Up 1')
    expect(read(at, 'heroes[0].maxHealth', 'heroes[0].health')).toEqual([38, 38])
  })

  test('[R177] on Day 2 the Challenge in play is turned over for its Reward', () => {
    const at = bossFalls({ ...lastBlow(2), bosses: [3, 0, 1], challenges: ['Second Breakfast'] })
    at.do('keep Home Crowd')
    expect(at.events()).toContain('The Reward of Second Breakfast is due.')
    at.do('gain Amped Up 1')
    expect(read(at, 'day', 'challengeDiscard.top')).toEqual([3, expect.arrayContaining(['Second Breakfast'])])
  })

  test('[R177] its Treasure, if it is an Advanced one', () => {
    const at = bossFalls({ ...lastBlow(2), bosses: [3, 0, 1], challenges: ['Field Medics'] })
    at.do('keep Home Crowd')
    expect(at.offers()).toEqual(['take the Treasure', 'leave the Treasure'])
  })

  test('[R177] each of two players takes Knowledge of their own Hero', () => {
    const at = bossFalls(
      { 'heroes[1].knowledgeDeck.top': ['Nobody Notices Urchins', 'Bag of Tricks'] },
      { seats: 2 },
    )
    expect(at.offers(2)).toEqual([])
    at.do('keep Home Crowd', 1)
    expect(at.offers(2)).toEqual(['keep Nobody Notices Urchins', 'keep Bag of Tricks'])
    at.do('keep Bag of Tricks', 2)
    expect(read(at, 'heroes[0].knowledge', 'heroes[1].knowledge')).toEqual([
      ['Home Crowd'],
      ['Bag of Tricks'],
    ])
  })

  test('[R177] not after the third Boss: the campaign is won', () => {
    const at = bossFalls({
      ...{ ...lastBlow(3), bosses: [3, 1, 0], challenges: ['Union Break', 'Pep Talk'] },
      challengeDeck: ['Thick Socks', 'Bad Mood'],
    })
    expect(read(at, 'outcome', 'question', 'heroes[0].knowledge', 'heroes[0].health')).toEqual([
      'won',
      null,
      [],
      9,
    ])
  })

  test('[R177] a standard game is won with its Boss', () => {
    const at = bossFalls({}, { mode: 'day' })
    expect(read(at, 'outcome', 'heroes[0].knowledge')).toEqual(['won', []])
  })
})

describe('Knowledge', () => {
  test('[A38] works at the start of each Wave, after the Hero Reset: Bag of Tricks draws two', () => {
    const at = fight({
      hero: 'lira',
      mode: 'campaign',
      table: {
        'heroes[1].knowledge': ['Bag of Tricks'],
        enemies: lastMinion(),
        challengeDeck: ['Union Break', 'Pep Talk'],
      },
    })
    at.do(`play Borrowed Steak Knife 1 on ${minion}`).do('gain Eavesdrop 1')
    expect(read(at, 'wave', 'round', 'heroes[1].hand.size')).toEqual([2, 1, 7])
    const events = at.events()
    const reset = events.indexOf('Round 1.')
    const drawn = events.flatMap((event, i) => (event.startsWith('Lira draws') ? [i] : []))
    // Five after the Reward, two more after the Reset.
    expect(drawn.map((i) => i > reset)).toEqual([false, false, false, false, false, true, true])
  })

  test('[A38] only in the first Hero Turn of the Wave', () => {
    const sturdy = { card: minion, health: 9, maxHealth: 9, block: 0 }
    const at = fight({
      hero: 'lira',
      mode: 'campaign',
      table: {
        'heroes[1]': { knowledge: ['Bag of Tricks'], health: 28, maxHealth: 28 },
        enemies: [sturdy, EMPTY, EMPTY],
      },
    })
    at.do('end the turn of Lira')
    expect(read(at, 'round', 'heroes[1].hand.size')).toEqual([2, 5])
  })

  test('[R184] may raise the Energy of every turn from then on', () => {
    const at = bossFalls().do('keep Coffee Blacker Than Metal').do('gain Amped Up 1')
    expect(read(at, 'heroes[0].maxEnergy', 'heroes[0].energy')).toEqual([4, 4])
    at.do('end the turn of Joan')
    while (at.read('question') !== 'hero-acts') at.do(at.offers()[0])
    expect(read(at, 'round', 'heroes[0].energy')).toEqual([2, 4])
  })
})
