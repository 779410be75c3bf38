// Runs the project's TypeScript as plain JavaScript: types are stripped once, by another process, and what comes of it is kept.
// Node's own stripper works in WebAssembly whose memory grows in the thread that uses it; from then on V8 checks at every access
// to a typed array of that thread whether its memory is still there, and rules do little else.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = `${root}node_modules/.cache/plain-javascript`
const here = fileURLToPath(import.meta.url)

const keptFor = (source) => `${cache}/${createHash('sha256').update(source).digest('hex').slice(0, 32)}.js`

if (process.argv[1] === here) stripAll()
else registerHooks({ load })

function load(url, context, next) {
  if (!url.endsWith('.ts') || !url.startsWith('file:')) return next(url, context)
  const kept = keptFor(readFileSync(fileURLToPath(url)))
  const source = read(kept) ?? readStripped(kept)
  // Where nothing can be kept, such as on a disk that is full, it still runs: not as fast.
  return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

let hasTried = false

/** Something has changed since the last time: everything is stripped anew, which takes about as long as a start without this. */
function readStripped(kept) {
  if (hasTried) return undefined
  hasTried = true
  try {
    execFileSync(process.execPath, [here], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return read(kept)
}

/** Strips all source files of the project and forgets those that have changed. */
function stripAll() {
  mkdirSync(cache, { recursive: true })
  const old = new Set(readdirSync(cache))
  for (const file of globSync('{packages,games,apps}/*/{src,test}/**/*.ts', { cwd: root })) {
    const source = readFileSync(`${root}${file}`, 'utf8')
    const kept = keptFor(source)
    if (old.delete(kept.slice(cache.length + 1))) continue
    // Another process may be at it, too, and nobody may read half a file.
    const part = `${kept}.${process.pid}`
    writeFileSync(part, stripTypeScriptTypes(source))
    renameSync(part, kept)
  }
  for (const file of old) rmSync(`${cache}/${file}`, { force: true })
}
