import { ContentError, formatProblem } from '@hearthkeep/content'
import { glossarySays } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { tinyFight } from '../src/index.ts'

const { game, files, create } = tinyFight
type Entry = Record<string, unknown>

/** The files with one entry changed. */
function withEntry(file: string, id: string, change: Entry): Record<string, unknown> {
  const entries = files[file] as Entry[]
  return { ...files, [file]: entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) }
}

/** What loading complains of, one line each. */
function problemsOf(changed: Record<string, unknown>): string[] {
  try {
    create(changed)
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem)
    throw error
  }
  return []
}

describe('components', () => {
  test('there are ten cards, three enemies, and six cards of the campaign', () => {
    expect(game.components).toEqual({ cards: 10, enemies: 3, 'campaign cards': 6 })
  })

  glossarySays(game, {
    Burrower: '14 to 18 life. It attacks for 6, or gains 2 strength, or gains 6 block.',
    Strike: 'Costs 1. Deal 6 damage.',
    Bash: 'Costs 2. Deal 8 damage. Make it Vulnerable for 2 turns.',
    Cleave: 'Costs 1. Deal 8 damage to every enemy.',
    Rally: 'Costs 1. Gain 2 Strength. Exhausts.',
    Shrug: 'Costs 1. Gain 8 Block. Draw a card.',
    'Second Wind': 'Costs 1. Regain 10 life. Exhausts.',
    'Shield Slam': 'Costs 1. Deal damage equal to your Block.',
    Hobble: 'Costs 1. Deal 4 damage. Make it Weak for 2 turns.',
    'Deep Breath': 'Costs 0. Gain 2 energy. Exhausts.',
    'Battle Plan': 'Costs 1. Draw 3 cards.',
    Bulwark: 'Costs 2. Gain 16 Block.',
  })
})

