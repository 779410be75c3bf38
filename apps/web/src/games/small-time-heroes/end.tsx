/** The end of the game: won or lost, and what now. */
import { End } from '../../table/end.tsx'
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

export function DayEnd({ model, isWon }: { model: Model; isWon: boolean }) {
  return (
    <End
      isWon={isWon}
      icon={isWon ? marks.won : marks.lost}
      title={isWon ? 'Won!' : 'Lost'}
      story={story(model, isWon)}
    />
  )
}
