import { describe, expect, test } from 'vitest'
import {
  EMPTY,
  fight,
  lastMinion,
  PLAIN_WAVE,
  plainMinion,
  plainMinions,
  read,
  tableOf,
} from './fight-three.ts'
import type { Fight } from './fight-three.ts'

const minion = plainMinion()
const two = plainMinion('houndmaster', 2)
/** Union Break: 3 health, 2 Block, 1 Strength. Second Breakfast: 2 health. Matching Helmets: 2 Block. */
const BUFFS = { health: 3, block: 2, strength: 1 }

/** The second Wave of a campaign Day, with the Challenges that lie on top of the deck, the first of them last. */
function secondWave(day: number, challengeDeck: string[], more: Fight = {}) {
  const { seats = 1 } = more
  const at = fight({
    mode: 'campaign',
    ...more,
    table: {
      ...{ day, wave: 1, bosses: [0, 0, 0], challengeDeck, enemies: lastMinion() },
      challenges: ['Pep Talk'],
      ...PLAIN_WAVE,
      ...more.table,
    },
  })
  at.do(`play Shin Kick 1 on ${minion}`, 1).do('gain Amped Up 1', 1)
  return seats === 1 ? at : at.do('gain Plan B 1', 2)
}

/** Health, Block and Strength of everybody in the row. */
function rowOf(at: ReturnType<typeof fight>): number[][] {
  return [0, 1, 2].map((place) => {
    const { health, block, strength } = tableOf(at).enemies[place]
    return [health, block, strength]
  })
}

/** The printed figures of the Minion used here. */
function printed(at: ReturnType<typeof fight>): { health: number; block: number } {
  return tableOf(at).data.cards.find((card) => card.name === two) ?? { health: 0, block: 0 }
}

describe('Challenges', () => {
  test('[R174, R178] on Day 2 one Challenge strengthens every Minion of the Wave', () => {
    const at = secondWave(2, ['Union Break'])
    const { health, block } = printed(at)
    const strong = [health + BUFFS.health, block + BUFFS.block, BUFFS.strength]
    expect(at.read('challenges')).toEqual(['Union Break'])
    expect(rowOf(at)).toEqual([strong, strong, strong])
    expect(at.read('enemies[0].maxHealth')).toBe(strong[0])
  })

  test('[R175, R178] on Day 3 there are two, and they add up', () => {
    const at = secondWave(3, ['Matching Helmets', 'Union Break'])
    const { health, block } = printed(at)
    const strong = [health + BUFFS.health, block + BUFFS.block + 2, BUFFS.strength]
    expect(at.read('challenges')).toEqual(['Union Break', 'Matching Helmets'])
    expect(rowOf(at)).toEqual([strong, strong, strong])
  })

  test('[R178] neither Horde nor Boss gets anything', () => {
    const horde = secondWave(2, ['Union Break'])
    expect(read(horde, 'enemies[3].health', 'enemies[3].block', 'enemies[3].strength')).toEqual([0, 0, 0])
    const boss = secondWave(2, ['Union Break'], { table: { wave: 3 } })
    const { bosses } = tableOf(boss).data
    expect(read(boss, 'wave', 'enemies[3].health', 'enemies[3].block', 'enemies[3].strength')).toEqual([
      4,
      bosses[0].health + 10,
      bosses[0].block,
      0,
    ])
  })

  test('[R174, R178] the Minions beside the Boss get it too', () => {
    const at = secondWave(2, ['Union Break'], { table: { wave: 3 } })
    const { health, block } = printed(at)
    expect(at.read('challenges')).toEqual(['Union Break'])
    expect(rowOf(at)[0]).toEqual([health + BUFFS.health, block + BUFFS.block, BUFFS.strength])
  })

  test('[R178] and so does one that is added later', () => {
    const at = secondWave(2, ['Union Break'], {
      table: { 'waveDecks[1].deck.top': ['Nanny Hound', ...plainMinions('houndmaster', 2).slice(0, 3)] },
    })
    const row = tableOf(at)
    expect(row.data.cards[row.enemies[0].card].onDeath).not.toBe(0) // it adds a Minion
    at.arrange({ 'enemies[0]': { health: 1, block: 0 }, 'heroes.Joan.hand.top': ['Shin Kick 1'] })
    at.do('play Shin Kick on Nanny Hound')
    if (at.read('question') === 'defeat-reward') at.do('leave the reward')
    const { health, block } = printed(at)
    expect(plainMinions('houndmaster', 2)).toContain(at.read('enemies[0].card'))
    expect(rowOf(at)[0]).toEqual([health + BUFFS.health, block + BUFFS.block, BUFFS.strength])
  })

  test('[R178] they are replaced after each Wave', () => {
    const at = secondWave(2, ['Matching Helmets', 'Union Break'], {
      table: { enemies: lastMinion(), 'waveDecks[2].deck.top': plainMinions('houndmaster', 3).slice(0, 1) },
    })
    expect(read(at, 'challenges', 'challengeDiscard.has')).toEqual([
      ['Union Break'],
      expect.arrayContaining(['Pep Talk']),
    ])
    const gone = { card: null, health: 0 }
    at.arrange({ enemies: [{ health: 1, block: 0 }, gone, gone], 'heroes.Joan.hand.top': ['Shin Kick 1'] })
    at.do(`play Shin Kick on ${two}`).do(at.offers()[0]).do('take a Potion')
    expect(read(at, 'wave', 'challenges')).toEqual([3, ['Matching Helmets']])
  })

  test('[R179, R190] with two players Health and Block of a Challenge count twice, Strength does not', () => {
    const at = secondWave(2, ['Union Break'], { seats: 2 })
    const { health, block } = printed(at)
    const strong = [2 * (health + BUFFS.health), block + 2 * BUFFS.block, BUFFS.strength]
    expect(rowOf(at)).toEqual([strong, strong, strong])
  })

  test('[R179] the extra Block goes at the first Enemy Reset, the Strength stays', () => {
    const at = secondWave(2, ['Union Break'], { table: { 'heroes[0]': { health: 50, maxHealth: 50 } } })
    const { block } = printed(at)
    expect(at.read('enemies[2].block')).toBe(block + BUFFS.block)
    // Skull belongs to no Minion: only the Horde acts.
    at.arrange({ 'intents[0]': { card: 'Skull (Skull)', back: 8 } })
    at.do('end the turn of Joan')
    while (at.read('question') !== 'hero-acts') at.do(at.offers()[0])
    expect(at.read('round')).toBe(2)
    expect([0, 1, 2].map((place) => tableOf(at).enemies[place].block)).toEqual([block, block, block])
    for (let place = 0; place < 3; place++)
      expect(tableOf(at).enemies[place].strength).toBeGreaterThanOrEqual(BUFFS.strength)
  })
})

