/** Attacks, combinations and what eliminated enemies leave [H90] to [H102] and the rulings to them. */
import { describe, expect, test } from 'vitest'
import { numberOf, party, tableOf } from './party.ts'

/** One who sees far and has plenty of AP. */
const ABLE = [0, 0, 6, 4, 4, 0]
const enemy = (name: string): number => numberOf(name, 'enemies')

describe('combinations', () => {
  test('[H90, H92, H131, HA33] an attack on all hits every enemy in sight, and no other', () => {
    const at = party({
      table: {
        'players[0].hand': ['Wildfire'],
        'players[0].rows': [0, 0, 0, 0, 0, 0],
        enemies: ['Shambler', 'Grave Grub', 'Gnawing Fog'],
      },
      rolls: { dice: [1, 0, 0] },
    })
    at.do('use Wildfire')
    expect(at.read('enemies')).toEqual(['Shambler', 'Gnawing Fog'])
    expect(tableOf(at).foes[enemy('Gnawing Fog')].struckBy).toBe(0)
  })

  test('[H94, HA9, HA77] another target, or the end of the turn, ends a combination', () => {
    const at = party({
      table: {
        'players[0].skills': ['Straight Blow', 'Needle Thrust', 'Spark'],
        'players[0].rows': ABLE,
        enemies: ['Ogre', 'Stitched Giant'],
      },
      rolls: { dice: [4, 4, 2, 0, 0, 1, 1, 0, 0, 0] },
    })
    at.do('use Straight Blow on Ogre') // 25 of 40
    at.do('use Needle Thrust on Stitched Giant')
    expect([at.read('combination'), at.read('target')]).toEqual([1, 'Stitched Giant'])
    at.do('use Spark on Ogre')
    expect(at.read('enemies')).toEqual(['Ogre', 'Stitched Giant']) // 10 more would have felled it with the 25
  })

  test('[HA9, H118] AR that one attack ignores is ignored for the whole combination', () => {
    const at = party({
      table: {
        'players[0].skills': ['Straight Blow', 'Needle Thrust'],
        'players[0].rows': ABLE,
        enemies: ['Bone Colossus'],
      },
      rolls: { dice: [4, 4, 2, 0, 0] },
    })
    at.do('use Straight Blow on Bone Colossus') // 25 of 25 + 30
    at.do('use Needle Thrust on Bone Colossus')
    expect(at.read('question')).toBe('place-point')
  })

  test('[W2, HA9] lowered AR is compared at once, and is back after the turn', () => {
    const at = party({
      table: {
        'players[0].skills': ['Straight Blow'],
        'players[0].hand': ['Oil of Unmaking'],
        'players[0].rows': ABLE,
        enemies: ['Corrosive Toad', 'Chain Warden'],
      },
      rolls: { dice: [4, 1, 2] },
    })
    at.do('use Straight Blow on Chain Warden') // 20 of 10 + 20
    at.do('use Oil of Unmaking').do('choose Chain Warden')
    expect(at.read('question')).toBe('place-point')
  })

  test('[H97, HA58] rerolls take any die of the open combination, the new result counts, and they are kept to the end of the turn', () => {
    const at = party({
      table: {
        'players[0].skills': ['Straight Blow'],
        'players[0].companions': ['Hedge Witch'],
        'players[0].rows': ABLE,
        'players[0].hand': [],
        enemies: ['Stitched Giant'],
      },
      rolls: { dice: [4, 0, 2, 1, 0, 0, 5] },
    })
    expect(at.refusal('reroll a Damage die of 0')?.rule ?? 'H94').toBe('H94')
    at.do('use Straight Blow on Stitched Giant')
    at.do('use Hedge Witch on Stitched Giant')
    expect(at.read('players[0].rerolls')).toBe(2)
    const offers = at.offers().filter((offer) => offer.startsWith('reroll'))
    expect(offers).toHaveLength(3) // Damage 0, Damage 5, Acid 0; none that shows its highest face
    at.do(offers[1])
    expect([at.read('volleys[0].dice'), at.read('players[0].rerolls')]).toEqual([[2, 0, 1, 1, 1], 1])
    at.do(at.offers().find((offer) => offer.startsWith('reroll')) ?? '')
    expect(at.read('volleys[0].dice')).toEqual([1, 0, 2, 1, 1])
  })

  test('[W14, HA47, HA9] another player steps in between two actions: AR falls, and the kill is the attacker’s', () => {
    const at = party({
      heroes: ['Sorcerer', 'Warrior'],
      table: {
        'players[0].skills': ['Straight Blow'],
        'players[1].hand': ['Oil of Unmaking', 'Philtre of Luck'],
        'players[0].rows': ABLE,
        'players[1].rows': ABLE,
        enemies: ['Chain Warden', 'Ogre'],
      },
      rolls: { dice: [4, 1, 0] },
    })
    at.do('use Straight Blow on Chain Warden')
    at.do('use Philtre of Luck', 2)
    expect(at.read('players[0].rerolls')).toBe(4)
    at.do('use Oil of Unmaking', 2).do('choose Chain Warden', 2)
    at.do('put it in the row of AR', 1)
    expect(at.read('players[0].rows')).toEqual([0, 1, 6, 4, 4, 0])
  })

  test('[HA76, HA9] an attack on all goes on for the rest; an enemy that enters later starts at 0', () => {
    const at = party({
      table: {
        'players[0].skills': ['Wildfire', 'Earthshaker'],
        'players[0].rows': ABLE,
        enemies: ['Split Husk', 'Ogre'],
        'monsterPile.top': ['Stitched Giant'],
      },
      rolls: { dice: [4, 2, 2, 0, 1, 0] },
    })
    at.do('use Wildfire') // 20 each
    at.do('use Earthshaker') // the Husk falls, and what is inside enters
    at.do('put it in the row of AR').passForced('x')
    const t = tableOf(at)
    expect(t.foes[enemy('Stitched Giant')].struckBy).toBe(0)
    expect(at.read('enemies')).toContain('Stitched Giant')
  })

  test('[HA41, H102, H101] several deaths come one after another, in the order the attacker chooses where it matters', () => {
    const at = party({
      table: {
        'players[0].skills': ['Wildfire'],
        'players[0].rows': [0, 0, 0, 0, 0, 0],
        enemies: ['Grave Grub', 'Bone Rat', 'Shambler'],
      },
      rolls: { dice: [4, 2, 2] },
    })
    at.do('use Wildfire')
    expect(at.read('question')).toBe('fell')
    at.do('eliminate Bone Rat first').do('put it in the row of AP')
    expect(at.read('question')).toBe('place-point') // what is left makes no difference
    at.do('put it in the row of AP').do('put it in the row of HP')
    expect(at.read('players[0].rows')).toEqual([1, 0, 0, 2, 0, 0])
  })

  test('[W3] what a kill leaves over may be carried on to another enemy', () => {
    const spec = {
      heroes: ['Warrior'] as const,
      table: { 'players[0].skills': ['Trample'], enemies: ['Grave Grub', 'Shambler'] },
    }
    const at = party({ ...spec, rolls: { dice: [4, 1, 2] } })
    at.do('use Trample on Grave Grub').do('put it in the row of HP')
    at.do('carry the surplus on to Shambler')
    expect(at.read('question')).toBe('place-point')
    const waived = party({ ...spec, rolls: { dice: [4, 1, 2] } })
    waived.do('use Trample on Grave Grub').do('put it in the row of HP').do('do not strike now')
    expect([waived.read('combination'), waived.read('enemies')]).toEqual([0, ['Shambler']])
  })

  test('[W1, H142] fuel is burned before the roll, and does not come back', () => {
    const at = party({
      heroes: ['Hunter'],
      table: {
        'players[0].hand': ['Quick Volley', 'Torch', 'Buckler', 'Flail'],
        enemies: ['Stitched Giant'],
      },
      rolls: { dice: [4, 4, 4, 2, 2] },
    })
    at.do('use Quick Volley on Stitched Giant').do('spend Torch').do('spend Buckler')
    expect(at.events().join(' ')).toContain('3 Damage and 2 Acid dice')
    expect(at.read('players[0].hand')).toEqual(['Flail'])
  })

  test('[W4, HA11] a readied Skill is paid again; one that readies is never readied', () => {
    const at = party({
      table: {
        'players[0].skills': ['Straight Blow', 'Echo'],
        'players[0].rows': ABLE,
        enemies: ['Stitched Giant', 'Ogre'],
      },
      rolls: { dice: [0, 0, 0, 0, 0, 0] },
    })
    at.do('use Straight Blow on Ogre').do('use Echo')
    expect(at.offers()).toEqual(['choose Straight Blow', 'choose none'])
    at.do('choose Straight Blow').do('use Straight Blow on Ogre')
    expect(at.read('players[0].spent')).toBe(2)
  })

  test('[W15] a price is paid in full or not at all', () => {
    const table = {
      'players[0].items': ['Torch'],
      'players[0].enchantments': ['Rune of Echo'],
      [`on[${numberOf('Rune of Echo')}]`]: numberOf('Torch') + 1,
      'players[0].rows': ABLE,
      enemies: ['Stitched Giant'],
    }
    const poor = party({ table: { ...table, 'players[0].hand': ['Flail'] }, rolls: { dice: [0, 0] } })
    poor.do('use Torch on Stitched Giant').do('use Rune of Echo')
    expect(poor.refusal('use Torch on Stitched Giant')?.rule).toBe('H63')
    const rich = party({
      table: { ...table, 'players[0].hand': ['Flail', 'Buckler'] },
      rolls: { dice: [0, 0, 0, 0] },
    })
    rich.do('use Torch on Stitched Giant').do('use Rune of Echo').do('pay the price')
    rich.passForced('use Torch on Stitched Giant')
    rich.do(rich.offers()[0]).passForced('use Torch on Stitched Giant').do('use Torch on Stitched Giant')
    expect(rich.read('players[0].hand')).toEqual([])
  })
})

