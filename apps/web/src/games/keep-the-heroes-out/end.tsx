/** The end of the game: won or lost, and what now. */
import { Medal } from '../../busts/bust.tsx'
import { End } from '../../table/end.tsx'
import { marks } from './art.ts'
import type { Model } from './model.ts'

function story({ scenario, turn, looted, guild }: Model, isWon: boolean): string {
  const lost = looted.filter(({ value }) => value < 4).length
  const chests = lost === 0 ? 'not one chest' : lost === 1 ? 'one small chest' : `${lost} small chests`
  if (isWon)
    return `${scenario}: after ${turn} turns the Guild has had enough. The heroes have got ${chests} and are going home.`
  const { level, levels, left } = guild
  return `${scenario}: in turn ${turn} the great chest was carried out, with ${left} Guild ${left === 1 ? 'card' : 'cards'} to go in level ${level} of ${levels.length}.`
}

export function DungeonEnd({ model, isWon }: { model: Model; isWon: boolean }) {
  return (
    <div className="k-whole">
      <End
        isWon={isWon}
        icon={isWon ? marks.won : marks.lost}
        title={isWon ? 'The dungeon holds!' : 'The heroes got in'}
        story={story(model, isWon)}
      >
        <ul className="kh-end-clans" aria-label="Clans">
          {model.seats.map(({ seat, clan, name, meeples, supply }) => (
            <li key={seat}>
              <Medal of={clan} />
              {name}: {meeples - supply} of {meeples} still in the dungeon
            </li>
          ))}
        </ul>
      </End>
    </div>
  )
}
