/** Writes the service worker: everything the build made is kept, so the page works without the network. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

function workerCode(version: string, files: readonly string[]): string {
  return `// Made by the build. Keeps every file of this version; answers from it first, and from the network otherwise.
const CACHE = 'hearthkeep-${version}'
const FILES = ${JSON.stringify(files)}
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  const old = (keys) => keys.filter((key) => key.startsWith('hearthkeep-') && key !== CACHE)
  event.waitUntil(
    caches.keys().then((keys) => Promise.all(old(keys).map((key) => caches.delete(key)))).then(() => self.clients.claim()),
  )
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  const wanted = event.request.mode === 'navigate' ? '/' : event.request
  event.respondWith(caches.match(wanted, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)))
})
`
}

/** The plugin. */
export function offline(): Plugin {
  let folder = ''
  let page = ''
  return {
    name: 'hearthkeep-offline',
    apply: 'build',
    configResolved({ publicDir, root }) {
      folder = publicDir
      page = join(root, 'index.html')
    },
    generateBundle: {
      order: 'post', // when chunks that hold nothing but CSS have gone: a file that is not there would keep all others from being kept
      handler(_, bundle) {
        const own = readdirSync(folder)
        const files = ['/', ...[...own, ...Object.keys(bundle)].map((file) => `/${file}`)]
        const kept = files.filter((file) => !/index\.html$|\.map$/.test(file)).sort()
        // Names of what is built change with what is in it; those of the page and of our own files do not.
        const version = createHash('sha256').update(kept.join())
        for (const file of [page, ...own.map((name) => join(folder, name))])
          version.update(readFileSync(file))
        const source = workerCode(version.digest('hex').slice(0, 12), kept)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