describe('what a Challenge pays', () => {
  const cleared = (challenges: string[], more: Fight = {}) =>
    fight({
      mode: 'campaign',
      ...more,
      table: {
        day: 3,
        enemies: lastMinion(),
        challenges,
        challengeDeck: ['Bad Mood', 'Thick Socks'],
        ...more.table,
      },
    }).do(`play Shin Kick 1 on ${minion}`, 1)

  test('[R180] a basic one in play gives its Reward to each player', () => {
    const at = cleared(['Union Break'], { seats: 2, table: { day: 2 } })
    expect(at.events()).toContain('The Reward of Union Break is due.')
    at.do('gain Amped Up 1', 1).do('take a Potion', 1)
    expect(at.offers(2)).toEqual(expect.arrayContaining(['gain Plan B 1', 'take a Potion']))
  })

  test('[R175, A35] of two on Day 3 the players choose one', () => {
    const at = cleared(['Union Break', 'Pep Talk'])
    expect(at.offers()).toEqual(['take what Union Break gives', 'take what Pep Talk gives'])
    at.do('take what Pep Talk gives').do('gain Amped Up 1')
    expect(read(at, 'wave', 'heroes[0].potions')).toEqual([2, []])
    expect(at.read('challengeDiscard')).toEqual(expect.arrayContaining(['Union Break', 'Pep Talk']))
  })

  test('[A35] it may be the Treasure', () => {
    const at = cleared(['Union Break', 'Field Medics'])
    at.do('take what Field Medics gives').do('take the Treasure').do('gain no card')
    expect(read(at, 'treasures', 'heroes[0].potions')).toEqual([['Field Medics'], []])
  })

  test('[A35] or the Reward, and the Treasure is lost', () => {
    const at = cleared(['Union Break', 'Field Medics'])
    at.do('take what Union Break gives').do('gain Amped Up 1').do('take a Potion')
    expect(read(at, 'treasures', 'heroes[0].potions.size')).toEqual([[], 1])
  })
})

