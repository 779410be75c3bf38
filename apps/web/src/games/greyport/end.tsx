/** The end of the game: won or lost, what was earned, and what now. */
import type { Earned } from '@hearthkeep/game-greyport'
import { Icon } from '../../art/icon.tsx'
import { End } from '../../table/end.tsx'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import type { Model } from './model.ts'

function story({ seats, encounterName, encounter, encounters }: Model, isWon: boolean): string {
  const names = seats.map(({ name }) => name)
  const party = say('and', { join: names.slice(0, -1).join(', '), at: names.at(-1) ?? '' })
  if (isWon) return say('have-saved', { party })
  const fallen = seats.find(({ hp }) => hp <= 0)
  const where = say('encounter-of-encounter-name', {
    encounterName,
    encounter,
    encountersCount: encounters.length,
  })
  return say('has-fallen', { name: fallen?.name ?? say('somebody'), where })
}

interface EndProps {
  readonly model: Model
  readonly isWon: boolean
  readonly earned: readonly Earned[]
}

export function GreyportEnd({ model, isWon, earned }: EndProps) {
  return (
    <End
      isWon={isWon}
      icon={isWon ? marks.won : marks.over}
      title={isWon ? say('won') : say('lost')}
      story={story(model, isWon)}
      links={[{ name: say('achievements'), href: '#/extra/greyport' }]}
    >
      <ul className="gp-end-party" aria-label={say('the-party')}>
        {model.seats.map(({ seat, name, art, hp, maxHp, level }) => (
          <li key={seat}>
            <Icon name={art} />
            {say('level-hit', { name, level, max: Math.max(0, hp), maxHp })}
          </li>
        ))}
      </ul>
      {earned.length > 0 && (
        <ul className="gp-end-earned" aria-label={say('achievements')}>
          {earned.map(({ id, title: name, hardcore }) => (
            <li key={id}>
              <Icon name={marks.earned} /> <b>{name}</b>
              {hardcore && ' (Hardcore)'}
            </li>
          ))}
        </ul>
      )}
    </End>
  )
}
