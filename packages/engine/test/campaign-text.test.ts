import { describe, expect, test } from 'vitest'
import { formatCampaign, parseCampaign, RecordError } from '../src/index.ts'
import { text, whole } from './whole-campaign.ts'

const lines = text.split('\n')

test('the campaign of these tests has a lost attempt, three won chapters and an end', () => {
  const played = whole.chapters.map(({ chapter, outcome }) => `${chapter} ${outcome}`)
  expect(played).toEqual(['camp lost', 'camp won', 'river won', 'summit won'])
})

describe('the text of a campaign', () => {
  test('[H11] is a header, the record of each chapter under its number, name and outcome, and an end', () => {
    expect(text).toMatch(
      /^hearthkeep campaign 1\ngame expedition\n\nchapter 1 camp lost\nhearthkeep record 2\n/,
    )
    expect(text).toMatch(/\nend \d+\n\nchapter 4 summit won\nhearthkeep record 2\n/)
    expect(text).toMatch(/\nend \d+\n\nend campaign 4\n$/)
    expect(parseCampaign(text)).toEqual(whole)
    expect(parseCampaign(text.replaceAll('\n', '\r\n'))).toEqual(whole)
    const none = { game: 'expedition', chapters: [] }
    expect(parseCampaign(formatCampaign(none))).toEqual(none)
  })

  test('[H12] cut off anywhere is refused', () => {
    for (let length = 0; length < text.length - 1; length++)
      expect(() => parseCampaign(text.slice(0, length)), text.slice(length - 20, length)).toThrow(RecordError)
  })

  const place = (line: string): number => lines.findIndex((one) => one.startsWith(line)) + 1
  const withLine = (number: number, line: string): string => lines.with(number - 1, line).join('\n')
  const bad: [string, string, number, string][] = [
    ['foreign text', '<html>', 1, 'this is not a campaign'],
    ['a later format', text.replace('campaign 1', 'campaign 2'), 1, 'format 2, this program reads 1; update'],
    ['no game', withLine(2, 'play expedition'), 2, 'expected "game" and its id'],
    [
      'a chapter of another number',
      withLine(place('chapter 2'), 'chapter 3 camp won'),
      place('chapter 2'),
      'expected chapter 2, found chapter 3',
    ],
    [
      'an unknown outcome',
      withLine(place('chapter 2'), 'chapter 2 camp fine'),
      place('chapter 2'),
      'expected "chapter 2 NAME OUTCOME"',
    ],
    [
      'a bad step',
      text.replace(/(chapter 2[^]*?\n)1\. /, '$19. '),
      place('chapter 2') + 17,
      'chapter 2: expected step 1, found step 9',
    ],
    [
      'another count',
      text.replace('end campaign 4', 'end campaign 3'),
      lines.length - 1,
      'expected "end campaign 4"',
    ],
    ['something after it', `${text}more`, lines.length, 'expected nothing after'],
  ]
  test.each(bad)(
    '[H12] with a mistake in it is refused with line, chapter and reason: %s',
    (_, wrong, line, message) => {
      expect(() => parseCampaign(wrong)).toThrow(message)
      expect(() => parseCampaign(wrong)).toThrow(`line ${line}: `)
    },
  )
})
