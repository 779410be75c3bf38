import { describe, expect, test } from 'vitest'
import { formatRecord, hashFields, History, OUTCOMES, parseRecord, recordOf } from '../src/index.ts'
import { RECORD_VERSION, RecordError, start, verifyRecord } from '../src/index.ts'
import type { Game, GameRecord, Setup } from '../src/index.ts'
import { pearls } from './pearls.ts'
import { fc } from './support.ts'
import { workshop } from './workshop.ts'

/** A game played by the numbers given, as a record. */
function played(game: Game, setup: Setup, picks: readonly number[]): GameRecord {
  const table = start(game, setup)
  const history = History.at(game, table.cells)
  for (const pick of picks) {
    if (table.isOver) break
    history.take(pick % table.choices.count)
    table.restore(history.present)
  }
  return recordOf(game, setup, history.recorded())
}
const setup = { seats: 2, seed: 7, options: { depth: 'very deep' } }
const picks = Array.from({ length: 30 }, (_, i) => i * 7)
const record = played(pearls, setup, picks)
const text = formatRecord(record)

function problem(of: string): RecordError {
  try {
    parseRecord(of)
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('it is a record')
}
const edited = (step: number, change: Partial<GameRecord['steps'][number]>): GameRecord => ({
  ...record,
  steps: record.steps.map((each, i) => (i === step - 1 ? { ...each, ...change } : each)),
})

describe('the text of a record', () => {
  test('[K1] is a header, a blank line, a line for each choice and an end', () => {
    expect(
      formatRecord({
        ...record,
        steps: [
          { seat: 1, notation: 'dive' },
          { ...record.steps[0], hash: 'ab'.repeat(8) },
        ],
      }),
    ).toBe(
      [
        'hearthkeep record 2',
        'game pearls',
        'rules 1',
        'content none',
        'seats 2',
        'seed 7',
        'option depth very deep',
        'fields chest deck dice engine.outcome engine.seats omen pit players.coins players.hand players.mood ' +
          'players.omens.sign players.omens.told round shore shuffles',
        '',
        '1. 2> dive',
        '2. 1> dive #abababababababab',
        'end 2',
        '',
      ].join('\n'),
    )
  })

  test('[K2] reads back as it was written, also with other line ends', () => {
    const line = fc
      .string({ unit: fc.constantFrom(...'abZ #:>.,1é→"[]'), minLength: 1 })
      .filter((s) => s.trim() !== '')
    const word = fc.string({ unit: fc.constantFrom(...'ab-1'), minLength: 1 })
    const hash = fc.option(
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 16 }),
      {
        nil: undefined,
      },
    )
    const records = fc.record({
      game: word,
      rules: word,
      content: word,
      setup: fc.record({
        seats: fc.integer({ min: 1, max: 5 }),
        seed: fc.oneof(fc.integer({ min: 0, max: 0xffffffff }), fc.constant('0123456789abcdef'.repeat(2))),
        options: fc.dictionary(
          word,
          word.map((value) => `${value} x`),
          { noNullPrototype: true },
        ),
      }),
      fields: fc.uniqueArray(word, { minLength: 1 }),
      steps: fc.array(fc.record({ seat: fc.nat(4), notation: line, hash })),
    })
    fc.assert(
      fc.property(records, (one) => {
        const written = formatRecord(one)
        expect(parseRecord(written)).toEqual(one)
        expect(parseRecord(written.replaceAll('\n', '\r\n'))).toEqual(one)
      }),
    )
  })

  test('[K3] cut off anywhere is refused; nothing is half-read', () => {
    for (let length = 0; length < text.length - 1; length++) {
      const cut = text.slice(0, length)
      expect(() => parseRecord(cut), cut.slice(-30)).toThrow(RecordError)
    }
    expect(parseRecord(text.slice(0, -1))).toEqual(record)
    expect(problem(text.slice(0, text.indexOf('end '))).message).toContain('the record ends early')
  })

  const lines = text.split('\n')
  const withLine = (number: number, line: string) => lines.with(number - 1, line).join('\n')
  const bad: [string, string, number, string][] = [
    ['foreign text', '<html>', 1, 'this is not a record'],
    ['nothing', '', 1, 'this is not a record'],
    [
      'an unknown header',
      withLine(4, 'colour red'),
      4,
      'expected game, rules, content, seats, seed, fields, option or carried',
    ],
    ['a bad seed', withLine(6, 'seed x'), 6, 'expected a whole number from 0'],
    ['bad seats', withLine(5, 'seats two'), 5, 'seats: expected a whole number, found "two"'],
    ['a header line gone', withLine(2, 'option game pearls'), 8, 'the header has no "game"'],
    ['a line that is no step', withLine(11, 'what?'), 11, 'expected "2. SEAT> CHOICE", found "what?"'],
    ['a step gone', lines.toSpliced(10, 1).join('\n'), 11, 'expected step 2, found step 3'],
    ['something after the end', `${text}more`, lines.length, 'expected nothing after "end'],
    ['a wrong count at the end', text.replace(/end \d+/, 'end 1'), lines.length - 1, 'expected "end'],
  ]
  test.each(bad)(
    '[K4] with a mistake in it is refused with line and reason: %s',
    (_, wrong, line, message) => {
      const error = problem(wrong)
      expect([error.line, error.name]).toEqual([line, 'RecordError'])
      expect(error.message).toContain(`line ${line}: `)
      expect(error.message).toContain(message)
    },
  )

  test('[K5] of a later version is refused with the advice to update', () => {
    expect(RECORD_VERSION).toBe(2)
    expect(problem(text.replace('record 2', 'record 3')).message).toBe(
      'line 1: this record has format 3, this program reads 1 and 2; update Hearthkeep',
    )
  })

  test('[K11] of the first format is read: choices count, hashes are passed over and that is said', () => {
    const old = text
      .replace('record 2', 'record 1')
      .replace(/^fields .*\n/m, '')
      .replace(/#[0-9a-f]{16}/g, '#' + '5'.repeat(16))
    const read = parseRecord(old)
    expect(read.steps).toEqual(record.steps.map(({ seat, notation }) => ({ seat, notation })))
    const result = verifyRecord(pearls, read)
    expect(result).toMatchObject({ isSame: true, hashed: 0, steps: record.steps.length })
    expect(result.passedOver).toBe('its hashes are of format 1, which broke with every change of the rules')
    const wrong = verifyRecord(pearls, { ...read, steps: read.steps.with(4, { seat: 0, notation: 'fly' }) })
    expect(wrong.difference?.step).toBe(5)
  })

  test('[K12] hashes that cover a field the table no longer has are passed over, and that is said', () => {
    const result = verifyRecord(pearls, { ...record, fields: [...(record.fields ?? []), 'tide'] })
    expect(result).toMatchObject({ isSame: true, hashed: 0 })
    expect(result.passedOver).toBe('its hashes cover what the table no longer has: tide')
  })

  test('[K13] what a chapter before handed over is part of the set-up', () => {
    const carried = { coins: '7', cards: 'Bash, Cleave', deaths: '' }
    const written = formatRecord({ ...record, setup: { ...setup, carried } })
    expect(written).toContain('\ncarried coins 7\ncarried cards Bash, Cleave\ncarried deaths\n')
    expect(parseRecord(written).setup.carried).toEqual(carried)
  })
})

