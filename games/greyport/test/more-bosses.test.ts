import { describe, expect, test } from 'vitest'
import { DUELLIST, SQUIRE } from './street-three-cards.ts'
import { damage, endRound, fights, groups, hp, monster, read, real, street } from './street-three.ts'

const STORM = 'Storm-Caller on Tour 1'

test('[C2, C12, C16, C19, C27, C28] the real bosses say what their notes do', () => {
  const boss = (name: string) => real.monsters[monster(name)]
  const titles = (numbers: readonly number[]) => [...new Set(numbers.map((one) => real.monsters[one].title))]
  expect(boss('Baelfire the Summoner').roundStart).not.toBeNull()
  expect(boss('Hydra').hurt).not.toBe(0)
  expect(boss('Mordigar the Tyrant').harmed).not.toBe(0)
  expect(boss('Mordigar the Tyrant').ferocious).toBe(true)
  expect(titles(boss('Mordigar the Tyrant').lastsWhile)).toEqual([
    "Mordigar's Wing",
    "Mordigar's Claw",
    "Mordigar's Tail",
  ])
  expect(boss('Ripsnarl').retires).toBe(true)
  expect(titles(boss('Torglesnarf Duncleton').unhurtWhile)).toEqual(['Drog, Troll General'])
  expect(boss('Torglesnarf Duncleton').unhurtAtLocation).toBe(false)
  for (const side of [boss('Valeria'), boss('Valeria').back]) {
    expect(titles(side?.unhurtWhile ?? [])).toEqual(['Cultist'])
    expect([side?.unhurtAtLocation, side?.roundEnd === null]).toEqual([true, false])
  }
})

describe('Valeria', () => {
  const cult = { scenario: 'insidious-cult', bosses: { Valeria: 30 }, table: { encounter: 3 } }

  test('[C28] takes no damage while a Cultist is on the location', () => {
    const hit = (there: string[], group: string[]) => {
      const at = street({ people: [{ hand: [SQUIRE], group: ['Valeria', ...group] }, {}], there, ...cult })
      at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Valeria`)
      return damage(at, 'Valeria')
    }
    expect(hit(['Cultist 1', 'Giant Boar 1'], [])).toEqual([0])
    expect(hit(['Giant Boar 1'], ['Cultist 1'])).toEqual([5])
  })

  test('[C28] nor in a Cleave that kills the last one; Splash after it hurts her', () => {
    const at = street({
      people: [{ hand: [STORM] }, {}],
      there: ['Valeria', 'Cultist 1', 'Giant Boar 1'],
      ...cult,
    })
    at.do(`play ${STORM}`).do(`${STORM} fights Valeria and Cultist 1`)
    expect([...damage(at, 'Valeria', 'Giant Boar 1'), at.read('locationGroup')]).toEqual([
      0,
      3,
      ['Valeria', 'Giant Boar 1'],
    ])
    const single = street({ people: [{ hand: [STORM] }, {}], there: ['Valeria', 'Cultist 1'], ...cult })
    single.do(`play ${STORM}`).do(`${STORM} fights Cultist 1`)
    expect(damage(single, 'Valeria')).toEqual([3])
  })

  test('[C28] flips when the marker is passed; HP and damage stay', () => {
    const at = street({
      people: [{ group: ['Giant Boar 1'] }, { hand: [SQUIRE] }],
      ...{ ...cult, there: ['Valeria'], wounds: { Valeria: 12 }, table: { encounter: 3, locationHp: 40 } },
    })
    endRound(at)
    expect(at.read('locationHp')).toBe(38)
    at.do('keep the rest')
    expect(at.events()).toContain('Valeria shows another side.')
    expect([at.read(`hp[${monster('Valeria')}]`), ...damage(at, 'Valeria')]).toEqual([30, 12])
    // Her back deals 3 and brings no Cultist; after it the front is up again.
    expect(at.read('locationGroup')).toEqual(['Valeria'])
    endRound(at).do('keep the rest')
    expect(at.read('locationHp')).toBe(35)
    expect(at.read('locationGroup')).toEqual(['Valeria', 'Cultist 1'])
  })

  test('[C28] protects herself with either side up', () => {
    const at = street({
      people: [{ group: ['Valeria'] }, { hand: [SQUIRE] }],
      ...{ ...cult, there: ['Cultist 1', 'Giant Boar 1'] },
    })
    endRound(at).do('keep the rest').do('flip the marker and Taunt Valeria').do(`play ${SQUIRE}`)
    at.do(`${SQUIRE} fights Valeria`)
    expect(damage(at, 'Valeria')).toEqual([0])
  })

  test('[Q10] monsters that come to a saved location can be defeated there without a second reward', () => {
    const at = street({
      people: [{ group: ['Valeria'], hp: 5 }, { hand: [SQUIRE] }],
      ...{ ...cult, table: { encounter: 3, locationMet: 1, locationSaved: 1, locationHp: 1, defender: 1 } },
    })
    endRound(at).do('keep the rest')
    expect(at.read('locationGroup')).toEqual([]) // her back is up
    endRound(at).do('keep the rest')
    expect(at.read('locationGroup')).toEqual(['Cultist 1'])
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Cultist 1`)
    expect(at.events().filter((event) => event.includes('saved'))).toEqual([])
    expect(at.read('players[0].hp')).toBe(2)
  })
})

