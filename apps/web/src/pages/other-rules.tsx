/** A game that was played with other rules or content than there are here: whoever opens it decides. */
import type { OtherPlay } from '@hearthkeep/match'
import type { SavedGame } from '../storage/saved-game.ts'
import { say } from '../words/library.ts'
import { Problem } from './problem.tsx'

/** What can be done with such a game. */
export type OtherWay = 'play' | 'look'

interface OtherRulesProps {
  readonly other: OtherPlay
  readonly save: SavedGame
  readonly onDecided: (way: OtherWay) => void
}

const ADVICE = say('other-rules.if-you-go-on')

export function OtherRules({ other, save, onDecided }: OtherRulesProps) {
  return (
    <Problem title={say('other-rules.played-with-other-rules')} text={other.text} advice={ADVICE} save={save}>
      <p>
        <button type="button" className="button" onClick={() => onDecided('play')}>
          {say('other-rules.go-on-with-it')}
        </button>{' '}
        <button type="button" className="button" onClick={() => onDecided('look')}>
          {say('other-rules.only-look-at-it')}
        </button>
      </p>
    </Problem>
  )
}
