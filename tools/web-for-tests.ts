/** For the browser tests: the page as `npm start` serves it, built when the first of them asks, and only once. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
// @ts-expect-error: plain JavaScript, so that `npm start` can say which Node it needs
import { answering, listen } from './serve.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is, such as `http://127.0.0.1:12345/`. */
    webAddress: string
  }
}

const root = join(import.meta.dirname, '..')
const answerFrom = answering as (folder: string) => Promise<RequestListener>
const listenAt = listen as (
  answer: RequestListener,
  port: number,
) => Promise<{ server: Server; port: number }>

/** In a process of its own: vitest's would make a page for testing, with React's slow half. */
function build(folder: string): Promise<void> {
  const web = join(root, 'apps', 'web')
  const args = ['build', web, '--config', join(web, 'vite.config.ts'), '--outDir', folder, '--logLevel=error']
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the page could not be built (${code})`)),
    )
  })
}

/** Listens at once, so that runs without browser tests lose no time; the first request waits for the build. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkeep-web-'))
  let ready: Promise<RequestListener> | undefined
  const { server, port } = await listenAt((request, response) => {
    ready ??= build(folder).then(() => answerFrom(folder))
    ready.then(
      (answer) => answer(request, response),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }, 0)
  project.provide('webAddress', `http://127.0.0.1:${port}/`)
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
}
