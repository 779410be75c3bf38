import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, so that `npm start` can say which Node it needs
import { fileFor, serve } from './serve.mjs'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}
interface Serving {
  readonly server: Server
  readonly port: number
}
const find = fileFor as (folder: string, url: string) => string | undefined
const open = serve as (folder: string, port: number, tries?: number) => Promise<Serving>

const SCRIPT = 'export const words = "the same again"\n'.repeat(100)

let folder: string
let serving: Serving

beforeAll(async () => {
  const above = mkdtempSync(join(tmpdir(), 'hearthkeep-serve-'))
  folder = join(above, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(above, 'secret.txt'), 'not for you')
  writeFileSync(join(folder, 'index.html'), '<p>page</p>')
  writeFileSync(join(folder, 'sw.js'), '1')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'assets', 'a-1.woff2'), 'font')
  writeFileSync(join(folder, 'assets', 'b-1.js'), SCRIPT)
  serving = await open(folder, 0)
})

afterAll(() => {
  serving.server.close()
  rmSync(join(folder, '..'), { recursive: true })
})

/** Not `fetch`, which would tidy the path up before it is sent. */
function ask(path: string, coding?: string): Promise<Answer> {
  const headers = coding === undefined ? {} : { 'Accept-Encoding': coding }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: serving.port, path, agent: false, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({ status: response.statusCode, headers: response.headers, body, text: body.toString() })
      })
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
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('who takes “%s” gets a script as %s', async (takes, coding, unpack) => {
  const { headers, body } = await ask('/assets/b-1.js', takes)
  expect([headers['content-encoding'], headers['vary']]).toEqual([coding, 'Accept-Encoding'])
  expect(headers['content-length']).toBe(String(body.length))
  expect(body.length).toBeLessThan(SCRIPT.length / 10)
  expect(unpack(body).toString()).toBe(SCRIPT)
})

test('who takes nothing packed gets it plain, and what is packed already is left as it is', async () => {
  const plain = await ask('/assets/b-1.js')
  expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'Accept-Encoding'])
  expect(plain.text).toBe(SCRIPT)
  const font = await ask('/assets/a-1.woff2', 'br')
  expect([font.headers['content-encoding'], font.headers['vary']]).toEqual([undefined, undefined])
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
