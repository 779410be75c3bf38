import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  afterChapter,
  beforeFirst,
  carriedIn,
  carriedInWords,
  carriedNumber,
  carriedThings,
  carriedWord,
  carriedWords,
  chapterSetup,
  completeSetup,
  contentOf,
  defineCampaign,
  recordOf,
  SetupError,
  start,
} from '../src/index.ts'
import type { CarriedOf, PartialSetup } from '../src/index.ts'
import { campaign, expedition, RELICS } from './expedition.ts'
import type { Expedition } from './expedition.ts'
import { pearls } from './pearls.ts'
import { fc, gameOf } from './support.ts'

const FIRST = { chapter: 'camp', coins: '3', relics: '', titles: '', mood: 'calm' }

describe('what is handed over', () => {
  test('[H1] is declared by name and type: numbers, things of a kind, words, one word', () => {
    expectTypeOf<CarriedOf<typeof campaign.carries>>().toEqualTypeOf<{
      readonly coins: number
      readonly relics: readonly number[]
      readonly titles: readonly ('Finder' | 'Loser')[]
      readonly mood: 'calm' | 'grim'
    }>()
    const setup = completeSetup(expedition, { seed: 1, carried: { relics: 'Lamp, Bell', titles: 'Loser' } })
    expect(carriedIn(campaign, setup)).toEqual({
      chapter: 'camp',
      coins: 3,
      relics: [0, 2],
      titles: ['Loser'],
      mood: 'calm',
    })
    expect(carriedIn(campaign, {})).toBeUndefined()
    // @ts-expect-error what is handed over must be what was declared
    const wrong = defineCampaign<Expedition>()({ ...campaign, handOver: () => ({ coins: 'three' }) })
    expect(wrong.about).toBe(campaign.about)
  })

  test('[H2] every value has one spelling and comes back from it', () => {
    const heap = carriedThings('Heap', RELICS, { repeats: true })
    fc.assert(
      fc.property(fc.array(fc.nat(3)), fc.integer({ min: -5, max: 99 }), (things, number) => {
        const text = heap.format(things)
        expect(heap.parse(text)).toEqual([...things].sort((a, b) => a - b))
        expect(heap.format(heap.parse(text) ?? [])).toBe(text)
        const coins = carriedNumber('Coins', { min: -5, max: 99 })
        expect(coins.parse(coins.format(number))).toBe(number)
      }),
    )
    for (const other of ['Bell, Lamp', 'Lamp,Bell', 'Lamp, Lamp', 'lamp', ' Lamp', 'Lamp, ', ','])
      expect(campaign.carries.relics.parse(other), other).toBeUndefined()
    for (const other of ['03', '+3', '3.0', '', '-0', '10', '1e0'])
      expect(campaign.carries.coins.parse(other), other).toBeUndefined()
  })

  const words = ['Lamp', 'Lamp']
  const undeclarable: [string, () => unknown, string][] = [
    ['a beginning out of range', () => carriedNumber('Coins', { max: 3, first: 4 }), 'begins with 4'],
    ['two of a name', () => carriedThings('Relics', words), 'two things have the name "Lamp"'],
    ['a comma in a name', () => carriedWords('Titles', ['a, b']), 'has a comma'],
    ['an unknown beginning', () => carriedWord('Mood', ['calm'], 'grim' as 'calm'), 'not in its list'],
    [
      'too many to begin with',
      () => carriedThings('Relics', RELICS, { most: 1, first: [0, 1] }),
      'at most 1',
    ],
    [
      'a reserved name',
      () => defineCampaign()({ ...campaign, carries: { after: campaign.carries.coins } } as never),
      '"after" cannot be',
    ],
    ['no chapter', () => defineCampaign()({ ...campaign, first: [] } as never), 'a chapter to begin with'],
  ]
  test.each(undeclarable)('[H3] a declaration that cannot be kept is refused: %s', (_, make, message) => {
    expect(make).toThrow(message)
  })

  test('[H3] a chapter that settles an option which there is not is refused with the game', () => {
    const make = () =>
      gameOf(
        {
          ...emptyRules,
          newTable: expedition.newTable,
          newWatchedTable: expedition.newWatchedTable,
        } as never,
        null,
        expedition.main,
        {
          text: expedition.text,
          campaign,
        },
      )
    expect(make).toThrow('chapter summit: there is no option depth=deep')
  })
})

