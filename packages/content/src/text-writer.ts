import type { Entry } from './collections.ts'
import type { CombinatorName } from './combinators.ts'
import type { Condition, Effect, Fields, Kinds } from './effect-types.ts'
import { tagOf } from './tagged-union.ts'
import { englishPlural, fillTemplate, parseTemplate } from '@hearthkeep/engine'
import type { Plural, TemplateValue } from '@hearthkeep/engine'
import type { GameText } from './game-text.ts'
import type { Vocabulary, VocabularyFields } from './vocabulary.ts'
import { fieldCollections } from './field-words.ts'

/** What a writer may be told beside the text itself. */
interface TextWriterOptions {
  /** The loaded pack, for the names of entries that effects refer to. */
  readonly data?: object
  /** Which form of a counted word goes with a number; the English rule unless given. */
  readonly plural?: Plural
  /** How to write the values of a field for which a word is not enough, by field name. */
  readonly values?: Readonly<Record<string, (value: unknown) => string | number>>
}

type Values = Readonly<Record<string, TemplateValue>>

/** Makes the writer for a game's vocabulary out of its loaded text file. */
export function textWriter<
  K extends Kinds,
  C extends Kinds,
  G extends string,
  M extends CombinatorName,
  P extends string,
>(
  rules: Vocabulary<K, C, G, M>,
  text: GameText<P>,
  options: TextWriterOptions = {},
): TextWriter<Effect<K, C, G, M>, Condition<C>, P> {
  return new TextWriter(rules.fields, text, options)
}

/** Turns effects and values into words; made by `textWriter`. */
export class TextWriter<E = unknown, C = unknown, P extends string = string> {
  readonly #fields: VocabularyFields
  readonly #text: GameText
  readonly #options: TextWriterOptions

  constructor(fields: VocabularyFields, text: GameText<P>, options: TextWriterOptions) {
    this.#fields = fields
    this.#text = text
    this.#options = options
  }

  /** An effect as sentences, with keywords marked: `Deal 6 damage. Gain 1 **Strength**.` */
  describe(effect: E): string {
    const effects: readonly unknown[] = Array.isArray(effect) ? effect : [effect]
    return effects
      .map((one) => capitalise(this.#fill(this.#text.sentence, { clause: this.#clause(one) })))
      .join(' ')
  }

  /** An effect as a clause, to be built into a longer phrase: `deal 6 damage, then gain 1 **Strength**`. */
  clause(effect: E): string {
    return this.#clause(effect)
  }

  /** A condition as a clause, to follow "if". */
  condition(condition: C): string {
    return this.#condition(condition)
  }

  /** One of the game's further phrases, filled in. */
  phrase(name: P, values: Values = {}): string {
    const phrase = this.#text.phrases[name]
    if (phrase === undefined) throw new Error(`the text file declares no phrase "${name}"`)
    return this.#fill(phrase, values)
  }

  #clause(effect: unknown): string {
    if (Array.isArray(effect)) return this.#join('then', this.#clauses(effect))
    const { effects, combinators } = this.#fields
    const part = effect as object | string
    const kind = tagOf(part, (name) => Object.hasOwn(effects, name) || Object.hasOwn(combinators, name))
    const values = Object.hasOwn(combinators, kind)
      ? this.#combined(part as object)
      : this.#own(part, effects[kind] ?? {})
    return this.#fill(this.#text.effects[kind] ?? '', values)
  }

  #clauses(effects: unknown): readonly string[] {
    return (effects as readonly unknown[]).map((one) => this.#clause(one))
  }

  #condition(condition: unknown): string {
    const { all, any } = condition as { all?: unknown[]; any?: unknown[] }
    if (all)
      return this.#join(
        'and',
        all.map((one) => this.#condition(one)),
      )
    if (any)
      return this.#join(
        'or',
        any.map((one) => this.#condition(one)),
      )
    const part = condition as object | string
    const kind = tagOf(part, (name) => Object.hasOwn(this.#fields.conditions, name))
    return this.#fill(this.#text.conditions[kind] ?? '', this.#own(part, this.#fields.conditions[kind] ?? {}))
  }

  /** The values of a combinator: clauses for its effects and conditions. */
  #combined(part: object): Values {
    return mapValues(part, (field, value) => {
      if (field === 'choose') return this.#join('options', this.#clauses(value))
      if (field === 'if') return this.#condition(value)
      if (field === 'each') return this.#word(field, String(value))
      return field === 'times' ? (value as number) : this.#clause(value)
    })
  }

  /** The values of one of the game's own kinds. */
  #own(part: object | string, fields: Fields): Values {
    if (typeof part === 'string') return {}
    return mapValues(part, (field, value) => {
      const special = this.#options.values?.[field]
      return special ? special(value) : this.#value(field, value, fields)
    })
  }

  #value(field: string, value: unknown, fields: Fields): string | number {
    if (typeof value === 'number') return value
    if (Array.isArray(value))
      return this.#join(
        'and',
        value.map((one) => String(this.#value(field, one, fields))),
      )
    const word = String(value)
    return this.#entryName(fields[field], word) ?? this.#word(field, word)
  }

  #word(field: string, word: string): string {
    return this.#text.words[field]?.[word] ?? word
  }

  #entryName(schema: Fields[string] | undefined, id: string): string | undefined {
    const data = (this.#options.data ?? {}) as Readonly<Record<string, readonly Entry[]>>
    const collections = schema ? fieldCollections(schema) : []
    return collections.flatMap((collection) => data[collection] ?? []).find((one) => one.id === id)?.name
  }

  #join(list: keyof GameText['lists'], members: readonly string[]): string {
    const [between, beforeLast] = this.#text.lists[list]
    const last = members.at(-1) ?? ''
    return members.length < 2 ? last : `${members.slice(0, -1).join(between)}${beforeLast}${last}`
  }

  #fill(phrase: string, values: Values): string {
    return fillTemplate(parseTemplate(phrase) ?? [], values, this.#options.plural ?? englishPlural)
  }
}

function mapValues(part: object, write: (field: string, value: unknown) => TemplateValue): Values {
  const given = Object.entries(part).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, write(field, value)]))
}

/** Makes the first letter a capital, also behind the mark of a keyword. */
function capitalise(sentence: string): string {
  return sentence.replace(/^\**\p{L}/u, (start) => start.toUpperCase())
}
