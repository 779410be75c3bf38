/** Saves and records of the first format, made before the second was: they still open, with every choice verified. */
import { readdirSync, readFileSync } from 'node:fs'
import { findGame } from '@hearthkeep/catalog'
import { parseRecord, verifyRecord } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { formatSaved, KeptMatch, Match, MemoryStore, parseSaved } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'

const FOLDER = new URL('./saves-of-format-1/', import.meta.url)
const files = readdirSync(FOLDER)
/** Games of rules by which somebody was not asked who is asked now (Battle for Greyport 1.1.0 [Q64]). */
const isOfOtherRules = (file: string): boolean => file.startsWith('greyport-five-closed')
const fitting = files.filter((file) => !isOfOtherRules(file))
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')
const stepsIn = (text: string): number => Number(/^end (\d+)$/m.exec(text)?.[1])

function gameOf(id: string): Game {
  const module = findGame(id)
  if (module === undefined) throw new Error(`there is no game ${id}`)
  return module.game
}

test('there are some of every game', () => {
  const games = new Set(files.map((file) => /^game (.+)$/m.exec(textOf(file))?.[1]))
  expect([...games].sort()).toEqual(['greyport', 'keep-the-heroes-out', 'small-time-heroes', 'tiny-fight'])
})

describe.each(fitting.filter((file) => file.endsWith('.record')))('[K11] %s', (file) => {
  test('verifies by its choices; that its hashes are passed over is said', () => {
    const record = parseRecord(textOf(file))
    const { isSame, steps, hashed, passedOver, difference, table } = verifyRecord(gameOf(record.game), record)
    expect(difference).toBeUndefined()
    expect({ isSame, steps, hashed }).toEqual({ isSame: true, steps: stepsIn(textOf(file)), hashed: 0 })
    expect(passedOver).toContain('format 1')
    table.release()
  })
})

describe.each(fitting.filter((file) => file.endsWith('.txt')))('[M35] %s', (file) => {
  test('opens where it was left, goes on, and is kept in the new format from the first change on', async () => {
    const saved = parseSaved(textOf(file))
    const game = gameOf(saved.record.game)
    const texts = new Map([['old', textOf(file)]])
    const store = new MemoryStore(texts)
    const kept = await KeptMatch.open(store, 'old', game)
    const { reader } = kept
    expect(reader.steps).toBe(stepsIn(textOf(file)))
    expect(reader.options.undo).toBe(saved.undo)
    expect(texts.get('old')).toBe(textOf(file)) // looking changes nothing
    if (!reader.isOver) {
      const [seat] = reader.view('spectator').prompt?.seats ?? []
      const { choices, revision } = reader.view(seat)
      const taken = await kept.answer({ seat, revision, notation: choices[0].notation })
      expect(taken.kind).toBe('taken')
      expect(texts.get('old')).toMatch(/^hearthkeep match 2\n/)
      const again = Match.open(game, parseSaved(texts.get('old') ?? ''))
      expect(again.record()).toEqual(reader.record())
      expect(verifyRecord(game, again.record())).toMatchObject({ isSame: true, hashed: reader.steps })
    }
    const written = formatSaved(Match.open(game, saved).saved())
    expect(Match.open(game, parseSaved(written)).record().steps).toEqual(
      Match.open(game, saved).record().steps,
    )
    await kept.close()
  })
})

describe('[M40] of other rules', () => {
  test('a record names the first step that differs, and the rules', () => {
    const record = parseRecord(textOf('greyport-five-closed.record'))
    const { difference, table } = verifyRecord(gameOf('greyport'), record)
    expect(difference?.step).toBe(35)
    expect(difference?.message).toContain('rules 1.0.0')
    table.release()
  })

  test('a save opens as far as it fits', () => {
    const { record } = parseSaved(textOf('greyport-five-closed.txt'))
    const { match, mismatch } = Match.resumeAsFar(gameOf('greyport'), record)
    expect([match.steps, mismatch?.step]).toEqual([34, 35])
    expect(mismatch?.message).toContain('rules 1.0.0')
  })
})
