import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './vite-icons.ts'
import { lessons } from './vite-lessons.ts'
import { minded } from './vite-minds.ts'
import { offline } from './vite-offline.ts'
import { slim } from './vite-slim.ts'

/** Games are called by their names, not by that of the folder that all of them have. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const game = /\/games\/([^/]+)\/src\/index\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${game ?? '[name]'}-[hash].js`
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons(), lessons(), minded(), slim(), offline()],
  // Bots need all of the games, and what looks ahead: nothing of it is left out for them.
  worker: { format: 'es', plugins: () => [] },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // What plays a match packs better as one file than as ten small ones.
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            {
              name: 'play',
              minShareCount: 2,
              test: /packages\/(engine|match)\/src|apps\/web\/src\/(session|storage)/,
            },
          ],
        },
      },
    },
  },
})
