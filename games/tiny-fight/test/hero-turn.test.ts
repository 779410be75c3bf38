import { scene } from '@hearthkeep/situations'
import type { Roll } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { INTENT } from '../src/content.ts'
import { tinyFight } from '../src/index.ts'
import { FALLEN, fight, read } from './fight.ts'

describe('set-up', () => {
  const shuffle: Roll = { shuffle: ['Bash', 'Strike 2', 'Guard', 'Rally', 'Shrug', 'Cleave'] }
  const begin = (...rolls: Roll[]) => scene(tinyFight, { setup: { rolls: { dice: [shuffle, ...rolls] } } })

  test('[S1] the hero begins with 60 life and nothing else', () => {
    const at = begin(0, 0, 0, 0, 0)
    const names = ['life', 'block', 'strength', 'vulnerable', 'weak']
    expect(names.map((name) => at.read(`hero[0].${name}`))).toEqual([60, 0, 0, 0, 0])
  })

  test('[S2] the draw pile is the ten cards of the list, shuffled', () => {
    const at = begin(0, 0, 0, 0, 0)
    expect(at.read('hand')).toEqual(['Bash', 'Strike 2', 'Guard 1', 'Rally', 'Shrug'])
    // What the script does not name lies below, in the order of the list.
    expect(at.read('drawPile')).toEqual(['Strike 1', 'Strike 3', 'Guard 2', 'Guard 3', 'Cleave'])
  })

  test('[S3] enemies get their printed life and 0 to 4 more, from the first to the last', () => {
    expect(read(begin(0, 1, 4, 0, 0), 'enemies[0].life', 'enemies[1].life', 'enemies[2].life')).toEqual([
      14, 21, 28,
    ])
  })

  test('[S4] then they announce their first intents in order, and the first turn starts', () => {
    const at = begin(0, 0, 0, 65, 85)
    expect(read(at, 'enemies[0].intent', 'enemies[1].intent', 'enemies[2].intent', 'turn')).toEqual([
      INTENT.STRENGTHEN,
      INTENT.EXPOSE,
      INTENT.RITUAL,
      1,
    ])
  })
})

