/** The shadows feed, and the window in which watchers may prevent it: rules by number. */
import { describe, expect, test } from 'vitest'
import { read, watch } from './watch.ts'

/** The Mill has two oil, and a Hollow Hound is about to eat them. */
const DANGER = { 'lanterns.Mill': { oil: 2, shadows: ['Hollow Hound 1'] } }
const feed = (at: ReturnType<typeof watch>) => at.do('end turn', 1).do('end turn', 2)

describe('the shadows feed', () => {
  test('[F1] they eat their hunger together, along the wall; at a dark lantern nothing', () => {
    const table = {
      lanterns: [
        { oil: 0, shadows: ['Gloom 1'] },
        { oil: 6 },
        { oil: 6, shadows: ['Moth Swarm 1', 'Hollow Hound 1'] },
        { oil: 6 },
      ],
    }
    const at = feed(watch({ at: ['Bell', 'Bell'], table }))
    expect(at.events()).toContain('The Bell loses 4 oil and has 2.')
    expect(read(at, 'lanterns.Gate.oil', 'lanterns.Bell.oil')).toEqual([0, 2])
  })

  test('[F2] before a lantern goes out anybody may throw a ward; then less is eaten', () => {
    const table = {
      ...DANGER,
      'watchers[0].hand': ['Torch 1'],
      'watchers[1].hand': ['Spyglass 1', 'Torch 2'],
    }
    const at = feed(watch({ at: ['Bell', 'Bell'], table }))
    expect(at.read('question')).toBe('throw-ward')
    expect(at.refusal('throw Torch 2', 2)).toEqual({ rule: 'F2', text: 'Torch 2 has no ward' })
    at.do('throw Spyglass 1', 2)
    expect(at.events().slice(0, 2)).toEqual([
      'Watcher 2 throws Spyglass 1 into the flame: 1 less is eaten.',
      'The Mill loses 1 oil and has 1.',
    ])
  })

  test('[F2] it goes on until everybody has held back: one ward may not be enough', () => {
    const table = {
      'lanterns.Mill': { oil: 2, shadows: ['Nightmare'] },
      'watchers[0].hand': ['Storm Shutter 1'],
      'watchers[1].hand': ['Spyglass 1', 'Tinderbox 1'],
    }
    const at = feed(watch({ at: ['Bell', 'Bell'], table }))
    at.do('throw Spyglass 1', 2).do('hold back', 2)
    expect([at.offers(1), at.offers(2)]).toEqual([['throw Storm Shutter 1', 'hold back'], []])
    at.do('hold back', 1)
    expect(at.events()).toContain('The Mill goes dark.')
    expect(at.read('watchers[1].hand')).toContain('Tinderbox 1')
  })

  test('[F2] who has a card is asked, also without a ward; who has none is not', () => {
    const table = { ...DANGER, 'watchers[0].hand': ['Torch 1'], 'watchers[1].hand': [] }
    const at = feed(watch({ at: ['Bell', 'Bell'], table }))
    expect([at.offers(1), at.offers(2)]).toEqual([['hold back'], []])
  })

  test('[F2] nobody is asked while the lantern is in no danger', () => {
    const at = feed(
      watch({
        at: ['Bell', 'Bell'],
        table: { hour: 5, 'lanterns.Mill': { oil: 3, shadows: ['Hollow Hound 1'] } },
      }),
    )
    expect(read(at, 'outcome', 'lanterns.Mill.oil')).toEqual(['won', 1])
  })

  test('[F3] then each does what it does when it feeds, in the order in which they came', () => {
    const table = { 'lanterns.Mill.shadows': ['Tallow Leech 2', 'Tallow Leech 1'], 'watchers[0].lantern': 1 }
    const at = feed(watch({ at: ['Mill', 'Bell'], table }))
    const fed = at.events().filter((text) => text.includes('worst'))
    expect(fed).toEqual(['Tallow Leech 2 does its worst.', 'Tallow Leech 1 does its worst.'])
    expect(at.events().filter((text) => text.startsWith('The Mill loses'))).toEqual([
      'The Mill loses 2 oil and has 4.',
      'The Mill loses 1 oil and has 3.',
      'The Mill loses 1 oil and has 2.',
    ])
  })

  test('[F4] shadows at a dark lantern go on to the next that burns; after the last comes the first', () => {
    const table = { 'lanterns.River': { oil: 0, shadows: ['Gloom 1', 'Gloom 2'] } }
    const at = feed(watch({ at: ['Bell', 'Bell'], table }))
    expect(at.events()).toContain('Gloom 2 goes on to the Gate.')
    expect(at.read('lanterns.River.shadows')).not.toContain('Gloom 1')
    expect(at.read('lanterns.Gate.shadows')).toEqual(expect.arrayContaining(['Gloom 1', 'Gloom 2']))
  })
})
