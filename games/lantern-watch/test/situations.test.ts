import { situations } from '@hearthkeep/testkit/vitest'
import { lanternWatch } from '../src/index.ts'

situations(lanternWatch, new URL('../situations', import.meta.url))
