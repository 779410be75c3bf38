/** The terminal itself: alternate screen, raw keys, resizing, and putting everything back whatever happens. */
import { writeSync } from 'node:fs'
import { emitKeypressEvents } from 'node:readline'
import type { Interface } from 'node:readline'
import type { ReadStream, WriteStream } from 'node:tty'
import type { Key } from './input-state.ts'
import type { Size } from './scene.ts'

/** How long a lone Esc may still become a sequence such as an arrow key, in milliseconds. */
const ESCAPE_WAIT = 40

/** What a terminal reports. */
type TerminalEvent =
  | { readonly kind: 'key'; readonly key: Key }
  | { readonly kind: 'resize' | 'end' | 'changed' }
  | { readonly kind: 'signal'; readonly signal: NodeJS.Signals }

const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[2J'
const LEAVE = '\u001b[?7h\u001b[?25h\u001b[0m\u001b[?1049l'
/** Whose event is listened to, and by whom. */
type Listener = Parameters<NodeJS.EventEmitter['on']>[1]
type Listened = readonly [emitter: NodeJS.EventEmitter, event: string, listener: Listener]

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

interface Keypress {
  readonly name?: string | undefined
  readonly ctrl?: boolean
  readonly meta?: boolean
  readonly sequence?: string
}

const NAMES: Readonly<Record<string, string>> = { return: 'enter', delete: 'backspace' }

/** A key as Node's readline names it, as ours. */
export function keyOfPress(text: string | undefined, press: Keypress): Key {
  const name = press.name ?? ''
  if (press.ctrl) return { name: `ctrl-${name}` }
  if (text !== undefined && !press.meta && /^[^\p{Cc}]+$/u.test(text)) return { name: 'char', text }
  return { name: NAMES[name] ?? name }
}

/** A terminal in full-screen use, from `open` to `close`. */
export class Terminal {
  private readonly input: ReadStream
  private readonly output: WriteStream
  private readonly waiting: TerminalEvent[] = []
  private wake: (() => void) | undefined
  private shown: readonly string[] = []
  private isOpen = false
  private readonly onExit = () => this.restore()
  /** A stray rejection ends the program as it would without us, but on the right screen. */
  private readonly onRejection = (reason: unknown) => {
    this.restore()
    if (process.listenerCount('unhandledRejection') === 1) throw reason
  }
  private readonly onResize = () => this.report({ kind: 'resize' })
  private readonly onEnd = () => this.report({ kind: 'end' })
  private readonly onSignal = (signal: NodeJS.Signals) => this.report({ kind: 'signal', signal })
  private readonly onKey = (text: string | undefined, press: Keypress) => {
    const key = keyOfPress(text, press)
    if (key.name === 'ctrl-z') this.suspend()
    else this.report({ kind: 'key', key })
  }
  private readonly onContinue = () => {
    this.enter()
    this.report({ kind: 'resize' })
  }

  constructor(input: ReadStream, output: WriteStream) {
    this.input = input
    this.output = output
  }

  get size(): Size {
    return { columns: this.output.columns || 80, rows: this.output.rows || 24 }
  }

  /** Who is listened to while the screen is taken over. */
  private listeners(): readonly Listened[] {
    return [
      [this.input, 'keypress', this.onKey],
      [this.input, 'end', this.onEnd],
      [this.output, 'resize', this.onResize],
      ...SIGNALS.map((signal): Listened => [process, signal, this.onSignal]),
      [process, 'SIGCONT', this.onContinue],
      // Also runs when an error ends the program: the message then appears on the screen the player came from.
      [process, 'exit', this.onExit],
      [process, 'uncaughtExceptionMonitor', this.onExit],
    ]
  }

  /** Takes the screen and the keyboard over. */
  open(): void {
    // Half a second, Node's usual wait for the rest of an escape sequence, makes Esc feel broken.
    emitKeypressEvents(this.input, { escapeCodeTimeout: ESCAPE_WAIT } as unknown as Interface)
    for (const [emitter, event, listener] of this.listeners()) emitter.on(event, listener)
    process.prependListener('unhandledRejection', this.onRejection)
    this.enter()
    this.input.resume()
  }

  /** Gives everything back. */
  close(): void {
    this.restore()
    for (const [emitter, event, listener] of this.listeners()) emitter.off(event, listener)
    process.off('unhandledRejection', this.onRejection)
    this.input.pause()
  }

  /** Shows lines, rewriting only those that changed. */
  draw(lines: readonly string[]): void {
    const { rows } = this.size
    let out = ''
    for (let row = 0; row < Math.min(rows, lines.length); row++) {
      if (this.shown[row] === lines[row]) continue
      out += `\u001b[${row + 1};1H\u001b[2K${lines[row]}`
    }
    this.shown = lines
    // Synchronised output: terminals that know it show the frame at once, the others ignore it.
    if (out !== '') this.output.write(`\u001b[?2026h${out}\u001b[?2026l`)
  }

  /** Forgets what is shown, so that the next frame is drawn whole. */
  clear(): void {
    this.shown = []
    this.output.write('\u001b[0m\u001b[2J')
  }

  /** Says that there is something else to draw. */
  readonly onChange = (): void => this.report({ kind: 'changed' })

  /** The next thing that happens. */
  async next(): Promise<TerminalEvent> {
    while (this.waiting.length === 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    return this.waiting.shift() as TerminalEvent
  }

  /** Ignores keys for a moment: what was typed too fast was not meant for what is seen now. */
  async ignoreKeys(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    const kept = this.waiting.filter((event) => event.kind !== 'key' || event.key.name.startsWith('ctrl-'))
    this.waiting.splice(0, this.waiting.length, ...kept)
  }

  private report(event: TerminalEvent): void {
    this.waiting.push(event)
    this.wake?.()
  }

  private enter(): void {
    this.isOpen = true
    this.shown = []
    this.input.setRawMode(true)
    this.output.write(ENTER)
  }

  private restore(): void {
    if (!this.isOpen) return
    this.isOpen = false
    try {
      this.input.setRawMode(false)
      // At once and in order, also while the program is ending.
      writeSync(1, LEAVE)
    } catch {
      // The terminal is gone: there is nothing left to restore.
    }
  }

  /** Ctrl-Z: back to the shell until it brings us back. */
  private suspend(): void {
    this.restore()
    process.kill(process.pid, 'SIGSTOP')
  }
}
