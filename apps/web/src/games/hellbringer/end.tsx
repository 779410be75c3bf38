/** The end of the game: the story's end, who came out of it, and what they carry. */
import { Icon } from '../../art/icon.tsx'
import { End } from '../../table/end.tsx'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import type { Model } from './model.ts'

export function HellbringerEnd({ model, isWon }: { model: Model; isWon: boolean }) {
  const { ending, places, place, enemyTurns, seats, piles } = model
  const carried = piles.find(({ name }) => name === 'carried')?.cards ?? []
  return (
    <End
      isWon={isWon}
      icon={isWon ? marks.won : marks.over}
      title={isWon ? say('won') : say('lost')}
      story={isWon ? ending : say('lost-story', { place: places[place].name, turns: enemyTurns })}
    >
      <ul className="hb-end" aria-label={say('players')}>
        {seats.map(({ seat, name, art, strength, isAlive, figures }) => (
          <li key={seat}>
            <Icon name={art} />{' '}
            {isAlive
              ? say('end-alive', {
                  name,
                  strength,
                  points: figures.reduce((sum, { points }) => sum + points, 0),
                })
              : say('end-fallen', { name })}
          </li>
        ))}
        {carried.map(({ id, title, art }) => (
          <li key={id} className="hb-carried">
            <Icon name={art} /> {say('carried-home', { title })}
          </li>
        ))}
      </ul>
    </End>
  )
}
