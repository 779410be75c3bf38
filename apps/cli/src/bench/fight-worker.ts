/** A thread that measures the fights once. */
import { parentPort, workerData } from 'node:worker_threads'
import { openGame } from '@hearthkeep/catalog/shelf'
import { measureFights } from './fights.ts'
import type { Effort } from './rounds.ts'

const { id, effort } = workerData as { id: string; effort: Effort }
const module = await openGame(id)
if (module === undefined) throw new Error(`no thread of a benchmark of ${id}`)
parentPort?.postMessage(await measureFights(module.game, effort))