test('[Q10] and if they are not, they can destroy it; the reward is kept', () => {
  const at = street({
    people: [{ group: ['Giant Boar 2'] }, {}],
    there: ['Giant Boar 1'],
    table: { locationSaved: 1, locationHp: 2, heroesOpen: 1 },
  })
  endRound(at).do('take Giant Boar 1')
  expect(read(at, 'location', 'heroesOpen', 'locationsLost')).toEqual([null, 1, 1])
})

describe('Mordigar', () => {
  const MORDIGAR = 'Mordigar the Tyrant'
  const CLAW = "Mordigar's Claw 1"
  const dragon = { scenario: 'mad-dragon', bosses: { [MORDIGAR]: 10 }, table: { encounter: 3 } }

  test('[C16] keeps 1 HP while a part of him is in play, wherever', () => {
    const hit = (part: string, wounds: number) => {
      const at = street({
        people: [{ hand: [SQUIRE], group: [MORDIGAR] }, { group: [part] }],
        ...{ ...dragon, wounds: { [MORDIGAR]: wounds } },
      })
      at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights ${MORDIGAR}`)
      return [...damage(at, MORDIGAR), at.read('outcome')]
    }
    expect(hit(CLAW, 7)).toEqual([9, 'playing'])
    expect(hit("Mordigar's Wing 1", 9)).toEqual([9, 'playing'])
    expect(hit("Mordigar's Tail", 4)).toEqual([9, 'playing'])
    expect(hit(CLAW, 3)).toEqual([8, 'playing'])
    expect(hit('Giant Boar 1', 7)).toEqual([0, 'won'])
  })

  test('[C16] also when the last part dies in the same Cleave; the Splash after it can kill him', () => {
    const cleave = (hero: string, fight: string, group: string[]) => {
      const at = street({ people: [{ hand: [hero], group }, {}], ...dragon, wounds: { [MORDIGAR]: 7 } })
      at.do(`play ${hero}`).do(`${hero} fights ${fight}`)
      return [groups(at)[0], ...damage(at, MORDIGAR), at.read('outcome')]
    }
    expect(cleave(DUELLIST, `${CLAW} and ${MORDIGAR}`, [CLAW, MORDIGAR])).toEqual([[MORDIGAR], 9, 'playing'])
    expect(cleave(DUELLIST, `${MORDIGAR} and ${CLAW}`, [MORDIGAR, CLAW])).toEqual([[MORDIGAR], 9, 'playing'])
    expect(cleave(STORM, CLAW, [MORDIGAR, CLAW])).toEqual([[], 0, 'won'])
  })

  test('[C16] damage of his that gets through puts a curse on top of every deck', () => {
    const struck = (shields: number) => {
      const at = endRound(
        street({ people: [{ group: [MORDIGAR] }, {}, {}], ...dragon, table: { encounter: 3, shields } }),
      )
      for (let i = 0; i < shields; i++) at.do(`shield against ${MORDIGAR}`)
      return read(
        at,
        'players[0].deck.size',
        'players[1].deck.size',
        'players[2].deck.size',
        'players[2].discard.size',
      )
    }
    expect([struck(0), struck(2), struck(3)]).toEqual([
      [1, 1, 1, 0],
      [1, 1, 1, 0],
      [0, 0, 0, 0],
    ])
  })

  test('[C16] he is Ferocious', () => {
    const at = street({ people: [{ group: [MORDIGAR, CLAW], deck: ['Mace'] }, {}], ...dragon })
    endRound(at).do('keep the rest')
    expect(groups(at)).toEqual([[CLAW], [MORDIGAR]])
    expect(at.read('players[0].hand')).toContain('Curse 20')
  })
})

describe('Ripsnarl', () => {
  const moon = { scenario: 'blood-moon-rising', bosses: { Ripsnarl: 30 }, table: { encounter: 3 } }
  const HERO = 'Fiona, level 2'

  test('[C19, Q34] the defender whom he damaged retires a hero played this round; a player hero goes down a level', () => {
    const at = street({
      people: [
        { hand: ['Townsfolk 1', HERO, 'Mace', 'Bar Stool 1'], level: 2, group: ['Ripsnarl'] },
        { hand: [SQUIRE] },
      ],
      ...moon,
    })
    at.do('play Townsfolk 1').do(`play ${HERO}`).do(`give Mace to ${HERO}`).do(`play ${SQUIRE}`)
    endRound(at)
    expect(at.offers()).toEqual(['retire Townsfolk 1', `retire ${HERO}`])
    at.do(`retire ${HERO}`)
    expect(read(at, 'players[0].level', 'players[0].heroAside')).toEqual([1, 1])
    expect([...(at.read('players[0].discard') as string[])].sort()).toEqual(['Mace', 'Townsfolk 1'])
    expect(at.read('players[1].discard')).toEqual([SQUIRE])
  })

  test('[C19] some damage is enough, none is not', () => {
    const struck = (shields: number) => {
      const at = street({
        people: [{ hand: [SQUIRE, 'Mace'], group: ['Ripsnarl'] }, {}],
        ...moon,
        table: { encounter: 3, shields },
      })
      endRound(at.do(`play ${SQUIRE}`))
      for (let i = 0; i < shields; i++) at.do('shield against Ripsnarl')
      return at.read('question')
    }
    expect([struck(2), struck(3)]).toEqual(['retire-hero', 'discard-step'])
  })

  test('[C19, Q34] on the location it is the defender who retires; with no hero played, nobody does', () => {
    const struck = (play: boolean) => {
      const at = street({
        people: [{ hand: [SQUIRE, 'Mace'] }, { hand: ['Sister-in-Arms'] }],
        there: ['Ripsnarl'],
        ...moon,
      })
      if (play) at.do(`play ${SQUIRE}`)
      endRound(at.do('play Sister-in-Arms'))
      return [at.read('question'), at.offers()]
    }
    expect(struck(true)).toEqual(['retire-hero', [`retire ${SQUIRE}`]])
    expect(struck(false)[0]).toBe('discard-step')
  })

  test('[C19, Q62] a hero retired for a Tainted Blade is gone already, and fights no more', () => {
    const BLADE = 'Tainted Blade'
    const at = street({
      people: [{ hand: [SQUIRE, BLADE, 'Mace', 'Sister-in-Arms'], group: ['Ripsnarl'] }, {}],
      ...moon,
    })
    at.do(`play ${SQUIRE}`).do(`give ${BLADE} to ${SQUIRE}`).do(`${SQUIRE} fights Ripsnarl`)
    expect(damage(at, 'Ripsnarl')).toEqual([9])
    expect(at.read('retired')).toContain(SQUIRE)
    expect([at.read('players[0].played'), fights(at, SQUIRE)]).toEqual([[BLADE], []])
    expect(at.refusal('play Sister-in-Arms', 1)?.rule).toBe('R2')
    endRound(at)
    expect(read(at, 'question', 'players[0].discard')).toEqual(['discard-step', [BLADE]])
    expect(hp(at)).toEqual([7, 10])
  })
})
