/** Matches of other rules and other content: what is said of them, and what is kept. */
import type { Game } from '@hearthkeep/engine'
import { formatSaved, KeptMatch, Match, MemoryStore, parseSaved, playedOtherwise } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'

const game = (version: string, contentHash: string): Game => ({ ...lanterns, version, contentHash })
const now = game('1.1.0', 'cards-words')

/** A match of two decisions, played with this. */
function played(by: Game): Match {
  const match = Match.start(by, { seats: 2, seed: 7 }, { undo: 'practice' })
  for (let i = 0; i < 2; i++) match.answer({ seat: 0, revision: i, notation: 'shine' })
  expect(match.steps).toBe(2)
  return match
}

describe('[V1] a game that was played with', () => {
  const saidOf = (by: Game, isHashed = true) => {
    const record = played(by).record()
    const steps = record.steps.map(({ seat, notation, hash }) => ({
      seat,
      notation,
      ...(isHashed && { hash }),
    }))
    return playedOtherwise(now, { ...record, steps })
  }

  test('the same is the same', () => expect(saidOf(now)).toBeUndefined())

  test.each([
    ['older rules, every table the same', '1.0.0', 'cards-words', true, false, /older rules: 1\.0\.0, and these are 1\.1\.0\. Every decision so far leads to the same table/],
    ['older rules, which cannot be proved to be the same', '1.0.0', 'cards-words', false, true, /cannot be told/],
    ['newer rules', '1.10.0', 'cards-words', true, true, /newer rules: 1\.10\.0, and these are 1\.1\.0/],
    ['rules of no known order', 'mine', 'cards-words', true, true, /other rules: mine/],
    ['other cards', '1.1.0', 'others-words', true, true, /other content: others-words, and this is cards-words/],
    ['other words', '1.1.0', 'cards-others', true, false, /^Some of its words may have been others; the cards are the same/],
    ['words that an earlier Hearthkeep did not note', '1.1.0', 'cards', false, false, /cards are the same/],
  ])('%s', (_, rules, content, isHashed, isGrave, text) => {
    const said = saidOf(game(rules, content), isHashed)
    expect(said?.isGrave).toBe(isGrave)
    expect(said?.text).toMatch(text)
  }) // prettier-ignore
})

describe('[V2] a match that goes on with other rules', () => {
  test('keeps how many of its changes were played with what, and is not asked again', async () => {
    const old = game('1.0.0', 'cards')
    const store = new MemoryStore()
    await KeptMatch.keep(store, 'one', played(old))
    const before = await store.load('one')
    const kept = await KeptMatch.open(store, 'one', now)
    expect(await store.load('one')).toEqual(before) // to look changes nothing
    await kept.answer({ seat: 0, revision: 2, notation: 'shine' })
    const after = await store.load('one')
    expect(after?.earlier).toEqual([{ changes: 2, rules: '1.0.0', content: 'cards' }])
    expect(after?.record).toMatchObject({ rules: '1.1.0', content: 'cards-words' })
    expect(after && playedOtherwise(now, after.record)).toBeUndefined()
    // and once more, with still others
    const later = await KeptMatch.open(store, 'one', game('1.2.0', 'cards-words'))
    await later.undo(0, 3)
    const last = await store.load('one')
    expect(last?.earlier?.map(({ changes, rules }) => `${changes} ${rules}`)).toEqual(['2 1.0.0', '3 1.1.0'])
    expect(last?.entries).toHaveLength(4)
    expect(parseSaved(formatSaved(last as NonNullable<typeof last>))).toEqual(last)
  })

  test('knows it also of what another writer has written meanwhile', async () => {
    const store = new MemoryStore()
    const first = await KeptMatch.keep(store, 'one', played(game('1.0.0', 'cards')))
    const second = await KeptMatch.open(store, 'one', now)
    await first.answer({ seat: 0, revision: 2, notation: 'shine' })
    await second.catchUp()
    await second.undo(0, 3)
    expect((await store.load('one'))?.earlier).toEqual([{ changes: 3, rules: '1.0.0', content: 'cards' }])
    await first.catchUp()
    await first.answer({ seat: 0, revision: 4, notation: 'shine' })
    expect((await store.load('one'))?.earlier).toEqual([
      { changes: 3, rules: '1.0.0', content: 'cards' },
      { changes: 4, rules: '1.1.0', content: 'cards-words' },
    ])
  })

  test('tells a branch how many of its decisions they were, and a record that is gone on with', () => {
    const match = Match.open(now, played(game('1.0.0', 'cards')).saved())
    match.undo(0)
    match.answer({ seat: 0, revision: match.revision, notation: 'shine' })
    expect(match.saved().earlier?.[0].changes).toBe(2)
    // A word at the beginning of the journal says that the seed is short [M41].
    expect(match.branch(2).saved().earlier?.[0].changes).toBe(2)
    expect(match.branch(0).saved().earlier?.[0].changes).toBe(0)
    const resumed = Match.resume(now, played(game('1.0.0', 'cards')).record())
    expect(resumed.saved().earlier).toEqual([{ changes: 3, rules: '1.0.0', content: 'cards' }])
  })

  test('says it in a line that holds any name, and a damaged line is refused', () => {
    const saved = { ...played(now).saved(), earlier: [{ changes: 1, rules: '1 content x', content: 'ä\n%' }] }
    const text = formatSaved(saved)
    expect(text).toContain('\nuntil 1 rules 1%20content%20x content %C3%A4%0A%25\ngame lanterns\n')
    expect(parseSaved(text).earlier).toEqual(saved.earlier)
    for (const bad of ['until x', 'until 1 rules %E4 content x', 'until 1 rules 1'])
      expect(() => parseSaved(text.replace(/until .*/, bad))).toThrow(/line 5 is "until/)
  })
})
