/** Saves a match, then dies in the middle of saving it again; run by store.test.ts in a process of its own. */
import * as nodeFiles from 'node:fs/promises'
import { writeSync } from 'node:fs'
import { Match } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import { lanterns } from './lanterns.ts'

const match = Match.start(lanterns, { seed: 1 })
const [folder] = process.argv.slice(2)
match.answer({ seat: 0, revision: 0, notation: 'shine' })
await new FileStore(folder).save('one', match.saved())
writeSync(1, 'saved\n')
match.answer({ seat: 1, revision: 1, notation: 'shine' })
const rename = (): Promise<void> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}
await new FileStore(folder, { ...nodeFiles, rename }).save('one', match.saved())
