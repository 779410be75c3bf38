/** A game that was played with other rules or content than there are here: whoever opens it decides. */
import type { OtherPlay } from '@hearthkeep/match'
import type { SavedGame } from '../storage/saved-game.ts'
import { Problem } from './problem.tsx'

/** What can be done with such a game. */
export type OtherWay = 'play' | 'look'

interface OtherRulesProps {
  readonly other: OtherPlay
  readonly save: SavedGame
  readonly onDecided: (way: OtherWay) => void
}

const ADVICE =
  'If you go on, it is played from here on with the rules and cards of this Hearthkeep, and the saved game will say so. Looking changes nothing.'

export function OtherRules({ other, save, onDecided }: OtherRulesProps) {
  return (
    <Problem title="Played with other rules or cards" text={other.text} advice={ADVICE} save={save}>
      <p>
        <button type="button" className="button" onClick={() => onDecided('play')}>
          Go on with it all the same
        </button>{' '}
        <button type="button" className="button" onClick={() => onDecided('look')}>
          Only look at it
        </button>
      </p>
    </Problem>
  )
}
