/** Full-screen play: draws frames and hands keys to the state machine. */
import type { ReadStream, WriteStream } from 'node:tty'
import type { Board, Leaving, Player, Reaction } from './board.ts'
import { Errand } from './errand.ts'
import { frame } from './frame.ts'
import type { Glyphs } from './glyphs.ts'
import { reduce } from './input.ts'
import { START } from './input-state.ts'
import type { Action, InputState } from './input-state.ts'
import { paint } from './paint.ts'
import type { Palette } from './paint.ts'
import type { Scene } from './scene.ts'
import { Terminal } from './terminal.ts'
import { visible } from '../visible.ts'

/** How things look. */
export interface Look {
  readonly glyphs: Glyphs
  readonly palette: Palette
}

const END_PAUSE = 600
/** A key that was meant for what was there before a bot decided is not taken for an answer. */
const TURN_PAUSE = 250

/** A player who sits at a terminal. */
export function fullScreenPlayer(input: ReadStream, output: WriteStream, look: Look): Player {
  const terminal = new Terminal(input, output)
  let isOpen = false
  const close = (): void => {
    if (isOpen) terminal.close()
    isOpen = false
  }
  return {
    play: async (board) => {
      if (!isOpen) terminal.open()
      isOpen = true
      const unwatch = board.watch?.(terminal.onChange)
      const errand = new Errand(board, terminal.onChange)
      try {
        return await playBoard(terminal, board, look, errand)
      } finally {
        await errand.stop()
        unwatch?.()
      }
    },
    say: (text) => {
      close()
      output.write(`${visible(text)}\n`)
    },
    close,
  }
}

async function playBoard<T extends string>(
  terminal: Terminal,
  board: Board<T>,
  look: Look,
  errand: Errand,
): Promise<T | Leaving> {
  let state: InputState = START
  let was = momentOf(board.scene())
  let asked = questionOf(board.scene())
  for (;;) {
    const scene = board.scene()
    const drawn = frame(scene, state, terminal.size, look.glyphs)
    terminal.draw(drawn.lines.map((line) => paint(line, look.palette, look.glyphs.isAscii)))
    const moment = momentOf(scene)
    // A key too many must not start the next game before the end of this one was seen, nor lift the curtain.
    if (moment !== was && moment !== 'playing') await terminal.ignoreKeys(END_PAUSE)
    was = moment
    const done = errand.take()
    if (done !== undefined) {
      const isWaiting = board.task?.() === undefined
      if (isWaiting && questionOf(scene) !== asked) await terminal.ignoreKeys(TURN_PAUSE)
      // Whoever reads a page, or is about to choose among the same things, is not disturbed.
      const isAtPage = state.mode !== 'choose' && state.mode !== 'filter'
      const kept = isAtPage || questionOf(scene) === asked ? state : START
      state = { ...kept, notice: done.notice ?? kept.notice }
      asked = questionOf(scene)
      continue
    }
    asked = questionOf(scene)
    errand.begin()
    const event = await terminal.next()
    if (event.kind === 'resize') terminal.clear()
    if (event.kind === 'end') return 'leave'
    if (event.kind === 'signal') return 'abort'
    if (event.kind !== 'key') continue
    if (!event.key.name.startsWith('ctrl-') && board.interrupt?.()) {
      state = { ...START, notice: { text: 'Stopped: it is for you again.', tone: 'good' } }
      continue
    }
    const step = reduce(state, event.key, drawn.stage)
    state = step.state
    if (step.action === undefined) continue
    if (step.action.kind === 'leave' || step.action.kind === 'abort') return step.action.kind
    const reaction = await react(board, step.action)
    if (reaction.ending !== undefined) return reaction.ending
    const mode = reaction.opens ?? START.mode
    state = { ...(reaction.isRefused ? state : { ...START, mode }), notice: reaction.notice }
  }
}

/** What is asked, and what can be answered. */
function questionOf({ prompt, choices }: Scene): string {
  return [prompt, ...choices.map(({ notation }) => notation)].join('\n')
}

/** What a board is at. */
function momentOf({ outcome, place }: Scene): string {
  return place === 'curtain' ? place : outcome
}

async function react<T extends string>(board: Board<T>, action: Action): Promise<Reaction<T>> {
  if (action.kind === 'answer') return board.answer(action.notation)
  if (action.kind === 'undo') return board.undo()
  return board.turnTo()
}
