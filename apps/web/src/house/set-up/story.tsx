/** What will be played, in words and with a face. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Bust } from '../../busts/bust.tsx'
import type { GameFace, LoadedGame, ValueWords } from '../../games/face.ts'
import { Flames } from '../../pages/flames.tsx'
import { say } from '../../words/set-up.ts'
import { seatsRange } from '../box.tsx'
import { Cover } from '../cover.tsx'

interface StoryProps {
  readonly face: GameFace
  readonly loaded: LoadedGame
  /** What was chosen of what is played; undefined if there is nothing to choose. */
  readonly chosen: ValueWords | undefined
}

export function Story({ face, loaded, chosen }: StoryProps) {
  const { game } = loaded.module
  const { id, name, line, minutes, seats, difficulty } = face
  return (
    <section className="story">
      {chosen !== undefined && <p className="story-game">{name}</p>}
      <h1>{chosen?.name ?? name}</h1>
      <p className="story-about">
        {chosen?.about ?? game.about} <em>{chosen?.about !== undefined && line}</em>
      </p>
      <p className="story-facts">
        <Flames of={chosen?.difficulty ?? difficulty} />
        <span>
          <Icon name="hourglass" /> {say('story.minutes', { minutes })}
        </span>
        <span>
          <Icon name="meeple" /> {say.count('story.players', seats[1], { seats: seatsRange(seats) })}
        </span>
      </p>
      <p className="story-ways">
        <Way href={`#/rules/${id}`} icon="rule-book">
          {say('story.rules')}
        </Way>
        {game.campaign !== undefined && (
          <Way href={`#/campaigns/${id}`} icon="mountain-road">
            {say('story.campaigns')}
          </Way>
        )}
        {loaded.extra !== undefined && (
          <Way href={`#/extra/${id}`} icon={loaded.extra.icon}>
            {loaded.extra.title}
          </Way>
        )}
      </p>
    </section>
  )
}

function Way({ href, icon, children }: { href: string; icon: string; children: ReactNode }) {
  return (
    <a href={href}>
      <Icon name={icon} /> {children}
    </a>
  )
}

/** Who stands against you, if there is a bust of them; what is on the box otherwise. */
export function Figure({ game, of }: { game: string; of: string | undefined }) {
  return (
    <div className="set-up-figure" aria-hidden="true">
      <Cover game={game} />
      {of !== undefined && <Bust of={of} key={of} />}
    </div>
  )
}
