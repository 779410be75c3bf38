import { beforeEach, describe, expect, test } from 'vitest'
import { threats } from '../src/index.ts'
import type { Threat } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { begin, heroes, monsters, room, toCome, withoutChests } from './described.ts'

/** How the chest of a room stands. */
function at(t: Table, id: Parameters<typeof room>[0]): Threat {
  const found = threats(t).find((one) => one.room === room(id))
  if (!found) throw new Error(`no chest in the ${id}`)
  return found
}

describe('a chest at risk', () => {
  let t: Table
  beforeEach(() => {
    t = begin(['ratkin', 'dragon'])
    withoutChests(t, 'forge', 'workshop', 'apothecary', 'beast-trainer')
  })

  test('[H4.1] every chest in the dungeon is looked at, and no other room', () => {
    const chests = ['vault', 'graveyard', 'study', 'sewers', 'cells'] as const
    expect(threats(t).map((one) => one.room)).toEqual(chests.map(room))
    expect(threats(t).every(({ of }) => of === 16)).toBe(true)
    t.rooms[room('study')].chest = 0
    expect(threats(t).map((one) => one.room)).not.toContain(room('study'))
  })

  test('[H1, H4.1] a chest of 1 falls to a single hero who appears with it', () => {
    toCome(t, 'Warrior (Mystic Eye)', 'Mage (Hats)')
    expect(at(t, 'graveyard')).toEqual({
      ...{ room: room('graveyard'), needed: 1, cards: 1, of: 2, most: 1 },
      ...{ worst: t.data.guild.findIndex(({ name }) => name === 'Warrior (Mystic Eye)') },
      ...{ appearing: 1, charging: 0, resting: 0, trapped: 0, held: 0 },
    })
    expect(at(t, 'study')).toMatchObject({ needed: 3, cards: 0, most: 1 })
  })

  test('[H3, H5] heroes who charge in wake those who rest there', () => {
    toCome(t, 'Mage (Hats)')
    // One Mage charges from the Apothecary to the Sewers, the other from the Library by way of the Forge to the Vault.
    expect(at(t, 'sewers')).toMatchObject({ needed: 2, cards: 0, most: 1, charging: 1, resting: 0 })
    expect(at(t, 'vault')).toMatchObject({ needed: 4, cards: 0, most: 1, charging: 1 })
    heroes(t, 'sewers', 'rogue', 1)
    expect(at(t, 'sewers')).toMatchObject({ cards: 1, most: 2, charging: 1, resting: 1 })
    heroes(t, 'forge', 'archer', 2)
    expect(at(t, 'vault')).toMatchObject({ cards: 0, most: 3, charging: 3 })
    heroes(t, 'vault', 'archer', 1)
    expect(at(t, 'vault')).toMatchObject({ cards: 1, most: 4, charging: 3, resting: 1 })
  })

  test('[H4.2, Q20] who waits for a chest goes no further; who is left after looting does', () => {
    toCome(t, 'Mage (Hats)')
    heroes(t, 'apothecary', 'rogue', 2)
    expect(at(t, 'sewers')).toMatchObject({ most: 3, charging: 3 })
    expect(at(t, 'vault')).toMatchObject({ charging: 2 })
    t.rooms[room('apothecary')].chest = 4
    expect(at(t, 'sewers')).toMatchObject({ most: 0, worst: -1 })
  })

  test('[H0, Q45] the card that is being resolved counts with what it has yet to bring', () => {
    toCome(t, 'Mage (Hats)')
    expect(at(t, 'graveyard')).toMatchObject({ cards: 0, of: 1, worst: -1 })
    t.guildCard = t.data.guild.findIndex(({ name }) => name === 'Warrior (Mystic Eye)')
    t.summonClass = 0
    t.summonRooms = 1 << room('graveyard')
    expect(at(t, 'graveyard')).toMatchObject({ cards: 1, of: 2, most: 1, worst: t.guildCard })
    t.summonRooms = 0 // its hero has been beaten
    expect(at(t, 'graveyard')).toMatchObject({ cards: 0, of: 2, worst: -1 })
  })

  test('[H2, Q13] traps stop one newcomer each, and whoever is stopped wakes nobody', () => {
    toCome(t, 'Mage (Hats)')
    heroes(t, 'sewers', 'rogue', 3)
    t.rooms[room('sewers')].traps = 1
    expect(at(t, 'sewers')).toMatchObject({ most: 0, cards: 0 })
  })

  test('[H1.1] a Rogue who appears takes a trap away first', () => {
    t.rooms[room('graveyard')].traps = 1
    toCome(t, 'Warrior (Mystic Eye)')
    expect(at(t, 'graveyard')).toMatchObject({ cards: 0, most: 0 })
    toCome(t, 'Rogue (Mystic Eye)')
    expect(at(t, 'graveyard')).toMatchObject({ cards: 1, most: 1, trapped: 0 })
    t.rooms[room('graveyard')].traps = 2
    expect(at(t, 'graveyard')).toMatchObject({ cards: 0 })
  })

  test('[H4, D2] monsters keep a hero busy for each wound they can take', () => {
    toCome(t, 'Warrior (Mystic Eye)')
    heroes(t, 'study', 'archer', 5)
    expect(at(t, 'study')).toMatchObject({ cards: 1, most: 6, resting: 5, held: 0 })
    monsters(t, 'study', 0, 2)
    expect(at(t, 'study')).toMatchObject({ cards: 1, most: 4, held: 2 })
    monsters(t, 'study', 1, 1)
    expect(at(t, 'study')).toMatchObject({ cards: 0, most: 0 })
    t.players[1].wounds = 4
    expect(at(t, 'study')).toMatchObject({ cards: 1, most: 3, held: 3 })
  })

  test('[H1.1] Archers may shoot a monster closer to the Vault before anybody gets there', () => {
    monsters(t, 'sewers', 0, 1)
    heroes(t, 'sewers', 'rogue', 1)
    toCome(t, 'Mage (Hats)')
    expect(at(t, 'sewers')).toMatchObject({ cards: 0, most: 1, held: 1 })
    toCome(t, 'Archer (Hats)')
    expect(at(t, 'sewers')).toMatchObject({ cards: 1, most: 2, held: 0 })
  })

  test('[Q11] nobody comes of whom no token is left', () => {
    toCome(t, 'Warrior (Mystic Eye)')
    heroes(t, 'cells', 'warrior', 5)
    expect(at(t, 'graveyard')).toMatchObject({ cards: 0, most: 0 })
  })

  test('heroes who are active already count as they are', () => {
    toCome(t, 'Warrior (Mystic Eye)')
    heroes(t, 'sewers', 'rogue', 2, 'active')
    expect(at(t, 'sewers')).toMatchObject({ cards: 1, most: 2, resting: 2 })
  })
})

