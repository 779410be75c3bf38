/** The end of the game: won or lost, and what now. */
import { Medal } from '../../busts/bust.tsx'
import { End } from '../../table/end.tsx'
import { say } from '../../words/keep-the-heroes-out.ts'
import { marks } from './art.ts'
import type { Model } from './model.ts'

function story({ scenario, turn, looted, guild }: Model, isWon: boolean): string {
  const lost = looted.filter(({ value }) => value < 4).length
  const chests = lost === 0 ? say('not-one') : say.count('small-chests', lost)
  if (isWon) return say('after-turns', { scenario, turn, chests })
  const { level, levels, left } = guild
  return say('turn-great', {
    scenario,
    turn,
    left,
    what: say.count('cards', left),
    level,
    levelsCount: levels.length,
  })
}

export function DungeonEnd({ model, isWon }: { model: Model; isWon: boolean }) {
  return (
    <div className="k-whole">
      <End
        isWon={isWon}
        icon={isWon ? marks.won : marks.lost}
        title={isWon ? say('dungeon-holds') : say('heroes-got')}
        story={story(model, isWon)}
      >
        <ul className="kh-end-clans" aria-label={say('clans')}>
          {model.seats.map(({ seat, clan, name, meeples, supply }) => (
            <li key={seat}>
              <Medal of={clan} />
              {say('still-dungeon', { name, left: meeples - supply, meeples })}
            </li>
          ))}
        </ul>
      </End>
    </div>
  )
}
