import { z } from 'zod'
import { referencedCollections } from './reference.ts'
import type { VocabularyFields } from './vocabulary.ts'

/** The words that fields of effects and conditions can hold, by field name: what a text file has to write out. */
export function fieldWords({
  effects,
  conditions,
  combinators,
  groups,
}: VocabularyFields): Record<string, string[]> {
  const words: Record<string, string[]> = {}
  const add = (field: string, values: readonly string[]): void => {
    if (values.length > 0) words[field] = [...new Set([...(words[field] ?? []), ...values])]
  }
  for (const fields of [...Object.values(effects), ...Object.values(conditions)]) {
    for (const [field, schema] of Object.entries(fields)) add(field, simpleSchemas(schema).flatMap(wordsOf))
  }
  if ('each' in combinators) add('each', groups)
  return words
}

/** The collections that a field, or the members of a list in it, may refer into. */
export function fieldCollections(schema: z.core.$ZodType): readonly string[] {
  return simpleSchemas(schema).flatMap((simple) => referencedCollections(simple) ?? [])
}

/** The texts and truth values a simple schema allows by name. */
function wordsOf(schema: z.core.$ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.filter((option) => typeof option === 'string')
  if (schema instanceof z.ZodLiteral)
    return [...schema.values].filter((value) => typeof value !== 'number').map(String)
  return schema instanceof z.ZodBoolean ? ['true', 'false'] : []
}

/** A schema taken apart into those of its members: through lists, unions, `.optional()`, `.default()` and their like. */
function simpleSchemas(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(simpleSchemas)
  if (schema instanceof z.ZodArray) return simpleSchemas(schema.element)
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly
  return isWrapper ? simpleSchemas(schema.unwrap()) : [schema]
}
