/** Numbers of rules that open the rule book at that rule. */
import { createContext, Fragment, useContext } from 'react'
import { say } from '../words/table.ts'

/** Opens the rule book, at a rule if one is named. */
export const RulesContext = createContext<((rule?: string) => void) | null>(null)

function useRules(): (rule?: string) => void {
  const open = useContext(RulesContext)
  if (open === null) throw new Error('no rule book around this component')
  return open
}

export function RuleLink({ id }: { id: string }) {
  const open = useRules()
  if (id === '') return null
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={say('rule-link.rule', { id })}
      onClick={() => open(id)}
    >
      {id}
    </button>
  )
}

/** A text in which the numbers of known rules are links. */
export function WithRules({ text, known }: { text: string; known: ReadonlySet<string> }) {
  return text.split(/\b([A-Z]{1,3}\d{1,3})\b/).map((part, i) =>
    // Every second part is what the brackets caught.
    i % 2 === 1 && known.has(part) ? <RuleLink key={i} id={part} /> : <Fragment key={i}>{part}</Fragment>,
  )
}
