import { situations } from '@hearthkeep/testkit/vitest'
import { tinyFight } from '../src/index.ts'

situations(tinyFight, new URL('../situations', import.meta.url))
