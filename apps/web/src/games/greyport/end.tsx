/** The end of the game: won or lost, what was earned, and what now. */
import type { Earned } from '@hearthkeep/game-greyport'
import { motion } from 'motion/react'
import { Icon } from '../../art/icon.tsx'
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

export function End({ model, isWon, earned }: EndProps) {
  return (
    <motion.section
      className={`gp-end ${isWon ? 'won' : 'lost'}`}
      aria-label={isWon ? 'Won' : 'Lost'}
      initial={{ opacity: 0, y: 20 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.4 }}
    >
      <Icon name={isWon ? marks.won : marks.over} />
      <h2>{isWon ? 'Won!' : 'Lost'}</h2>
      <p>{story(model, isWon)}</p>
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
      <nav>
        <a className="button primary" href="#/new/greyport">
          Play again
        </a>
        <a className="button" href="#/extra/greyport">
          Achievements
        </a>
        <a className="button" href="#/">
          To the shelf
        </a>
      </nav>
    </motion.section>
  )
}
