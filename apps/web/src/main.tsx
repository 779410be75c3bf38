/** The page. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './look/look.css'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place to draw on')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// Works without the network after the first visit; in development that would only be in the way.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
