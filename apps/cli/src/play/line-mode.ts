/** Line mode, for pipes, scripts and screen readers: the table as text, one answer per line. */
import { createInterface } from 'node:readline'
import type { Board, Leaving, Player, Reaction } from './board.ts'
import type { Look } from './full-screen.ts'
import type { Glyphs } from './glyphs.ts'
import { START } from './input-state.ts'
import type { Mode } from './input-state.ts'
import { eventSpans } from './log-lines.ts'
import { pageLines } from './pages.ts'
import { paint } from './paint.ts'
import type { Scene } from './scene.ts'
import { span, wrap } from './spans.ts'
import type { Line } from './spans.ts'
import { wholeTable } from './table.ts'
import { inOneLine, visible } from '../visible.ts'

/** What line mode reads from and writes to. */
interface Lines {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  /** Whether answers are repeated in the output, because nobody sees them typed. */
  readonly echoes: boolean
  /** What clears the screen; nothing in a pipe. */
  readonly clear: string
  readonly columns: number
}

const COMMANDS = 'a number, the words of a choice, undo, why, log, ?word (explains it), help, or quit'

/** A player who reads and writes lines. */
export function linePlayer(lines: Lines, look: Look): Player {
  const reader = createInterface({ input: lines.input, crlfDelay: Infinity })
  const answers = reader[Symbol.asyncIterator]()
  let isBroken = false
  // Whoever read our output has gone: there is nobody to play for.
  const onError = (): void => {
    isBroken = true
    reader.close()
  }
  lines.output.on('error', onError)
  const write = (text: string): void => {
    if (!isBroken) lines.output.write(text)
  }
  const print = (shown: readonly Line[]): void => {
    for (const line of shown) write(`${paint(line, look.palette, look.glyphs.isAscii).trimEnd()}\n`)
  }
  const ask = async (): Promise<string | undefined> => {
    write('> ')
    const { value, done } = await answers.next()
    if (done) write('\n')
    else if (lines.echoes) write(`${inOneLine(value)}\n`)
    return done ? undefined : value.trim()
  }
  return {
    play: (board) =>
      playBoard(board, { print, ask, clear: () => write(lines.clear), width: lines.columns, look }),
    say: (text) => write(`${visible(text)}\n`),
    close: () => {
      reader.close()
      lines.output.off('error', onError)
    },
  }
}

interface Desk {
  readonly print: (lines: readonly Line[]) => void
  readonly ask: () => Promise<string | undefined>
  readonly clear: () => void
  readonly width: number
  readonly look: Look
}

async function playBoard<T extends string>(board: Board<T>, desk: Desk): Promise<T | Leaving> {
  let told = 0
  const show = (): void => {
    const scene = board.scene()
    desk.print(sceneLines(scene, told, desk.width, desk.look.glyphs))
    told = scene.log.length
  }
  const unwatch = board.watch?.(show)
  try {
    return await answerBoard(board, desk, show)
  } finally {
    unwatch?.()
  }
}

async function answerBoard<T extends string>(
  board: Board<T>,
  desk: Desk,
  show: () => void,
): Promise<T | Leaving> {
  let isShown = false
  if (board.scene().place !== 'menu') desk.print(wrap([span(`Answer with ${COMMANDS}.`, 'dim')], desk.width))
  for (;;) {
    const scene = board.scene()
    if (!isShown && scene.place === 'curtain') desk.clear()
    if (!isShown) show()
    isShown = true
    const typed = await desk.ask()
    if (typed === undefined || /^(q|quit|exit)$/i.test(typed)) return 'leave'
    const shown = lookUp(scene, typed, desk)
    if (shown !== undefined) {
      desk.print(shown)
      continue
    }
    const reaction = await react(board, scene, typed)
    if (reaction.ending !== undefined) return reaction.ending
    if (reaction.notice) desk.print(wrap([span(reaction.notice.text, reaction.notice.tone)], desk.width))
    isShown = reaction.isRefused === true
  }
}

/** The table, what happened since the last time, the question and the choices. */
export function sceneLines(scene: Scene, told: number, width: number, glyphs: Glyphs): Line[] {
  const who = scene.seats > 1 && scene.place === 'table' ? `, player ${scene.seat + 1}` : ''
  // After an undo the log is shorter than what was told of it.
  const news = told > scene.log.length ? [] : scene.log.slice(told)
  return [
    [],
    ...wholeTable(scene.zones, { width, marks: new Map(), listed: new Set(), glyphs }),
    ...news.flatMap((entry) =>
      wrap([span(`${glyphs.pointer} `, 'accent'), ...eventSpans(entry, 'plain')], width, 2),
    ),
    [
      span(scene.prompt, 'accent'),
      ...(scene.rule === '' ? [] : [span(` [${scene.rule}]`, 'dim')]),
      span(who, 'dim'),
    ],
    ...scene.choices.map((choice, i): Line => [
      span(`${i + 1}`.padStart(4), 'accent'),
      span(` ${choice.notation}`),
    ]),
    ...scene.others.map((seat): Line => [
      span(`     player ${seat + 1} can act, too: type "player ${seat + 1}"`, 'dim'),
    ]),
  ]
}

/** What is looked up without an answer to the game; undefined if the line is one. */
function lookUp(scene: Scene, typed: string, { width, look: { glyphs } }: Desk): readonly Line[] | undefined {
  const page = (mode: Mode, word = ''): Line[] =>
    pageLines(scene, { ...START, mode, typed: word }, width, glyphs)
  if (typed.startsWith('?')) return page('explain', typed.slice(1))
  const word = /^(?:help|explain)(?: (.*))?$/i.exec(typed)
  if (word) return page('explain', word[1] ?? '')
  if (/^(l|log)$/i.test(typed)) return page('log')
  if (/^(w|why)$/i.test(typed)) return page('why')
  if (/^(t|table)$/i.test(typed)) return sceneLines(scene, scene.log.length, width, glyphs)
  return undefined
}

async function react<T extends string>(board: Board<T>, scene: Scene, typed: string): Promise<Reaction<T>> {
  if (/^(u|undo)$/i.test(typed)) return board.undo()
  const seat = /^player (\d+)$/i.exec(typed)
  if (seat) return board.turnTo(Number(seat[1]) - 1)
  if (typed === '') {
    if (scene.place !== 'table') return board.answer(scene.choices[0].notation)
    return { notice: { text: `Type ${COMMANDS}.`, tone: 'bad' }, isRefused: true }
  }
  if (!/^\d+$/.test(typed)) return board.answer(typed)
  const choice = scene.choices.at(Number(typed) - 1)
  if (choice && typed !== '0') return board.answer(choice.notation)
  const text = `There is no choice ${typed}: 1 to ${scene.choices.length}. Type ${COMMANDS}.`
  return { notice: { text, tone: 'bad' }, isRefused: true }
}
