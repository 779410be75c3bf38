/** Words from a text file. A language is a folder beside `en`; which one is spoken is settled when the page is built. */

type Words = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

/** What is said of a number has an entry for each of the language's forms: `decisions.one`, `decisions.other`. */
type Counted<Key> = Key extends `${infer Stem}.other` ? Stem : never

export interface Say<W extends Words> {
  /** The words under a key, with `{name}` filled in. */
  (key: keyof W & string, values?: Values): string
  /** The same for a number, which stands where `{count}` is. */
  readonly count: (key: Counted<keyof W & string>, count: number, values?: Values) => string
}

const forms = new Intl.PluralRules(import.meta.env.VITE_LANGUAGE)

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}`)

export function speaker<W extends Words>(words: W): Say<W> {
  const say = (key: string, values: Values = {}): string => filled(words[key], values)
  const count = (key: string, number: number, values: Values = {}): string => {
    const form = `${key}.${forms.select(number)}`
    return say(form in words ? form : `${key}.other`, { count: number, ...values })
  }
  return Object.assign(say, { count })
}
