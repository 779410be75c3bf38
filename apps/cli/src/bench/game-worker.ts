/** A thread that measures one game, so that no other game's rules have been compiled beside it. */
import { parentPort, workerData } from 'node:worker_threads'
import { openGame } from '@hearthkeep/catalog/shelf'
import { gameSpeed } from './game-speed.ts'

const module = await openGame(String(workerData))
if (module === undefined || parentPort === null) throw new Error(`no thread of a benchmark of ${workerData}`)
const port = parentPort
const measure = gameSpeed(module.game)

port.on('message', (milliseconds: number) => port.postMessage(measure(milliseconds)))