describe('playing a record again', () => {
  test('[K6] comes to the same table, step by step', () => {
    const seen: number[] = []
    const result = verifyRecord(pearls, parseRecord(text), (table, step) => {
      expect(table.isOver && step < record.steps.length).toBe(false)
      seen.push(step)
    })
    expect(result).toMatchObject({
      isSame: true,
      steps: record.steps.length,
      hash: record.steps.at(-1)?.hash,
    })
    expect(result.difference).toBeUndefined()
    expect([seen.length, seen[0]]).toEqual([record.steps.length, 1])
    expect([result.outcome, hashFields(pearls.layout, result.table.cells)]).toEqual([
      OUTCOMES[result.table.outcome],
      result.hash,
    ])
  })

  test('[K6] for any game', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 3 }), fc.array(fc.nat(40)), (seed, seats, play) => {
        const one = played(pearls, { seats, seed, options: { depth: 'shallow' } }, play)
        expect(verifyRecord(pearls, parseRecord(formatRecord(one))).isSame).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('[K7] names the first step that is not possible, and why', () => {
    const result = verifyRecord(pearls, edited(3, { notation: 'fly' }))
    expect([result.isSame, result.difference?.step, result.steps]).toEqual([false, 3, 3])
    expect(result.difference?.message).toMatch(/^"fly" is not possible: what is asked now is: .+ \[Y\d\]$/)
    const other = verifyRecord(pearls, edited(1, { seat: 1 }))
    expect(other.difference).toEqual({
      step: 1,
      message: '"dive" is not possible: it is not for player 2 to choose now [Y0]',
    })
  })

  test('[K8] names the first step after which the table differs', () => {
    const result = verifyRecord(pearls, edited(5, { hash: '0'.repeat(16) }))
    const { hash } = record.steps[4]
    expect(result.hashed).toBe(4)
    expect(result.difference).toEqual({
      step: 5,
      message: `the table differs: expected hash 0000000000000000, found ${hash}`,
    })
    const seeded = verifyRecord(pearls, { ...record, setup: { ...setup, seed: 8 } })
    expect(seeded.difference?.step).toBe(1)
    const bare = { ...record, steps: record.steps.map(({ seat, notation }) => ({ seat, notation })) }
    expect(verifyRecord(pearls, bare)).toMatchObject({ isSame: true, hashed: 0, steps: record.steps.length })
  })

  test('[K9] says if it was played with other rules or content', () => {
    const older = { ...edited(2, { notation: 'fly' }), rules: '0.9', content: 'abc' }
    expect(verifyRecord(pearls, older).difference?.message).toContain(
      '(played with rules 0.9, now 1; content abc, now none)',
    )
    expect(verifyRecord(pearls, { ...record, rules: '0.9' }).isSame).toBe(true)
  })

  const unplayable: [string, Partial<GameRecord>][] = [
    ['another game', { game: 'chess' }],
    ['too many seats', { setup: { ...setup, seats: 9 } }],
    ['an option that is gone', { setup: { ...setup, options: { tide: 'high' } } }],
  ]
  test.each(unplayable)('[K10] a record that cannot be begun differs at step 0: %s', (_, change) => {
    const result = verifyRecord(pearls, { ...record, ...change })
    expect([result.isSame, result.difference?.step]).toEqual([false, 0])
  })

  test('[K10] rules that fail on it are a difference at that step', () => {
    const { procedure, pick, rules, gameWith } = workshop()
    const game = gameWith(procedure('main', [], [pick, pick, pick]))
    const old = played(game, { seats: 1, seed: 1, options: {} }, [0, 0, 0])
    const broken = rules.procedure(
      'broken',
      [],
      [
        pick,
        () => {
          throw new Error('a bug in the new rules')
        },
      ],
    )
    const newer: Game = { ...game, version: '2', main: broken }
    const result = verifyRecord(newer, old)
    expect([result.isSame, result.difference?.step]).toEqual([false, 1])
    expect(result.difference?.message).toContain('a bug in the new rules')
  })
})
