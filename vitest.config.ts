import { defineConfig } from 'vitest/config'
import { lessons } from './apps/web/vite-lessons.ts'

/** What counts the engine's memory, which files that share their modules use together. */
const COUNTS_MEMORY = [
  'packages/engine/test/memory.test.ts',
  'packages/match/test/running.test.ts',
  'packages/lanes/test/search.test.ts',
]

export default defineConfig({
  plugins: [lessons()], // tests of the page meet its shelf
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          exclude: COUNTS_MEMORY,
          isolate: false, // they share nothing that changes, and loading five games for each file takes minutes
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/*/test/**/*.test.ts', 'tools/**/*.test.ts', ...COUNTS_MEMORY],
        },
      },
    ],
    globalSetup: './tools/web-for-tests.ts',
    // Generous, because whole games are played; a test must never depend on how fast the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'games/*/src/**', 'apps/*/src/**'],
    },
  },
})
