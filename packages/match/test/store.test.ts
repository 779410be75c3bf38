import * as nodeFiles from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { formatRecord } from '@hearthkeep/engine'
import {
  formatSaved,
  gameTextIn,
  Match,
  MemoryStore,
  parseJournal,
  parseSaved,
  StoreError,
} from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import { formatOldSaved, storeSuite, watchingStoreSuite } from '@hearthkeep/testkit/vitest'
import type { StoreBench } from '@hearthkeep/testkit/vitest'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { fileOf, newFolder, removeFolders } from './folders.ts'
import { lanterns } from './lanterns.ts'
import { play, playAtRandom } from './support.ts'

afterAll(removeFolders)

const memoryBench = (): Promise<StoreBench> => {
  const texts = new Map<string, string>()
  const store = new MemoryStore(texts)
  return Promise.resolve({
    store,
    other: store,
    plant: (id, text) => Promise.resolve(void texts.set(id, text)),
    found: (id) => Promise.resolve(texts.get(id)),
  })
}
storeSuite('MemoryStore', lanterns, memoryBench)
watchingStoreSuite('MemoryStore', lanterns, memoryBench)

storeSuite('FileStore', lanterns, async () => {
  const folder = await newFolder()
  return {
    store: new FileStore(folder),
    other: new FileStore(folder),
    plant: (id, text) => nodeFiles.writeFile(fileOf(folder, id), text),
    found: (id) => nodeFiles.readFile(fileOf(folder, id), 'utf8').catch(() => undefined),
  }
})

/** A match with a bit of everything, after so many random answers. */
function someMatch(answers = 12): Match {
  const match = Match.start(lanterns, { seed: 2, seats: 3 }, { undo: 'practice', autoForced: true })
  match.stand(2, 'guard', 'let go')
  playAtRandom(match, 2, answers)
  match.undo(0)
  match.clearStanding(2)
  match.stand(1, 'guard', 'guard')
  if (!match.isOver) match.answerFor(1, 0)
  return match
}

test('[M26] a saved match is text that a person can read, one line for each change', () => {
  const match = Match.start(lanterns, { seed: 2 }, { undo: 'practice', autoForced: true })
  play(match, [0, 'shine'], [1, 'draw'])
  match.undo(0)
  match.stand(1, 'guard', 'let go')
  match.answerFor(1, 0)
  play(match, [0, 'done'])
  match.clearStanding(1, 'guard')
  match.clearStanding(1)
  const text = formatSaved(match.saved())
  expect(text.replace(/ #[0-9a-f]{16}$/gm, ' #…').split('\n')).toEqual([
    'hearthkeep match 2',
    'undo practice',
    'forced automatic',
    'automatic-limit 1000',
    'game lanterns',
    'rules 1.0.0',
    'content 0000000000000000',
    'seats 2',
    'seed 2',
    'option swap no',
    'option greeting no',
    'option bomb no',
    'fields bomb buried deck dice engine.outcome engine.seats isPolite light players.hand players.isDone players.mark round row',
    '',
    '1. 1> shine #…',
    '2. 2> draw #…',
    '3. undo to 1 by 1 seen',
    '4. always 2 guard: let go',
    '5. 2 by 1> done #…',
    '6. 1> done #…',
    '7. 2 standing> let go #…',
    '8. 2 forced> bow #…',
    '9. ask 2 guard',
    '10. ask 2',
    '',
  ])
  expect(parseSaved(text)).toEqual(match.saved())
})

test('[M26] a saved match gives the same match, whatever was done', () => {
  for (let answers = 0; answers < 30; answers++) {
    const match = someMatch(answers)
    const opened = Match.open(lanterns, parseSaved(formatSaved(match.saved())))
    for (const seat of [0, 1, 2, 'spectator'] as const) expect(opened.view(seat)).toEqual(match.view(seat))
    for (const each of [match, opened]) playAtRandom(each, 7)
    expect(opened.saved()).toEqual(match.saved())
  }
})

test('[M26] whatever a text says, reading it gives a match or a StoreError', () => {
  const texts = [formatSaved(someMatch().saved()), formatOldSaved(someMatch())]
  const hurt = (text: string) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(40), fc.string())
      .map(([at, length, instead]) => text.slice(0, at) + instead + text.slice(at + length))
  fc.assert(
    fc.property(fc.oneof(fc.string(), ...texts.map(hurt)), (input) => {
      for (const read of [parseSaved, parseJournal]) {
        try {
          read(input)
        } catch (error) {
          expect(error).toBeInstanceOf(StoreError)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('[M34] changes that were added together count together or not at all', () => {
  const match = Match.start(lanterns, { seed: 2 }, { undo: 'agreement', autoForced: true })
  play(match, [0, 'shine'], [1, 'done'], [0, 'done'], [1, 'guard'])
  const text = formatSaved(match.saved())
  const together = text.replace('4. ', '4+ ')
  expect(parseSaved(together)).toEqual(match.saved())
  const cut = together.slice(0, together.indexOf('5. '))
  expect(parseJournal(cut).saved.entries).toHaveLength(3)
  expect(parseJournal(cut).torn).toBe(cut.slice(cut.indexOf('4+ ')))
  expect(() => parseSaved(cut)).toThrow('its last change is not whole')
  expect(parseJournal(`${cut}5. 2 fo`).torn).toBe(`${cut.slice(cut.indexOf('4+ '))}5. 2 fo`)
})

test('[M30] a saved match or a record is found among other words', () => {
  const match = someMatch()
  for (const text of [formatSaved(match.saved()), formatOldSaved(match), formatRecord(match.record())]) {
    const game = text.trimEnd()
    expect(gameTextIn(text)).toBe(text)
    expect(gameTextIn(`It went wrong.\n\n${text}`).trimEnd()).toBe(game)
    expect(gameTextIn(`It went wrong.\n\n${game}`)).toBe(game)
    expect(gameTextIn(`It went wrong.\n\n${text}\nend 99\nThank you!`).trimEnd()).toBe(game)
    expect(gameTextIn(`It went wrong.\r\n${text.replaceAll('\n', '\r\n')}`).trimEnd()).toBe(
      game.replaceAll('\n', '\r\n'),
    )
    expect(gameTextIn(`cut off\n${text.slice(0, 60)}`)).toBe(text.slice(0, 60))
  }
  for (const other of ['', 'I like hearthkeep record 1', `${formatRecord(match.record())}more`])
    expect(gameTextIn(other)).toBe(other)
  // What people copy lacks the last line break, or has other ones.
  const text = formatSaved(match.saved())
  for (const copied of [text.trimEnd(), text.replaceAll('\n', '\r\n')])
    expect(parseSaved(gameTextIn(`Look:\n${copied}`))).toEqual(match.saved())
})

test('[M35] saves of the first format, as they were written then, are read', () => {
  const folder = new URL('../../catalog/test/saves-of-format-1/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  expect(files.length).toBeGreaterThan(5)
  for (const name of files) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const saved = parseSaved(text)
    expect(saved.isOld).toBe(true)
    expect(saved.record.steps).toHaveLength(Number(/^end (\d+)$/m.exec(text)?.[1]))
    expect(parseSaved(formatSaved(saved)).entries.map((entry) => entry.kind)).toEqual(
      saved.entries.map((entry) => entry.kind),
    )
  }
})
