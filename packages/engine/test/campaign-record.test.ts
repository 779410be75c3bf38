import { describe, expect, test } from 'vitest'
import { beforeFirst, formatCampaign, OUTCOMES, parseCampaign, verifyCampaign } from '../src/index.ts'
import type { CampaignRecord, ChapterRecord, Setup } from '../src/index.ts'
import { expedition } from './expedition.ts'
import { fc } from './support.ts'
import { playCampaign, playChapter, text, whole, withChapter, withSetup } from './whole-campaign.ts'

const game = expedition

describe('a chain', () => {
  test('[H13] verifies, chapter by chapter, and says where the campaign stands', () => {
    const result = verifyCampaign(game, parseCampaign(text))
    expect(result).toMatchObject({ isSame: true, warnings: [], standing: { kind: 'over', outcome: 'won' } })
    expect(result.chapters.map(({ title, outcome, steps }) => `${title} ${outcome} ${steps > 0}`)).toEqual([
      'The Camp lost true',
      'The Camp won true',
      'The River won true',
      'The Summit won true',
    ])
    expect(result.chapters[1].standing).toMatchObject({ kind: 'chapters', chapters: ['hills', 'river'] })
    expect(verifyCampaign(game, { game: game.id, chapters: [] }).standing).toEqual(beforeFirst(game))
  })

  test('[H13] its last chapter may still be played', () => {
    const half = playCampaign([['climb'], [0, 0]], { isWhole: false })
    expect(half.chapters.map(({ outcome }) => outcome)).toEqual(['won', 'playing'])
    const result = verifyCampaign(game, half)
    expect(result).toMatchObject({ isSame: true, standing: { chapters: ['hills', 'river'] } })
    const more = { ...half, chapters: [...half.chapters, half.chapters[1]] }
    expect(verifyCampaign(game, more).difference).toEqual({
      chapter: 2,
      step: 0,
      message: 'it is not over, and another chapter follows',
    })
  })

  const { chapters } = whole
  const carry = (name: string, value: string) => (setup: Setup) => ({
    carried: { ...setup.carried, [name]: value },
  })
  const without = (name: string) => (setup: Setup) => ({
    carried: Object.fromEntries(Object.entries(setup.carried ?? {}).filter(([one]) => one !== name)),
  })
  const forged: [string, CampaignRecord, number, string][] = [
    ['a forged number', withSetup(3, carry('coins', '9')), 3, 'carried coins: what was handed over is "'],
    [
      'a forged beginning',
      withSetup(1, carry('coins', '9')),
      1,
      'carried coins: a campaign begins with "3"; found "9"',
    ],
    ['a forged thing', withSetup(4, carry('relics', 'Lamp, Old Map, Bell, Rope')), 4, 'carried relics'],
    ['a value left out', withSetup(3, without('relics')), 3, 'carried relics'],
    ['a name that is none', withSetup(2, carry('luck', '9')), 2, 'carried luck'],
    [
      'another option',
      withSetup(3, () => ({ options: { pace: 'slow', depth: 'flat' } })),
      3,
      'option pace=slow',
    ],
    [
      'an option left out',
      withSetup(3, () => ({ options: { depth: 'flat' } })),
      3,
      'option pace=slow: the chapter is played with pace=fast',
    ],
    [
      'another chapter',
      withSetup(3, carry('chapter', 'summit')),
      3,
      'chapter: expected "hills" or "river"; found "summit"',
    ],
    ['no campaign', withSetup(2, () => ({ carried: undefined })), 2, 'part of no campaign'],
    ['another game', { ...whole, game: 'pearls' }, 0, 'this is a campaign of pearls, not of expedition'],
    [
      'a record of another game',
      withChapter(2, (one) => ({ ...one, record: { ...one.record, game: 'pearls' } })),
      2,
      'this is a record of pearls',
    ],
    [
      'another outcome',
      withChapter(1, (one) => ({ ...one, outcome: 'won' })),
      1,
      'it is said to be won; it is lost',
    ],
    [
      'another name',
      withChapter(3, (one) => ({ ...one, chapter: 'hills' })),
      3,
      'it is called "hills"; it is "river"',
    ],
    [
      'a missing attempt',
      { ...whole, chapters: chapters.slice(1) },
      1,
      'it follows a chapter that is missing',
    ],
    [
      'a missing chapter',
      { ...whole, chapters: chapters.toSpliced(2, 1) },
      3,
      'expected "hills" or "river"; found "summit"',
    ],
    [
      'two swapped',
      { ...whole, chapters: [chapters[1], chapters[0], ...chapters.slice(2)] },
      1,
      'it follows a chapter that is missing',
    ],
    ['one twice', { ...whole, chapters: [chapters[0], ...chapters] }, 2, 'carried after: it does not follow'],
    [
      'one after the end',
      { ...whole, chapters: [...chapters, chapters[3]] },
      5,
      'the campaign is over: it was won',
    ],
    [
      'an unstated hash',
      withChapter(2, (one) => ({
        ...one,
        record: { ...one.record, steps: one.record.steps.map(({ seat, notation }) => ({ seat, notation })) },
      })),
      2,
      'it states no hash',
    ],
  ]
  test.each(forged)(
    '[H14] that was changed is named by chapter and reason: %s',
    (_, changed, chapter, message) => {
      const { isSame, difference } = verifyCampaign(game, changed)
      expect(isSame).toBe(false)
      expect(difference?.chapter).toBe(chapter)
      expect(difference?.message).toContain(message)
    },
  )

  test('[H14] another game that hands over the same does not take the place of a chapter', () => {
    // The lost attempt at the camp, played with another seed and without its bets: the next begins the same.
    const { record } = chapters[0]
    const other = playChapter({ ...record.setup, seed: 99 }, ['fall']).one
    expect(other.outcome).toBe('lost')
    const { difference } = verifyCampaign(game, { ...whole, chapters: [other, ...chapters.slice(1)] })
    expect(difference?.chapter).toBe(2)
    expect(difference?.message).toContain('carried after')
  })

  test('[H14] any one edit in any campaign is caught', () => {
    const kinds = [
      'carried',
      'option',
      'seats',
      'choice',
      'drop-step',
      'outcome',
      'seed',
      'drop',
      'swap',
    ] as const
    const campaigns = fc.array(fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }), {
      minLength: 2,
      maxLength: 6,
    })
    let caught = 0
    fc.assert(
      fc.property(campaigns, fc.constantFrom(...kinds), fc.nat(), fc.nat(), (picks, kind, a, b) => {
        const campaign = playCampaign(picks)
        expect(verifyCampaign(game, campaign).isSame).toBe(true)
        const changed = edit(campaign, kind, a, b)
        if (changed === undefined) return
        caught++
        expect(verifyCampaign(game, changed).isSame, `${kind}\n${formatCampaign(changed)}`).toBe(false)
        expect(verifyCampaign(game, parseCampaign(formatCampaign(changed))).isSame).toBe(false)
      }),
      { numRuns: 300 },
    )
    expect(caught).toBeGreaterThan(150)
  })
})

