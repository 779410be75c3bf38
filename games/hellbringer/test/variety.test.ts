/** What the box promises of its own variety: figures within bounds, enough cards of each sort, no two alike. */
import { describe, expect, test } from 'vitest'
import {
  enemyConditionFields,
  enemyFields,
  heroConditionFields,
  heroFields,
  lasting,
} from '../src/content/vocabulary.ts'
import {
  CARD_COUNTS,
  CARD_MOMENTS,
  ENEMY_COUNTS,
  ENEMY_MOMENTS,
  SCENARIO_RULES,
} from '../src/content/kinds.ts'
import { box, common, namesOf, says, total, words } from './content.ts'

const played = [...common, ...box.starterCards, ...box.perks]
const tomes = box.scenarios.flatMap((one) => one.tomes)
const onHeroes = [...played.map(words), ...tomes.map(words)]
const sides = box.demons.flatMap((demon) => [demon, demon.back])
const foes = [...box.starterMonsters, ...box.monsters, ...box.moose, ...sides]

describe('everything that can be said is said', () => {
  test.each(Object.keys(heroFields))('the word "%s" by a hero’s card', (word) => {
    expect(onHeroes.some((one) => says(one, word))).toBe(true)
  })
  test.each(lasting.kinds)('the lasting word "%s"', (word) => {
    expect(played.some((one) => 'lasting' in one && says(one.lasting, word))).toBe(true)
  })
  test.each(Object.keys(enemyFields))('the word "%s" by an enemy', (word) => {
    const showdowns = box.combat.map(({ dies }) => dies)
    expect([...foes.map(words), showdowns].some((one) => says(one, word))).toBe(true)
  })
  test('conditions, counts and moments', () => {
    const heroes = JSON.stringify(onHeroes)
    const enemies = JSON.stringify(foes.map(words))
    const missing = [
      ...[...Object.keys(heroConditionFields), ...CARD_COUNTS].filter((one) => !heroes.includes(`"${one}"`)),
      ...[...Object.keys(enemyConditionFields), ...ENEMY_COUNTS].filter(
        (one) => !enemies.includes(`"${one}"`),
      ),
      ...CARD_MOMENTS.filter(
        (one) =>
          !played.some((card) => 'when' in card && card.when[one] !== undefined) && one !== 'would-die',
      ),
      ...ENEMY_MOMENTS.filter((one) => !foes.some(({ when }) => when[one].length > 0)),
      ...SCENARIO_RULES.filter((one) => !box.scenarios.some(({ rule }) => rule === one)),
    ]
    expect(missing).toEqual([])
  })
})

describe('heroes’ cards', () => {
  test('no two Skills or Items do the same', () => {
    const designs = [...box.skills, ...box.items].map(({ cost, attack, unseen, ...card }) =>
      JSON.stringify([cost, attack, unseen, 'runes' in card ? card.runes : '', words(card)]),
    )
    expect(new Set(designs).size).toBe(88)
  })
  test('no two Defenses, Potions, Companions or Enchantments do the same, nor an Elixir what a Defense does', () => {
    const elixir = box.starterCards.filter(({ kind }) => kind === 'defense')
    const few = [...box.companions, ...box.enchantments, ...box.defenses, ...box.potions, ...elixir]
    expect(new Set(few.map((card) => JSON.stringify([card.attack, card.unseen, words(card)]))).size).toBe(45)
  })
  test('[H71] every weapon has a Class bonus, and each Class has two weapons at least', () => {
    const weapons = box.items.filter(({ runes }) => runes.includes('red'))
    expect(weapons.filter((one) => !says([words(one)], 'class'))).toEqual([])
    const forClass = box.classes.map(
      ({ id }) => weapons.filter((one) => JSON.stringify(words(one)).includes(`{"class":"${id}"}`)).length,
    )
    expect(forClass).toEqual([3, 4, 2, 3, 2, 3])
  })
  test('no card of 0 AP draws or collects, unless it is removed', () => {
    const free = common.filter(
      (card) =>
        card.cost === 0 && !('infinite' in card && card.infinite) && !says(words(card), 'remove-self'),
    )
    expect(free.filter((card) => says(card.effect, 'draw') || says(card.effect, 'collect'))).toEqual([])
  })
  test('[HA10] what may be used at any time costs nothing', () => {
    const anytime = [...common, ...box.starterCards].filter(
      (card) => ('anytime' in card && card.anytime) || ('kind' in card && card.kind === 'defense'),
    )
    expect(anytime).toHaveLength(10 + 1 + 3 + 1)
    expect(anytime.filter(({ cost }) => cost > 0)).toEqual([])
  })
  test('Resurrection, sight and AP are on as many Common cards as were planned', () => {
    expect(namesOf(common, 'resurrect')).toHaveLength(5)
    const seeing = common.filter((card) => {
      const said = JSON.stringify(words(card))
      return /"si":[12]/.test(said) || /"boost":"si"/.test(said)
    })
    expect(seeing).toHaveLength(14)
    const ap = common.filter((card) => JSON.stringify(card.lasting).includes('"ap":1'))
    expect(ap.map(({ name, cost }) => `${name} ${cost}`)).toEqual([
      'Arcane Surge 0',
      'Boots of Haste 2',
      'Blood Ring 2',
    ])
  })
  test('attacks on one and on all targets', () => {
    const kinds = common.map(({ attack }) => attack?.kind)
    expect([
      kinds.filter((one) => one === 'one').length,
      kinds.filter((one) => one === 'all').length,
    ]).toEqual([40, 12])
  })
  test('the cards that the rulebook names are what it says', () => {
    const named = (name: string) => common.find((card) => card.name === name)
    expect(named("Sorcerer's Staff")).toMatchObject({ cost: 1, attack: { kind: 'one' } })
    expect(named('Firebolt Wand')).toMatchObject({ attack: { kind: 'one' } })
    expect(named('Chain Lightning')).toMatchObject({ cost: 1, colour: 'sorcerer', attack: { kind: 'one' } })
    expect(named('Blizzard')).toMatchObject({ attack: { kind: 'all' } })
    expect(named('Blessed Armor')?.lasting).toContainEqual({ ignore: { damage: 0, acid: 3 } })
    expect(named('Aegis of Protection')?.lasting).toEqual([{ ignore: { damage: 2, acid: 0 } }])
    expect(named('Long Sword')?.effect[0]).toEqual({
      dice: { damage: 1, acid: 1 },
      per: { every: 30, of: 'hp' },
    })
    expect(named('Battle Axe')?.kind).toBe('item')
  })
})