describe('content that is wrong', () => {
  test('a number beside its range is named with file, card and field', () => {
    expect(() => create(withEntry('cards.json', 'bash', { cost: 9 }))).toThrow(
      'cards.json, entry "bash", field cost: expected a whole number from 0 to 3, found 9',
    )
  })

  test('a misspelt field comes with a suggestion', () => {
    expect(() => create(withEntry('cards.json', 'rally', { exhaust: true }))).toThrow(
      'cards.json, entry "rally", field exhaust: expected one of the fields id, name, copies, cost, effects, exhausts, ' +
        'found the unknown field "exhaust"; did you mean "exhausts"?',
    )
  })

  test('a missing copy is a missing component', () => {
    expect(() => create(withEntry('cards.json', 'guard', { copies: 2 }))).toThrow(
      'cards.json: expected 10 cards counting copies, found 9',
    )
  })

  const attack = { intent: 'attack', amount: 6 }
  const block = { intent: 'block', amount: 5 }
  const wrongEnemies: [string, Entry, string[]][] = [
    [
      'with a single roll would roll for ever',
      { rolls: [{ ...attack, upTo: 100 }] },
      [
        'field rolls: expected at least two different intents, as none may come three times running, found only "attack"',
      ],
    ],
    [
      'with nothing to do',
      { rolls: [] },
      ['field rolls: expected rolls, or an intent for "always", found neither'],
    ],
    [
      'with nothing to do after the first intent',
      { rolls: [], first: block },
      ['field rolls: expected rolls, or an intent for "always", found neither'],
    ],
    [
      'with rolls that never happen',
      { always: attack },
      ['field rolls: expected no rolls beside "always", found a list of 3'],
    ],
    [
      'with rolls that end too early',
      {
        rolls: [
          { ...attack, upTo: 60 },
          { ...block, upTo: 90 },
        ],
      },
      ['field rolls[1].upTo: expected 100 in the last roll, found 90'],
    ],
    [
      'with rolls that do not rise',
      {
        rolls: [
          { ...attack, upTo: 60 },
          { ...block, upTo: 60 },
          { ...attack, upTo: 100 },
        ],
      },
      ['field rolls[1].upTo: expected more than the 60 before it, found 60'],
    ],
    [
      'with two amounts for one intent',
      {
        first: { ...block, amount: 4 },
        rolls: [
          { ...attack, upTo: 50 },
          { ...block, upTo: 70 },
          { ...attack, amount: 9, upTo: 100 },
        ],
      },
      [
        'field rolls[1].amount: expected 4, as for its other "block", found 5',
        'field rolls[2].amount: expected 6, as for its other "attack", found 9',
      ],
    ],
    [
      'with two amounts, first and always',
      { rolls: [], first: attack, always: { ...attack, amount: 7 } },
      ['field always.amount: expected 6, as for its other "attack", found 7'],
    ],
  ]
  test.each(wrongEnemies)('an enemy %s', (_, change, lines) => {
    expect(problemsOf(withEntry('enemies.json', 'burrower', change))).toEqual(
      lines.map((line) => `enemies.json, entry "burrower", ${line}`),
    )
  })

  test('an enemy in copies', () => {
    const enemies = (files['enemies.json'] as Entry[]).slice(0, 2)
    const two = [{ ...enemies[0], copies: 2 }, enemies[1]]
    expect(problemsOf({ ...files, 'enemies.json': two })).toEqual([
      'enemies.json, entry "burrower", field copies: expected 1, as every entry of this file is one piece, found 2',
    ])
  })

  test('a card with the name of a copy of another one', () => {
    expect(problemsOf(withEntry('cards.json', 'bash', { name: 'strike 2' }))).toEqual([
      'cards.json, entry "bash", field name: expected a name of its own, copies counted, found "strike 2", which is a name of entry "strike"',
    ])
  })

  test('words of the table that are missing or use what there is not', () => {
    const words = files['words.json'] as Record<string, Record<string, string>>
    const { fallen: _fallen, ...table } = words.table
    const broken = { ...words, table: { ...table, enemies: 'Round {round}' } }
    expect(problemsOf({ ...files, 'words.json': broken })).toEqual([
      'words.json, field table.enemies: expected only the placeholders {turn}, found {round}',
      'words.json, field table.fallen: expected a phrase, found nothing',
    ])
  })

  test('words that do not fit the rules are all named', () => {
    const words = files['words.json'] as Record<string, Record<string, string>>
    const { 'card-drawn': _drawn, ...events } = words.events
    const broken = { ...words, events, choices: { ...words.choices, 'play-card': 'play {card}' } }
    expect(() => create({ ...files, 'words.json': broken })).toThrow(
      "the game's text does not fit its rules:\n" +
        'choices.play-card: does not say {target}\n' +
        'events.card-drawn: has no phrase',
    )
  })

  test('other numbers make another game with another hash', () => {
    const other = create(withEntry('cards.json', 'bash', { cost: 1 }))
    expect(other.contentHash).not.toBe(game.contentHash)
  })

  test('two fights of the campaign with one id', () => {
    const fight = { id: 'cellar', title: 'The Cellar', life: 0, strength: 0 }
    expect(problemsOf({ ...files, 'campaign.json': { recovers: 0, fights: [fight, fight] } })).toEqual([
      'campaign.json, field fights[1].id: expected an id of its own, found "cellar" again',
    ])
  })

  test('a card of the campaign with the name of another card', () => {
    expect(problemsOf(withEntry('campaign-cards.json', 'hobble', { name: 'Bash' }))).toEqual([
      'campaign-cards.json, entry "hobble", field name: expected a name of its own, copies counted, found "Bash", which is a name of cards.json, entry "bash"',
    ])
  })

  test('a pack that leaves the campaign as it is need not bring it', () => {
    const { 'campaign.json': _campaign, 'campaign-cards.json': _cards, ...old } = files
    expect(create(old).components).toEqual(game.components)
  })
})
