/** The end of the game: won or lost, and what now. */
import { End } from '../../table/end.tsx'
import { say } from '../../words/small-time-heroes.ts'
import { marks } from './art.ts'
import type { Model } from './model.ts'

function story({ heroes, wave, day, days, bossName, hordeName }: Model, isWon: boolean): string {
  const names = heroes.map(({ name }) => name).join(' and ')
  const where = days > 1 ? say('on-day', { day }) : ''
  if (isWon) {
    const left = heroes.map(({ name, health }) => say('has-health', { name, health })).join(', ')
    return say('beaten-town', { bossName, what: days > 1 ? say('and-so') : '', left })
  }
  return wave === 4
    ? say('fell-boss', { names, bossName, where })
    : say('fell-wave', { names, hordeName, wave, where })
}

export function DayEnd({ model, isWon }: { model: Model; isWon: boolean }) {
  return (
    <End
      isWon={isWon}
      icon={isWon ? marks.won : marks.lost}
      title={isWon ? say('won') : say('lost')}
      story={story(model, isWon)}
    />
  )
}
