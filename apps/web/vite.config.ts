import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './vite-icons.ts'
import { offline } from './vite-offline.ts'
import { slim } from './vite-slim.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons(), slim(), offline()],
  build: { target: 'es2022', chunkSizeWarningLimit: 700 },
})
