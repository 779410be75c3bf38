/** Who sits where: you, somebody at this device, or a bot. A chair that is free is offered. */
import type { Sitter } from '@hearthkeep/match'
import { useId } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/icon.tsx'
import { levelsFor } from '../../bots/levels.ts'
import { hasMind } from '../../bots/has-mind.ts'
import type { LoadedGame } from '../../games/face.ts'
import { say } from '../../words/set-up.ts'

type Who = 'here' | 'bot' | 'free'

const WHO = [
  { who: 'here', icon: 'three-friends' },
  { who: 'bot', icon: 'vintage-robot' },
  { who: 'free', icon: 'exit-door' },
] as const

interface ChairProps {
  readonly name: string
  /** Undefined: nobody yet. */
  readonly sitter: Sitter | undefined
  /** Whether the game can do without anybody here. */
  readonly mayBeFree: boolean
  /** What is said of a chair that is free. */
  readonly offer: string
  readonly game: string
  readonly onSeat: (sitter: Sitter) => void
  readonly onFree: () => void
}

const whoIs = (sitter: Sitter | undefined): Who =>
  sitter === undefined ? 'free' : sitter === null ? 'here' : 'bot'

/** Somebody who knows the cards, where there is one. */
const usualBot = (game: string): string =>
  levelsFor({ hasMind: hasMind(game) })
    .slice(0, 2)
    .at(-1)?.bot ?? ''

function Chair({ name, sitter, mayBeFree, offer, game, onSeat, onFree }: ChairProps) {
  const id = useId()
  const now = whoIs(sitter)
  const change = (who: Who): void => {
    if (who === 'free') onFree()
    else onSeat(who === 'here' ? null : usualBot(game))
  }
  return (
    <li className="chair" data-who={now}>
      <span className="chair-face">
        <Icon name={now === 'bot' ? 'vintage-robot' : 'meeple'} />
      </span>
      <strong className="chair-name" id={id}>
        {name}
      </strong>
      <div className="chair-about">
        {typeof sitter === 'string' ? (
          <Strengths {...{ name, game, sitter, onSeat }} />
        ) : (
          <p>{now === 'free' ? offer : say('chair.here-about')}</p>
        )}
      </div>
      <div className="chair-who" role="radiogroup" aria-labelledby={id}>
        {WHO.filter(({ who }) => who !== 'free' || mayBeFree).map(({ who, icon }) => (
          <label key={who}>
            <input type="radio" name={id} checked={who === now} onChange={() => change(who)} />
            <Icon name={icon} />
            <span>{say(`chair.${who}`)}</span>
          </label>
        ))}
      </div>
    </li>
  )
}

interface StrengthsProps {
  readonly name: string
  readonly game: string
  readonly sitter: string
  readonly onSeat: (sitter: Sitter) => void
}

/** How well the bot in a chair plays. */
function Strengths({ name, game, sitter, onSeat }: StrengthsProps) {
  const id = useId()
  const levels = levelsFor({ hasMind: hasMind(game) })
  const about = levels.find(({ bot }) => bot === sitter)?.about
  return (
    <>
      <div className="strengths" role="radiogroup" aria-label={say('chair.strength', { name })}>
        {levels.map((level) => (
          <label key={level.bot}>
            <input type="radio" name={id} checked={level.bot === sitter} onChange={() => onSeat(level.bot)} />
            <span>{level.name}</span>
          </label>
        ))}
      </div>
      <p>{about}</p>
    </>
  )
}

interface ChairsProps {
  readonly loaded: LoadedGame
  readonly sitters: readonly Sitter[]
  /** What is said of a free chair if so many sat at the table. */
  readonly offerFor: (seats: number) => string
  readonly onSeat: (chair: number, sitter: Sitter) => void
  readonly onFree: (chair: number) => void
}

export function Chairs({ loaded, sitters, offerFor, onSeat, onFree }: ChairsProps) {
  const { game } = loaded.module
  const [fewest, most] = game.seats
  const nameOf = (chair: number): string =>
    loaded.seatNames?.[chair] ?? say('chair.player', { number: chair + 1 })
  const others = Array.from({ length: most - 1 }, (_, i) => i + 1)
  return (
    <ul className="chairs" aria-label={say('chair.all')} style={{ '--chairs': most } as CSSProperties}>
      <li className="chair" data-who="me">
        <span className="chair-face">
          <Icon name="meeple" />
        </span>
        <strong className="chair-name">{say('chair.me')}</strong>
        <div className="chair-about">
          <p>
            {loaded.seatNames === undefined || sitters.length === 1
              ? say('chair.me-about')
              : say('chair.me-as', { name: nameOf(0) })}
          </p>
        </div>
      </li>
      {others.map((chair) => (
        <Chair
          key={chair}
          name={nameOf(chair)}
          sitter={sitters.at(chair)}
          mayBeFree={chair >= sitters.length || sitters.length > fewest}
          offer={offerFor(chair + 1)}
          game={game.id}
          onSeat={(sitter) => onSeat(chair, sitter)}
          onFree={() => chair < sitters.length && onFree(chair)}
        />
      ))}
    </ul>
  )
}
