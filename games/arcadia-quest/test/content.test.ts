/** The pieces of the box, one by one, as the files say them and as the rules read them. */
import { describe, expect, test } from 'vitest'
import * as kinds from '../src/content/kinds.ts'
import { arcadiaQuest, openTable } from '../src/index.ts'
import { decks } from './content.ts'

const { data } = openTable(arcadiaQuest.game)
const { EVERY, FACTS, FLAGS, GROUPS, SPREADS, STATS } = kinds
function card(title: string) {
  const found = data.cards.find((one) => one.title === title)
  if (found === undefined) throw new Error(`no card ${title}`)
  return found
}
const copies = (entries: readonly { readonly copies: number }[]): number =>
  entries.reduce((sum, one) => sum + one.copies, 0)
const bit = (names: readonly string[], name: string): number => 1 << names.indexOf(name)

describe('what is in the box', () => {
  test('[B-EQ-10, B-CURSE-1, B-TOK-1] cards, curses and tokens', () => {
    expect(data.components).toEqual({
      heroes: 12,
      'starter cards': 5,
      'upgrade cards': 120,
      rewards: 21,
      curses: 24,
      'exploration tokens': 14,
    })
    expect(decks.map(copies)).toEqual([24, 24, 24, 24, 24])
    expect(data.levels.map((numbers) => numbers.length)).toEqual([5, 24, 24, 24, 24, 24, 21])
    expect(data.levels.flat()).toEqual(data.cards.map((_, number) => number))
    expect(
      data.levels.every((numbers, level) => numbers.every((one) => data.cards[one].level === level)),
    ).toBe(true)
  })
  test('[B-TOK-3, B-TOK-4] six chests of 1, 2, 2, 2, 3, 4, two of each potion, two traps', () => {
    const { tokens } = data
    const ofKind = (kind: number) => tokens.filter((one) => one.kind === kind)
    expect(ofKind(kinds.TOKEN.CHEST).map(({ value }) => value)).toEqual([1, 2, 2, 2, 3, 4])
    expect([1, 2, 3, 4].map((kind) => ofKind(kind).length)).toEqual([2, 2, 2, 2])
  })
  test('[B-CURSE-4] curses of 0, 1, 2 and 3: four, eight, seven and five', () => {
    const ofValue = (value: number) => data.curses.filter((one) => one.value === value).length
    expect([0, 1, 2, 3].map(ofValue)).toEqual([4, 8, 7, 5])
    expect(
      data.curses.filter(({ value, fills, holds }) => value === 0 && fills + holds.gives.length === 0),
    ).toHaveLength(4)
  })
  test('[section 17] the twelve heroes with their Defense and Life', () => {
    expect(data.heroes.map(({ name, defense, life }) => `${name} ${defense} ${life}`)).toEqual([
      ...['Diva 4 4', 'Greensleeves 2 4', 'Grom 1 5', 'Hobsbawm 2 4', 'Johan 3 3', 'Kanga 2 4'],
      ...['Maya 1 5', 'Scarlet 3 3', 'Seth 2 3', 'Spike 2 3', 'Wisp 2 3', 'Zazu 2 4'],
    ])
    expect(data.heroes.filter(({ ability }) => ability === '').map(({ name }) => name)).toEqual(['Diva'])
  })
  test('[section 19.1] the starter cards', () => {
    expect(data.levels[0].map((one) => `${data.cards[one].title} ${data.cards[one].dice}`)).toEqual([
      ...['Rusty Blade 3', 'Parrying Blade 2', 'Slingshot 2', 'Nova Bolt 2', 'Life Drain 2'],
    ])
  })
  test('[section 26.1] cards cost 0 to 8 coins, and plain attacks roll 3, 4, 4, 5, 5 dice', () => {
    expect(Math.max(...data.cards.map(({ cost }) => cost))).toBe(8)
    const common = decks.map((deck) => {
      const dice = deck.flatMap(({ attack, copies: n }) => (attack ? Array<number>(n).fill(attack.dice) : []))
      const counts = [1, 2, 3, 4, 5, 6].map((n) => dice.filter((one) => one === n).length)
      return counts.indexOf(Math.max(...counts)) + 1
    })
    expect(common).toEqual([3, 4, 4, 5, 5])
  })
  test('[section 19.2] about a quarter of each deck gives Defense, Life or rerolls', () => {
    const withIcons = decks.map((deck) =>
      copies(deck.filter(({ icons }) => icons.defense + icons.life + icons.reroll > 0)),
    )
    expect(withIcons).toEqual([5, 7, 10, 6, 7])
  })
})

