import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, so that it can say which Node it needs
import { fileFor, serve } from './start.mjs'

interface Serving {
  readonly server: Server
  readonly port: number
}
const find = fileFor as (folder: string, url: string) => string | undefined
const open = serve as (folder: string, port: number, tries?: number) => Promise<Serving>

let folder: string
let serving: Serving

beforeAll(async () => {
  const above = mkdtempSync(join(tmpdir(), 'hearthkeep-start-'))
  folder = join(above, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(above, 'secret.txt'), 'not for you')
  writeFileSync(join(folder, 'index.html'), '<p>page</p>')
  writeFileSync(join(folder, 'sw.js'), '1')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'assets', 'a-1.woff2'), 'font')
  serving = await open(folder, 0)
})

afterAll(() => {
  serving.server.close()
  rmSync(join(folder, '..'), { recursive: true })
})

/** Not `fetch`, which would tidy the path up before it is sent. */
function ask(
  path: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: serving.port, path, agent: false }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    }).on('error', reject)
  })
}

test('the page is at the root, and asked for anew each time, as is its worker', async () => {
  const page = await ask('/')
  expect([page.status, page.text]).toEqual([200, '<p>page</p>'])
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-cache')
  const worker = await ask('/sw.js?x=1')
  expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(worker.headers['cache-control']).toBe('no-cache')
})

test('files have their types; what has a hash in its name is kept', async () => {
  expect((await ask('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/)
  const font = await ask('/assets/a-1.woff2')
  expect(font.headers['content-type']).toBe('font/woff2')
  expect(font.headers['cache-control']).toMatch(/immutable/)
  expect((await ask('/nothing.js')).status).toBe(404)
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%00',
  '/%',
])('nothing outside the folder is served: %s', async (path) => {
  const { status, text } = await ask(path)
  expect(status).not.toBe(200)
  expect(text).not.toMatch(/not for you/)
})

test('a sibling whose name begins like the folder is outside, too', () => {
  expect(find('/a/dist', '/..%2fdist-2/x')).toBeUndefined()
  expect(find('/a/dist', '/x.js')).toBe(join('/a/dist', 'x.js'))
})

test('if the port is taken, the next free one is used', async () => {
  const second = await open(folder, serving.port)
  expect(second.port).toBeGreaterThan(serving.port)
  second.server.close()
})
