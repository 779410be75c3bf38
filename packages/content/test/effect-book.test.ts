/** What a book of effects knows of them beside how they run. */
import { expect, test } from 'vitest'
import type { Supplement } from '@hearthkeep/engine'
import { EffectBook, effectWords, whole } from '../src/index.ts'

const speech = effectWords<unknown, number>()(['seat'])
const step = (): void => undefined
const spoken = speech.words({
  title: 'deed',
  effects: {
    hit: speech.word(
      { hit: whole(1, 9) },
      () => step,
      ({ hit }) => hit,
    ),
  },
  flow: { choose: () => step },
})

test('options are numbered before those that stand in them, and each can be weighed by its number', () => {
  const supplement = {
    procedures: [],
    procedure: (name: string) => ({ name }),
  } as unknown as Supplement<never>
  const book = new EffectBook(supplement)
  const inner = { choose: [{ hit: 3 }, { hit: 4 }] }
  book.compile(spoken, [{ choose: [{ hit: 1 }, inner] }], {
    owner: 'Claw',
    clause: (effect) => JSON.stringify(effect),
  })
  expect(book.options).toEqual([{ hit: 1 }, inner, { hit: 3 }, { hit: 4 }].map((one) => JSON.stringify(one)))
  expect(book.optionMeaning(spoken, 0)).toEqual([{ type: 'word', facts: 1 }])
  expect(book.optionMeaning(spoken, 3)).toEqual([{ type: 'word', facts: 4 }])
  expect(book.optionMeaning(spoken, 1)).toMatchObject([{ type: 'choose' }])
})
