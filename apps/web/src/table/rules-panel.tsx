/** The rule book: numbered rules by chapter, keywords, cards; searched as one types. */
import type { Game, GlossaryEntry, RuleText } from '@hearthkeep/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRuleTexts } from '../games/use-game.ts'
import { say } from '../words/dialogs.ts'
import { RulesContext, WithRules } from './rule-link.tsx'
import { Sheet } from './sheet.tsx'
import { sentence } from './words.ts'

const PARTS = ['rules', 'keywords', 'cards'] as const
type Part = (typeof PARTS)[number]

/** Entries in the order of their groups' first entries. */
function grouped<T>(entries: readonly T[], groupOf: (entry: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const group = groups.get(groupOf(entry)) ?? []
    groups.set(groupOf(entry), group)
    group.push(entry)
  }
  return [...groups]
}

const isKeyword = ({ kind }: GlossaryEntry): boolean => kind.includes('keyword')

/** Headings of chapters: one below the title of the page, or of the panel. */
type Heading = 'h2' | 'h3'

interface PartProps {
  /** By chapter, or by kind of thing. */
  readonly groups: readonly [title: string, entries: readonly { name: string; text: string }[]][]
  readonly known: ReadonlySet<string>
  readonly as: Heading
  /** The rule that was looked up, if these are rules. */
  readonly at?: string | undefined
}

/** A part of the book. What is named like a known rule is that rule, and can be turned to. */
function Entries({ groups, known, at, as: Chapter }: PartProps) {
  return groups.map(([title, entries]) => (
    <section key={title} className="rules-chapter">
      <Chapter>{title}</Chapter>
      <dl>
        {entries.map(({ name, text }) => (
          <div
            key={name}
            className={name === at ? 'rules-entry is-at' : 'rules-entry'}
            data-rule={known.has(name) ? name : undefined}
          >
            <dt tabIndex={known.has(name) ? -1 : undefined}>{name}</dt>
            <dd>
              <WithRules text={text} known={known} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** The rules by chapter. */
const chapters = (rules: readonly RuleText[]): PartProps['groups'] =>
  grouped(rules, ({ chapter }) => chapter).map(([chapter, list]) => [
    chapter,
    list.map(({ id, text }) => ({ name: id, text })),
  ])

/** What can be looked up, by kind. */
const kinds = (entries: readonly GlossaryEntry[]): PartProps['groups'] =>
  grouped(entries, ({ kind }) => kind).map(([kind, list]) => [sentence(kind), list])

interface BookProps {
  readonly game: Game
  /** The rule it is opened at. */
  readonly at?: string | undefined
  readonly as?: Heading
}

interface HeadProps {
  readonly game: Game
  readonly search: string
  readonly part: Part
  readonly onSearch: (search: string) => void
  readonly onPart: (part: Part) => void
}

/** Where one looks: for which words, and in which part. */
function Head({ game, search, part, onSearch, onPart }: HeadProps) {
  return (
    <div className="rule-book-head">
      <input
        type="search"
        aria-label={say('rules-panel.search-the-rule-book')}
        placeholder={say('rules-panel.search-such-as', {
          name: game.glossary.find(isKeyword)?.name ?? 'turn',
        })}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <div className="tabs" role="tablist" aria-label={say('rules-panel.parts-of-the-book')}>
        {PARTS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === part} onClick={() => onPart(one)}>
            {say(`rules-panel.${one}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The book itself, for the panel and for the page. Links in it turn its own pages. */
export function RuleBook({ game, at: first, as = 'h3' }: BookProps) {
  const [at, setAt] = useState(first)
  const [opened, setOpened] = useState(first)
  const [part, setPart] = useState<Part>('rules')
  const [search, setSearch] = useState('')
  const book = useRef<HTMLDivElement>(null)
  const known = useMemo(() => new Set(game.rules.map(({ id }) => id)), [game])
  // A rule asked for from outside opens the book anew.
  if (opened !== first) {
    setOpened(first)
    setAt(first)
  }
  useEffect(() => {
    const entry = at === undefined ? null : book.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)
    entry?.scrollIntoView({ block: 'center' })
    entry?.querySelector('dt')?.focus({ preventScroll: true })
  }, [at, part])
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...texts: string[]): boolean => {
    const text = texts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const rules = useRuleTexts(game).filter(({ id, chapter, text }) => fits(id, chapter, text))
  const entries = game.glossary
    .filter((entry) => isKeyword(entry) === (part === 'keywords'))
    .filter(({ name, kind, text }) => fits(name, kind, text))
  const count = part === 'rules' ? rules.length : entries.length
  const turnTo = (rule?: string): void => {
    setPart('rules')
    setSearch('')
    setAt(rule)
  }
  return (
    <RulesContext value={turnTo}>
      <div className="rule-book" ref={book}>
        <Head {...{ game, search, part }} onSearch={setSearch} onPart={setPart} />
        {count === 0 && (
          <p className="rule-book-none">{say('rules-panel.nothing-here-speaks-of', { search })}</p>
        )}
        {part === 'rules' ? (
          <Entries groups={chapters(rules)} known={known} at={at} as={as} />
        ) : (
          <Entries groups={kinds(entries)} known={known} as={as} />
        )}
      </div>
    </RulesContext>
  )
}

/** The book beside the table. */
export function RulesPanel({
  game,
  at,
  onClose,
}: {
  game: Game
  at: string | undefined
  onClose: () => void
}) {
  return (
    <Sheet
      title={say('rules-panel.rules-of', { name: game.name })}
      place="side"
      className="rules-panel"
      onClose={onClose}
    >
      <RuleBook game={game} at={at} />
    </Sheet>
  )
}
