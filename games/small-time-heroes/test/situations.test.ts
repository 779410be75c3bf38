import { situations } from '@hearthkeep/testkit/vitest'
import { smallTimeHeroes } from '../src/index.ts'

situations(smallTimeHeroes, new URL('../situations', import.meta.url))
