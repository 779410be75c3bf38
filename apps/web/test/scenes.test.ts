/** The scenes behind the tables: as light as promised, the same from the same seed, and with a part to play. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DRAWINGS, HOUSE } from '../src/scenes/drawing/scenes.ts'
import { HEIGHT, WIDTH } from '../src/scenes/drawing/size.ts'

/** In bytes, packed. */
const MOST = 12_000

const scenes = Object.entries(DRAWINGS)

test('games without a scene are played in the house', () => {
  expect(Object.keys(DRAWINGS)).toContain(HOUSE)
  expect(scenes).toHaveLength(5)
})

test.each(scenes)('%s weighs at most 12 kB, without filters and bitmaps', (_, draw) => {
  const drawn = JSON.stringify(draw())
  expect(gzipSync(drawn, { level: 9 }).length).toBeLessThan(MOST)
  expect(drawn).not.toMatch(/<filter|<image|data:|NaN|undefined/)
})

test.each(scenes)('%s is the same every time', (_, draw) => {
  expect(draw()).toEqual(draw())
})

test.each(scenes)('%s takes part: something in it changes as things get worse', (_, draw) => {
  const roles = new Set(draw().map(({ role }) => role))
  expect(roles).toContain('still')
  expect(roles).toContain('light')
  expect(roles.size).toBeGreaterThan(2)
})

test.each(scenes)('%s keeps its layers in the picture, and their names apart', (_, draw) => {
  const layers = draw()
  for (const { box } of layers) {
    const [x, y, width, height] = box
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(WIDTH)
    expect(y + height).toBeLessThanOrEqual(HEIGHT)
  }
  const ids = layers.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
