/** The front edge of the set-up: what will be played and by whom, and the one button that deals. */
import type { Sitter } from '@hearthkeep/match'
import { Icon } from '../../art/icon.tsx'
import { Dotted } from '../../pages/dotted.tsx'
import { say } from '../../words/set-up.ts'

/** `You, somebody here and a bot`. */
function partyWords(sitters: readonly Sitter[]): string {
  const bots = sitters.filter((sitter) => sitter !== null).length
  const here = sitters.length - bots - 1
  const others = [
    ...(here > 0 ? [say.count('party.here', here)] : []),
    ...(bots > 0 ? [say.count('party.bots', bots)] : []),
  ]
  if (others.length === 0) return say('party.alone')
  return others.length === 1
    ? say('party.two', { one: others[0] })
    : say('party.three', { one: others[0], other: others[1] })
}

/** What is worth knowing of the chairs as they are. */
function noteOf(sitters: readonly Sitter[], most: number): string {
  if (sitters.some((sitter) => sitter !== null)) return say('strip.note')
  return sitters.length < most ? say('strip.free') : ''
}

interface StripProps {
  readonly game: string
  readonly sitters: readonly Sitter[]
  readonly mostSeats: number
  /** What was chosen, in words. */
  readonly parts: readonly string[]
  /** What the last change put back; empty if nothing. */
  readonly putBack: string
  /** What is wrong with the seed. */
  readonly complaint: string | undefined
  readonly isStarting: boolean
  /** Why it could not be started. */
  readonly problem: string | null
  /** Undefined if the game has no campaign. */
  readonly onCampaign: (() => void) | undefined
}

export function Strip(props: StripProps) {
  const { game, sitters, mostSeats, parts, putBack, complaint, isStarting, problem, onCampaign } = props
  return (
    <div className="set-up-strip">
      <div className="strip-question" aria-live="polite">
        <p>
          <b>{partyWords(sitters)}</b> <Dotted parts={parts} />
        </p>
        <small>{complaint === undefined ? putBack || noteOf(sitters, mostSeats) : say('strip.seed')}</small>
        {problem !== null && (
          <p className="complaint" role="alert">
            {say('strip.problem', { problem })}
          </p>
        )}
      </div>
      <div className="strip-answers">
        <a className="button" href={`#/lessons/${game}`}>
          <Icon name="graduate-cap" /> {say('strip.lessons')}
        </a>
        {onCampaign !== undefined && (
          <button type="button" className="button" disabled={isStarting} onClick={onCampaign}>
            <Icon name="mountain-road" /> {say('strip.campaign')}
          </button>
        )}
      </div>
      <button type="submit" className="strip-start" disabled={isStarting}>
        <b>{isStarting ? say('strip.dealing') : say('strip.start')}</b>
        <small>{say('strip.start-does')}</small>
      </button>
    </div>
  )
}
