import { z } from 'zod'
import { formatFound } from './problems.ts'

/** What the loader hands down to every schema: the ids of each collection, or undefined where its file is unreadable. */
export interface LoadContext extends z.core.ParseContextInternal {
  readonly ids: ReadonlyMap<string, readonly string[] | undefined>
}

interface ReferenceDef extends z.core.$ZodStringDef {
  readonly collections: readonly string[]
}

interface ReferenceInternals extends z.core.$ZodStringInternals<string> {
  def: ReferenceDef
}

/** A schema of the id of an entry elsewhere in the pack. */
interface Reference extends z.ZodType<string, string> {
  _zod: ReferenceInternals
}

const Reference = z.core.$constructor<Reference, ReferenceDef>('HearthkeepReference', (inst, def) => {
  z.ZodString.init(inst as unknown as z.ZodString, def)
  inst._zod.parse = (payload, context) => {
    const value: unknown = payload.value
    if (typeof value !== 'string') {
      payload.issues.push({ code: 'invalid_type', expected: 'string', input: value, inst })
      return payload
    }
    const known = knownIds(def.collections, context)
    if (known !== undefined && !known.has(value)) {
      const params = { found: formatFound(value), word: value, candidates: [...known] }
      payload.issues.push({
        code: 'custom',
        input: value,
        inst,
        message: expectedId(def.collections),
        params,
      })
    }
    return payload
  }
})

/**
 * The id of an entry of one of the named collections. `loadPack` checks that it exists; on its own, as a bare
 * zod schema, it accepts any text.
 */
export function reference(...collections: readonly [string, ...string[]]): Reference {
  const schema = new Reference({ type: 'string', collections, error: () => expectedId(collections) })
  return schema.describe(`The id of an entry of ${collections.join(' or ')}.`)
}

/** The collections a schema made by `reference` points into, or undefined for any other schema. */
export function referencedCollections(schema: z.core.$ZodType): readonly string[] | undefined {
  return schema instanceof Reference ? schema._zod.def.collections : undefined
}

function expectedId(collections: readonly string[]): string {
  return `the id of an entry of ${collections.join(' or ')}`
}

/** The ids of some collections together, looked up once for each load: there may be thousands, and a reference to each. */
const idsTogether = new WeakMap<LoadContext['ids'], Map<string, ReadonlySet<string> | undefined>>()

function knownIds(
  collections: readonly string[],
  { ids }: Partial<LoadContext>,
): ReadonlySet<string> | undefined {
  if (ids === undefined) return undefined
  const looked = idsTogether.get(ids) ?? new Map<string, ReadonlySet<string> | undefined>()
  idsTogether.set(ids, looked)
  const key = collections.join(' ')
  if (!looked.has(key)) looked.set(key, idsOf(collections, ids))
  return looked.get(key)
}

function idsOf(collections: readonly string[], ids: LoadContext['ids']): ReadonlySet<string> | undefined {
  const known = new Set<string>()
  for (const collection of collections) {
    if (!ids.has(collection)) throw new Error(`reference('${collection}'): the pack has no such collection`)
    const some = ids.get(collection)
    if (some === undefined) return undefined
    for (const id of some) known.add(id)
  }
  return known
}
