import { situations } from '@hearthkeep/testkit/vitest'
import { hellbringer } from '../src/index.ts'

situations(hellbringer, new URL('../situations', import.meta.url))
