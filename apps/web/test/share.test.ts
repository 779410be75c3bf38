import { formatRecord, parseRecord, verifyRecord } from '@hearthkeep/engine'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { formatSaved, Match, parseSaved, playedOtherwise, UNDO_POLICIES } from '@hearthkeep/match'
import type { UndoPolicy } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import { bugReport, reportDetails } from '../src/share/bug-report.ts'
import { decodeText, encodeText, LinkError, linkTo } from '../src/share/encode.ts'
import { readGame } from '../src/share/read-game.ts'
import { recordName, recordText } from '../src/share/record-file.ts'

function played(undo: UndoPolicy = 'honest'): Match {
  const match = Match.start(tinyFight.game, { seed: 7 }, { autoForced: true, undo })
  for (let i = 0; i < 6 && !match.isOver; i++) {
    const { revision, choices } = match.view(0)
    match.answer({ seat: 0, revision, notation: choices[0].notation })
  }
  return match
}

test('a game survives the way through a link', async () => {
  const match = played()
  const text = recordText(match)
  const data = await encodeText(text)
  expect(data).toMatch(/^[\w-]+$/)
  expect(data.length).toBeLessThan(text.length)
  expect(await decodeText(data)).toBe(text)
  const verified = verifyRecord(tinyFight.game, parseRecord(text))
  expect(verified).toMatchObject({ isSame: true, steps: match.steps })
  verified.table.release()
  match.close()
})

test('the link leads to the page it was made on', async () => {
  const link = await linkTo(formatRecord(played().record()), 'https://example.org/games/#/table/t1')
  expect(link).toMatch(/^https:\/\/example\.org\/games\/#\/open\/[\w-]+$/)
})

test.each([
  ['no letters of a link', 'a b%'],
  ['too short', 'a'],
  ['nothing that was packed', 'abcdef'],
])('what is no game is a LinkError: %s', async (_, data) => {
  await expect(decodeText(data)).rejects.toThrow(LinkError)
})

test('a link that was cut off is a LinkError', async () => {
  const data = await encodeText(recordText(played()))
  await expect(decodeText(data.slice(0, 60))).rejects.toThrow(LinkError)
})

test('a link that unpacks to more than any game is a LinkError', async () => {
  const data = await encodeText('x'.repeat(5_000_000))
  await expect(decodeText(data)).rejects.toThrow(/more than any game/)
})

test('a file is named after the game and the day', () => {
  expect(recordName('small-time-heroes', new Date(2026, 10, 5))).toBe('small-time-heroes-2026-11-05.record')
})

const parts = {
  ...{ game: 'tiny-fight', rules: '1.2', content: 'abc', step: 4, question: 'hero-acts' },
  ...{ browser: 'A browser', screen: '390x844 at 2', record: 'hearthkeep record 1\n' },
}

test('a bug report holds what is needed to see the bug again', () => {
  const text = bugReport(reportDetails(parts))
  expect(text).toContain('tiny-fight, rules 1.2, content abc')
  expect(text).toContain('decision 4, asked: hero-acts')
  expect(text.endsWith('hearthkeep record 1\n')).toBe(true)
})

test.each(['honest', 'practice'] as const)('the game in a bug report can be read: %s', (undo) => {
  const match = played(undo)
  const report = bugReport(reportDetails({ ...parts, record: recordText(match) }))
  for (const text of [report, `${report}\nThat is all.`, report.replaceAll('\n', '\r\n')]) {
    const again = readGame(text).resume(tinyFight.game)
    expect(again.record()).toEqual(match.record())
    again.close()
  }
  match.close()
})

test('a bug report that was begun keeps what was written, and has the details of now', () => {
  const details = reportDetails(parts)
  const text = bugReport(details).replace('(please write here)', 'It burnt for $$&.') + 'More.'
  const later = bugReport(reportDetails({ ...parts, step: 5 }), { text, details })
  expect(later).toMatch(/It burnt for \$&\.[^]*decision 5[^]*More\.$/)
  expect(later).not.toContain('decision 4')
})

test.each(UNDO_POLICIES)('a game that goes elsewhere stays what it was: %s', (undo) => {
  const match = played(undo)
  const again = readGame(recordText(match)).resume(tinyFight.game)
  expect(again.options.undo).toBe(undo)
  expect(recordText(again)).toBe(recordText(match))
  expect(again.record()).toEqual(match.record())
  again.close()
  match.close()
})

test('a game of other rules comes in as it was played, so that whoever opens it is asked', () => {
  const { game } = tinyFight
  const match = played('practice')
  for (const text of [formatSaved(match.saved()), formatRecord(match.record())]) {
    const newer = text.replace(/^rules .*$/m, 'rules 9.0.0')
    const read = readGame(newer)
    const kept = parseSaved(formatSaved(read.keep(read.resume(game))))
    expect(kept.record.rules).toBe('9.0.0')
    expect(playedOtherwise(game, kept.record)?.isGrave).toBe(true)
    // Once it was gone on with, the game says so, and goes elsewhere like that.
    const on = Match.open(game, kept)
    // A record is told apart from a save by a word at its beginning [M41].
    const isRecord = text.startsWith('hearthkeep record')
    const changes = match.steps + (isRecord ? 1 : 0)
    expect(on.saved().earlier).toMatchObject([{ changes, rules: '9.0.0' }])
    const elsewhere = readGame(recordText(on))
    expect(elsewhere.keep(elsewhere.resume(game)).earlier).toEqual(on.saved().earlier)
  }
  const same = readGame(formatSaved(match.saved()))
  expect(formatSaved(same.keep(same.resume(game)))).toBe(formatSaved(match.saved()))
})