describe('enemies', () => {
  test('Starter Monsters are small, and at most two hide', () => {
    for (const one of box.starterMonsters) {
      expect([5, 10, 15]).toContain(total(one))
      expect([1, 2]).toContain(one.damage + one.acid)
      expect([1, 2]).toContain(one.si)
    }
    expect(box.starterMonsters.filter(({ si }) => si === 2)).toHaveLength(2)
    expect(box.starterMonsters.find(({ name }) => name === 'Arachnid')).toMatchObject({ hp: 10, ar: 5 })
  })
  test('Monsters have 20 to 60, and their sight is spread', () => {
    const by = (key: (one: (typeof box.monsters)[number]) => number) => {
      const counts: Record<number, number> = {}
      for (const one of box.monsters) counts[key(one)] = (counts[key(one)] ?? 0) + 1
      return counts
    }
    expect(by(total)).toEqual({ 20: 5, 25: 5, 30: 5, 35: 5, 40: 6, 45: 8, 50: 4, 55: 2, 60: 2 })
    expect(by(({ si }) => si)).toEqual({ 1: 9, 2: 17, 3: 12, 4: 4 })
    expect(box.monsters.find(({ name }) => name === 'Ogre')).toMatchObject({ hp: 30, ar: 10, si: 3 })
  })
  test('ten Monsters lower or ignore AR, at most six enemies are plain', () => {
    const piercing = box.monsters.filter(
      ({ ability }) => says(ability, 'pierce') || JSON.stringify(ability).includes('"weaken":"ar"'),
    )
    expect(piercing).toHaveLength(10)
    const plain = foes.filter(({ ability, swept, aura, immune, when }) => {
      const moments = [when.round, ...ENEMY_MOMENTS.map((moment) => when[moment])]
      return (
        ability.length + immune.length === 0 && !swept && !aura && moments.every((one) => one.length === 0)
      )
    })
    expect(plain).toHaveLength(4)
  })
  test('no two enemies ask the same question', () => {
    const asking = [...box.starterMonsters, ...box.monsters, ...box.moose].map(
      ({ name: _, id: __, ...one }) => JSON.stringify({ ...one, line: '' }),
    )
    expect(new Set(asking).size).toBe(asking.length)
  })
  test('Demons stand above every Monster, Side B above Side A, and never fall from scenario to scenario', () => {
    const most = Math.max(...box.monsters.map(total))
    const sums = box.scenarios.map(({ demon }) => {
      const one = box.demons.find(({ id }) => id === demon)
      if (one === undefined) throw new Error(demon)
      expect(total(one)).toBeGreaterThan(most)
      expect(total(one.back)).toBeGreaterThan(total(one))
      return total(one) + total(one.back)
    })
    expect([...sums].sort((x, y) => x - y)).toEqual(sums)
    expect(new Set(box.scenarios.map(({ demon }) => demon)).size).toBe(9)
  })
  test('every Demon’s side has something that makes waiting costly', () => {
    const waiting = sides.filter(({ when }) => when.round.length + when.ignored.length === 0)
    expect(waiting).toEqual([])
    expect(sides.filter(({ si }) => si < 2 || si > 4)).toEqual([])
  })
  test('[HE8] two Starter Monsters and a Monster can roll 45', () => {
    const most = ({ damage, acid }: { damage: number; acid: number }) => 10 * damage + 5 * acid
    const starters = box.starterMonsters.map(most).sort((x, y) => y - x)
    expect(starters[0] + starters[1] + Math.max(...box.monsters.map(most))).toBeGreaterThanOrEqual(45)
  })
})

describe('scenarios', () => {
  test('Tomes give more Attribute Point cards to each of more players, who all face the whole total', () => {
    for (const { tomes: five } of box.scenarios) {
      const sums = [0, 1, 2, 3].map((players) => five.reduce((sum, one) => sum + one.attributes[players], 0))
      sums.forEach((sum, i) => expect(sum).toBeGreaterThan(i === 0 ? 3 : sums[i - 1]))
    }
  })
  test('[HA62] unlock the Mule and the Perks on the way', () => {
    const unlocking = box.scenarios.map(({ unlocks }) => unlocks)
    expect(unlocking.flatMap((one, i) => (one === undefined ? [] : [`${i + 1} ${one}`]))).toEqual([
      ...['1 mule', '3 perk-3', '6 perk-4'],
    ])
  })
  test('have a rule, a story and an ending of their own', () => {
    for (const field of ['rule', 'ruleName', 'ruleText', 'decision', 'story', 'ending'] as const)
      expect(new Set(box.scenarios.map((one) => one[field])).size).toBe(9)
    expect(new Set(tomes.map(({ story }) => story)).size).toBe(45)
  })
})
