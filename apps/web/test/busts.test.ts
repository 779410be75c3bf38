/** The busts: everybody of the content has one, made of known things, which changes as they are hurt. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { HURTS, hurtAt } from '../src/busts/bust-data.ts'
import { TONES } from '../src/busts/tones.ts'
import { bustsOf } from '../vite-busts.ts'

/** For each game in whose files its figures are, and how much its busts may weigh, packed, in bytes. */
const GAMES = [
  ['small-time-heroes', ['bosses', 'heroes'], 8_000],
  ['greyport', ['bosses', 'characters'], 13_000],
  ['keep-the-heroes-out', ['clans'], 6_500],
] as const

interface Entry {
  readonly id: string
}

function idsOf(game: string, file: string): string[] {
  const path = join(import.meta.dirname, '../../../games', game, 'content', `${file}.json`)
  return (JSON.parse(readFileSync(path, 'utf8')) as Entry[]).map(({ id }) => id)
}

describe.each(GAMES)('%s', (game, files, most) => {
  const book = bustsOf(game)
  const all = Object.entries(book.busts)

  test('everybody has a bust, and nobody else', () => {
    const ids = files.flatMap((file) => idsOf(game, file))
    expect(Object.keys(book.busts).sort()).toEqual(ids.sort())
  })

  test('they are no heavier than they may be', () => {
    expect(gzipSync(JSON.stringify(book), { level: 9 }).length).toBeLessThan(most)
  })

  test.each(all)('%s is made of three to ten layers of known tones', (_, { parts }) => {
    const shapes = parts.filter((part) => 'shape' in part)
    for (const hurt of HURTS) {
      const shown = shapes.filter(({ when }) => when?.includes(hurt) ?? true)
      expect(shown.length).toBeGreaterThanOrEqual(3)
      expect(shown.length).toBeLessThanOrEqual(10)
    }
    expect(shapes.filter(({ tone }) => !(tone in TONES))).toEqual([])
  })

  test.each(all)('%s looks different at two thirds and at one third', (_, { parts }) => {
    const [whole, hurt, dire] = HURTS.map((state) =>
      JSON.stringify(parts.filter(({ when }) => when?.includes(state) ?? true)),
    )
    expect(new Set([whole, hurt, dire]).size).toBe(3)
  })

  test.each(all)('%s has eyes, whatever happens', (_, { parts }) => {
    const eyes = parts.filter((part) => 'eyes' in part)
    for (const hurt of HURTS) expect(eyes.some(({ when }) => when?.includes(hurt) ?? true)).toBe(true)
  })
})

test('it is hurt at two thirds, and badly at one third', () => {
  expect([30, 21, 20, 11, 10, 0].map((health) => hurtAt(health, 30))).toEqual([0, 0, 1, 1, 2, 2])
})
