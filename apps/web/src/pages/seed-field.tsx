/** The seed: the same one with the same set-up deals the same game. */
import { useId } from 'react'
import type { RefObject } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/set-up.ts'
import { readSeed } from './read-seed.ts'

interface SeedFieldProps {
  readonly text: string
  readonly onChange: (text: string) => void
  /** The field itself, for whoever sends the player back to it. */
  readonly field: RefObject<HTMLInputElement | null>
}

export function SeedField({ text, onChange, field }: SeedFieldProps) {
  const id = useId()
  const { complaint } = readSeed(text)
  return (
    <span className="seed" title={say('seed.help')}>
      <Icon name="perspective-dice-six-faces-random" />
      <label htmlFor={id}>{say('seed.title')}</label>
      <input
        id={id}
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={say('seed.random')}
        value={text}
        aria-describedby={`${id}-help ${id}-complaint`}
        aria-invalid={complaint !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="aloud" id={`${id}-help`}>
        {say('seed.help')}
      </span>
      <span
        className={complaint === undefined ? 'aloud' : 'complaint'}
        id={`${id}-complaint`}
        aria-live="polite"
      >
        {complaint}
      </span>
    </span>
  )
}
