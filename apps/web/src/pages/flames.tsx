/** How hard something is: one to three flames, and the same in words for those who do not see them. */
import { Icon } from '../art/icon.tsx'
import { say } from '../words/house.ts'

/** By the number of flames. */
const DIFFICULTY_WORDS: readonly string[] = ['', 'easy', 'medium', 'hard']

export function Flames({ of }: { of: number }) {
  return (
    <span className="flames">
      <span aria-hidden="true">
        {[1, 2, 3].map((flame) => (
          <Icon key={flame} name="fire" className={flame <= of ? 'lit' : 'unlit'} />
        ))}
      </span>
      <span className="flames-word">{DIFFICULTY_WORDS[of]}</span>
      <span className="aloud">{say('flames.of-3-flames', { of })}</span>
    </span>
  )
}
