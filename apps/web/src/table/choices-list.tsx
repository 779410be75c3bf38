/** Every choice of whoever is attended to, by its notation: a list that screen readers always find, and that `c` brings into sight. */
import type { OfferedChoice } from '@hearthkeep/engine'
import type { TableState } from '../session/table-state.ts'
import { say } from '../words/table.ts'
import { useSession, useTableOf } from './context.ts'
import { unnumberedChoices, useUnnumbered } from './look-alikes.ts'
import { useShell } from './shell-context.ts'
import { sentence } from './words.ts'

const NONE: readonly OfferedChoice[] = []
const offered = ({ look, isPast, isPlaying }: TableState): readonly OfferedChoice[] =>
  isPast || isPlaying ? NONE : look.choices

export function ChoicesList() {
  const session = useSession()
  const { areChoicesShown, toggleChoices } = useShell()
  const choices = useTableOf(offered)
  const wordsOf = unnumberedChoices(choices, useUnnumbered())
  if (useTableOf(({ isCurtained, look }) => isCurtained || look.outcome !== 'playing')) return null
  return (
    <section
      className={areChoicesShown ? 'choices' : 'choices aloud'}
      aria-label={say('choices-list.choices')}
    >
      <header>
        <h2>{say.count('choices-list.choices-2', choices.length)}</h2>
        {areChoicesShown && (
          <button
            type="button"
            className="sheet-close"
            aria-label={say('choices-list.close')}
            onClick={toggleChoices}
          >
            ✕
          </button>
        )}
      </header>
      <ul>
        {choices.map((choice) => (
          <li key={`${choice.seat} ${choice.notation}`}>
            {/* Out of sight it must not catch the focus of somebody who sees. */}
            <button type="button" tabIndex={areChoicesShown ? 0 : -1} onClick={() => session.take(choice)}>
              {sentence(wordsOf(choice))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
