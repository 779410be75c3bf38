import { z } from 'zod'
import { nameInFamily } from './collections.ts'
import type { ContentPack, Parts } from './collections.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The JSON Schema (draft 2020-12) of every file of a pack by file name, for editors to complete and check with.
 * Of a family, the schema of each of the files named.
 */
export function jsonSchema<P extends Parts>(
  pack: ContentPack<P>,
  files: readonly string[] = [],
): Record<string, object> {
  const schemas: Record<string, object> = {}
  for (const part of Object.values(pack.parts)) {
    if (part.part === 'document') schemas[part.options.file] = withHint(convert(part.schema))
    else {
      const schema = listOrById(convert(z.array(part.schema)))
      const own =
        part.part === 'collection'
          ? [part.options.file]
          : files.filter((file) => nameInFamily(part, file) !== undefined)
      for (const file of own) schemas[file] = schema
    }
  }
  return schemas
}

function convert(schema: z.core.$ZodType): JsonSchema {
  return withoutAliases(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** Drops the definitions that merely name another one: zod makes one for every schema that contains itself. */
function withoutAliases({ $defs = {}, ...schema }: JsonSchema): JsonSchema {
  const aliases = new Map<string, string>()
  for (const [name, { $ref, ...rest }] of Object.entries($defs)) {
    if ($ref !== undefined && Object.keys(rest).length === 0) aliases.set(`#/$defs/${name}`, $ref)
  }
  const kept = Object.entries($defs).filter(([name]) => !aliases.has(`#/$defs/${name}`))
  const whole = kept.length > 0 ? { ...schema, $defs: Object.fromEntries(kept) } : schema
  const resolve = (key: string, value: unknown): unknown =>
    key === '$ref' ? (aliases.get(String(value)) ?? value) : value
  return JSON.parse(JSON.stringify(whole, resolve)) as JsonSchema
}

/** A collection may be a list of entries, or an object by id whose entries need not repeat the id. */
function listOrById({ $schema, $defs, ...list }: JsonSchema): object {
  const byId = { type: 'object', properties: hint, additionalProperties: withoutId(list.items as JsonSchema) }
  return { $schema, anyOf: [list, byId], ...($defs ? { $defs } : {}) }
}

function withoutId(entry: JsonSchema): object {
  const options = entry.anyOf ?? entry.oneOf
  if (options) return { anyOf: options.map((option) => withoutId(option)) }
  return { ...entry, required: entry.required?.filter((field) => field !== 'id') ?? [] }
}

const hint = { $schema: { type: 'string' } }

function withHint(document: JsonSchema): object {
  return document.properties ? { ...document, properties: { ...hint, ...document.properties } } : document
}
