/** What happened, in words, decision by decision; a decision leads back to the table after it. */
import { memo, useEffect, useMemo, useRef } from 'react'
import type { LogLine } from '../session/driver.ts'
import { say } from '../words/table.ts'
import { useSession, useTable } from './context.ts'
import { useUnnumbered } from './look-alikes.ts'
import { RuleLink } from './rule-link.tsx'
import { sentence } from './words.ts'

interface Group {
  readonly step: number
  readonly decision: string
  readonly lines: readonly LogLine[]
}

/** Lines by the decision they came of. */
function groupsOf(lines: readonly LogLine[]): Group[] {
  const groups: { step: number; decision: string; lines: LogLine[] }[] = []
  for (const line of lines) {
    let group = groups.at(-1)
    if (group?.step !== line.step) {
      group = { step: line.step, decision: line.step === 0 ? say('log.the-table-is-set') : '', lines: [] }
      groups.push(group)
    }
    if (line.isDecision) group.decision = sentence(line.text)
    else group.lines.push(line)
  }
  return groups
}

interface EntryProps {
  readonly group: Group
  readonly isSeen: boolean
  readonly onLook: (step: number) => void
}

/** The log grows at its end only: what is drawn already stays as it is. */
const Entry = memo(
  function Entry({ group: { step, decision, lines }, isSeen, onLook }: EntryProps) {
    const reword = useUnnumbered()
    return (
      <li
        className={isSeen ? 'log-group is-seen' : 'log-group'}
        data-step={step}
        aria-current={isSeen ? 'step' : undefined}
      >
        <button
          type="button"
          className="log-decision"
          title={say('log.look-at-the-table')}
          onClick={() => onLook(step)}
        >
          {reword(decision)}
        </button>
        {lines.map((line, i) => (
          <p key={i} className={`log-line log-${line.kind}`}>
            {reword(line.text)} <RuleLink id={line.rule} />
          </p>
        ))}
      </li>
    )
  },
  (one, other) =>
    one.group.step === other.group.step &&
    one.group.decision === other.group.decision &&
    // Another reader may be told it in other words.
    one.group.lines.length === other.group.lines.length &&
    one.group.lines.every(({ text }, i) => text === other.group.lines[i].text) &&
    one.isSeen === other.isSeen,
)

export function Log() {
  const session = useSession()
  const { lines, look, isPast } = useTable()
  const list = useRef<HTMLOListElement>(null)
  const groups = useMemo(() => groupsOf(lines), [lines])
  const onLook = useMemo(() => (step: number) => session.lookAt(step), [session])
  useEffect(() => {
    const { current } = list
    if (isPast) current?.querySelector('.is-seen')?.scrollIntoView({ block: 'nearest' })
  }, [groups, isPast, look.step])
  return (
    <div className="log-scroll" tabIndex={0} role="group" aria-label={say('log.what-happened-line-by')}>
      <ol className="log" ref={list} aria-label={say('log.what-happened')}>
        {groups.length === 0 && <li className="log-line">{say('log.nothing-has-happened-yet')}</li>}
        {groups.map((group) => (
          <Entry key={group.step} group={group} isSeen={isPast && group.step === look.step} onLook={onLook} />
        ))}
      </ol>
    </div>
  )
}
