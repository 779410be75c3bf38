/** Companions [H85] to [H89], and the third step of a turn [H65]. */
import { describe, expect, test } from 'vitest'
import { apLeft } from '../src/rules/figures.ts'
import { direct, doOn, emptyPiles, numberOf, party, tableOf } from './party.ts'

const ap = (at: ReturnType<typeof party>, seat = 0): number => apLeft(tableOf(at), seat)
describe('Companions', () => {
  test('[H85, H86, H87, HA13, HA74] a Companion is paid once, attacks free of AP in the same turn, and joins in', () => {
    const at = party({
      heroes: ['Druid'],
      table: { 'players[0].hand': ['Cave Bear'], enemies: ['Stitched Giant'] },
      rolls: { dice: [4, 4, 4, 2, 2] },
    })
    at.do('assign Cave Bear to Druid')
    expect([ap(at), at.refusal('give up Cave Bear')?.rule]).toEqual([0, 'H63'])
    at.do('use Cave Bear on Stitched Giant')
    expect(at.refusal('use Cave Bear on Stitched Giant')?.rule).toBe('H63')
    expect(at.read('combination')).toBe(1)
  })

  test('[H85, H88, HA52] the old one goes first, unless it was used', () => {
    const table = {
      'players[0].companions': ['Hound'],
      'players[0].hand': ['Barn Owl'],
      enemies: ['Stitched Giant'],
    }
    const at = party({ heroes: ['Druid'], table })
    at.do('assign Barn Owl to Druid')
    expect([at.read('players[0].companions'), at.read('discardPile')]).toEqual([['Barn Owl'], ['Hound']])
    const used = party({ heroes: ['Druid'], table, rolls: { dice: [0, 0] } })
    used.do('use Hound on Stitched Giant')
    expect(used.refusal('assign Barn Owl to Druid')?.rule).toBe('H85')
  })

  test('[H87, HA13, HA52] it may go to another player with a free place, and acts from that player’s turn on', () => {
    const at = party({
      heroes: ['Druid', 'Warrior'],
      table: {
        'players[0].hand': ['Hound', 'Torch', 'Buckler'],
        'players[1].hand': ['Flail', 'Quiver', 'Grimoire', 'True Eye'],
        enemies: ['Stitched Giant'],
      },
      rolls: { dice: [0, 0] },
    })
    at.do('assign Hound to Warrior')
    expect([ap(at), at.read('players[1].companions')]).toEqual([1, ['Hound']])
    at.do('end your actions').do('draw up to your hand size')
    at.do('use Hound on Stitched Giant')
  })
})

describe('step 3', () => {
  test('[H65] a hand above the limit is discarded down to it', () => {
    const at = party({
      table: {
        'players[0].hand': ['Torch', 'Buckler', 'Flail', 'Quiver'],
        enemies: ['Grave Grub'],
        'players[0].rows': [9, 0, 0, 0, 0, 0],
      },
    })
    at.do('end your actions').do('draw up to your hand size').do('discard Flail')
    expect(at.read('players[0].hand')).toEqual(['Torch', 'Buckler', 'Quiver'])
  })

  test('[H141, HA29, HA30, HA38, HA66] an empty draw pile is replaced by the shuffled discard pile; with both empty nothing is drawn', () => {
    const t = direct('Sorcerer')
    emptyPiles(t)
    t.players[0].hand.clear()
    for (const name of ['Starter Elixir 2', 'Vanish']) t.discardPile.push(numberOf(name))
    t.refresh()
    doOn(t, 'end your actions')
    doOn(t, 'draw up to your hand size') // three are wanted, two are there
    expect([t.players[0].hand.size, t.drawPile.size, t.reshuffled]).toEqual([2, 0, 1])
  })
})
