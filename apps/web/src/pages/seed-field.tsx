/** The seed: the same one with the same set-up deals the same game. */
import { parseSeed } from '@hearthkeep/engine'
import type { Seed } from '@hearthkeep/engine'
import { useId } from 'react'
import type { RefObject } from 'react'

/** The seed in a text: undefined if it is empty, and a complaint if it is none. */
export function readSeed(text: string): { readonly seed?: Seed; readonly complaint?: string } {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  try {
    return { seed: parseSeed(trimmed) }
  } catch {
    return { complaint: 'Not a seed: write a whole number from 0 to 4294967295, or leave it empty.' }
  }
}

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
    <div className="question seed">
      <label htmlFor={id}>
        <h2>Seed</h2>
      </label>
      <p className="help" id={`${id}-help`}>
        Decides how everything is shuffled. Write a number to play the same deal again, or the same as a
        friend; leave it empty for a new one.
      </p>
      <input
        id={id}
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder="random"
        value={text}
        aria-describedby={`${id}-help ${id}-complaint`}
        aria-invalid={complaint !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p
        className={complaint === undefined ? 'aloud' : 'complaint'}
        id={`${id}-complaint`}
        aria-live="polite"
      >
        {complaint}
      </p>
    </div>
  )
}
