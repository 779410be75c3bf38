/** Packs whose every field is sound and which no game could be played with: all of them were accepted once. */
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { thrownBy } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'

const problemsOf = (pack: Readonly<Record<string, unknown>>): string[] =>
  thrownBy(ContentError, () => createWithPack(smallTimeHeroes, pack))?.problems.map(formatProblem) ?? []

/** The same change to every entry of a file. */
const all = (file: string, change: object): object[] =>
  (smallTimeHeroes.files[file] as { id: string }[]).map(({ id }) => ({ id, ...change }))

describe('what does not fit the table', () => {
  test('[R22] too few starting cards: the others would not fit into the Market', () => {
    expect(problemsOf({ 'warrior-cards.json': [{ id: 'shin-kick', starting: false }] })).toEqual([
      'warrior-cards.json, field starting: expected 9 starting cards, as a Hero begins with so many and the rest has to fit into the Market, found 6',
    ])
  })

  test('[R23] only starting cards: there would be no card in the Market to begin with', () => {
    expect(problemsOf({ 'rogue-cards.json': all('rogue-cards.json', { starting: true }) })).toEqual([
      expect.stringMatching(
        /^rogue-cards\.json, entry "[\w-]+", field starting: expected 9 starting cards, .* found 67$/,
      ),
    ])
  })

  test('[R171] Knowledge for a Hero who has it all, and lacking for the other', () => {
    const [first] = smallTimeHeroes.files['knowledge.json'] as { id: string; hero: string }[]
    const lira = { id: first.id, hero: 'lira' }
    expect(first.hero).toBe('joan')
    expect(problemsOf({ 'knowledge.json': [lira] })).toEqual([
      'knowledge.json, field hero: expected 5 knowledge cards of joan, as each Hero has a set of so many, found 4',
      expect.stringMatching(
        /^knowledge\.json, entry "[\w-]+", field hero: expected 5 knowledge cards of lira, .* found 6$/,
      ),
    ])
  })

  test('[A11] Equipment is worn on a part of the body, and nothing else is', () => {
    const cards = smallTimeHeroes.files['warrior-cards.json'] as { id: string; type: string }[]
    const piece = cards.find(({ type }) => type === 'equipment')
    const attack = cards.find(({ type }) => type === 'attack')
    expect(
      problemsOf({
        'warrior-cards.json': [
          { id: piece?.id, part: null },
          { id: attack?.id, part: 'helm' },
        ],
      }).sort(),
    ).toEqual(
      [
        `warrior-cards.json, entry "${piece?.id}", field part: expected the part of the body it is worn on, found nothing`,
        `warrior-cards.json, entry "${attack?.id}", field part: expected none, as it is not Equipment, found "helm"`,
      ].sort(),
    )
  })

  test('[A38] a limit on an ability that the table could not note', () => {
    const once = { when: 'turn-start', do: { block: 1 }, limit: 'once-a-turn' }
    const [first] = smallTimeHeroes.files['knowledge.json'] as { id: string }[]
    expect(problemsOf({ 'knowledge.json': [{ id: first.id, lasting: [once, once, once] }] })).toEqual([
      `knowledge.json, entry "${first.id}", field lasting[2].limit: expected no limit but in the first 2 abilities of a card, found "once-a-turn"`,
    ])
  })

  test('names of a Minion, a Hero card and a Horde that are the same', () => {
    const minions = smallTimeHeroes.files['minions-houndmaster.json'] as { id: string; copies?: number }[]
    const [minion] = minions.filter(({ copies = 1 }) => copies === 1)
    const [boss] = smallTimeHeroes.files['bosses.json'] as { id: string; hordeName: string }[]
    const problems = problemsOf({ 'minions-houndmaster.json': [{ id: minion.id, name: boss.hordeName }] })
    expect(problems).toEqual([
      `bosses.json, entry "${boss.id}", field hordeName: expected a name of its own, copies counted, found "${boss.hordeName}", which is a name of minions-houndmaster.json, entry "${minion.id}"`,
    ])
  })

  test('what cannot be paid with', () => {
    const effects = [{ pay: { block: 1 }, do: { damage: 4 } }]
    expect(problemsOf({ 'warrior-cards.json': [{ id: 'shin-kick', effects }] })).toEqual([
      'warrior-cards.json, entry "shin-kick", field effects[0].pay: expected a price (discard, unequip), found an object with block',
    ])
  })
})
