/** The set-up's question who sits where: a person at this device, or a bot. */
import type { Sitter } from '@hearthkeep/match'
import { useId } from 'react'
import type { LoadedGame } from '../games/face.ts'
import { hasMind } from './has-mind.ts'
import { SitterList } from './sitter-list.tsx'
import './bots.css'

interface WhoPlaysProps {
  readonly loaded: LoadedGame
  readonly seats: number
  readonly sitters: readonly Sitter[]
  readonly onChange: (sitters: readonly Sitter[]) => void
}

export function WhoPlays({ loaded, seats, sitters, onChange }: WhoPlaysProps) {
  const id = useId()
  const all = Array.from({ length: seats }, (_, seat) => sitters[seat] ?? null)
  // One seat is yours, so that somebody plays.
  return (
    <fieldset className="question wide who-plays" aria-describedby={`${id}-help`}>
      <legend>
        <h2>Who plays</h2>
      </legend>
      <p className="help" id={`${id}-help`}>
        A bot sees only what its own seat may see, and you can take its seat over at any time.
      </p>
      <SitterList
        names={all.map((_, seat) => loaded.seatNames?.[seat] ?? `Player ${seat + 1}`)}
        sitters={all}
        fixed={0}
        hasMind={hasMind(loaded.module.game.id)}
        onChange={(seat, sitter) => onChange(all.with(seat, sitter))}
      />
    </fieldset>
  )
}
