/** The thread behind a lane: makes the game once, then plays what it is told to. */
import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@hearthkeep/catalog'
import { createWithPack } from '@hearthkeep/content'
import type { Order } from './lanes.ts'
import { createPlayer } from '@hearthkeep/bots'
import type { Plan } from '@hearthkeep/bots'

const plan = workerData as Plan
const module = findGame(plan.game)
if (module === undefined || parentPort === null) throw new Error(`no thread of a simulation of ${plan.game}`)
const port = parentPort
const play = createPlayer(plan.files === undefined ? module.game : createWithPack(module, plan.files), plan)

port.on('message', ({ first, count }: Order) => {
  const chunk = play(first, count)
  port.postMessage(chunk, [chunk.results.buffer as ArrayBuffer])
})
