import { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue
type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a schema wanted, in words that follow "expected"; given to zod as the error map of every load. */
export function describeExpected(issue: RawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return issue.inst instanceof z.ZodObject
      ? `one of the fields ${Object.keys(issue.inst.shape).join(', ')}`
      : 'no further fields'
  }
  if (issue.code === 'invalid_union' && issue['note'] !== undefined) {
    return `one of ${(issue['options'] as unknown[]).map((option) => JSON.stringify(option)).join(', ')}`
  }
  const schema = issue.schema ?? issue.inst
  return schema instanceof z.ZodType ? describeSchema(schema) : 'something else'
}

/** A schema in a few words: "a whole number from 0 to 99", "one of "all", "one"", "a list of at least 2". */
export function describeSchema(schema: z.core.$ZodType): string {
  return describeJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function describeJson(json: JsonSchema): string {
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.enum) return `one of ${json.enum.map((option) => JSON.stringify(option)).join(', ')}`
  const options = json.anyOf ?? json.oneOf
  if (options) return [...new Set(options.map((option) => describeJson(option)))].join(' or ')
  switch (json.type) {
    case 'integer':
      return `a whole number${range(json.minimum, json.maximum)}${step(json)}`
    case 'number':
      return `a number${range(json.minimum, json.maximum)}${step(json)}`
    case 'string':
      return describeText(json)
    case 'array':
      return `a list${length(json.minItems, json.maxItems)}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case 'object':
      return 'an object'
    default:
      return 'a different value'
  }
}

function describeText(json: JsonSchema): string {
  if (json.pattern !== undefined) return `a text matching /${json.pattern}/`
  if (json.maxLength !== undefined) return `a text of ${json.minLength ?? 0} to ${json.maxLength} letters`
  return json.minLength === undefined ? 'a text' : 'a text that is not empty'
}

function step(json: JsonSchema): string {
  return json.multipleOf === undefined ? '' : ` that is a multiple of ${json.multipleOf}`
}

function range(minimum = -Infinity, maximum = Infinity): string {
  const low = minimum > Number.MIN_SAFE_INTEGER
  const high = maximum < Number.MAX_SAFE_INTEGER
  if (low && high) return ` from ${minimum} to ${maximum}`
  if (low) return ` of at least ${minimum}`
  return high ? ` of at most ${maximum}` : ''
}

function length(minimum = 0, maximum = Infinity): string {
  if (minimum === maximum) return ` of exactly ${minimum}`
  if (minimum > 0 && maximum < Infinity) return ` of ${minimum} to ${maximum}`
  if (minimum > 0) return ` of at least ${minimum}`
  return maximum < Infinity ? ` of at most ${maximum}` : ''
}
