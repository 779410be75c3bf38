import { z } from 'zod'
import type { ContentPack, Parts } from './collections.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The JSON Schema (draft 2020-12) of every file of a pack by file name, for editors to complete and check with. */
export function jsonSchema<P extends Parts>(pack: ContentPack<P>): Record<string, object> {
  const schemas: Record<string, object> = {}
  for (const part of Object.values(pack.parts)) {
    const converted = convert(part.part === 'collection' ? z.array(part.schema) : part.schema)
    schemas[part.options.file] = part.part === 'collection' ? listOrById(converted) : withHint(converted)
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
