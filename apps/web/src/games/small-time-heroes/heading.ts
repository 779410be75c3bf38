/** What is said of a Wave: where the Day stands between two of them, and what lies ahead in one. */
import { plain } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import type { Model } from './model.ts'
import type { ChallengeView, ItemView } from './model-heroes.ts'

export const BOSS_WAVE = 4

/** What a Challenge gives once its Wave is cleared. */
export function givenBy({ id, title, art, reward, treasure, treasureArt }: ChallengeView): ItemView {
  if (treasure === '') return { id, title, art, text: `${reward}.` }
  return { id, title: treasure, art: treasureArt, text: reward }
}

export const isBetween = ({ day, side, isCleared }: Model): boolean =>
  day === 0 || (side === 'nobody' && isCleared)

/** Between Waves; undefined in one. */
export function waveHeading(model: Model): { readonly title: string; readonly text: string } | undefined {
  if (!isBetween(model)) return undefined
  const { day, days, wave, bossName, hordeName, challenges } = model
  if (day === 0) {
    const text = say('three-waves', { hordeName, bossName })
    return { title: days > 1 ? say('campaign-begins') : say('before-fight'), text }
  }
  const given = challenges.length === 1 ? givenBy(challenges[0]) : undefined
  if (wave === BOSS_WAVE) return { title: say('is-beaten', { bossName }), text: '' }
  const next = wave === BOSS_WAVE - 1 ? bossName : say('wave-repeat', { repeat: 'I'.repeat(wave + 1) })
  const text = given === undefined ? say('next', { next }) : `${given.title}: ${plain(given.text)}`
  return { title: say('wave-is-cleared', { wave: 'I'.repeat(wave) }), text }
}

/** What clearing the Wave gives; the last Boss gives nothing but the victory. */
export function rewardAhead({ nextReward, day, days, wave }: Model): string {
  const isLast = day === days && wave === BOSS_WAVE
  return nextReward === null || day === 0 || isLast ? '' : plain(nextReward.reward)
}

/** A line about what comes after this fight. */
export function ahead(model: Model): string {
  const reward = rewardAhead(model)
  const bomb = model.nextBomb === null ? '' : say('next-bomb', { title: model.nextBomb.title })
  return [reward === '' ? '' : say('reward', { reward }), bomb].filter((part) => part !== '').join(' ')
}
