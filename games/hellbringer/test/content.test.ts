/** The pieces of the box, one by one, and what loading says of mistakes. */
import { describe, expect, test } from 'vitest'
import { CARD_MOMENTS, ENEMY, FIGURES, KIND } from '../src/content/kinds.ts'
import { hellbringer, openTable } from '../src/index.ts'
import { box, common } from './content.ts'

const { data } = openTable(hellbringer.game)
const card = (name: string) => {
  const found = data.cards.find((one) => one.title === name)
  if (found === undefined) throw new Error(`no card ${name}`)
  return found
}

describe('components', () => {
  test('[H33, H35, H39, H125] the box holds exactly what the rules count', () => {
    expect(data.components).toEqual({
      'class cards': 6,
      perks: 24,
      skills: 48,
      items: 40,
      companions: 12,
      enchantments: 12,
      defenses: 10,
      potions: 10,
      'starter cards': 10,
      'combat cards': 12,
      'showdown cards': 4,
      locations: 6,
      tomes: 5,
      'starter monsters': 9,
      monsters: 42,
      moose: 3,
      demons: 9,
      mule: 1,
      'enemy die': 1,
      'active player token': 1,
    })
    expect(common).toHaveLength(132)
    expect(box.scenarios.map(({ tomes }) => tomes.length)).toEqual(Array(9).fill(5))
  })

  test('[H81, H70, HA27] Skills of each colour, Items of each rune', () => {
    const colours = box.skills.map(({ colour = 'black' }) => colour)
    const count = (list: readonly string[], one: string): number => list.filter((x) => x === one).length
    expect(box.classes.map(({ id }) => count(colours, id))).toEqual([6, 6, 6, 6, 6, 6])
    expect(count(colours, 'black')).toBe(12)
    const runes = box.items.map((item) => item.runes.join('+'))
    expect(['red', 'red+green', 'green', 'blue', 'violet'].map((one) => count(runes, one))).toEqual([
      12, 4, 8, 8, 8,
    ])
  })

  test('cards and enemies are numbered kind by kind', () => {
    const kinds = data.cards.map(({ kind }) => kind)
    const { starters, combats, locations, tomes } = data.first
    expect([starters, combats, locations, tomes, data.cards.length]).toEqual([132, 142, 158, 162, 166])
    expect(kinds.slice(0, starters).every((kind) => kind < KIND.COMBAT)).toBe(true)
    expect(data.cards.slice(starters, combats).map(({ starterOf }) => starterOf)).toEqual([
      ...[0, 1, 2, 3, 4, 5],
      ...[-1, -1, -1, -1],
    ])
    expect(new Set(kinds.slice(combats, locations))).toEqual(new Set([KIND.COMBAT]))
    expect(data.cards.slice(locations).map(({ name, number }) => `${name} ${number}`)).toEqual([
      ...['Crypt 1', 'Cave 2', 'Hell 3', 'Tomb 4'],
      ...['Tome II 1', 'Tome III 2', 'Tome IV 3', 'Tome V 4'],
    ])
    const { monsters, moose, demons } = data.firstEnemy
    expect([monsters, moose, demons, data.enemies.length]).toEqual([9, 51, 54, 63])
    expect(data.enemies.slice(demons).every(({ kind, back }) => kind === ENEMY.DEMON && back !== null)).toBe(
      true,
    )
  })

  test('[H128] the figures of the six Classes, and four Perks of each in order', () => {
    expect(data.classes.map(({ name, figures }) => [name, ...figures])).toEqual([
      ['Warrior', 45, 10, 2, 1, 1, 4],
      ['Hunter', 25, 5, 4, 1, 1, 6],
      ['Sorcerer', 25, 5, 2, 2, 3, 3],
      ['Paladin', 30, 25, 1, 1, 2, 4],
      ['Monk', 30, 10, 2, 1, 2, 4],
      ['Druid', 30, 5, 2, 2, 2, 3],
    ])
    expect(data.perks.map(({ hero, number }) => 4 * hero + number - 1)).toEqual([...Array(24).keys()])
    expect(FIGURES).toHaveLength(6)
  })

  test('[HA25, H120] each Location hides its enemies a step more than the one before', () => {
    expect(
      data.locations.map(({ name, si, starters, monsters, demon, moose }) =>
        [name, si, starters, monsters, demon ? 'Demon' : '', moose ? 'Moose' : ''].join(' ').trim(),
      ),
    ).toEqual([
      'Graveyard 0 3 0',
      'Crypt 1 0 1',
      'Cave 2 0 1',
      'Hell 3 0 1',
      'Tomb 4 0 0 Demon',
      'Secret Portal 0 0 0  Moose',
    ])
  })
})

