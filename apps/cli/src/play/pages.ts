/** Pages that cover the table for a while: explanations, the whole log, reasons, the table in full. */
import { explain, topicsOf } from './explain.ts'
import type { Topic } from './explain.ts'
import type { Glyphs } from './glyphs.ts'
import type { InputState, Mode } from './input-state.ts'
import { wholeLog } from './log-lines.ts'
import type { Scene } from './scene.ts'
import { NO_BREAK, span, wrap } from './spans.ts'
import type { Line } from './spans.ts'
import { percent } from './hint-words.ts'
import { wholeTable } from './table.ts'
import { TABLE_COMMANDS } from './table-commands.ts'

/** What stands above each page. */
export const PAGE_TITLES: Readonly<Record<Mode, string>> = {
  choose: '',
  filter: '',
  explain: 'Explain',
  log: 'Log',
  why: 'Why not?',
  table: 'The whole table',
  hint: 'Hint',
}

const indented = (line: Line, width: number, by = 1): Line[] =>
  wrap(line, width - by).map((one) => [span(' '.repeat(by)), ...one])

function topicLines({ name, kind, text }: Topic, width: number): Line[] {
  return [[span(` ${name}`, 'strong'), span(`  ${kind}`, 'dim')], ...indented([span(text)], width, 3), []]
}

/** The keys, with what they do. */
function keyTable(glyphs: Glyphs): readonly (readonly [string, string])[] {
  return [
    ['1 2 3', 'choose by number; with more than nine, Enter ends the number'],
    [`${glyphs.arrows} Enter`, 'move the highlight and choose'],
    ['Esc', 'one step back'],
    ['/', 'find a choice by typing a part of it (letters without a meaning below start that, too)'],
    ['u', 'undo'],
    ['h', 'a hint: what somebody who looks ahead would do; Enter then does it'],
    ['?', 'explain a card, keyword or rule'],
    ['w', 'what cannot be done now, and why'],
    ['t', 'the whole table with every text'],
    ['l', 'the whole log'],
    ['Tab', 'the next player who can act'],
    ['q', 'leave; the game is always saved, and goes on where it was'],
  ]
}

/** Keys or words, with what they do beside them. */
function inTwoColumns(rows: readonly (readonly [string, string])[], width: number): Line[] {
  return rows.flatMap(([key, does]) => {
    const [first, ...rest] = wrap([span(does)], width - 16)
    const head: Line = [span(`   ${key.padEnd(13)}`, 'accent'), ...first]
    return [head, ...rest.map((line): Line => [span(' '.repeat(16)), ...line])]
  })
}

/** What can be typed besides choices. */
function commandLines(width: number): Line[] {
  return [
    ...indented([span('Type, with Enter at the end:', 'strong')], width),
    [],
    ...inTwoColumns(TABLE_COMMANDS, width),
    [],
  ]
}

/** What somebody would do, with the chance to win after each sensible choice. */
function hintLines({ hint }: Scene, width: number): Line[] {
  if (hint === undefined) return indented([span('There is no hint now: h, or "hint", asks for one.')], width)
  const longest = Math.max(0, ...hint.choices.map(({ chance }) => percent(chance).length))
  return [
    ...hint.words.flatMap((text, i) => indented([span(text, i === 0 ? 'strong' : 'plain')], width)),
    ...(hint.choices.length === 0
      ? []
      : [[], ...indented([span('The chance to win, about:', 'dim')], width)]),
    ...hint.choices.flatMap(({ notation, chance }) =>
      wrap(
        [span(`${percent(chance).padStart(longest, NO_BREAK)}  `, 'accent'), span(notation)],
        width - 3,
        longest + 2,
      ).map((line): Line => [span('   '), ...line]),
    ),
    [],
    ...hint.notes.flatMap((text) => indented([span(text, 'dim')], width)),
  ]
}

/** `?` without a word: the keys, and everything that can be looked up. */
function firstHelp(scene: Scene, width: number, glyphs: Glyphs): Line[] {
  const lines: Line[] = [
    ...indented([span(scene.about)], width),
    [],
    ...indented([span('Type a name, a keyword or a rule number to have it explained.', 'strong')], width),
    [],
    ...inTwoColumns(keyTable(glyphs), width),
    [],
    ...(scene.place === 'menu' ? [] : commandLines(width)),
  ]
  const kinds = new Map<string, string[]>()
  for (const { kind, name } of scene.glossary) kinds.set(kind, [...(kinds.get(kind) ?? []), name])
  for (const { chapter, id } of scene.rules) {
    const kind = `rules, ${chapter}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), id])
  }
  for (const [kind, names] of kinds) {
    lines.push(
      ...wrap([span(`${kind}: `, 'title'), span(names.join(', '))], width - 2, 2).map((line): Line => [
        span(' '),
        ...line,
      ]),
    )
  }
  return lines
}

function explainLines(scene: Scene, typed: string, width: number, glyphs: Glyphs): Line[] {
  if (typed.trim() === '') return firstHelp(scene, width, glyphs)
  const { topics, cited, similar } = explain(topicsOf(scene), typed)
  if (topics.length === 0) {
    const advice =
      similar.length > 0 ? `Did you mean ${similar.join(', ')}?` : 'Empty the line to see what there is.'
    return indented([span(`Nothing is called "${typed.trim()}". ${advice}`)], width)
  }
  return [...topics, ...cited].flatMap((topic) => topicLines(topic, width))
}

function whyLines(scene: Scene, width: number): Line[] {
  if (scene.refused.length === 0) {
    return indented([span('Nothing is forbidden now: the list shows all that can be done.')], width)
  }
  const reasons = scene.refused.flatMap(({ notation, text, rule }): Line[] => [
    [span(` ${notation}`, 'strong')],
    ...indented([span(text), span(`${NO_BREAK}[${rule}]`, 'dim')], width, 3),
  ])
  const rules = scene.rules.filter(({ id }) => scene.refused.some(({ rule }) => rule === id))
  return [
    ...reasons,
    [],
    ...rules.flatMap(({ id, chapter, text }) =>
      topicLines({ name: id, kind: `rule: ${chapter}`, text }, width),
    ),
  ]
}

/** The lines of the open page. */
export function pageLines(scene: Scene, state: InputState, width: number, glyphs: Glyphs): Line[] {
  if (state.mode === 'explain') return explainLines(scene, state.typed, width, glyphs)
  if (state.mode === 'log') return wholeLog(scene.log, width)
  if (state.mode === 'why') return whyLines(scene, width)
  if (state.mode === 'hint') return hintLines(scene, width)
  if (state.mode === 'table')
    return wholeTable(scene.zones, { width, marks: new Map(), listed: new Set(), glyphs })
  return []
}