describe("the hero's turn", () => {
  const quiet = [FALLEN, FALLEN, { life: 24, intent: INTENT.RITUAL, streak: 1 }]

  test('[T1] a new turn is counted, takes the block away, gives 3 energy and 5 cards', () => {
    const at = fight({ turn: 7, energy: 0, 'hero[0].block': 9, hand: ['Bash'], enemies: quiet })
    at.do('end turn')
    expect(read(at, 'turn', 'hero[0].block', 'energy', 'hand.size')).toEqual([8, 0, 3, 5])
  })

  test('[T2] turn 200 is played, turn 201 draws the fight', () => {
    const at = fight({ turn: 199, hand: [], enemies: quiet })
    expect(at.do('end turn').read('outcome')).toBe('playing')
    expect(at.do('end turn').read('outcome')).toBe('drawn')
    expect(at.events()).toContain('Neither side can finish it: the fight is drawn.')
  })

  test('[T3] drawing takes the top card', () => {
    const at = fight({ hand: ['Shrug'], 'drawPile.top': ['Bash', 'Guard 1'] })
    expect(at.do('play Shrug').read('hand')).toEqual(['Bash'])
    expect(read(at, 'drawPile.size', 'drawPile[7]')).toEqual([8, 'Guard 1'])
  })

  test('[T3] an empty draw pile is made anew from the discard pile, shuffled', () => {
    const at = fight(
      { hand: ['Shrug'], drawPile: [], discardPile: 'rest' },
      { dice: [{ shuffle: ['Rally'] }] },
    )
    at.do('play Shrug')
    expect(read(at, 'hand', 'drawPile.size', 'discardPile')).toEqual([['Rally'], 8, ['Shrug']])
    expect(at.unusedRolls()).toEqual([])
  })

  test('[T3] if both piles are empty nothing is drawn', () => {
    const others = [
      'Strike 1',
      'Strike 2',
      'Strike 3',
      'Guard 1',
      'Guard 2',
      'Guard 3',
      'Bash',
      'Cleave',
      'Rally',
    ]
    const at = fight({ hand: ['Shrug', ...others], drawPile: [], discardPile: [] })
    at.do('play Shrug')
    expect(read(at, 'hand', 'discardPile')).toEqual([others, ['Shrug']])
  })

  test('[T4] cards are played as long as their cost can be paid', () => {
    const at = fight({ energy: 3, hand: ['Bash', 'Guard 1', 'Guard 2'] })
    at.do('play Bash on Ooze').do('play Guard 2')
    expect(read(at, 'energy', 'hand')).toEqual([0, ['Guard 1']])
    expect(at.refusal('play Guard 1')).toEqual({
      rule: 'T4',
      text: 'Guard 1 costs more energy than you have',
    })
    expect(at.offers()).toEqual(['end turn'])
  })

  test('[T4] a card that is not in the hand cannot be played', () => {
    const at = fight({ hand: ['Cleave'] })
    const refusal = { rule: 'T4', text: 'Bash is not in your hand' }
    expect(at.refusal('play Bash on Chanter')).toEqual(refusal)
    expect(at.refusal('play Bash')).toEqual(refusal)
    expect(at.refusal('play Shrug')).toEqual({ rule: 'T4', text: 'Shrug is not in your hand' })
    expect(at.offers()).toEqual(['play Cleave', 'end turn'])
  })

  test('[T5] a card that hits one enemy needs a living one as its target', () => {
    const at = fight({ hand: ['Strike 1'], enemies: [{ life: 1 }, FALLEN, { life: 1 }] })
    expect(at.offers()).toEqual(['play Strike 1 on Burrower', 'play Strike 1 on Chanter', 'end turn'])
    expect(at.refusal('play Strike 1 on Ooze')).toEqual({ rule: 'T5', text: 'Ooze has already fallen' })
  })

  test('[T5] it cannot be played without one, nor on somebody who is no enemy', () => {
    const at = fight({ hand: ['Strike 1'], enemies: [{ life: 1 }, FALLEN, { life: 1 }] })
    const refusal = { rule: 'T5', text: 'Strike 1 needs an enemy as its target' }
    expect(at.refusal('play Strike 1')).toEqual(refusal)
    expect(at.refusal('play Strike 1 on Hero')).toEqual(refusal)
  })

  test('[T5] any other card takes no target', () => {
    const at = fight({ hand: ['Guard 1', 'Cleave'] })
    expect(at.refusal('play Guard 1 on Ooze')).toEqual({
      rule: 'T5',
      text: 'Guard 1 is played without a target',
    })
    expect(at.refusal('play Cleave on Ooze')?.text).toBe('Cleave is played without a target')
  })

  test('[T5] a card that is too dear is refused for that alone', () => {
    const at = fight({ energy: 0, hand: ['Strike 1', 'Guard 1'] })
    const texts = ['play Strike 1', 'play Guard 1 on Ooze'].map((notation) => at.refusal(notation)?.text)
    expect(texts).toEqual([
      'Strike 1 costs more energy than you have',
      'Guard 1 costs more energy than you have',
    ])
  })

  test('[T6] a played card leaves the hand, takes effect in printed order and is discarded', () => {
    const at = fight(
      { hand: ['Guard 1', 'Shrug', 'Guard 2'], drawPile: [], discardPile: 'rest' },
      { dice: [{ shuffle: [] }] },
    )
    at.do('play Shrug')
    // Had it been discarded before its effects, it would have been shuffled in.
    expect(at.read('discardPile')).toEqual(['Shrug'])
    expect(at.events().map((event) => event.split(' ').slice(0, 2).join(' '))).toEqual([
      'You play',
      'You gain',
      'The discard',
      'You draw',
    ])
    expect(at.read('hand.has')).toEqual(expect.arrayContaining(['Guard 1', 'Guard 2']))
  })

  test('[T6] a card that exhausts is gone for good', () => {
    const at = fight({ hand: ['Rally'] }).do('play Rally')
    expect(read(at, 'exhaustPile', 'discardPile')).toEqual([['Rally'], []])
  })

  test('[T7] the rest of the hand is discarded in its order', () => {
    const at = fight({ hand: ['Bash', 'Guard 2', 'Strike 1'], enemies: quiet })
    expect(at.do('end turn').read('discardPile')).toEqual(['Bash', 'Guard 2', 'Strike 1'])
    expect(at.events().at(0)).toBe('You end your turn.')
  })
})

describe('the end', () => {
  test('[W1] the fight is won as soon as no enemy lives', () => {
    const at = fight({ hand: ['Cleave', 'Guard 1'], enemies: [{ life: 8 }, FALLEN, { life: 1 }] })
    expect(at.do('play Cleave').read('outcome')).toBe('won')
    expect(at.offers()).toEqual([])
    expect(at.refusal('play Guard 1')).toEqual({ rule: '', text: 'the game is over' })
  })

  test('[W2] the fight is lost as soon as the hero is at 0 life: the next enemy does not act', () => {
    const weaken = { life: 20, intent: INTENT.WEAKEN }
    const at = fight({ 'hero[0].life': 1, enemies: [{ life: 14, intent: INTENT.ATTACK }, weaken, FALLEN] })
    at.do('end turn')
    expect(read(at, 'outcome', 'hero[0].life', 'hero[0].weak')).toEqual(['lost', 0, 0])
  })
})
