/** What is asked says who acts, on whom and why, to somebody who sees only the question and its answers. */
import { promptText } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { fight as duel } from './fight-one.ts'
import { END, END_LIRA, fight, printed } from './fight-two.ts'

const asked = (at: Scene): [string, ...string[]] => [promptText(at.game, at.table), ...at.offers()]

describe('a choice of evils', () => {
  const evils = printed({
    boss: 'goblin-king',
    horde: { star: [{ choose: [{ hit: 5 }, [{ bomb: 1 }, { hit: 2 }]] }] },
  })
  const table = { 'enemies[2].card': null, 'enemies[2].health': 0 }

  test('[A58, R115] names who does it to whom, and the options are what the Hero suffers', () => {
    const at = fight(evils, { hero: 'lira', intents: ['star'], table }).do(END_LIRA)
    expect(asked(at)).toEqual([
      'What shall Lira suffer from The Blastcrawlers?',
      'take 5 damage',
      'get a Bomb, then take 2 damage',
    ])
    expect(at.do('take 5 damage').events()).toContain(
      'Lira loses 5 health to The Blastcrawlers and has 25 left.',
    )
  })

  test('[A58, R65] says that Strength comes on top', () => {
    const at = fight(evils, { intents: ['star'], table: { ...table, 'enemies[3].strength': 2 } }).do(END)
    expect(asked(at)[0]).toBe('What shall Joan suffer from The Blastcrawlers? Strength adds 2 to each hit.')
  })

  test('[A58] of everything an Enemy can do to a Hero', () => {
    const choose = ['weaken', 'expose', { discard: 1 }, { drain: 1 }, { strength: 1 }, 'immunity']
    const at = fight(printed({ minions: { Ash: { activate: [{ choose }] } } }), { intents: ['sun'] }).do(END)
    expect(asked(at)).toEqual([
      'What shall Joan suffer from Ash?',
      'become Weak',
      'become Exposed',
      'discard a card',
      'have 1 less Energy next turn',
      'let the Enemy gain 1 Strength',
      'let the Enemy gain Immunity',
    ])
  })
})

test('[A58, R6] a choice on a Hero’s own card is told from the Hero, and names the card', () => {
  const at = duel({ joan: { hand: ['Sound Check'] } }).do('play Sound Check')
  expect(asked(at)).toEqual(['Sound Check: which shall it be?', 'gain 1 Strength', 'gain 1 Protect'])
})

test('[R112] a Defeat Reward is named, and whose it is', () => {
  const at = duel({
    joan: { hand: ['Shin Kick 1'] },
    foes: [{ card: 'Pup in Training 1', health: 1 }, {}],
  }).do('play Shin Kick on Pup in Training 1')
  expect(asked(at)).toEqual([
    'Defeat Reward of Pup in Training: regain 2 health. Take it?',
    'take the reward',
    'leave the reward',
  ])
})

test('[R116] where several Minions fit, it is said what for', () => {
  const helped = printed({ horde: { skull: [{ block: 2, who: 'weakest-minion' }] } })
  expect(asked(fight(helped).do(END))).toEqual([
    'The Wolf Pack: let the Minion with the least health gain 2 Block. Several fit: which one?',
    ...['choose Ash', 'choose Birch', 'choose Cedar'],
  ])
})

