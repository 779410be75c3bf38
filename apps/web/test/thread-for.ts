/** The worker of the bots without a worker. */
import type { Game } from '@hearthkeep/engine'
import { BotClient } from '../src/bots/bot-client.ts'
import type { Port } from '../src/bots/bot-client.ts'
import type { Asked } from '../src/bots/messages.ts'
import { Thinking } from '../src/bots/thinking.ts'

/** The worker's own code, in this thread; it can be held up, and made to fail. */
export async function threadFor(game: Game) {
  const thinking = await Thinking.about(game.id)
  const held: (() => void)[] = []
  const thread = {
    asked: 0,
    isHeld: false,
    problem: '',
    release: () => held.splice(0).forEach((tell) => tell()),
  }
  const open = (): Port => {
    const port: Port = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      terminate: () => undefined,
      postMessage(asked: Asked) {
        thread.asked++
        const { problem } = thread
        const said = problem === '' ? { answer: thinking.answer(asked) } : { problem }
        const tell = (): void => {
          port.onmessage?.call(port as Worker, { data: { id: asked.id, ...said } } as MessageEvent)
        }
        if (thread.isHeld) held.push(tell)
        else void Promise.resolve().then(tell)
      },
    }
    return port
  }
  return { thread, client: new BotClient(game.id, open) }
}
