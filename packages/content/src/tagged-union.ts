import { z } from 'zod'
import { formatFound } from './problems.ts'

/** How a tagged union is written in JSON: bare words, objects known by one of their keys, and perhaps lists. */
interface TaggedForms {
  /** What one of these is called in messages, with its article: "an effect". */
  readonly noun: string
  /** Kinds written as a bare word. */
  readonly words: readonly string[]
  /** Kinds written as an object, by the key that tells them apart. */
  readonly objects: ReadonlyMap<string, z.ZodType>
  /** The schema of a list, where a list is allowed. */
  readonly list?: z.ZodType
}

interface TaggedDef extends z.core.$ZodUnionDef {
  readonly forms: TaggedForms
}

interface TaggedInternals extends z.core.$ZodUnionInternals {
  def: TaggedDef
}

interface Tagged extends z.ZodType {
  _zod: TaggedInternals
}

/**
 * A zod union that goes straight to the one option the input names, so that a mistake is reported where it is
 * and not as "no option matches"; as JSON Schema it is an ordinary union.
 */
const Tagged = z.core.$constructor<Tagged, TaggedDef>('HearthkeepTagged', (inst, def) => {
  z.ZodUnion.init(inst as unknown as z.ZodUnion, def)
  inst._zod.parse = (payload, context) => {
    const chosen = choose(def.forms, payload.value)
    if ('option' in chosen) return chosen.option ? chosen.option._zod.run(payload, context) : payload
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      inst,
      message: chosen.expected,
      params: { found: chosen.found, word: chosen.word, candidates: names(def.forms) },
    })
    return payload
  }
})

/** A schema of values told apart by a bare word or by the one key that names their kind. */
export function taggedUnion(forms: TaggedForms): z.ZodType {
  const words = forms.words.length > 0 ? [z.enum(forms.words)] : []
  const list = forms.list ? [forms.list] : []
  return new Tagged({ type: 'union', forms, options: [...words, ...forms.objects.values(), ...list] })
}

/** The kind of a value that passed its tagged union: the bare word itself, or the key that names the object. */
export function tagOf(value: object | string, isTag: (name: string) => boolean): string {
  const tag = typeof value === 'string' ? value : Object.keys(value).find(isTag)
  if (tag === undefined) throw new Error(`${JSON.stringify(value)} is of no kind in this vocabulary`)
  return tag
}

function names(forms: TaggedForms): readonly string[] {
  return [...forms.words, ...forms.objects.keys()]
}

interface Refusal {
  readonly expected: string
  readonly found: string
  readonly word?: string
}

function choose(forms: TaggedForms, value: unknown): { option: z.ZodType | undefined } | Refusal {
  const all = `${forms.noun} (${names(forms).join(', ')})`
  if (typeof value === 'string') {
    if (forms.words.includes(value)) return { option: undefined }
    const expected = forms.objects.has(value) ? `an object such as { "${value}": ... }` : all
    return { expected, found: formatFound(value), ...(forms.objects.has(value) ? {} : { word: value }) }
  }
  if (Array.isArray(value) && forms.list) return { option: forms.list }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { expected: all, found: formatFound(value) }
  }
  const keys = Object.keys(value)
  const tags = keys.filter((key) => forms.objects.has(key))
  if (tags.length > 1) return { expected: 'one kind in each object', found: `${tags.join(' and ')} together` }
  const [tag] = tags
  if (tag !== undefined) return { option: forms.objects.get(tag) }
  const bare = keys.find((key) => forms.words.includes(key))
  if (bare !== undefined) return { expected: `the bare word "${bare}"`, found: formatFound(value) }
  const [word] = keys
  return { expected: all, found: formatFound(value), ...(word === undefined ? {} : { word }) }
}
