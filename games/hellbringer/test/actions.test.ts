/** A player's turn: what can be done with cards [H60] to [H89] and the rulings to it. */
import { describe, expect, test } from 'vitest'
import { apLeft, figureOf } from '../src/rules/figures.ts'
import { FIGURE } from '../src/content/kinds.ts'
import { numberOf, party, tableOf } from './party.ts'

const ap = (at: ReturnType<typeof party>, seat = 0): number => apLeft(tableOf(at), seat)
const figure = (at: ReturnType<typeof party>, name: keyof typeof FIGURE, seat = 0): number =>
  figureOf(tableOf(at), seat, FIGURE[name])

describe('figures', () => {
  test('[H16, H10, HA59] are those of the Class and of everything on the board', () => {
    const at = party({
      heroes: ['Paladin'],
      table: {
        'players[0].items': ['Plate Armor', 'Torch'],
        'players[0].skills': ['Vow of Iron'],
        'players[0].companions': ['Barn Owl'],
        'players[0].rows': [2, 1, 0, 1, 0, 2],
      },
    })
    expect([figure(at, 'HP'), figure(at, 'AR'), figure(at, 'SI')]).toEqual([
      30 + 10,
      25 + 30 + 10 + 10,
      1 - 1 + 1 + 1,
    ])
    expect([figure(at, 'AP'), figure(at, 'HS')]).toEqual([2, 6])
  })

  test('[H12, HA21] AP come with a card at once, and it cannot be given up once they are spent', () => {
    const at = party({
      table: {
        'players[0].skills': ['Arcane Surge', 'Spark'],
        'players[0].hand': ['Straight Blow', 'Needle Thrust'],
        enemies: ['Grave Grub', 'Ogre'],
        'players[0].rows': [0, 0, 1, 0, 0, 0],
      },
      rolls: { dice: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
    })
    expect(ap(at)).toBe(3)
    at.do('use Straight Blow on Ogre').do('use Needle Thrust on Ogre')
    expect(ap(at)).toBe(1)
    expect(at.refusal('give up Arcane Surge')).toBeUndefined()
    at.do('use Spark on Ogre')
    expect(at.refusal('give up Arcane Surge')?.rule).toBe('HA21')
  })

  test('[H12] what is left of AP at the end of the turn is lost, and counted anew at the start of the next', () => {
    const at = party({
      table: {
        enemies: ['Grave Grub'],
        'players[0].hand': ['Torch', 'Buckler', 'Flail'],
        'players[0].rows': [9, 0, 0, 0, 0, 0],
      },
      rolls: { enemyDie: [1], dice: [0] },
    })
    expect(ap(at)).toBe(2)
    at.do('end your actions').do('draw up to your hand size')
    expect(at.read('enemyTurns')).toBe(1)
    expect(ap(at)).toBe(2)
  })

  test('[H14] a larger hand size draws nothing before the end of the turn', () => {
    const at = party({
      table: { 'players[0].hand': ['Leather Jerkin'], enemies: ['Grave Grub'] },
    })
    at.do('equip Leather Jerkin')
    expect(at.read('players[0].hand.size')).toBe(0)
    expect(figure(at, 'HS')).toBe(4)
  })
})

describe('activating', () => {
  test('[H61, H62, H64, H80, HA68] a Skill or Potion from hand is paid and discarded; Items and Companions do nothing there', () => {
    const at = party({
      heroes: ['Warrior'],
      table: {
        'players[0].hand': ['Straight Blow', 'Torch', 'Hound', 'Meteor', 'Eagle Eye'],
        enemies: ['Shambler'],
      },
      rolls: { dice: [0, 0, 0] },
    })
    for (const card of ['Torch', 'Hound']) expect(at.refusal(`use ${card}`)?.rule).toBe('HA68')
    expect(at.refusal('use Meteor on Shambler')?.rule).toBe('H62')
    expect(at.refusal('use Eagle Eye')?.rule).toBe('H80') // Infinite: only when learned
    at.do('use Straight Blow on Shambler')
    expect([ap(at), at.read('discardPile')]).toEqual([0, ['Straight Blow']])
  })

  test('[H63, HA11, H82] a learned Skill is used once a turn, and stays once it is used', () => {
    const at = party({
      table: {
        'players[0].skills': ['Straight Blow', 'Wildfire'],
        enemies: ['Ogre', 'Shambler'],
        'players[0].rows': [20, 0, 1, 0, 0, 0],
        'players[0].hand': ['Torch', 'Buckler', 'Flail'],
      },
      rolls: { dice: Array<number>(11).fill(0), enemyDie: [1] },
    })
    at.do('use Straight Blow on Ogre')
    expect(at.refusal('use Straight Blow on Ogre')?.rule).toBe('H63')
    expect(at.refusal('give up Straight Blow')?.rule).toBe('H63')
    at.do('give up Wildfire')
    expect(at.read('discardPile')).toEqual(['Wildfire'])
    at.do('end your actions').do('draw up to your hand size')
    at.do('use Straight Blow on Ogre') // anew in the next turn
  })

  test('[HA79, H91, H22] an attack needs a target that its player sees', () => {
    const at = party({
      table: { 'players[0].hand': ['Straight Blow', 'Wildfire'], enemies: ['Gnawing Fog'] },
    })
    expect(at.refusal('use Straight Blow on Gnawing Fog')?.rule).toBe('H22')
    expect(at.refusal('use Wildfire')?.rule).toBe('HA79')
  })

  test('[H132, H124, HA48, H23] an ability or Potion that lasts lies with its player until it is over', () => {
    const at = party({
      heroes: ['Warrior'],
      table: {
        'players[0].hand': ["Giant's Draught", 'Torch', 'Buckler', 'Flail'],
        enemies: ['Grave Grub'],
      },
      rolls: { enemyDie: [1], dice: [0] },
    })
    at.do("use Giant's Draught")
    expect([figure(at, 'HP'), at.read('players[0].temporary')]).toEqual([75, ["Giant's Draught"]])
    at.do('end your actions').do('draw up to your hand size')
    expect([figure(at, 'HP'), at.read('players[0].temporary')]).toEqual([45, []])
    expect(tableOf(at).discardPile.has(numberOf("Giant's Draught"))).toBe(true)
  })

  test('[HA28, H123] a Perk costs nothing, is used in one’s own turn, and once', () => {
    const at = party({ heroes: ['Warrior'], table: { enemies: ['Grave Grub'] } })
    at.do('use the Perk Adrenaline')
    expect(ap(at)).toBe(3)
    expect(at.refusal('use the Perk Adrenaline')?.rule).toBe('H123')
  })

  test('[H15, HA34, W6] effects refer to blue AP: an enemy small enough sits out the enemies’ turn', () => {
    const at = party({
      table: {
        'players[0].hand': ['Numbing Word', 'Torch', 'Buckler', 'Flail'],
        enemies: ['Ogre'],
        'players[0].rows': [0, 0, 1, 0, 0, 0],
      },
      rolls: { enemyDie: [1], dice: [] },
    })
    at.do('use Numbing Word').passForced('end your actions')
    expect(at.read('foes[24].signs') ?? 1).toBeDefined()
    at.do('end your actions').do('draw up to your hand size')
    expect(at.read('players[0].isAlive')).toBe(1) // no dice were rolled
  })
})

describe('Items and Enchantments', () => {
  test('[H70, H72, HA12, HA27, H75] an Item takes its runes; what lies there goes first, with its Enchantments', () => {
    const at = party({
      heroes: ['Warrior'],
      table: {
        'players[0].items': ['Torch', 'Buckler', 'Chain Mail'],
        'players[0].enchantments': ['Keen Edge'],
        [`on[${numberOf('Keen Edge')}]`]: numberOf('Torch') + 1,
        'players[0].hand': ['Short Bow'],
        enemies: ['Shambler'],
      },
    })
    at.do('equip Short Bow')
    expect(at.read('players[0].items')).toEqual(['Chain Mail', 'Short Bow'])
    expect(at.read('players[0].enchantments')).toEqual([])
    expect(new Set(at.read('discardPile') as string[])).toEqual(new Set(['Torch', 'Buckler', 'Keen Edge']))
  })

  test('[HA12] the rune of an Item that was used is taken for this turn, and the AP an old Item gave are gone', () => {
    const at = party({
      heroes: ['Druid'],
      table: { 'players[0].items': ['Torch'], 'players[0].hand': ['Firebolt Wand'], enemies: ['Shambler'] },
      rolls: { dice: [0, 0, 0, 0] },
    })
    at.do('use Torch on Shambler')
    expect(at.refusal('equip Firebolt Wand')?.rule).toBe('HA12')
    const ring = party({
      heroes: ['Warrior'],
      table: { 'players[0].items': ['Boots of Haste'], 'players[0].hand': ['Blood Ring', 'True Eye'] },
    })
    expect(ring.refusal('equip Blood Ring')?.rule).toBe('H62') // 2 AP, of which the Boots gave one
    ring.do('equip True Eye')
    expect(ap(ring)).toBe(0)
  })

  test('[H73, HA74, H130] equipping pays for one attack, which may be waived; what lasts goes on unpaid', () => {
    const at = party({ table: { 'players[0].hand': ["Sorcerer's Staff"], enemies: ['Shambler'] } })
    at.do("equip Sorcerer's Staff").do('do not strike now')
    expect(at.refusal("use Sorcerer's Staff on Shambler")?.rule).toBe('H63')
    expect(figure(at, 'SP')).toBe(4)
    const dark = party({ table: { 'players[0].hand': ["Sorcerer's Staff"], enemies: ['Gnawing Fog'] } })
    dark.do("equip Sorcerer's Staff") // nothing in sight: nobody is asked
    expect(dark.read('question')).toBe('act')
  })

  test('[H74, HA49] an Item may be thrown away, but not if its sight was needed for an attack', () => {
    const table = {
      'players[0].items': ['True Eye', 'Buckler'],
      'players[0].hand': ['Straight Blow'],
      enemies: ['Ogre', 'Shambler'],
      'players[0].rows': [0, 0, 0, 0, 0, 0],
    }
    const needed = party({ table, rolls: { dice: [0, 0, 0] } })
    needed.do('use Straight Blow on Ogre')
    expect(needed.refusal('give up True Eye')?.rule).toBe('H63')
    const idle = party({ table, rolls: { dice: [0, 0, 0] } })
    idle.do('use Straight Blow on Shambler').do('give up True Eye').do('give up Buckler')
    expect(idle.read('players[0].items')).toEqual([])
  })

  test('[HA49] figures that entered a roll were needed: without them there would have been fewer dice', () => {
    const at = party({
      heroes: ['Warrior'],
      table: {
        'players[0].items': ['Long Sword', 'Bear Hide'],
        'players[0].enchantments': [],
        enemies: ['Stitched Giant'],
      },
      rolls: { dice: [0, 0, 0, 0, 0, 0, 0, 0] },
    })
    at.do('use Long Sword on Stitched Giant') // 60 HP with the Hide
    expect(at.refusal('give up Bear Hide')?.rule).toBe('H63')
  })

  test('[H75, HA14, HA51] Enchantments are paid, as many as the Item shows, also under one that was used', () => {
    const at = party({
      heroes: ['Druid'],
      table: {
        'players[0].hand': ['Torch', 'Keen Edge', 'Heart Glyph'],
        'players[0].items': ['True Eye'],
        enemies: ['Shambler'],
      },
      rolls: { dice: [0, 0, 0, 0] },
    })
    at.do('equip Torch').do('use Torch on Shambler')
    at.do('put Heart Glyph under Torch')
    expect(at.refusal('put Keen Edge under Torch')?.rule).toBe('H75')
    expect(at.refusal('put Keen Edge under True Eye')?.rule).toBe('H75') // shows no number
    expect(figure(at, 'HP')).toBe(40)
    expect(at.offers().some((offer) => offer.startsWith('give up Heart Glyph'))).toBe(false)
  })

  test('[H71] a weapon has a bonus for its Class', () => {
    const rolled = (hero: 'Druid' | 'Monk'): string => {
      const at = party({
        heroes: [hero],
        table: { 'players[0].items': ['Torch'], enemies: ['Stitched Giant'] },
        rolls: { dice: Array<number>(hero === 'Druid' ? 4 : 2).fill(0) },
      })
      return at.do('use Torch on Stitched Giant').events().join(' ')
    }
    expect(rolled('Druid')).toContain('1 Damage and 3 Acid dice')
    expect(rolled('Monk')).toContain('1 Damage and 1 Acid dice')
  })
})

describe('Skills', () => {
  test('[H81, H13] learning is free of AP, asks for colour and a free Skill Point', () => {
    const at = party({
      heroes: ['Warrior'],
      table: { 'players[0].hand': ['Trample', 'Spark', 'Aegis of Protection'], 'players[0].spent': 1 },
    })
    expect(at.refusal('learn Spark')?.rule).toBe('H81')
    at.do('learn Trample')
    expect(at.refusal('learn Aegis of Protection')?.rule).toBe('H81')
    at.do('give up Trample').do('learn Aegis of Protection') // replaced [H82]
  })

  test('[W16, HA50, H13] Skills that no longer fit go, and with fallen SP the owner chooses which', () => {
    const at = party({
      heroes: ['Monk'],
      table: { 'players[0].items': ['Grimoire'], 'players[0].skills': ['Spark', 'Open Palm', 'Flow'] },
    })
    at.do('give up Grimoire')
    expect(at.read('players[0].skills')).toEqual(['Open Palm', 'Flow'])
    const robe = party({
      heroes: ['Monk'],
      table: {
        'players[0].items': ['Robe of Stars'],
        'players[0].skills': ['Empty Mind', 'Open Palm', 'Flow'],
      },
    })
    robe.do('give up Robe of Stars').do('choose Flow')
    expect(robe.read('players[0].skills')).toEqual(['Empty Mind', 'Open Palm'])
  })
})
