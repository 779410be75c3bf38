/** What a bot would do, over the table: the best first, each with how the party would stand, and the things it is about lit up. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { useEffect, useRef } from 'react'
import { Icon } from '../art/icon.tsx'
import { keyOf } from '../session/thing.ts'
import { useSession, useTable } from '../table/context.ts'
import { useChoiceWords } from '../table/look-alikes.ts'
import { useIsWide } from '../table/use-is-wide.ts'
import { sentence } from '../table/words.ts'
import { Bar } from './bar.tsx'
import type { Helper } from './helper.ts'
import type { Counsel } from './messages.ts'
import { useHelp } from './use-help.ts'
import { inTen, percent, sureness } from './words.ts'

/** More choices than these only confuse. */
const MOST = 4

export function HintBox({ helper }: { helper: Helper }) {
  const { hint } = useHelp(helper)
  if (hint === null) return null
  return (
    <section
      className="bot-box hint"
      aria-label="Hint"
      onKeyDown={(event) => event.key === 'Escape' && helper.closeHint()}
    >
      <header>
        <Icon name="old-lantern" />
        <h2>{hint.advice === null ? 'A bot thinks about it…' : 'A bot would'}</h2>
        <button
          type="button"
          className="sheet-close"
          aria-label="Close the hint"
          onClick={() => helper.closeHint()}
        >
          ✕
        </button>
      </header>
      <div aria-live="polite">{hint.advice !== null && <Advised helper={helper} advice={hint.advice} />}</div>
    </section>
  )
}

/** What is advised, as choices of the table. */
function useAdvised({ choices }: Counsel): { choice: OfferedChoice; value: number }[] {
  const { look } = useTable()
  return choices.slice(0, MOST).flatMap(({ notation, value }) => {
    const choice = look.choices.find((one) => one.notation === notation)
    return choice === undefined ? [] : [{ choice, value }]
  })
}

function Advised({ helper, advice }: { helper: Helper; advice: Counsel }) {
  const session = useSession()
  const wordsOf = useChoiceWords()
  const isWide = useIsWide()
  const button = useRef<HTMLButtonElement>(null)
  const [best, ...others] = useAdvised(advice)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  if (best === undefined) return <p>It knows of nothing to do here.</p>
  const take = (choice: OfferedChoice): void => {
    helper.closeHint()
    session.take(choice, [])
  }
  const isKnown = advice.simulations > 0
  return (
    <>
      <Lit choice={best.choice} />
      <p className="hint-best">
        <strong>{sentence(wordsOf(best.choice))}.</strong>{' '}
        {isKnown && (
          <>
            The chance to win is then {inTen(best.value)} ({percent(best.value)}).
          </>
        )}
      </p>
      <p className="hint-sure">
        {isKnown ? sureness(advice) : 'There is nothing else to do.'}
        {isKnown && ` It has looked ahead ${advice.simulations} times.`}
      </p>
      <div className="bot-actions">
        <button ref={button} type="button" className="button primary" onClick={() => take(best.choice)}>
          Do it
        </button>
      </div>
      {others.length > 0 && (
        // Where it lies over the table, it covers no more than it has to.
        <details className="hint-others" open={isWide}>
          <summary>What else it thought of</summary>
          <ul>
            {others.map(({ choice, value }) => (
              <li key={choice.notation}>
                <button type="button" onClick={() => take(choice)}>
                  {sentence(wordsOf(choice))}
                </button>
                <Bar value={value} />
                <span>{percent(value)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Lights up what a choice is about, wherever it lies: by its name, so that no table has to know of hints. */
function Lit({ choice: { concerns } }: { choice: OfferedChoice }) {
  const session = useSession()
  const isWide = useIsWide()
  const lit = concerns.filter(session.isOnTable).map((thing) => `[data-thing='${keyOf(thing)}']`)
  const first = lit.at(0)
  useEffect(() => {
    // The hint lies over the lower half of a small screen.
    if (first !== undefined && !isWide) document.querySelector(first)?.scrollIntoView({ block: 'start' })
  }, [first, isWide])
  if (lit.length === 0) return null
  return (
    <style>{`${lit.join()} { outline: 0.22rem dashed var(--glow); outline-offset: 0.2rem; border-radius: 0.5rem }`}</style>
  )
}
