import { seedOfBytes } from '@hearthkeep/engine'
import type { Seed } from '@hearthkeep/engine'

/** A seed that nobody can guess or search for. */
export function randomSeed(): Seed {
  return seedOfBytes(crypto.getRandomValues(new Uint8Array(16)))
}