describe('in company', () => {
  test('[H102, HA56] a card goes to who has strictly fewer, who picks the row; eliminated players too', () => {
    const at = party({
      heroes: ['Sorcerer', 'Warrior', 'Hunter'],
      table: {
        'players[0].skills': ['Straight Blow'],
        'players[0].rows': [0, 0, 2, 0, 0, 0],
        'players[1].rows': [2, 0, 0, 0, 0, 0],
        'players[2].rows': [1, 0, 0, 0, 0, 0],
        'players[2].isAlive': 0,
        enemies: ['Grave Grub', 'Ogre'],
      },
      rolls: { dice: [4, 0, 0] },
    })
    at.do('use Straight Blow on Grave Grub')
    expect(at.refusal('give it to Warrior')?.rule).toBe('H102')
    at.do('give it to Hunter').do('put it in the row of SI', 3)
    expect(at.read('players[2].rows')).toEqual([1, 0, 1, 0, 0, 0])
  })

  test('[H95] nobody attacks players or their Companions', () => {
    const at = party({
      heroes: ['Sorcerer', 'Druid'],
      table: {
        'players[0].skills': ['Straight Blow'],
        'players[1].companions': ['Hound'],
        enemies: ['Shambler'],
      },
    })
    expect(at.offers().filter((offer) => offer.startsWith('use Straight Blow'))).toEqual([
      'use Straight Blow on Shambler',
    ])
  })

  test('[H22, HA78, H21] rows: in sight of all, of some, of nobody; of living players only', async () => {
    const { rowOf, ROW } = await import('../src/rules/sight.ts')
    const at = party({
      heroes: ['Hunter', 'Paladin'],
      table: { enemies: ['Grave Grub', 'Ogre', 'Nightmare'], place: 1 },
    })
    const rows = () => ['Grave Grub', 'Ogre', 'Nightmare'].map((name) => rowOf(tableOf(at), enemy(name)))
    expect(rows()).toEqual([ROW.MIXED, ROW.MIXED, ROW.OUT])
    at.arrange({ 'players[1].isAlive': 0 })
    expect(rows()).toEqual([ROW.IN, ROW.IN, ROW.OUT])
  })
})

test('[H117, HA4, HA67, H140] what dice show; bare hands; and a card beats the rules', async () => {
  const { FACES } = await import('../src/content/kinds.ts')
  expect(FACES).toEqual([
    [0, 5, 5, 5, 10, 10],
    [0, 0, 5, 5, 5, 5],
  ])
  const dice = (items: string[]): string =>
    party({
      heroes: ['Monk'],
      table: { 'players[0].items': items, 'players[0].hand': ['First Form'], enemies: ['Stitched Giant'] },
    })
      .do('use First Form on Stitched Giant')
      .events()
      .join(' ')
  expect(dice([])).toContain('3 Damage and 3 Acid')
  expect(dice(['Torch'])).toContain('1 Damage and 1 Acid')
  expect(dice(['Iron Claws'])).toContain('3 Damage and 3 Acid')
  // OUT OF SIGHT nobody is a target [H22], but the card says so.
  const dark = party({ table: { 'players[0].hand': ['Shot in the Dark'], enemies: ['Gnawing Fog'] } })
  expect(dark.refusal('use Shot in the Dark on Gnawing Fog')).toBeUndefined()
})