describe('texts are made from what cards do', () => {
  const SAID: Readonly<Record<string, string>> = {
    Trample:
      '**One target**: 2 Damage + 1 Acid dice. The **surplus** of a kill opens a **combination** on another enemy you see.',
    'Mountain Blow': '**One target**: 2 Damage dice. +1 Damage die for every 15 HP.',
    "Giant's Blood": 'HP +5. HP +5 for every card in your HP row.',
    Meteor:
      '**One target**: 5 Damage + 2 Acid dice. Before rolling you may discard up to 2 other learned Skills: +2 Damage dice for each.',
    Retribution:
      'After an enemies’ attack on you that you survive: **strike back** at an enemy you see with 2 Damage + 1 Acid dice; +1 Damage die for every 30 AR.',
    Flow: 'When you eliminate an enemy: if you are **unarmed**, **ready** all of your learned Skills.',
    'Long Bow':
      '**One target**: 3 Damage + 2 Acid dice. May target an enemy **OUT OF SIGHT**. If you are a Hunter, +1 Damage die, and ignores 10 AR.',
    'Hunting Spear':
      '**One target**: 2 Damage + 1 Acid dice. Before rolling you may discard this Item: +3 Damage dice. If you are a Hunter, +1 Damage die.',
    Quiver:
      'In any attack of yours: before rolling you may discard up to 2 cards from under this: +1 Damage die for each. HS +1. Accumulate up to 3 hand cards.',
    Hourglass:
      'At the end of your turn: AP +1 until the end of the next own turn for every AP left (at most 2 times).',
    'Barn Owl': '**One target**: 2 Acid dice. Its owner: SI +1.',
    'Rune of Echo': 'Discard 2 hand cards to **ready** its Item.',
    'Body Double':
      'Choose one: discard 1 Companion card to avoid damage and effects for yourself; or discard 2 hand cards to avoid the damage for yourself.',
    'Showdown: Champion':
      'A Monster enters, with HP +10, +1 Acid die. When it is eliminated: who eliminates it gains an Attribute Point card more. **Remove** this card and draw one from the bottom of the Common Draw Pile.',
    Tomb: 'Enemies need SI +4. The Demon enters.',
  }
  test.each(Object.entries(SAID))('%s', (name, text) => {
    expect(card(name).text).toBe(text)
  })

  test('enemies, side by side', () => {
    const text = (name: string) => data.enemies.find((one) => one.title === name)?.text
    expect(text('Purse Imp')).toBe(
      'Each attacked player puts a hand card under it. +1 Damage die for every 2 cards under it. When it is eliminated: who eliminates it takes the cards under it.',
    )
    expect(text('Echo Wraith')).toBe('Attacked by all-targets attacks: AR −20.')
    expect(text('Bog Mother')).toBe('Every 3 enemies’ turns: a Starter Monster enters.')
    expect(data.enemies.at(-1)?.back?.text).toBe(
      'Ignores 30 AR. +1 Damage die for every eliminated player. Every enemies’ turn: Damage dice +1 for good, at most +12.',
    )
  })

  test('a Tome that avoids something says when', () => {
    expect(data.scenarios[4].tomes[4].text).toBe(
      'In the next enemies’ attack: avoid the effects for yourself.',
    )
  })
})

describe('what is lasting is read as figures', () => {
  test('[H130] conditions, counts and Classes', () => {
    expect(card('Dawn Mace').lasting.gives).toMatchObject([
      { figure: 2, amount: 1, hero: -1, of: -1 },
      { figure: 1, amount: 10, hero: 3, of: -1 },
    ])
    expect(card('Empty Mind').lasting.ignores).toMatchObject([
      { damage: 1, acid: 1, unarmed: false },
      { damage: 1, acid: 0, unarmed: true },
    ])
    expect(card('Robe of Stars').lasting.gives[1]).toMatchObject({ figure: 1, amount: 5, of: 1, every: 1 })
    expect(card('Clay Golem').lasting.immune).toBe(0b11000)
    expect([card('Quiver').lasting.accumulates, card('Call of the Pack').lasting.pack]).toEqual([3, 1])
    expect([card('Cave Bear').lasting.guards, card('Beacon').lasting.sharesSight]).toEqual([true, true])
    expect(card("Alpha's Mark").lasting.companions).toEqual({ damage: 0, acid: 1 })
  })

  test('what is done at a moment stands at that moment alone', () => {
    const doing = (name: string) => CARD_MOMENTS.filter((moment) => card(name).when[moment] !== null)
    expect(doing('Phoenix Feather')).toEqual(['would-die'])
    expect(doing('Keen Eye')).toEqual(['turn-start'])
    expect(doing('Straight Blow')).toEqual([])
  })
})