describe('[section 18.1] monsters', () => {
  const line = (level: number) =>
    data.types.map(({ code, rank, move, coins, faces }) => {
      const { attack, dice, defense, life, overkill } = faces[level]
      return `${code} ${rank} ${attack === 0 ? 'M' : 'R'}${dice} ${defense} ${life}/${overkill} ${move} ${coins}`
    })
  test('at level 1', () => {
    expect(line(0)).toEqual([
      ...['GA 0 R2 0 1/2 1 1', 'OM 0 M3 0 2/3 1 1', 'OC 0 M3 0 2/4 1 2', 'HB 1 M4 0 3/5 1 2'],
      ...['SB 1 R3 0 3/5 1 2', 'SP 1 M3 0 3/5 1 2', 'SL 1 R3 0 3/5 1 2', 'MI 2 M4 1 5/6 2 3'],
      ...['TR 2 M4 2 4/6 2 3', 'LF 3 R4 0 5/7 1 3'],
    ])
  })
  test('[26.1] never fall from band to band', () => {
    for (const { faces } of data.types)
      for (let band = 1; band < kinds.BANDS; band++)
        for (const key of ['dice', 'defense', 'life', 'overkill'] as const)
          expect(faces[band][key]).toBeGreaterThanOrEqual(faces[band - 1][key])
  })
  test('the named ones', () => {
    const [bull, troll, fang] = data.named
    expect([bull, troll, fang].map(({ name, type }) => `${name} ${data.types[type].code}`)).toEqual([
      ...['Minotaur of Brightsun MI', 'Schmetterling TR', 'Lord Fang of the Temple LF'],
    ])
    expect(troll.faces[0]).toMatchObject({ defense: 3, life: 5, overkill: 7, rerolls: 2 }) // [RB-12]
    expect(fang.faces[3]).toMatchObject({ defense: 4 })
    expect(fang.faces[3].when['each-crit']).not.toBeNull()
  })
  test('bands: missions 1, 2-3, 4-5, 6', () => {
    expect([1, 2, 3, 4, 5, 6].map(kinds.bandOf)).toEqual([0, 1, 1, 2, 2, 3])
  })
})

