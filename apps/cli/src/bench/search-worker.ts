/** A thread that measures how one game is thought about; what it compiles for that is in no other measurement's way. */
import { parentPort, workerData } from 'node:worker_threads'
import { openGame } from '@hearthkeep/catalog/shelf'
import { loadMind } from '@hearthkeep/catalog/minds'
import type { Effort } from './rounds.ts'
import { searchSpeed } from './search-speed.ts'

const { id, effort } = workerData as { id: string; effort: Effort }
const module = await openGame(id)
const mind = await loadMind(id)
if (module === undefined || mind === undefined) throw new Error(`no thread of a benchmark of ${id}`)
const { gameTime: time, searchRounds: rounds, searchWarmUp: warmUp } = effort
parentPort?.postMessage(searchSpeed(module.game, mind, { rounds, time, warmUp }))
