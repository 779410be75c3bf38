/** A turn, and what effects do: rules by number. */
import { describe, expect, test } from 'vitest'
import { describeFor, eventText } from '@hearthkeep/engine'
import { lanternWatch } from '../src/index.ts'
import { read, watch } from './watch.ts'

const { game } = lanternWatch

describe('a turn', () => {
  test('[T1] has two actions, to play a card or to tend the lantern', () => {
    const table = { 'lanterns.Mill.oil': 3, 'watchers[0].hand': ['Oil Flask 1', 'Torch 1'] }
    const at = watch({ at: ['Mill', 'Gate'], table })
    expect(at.offers()).toEqual(['play Oil Flask 1', 'play Torch 1', 'tend the lantern', 'end turn'])
    expect(at.refusal('play Torch 2')).toEqual({ rule: 'T1', text: 'Torch 2 is not in your hand' })
    at.do('play Oil Flask 1').do('tend the lantern')
    expect(read(at, 'lanterns.Mill.oil', 'watchers[0].hand')).toEqual([6, ['Torch 1']])
    expect([at.offers(1), at.offers(2).length > 0]).toEqual([[], true])
  })

  test('[T1] has four for a watcher who is alone on the wall', () => {
    expect(watch({ seats: 1, at: ['Mill'] }).read('actions')).toBe(4)
  })

  test('[T2] a card does what it says where the watcher stands, and is discarded after that', () => {
    const table = { 'watchers[0].hand': ['Hot Broth 1'], 'lanterns.Bell.oil': 1 }
    const at = watch({ at: ['Bell', 'Gate'], table })
    at.do('play Hot Broth 1')
    expect(read(at, 'inPlay', 'discardPile')).toEqual([['Hot Broth 1'], []])
    at.do('pour 2 oil')
    expect(read(at, 'lanterns.Bell.oil', 'inPlay', 'discardPile')).toEqual([3, [], ['Hot Broth 1']])
  })

  test('[T3] may be ended early', () => {
    const at = watch({ at: ['Bell', 'Gate'] })
    at.do('end turn')
    expect(at.events()).toEqual(['Watcher 1 does no more.'])
    expect(read(at, 'actions', 'question')).toEqual([2, 'act'])
  })

  test('[T4] cards come from the top, and only who draws them learns which', () => {
    const table = { 'watchers[0].hand': ['Hot Broth 1'], 'drawPile.top': ['Great Bell', 'Torch 1'] }
    const at = watch({ at: ['Bell', 'Gate'], table })
    at.do('play Hot Broth 1').do('draw 2 cards')
    expect(at.read('watchers[0].hand')).toEqual(['Great Bell', 'Torch 1'])
    const heard = (seat: number) => eventText(game, at.table, at.log, at.log.count - 1, seat)
    expect([heard(0), heard(1)]).toEqual(['Watcher 1 draws Torch 1.', 'Watcher 1 draws a card.'])
  })

  test('[T4] an empty draw pile is made anew from the discard pile; if both are empty nothing is drawn', () => {
    const table = { 'watchers[0].hand': ['Hot Broth 1', 'Hot Broth 2'], drawPile: [], discardPile: 'rest' }
    const at = watch({ at: ['Bell', 'Gate'], table, rolls: { dice: [{ shuffle: ['Torch 1', 'Torch 2'] }] } })
    at.do('play Hot Broth 1').do('draw 2 cards')
    expect(at.read('watchers[0].hand')).toEqual(['Hot Broth 2', 'Torch 1', 'Torch 2'])
    at.arrange({ drawPile: [], discardPile: [], 'watchers[1].hand': 'rest' })
    at.do('play Hot Broth 2').do('draw 2 cards')
    expect(at.read('watchers[0].hand')).toEqual(['Torch 1', 'Torch 2'])
  })
})

