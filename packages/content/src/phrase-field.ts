import { z } from 'zod'
import { fillTemplate, formatTemplate, parseTemplate, placeholders } from '@hearthkeep/engine'
import type { TemplateValue } from '@hearthkeep/engine'

/** The values a phrase may and must use. */
interface PhraseValues {
  /** Values that are always there. */
  readonly always: readonly string[]
  /** Values that may be absent, and so must stand in `[ ]`. */
  readonly sometimes: readonly string[]
  /** Whether each of them has to be used, so that a text cannot hide a number. */
  readonly useAll: boolean
}

/** The schema of a phrase: a text whose placeholders are checked. */
export function phraseField({ always, sometimes, useAll }: PhraseValues): z.ZodType<string, string> {
  const known = [...always, ...sometimes]
  return z.string('a phrase').superRefine((phrase, context) => {
    const report = (expected: string, params: Record<string, unknown> = {}): void =>
      context.addIssue({ code: 'custom', message: expected, params })
    const parts = parseTemplate(phrase)
    if (parts === undefined) return report('a phrase with every { and [ closed')
    const used = placeholders(parts)
    for (const one of used) {
      const name = `{${one.value}}`
      if (!known.includes(one.value)) {
        report(known.length > 0 ? `only the placeholders ${braced(known)}` : 'no placeholders', {
          found: name,
          word: one.value,
          candidates: known,
        })
      } else if (!one.isOptional && sometimes.includes(one.value)) {
        report(`${name} in square brackets, as it may be absent`, { found: JSON.stringify(phrase) })
      } else if (one.forms.length === 1) {
        report(`at least two forms, as in {${one.value}|card|cards}`, { found: formatTemplate([one]) })
      }
    }
    const unused = known.filter((value) => !used.some((one) => one.value === value))
    if (useAll && unused.length > 0) report(`a phrase that uses ${braced(unused)}`)
  })
}

/** The schema of a section of phrases: the game's own say which there are, and which values each may use. */
export function phraseSection<P extends string>(
  own: Readonly<Record<P, string>>,
): z.ZodType<Readonly<Record<P, string>>, Readonly<Record<P, string>>> {
  const fields = Object.entries<string>(own).map(([name, phrase]) => {
    const always = [...new Set(placeholders(parseTemplate(phrase) ?? []).map(({ value }) => value))]
    return [name, phraseField({ always, sometimes: [], useAll: false })]
  })
  return z.strictObject(Object.fromEntries(fields) as Record<P, z.ZodType<string, string>>) as never
}

/** A phrase of such a section, filled in. */
export function fillPhrase(phrase: string, values: Readonly<Record<string, TemplateValue>> = {}): string {
  return fillTemplate(parseTemplate(phrase) ?? [], values)
}

function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
