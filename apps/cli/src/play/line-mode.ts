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
import type { LogEntry, Scene } from './scene.ts'
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

const COMMANDS = 'a number, the words of a choice, hint, undo, why, log, ?word (explains it), help, or quit'

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
  let heard: Heard | undefined
  const listen = (): Heard => {
    if (heard === undefined) {
      const begun: Heard = { next: answers.next(), hasWords: false }
      heard = begun
      void begun.next.then(({ done }) => (begun.hasWords = !done))
    }
    return heard
  }
  const ask = async (): Promise<string | undefined> => {
    write('> ')
    const { next } = listen()
    const { value, done } = await next
    heard = undefined
    if (done) write('\n')
    else if (lines.echoes) write(`${inOneLine(value)}\n`)
    return done ? undefined : value.trim()
  }
  return {
    play: (board) =>
      playBoard(board, {
        ...{ print, ask, look, width: lines.columns },
        clear: () => write(lines.clear),
        hasWords: () => listen().hasWords,
        pace: lines.echoes ? 0 : PACE,
      }),
    say: (text) => write(`${visible(text)}\n`),
    close: () => {
      reader.close()
      lines.output.off('error', onError)
    },
  }
}

/** A line that somebody may have typed already. */
interface Heard {
  readonly next: Promise<IteratorResult<string, unknown>>
  hasWords: boolean
}

/** What a table does by itself takes at least so long where a person looks on, in milliseconds. */
const PACE = 400

interface Desk {
  readonly print: (lines: readonly Line[]) => void
  readonly ask: () => Promise<string | undefined>
  /** Whether somebody has typed something; from the first time on it is listened to. */
  readonly hasWords: () => boolean
  readonly pace: number
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
  const tell = (): void => {
    const { log } = board.scene()
    desk.print(newsLines(log, told, desk.width, desk.look.glyphs))
    told = log.length
  }
  const unwatch = board.watch?.(show)
  try {
    return await answerBoard(board, desk, { show, tell })
  } finally {
    unwatch?.()
  }
}

async function answerBoard<T extends string>(
  board: Board<T>,
  desk: Desk,
  { show, tell }: { readonly show: () => void; readonly tell: () => void },
): Promise<T | Leaving> {
  let isShown = false
  if (board.scene().place !== 'menu') desk.print(wrap([span(`Answer with ${COMMANDS}.`, 'dim')], desk.width))
  for (;;) {
    if (await doTasks(board, desk, tell)) isShown = false
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
    if (reaction.opens !== undefined) desk.print(pageOf(board.scene(), reaction.opens, '', desk))
    isShown = reaction.isRefused === true || reaction.opens !== undefined
  }
}

/** Lets the table do what it does by itself, until it waits for somebody; whether it did anything. */
async function doTasks<T extends string>(board: Board<T>, desk: Desk, tell: () => void): Promise<boolean> {
  let said = ''
  for (let done = 0; ; done++) {
    const task = board.task?.()
    // Bots among themselves play on until somebody types something.
    if (task === undefined || (task.isUnattended && desk.hasWords())) return done > 0
    if (task.says !== undefined && task.says !== said) desk.print(wrap([span(task.says, 'dim')], desk.width))
    said = task.says ?? said
    const notice = await task.run({ least: desk.pace, signal: NEVER })
    tell()
    if (notice !== undefined) desk.print(wrap([span(notice.text, notice.tone)], desk.width))
  }
}

/** Line mode ends with the program: nothing has to be cut short. */
const NEVER = new AbortController().signal

/** What happened since the last time. */
function newsLines(log: readonly LogEntry[], told: number, width: number, glyphs: Glyphs): Line[] {
  // After an undo the log is shorter than what was told of it.
  const news = told > log.length ? [] : log.slice(told)
  return news.flatMap((entry) =>
    wrap([span(`${glyphs.pointer} `, 'accent'), ...eventSpans(entry, 'plain')], width, 2),
  )
}

/** The table, what happened since the last time, the question and the choices. */
export function sceneLines(scene: Scene, told: number, width: number, glyphs: Glyphs): Line[] {
  const who = scene.seats > 1 && scene.place === 'table' ? `, player ${scene.seat + 1}` : ''
  return [
    [],
    ...wholeTable(scene.zones, { width, marks: new Map(), listed: new Set(), glyphs }),
    ...newsLines(scene.log, told, width, glyphs),
    [
      span(scene.prompt, 'accent'),
      ...(scene.rule === '' ? [] : [span(` [${scene.rule}]`, 'dim')]),
      span(who, 'dim'),
    ],
    ...(scene.aside === undefined ? [] : wrap([span(scene.aside, 'dim')], width)),
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
function lookUp(scene: Scene, typed: string, desk: Desk): readonly Line[] | undefined {
  const page = (mode: Mode, word = ''): Line[] => pageOf(scene, mode, word, desk)
  if (typed.startsWith('?')) return page('explain', typed.slice(1))
  const word = /^(?:help|explain)(?: (.*))?$/i.exec(typed)
  if (word) return page('explain', word[1] ?? '')
  if (/^(l|log)$/i.test(typed)) return page('log')
  if (/^(w|why)$/i.test(typed)) return page('why')
  if (/^(t|table)$/i.test(typed)) return sceneLines(scene, scene.log.length, desk.width, desk.look.glyphs)
  return undefined
}

function pageOf(scene: Scene, mode: Mode, typed: string, { width, look: { glyphs } }: Desk): Line[] {
  return pageLines(scene, { ...START, mode, typed }, width, glyphs)
}

async function react<T extends string>(board: Board<T>, scene: Scene, typed: string): Promise<Reaction<T>> {
  if (/^(u|undo)$/i.test(typed)) return board.undo()
  const seat = /^player (\d+)$/i.exec(typed)
  if (seat) return board.turnTo(Number(seat[1]) - 1)
  if (/^h$/i.test(typed) && scene.place !== 'menu') return board.answer('hint')
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
