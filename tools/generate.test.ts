// What is taken out of a RULES.md.
import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, as all that npm runs
import { rulesOf } from './generate.mjs'

const read = rulesOf as (markdown: string) => unknown

const RULES = `# The rules

- **X0** Before any chapter.

## The hour

- **H1** One line.
- **H2** A rule that somebody
  has wrapped, twice,
even without indenting it.
- not a rule
  nor this
- **H3** Over at the blank line.

This belongs to nothing.

## The end

- **W1** Over at the list.
  - and this is another
`

test('rules are read whole, also where they are wrapped, and with their chapters', () => {
  expect(read(RULES)).toEqual([
    { id: 'X0', chapter: '', text: 'Before any chapter.' },
    { id: 'H1', chapter: 'The hour', text: 'One line.' },
    {
      id: 'H2',
      chapter: 'The hour',
      text: 'A rule that somebody has wrapped, twice, even without indenting it.',
    },
    { id: 'H3', chapter: 'The hour', text: 'Over at the blank line.' },
    { id: 'W1', chapter: 'The end', text: 'Over at the list.' },
  ])
})
