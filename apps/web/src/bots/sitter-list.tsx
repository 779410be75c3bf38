/** Seats, and who sits in each of them. */
import type { Sitter } from '@hearthkeep/match'
import { useId } from 'react'
import { Icon } from '../art/icon.tsx'
import { sitterChoices } from './levels.ts'

interface SitterListProps {
  readonly names: readonly string[]
  readonly sitters: readonly Sitter[]
  /** A seat that a person has anyhow. */
  readonly fixed?: number
  readonly hasMind: boolean
  readonly onChange: (seat: number, sitter: Sitter) => void
}

export function SitterList({ names, sitters, fixed, hasMind, onChange }: SitterListProps) {
  const id = useId()
  const person = fixed === undefined ? 'A person at this device' : 'Somebody at this device'
  return (
    <ul className="sitters">
      {names.map((name, seat) => (
        <li key={seat} data-bot={sitters[seat] !== null || undefined}>
          <Icon name="meeple" />
          {seat === fixed ? (
            <>
              <span className="sitter-name">{name}</span>
              <span className="sitter-you">You</span>
            </>
          ) : (
            <>
              <label className="sitter-name" htmlFor={`${id}-${seat}`}>
                {name}
              </label>
              <select
                id={`${id}-${seat}`}
                className="choice-list"
                value={sitters[seat] ?? ''}
                onChange={({ target }) => onChange(seat, target.value === '' ? null : target.value)}
              >
                {sitterChoices(person, { hasMind }, sitters[seat]).map(({ value, words }) => (
                  <option key={value} value={value}>
                    {value === '' ? words : `Bot, ${words}`}
                  </option>
                ))}
              </select>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
