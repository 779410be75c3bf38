import { situations } from '@hearthkeep/testkit/vitest'
import { greyport } from '../src/index.ts'

situations(greyport, new URL('../situations', import.meta.url))
