import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { select } from '../src/session/selection.ts'
import { keywordsIn } from '../src/table/keywords.ts'
import { unnumberedChoices, withoutNumbers } from '../src/table/look-alikes.ts'
import { begunText, endingOf, promptChoices, saidAlready } from '../src/table/prompt-choices.ts'
import { soundOf } from '../src/table/sounds.ts'

const choice = (notation: string, ...concerns: ThingRef[]): OfferedChoice => ({
  seat: 0,
  notation,
  kind: 'any',
  concerns,
})
const card = (id: number): ThingRef => ({ kind: 'card', id })

/** A table with these choices, all of whose things are drawn. */
function asked(choices: readonly OfferedChoice[], picked: readonly ThingRef[] = []) {
  return { isPlaying: false, isPast: false, ...select(choices, picked, () => true) }
}

const plays = [1, 2, 3, 4, 5].map((id) => choice(`play ${id}`, card(id)))
const end: OfferedChoice = { ...choice('end the turn of Joan'), kind: 'end-turn' }

test('cards are chosen on the table; ending the turn is a button', () => {
  expect(promptChoices(asked([...plays, end]), [])).toEqual([end])
  expect(endingOf([...plays, end])).toBe(end)
  expect(endingOf([end, { ...end, notation: 'end it all' }])).toBeUndefined()
})

test('a few choices of one thing each can be read in the prompt', () => {
  const few = plays.slice(0, 3)
  expect(promptChoices(asked(few), [])).toEqual(few)
})

test('what the table does not show is a button', () => {
  expect(promptChoices(asked(plays), [plays[3]])).toEqual([plays[3]])
})

test('of what is picked, only what words tell apart is a button', () => {
  expect(promptChoices(asked([...plays, end], [card(2)]), [])).toEqual([plays[1]])
})

test('the only choice that is left is a button too, although its target glows', () => {
  const strike = choice('strike', card(1), { kind: 'enemy', id: 1 })
  expect(promptChoices(asked([strike, end], [card(1)]), [])).toEqual([strike])
})

test('nothing is asked while something is shown, or in the past', () => {
  expect(promptChoices({ ...asked(plays), isPlaying: true }, plays)).toEqual([])
  expect(promptChoices({ ...asked(plays), isPast: true }, plays)).toEqual([])
})

test('keywords are found as whole words, in order, for the side they are on', () => {
  const glossary = [
    { name: 'Weak', kind: 'keyword', text: 'yours' },
    { name: 'Block', kind: 'keyword', text: 'yours' },
    { name: 'Block', kind: 'keyword of Enemies', text: 'theirs' },
    { name: 'Guard', kind: 'card', text: 'a card' },
  ]
  const text = 'Gain 2 Block. Make it Weak. Blockade, Guard.'
  expect(keywordsIn(glossary, text).map(({ name, text: means }) => [name, means])).toEqual([
    ['Block', 'yours'],
    ['Weak', 'yours'],
  ])
  expect(keywordsIn(glossary, text, 'keyword of Enemies')[0].text).toBe('theirs')
})

test('events sound like what they are', () => {
  expect(
    ['enemy-damaged', 'hero-gained-block', 'hero-healed', 'card-drawn', 'game-won', 'round-started'].map(
      soundOf,
    ),
  ).toEqual(['hit', 'block', 'heal', 'card', 'win', undefined])
})

test('what is picked is told in words as far as it goes, and asks for what is yet to come', () => {
  const [one, two] = ['play Strike on Ooze', 'play Strike on Chanter']
  expect(begunText([one])).toBe('play Strike on Ooze')
  expect(begunText([one, two])).toBe('play Strike on which?')
  expect(begunText(['play Rally', 'play Rally on Ooze'])).toBe('play Rally …')
  expect(begunText(['move from the Vault', 'move from the Forge'])).toBe('move from which?')
  expect(begunText(['play Strike on Grudge Wolf 1', 'play Strike on Grudge Wolf 2'])).toBe(
    'play Strike on which?',
  )
})

test('what the question says of everything that can still be meant, its buttons need not say again', () => {
  const bare = 'move from the Vault to the Forge'
  const laden = 'move from the Vault to the Forge with Coin'
  expect(saidAlready([bare, laden])).toBe('move from the Vault to the Forge ')
  expect(saidAlready([laden])).toBe('') // the only one says what it is
  expect(saidAlready(['play 1', 'play 2'])).toBe('') // “play” alone is not worth the dots
})

test('copies of a card have no numbers in what is read, unless two choices would read the same', () => {
  const cards = ['Strike 1', 'Strike 2', 'Rally'].map((name) => ({ name, title: name.replace(/ \d$/, '') }))
  const reword = withoutNumbers(cards)
  expect(reword('Strike 2 hits Wolf 2 for 3; Rally 1 is another’s.')).toBe(
    'Strike hits Wolf 2 for 3; Rally 1 is another’s.',
  )
  expect(reword('Counterstrike 2, Strike 2nd')).toBe('Counterstrike 2, Strike 2nd')
  const choices = ['play Strike 1', 'discard Strike 1', 'discard Strike 2'].map((text) => choice(text))
  expect(choices.map(unnumberedChoices(choices, reword))).toEqual([
    'play Strike',
    'discard Strike 1',
    'discard Strike 2',
  ])
})