/** A campaign with one thing changed; undefined where that would change nothing, or is for whoever plays to settle. */
function edit(campaign: CampaignRecord, kind: string, a: number, b: number): CampaignRecord | undefined {
  const all = campaign.chapters
  const at = a % all.length
  const one = all[at]
  const { record } = one
  const { setup, steps } = record
  const put = (change: Partial<ChapterRecord>) => ({
    ...campaign,
    chapters: all.with(at, { ...one, ...change }),
  })
  const putSetup = (change: Partial<Setup>) => put({ record: { ...record, setup: { ...setup, ...change } } })
  const isLast = at === all.length - 1
  switch (kind) {
    case 'carried': {
      const names = Object.keys(setup.carried ?? {})
      const name = names[b % names.length]
      const values: Record<string, string[]> = {
        chapter: ['camp', 'hills', 'river', 'summit'],
        after: ['0123456789abcdef'],
        coins: Array.from({ length: 10 }, (_, i) => `${i}`),
        relics: ['', 'Lamp', 'Lamp, Rope', 'Bell'],
        titles: ['', 'Finder', 'Loser', 'Finder, Loser'],
        mood: ['calm', 'grim'],
      }
      const others = values[name].filter((value) => value !== setup.carried?.[name])
      return putSetup({ carried: { ...setup.carried, [name]: others[b % others.length] } })
    }
    case 'option':
      // The first chapter of a campaign of one may be played with any options.
      return at === 0 && isLast ? undefined : putSetup({ options: { ...setup.options, pace: 'slow' } })
    case 'seats':
      return isLast ? undefined : putSetup({ seats: 3 }) // the next chapter follows another one
    case 'seed':
      return isLast ? undefined : putSetup({ seed: 77 })
    case 'choice': {
      const step = b % steps.length
      const others = ['bet', 'despair', 'climb', 'fall', 'take Lamp', 'take Bell'].filter(
        (n) => n !== steps[step].notation,
      )
      return put({
        record: {
          ...record,
          steps: steps.with(step, { ...steps[step], notation: others[b % others.length] }),
        },
      })
    }
    case 'drop-step':
      return put({ record: { ...record, steps: steps.toSpliced(b % steps.length, 1) } })
    case 'outcome':
      return put({ outcome: OUTCOMES[(OUTCOMES.indexOf(one.outcome) + 1 + (b % 3)) % 4] })
    case 'drop':
      return isLast ? undefined : { ...campaign, chapters: all.toSpliced(at, 1) }
    default:
      return isLast ? undefined : { ...campaign, chapters: all.with(at, all[at + 1]).with(at + 1, one) }
  }
}
