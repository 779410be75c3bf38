/** The thread behind a lane: makes the game once, then plays what it is told to. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Plan } from '@hearthkeep/bots'
import type { Order } from './lanes.ts'
import { playerOf } from './player-of.ts'

const port = parentPort
if (port === null) throw new Error('this is the thread of a lane, not a program')
// Orders may come before the game is ready: they wait.
const player = playerOf(workerData as Plan)
port.on('message', ({ first, count }: Order) => {
  // Copied, not handed over: an array that leaves its thread makes V8 look at every use whether the others are still there.
  void player.then((play) => port.postMessage(play(first, count)))
})
