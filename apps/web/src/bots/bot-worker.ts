/** Where bots think: a thread of their own, so that the page never waits for them. */
import type { Asked, Said } from './messages.ts'
import { Thinking } from './thinking.ts'

let thinking: Promise<Thinking> | undefined

const say = (said: Said): void => (self as unknown as Worker).postMessage(said)

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  thinking ??= Thinking.about(data.game)
  thinking
    .then((mine) => say({ id: data.id, answer: mine.answer(data) }))
    .catch((error: unknown) => {
      say({ id: data.id, problem: error instanceof Error ? error.message : String(error) })
    })
})
