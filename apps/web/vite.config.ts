import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { busts } from './vite-busts.ts'
import { drawn } from './vite-drawn.ts'
import { icons } from './vite-icons.ts'
import { lessons } from './vite-lessons.ts'
import { minded } from './vite-minds.ts'
import { offline } from './vite-offline.ts'
import { scenes } from './vite-scenes.ts'
import { slim } from './vite-slim.ts'
import { trusted } from './vite-trusted.ts'
import { words } from './vite-words.ts'

/** Games are called by their names, not by that of the folder that all of them have. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const game = /\/games\/([^/]+)\/src\/index\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${game ?? '[name]'}-[hash].js`
}

/** A folder of `src/words`. */
const language = process.env['HEARTHKEEP_LANGUAGE'] ?? 'en'

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) },
  resolve: { alias: [{ find: /^\.\/en\/(?=[\w-]+\.json$)/, replacement: `./${language}/` }] },
  plugins: [
    react(),
    busts(),
    icons(),
    drawn(),
    lessons(),
    minded(),
    scenes(),
    slim(),
    trusted(),
    words(),
    offline(),
  ],
  // Bots need all of the games, and what looks ahead: nothing of it is left out for them but the library of schemas.
  worker: { format: 'es', plugins: () => [trusted()] },
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
