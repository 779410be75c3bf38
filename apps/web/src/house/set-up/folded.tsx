/** What is almost always as usual: one line of words, and all of it to choose from when it is opened. */
import type { UndoPolicy } from '@hearthkeep/match'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import type { ValueWords } from '../../games/face.ts'
import { ChoiceCards } from '../../pages/choice-cards.tsx'
import { say } from '../../words/set-up.ts'

const UNDO_WORDS: Readonly<Record<string, ValueWords>> = {
  honest: { name: say('undo.honest'), about: say('undo.honest-about'), icon: 'feather' },
  practice: {
    name: say('undo.practice'),
    about: say('undo.practice-about'),
    icon: 'anticlockwise-rotation',
  },
}

export function TakingBack({ undo, onChange }: { undo: UndoPolicy; onChange: (undo: UndoPolicy) => void }) {
  return (
    <ChoiceCards
      legend={say('undo.title')}
      help={say('undo.help')}
      values={['honest', 'practice']}
      words={UNDO_WORDS}
      value={undo}
      onChange={(value) => onChange(value as UndoPolicy)}
    />
  )
}

interface LineProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** What each of them is: `Hands`, `Open`. */
  readonly chosen: readonly (readonly [title: string, value: string])[]
  readonly undo: UndoPolicy
  readonly changed: number
  readonly onUsual: () => void
  /** The seed. */
  readonly children: ReactNode
}

export function OptionsLine({ isOpen, onToggle, chosen, undo, changed, onUsual, children }: LineProps) {
  const shown = [...chosen, [say('undo.title'), UNDO_WORDS[undo].name] as const]
  return (
    <div className="options-line">
      <button type="button" className="options-fold" aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="cog" /> {say('options.title')}
      </button>
      {children}
      {shown.map(([title, value]) => (
        <span key={title} className="option-word">
          {title} <b>{value}</b>
        </span>
      ))}
      {changed === 0 ? (
        <span className="options-usual">{say('options.usual')}</span>
      ) : (
        <button type="button" className="options-back" onClick={onUsual}>
          {say.count('options.changed', changed)}
        </button>
      )}
    </div>
  )
}
