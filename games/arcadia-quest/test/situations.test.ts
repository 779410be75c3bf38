import { situations } from '@hearthkeep/testkit/vitest'
import { arcadiaQuest } from '../src/index.ts'

situations(arcadiaQuest, new URL('../situations', import.meta.url))
