/** Asking the worker of the bots: one thing at a time, and nothing that nobody wants any more. */
import { afterEach, expect, test, vi } from 'vitest'
import { BotClient } from '../src/bots/bot-client.ts'
import type { Port } from '../src/bots/bot-client.ts'
import type { Asked, Question, Said } from '../src/bots/messages.ts'

/** Workers that answer when the test does. */
class Workers {
  readonly asked: Asked[] = []
  readonly opened: Port[] = []
  ended = 0
  readonly open = (): Port => {
    const port: Port = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (message: unknown) => void this.asked.push(message as Asked),
      terminate: () => void this.ended++,
    }
    this.opened.push(port)
    return port
  }

  say(said: Said): void {
    this.opened.at(-1)?.onmessage?.call(self as never, { data: said } as MessageEvent<Said>)
  }

  /** The answer to the last question. */
  answer(notation: string): void {
    this.say({ id: this.asked.at(-1)?.id ?? 0, answer: notation })
  }

  crash(): void {
    this.opened.at(-1)?.onerror?.call(self as never, {} as ErrorEvent)
  }
}

const self = undefined
const about = (seat: number): Question & { what: 'choose' } => ({
  ...{ what: 'choose', block: Int32Array.of(1), seat, bot: 'quick', seed: 1 },
  setup: { seats: 1, options: {} },
})
function withWorkers() {
  const workers = new Workers()
  return { workers, client: new BotClient('some-game', workers.open) }
}
/** The first is thought about, the second waits. */
function twoQuestions() {
  const { workers, client } = withWorkers()
  return { workers, first: client.ask(about(0)), second: client.ask(about(1)) }
}
const askedSeats = ({ asked }: Workers): number[] => asked.map(({ seat }) => seat)

afterEach(() => void vi.useRealTimers())

test('no worker is started before the first question, and one serves them all, one after the other', async () => {
  const { workers, client } = withWorkers()
  expect(workers.opened).toHaveLength(0)
  const first = client.ask(about(0))
  const second = client.ask(about(1))
  expect(workers.asked).toMatchObject([{ game: 'some-game', seat: 0, bot: 'quick' }])
  workers.answer('strike')
  expect(await first).toBe('strike')
  expect(askedSeats(workers)).toEqual([0, 1])
  workers.answer('guard')
  expect(await second).toBe('guard')
  expect(workers.opened).toHaveLength(1)
})

test('what nobody wants any more is not asked, and its answer is not told', async () => {
  const { workers, client } = withWorkers()
  let isWanted = true
  const begun = client.ask(about(0), { isWanted: () => isWanted })
  const waiting = client.ask(about(1), { isWanted: () => isWanted })
  const other = client.ask(about(2))
  isWanted = false
  workers.answer('strike')
  expect(await begun).toBeUndefined()
  expect(await waiting).toBeUndefined()
  expect(askedSeats(workers)).toEqual([0, 2])
  workers.answer('guard')
  expect(await other).toBe('guard')
})

test('what is only interesting waits until nothing else is asked', async () => {
  const { workers, client } = withWorkers()
  const all = [
    client.ask(about(0)),
    client.ask(about(1), { isIdle: true }),
    client.ask(about(2)),
    client.ask(about(3)),
  ]
  for (const _ of all) {
    workers.answer('strike')
    await Promise.resolve()
  }
  expect(askedSeats(workers)).toEqual([0, 2, 3, 1])
  expect(await Promise.all(all)).toHaveLength(4)
})

test('a bot that cannot think says why, and the next question is asked all the same', async () => {
  const { workers, first, second } = twoQuestions()
  workers.say({ id: workers.asked[0].id, problem: 'There is no advice for this yet.' })
  await expect(first).rejects.toThrow('There is no advice for this yet.')
  workers.answer('guard')
  expect(await second).toBe('guard')
  expect(workers.opened).toHaveLength(1)
})

test('a worker that broke is ended, and the next question starts another', async () => {
  const { workers, first, second } = twoQuestions()
  workers.crash()
  await expect(first).rejects.toThrow('The bot has stopped working.')
  expect(workers).toMatchObject({ ended: 1, opened: { length: 2 } })
  workers.answer('guard')
  expect(await second).toBe('guard')
})

test('where no worker can be had, that is said', async () => {
  const client = new BotClient('some-game', () => {
    throw new Error('no workers here')
  })
  await expect(client.ask(about(0))).rejects.toThrow('no workers here')
})

test('when the table is left, nothing is answered and the worker ends', async () => {
  const { workers, client } = withWorkers()
  const both = [client.ask(about(0)), client.ask(about(1))]
  client.close()
  expect(await Promise.all(both)).toEqual([undefined, undefined])
  expect(workers.ended).toBe(1)
})

test('a long search that nobody wants any more is ended, and the next question starts another worker', async () => {
  vi.useFakeTimers()
  const { workers, client } = withWorkers()
  let isWanted = true
  const given = client.ask(about(0), { isWanted: () => isWanted })
  const next = client.ask(about(1))
  vi.advanceTimersByTime(5000)
  expect(workers).toMatchObject({ ended: 0, opened: { length: 1 } }) // somebody waits for it
  isWanted = false
  vi.advanceTimersByTime(500)
  expect(workers).toMatchObject({ ended: 1, opened: { length: 2 } })
  expect(await given).toBeUndefined()
  // What the first had still to say is not taken for the answer to another question.
  workers.opened[0].onmessage?.call(self as never, { data: { id: 1, answer: 'late' } } as MessageEvent<Said>)
  workers.answer('guard')
  expect(await next).toBe('guard')
})

test('a short search is waited for, as a new worker would take longer', async () => {
  vi.useFakeTimers()
  const { workers, client } = withWorkers()
  let isWanted = true
  const given = client.ask(about(0), { isWanted: () => isWanted })
  isWanted = false
  vi.advanceTimersByTime(900)
  workers.answer('strike')
  expect(await given).toBeUndefined()
  vi.advanceTimersByTime(5000)
  expect(workers).toMatchObject({ ended: 0, opened: { length: 1 } })
})