const emptyRules = {
  layout: expedition.layout,
  things: expedition.things,
  choices: Object.fromEntries(expedition.choices.map((kind) => [kind.name, kind])),
  events: {},
  reasons: {},
  asks: expedition.asks,
  procedures: [],
}

describe('the set-up of a chapter', () => {
  test('[H4] is completed with what a campaign begins with, in one order', () => {
    const { carried, options } = completeSetup(expedition, { seed: 1, carried: {} })
    expect(carried).toEqual(FIRST)
    expect(Object.keys(carried ?? {})).toEqual(Object.keys(FIRST))
    expect(options).toEqual({ depth: 'flat', pace: 'slow' })
    expect(completeSetup(expedition, { seed: 1 })).not.toHaveProperty('carried')
    const summit = completeSetup(expedition, { seed: 1, carried: { chapter: 'summit' } })
    expect(summit.options).toEqual({ depth: 'deep', pace: 'slow' })
    expect((start(expedition, { seed: 1, carried: { coins: '7' } }) as Expedition).coins).toBe(7)
    expect((start(expedition, { seed: 1 }) as Expedition).coins).toBe(0)
  })

  const bad: [string, PartialSetup['carried'], string][] = [
    [
      'an unknown name',
      { coin: '3' },
      'carried coin: Expedition hands over only chapter, after, coins, relics, titles, mood; did you mean "coins"?',
    ],
    ['an inherited name', { toString: '3' }, 'carried toString: Expedition hands over only'],
    [
      'an unknown chapter',
      { chapter: 'hill' },
      'carried chapter: expected one of camp, hills, river, summit; found "hill"; did you mean "hills"?',
    ],
    [
      'a number out of range',
      { coins: '10' },
      'carried coins: expected a whole number from 0 to 9; found "10"',
    ],
    ['no number', { coins: '' }, 'carried coins: expected a whole number from 0 to 9; found nothing'],
    [
      'an unknown thing',
      { relics: 'Lamp, Bel' },
      'carried relics: expected each once, in this order, at most 4 of Lamp, Old Map, Bell, Rope; found "Lamp, Bel"; did you mean "Bell"?',
    ],
    ['another order', { relics: 'Bell, Lamp' }, 'carried relics: expected each once, in this order'],
    [
      'an unknown word',
      { mood: 'gri' },
      'carried mood: expected one of calm, grim; found "gri"; did you mean "grim"?',
    ],
    ['a link that is none', { after: 'camp' }, 'carried after: expected 16 hexadecimal digits; found "camp"'],
  ]
  test.each(bad)(
    '[H5] that holds what it cannot is refused with the field, what was expected and found: %s',
    (_, carried, message) => {
      expect(() => start(expedition, { seed: 1, carried })).toThrow(SetupError)
      expect(() => start(expedition, { seed: 1, carried })).toThrow(message)
    },
  )

  test('[H5] other options than the chapter’s are refused, and so is a chapter of a game without campaign', () => {
    const summit = { seed: 1, carried: { chapter: 'summit' }, options: { depth: 'flat' } }
    expect(() => start(expedition, summit)).toThrow('option depth=flat: "The Summit" is played with deep')
    expect(() => start(pearls, { seed: 1, carried: {} })).toThrow('carried: Pearls has no campaign')
  })

  test('[H6] says which content it needs, if that is more than the game without campaign has', () => {
    expect([contentOf(expedition, {}), contentOf(expedition, { carried: FIRST })]).toEqual(['none', 'more'])
    expect(recordOf(expedition, { seats: 1, seed: 1, options: {}, carried: FIRST }, []).content).toBe('more')
    expect(recordOf(expedition, { seats: 1, seed: 1, options: {} }, []).content).toBe('none')
  })
})

/** A finished table of a chapter with its record, as far as where the campaign stands needs it. */
function finished(partial: Omit<PartialSetup, 'seed'>, change: (t: Expedition) => void, outcome = 1) {
  const setup = completeSetup(expedition, { seed: 1, ...partial })
  const t = start(expedition, setup) as Expedition
  change(t)
  t.take(t.choices.count - (outcome === 1 ? 2 : 1))
  return afterChapter(expedition, recordOf(expedition, setup, []), t)
}