describe('the special effect of an Advanced Challenge', () => {
  /** Joan with 20 health on Day 2, facing one sturdy Minion under a Challenge. */
  function under(challenge: string, more: Fight['table'] = {}) {
    const sturdy = { card: minion, health: 3, maxHealth: 30, block: 0, strength: 0 }
    return fight({
      mode: 'campaign',
      table: {
        ...{ day: 2, challenges: [challenge], challengeDeck: ['Bad Mood', 'Thick Socks'] },
        ...{
          enemies: [sturdy, { ...sturdy, card: plainMinions('houndmaster', 1)[1], health: 20 }, EMPTY],
          'heroes[0]': { health: 20, maxHealth: 32 },
        },
        intents: [{ card: 'Skull (Skull)', back: 8, hero: 0 }],
        ...more,
      },
    })
  }

  test('[R181] happens when a Minion is defeated', () => {
    const at = under('Closing Time').do(`play Shin Kick 1 on ${minion}`)
    expect(read(at, 'heroes[0].health', 'enemies[0].card')).toEqual([18, null])
  })

  test('[R181] happens at the start of every Enemy Turn', () => {
    const at = under('Field Medics')
    at.do('end the turn of Joan')
    const mended = at.events().filter((event) => /^Bitey Bitsy [12] regains 1 health\.$/.test(event))
    expect(mended).toHaveLength(2)
  })

  test('[R181] happens at the start of every Hero Turn', () => {
    const at = under('Leaky Roof').do('end the turn of Joan')
    const events = at.events()
    const after = events.slice(events.indexOf('Round 2.'))
    expect(after.filter((event) => event.startsWith('Joan loses 1 health'))).toHaveLength(1)
  })

  test('[R181] happens when an added Minion arrives', () => {
    const nanny = { card: 'Nanny Hound', health: 1, maxHealth: 8, block: 0 }
    const at = under('Slippery Floor', {
      ...{ wave: 2, 'waveDecks[1].deck.top': [two] },
      enemies: [nanny, { card: minion, health: 9, maxHealth: 9 }, EMPTY],
    })
    expect(at.read('heroes[0].exposed')).toBe(0)
    at.do('play Shin Kick 1 on Nanny Hound')
    if (at.read('question') === 'defeat-reward') at.do('leave the reward')
    expect(read(at, 'enemies[0].card', 'heroes[0].exposed')).toEqual([two, 1])
  })

  test('[R181] happens for each Minion of the row as the Wave is set up, before the first turn', () => {
    const at = secondWave(2, ['Revolving Door'], { table: { 'heroes[0]': { health: 20, maxHealth: 32 } } })
    const events = at.events()
    const hits = events.flatMap((event, i) => (event.startsWith('Joan loses 1 health') ? [i] : []))
    expect(hits).toHaveLength(3)
    expect(hits[2]).toBeLessThan(events.indexOf('Round 1.'))
    expect(at.read('heroes[0].health')).toBe(17)
  })

  test('[R181, A49] with two players they name the Hero whom it hits', () => {
    const at = secondWave(2, ['Revolving Door'], { seats: 2 })
    expect(at.read('question')).toBe('arrival-hero')
    at.do('Lira faces them', 2)
    expect(at.events().filter((event) => event.startsWith('Lira loses 1 health'))).toHaveLength(3)
  })

  test('[A63] with two players it happens to each of them, the one it concerns first', () => {
    const at = secondWave(2, ['Revolving Door'], { seats: 2 }).do('Lira faces them', 2)
    const hurt = at.events().filter((event) => event.includes('loses 1 health'))
    expect(hurt.map((event) => event.split(' ')[0])).toEqual(['Lira', 'Joan', 'Lira', 'Joan', 'Lira', 'Joan'])
  })

  test('[A63] who is knocked out is left alone', () => {
    const at = secondWave(2, ['Revolving Door'], { seats: 2, table: { 'heroes[0]': { health: 1 } } })
    at.do('Lira faces them', 2)
    const hurt = at.events().filter((event) => event.includes('loses 1 health'))
    expect(hurt.map((event) => event.split(' ')[0])).toEqual(['Lira', 'Joan', 'Lira', 'Lira'])
  })

  test('[R181, A54] is nobody’s deed: Strength and Weak of the Boss have no part in it', () => {
    const at = under('Closing Time', { 'enemies[3]': { strength: 5, weak: 1 } })
    at.do(`play Shin Kick 1 on ${minion}`)
    expect(read(at, 'heroes[0].health', 'enemies[3].weak')).toEqual([18, 1])
  })

  test('[R181] sets off whatever it sets off, as far as that goes: a Bomb blows up the whole crew', () => {
    const at = fight({
      ...{ mode: 'campaign', boss: 'goblin-king' },
      table: {
        ...{ day: 3, wave: 3, bosses: [0, 2, 1], challenges: ['Closing Time', 'Friendly Fire'] },
        enemies: [
          { card: 'Grenade Juggler', health: 10, maxHealth: 14, block: 0 },
          { card: 'Walking Powder Keg 1', health: 8, maxHealth: 13, block: 0 },
          { card: 'Walking Powder Keg 2', health: 1, maxHealth: 13, block: 0 },
        ],
        'heroes[0]': {
          ...{ health: 99, maxHealth: 99, hand: ['Short-Fuse Bosun 1'] },
          equipment: ['Vest of a Hundred Gigs 1'],
        },
      },
    })
    at.do('end the turn of Joan')
    expect(at.events().filter((event) => event.endsWith(' is defeated.'))).toHaveLength(3)
    expect(at.events()).toContain('The Wave is cleared.')
  })

  test('[R181] ends with the Wave', () => {
    const at = under('Closing Time', { enemies: lastMinion() }).do(`play Shin Kick 1 on ${minion}`)
    at.do('leave the Treasure')
    expect(at.read('challenges')).toEqual(['Thick Socks'])
  })
})
