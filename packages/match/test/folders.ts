/** Folders for the tests of the store in a folder, and a file system that can fail. */
import * as nodeFiles from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import type { Files } from '@hearthkeep/match/file-store'
import { noted } from '@hearthkeep/testkit/vitest'
import { lanterns } from './lanterns.ts'

const folders: string[] = []

/** A new folder; `removeFolders` removes it. */
export async function newFolder(): Promise<string> {
  const folder = await nodeFiles.mkdtemp(join(tmpdir(), 'hearthkeep-match-'))
  folders.push(folder)
  return folder
}

/** Removes all folders that were made. */
export async function removeFolders(): Promise<void> {
  await Promise.all(folders.map((folder) => nodeFiles.rm(folder, { recursive: true, force: true })))
}

/** The file of a match. */
export function fileOf(folder: string, id: string): string {
  return join(folder, `match-${id}.txt`)
}

/** The real file system with something changed. */
export function filesWith(change: object): Files {
  return { ...nodeFiles, ...change }
}

/** Fails as the system does. */
export function failing(code: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(`${code}: no`), { code }))
}

type Handle = nodeFiles.FileHandle

/** A file system in which what `spoil` returns takes the place of a handle's own methods, for files of which it wants to. */
export function filesThat(spoil: (path: string, handle: Handle) => object): Files {
  const open = async (path: string, flags: string): Promise<Handle> => {
    const handle = await nodeFiles.open(path, flags)
    return Object.assign(handle, spoil(path, handle))
  }
  return filesWith({ open })
}

/** A match that nothing was decided in yet. */
export const header = Match.start(lanterns, { seed: 1 }).saved()

/** A folder with a match of these decisions. */
export async function folderWith(
  ...notations: string[]
): Promise<{ folder: string; store: FileStore; path: string }> {
  const folder = await newFolder()
  const store = new FileStore(folder)
  await store.create('one', header, notations.map(noted))
  return { folder, store, path: fileOf(folder, 'one') }
}
