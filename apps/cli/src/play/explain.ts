/** What `?` knows: cards, keywords, things on the table and rules, found by a word or something like it. */
import type { Scene } from './scene.ts'

/** Something that can be looked up. */
export interface Topic {
  readonly name: string
  /** What kind of thing it is: card, keyword, rule. */
  readonly kind: string
  readonly text: string
}

/** What was found for a word. */
interface Explanation {
  /** Best first. */
  readonly topics: readonly Topic[]
  /** The rules that the topics cite and that are not among them. */
  readonly cited: readonly Topic[]
  /** Names that are spelt alike, if nothing was found. */
  readonly similar: readonly string[]
}

/** "Strike 2" is a copy of "Strike". */
const titleOf = (name: string): string => name.toLowerCase().replace(/ \d+$/, '')

/** Everything that can be looked up now. */
export function topicsOf(scene: Pick<Scene, 'glossary' | 'rules' | 'zones'>): Topic[] {
  const known = new Set(scene.glossary.map((entry) => entry.name.toLowerCase()))
  const onTable = scene.zones.flatMap((zone) =>
    zone.items.flatMap((item): Topic[] => {
      const isKnown = known.has(item.name.toLowerCase()) || known.has(titleOf(item.name))
      // Of what the glossary knows, only what has changed on the table is news.
      const isNews = item.tags.length > 0 || item.figures.some(({ of }) => of !== undefined)
      if (isKnown && !isNews) return []
      const figures = item.figures.map(
        ({ label, value, of }) => `${label} ${value}${of === undefined ? '' : `/${of}`}`,
      )
      const now = [...figures, ...item.tags].join(', ')
      const text = [...(isKnown ? [] : [item.text]), now === '' ? '' : `Now: ${now}.`]
        .filter(Boolean)
        .join(' ')
      return text === '' ? [] : [{ name: item.name, kind: `on the table, ${zone.title}`, text }]
    }),
  )
  const rules = scene.rules.map(({ id, chapter, text }) => ({ name: id, kind: `rule: ${chapter}`, text }))
  return [...scene.glossary, ...onTable, ...rules]
}

/** Looks a word up. */
export function explain(topics: readonly Topic[], word: string): Explanation {
  const wanted = word
    .trim()
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
  const ranked = topics
    .map((topic) => ({ topic, rank: rankOf(topic, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
  const best = ranked.at(0)?.rank ?? NOT_FOUND
  // Once something has that name, mentions elsewhere are noise.
  const found = ranked.filter(({ rank }) => rank <= Math.max(best, NAME_HOLDS) || best === MENTIONED)
  const shown = found.map(({ topic }) => topic)
  return {
    topics: shown,
    cited: shown.length > 12 ? [] : citedBy(shown, topics),
    similar: shown.length > 0 ? [] : alike(topics, wanted),
  }
}

const NAME_HOLDS = 3
const MENTIONED = 4
const NOT_FOUND = 9

function rankOf({ name, text }: Topic, wanted: string): number {
  const lower = name.toLowerCase()
  if (lower === wanted) return 0
  if (titleOf(wanted) === lower) return 1
  if (lower.startsWith(wanted)) return 2
  if (lower.includes(wanted)) return NAME_HOLDS
  return text.toLowerCase().includes(wanted) ? MENTIONED : NOT_FOUND
}

/** The rules that texts cite as [E2] or [E2, T1]. */
function citedBy(topics: readonly Topic[], all: readonly Topic[]): Topic[] {
  const names = topics.flatMap(({ text }) =>
    [...text.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside]) => inside.split(/[,;]\s*/)),
  )
  const rules = all.filter(({ name, kind }) => kind.startsWith('rule') && names.includes(name))
  return rules.filter((rule) => !topics.includes(rule))
}

function alike(topics: readonly Topic[], wanted: string): string[] {
  const far = Math.max(2, Math.floor(wanted.length / 3))
  return topics
    .map(({ name }) => ({ name, far: distance(name.toLowerCase(), wanted) }))
    .filter((one) => one.far <= far)
    .sort((a, b) => a.far - b.far)
    .slice(0, 5)
    .map(({ name }) => name)
}

/** How many letters must be changed, added or left out (Levenshtein). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[b.length]
}