describe('scenarios', () => {
  test('[W4] a loud room brings two, a debt makes a chest cheaper', () => {
    const bands = begin(['imp'], { scenario: 'battle-of-the-bands' })
    toCome(bands, 'Mage (Swords)')
    expect(at(bands, 'forge')).toMatchObject({ needed: 2, cards: 0, most: 1 })
    bands.rooms[room('forge')].events = 1
    expect(at(bands, 'forge')).toMatchObject({ cards: 1, most: 2, appearing: 2 })
    const rent = begin(['imp'], { scenario: 'rent-day' })
    toCome(rent, 'Mage (Hats)')
    expect(at(rent, 'library')).toMatchObject({ needed: 1, cards: 1 })
  })

  test('[W4] no Archer shoots through fog', () => {
    const fog = begin(['ratkin'], { scenario: 'the-long-fog' })
    toCome(fog, 'Archer (Hats)')
    withoutChests(fog, 'apothecary')
    monsters(fog, 'vault', 0, 1)
    heroes(fog, 'vault', 'rogue', 4)
    // From the Apothecary, which is foggy, she cannot shoot, but she charges.
    expect(at(fog, 'vault')).toMatchObject({ held: 1, charging: 1, most: 4 })
    fog.rooms[room('apothecary')].events = 0
    expect(at(fog, 'vault')).toMatchObject({ held: 0, most: 5 })
  })

  test('[H1] cards of a scenario count with the heroes they bring and wake', () => {
    const bands = begin(['imp'], { scenario: 'battle-of-the-bands' })
    toCome(bands, 'Encore!')
    heroes(bands, 'forge', 'rogue', 2)
    expect(at(bands, 'forge')).toMatchObject({ cards: 1, most: 2, resting: 2 })
    const tunnels = begin(['imp'], { scenario: 'wandering-tunnels' })
    toCome(tunnels, 'A New Way In')
    heroes(tunnels, 'vault', 'rogue', 3)
    expect(at(tunnels, 'vault')).toMatchObject({ cards: 1, most: 4, appearing: 1 })
    toCome(tunnels, 'Cave-In')
    expect(at(tunnels, 'vault')).toMatchObject({ cards: 0, most: 0, worst: -1 })
  })
})
