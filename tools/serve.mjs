// A web server for a folder of finished files: for `npm start`, for the browser tests, for the pictures.
// Plain JavaScript, as everything that `npm start` needs before it knows which Node it runs on.
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TRIES = 20
const HOST = '127.0.0.1' // this computer only
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
/** Pictures and fonts are packed already. */
const PACKABLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])
/** Below this, the headers weigh more than what packing saves. */
const WORTH_PACKING = 256

/** The file behind an address; undefined for one that leads out of the folder. */
export function fileFor(folder, url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://here').pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(folder + sep) ? file : undefined
}

/** What has a hash in its name never changes; everything else is asked for anew, above all the page and its worker. */
const cacheFor = (file) => (file.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache')

/** A file as it lies there and, where that is smaller, packed in the ways browsers understand, the best first. */
async function readPacked(file) {
  const plain = await readFile(file)
  if (!PACKABLE.has(extname(file)) || plain.length < WORTH_PACKING) return { plain, packed: [] }
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: size }), // at its best by default
    promisify(gzip)(plain, { level: 9 }),
  ])
  const packed = [
    { coding: 'br', body: br },
    { coding: 'gzip', body: gz },
  ]
  return { plain, packed: packed.filter(({ body }) => body.length < plain.length) }
}

/** A script that stands in the page itself. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

/**
 * What a page may do: run the scripts that come with it, those that stand in it by their hash, and nothing else; make no code; talk to nobody
 * but this server. (Styles stand in attributes, too: React and Motion set them.)
 */
function policyFor(html) {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What the bots' worker may do besides: make code, which thinks several times as fast. It has no page to harm, and talks to this server only. */
const BOTS_POLICY = "default-src 'self'; script-src 'self' 'unsafe-eval'; object-src 'none'; base-uri 'none'"

/** The policy a file comes with: a page has one, and so has a worker with rights of its own. */
function policyOf(file, found) {
  if (extname(file) === '.html') return policyFor(found.plain.toString())
  return /[/\\]bot-worker-[\w-]+\.js$/.test(file) ? BOTS_POLICY : undefined
}

/** The codings a client takes: those it names, unless it names them with `q=0`. */
function accepted(header = '') {
  return header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([coding]) => coding)
}

/** Answers requests for the files of a folder as they are now: all of it is read, and packed, only once. */
export async function answering(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const kept = new Map(await Promise.all(files.map(async (file) => [file, await readPacked(file)])))
  return (request, response) => {
    const say = (status, text) => response.writeHead(status, { 'Content-Type': TYPES['.txt'] }).end(text)
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET and HEAD.\n')
    const file = fileFor(folder, request.url)
    if (file === undefined) return say(400, 'Bad address.\n')
    const found = kept.get(file)
    if (found === undefined) return say(404, 'Not found.\n')
    const codings = accepted(request.headers['accept-encoding'])
    const packed = found.packed.find(({ coding }) => codings.includes(coding))
    const body = packed?.body ?? found.plain
    const policy = policyOf(file, found)
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': cacheFor(file),
      'X-Content-Type-Options': 'nosniff',
      ...(policy && { 'Content-Security-Policy': policy }),
      ...(packed && { 'Content-Encoding': packed.coding }),
      ...(found.packed.length > 0 && { Vary: 'Accept-Encoding' }), // nobody between may hand out the wrong one
    })
    return response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Listens at a port, or at the next free one; resolves with the server and the port it got. */
export async function listen(answer, port, tries = TRIES) {
  const server = createServer(answer)
  for (let at = port; ; at++) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(at, HOST, () => {
          server.off('error', reject)
          resolve()
        })
      })
      return { server, port: server.address().port }
    } catch (error) {
      server.removeAllListeners('error')
      if (error.code !== 'EADDRINUSE' || at + 1 >= port + tries) throw error
    }
  }
}

/** Serves a folder. */
export async function serve(folder, port, tries = TRIES) {
  return listen(await answering(folder), port, tries)
}
