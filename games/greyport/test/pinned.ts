/** Cards whose figures stay as they are in tests, whatever balancing does. */
import { greyport } from '../src/index.ts'

interface Entry {
  readonly id: string
  readonly name: string
}
/** What entries of a file say, by name or id. */
export type Pinned = Readonly<Record<string, object>>

/** What an entry keeps: who it is, not what it does. */
const KEPT = ['id', 'name', 'copies', 'character', 'kind', 'level', 'is', 'scenario', 'number']

/** The entries of a content file; those told are what is told here and nothing else. */
function pin(file: string, pinned: Pinned): object[] {
  const entries = greyport.files[file] as readonly Entry[]
  const toldOf = ({ id, name }: Entry): object | undefined => pinned[id] ?? pinned[name]
  const known = entries.flatMap(({ id, name }) => [id, name])
  const unknown = Object.keys(pinned).filter((key) => !known.includes(key))
  if (unknown.length > 0) throw new Error(`${file} has no ${unknown.join(', ')}: pin others for the tests`)
  return entries.map((entry) => {
    const told = toldOf(entry)
    if (told === undefined) return entry
    return { ...Object.fromEntries(Object.entries(entry).filter(([key]) => KEPT.includes(key))), ...told }
  })
}

/** All files of the game, with entries pinned in those told. */
export function withPinned(told: Readonly<Record<string, Pinned>>): typeof greyport.files {
  const files = Object.entries(told).map(([file, pinned]) => [file, pin(file, pinned)])
  return { ...greyport.files, ...(Object.fromEntries(files) as typeof greyport.files) }
}
