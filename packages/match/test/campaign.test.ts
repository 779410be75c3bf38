import { readFileSync } from 'node:fs'
import { RecordError, SetupError } from '@hearthkeep/engine'
import { CampaignMismatch, CampaignPlay, Match } from '@hearthkeep/match'
import { thrownBy } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { stones } from './stones.ts'
import { play } from './support.ts'

/** The campaign with its next chapter played so. */
function played(campaign: CampaignPlay, seed: number, ...choices: string[]): CampaignPlay {
  const match = campaign.start({ seed })
  play(match, ...choices.map((notation): [number, string] => [0, notation]))
  return campaign.finish(match)
}
const lost = played(CampaignPlay.begin(stones), 1, 'pick', 'lose')
const half = played(lost, 2, 'pick', 'pick', 'win')
const whole = played(half, 3, 'pick', 'win')

/** What a campaign that cannot be opened says. */
function mismatch(open: () => unknown): CampaignMismatch {
  const thrown = thrownBy(CampaignMismatch, open)
  if (thrown === undefined) throw new Error('it fits')
  return thrown
}

describe('a campaign in play', () => {
  test('[C1] says what is over, what was carried, and what may be played now', () => {
    const begun = CampaignPlay.begin(stones)
    expect([begun.count, begun.isOver, begun.attempts]).toEqual([0, false, 0])
    expect(begun.toCome).toEqual([{ chapter: 'beach', title: 'The Beach' }])
    expect(begun.carried).toEqual([{ name: 'stones', label: 'Stones', value: '0' }])
    expect([lost.toCome[0].title, lost.attempts, lost.carried[0].value]).toEqual(['The Beach', 1, '0'])
    expect([half.toCome[0].title, half.attempts, half.carried[0].value]).toEqual(['The Hill', 0, '2'])
    expect(half.chapters.map(({ number, title, outcome, steps }) => [number, title, outcome, steps])).toEqual(
      [
        [1, 'The Beach', 'lost', 2],
        [2, 'The Beach', 'won', 3],
      ],
    )
    expect([whole.isOver, whole.toCome, whole.standing]).toEqual([true, [], { kind: 'over', outcome: 'won' }])
    expect(whole.chapters[2].took).toEqual([{ name: 'stones', label: 'Stones', value: '2' }])
    expect(whole.warnings).toEqual([])
    expect(() => CampaignPlay.begin(lanterns)).toThrow('Lanterns has no campaign')
  })

  test('[C1] starts the next chapter with what follows and the seed it is given', () => {
    const match = half.start({ seed: 7 }, { undo: 'practice' })
    expect(match.setup).toMatchObject({ seed: 7, carried: { chapter: 'hill', stones: '2' } })
    expect(match.options.undo).toBe('practice')
    expect(half.whyNotNext(match.setup)).toBeUndefined()
    expect(lost.whyNotNext(match.setup)).toBe('chapter: expected "beach"; found "hill"')
    expect(whole.whyNotNext(match.setup)).toBe('the campaign is over')
    expect(() => whole.start({ seed: 1 })).toThrow(SetupError)
  })

  test('[C2] takes only a chapter that is over and follows', () => {
    const match = half.start({ seed: 7 })
    expect(mismatch(() => half.finish(match))).toMatchObject({
      chapter: 3,
      step: 0,
      reason: 'it is not over',
    })
    const other = lost.start({ seed: 7 })
    play(other, [0, 'win'])
    expect(mismatch(() => half.finish(other)).message).toBe(
      'chapter 3: chapter: expected "hill"; found "beach"',
    )
    const alone = Match.start(stones, { seed: 1 })
    play(alone, [0, 'win'])
    expect(() => half.finish(alone)).toThrow('part of no campaign')
    expect(half.count).toBe(2)
  })

  test('[C3] goes back to an earlier chapter as a campaign of its own', () => {
    const branch = half.branch(1)
    expect([branch.toCome, branch.attempts]).toEqual([lost.toCome, 1])
    const other = played(branch, 9, 'win')
    expect(other.carried[0].value).toBe('0')
    expect([half.carried[0].value, whole.isOver]).toEqual(['2', true])
    expect(whole.branch(0).chapters).toEqual([])
    for (const count of [-1, 4, 0.5]) expect(() => whole.branch(count)).toThrow('the campaign has 0 to 3')
  })

  test('[C4] goes out as text and comes back the same', () => {
    for (const one of [CampaignPlay.begin(stones), lost, half, whole]) {
      const again = CampaignPlay.parse(stones, one.text())
      expect([again.text(), again.standing, again.chapters]).toEqual([one.text(), one.standing, one.chapters])
      expect(again.current).toBeUndefined()
    }
  })

  test('[C4] with the chapter that is still played', () => {
    const match = half.start({ seed: 7 })
    play(match, [0, 'pick'])
    const text = half.text(match.record())
    const again = CampaignPlay.parse(stones, text)
    expect([again.count, again.standing, again.text()]).toEqual([2, half.standing, text])
    const record = again.current
    if (record === undefined) throw new Error('there is none')
    const resumed = Match.resume(stones, record)
    play(resumed, [0, 'win'])
    expect(half.finish(resumed).isOver).toBe(true)
    expect(again.branch(2).current).toBeUndefined()
    const more = text.replace('end campaign 3', `${whole.text().slice(whole.text().indexOf('chapter 3'))}`)
    expect(
      mismatch(() =>
        CampaignPlay.parse(
          stones,
          more
            .replace(/(end \d+\n\n)chapter 3(?![^]*chapter 3)/, '$1chapter 4')
            .replace('end campaign 3', 'end campaign 4'),
        ),
      ),
    ).toMatchObject({
      chapter: 3,
      reason: 'it is not over, and another chapter follows',
    })
  })

  test('[M41] a copy of it no longer says that its chapter in play was honest, whatever the original says', () => {
    const seed = '00112233-44556677-8899aabb-ccddeeff'
    const match = half.start({ seed })
    play(match, [0, 'pick'])
    const original = CampaignPlay.parse(stones, half.text(match.record()))
    const parts = (of: CampaignPlay) =>
      of.current && Match.resume(stones, of.current, { isOwnRecord: true }).parts
    expect(parts(original)).toEqual([{ from: 0, undo: 'honest' }])
    expect(parts(CampaignPlay.parse(stones, original.copy().text()))).toEqual([
      { from: 0, undo: 'honest', foreseen: 'record' },
    ])
    expect(original.copy().chapters).toEqual(original.chapters)
  })

  test('[C4] a text that was changed is refused with the chapter', () => {
    const text = whole.text()
    const forged = text.replace('carried stones 2', 'carried stones 3')
    expect(mismatch(() => CampaignPlay.parse(stones, forged))).toMatchObject({ chapter: 3, step: 0 })
    const step = text.replace(/(chapter 2[^]*?)1\. 1> pick/, '$11. 1> lose')
    expect(mismatch(() => CampaignPlay.parse(stones, step)).message).toMatch(
      /^chapter 2, step 1: the table differs/,
    )
    expect(mismatch(() => CampaignPlay.parse(stones, text.replace('game stones', 'game go'))).chapter).toBe(0)
    expect(() => CampaignPlay.parse(stones, text.slice(0, -30))).toThrow(RecordError)
  })
})

test('every rule about campaigns is in the name of a test, and no other is', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const rules = [...read('../RULES.md').matchAll(/^- \*\*(C\d+)\*\*/gm)].map(([, rule]) => rule)
  const named = [...read('campaign.test.ts').matchAll(/'\[(C\d+)\] /g)].map(([, rule]) => rule)
  expect(rules).toEqual(rules.map((_, i) => `C${i + 1}`))
  expect([...new Set(named)].sort()).toEqual(rules)
})