describe('[section 16.1] scenarios', () => {
  test('eleven: six outer, four inner, one final, by difficulty', () => {
    const { scenarios } = data
    expect([0, 1, 2].map((circle) => scenarios.filter((one) => one.circle === circle).length)).toEqual([
      6, 4, 1,
    ])
    expect(scenarios.map(({ difficulty }) => difficulty)).toEqual([0, 0, 1, 1, 2, 2, 0, 1, 1, 2, 2])
  })
  test('quests with what they give', () => {
    const told = data.scenarios.map(({ quests }) =>
      quests
        .map(({ shape, rewards, title }) => {
          const gain = rewards.length > 0 ? data.cards[rewards[0]].title : (data.titles[title]?.name ?? '-')
          return `${kinds.QUESTS[shape]}: ${gain}`
        })
        .join(', '),
    )
    expect(told).toEqual([
      'take: Skull Crusher, kill: -',
      'end: Shield of Souls, kill: -',
      "stand: Keeper of the Gate, kill: Captain's Sword",
      'carry: Friend of the Rooks, kill: Beastman Lance',
      'stand: Bane of the Greenskins, kill: Greenskin Curse',
      'take: Heart of Angelis, kill: Guest of the House',
      'stand: Steady Hands, kill: Bomb',
      'hold: Librarian, kill: Tome of the Plaza, kill: Tome of the Plaza',
      'carry: Torchbearer, kill: Blood Crown',
      "kill: Beloved of the Crown, carry: Assassin's Cloak",
      'kill: -',
    ])
    expect(data.scenarios.map(({ goal }) => goal)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
  })
  test('[R-27, R-28] types in the row, and those of them that are quest targets', () => {
    const codes = (types: readonly number[]) => types.map((type) => data.types[type].code).join(' ')
    expect(data.scenarios.map(({ types, targets }) => `${codes(types)} (${codes(targets)})`)).toEqual([
      'GA OM ()',
      'GA OM MI (MI)',
      'GA OM OC HB (OC)',
      'GA OM OC HB SB (HB)',
      'GA OM OC HB SB (OC)',
      'GA OM OC HB TR (TR)',
      'GA OM HB SB SP SL (SP SL)',
      'GA OM HB SB SP SL MI TR (MI TR)',
      'GA OM SB SP SL LF (LF)',
      'GA OM HB SB SP SL MI TR LF (LF)',
      'GA OM HB SB SP SL MI TR LF (LF)',
    ])
  })
  test('titles: one each from eight scenarios, used where the sheet says', () => {
    expect(data.titles.map(({ usedIn }) => usedIn)).toEqual([
      ...[
        [6, 9],
        [7, 9],
        [7, 8],
        [6, 8],
      ],
      ...[[10], [10], [10], [10]],
    ])
    const given = data.scenarios.flatMap(({ quests }) => quests.map(({ title }) => title))
    expect(given.filter((title) => title >= 0).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
  test('[R-39] every reward is given by a quest, or lies in a hideout', () => {
    const { scenarios, levels } = data
    const given = scenarios.flatMap(({ quests, treasures }) => [
      ...quests.flatMap(({ rewards }) => rewards),
      ...treasures,
    ])
    expect([...new Set(given)].sort((x, y) => x - y)).toEqual(levels[kinds.REWARD_LEVEL])
    expect(scenarios.flatMap(({ treasures }, i) => (treasures.length > 0 ? [i] : []))).toEqual([6, 8])
  })
})

describe('what holds is read as figures', () => {
  test('conditions, groups and counts', () => {
    expect(card('Night Fury').holds.gives).toEqual([
      { stat: STATS.indexOf('dice'), amount: 1, needs: bit(FACTS, 'wounded'), groups: 0 },
    ])
    expect(data.heroes[8].holds.gives).toEqual([
      { stat: STATS.indexOf('pierce'), amount: EVERY, needs: 0, groups: bit(GROUPS, 'magic') },
    ])
    expect(card('Bull Blood').holds.gives.map(({ needs }) => needs)).toEqual([1, 1])
    expect(card('Twin Axes').holds.spreads).toEqual([
      { from: SPREADS.indexOf('you'), at: 0, count: 1 },
      { from: SPREADS.indexOf('you'), at: 2, count: 1 },
    ])
    expect(card('War Drum').holds.auras).toEqual([{ stat: STATS.indexOf('reroll'), amount: 1, of: -1 }])
    expect(data.types[2].faces[1].holds.auras).toEqual([{ stat: STATS.indexOf('reroll'), amount: 1, of: 1 }])
    expect(data.heroes[10].holds.flags).toBe(bit(FLAGS, 'unguarded'))
    expect(data.heroes[6].holds.twice).toBe(bit(GROUPS, 'magic'))
    expect(data.heroes[4].holds.ranged).toBe(bit(GROUPS, 'sword'))
    expect(data.curses.at(-1)?.holds.rests).toBe(2)
    expect(card('Overdraw')).toMatchObject({ blood: 1, withAttacks: 3, withGroups: 0b1100000 })
    expect(card('Cleave')).toMatchObject({ withAttacks: 1, withGroups: 0 })
  })
  test('what is done stands at its moment alone', () => {
    const doing = (title: string) => kinds.CARD_MOMENTS.filter((moment) => card(title).when[moment] !== null)
    expect(doing('Leech')).toEqual(['each-wound'])
    expect(doing('Mind Spike')).toEqual(['wound', 'each-crit'])
    expect(doing('Kingsblade')).toEqual([])
    expect(card('Aegis').use).toMatchObject({ at: kinds.USES.indexOf('attacked'), isOnce: false })
    expect(card('Grit').use?.isOnce).toBe(true)
    expect(data.types[5].faces[3].when.wound).not.toBeNull()
  })
})

describe('texts are made from what is said', () => {
  const SAID: Readonly<Record<string, string>> = {
    'Night Fury': '**Melee**: 3 dice. If the target is wounded, +1 attack die.',
    Buckler: '+1 Defense. **Exhaust** when you are attacked, after both rolls: cancel 1 hit.',
    Halberd:
      '**Melee**: 4 dice. If it hits: **push** the target 1 space; you may move 1 space, which triggers nothing.',
    "Gambler's Ring": '+1 Life, +3 Rerolls.',
    Overdraw: 'Costs a wound. With a Bow / Thrown Weapon attack: +2 attack dice.',
    'Twin Axes':
      '**Melee**: 4 dice. Hit one more enemy **Close** to you as well. For each crit, hit one more enemy **Close** to you as well.',
    'Greenskin Curse':
      '**Ranged**: 3 dice. If it hits: if it is an orc, the target gets as many **activation tokens** as it can have; otherwise the target gets an **activation token**.',
    'Echo of Steel': 'Any crit of your attack: **refresh** the attack card used.',
    'Blood Chalice': 'When you kill: heal a wound of yourself or an ally in your sight.',
    Grit: 'Once a mission: When wounds would kill you: you keep 1 Life and take no other wound of this attack.',
    'Fire Pots':
      '**Exhaust** in your activation: lay a **bomb** of 4 dice in a space **Close** to you. May be exhausted twice.',
  }
  test.each(Object.entries(SAID))('%s', (title, text) => {
    expect(card(title).text).toBe(text)
  })
  test('heroes, curses and monsters', () => {
    expect(data.heroes[1].text).toBe('If you attack with a Bow card, +1 hit for each crit.')
    expect(data.curses.at(-3)?.text).toBe('Fills a slot. −2 Life.')
    expect(data.types[2].faces[2].text).toBe(
      '1 reroll. Command: Each Orc Marauder **Close** to it: +1 reroll. Shield Wall: If it is **Close** to another of its kin, +1 defense die.',
    )
    expect(data.types[9].faces[3].text).toBe(
      'Court: Hit every other hero **Close** to the target as well. Command the Blood: For each crit: every target must **exhaust** a ready attack card.',
    )
  })
  test('only those without anything say nothing', () => {
    const silent = [...data.cards, ...data.curses, ...data.heroes].filter(({ text }) => text === '')
    expect(silent.map(({ name }) => name)).toEqual(['Diva'])
    const faces = data.types.flatMap(({ name, faces: four }) =>
      four.filter(({ text }) => text === '').map(() => name),
    )
    expect(faces).toEqual(['Goblin Archer', 'Orc Marauder'])
  })
})

test('maps are drawn with what is on them', () => {
  expect(data.drawings.map(({ id }) => id)).toEqual(data.scenarios.map(({ map }) => map.id))
  const { text } = data.drawings[10]
  expect(text).toContain(' 7 |           |OM                      OM   |           |')
  expect(text).toContain('MI Minotaur · TR Troll · LF Lord Fang')
  expect(text).toContain('f falls by the title Torchbearer · x locked door')
  expect(data.drawings[0].text).toContain('q quest token · b blue portal · 1-5 spawn tokens')
})