describe('Potions', () => {
  const TEA = 'Tea 1'

  test('[A20, R92] after an Intent it is told, and the answer is for the turn', () => {
    const at = fight(printed({ horde: { skull: [{ hit: 3 }] } }), { table: { 'heroes[0].potions': [TEA] } })
    expect(asked(at.do(END))).toEqual([
      'The Intent for Joan is Skull. Use a Potion now?',
      `${TEA} for Joan`,
      'no Potion this turn',
    ])
  })

  test('[A20, R55] before a hit it is told who deals it and what it will come to', () => {
    const at = fight(printed({ boss: 'necromancer', minions: { Dogwood: { attack: 4 } } }), {
      table: { 'heroes[0].potions': [TEA], 'heroes[0].block': 1, 'enemies[0].zombies': ['Dogwood'] },
    })
    expect(asked(at.do(END))).toEqual([
      'Joan is about to take 4 − 1 Block = 3 damage from the Zombies. Use a Potion now?',
      `${TEA} for Joan`,
      'no Potion this turn',
    ])
    expect(at.do('no Potion this turn').events()).toContain(
      'Joan loses 3 health to the Zombies (4 − 1 Block = 3) and has 27 left.',
    )
  })

  test('[A20, R84] before a hit on somebody immune, that it comes to nothing', () => {
    const at = fight(printed({ boss: 'necromancer', minions: { Dogwood: { attack: 4 } } }), {
      table: { 'heroes[0].potions': [TEA], 'heroes[0].immune': 1, 'enemies[0].zombies': ['Dogwood'] },
    })
    expect(asked(at.do(END))[0]).toBe('Joan is about to take 0 damage from the Zombies. Use a Potion now?')
  })

  test('[A20] between Waves there is no turn: “now”', () => {
    const at = fight(printed({}), {
      row: [{ card: 'Ash', health: 1 }, null, null],
      table: { 'heroes[0].potions': [TEA], 'heroes[0].hand': ['Shin Kick 1'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    }).do('play Shin Kick 1 on Ash')
    expect(asked(at)).toEqual(['Use a Potion now?', `${TEA} for Joan`, 'no Potion now'])
  })

  test('[R86] the fourth is named; two bottles of the same are one choice', () => {
    const at = fight(printed({ minions: { Ash: { reward: { potion: 1 } } } }), {
      row: [{ card: 'Ash', health: 1 }, 'Birch', null],
      table: {
        ...{ 'heroes[0].hand': ['Shin Kick 1'], 'heroes[0].potions': ['Tea 2', 'Tea 1', 'Jam 1'] },
        'potionDeck.top': ['Rocket 1'],
      },
    })
    at.do('play Shin Kick 1 on Ash').do('take the reward')
    expect(asked(at)).toEqual([
      'Rocket would be your fourth Potion: throw one away for it, or leave it.',
      'throw Tea 2 away for the new one',
      'throw Jam 1 away for the new one',
      'leave the new Potion',
    ])
  })
})

test('[A18] before a hit from which she can hide, Lira is told what it will come to', () => {
  const at = fight(printed({ horde: { skull: [{ hit: 5 }] } }), {
    hero: 'lira',
    table: { 'heroes[1].concealed': 1, 'heroes[1].block': 2, 'enemies[3].weak': 1 },
  }).do(END_LIRA)
  expect(asked(at)[0]).toBe(
    'Lira is about to take 5 halved by Weak − 2 Block = 0 damage from The Wolf Pack. Use her concealment?',
  )
})

describe('two copies of a card are one choice', () => {
  const row = ['Amped Up 2', 'Cover Band 1', 'Amped Up 1', 'Cover Band 2']

  test('[R132] in the Market Row: the one that lies first', () => {
    const at = duel({
      joan: { hand: ['Shin Kick 1'], marketRow: row },
      foes: [{ health: 1 }],
      table: { challengeDeck: ['Matching Helmets', 'Second Breakfast'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    }).do('play Shin Kick on Bitey Bitsy 1')
    expect(at.read('question')).toBe('take-reward-part')
    expect(at.offers().filter((offer) => offer.startsWith('gain'))).toEqual([
      'gain Amped Up 2',
      'gain Cover Band 1',
    ])
    expect(at.do('gain Amped Up 2').read('heroes[0].marketRow')).not.toContain('Amped Up 2')
  })

  test('[R150, A60] Bombs in hand', () => {
    const hand = ['Fuse Sniffer 1', 'Fuse Sniffer 2', 'Deck Swabber 1', 'Shin Kick 1']
    const at = duel({ joan: { hand }, boss: 'goblin-king', foes: [{ card: 'Plank Inspector' }] })
    const bombs = at.offers().filter((offer) => offer.startsWith('defuse'))
    expect(bombs).toContain('defuse Fuse Sniffer 1')
    expect(bombs).not.toContain('defuse Fuse Sniffer 2')
    expect(asked(at.do(END))).toEqual([
      'Several Bombs in your hand go off. Which explodes first?',
      'Fuse Sniffer 1 explodes first',
      'Deck Swabber 1 explodes first',
    ])
  })
})
