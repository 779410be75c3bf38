/** The thread behind a lane: makes the game once, then plays what it is told to. */
import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@hearthkeep/catalog'
import { loadMind } from '@hearthkeep/catalog/minds'
import { createWithPack } from '@hearthkeep/content'
import type { Order } from './lanes.ts'
import { createPlayer, needsMind } from '@hearthkeep/bots'
import type { Plan } from '@hearthkeep/bots'

const plan = workerData as Plan
const module = findGame(plan.game)
if (module === undefined || parentPort === null) throw new Error(`no thread of a simulation of ${plan.game}`)
const port = parentPort
const game = plan.files === undefined ? module.game : createWithPack(module, plan.files)
const play = createPlayer(game, plan, plan.bots.some(needsMind) ? await loadMind(plan.game) : undefined)

port.on('message', ({ first, count }: Order) => {
  // Copied, not handed over: an array that leaves its thread makes V8 look at every use whether the others are still there.
  port.postMessage(play(first, count))
})
