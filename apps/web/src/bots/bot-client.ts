/** Asks the worker of the bots, one question after the other. The worker is started by the first. */
import { say } from '../words/bots.ts'
import type { Answers, Asked, Question, Said } from './messages.ts'

/** A worker, as far as it is needed here. */
export type Port = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'onmessageerror' | 'terminate'>

/** Whether a question is still worth an answer, and whether others go first. */
export interface Wish {
  /** Asked when its turn comes, while it is thought about, and when the answer is there: the table may have moved on. */
  readonly isWanted?: () => boolean
  /** Waits until nothing else is asked. */
  readonly isIdle?: boolean
}

interface Waiting extends Required<Wish> {
  readonly question: Question
  readonly resolve: (answer: Answers[keyof Answers] | undefined) => void
  readonly reject: (error: Error) => void
}

/** In milliseconds: what is answered sooner is waited for, as a new worker has to load the game again. */
const SOON = 1000
/** After that it is asked so often whether the answer is still wanted. */
const OFTEN = 250

const BROKEN = say('bot-client.the-bot-has-stopped')

export class BotClient {
  private readonly game: string
  private readonly open: () => Port
  private port: Port | undefined
  private readonly queue: Waiting[] = []
  private asked: (Waiting & { readonly id: number }) | undefined
  private count = 0
  private watch: ReturnType<typeof setTimeout> | undefined

  constructor(game: string, open: () => Port) {
    this.game = game
    this.open = open
  }

  /** Resolves with the answer, or with undefined if nobody wants it any more; rejects if the bot could not think. */
  ask<W extends keyof Answers>(
    question: Question & { readonly what: W },
    { isWanted = () => true, isIdle = false }: Wish = {},
  ): Promise<Answers[W] | undefined> {
    return new Promise((resolve, reject) => {
      const settle = resolve as Waiting['resolve']
      this.queue.push({ question, isWanted, isIdle, resolve: settle, reject })
      this.goOn()
    })
  }

  /** Ends the worker; what is still asked is answered by nothing. */
  close(): void {
    const { asked } = this
    this.end()
    for (const { resolve } of [...this.queue.splice(0), ...(asked ? [asked] : [])]) resolve(undefined)
  }

  /** Ends the worker, whatever it thinks about; the next question starts another. */
  private end(): void {
    clearTimeout(this.watch)
    this.port?.terminate()
    this.port = undefined
    this.asked = undefined
  }

  /** A search cannot be interrupted: if nobody waits for it any more, its worker goes. */
  private readonly lookIfWanted = (): void => {
    const { asked } = this
    if (asked === undefined) return
    if (asked.isWanted()) {
      this.watch = setTimeout(this.lookIfWanted, OFTEN)
      return
    }
    this.end()
    asked.resolve(undefined)
    this.goOn()
  }

  /** The next question, unless one is being thought about. */
  private goOn(): void {
    while (this.asked === undefined) {
      const urgent = this.queue.findIndex(({ isIdle }) => !isIdle)
      const next = this.queue.splice(Math.max(0, urgent), 1).at(0)
      if (next === undefined) return
      if (next.isWanted()) this.send(next)
      else next.resolve(undefined)
    }
  }

  private send(next: Waiting): void {
    const id = ++this.count
    this.asked = { ...next, id }
    try {
      this.port ??= this.opened()
      this.port.postMessage({ ...next.question, id, game: this.game } satisfies Asked)
      this.watch = setTimeout(this.lookIfWanted, SOON)
    } catch (error) {
      this.fail(error instanceof Error ? error.message : String(error))
    }
  }

  private opened(): Port {
    const port = this.open()
    port.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data)
    port.onerror = () => this.fail(BROKEN)
    port.onmessageerror = () => this.fail(BROKEN)
    return port
  }

  private hear(said: Said): void {
    const { asked } = this
    if (asked?.id !== said.id) return // of a question that was given up
    this.asked = undefined
    clearTimeout(this.watch)
    if (!asked.isWanted()) asked.resolve(undefined)
    else if ('problem' in said) asked.reject(new Error(said.problem))
    else asked.resolve(said.answer)
    this.goOn()
  }

  /** The worker itself broke, or could not be had: the next question tries another one. */
  private fail(message: string): void {
    const { asked } = this
    this.end()
    asked?.reject(new Error(message))
    this.goOn()
  }
}

/** The bots' worker in a page. */
export function openWorker(): Port {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
}
