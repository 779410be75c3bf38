/** Seats, and who sits in each of them: a row of pills for each, as nobody should have to open a list to see what there is. */
import type { Sitter } from '@hearthkeep/match'
import { useId } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/bots.ts'
import { sitterChoices } from './levels.ts'

interface SitterListProps {
  readonly names: readonly string[]
  readonly sitters: readonly Sitter[]
  readonly hasMind: boolean
  readonly onChange: (seat: number, sitter: Sitter) => void
}

export function SitterList({ names, sitters, hasMind, onChange }: SitterListProps) {
  return (
    <ul className="sitters">
      {names.map((name, seat) => (
        <li key={seat} data-bot={sitters[seat] !== null || undefined}>
          <Icon name="meeple" />
          <SitterPills
            {...{ name, hasMind }}
            sitter={sitters[seat]}
            onChange={(sitter) => onChange(seat, sitter)}
          />
        </li>
      ))}
    </ul>
  )
}

interface PillsProps {
  readonly name: string
  readonly sitter: Sitter
  readonly hasMind: boolean
  readonly onChange: (sitter: Sitter) => void
}

/** Who may sit in one seat; what is chosen says more about itself. */
function SitterPills({ name, sitter, hasMind, onChange }: PillsProps) {
  const id = useId()
  const choices = sitterChoices({ hasMind }, sitter)
  const chosen = choices.find(({ value }) => value === sitter)
  return (
    <>
      <span className="sitter-name" id={`${id}-name`}>
        {name}
      </span>
      <div
        className="sitter-pills"
        role="radiogroup"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
      >
        {choices.map(({ value, name: who }) => (
          <label key={who}>
            <input type="radio" name={id} checked={value === sitter} onChange={() => onChange(value)} />
            {who}
          </label>
        ))}
      </div>
      <span className="sitter-about" id={`${id}-about`}>
        {sitter !== null && say('sitter-list.a-bot-that')}
        {chosen?.about}
      </span>
    </>
  )
}
