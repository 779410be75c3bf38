/** The end of the game: won or lost, and what now. */
import { motion } from 'motion/react'
import { Icon } from '../../art/icon.tsx'
import { marks } from './art.ts'
import type { Model } from './model.ts'

function story({ heroes, wave, day, days, bossName, hordeName }: Model, isWon: boolean): string {
  const names = heroes.map(({ name }) => name).join(' and ')
  const where = days > 1 ? ` on Day ${day}` : ''
  if (isWon) {
    const left = heroes.map(({ name, health }) => `${name} has ${health} health left`).join(', ')
    return `${bossName} is beaten${days > 1 ? ', and so are the others' : ''}. ${left}. The town sleeps well tonight.`
  }
  return wave === 4
    ? `${names} fell to ${bossName}${where}. The town remembers who tried.`
    : `${names} fell to ${hordeName} in Wave ${wave}${where}. Nobody starts out a legend.`
}

export function End({ model, isWon }: { model: Model; isWon: boolean }) {
  return (
    <motion.section
      className={`end ${isWon ? 'won' : 'lost'}`}
      aria-label={isWon ? 'Won' : 'Lost'}
      initial={{ opacity: 0, y: 20 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.4 }}
    >
      <Icon name={isWon ? marks.won : marks.lost} />
      <h2>{isWon ? 'Won!' : 'Lost'}</h2>
      <p>{story(model, isWon)}</p>
      <nav>
        <a className="button primary" href="#/new/small-time-heroes">
          Play again
        </a>
        <a className="button" href="#/">
          To the shelf
        </a>
      </nav>
    </motion.section>
  )
}