describe('effects', () => {
  test('[E1] a lantern holds six, a full one cannot be tended, and no more is spilt than there is', () => {
    const at = watch({
      at: ['Mill', 'Gate'],
      table: { 'lanterns.Mill.oil': 5, 'watchers[0].hand': ['Oil Flask 1'] },
    })
    at.do('play Oil Flask 1')
    expect(at.events()).toContain('1 oil for the Mill, which has 6.')
    expect(at.refusal('tend the lantern')).toEqual({ rule: 'E1', text: 'your lantern is full' })
    at.arrange({
      'lanterns.Gate': { oil: 1, shadows: ['Moth Swarm'] },
      'watchers[0].hand': [],
      'watchers[1].hand': [],
    })
    at.do('end turn').do('end turn')
    expect(at.events()).toContain('The Gate loses 1 oil and has 0.')
  })

  test('[E2] a dark lantern burns again when oil is poured', () => {
    const table = { 'lanterns.Mill.oil': 0, 'watchers[0].hand': ['Tinderbox 1'] }
    const at = watch({ at: ['Mill', 'Gate'], table })
    at.do('play Tinderbox 1')
    expect(at.events()).toContain('The Mill burns again!')
    expect(at.read('lanterns.Mill.oil')).toBe(4)
  })

  test('[E3] a shadow whose dread is not too great is driven off, and no other', () => {
    const shadows = ['Nightmare', 'Gloom 1', 'Moth Swarm 1']
    const at = watch({
      at: ['Mill', 'Gate'],
      table: { 'lanterns.Mill.shadows': shadows, 'watchers[0].hand': ['Torch 1'] },
    })
    at.do('play Torch 1')
    expect(at.offers()).toEqual(['drive off Gloom 1', 'drive off Moth Swarm 1'])
    expect(at.refusal('drive off Nightmare')).toEqual({
      rule: 'E3',
      text: 'the dread of Nightmare is too great',
    })
    at.do('drive off Moth Swarm 1')
    expect(read(at, 'lanterns.Mill.shadows', 'drivenOff')).toEqual([
      ['Nightmare', 'Gloom 1'],
      ['Moth Swarm 1'],
    ])
  })

  test('[E3] nothing happens where there is none, and those driven off are the next deck', () => {
    const at = watch({
      at: ['Mill', 'Gate'],
      table: {
        'lanterns.Mill.shadows': ['Nightmare'],
        'watchers[0].hand': ['Torch 1', 'Spyglass 1'],
        shadowDeck: [],
        drivenOff: 'rest',
      },
    })
    expect(at.do('play Torch 1').read('question')).toBe('act')
    at.do('play Spyglass 1')
    expect(at.events()).toContain('The shadows that were driven off are shuffled into a new deck.')
  })

  test('[E4] who walks goes elsewhere, and the rest of the card happens there', () => {
    const table = { 'lanterns.Bell.oil': 2, 'watchers[0].hand': ['Wall Runner 1'] }
    const at = watch({ at: ['Mill', 'Gate'], table })
    at.do('play Wall Runner 1')
    expect(at.refusal('walk to the Mill')).toEqual({ rule: 'E4', text: 'you stand at the Mill already' })
    at.do('walk to the Bell').do('pour 2 oil')
    expect(read(at, 'watchers[0].lantern', 'lanterns.Bell.oil', 'lanterns.Mill.oil')).toEqual([2, 4, 6])
  })

  test('[E5, E8] each watcher in the order of the seats discards a card; an empty hand none', () => {
    const table = {
      hour: 5, // so that no shadow comes afterwards, of which one asks for a card as well
      captain: 1,
      'lanterns.Bell.shadows': ['Whisperer 1'],
      'watchers[0].hand': ['Torch 1', 'Torch 2'],
      'watchers[1].hand': [],
      'watchers[2].hand': ['Silver Pike 1'],
    }
    const at = watch({ seats: 3, table })
    for (const seat of [1, 2, 3]) at.do('stand at the Mill', seat)
    for (const seat of [2, 3, 1]) at.do('end turn', seat)
    expect(at.offers(1)).toEqual(['discard Torch 1', 'discard Torch 2'])
    at.do('discard Torch 2', 1).do('discard Silver Pike 1', 3)
    expect(at.read('discardPile')).toEqual(['Torch 2', 'Silver Pike 1'])
  })

  test('[E6] who scouts sees the top shadow, alone, and may put it under the deck', () => {
    const at = watch({
      at: ['Mill', 'Gate'],
      table: { 'shadowDeck.top': ['Nightmare'], 'watchers[0].hand': ['Spyglass 1'] },
    })
    at.do('play Spyglass 1')
    const heard = (seat: number) => eventText(game, at.table, at.log, at.log.count - 1, seat)
    expect([heard(0), heard(1)]).toEqual([
      'Watcher 1 scouts and sees Nightmare.',
      'Watcher 1 scouts and sees a shadow.',
    ])
    const deck = (seat: number) => describeFor(game, at.table, seat).at(-1)?.summary
    expect([deck(0), deck(1)]).toEqual(['22 shadows, Nightmare on top', '22 shadows'])
    at.do('put it under the deck')
    expect(deck(0)).toBe('22 shadows')
    expect(read(at, 'shadowDeck[0]', 'scout', 'watchers[0].hand.size')).toEqual(['Nightmare', 0, 1])
  })

  test('[E6] or leave it where it is', () => {
    const at = watch({
      at: ['Mill', 'Gate'],
      table: { 'shadowDeck.top': ['Nightmare'], 'watchers[0].hand': ['Spyglass 1'] },
    })
    at.do('play Spyglass 1').do('leave it on the deck')
    expect(at.read('shadowDeck[21]')).toBe('Nightmare')
  })

  test('[E7] the captain chooses for a shadow, whoever stands there', () => {
    const table = { captain: 1, 'lanterns.Mill.shadows': ['Wick Thief 1'], 'watchers[1].hand': ['Torch 1'] }
    const at = watch({ table }).do('stand at the Mill', 1).do('stand at the Gate', 2)
    at.do('end turn', 2).do('end turn', 1)
    expect([at.offers(1), at.offers(2)]).toEqual([[], ['2 oil is spilt', 'discard a card']])
  })

  test('[E8] each lantern has its turn, along the wall', () => {
    const table = {
      'watchers[0].hand': ['Great Bell', 'Lamp Round 1'],
      lanterns: [
        { oil: 1, shadows: ['Gloom 1', 'Gloom 2'] },
        { oil: 2 },
        { oil: 3, shadows: ['Creeper 1', 'Gloom 3'] },
        { oil: 4 },
      ],
    }
    const at = watch({ at: ['Mill', 'Gate'], table })
    at.do('play Lamp Round 1')
    expect([0, 1, 2, 3].map((i) => at.read(`lanterns[${i}].oil`))).toEqual([2, 3, 4, 5])
    at.do('play Great Bell').do('drive off Gloom 2').do('drive off Gloom 3')
    expect(read(at, 'lanterns.Gate.shadows', 'lanterns.Bell.shadows')).toEqual([['Gloom 1'], ['Creeper 1']])
  })

  test('[E8] what depends on being alone looks at the lantern where it happens', () => {
    const table = {
      'lanterns.Mill': { oil: 3, shadows: ['Hollow Hound 1'] },
      'watchers[0].hand': ['Lone Vigil 1'],
    }
    const together = watch({ at: ['Mill', 'Mill'], table })
    expect(together.do('play Lone Vigil 1').do('drive off Hollow Hound 1').read('lanterns.Mill.oil')).toBe(3)
    const alone = watch({ at: ['Mill', 'Gate'], table })
    expect(alone.do('play Lone Vigil 1').do('drive off Hollow Hound 1').read('lanterns.Mill.oil')).toBe(4)
  })
})
