import { describe, expect, test } from 'vitest'
import { SQUIRE, WITCH } from './street-three-cards.ts'
import { damage, endRound, read, real, street } from './street-three.ts'

const group = ['Giant Boar 1']

describe('Ohava and Serena', () => {
  const OHAVA = 'Ohava, Grand Cleric'

  test('[C17] Ohava counts the non-player heroes you played, not your player hero', () => {
    const fight = (other: string) => {
      const at = street({ people: [{ group, hand: [OHAVA, other], discard: ['Mace'] }, {}] }).do(
        `play ${OHAVA}`,
      )
      at.do('take back Mace').do(`play ${other}`).do(`${OHAVA} fights Giant Boar 1`)
      return damage(at, 'Giant Boar 1')[0]
    }
    expect(fight('Fiona, level 1')).toBe(5) // 3, and 2 for herself
    expect(fight(SQUIRE)).toBe(7)
    expect(real.cards.find(({ title }) => title === OHAVA)?.text).toContain('non-player hero')
  })

  test('[C23] Serena may use items of either type and stays physical', () => {
    const SERENA = 'Serena the Pious'
    for (const item of ['Mace', 'Prayer Beads 1']) {
      const at = street({ people: [{ group, hand: [SERENA, item] }, {}] }).do(`play ${SERENA}`)
      expect(at.do(`give ${item} to ${SERENA}`).read('players[0].played')).toEqual([SERENA, item])
    }
    // A location that helps physical heroes helps her.
    const bonus = (boon: number) => {
      const at = street({ people: [{ group, hand: [SERENA, 'Prayer Beads 1'] }, {}], table: { boon } })
      at.do(`play ${SERENA}`).do(`give Prayer Beads 1 to ${SERENA}`).do(`${SERENA} fights Giant Boar 1`)
      return damage(at, 'Giant Boar 1')[0]
    }
    expect([bonus(2), bonus(3)]).toEqual([8, 7])
  })

  test('[C23] others may not', () => {
    const at = street({ people: [{ group, hand: [SQUIRE, 'Prayer Beads 1'] }, {}] }).do(`play ${SQUIRE}`)
    expect(at.refusal(`give Prayer Beads 1 to ${SQUIRE}`)?.rule).toBe('P2')
  })
})

describe('Scepter of Illusions', () => {
  const SCEPTER = 'Scepter of Illusions'
  const hand = [WITCH, SCEPTER, 'Fiona, level 1', 'Bar Stool 1']

  test('[C21, Q59] in Cleanup another hero of yours goes to your hand, perhaps your player hero', () => {
    const at = street({ people: [{ group, hand }, { hand: [SQUIRE] }] }).do(`play ${WITCH}`)
    at.do(`give ${SCEPTER} to ${WITCH}`).do('play Fiona, level 1').do(`play ${SQUIRE}`)
    endRound(at).do(`${SCEPTER} comes first`)
    expect(at.offers()).toEqual(['Fiona, level 1 comes back to hand'])
    at.do('Fiona, level 1 comes back to hand')
    expect(read(at, 'players[0].hand', 'players[0].discard')).toEqual([
      ['Bar Stool 1', 'Fiona, level 1'],
      [WITCH, SCEPTER],
    ])
  })

  test('[C21] not its wielder, so nobody if there is no other hero', () => {
    const at = street({ people: [{ group, hand }, {}] })
      .do(`play ${WITCH}`)
      .do(`give ${SCEPTER} to ${WITCH}`)
    endRound(at).do(`${SCEPTER} comes first`)
    expect(read(at, 'question', 'players[0].discard')).toEqual(['discard-step', [WITCH, SCEPTER]])
  })

  test('[Q62] of a wielder who was retired, every hero left is another', () => {
    const at = street({
      people: [{ group: ['Ripsnarl'], hand: ['Townsfolk 1', WITCH, SCEPTER, 'Bar Stool 1'] }, {}],
      ...{ scenario: 'blood-moon-rising', bosses: { Ripsnarl: 30 } },
    }).do('play Townsfolk 1')
    at.do(`play ${WITCH}`).do(`give ${SCEPTER} to ${WITCH}`)
    endRound(at).do(`retire ${WITCH}`).do(`${SCEPTER} comes first`)
    expect(at.offers()).toEqual(['Townsfolk 1 comes back to hand'])
    at.do('Townsfolk 1 comes back to hand')
    expect(at.read('players[0].discard')).toEqual([SCEPTER])
  })

  test('[Q57] several cleanup effects come in the order the players choose, before the discarding', () => {
    const EGG = 'Egg Timer That Was Here Already'
    const at = street({
      people: [{ group, hand: [WITCH, SCEPTER, SQUIRE, 'Mace'] }, { hand: ['Vanishing Waiter 1', EGG] }],
    })
    at.do(`play ${WITCH}`)
      .do(`give ${SCEPTER} to ${WITCH}`)
      .do(`play ${SQUIRE}`)
      .do('play Vanishing Waiter 1')
    at.do(`give ${EGG} to Vanishing Waiter 1`)
    endRound(at)
    expect(at.offers(1)).toEqual([
      `${SCEPTER} comes first`,
      'Vanishing Waiter 1 comes first',
      `${EGG} comes first`,
    ])
    at.do(`${EGG} comes first`)
    expect(read(at, 'players[1].played.size', 'players[1].hand')).toEqual([2, []])
    at.do(`${SCEPTER} comes first`).do(`${SQUIRE} comes back to hand`).do('Vanishing Waiter 1 comes first')
    expect(read(at, 'players[1].hand', 'players[1].discard', 'players[0].hand')).toEqual([
      ['Vanishing Waiter 1', EGG],
      [],
      ['Mace', SQUIRE],
    ])
  })
})

describe('Scythe and Tainted items', () => {
  const scythe = (place: object) => {
    const at = street({
      people: [{ hand: [SQUIRE, 'Scythe'], ...place }, {}],
      there: ['Frenzy Goblin 1', 'Frenzy Goblin 2'],
    })
    const target = 'group' in place ? 'Giant Boar 1' : 'Frenzy Goblin 1'
    at.do(`play ${SQUIRE}`).do(`give Scythe to ${SQUIRE}`).do(`${SQUIRE} fights ${target}`)
    return damage(at, target)[0]
  }

  test('[C22] the Scythe has its bonus by active monsters; on the location with none of them it has none', () => {
    expect(scythe({ group: ['Giant Boar 1'] })).toBe(7) // 5 + 1, and 1
    expect(scythe({ group: ['Giant Boar 1', 'Giant Boar 2', 'Giant Boar 3'] })).toBe(9)
    expect(scythe({})).toBe(6)
  })

  test('[Q62] a player hero who goes down a level in mid-round lies beside the discard pile at once', () => {
    const BLADE = 'Tainted Blade'
    const HERO = 'Fiona, level 3'
    const at = street({ people: [{ group, level: 3, hand: [HERO, BLADE, SQUIRE] }, {}] }).do(`play ${HERO}`)
    at.do(`give ${BLADE} to ${HERO}`).do(`${HERO} fights Giant Boar 1`)
    expect(damage(at, 'Giant Boar 1')).toEqual([7])
    expect(read(at, 'players[0].level', 'players[0].heroAside', 'players[0].played')).toEqual([2, 1, [BLADE]])
    expect(at.refusal(`play ${SQUIRE}`, 1)?.rule).toBe('R2')
    endRound(at).do('keep the rest')
    expect(at.read('players[0].hand')).toContain('Fiona, level 2')
  })
})
