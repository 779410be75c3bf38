/** What the documents point to is there: files that links lead to, and paths named in code marks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const workspaces = ['games', 'packages', 'apps'].flatMap((kind) =>
  readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
)

/** Every README, and what a newcomer reads first. */
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'],
  ...workspaces.map((folder) => `${folder}/README.md`),
]

/** The targets of relative links and pictures, without what stands after `#`. */
function linksIn(text: string): string[] {
  const found = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target]) => target)
  return found.filter((target) => !/^[a-z]+:/.test(target))
}

/** Paths in code marks, of the workspace (`src/…`) or of the repository (`games/…`); what is called my-… or ID stands for any. */
function pathsIn(text: string): string[] {
  const found = [...text.matchAll(/`((?:src|games|packages|apps|tools|docs)\/[\w./-]+)`/g)]
  return found.map(([, path]) => path).filter((path) => !/\/(?:my-|ID\b)/.test(path))
}

/** Whether a path named in a document exists: beside it or from the root on; a document about all may mean any workspace. */
function isThere(path: string, document: string): boolean {
  const bases = document.includes('/') ? [dirname(document), ''] : ['', ...workspaces]
  return bases.some((base) => existsSync(join(root, base, path)))
}

test.each(documents)('%s points to nothing that is not there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const missing = [
    ...linksIn(text).filter((path) => !existsSync(join(root, dirname(document), path))),
    ...pathsIn(text).filter((path) => !isThere(path, document)),
  ]
  expect(missing, `${document} names what does not exist`).toEqual([])
})
