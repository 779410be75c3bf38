/** The page of achievements: what there is to earn, and what was earned in this browser. */
import { greyport, listAchievements, openTable } from '@hearthkeep/game-greyport'
import { Icon } from '../../art/icon.tsx'
import { earnedIn } from '../../storage/achievements.ts'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import './look/achievements.css'

function Ticked({ isEarned, name }: { isEarned: boolean; name: string }) {
  return (
    <span className={`gp-tick ${isEarned ? 'earned' : ''}`}>
      <Icon name={isEarned ? marks.done : marks.unearned} />
      {name}
      <span className="aloud">{isEarned ? ': earned' : say('not-yet')}</span>
    </span>
  )
}

export function Achievements() {
  const { game } = greyport
  const all = listAchievements(openTable(game))
  const ticks = earnedIn(game.id)
  const count = all.filter(({ id }) => ticks[id]?.normal === true).length
  return (
    <>
      <p className="page-lead">{say('earned-this', { count, allCount: all.length })}</p>
      <ul className="gp-achievements">
        {all.map(({ id, title: name, text, rule }) => {
          const tick = ticks[id]
          return (
            <li key={id} className={tick?.normal === true ? 'earned' : ''}>
              <Icon name={tick?.normal === true ? marks.earned : marks.unearned} className="gp-cup" />
              <div>
                <h2>{name}</h2>
                <p>
                  {text} <small>{rule}</small>
                </p>
              </div>
              <p className="gp-ticks">
                <Ticked isEarned={tick?.normal === true} name={say('normal')} />
                <Ticked isEarned={tick?.hardcore === true} name={say('hardcore')} />
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
