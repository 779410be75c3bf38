/**
 * Adds to a match until it is killed, some changes alone and some together, and says what was acknowledged; run by
 * file-store.test.ts in a process of its own: `crash.ts FOLDER ID WHO`.
 */
import { writeSync } from 'node:fs'
import type { Entry } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'

const [folder, id, who] = process.argv.slice(2)
const store = new FileStore(folder)
const noted = (notation: string): Entry => ({ kind: 'step', seat: 0, notation, way: 'answered', by: 0 })
for (let i = 0; ; i++) {
  const batch = Array.from({ length: 1 + (i % 3) }, (_, k) => `${who} ${i}.${k} äöü龍🐉`)
  for (;;) {
    const after = (await store.load(id))?.entries.length ?? 0
    if ((await store.append(id, after, batch.map(noted))) === 'appended') break
  }
  writeSync(1, `${batch.join('\n')}\n`)
}
