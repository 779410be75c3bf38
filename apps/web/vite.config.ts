import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './vite-icons.ts'
import { lessons } from './vite-lessons.ts'
import { offline } from './vite-offline.ts'
import { slim } from './vite-slim.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons(), lessons(), slim(), offline()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // What plays a match packs better as one file than as ten small ones.
      output: {
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
