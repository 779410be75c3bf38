/** The worst that somebody could think of for each kind of file, as large as a file may be or a little larger. */
import type { Honest, Kind } from './honest.ts'

/** A file made to hurt, by name; `game` is of the games it could be for. */
interface Worst {
  readonly name: string
  readonly kind: Kind
  readonly files: Readonly<Record<string, string>>
}

const MILLION = 1_000_000

const times = (count: number, one: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => one(i))

/** The lines before the first empty one, and those after it. */
function parts(text: string): readonly [header: string, rest: string] {
  const at = text.indexOf('\n\n') + 2
  return [text.slice(0, at), text.slice(at)]
}

function games(record: string, save: string): Worst[] {
  const [header] = parts(record)
  const [begin] = parts(save)
  const text = (name: string, kind: Kind, content: string): Worst => ({
    name,
    kind,
    files: { text: content },
  })
  const steps = (count: number): string => times(count, (i) => `${i + 1}. 1> end turn`).join('\n')
  return [
    text('a million steps', 'record', `${header}${steps(MILLION)}\nend ${MILLION}\n`),
    text('200,000 steps', 'record', `${header}${steps(200_000)}\nend 200000\n`),
    text('20 million letters in a line', 'record', header + 'x'.repeat(20 * MILLION)),
    text('15 million empty lines', 'record', header + '\n'.repeat(15 * MILLION)),
    text(
      '20,000 fields',
      'record',
      record.replace(/^fields .*/m, `fields ${times(4000, (i) => `f${i}`).join(' ')}`),
    ),
    text(
      '200,000 options',
      'record',
      record.replace('seed', `${times(200_000, (i) => `option o${i} x`).join('\n')}\nseed`),
    ),
    text('a number that never ends', 'record', `hearthkeep record ${'9'.repeat(MILLION)}\n`),
    text('a long name of a game', 'record', record.replace(/^game .*/m, `game ${'tiny-fight'.repeat(1900)}`)),
    text('a million beginnings', 'record', `Look:\n${'hearthkeep record 2\n'.repeat(700_000)}`),
    text('a million ends', 'record', `Look:\nhearthkeep record 2\n${'end 1x\n'.repeat(2 * MILLION)}`),
    text(
      '200,000 standing answers',
      'save',
      begin + times(200_000, (i) => `${i + 1}. always 1 q${i}: x\n`).join(''),
    ),
    text(
      '4,900 standing answers',
      'save',
      begin + times(4900, (i) => `${i + 1}. always 1 q${i}: x\n`).join(''),
    ),
    text(
      '200,000 changes that belong together',
      'save',
      begin + times(200_000, (i) => `${i + 1}+ ask 1\n`).join(''),
    ),
    text('100,000 steps and undos', 'save', save + times(200_000, () => 'undo to 0 by 1\n').join('')),
    text(
      'deep JSON in an old save',
      'save',
      `hearthkeep match 1\n${'['.repeat(8 * MILLION)}\nhearthkeep record 1\n`,
    ),
    text(
      'an old save of ever the same key',
      'save',
      `hearthkeep match 1\n{${'"a":1,'.repeat(MILLION)}"a":1}\n`,
    ),
  ]
}

function campaign(text: string): Worst[] {
  const chapter = /^chapter 1 [^]*?^end \d+$/m.exec(text)?.[0] ?? ''
  const many = times(5000, (i) => chapter.replace('chapter 1', `chapter ${i + 1}`)).join('\n\n')
  const short = times(60_000, (i) => `chapter ${i + 1} x won\nend 0`).join('\n')
  const one = (name: string, content: string): Worst => ({ name, kind: 'campaign', files: { text: content } })
  return [
    one('5,000 chapters', `hearthkeep campaign 1\ngame tiny-fight\n${many}\nend campaign 5000\n`),
    one('60,000 empty chapters', `hearthkeep campaign 1\ngame tiny-fight\n${short}\nend campaign 60000\n`),
  ]
}

