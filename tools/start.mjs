// `npm start`: builds the page and serves it on this computer. `npm start -- --port 8080` chooses the port.
// Plain JavaScript, so that on an old Node the version message appears instead of a syntax error.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertNode24, root } from './checks.mjs'

const PORT = 4173
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
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

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

async function answer(folder, request, response) {
  const say = (status, text) => response.writeHead(status, { 'Content-Type': TYPES['.txt'] }).end(text)
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET and HEAD.\n')
  const file = fileFor(folder, request.url)
  if (file === undefined) return say(400, 'Bad address.\n')
  let body
  try {
    body = await readFile(file)
  } catch {
    return say(404, 'Not found.\n')
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    'Cache-Control': cacheFor(file),
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Serves a folder at a port, or at the next free one; resolves with the server and the port it got. */
export async function serve(folder, port, tries = TRIES) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.destroy())
  })
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

function readPort(args) {
  if (args.length === 0) return PORT
  const [name, value] = args.length === 1 ? args[0].split('=') : args
  if (name === '--port' && /^\d{1,5}$/.test(value ?? '') && Number(value) <= 65535) return Number(value)
  console.error(`Not understood: ${args.join(' ')}\nUse \`npm start\`, or \`npm start -- --port 8080\`.`)
  return process.exit(1)
}

async function main() {
  const wanted = readPort(process.argv.slice(2))
  const web = join(root, 'apps', 'web')
  console.log('Building the page …')
  const { build } = await import('vite')
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error' })
  const { server, port } = await serve(join(web, 'dist'), wanted)
  if (wanted !== 0 && port !== wanted)
    console.log(
      `Port ${wanted} is taken. The browser keeps games by address: those of port ${wanted} are not shown at this one.`,
    )
  console.log(`Hearthkeep is at http://localhost:${port}/ (Ctrl-C ends it)`)
  const end = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  assertNode24()
  main().catch((error) => {
    console.error(`The page could not be started: ${error.message}`)
    process.exitCode = 1
  })
}
