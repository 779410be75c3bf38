/** A piece of a phrase: words as they stand, a value to fill in, or a part said only if all its values are there. */
export type TemplatePart =
  | { readonly text: string }
  | { readonly value: string; readonly forms: readonly string[] }
  | { readonly optional: readonly TemplatePart[] }

/** What can stand in a placeholder. */
export type TemplateValue = string | number | undefined

/** Which of the forms of a counted word goes with a number; English has two. */
export type Plural = (count: number) => number

/** The English rule: the first form for one, the second for any other number. */
export const englishPlural: Plural = (count) => (count === 1 ? 0 : 1)

/**
 * Reads a phrase: `{damage}` is a value, `{draw|card|cards}` a word that goes with a number (`#` in it is the number),
 * `[ to {target}]` a part left out when one of its values is absent. Returns undefined if a bracket is not closed.
 */
export function parseTemplate(phrase: string): readonly TemplatePart[] | undefined {
  const parts: TemplatePart[] = []
  let inner: TemplatePart[] | undefined
  for (const [piece] of phrase.matchAll(/\{[^{}[\]]*\}|[^{}[\]]+|[^]/g)) {
    if (piece === '[' && inner === undefined) {
      inner = []
    } else if (piece === ']' && inner !== undefined) {
      parts.push({ optional: inner })
      inner = undefined
    } else if (piece.length === 1 && '{}[]'.includes(piece)) {
      return undefined
    } else {
      ;(inner ?? parts).push(parsePiece(piece))
    }
  }
  return inner === undefined ? parts : undefined
}

function parsePiece(piece: string): TemplatePart {
  if (!piece.startsWith('{')) return { text: piece }
  const [value = '', ...forms] = piece.slice(1, -1).split('|')
  return { value, forms }
}

/** Writes a parsed phrase as it was. */
export function formatTemplate(parts: readonly TemplatePart[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      if ('optional' in part) return `[${formatTemplate(part.optional)}]`
      return `{${[part.value, ...part.forms].join('|')}}`
    })
    .join('')
}

/** Fills a phrase in; every value outside `[ ]` has to be given. */
export function fillTemplate(
  parts: readonly TemplatePart[],
  values: Readonly<Record<string, TemplateValue>>,
  plural: Plural = englishPlural,
): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      if ('optional' in part) {
        const complete = placeholders(part.optional).every(({ value }) => values[value] !== undefined)
        return complete ? fillTemplate(part.optional, values, plural) : ''
      }
      const value = values[part.value]
      if (value === undefined) throw new Error(`no value for {${part.value}} in "${formatTemplate(parts)}"`)
      return part.forms.length === 0 ? String(value) : inflect(part.forms, value, plural)
    })
    .join('')
}

function inflect(forms: readonly string[], value: string | number, plural: Plural): string {
  const place = typeof value === 'number' ? plural(value) : forms.length - 1
  return (forms[place] ?? forms.at(-1) ?? '').replaceAll('#', String(value))
}

/** Every placeholder of a phrase and whether it stands in `[ ]`. */
export function placeholders(
  parts: readonly TemplatePart[],
  isOptional = false,
): readonly { readonly value: string; readonly forms: readonly string[]; readonly isOptional: boolean }[] {
  return parts.flatMap((part) => {
    if ('text' in part) return []
    if ('optional' in part) return placeholders(part.optional, true)
    return [{ ...part, isOptional }]
  })
}