describe('where a campaign stands', () => {
  test('[H7] before the first chapter: what it begins with, and with which chapters', () => {
    const { chapter: _, ...carried } = FIRST
    expect(beforeFirst(expedition)).toEqual({
      kind: 'chapters',
      chapters: ['camp'],
      carried,
      isAgain: false,
      last: undefined,
    })
    expect(() => beforeFirst(pearls)).toThrow('Pearls has no campaign')
  })

  test('[H8] after a chapter: what its table hands over, and the chapters of which one follows', () => {
    const standing = finished({ carried: {} }, (t) => {
      t.coins = 8
      t.relics.push(2)
      t.relics.push(1)
    })
    expect(standing).toMatchObject({
      chapters: ['hills', 'river'],
      isAgain: false,
      carried: {
        coins: '8',
        relics: 'Old Map, Bell',
        titles: '',
        mood: 'calm',
      },
    })
    expect(standing.kind === 'chapters' && standing.carried.after).toMatch(/^[0-9a-f]{16}$/)
    expect(carriedInWords(campaign, { ...FIRST, relics: 'Rope' })[1]).toEqual({
      name: 'relics',
      label: 'Relics',
      value: 'Rope',
    })
  })

  test('[H8] a hand-over that is not as declared is a mistake in the rules, and named', () => {
    expect(() => finished({ carried: {} }, (t) => void (t.coins = 10))).toThrow(
      'expedition: handOver: coins is "10"; expected a whole number from 0 to 9',
    )
  })

  test('[H9] a chapter that is tried again begins as it did; a campaign that is over is won or lost', () => {
    const again = finished({ carried: { coins: '5' } }, (t) => void (t.coins = 8), 2)
    expect(again).toMatchObject({ chapters: ['camp'], isAgain: true, carried: { coins: '5', titles: '' } })
    const summit = { carried: { chapter: 'summit' } }
    expect(finished(summit, () => undefined)).toEqual({ kind: 'over', outcome: 'won' })
    expect(finished(summit, () => undefined, 2)).toEqual({ kind: 'over', outcome: 'lost' })
  })

  test('[H9] only a finished chapter of a campaign leads on', () => {
    const setup = completeSetup(expedition, { seed: 1, carried: {} })
    const plain = completeSetup(expedition, { seed: 1 })
    expect(() => afterChapter(expedition, recordOf(expedition, setup, []), start(expedition, setup))).toThrow(
      'is not over',
    )
    expect(() => afterChapter(expedition, recordOf(expedition, plain, []), start(expedition, plain))).toThrow(
      'no campaign',
    )
  })

  test('[H10] whoever begins a chapter settles the seed, which of the chapters, and what may change; the rest is kept', () => {
    const standing = finished({ seats: 2, options: { pace: 'fast' }, carried: {} }, () => undefined)
    const next = chapterSetup(expedition, standing, { seed: 9, chapter: 'river', seats: 3 })
    expect(next).toMatchObject({
      seed: 9,
      seats: 3,
      options: { pace: 'fast', depth: 'flat' },
      carried: { chapter: 'river' },
    })
    expect(chapterSetup(expedition, standing, { seed: 9, chapter: 'river' }).seats).toBe(2)
    const wrong: [object, string][] = [
      [{}, 'chapter: expected "hills" or "river"; found ""'],
      [{ chapter: 'summit' }, 'chapter: expected "hills" or "river"; found "summit"'],
      [
        { chapter: 'river', options: { pace: 'slow' } },
        'option pace=slow: the chapter "river" is played with pace=fast',
      ],
    ]
    for (const [start, message] of wrong)
      expect(() => chapterSetup(expedition, standing, { seed: 9, ...start })).toThrow(message)
    const fixed = { ...expedition, campaign: { ...campaign, mayChange: {} } }
    expect(() => chapterSetup(fixed, standing, { seed: 9, chapter: 'river', seats: 3 })).toThrow(
      'played with 2',
    )
    const over = { kind: 'over', outcome: 'won' } as const
    expect(() => chapterSetup(expedition, over, { seed: 1 })).toThrow('the campaign is over: it was won')
  })
})
