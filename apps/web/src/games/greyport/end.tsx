/** The end of the game: won or lost, what was earned, and what now. */
import type { Earned } from '@hearthkeep/game-greyport'
import { Icon } from '../../art/icon.tsx'
import { End } from '../../table/end.tsx'
import { marks } from './art.ts'
import type { Model } from './model.ts'

function story({ seats, encounterName, encounter, encounters }: Model, isWon: boolean): string {
  const names = seats.map(({ name }) => name)
  const party = `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
  if (isWon) return `${party} have saved Greyport, and may go in for a drink at last.`
  const fallen = seats.find(({ hp }) => hp <= 0)
  const where = `“${encounterName}”, encounter ${encounter} of ${encounters.length}`
  return `${fallen?.name ?? 'Somebody'} has fallen in ${where}. The inn keeps your table free.`
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
      title={isWon ? 'Won!' : 'Lost'}
      story={story(model, isWon)}
      links={[{ name: 'Achievements', href: '#/extra/greyport' }]}
    >
      <ul className="gp-end-party" aria-label="The party">
        {model.seats.map(({ seat, name, art, hp, maxHp, level }) => (
          <li key={seat}>
            <Icon name={art} /> {name}, level {level}, {Math.max(0, hp)} of {maxHp} hit points
          </li>
        ))}
      </ul>
      {earned.length > 0 && (
        <ul className="gp-end-earned" aria-label="Achievements">
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
