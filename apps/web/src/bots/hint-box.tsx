/** What a bot would do, over the table: the best first, each with how the party would stand, and the things it is about lit up. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { useEffect, useRef } from 'react'
import { Icon } from '../art/icon.tsx'
import { keyOf } from '../session/thing.ts'
import { useSession, useTable } from '../table/context.ts'
import { useChoiceWords } from '../table/look-alikes.ts'
import { useIsWide } from '../table/use-is-wide.ts'
import { sentence } from '../table/words.ts'
import { say } from '../words/bots.ts'
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
      aria-label={say('hint-box.hint')}
      onKeyDown={(event) => event.key === 'Escape' && helper.closeHint()}
    >
      <header>
        <Icon name="old-lantern" />
        <h2>{hint.advice === null ? say('hint-box.a-bot-thinks-about') : say('hint-box.a-bot-would')}</h2>
        <button
          type="button"
          className="sheet-close"
          aria-label={say('hint-box.close-the-hint')}
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
  if (best === undefined) return <p>{say('hint-box.it-knows-of-nothing')}</p>
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
          <>{say('hint-box.the-chance-to-win', { inTen: inTen(best.value), percent: percent(best.value) })}</>
        )}
      </p>
      <p className="hint-sure">
        {isKnown ? sureness(advice) : say('hint-box.there-is-nothing-else')}
        {isKnown && say('hint-box.it-has-looked-ahead', { simulations: advice.simulations })}
      </p>
      <div className="bot-actions">
        <button ref={button} type="button" className="button primary" onClick={() => take(best.choice)}>
          {say('hint-box.do-it')}
        </button>
      </div>
      {others.length > 0 && (
        // Where it lies over the table, it covers no more than it has to.
        <details className="hint-others" open={isWide}>
          <summary>{say('hint-box.what-else-it-thought')}</summary>
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