function situation(text: string): Worst[] {
  const json = JSON.parse(text) as Record<string, unknown>
  const one = (name: string, change: Record<string, unknown>): Worst => ({
    name,
    kind: 'situation',
    files: { text: JSON.stringify({ ...json, ...change }) },
  })
  const many = (count: number, value: (i: number) => unknown): Record<string, unknown> =>
    Object.fromEntries(times(count, (i) => `k${i}`).map((key, i) => [key, value(i)]))
  return [
    one(
      '9,000 unknown keys',
      many(9000, () => 1),
    ),
    one('9,000 fields of the table', { table: many(9000, () => 1) }),
    one('9,000 cards in a hand', { table: { hand: times(9000, () => 'Strike') } }),
    one('9,000 expected cards', { steps: [{ expect: { hand: times(9000, () => 'Strike') } }] }),
    one('3,000 offers', { steps: [{ expect: {}, offers: times(3000, () => 'end turn') }] }),
    one('3,000 refusals', {
      steps: times(2000, () => 'x').map(() => ({ refuse: 'play Strike', rule: 'T4' })),
    }),
    one('a long choice', { steps: [{ do: 'Strike '.repeat(20_000) }] }),
    one('a long title', { title: '\u001b[31m'.repeat(10_000) }),
    { name: 'a million brackets', kind: 'situation', files: { text: '['.repeat(990_000) } },
  ]
}

function packs(own: Readonly<Record<string, string>>): Worst[] {
  const cards = JSON.parse(own['cards.json']) as Record<string, unknown>[]
  const pack = (name: string, content: unknown): Worst => ({
    name,
    kind: 'pack',
    files: {
      'pack.json': own['pack.json'],
      'cards.json': typeof content === 'string' ? content : JSON.stringify(content),
    },
  })
  const [card] = cards
  return [
    pack(
      '200,000 cards',
      times(100_000, (i) => `c${i}`).map((id) => ({ ...card, id, name: id })),
    ),
    pack(
      '9,000 cards',
      times(9000, (i) => `c${i}`).map((id) => ({ ...card, id, name: id })),
    ),
    pack(
      '100,000 cards of one id',
      times(60_000, () => 'x').map(() => card),
    ),
    pack(
      '400,000 entries that are none',
      times(400_000, () => 'x').map(() => 1),
    ),
    pack('a card with 400,000 fields', [
      { ...card, ...Object.fromEntries(times(400_000, (i) => `f${i}`).map((key) => [key, 1])) },
    ]),
    pack('a card with 100,000 effects', [{ ...card, effects: times(100_000, () => 'x') }]),
    pack('a name of 7 million letters', [{ ...card, name: 'x'.repeat(7 * MILLION) }]),
    pack('a text of 3 million escapes', `["${'\\n'.repeat(3 * MILLION)}"]`),
    pack('7 million brackets', '['.repeat(7 * MILLION)),
    pack('one key 500,000 times', `{${'"a":1,'.repeat(500_000)}"a":1}`),
    {
      name: '3,000 files',
      kind: 'pack',
      files: Object.fromEntries(times(3000, (i) => `f${i}.json`).map((file) => [file, '[]'])),
    },
  ]
}

/** All of them, made from honest files of the tiny fight. */
export function worstFiles(honest: readonly Honest[]): readonly Worst[] {
  const textOf = (name: string): string => honest.find((one) => one.name === name)?.files.text ?? ''
  const lesson =
    honest.find(({ kind, game }) => kind === 'situation' && game === 'tiny-fight')?.files.text ?? ''
  return [
    ...games(textOf('tiny-fight record'), textOf('tiny-fight save')),
    ...campaign(textOf('tiny-fight campaign')),
    ...situation(lesson),
    ...packs(honest.find(({ name }) => name === 'tiny-fight whole pack')?.files ?? {}),
  ]
}
