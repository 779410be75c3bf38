/** What is coming, in a few words: the final figure, whether it gets through, and what it hangs on. */
import type { ThenProps, Threat } from '../kit/threat.tsx'
import { say } from '../words/table.ts'
import { isCertain, outlookFor, severityOf } from './outlook.ts'
import type { Coming, Outlook } from './outlook.ts'

/** At whom it comes, in words. */
export interface Victim {
  /** `you`, `Gerki`. */
  readonly name: string
  readonly isYou?: boolean
  /** What was lost before health, such as Block, and what it is called: `Block`. */
  readonly shield?: { readonly gauge: string; readonly word: string }
  /** What a fall of it is: `fall`, `is destroyed`. */
  readonly falls?: string
}

/** `50 %`; never 0 or 100 for what may come otherwise. */
export function chanceInWords(chance: number): string {
  if (chance === 0 || chance === 1) return `${100 * chance} %`
  return `${Math.min(99, Math.max(1, Math.round(100 * chance)))} %`
}

/** The loss in a figure: `14`, `8 or 14`, `5 to 14`; with a wave before what was only drawn. */
export function figureOf(coming: Coming, { losses, least, most }: Outlook): string {
  const [low, high] = [Math.max(0, least), Math.max(0, most)]
  const sure = coming.isExact ? '' : '≈'
  if (low === high) return `${sure}${high}`
  return losses.length === 2 ? say('threat.or', { sure, low, high }) : `${sure}${low}–${high}`
}

/** What lies under the figure where it is not the only one: how likely the worst is, and of how many runs that is known. */
function chancesOf({ isExact, runs }: Coming, { losses }: Outlook): string {
  const worst = losses.at(-1)
  const drawn = isExact ? '' : say('threat.in-runs', { runs })
  return worst === undefined || losses.length === 1
    ? drawn.trim()
    : `${worst.value}: ${chanceInWords(worst.chance)}${drawn}`
}

/** What a shield takes of it, where that is certain. */
function shielded(coming: Coming, { of }: Outlook, shield: Victim['shield']): string {
  const taken = shield && outlookFor(coming, shield.gauge, of.id)
  if (shield === undefined || taken === undefined || taken.losses.length > 1 || taken.most <= 0) return ''
  return `${taken.most} ${shield.word}`
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** What comes at something that can fall. */
export function threatOf(coming: Coming, outlook: Outlook, victim: Victim): Threat {
  const { now, most, falls } = outlook
  const figure = figureOf(coming, outlook)
  const taken = shielded(coming, outlook, victim.shield)
  const severity = severityOf(coming, outlook)
  const name = victim.isYou === true ? say('threat.you') : victim.name
  if (severity === 'safe')
    return {
      ...{ figure: '0', level: 'safe', title: say('threat.nothing-at', { name: victim.name }) },
      about: taken === '' ? chancesOf(coming, outlook) : say('threat.takes-it', { taken }),
    }
  if (severity === 'hurts') {
    const left = isCertain(coming, outlook)
      ? say('threat.left', { now: now - most })
      : say('threat.at-worst-left', { now: now - most })
    const about = joined(taken === '' ? '' : say('threat.off', { taken }), chancesOf(coming, outlook))
    return {
      figure,
      level: 'hurts',
      title: left,
      about: about === '' ? say('threat.come-at', { name: victim.name }) : about,
    }
  }
  const fall = victim.falls ?? (victim.isYou === true ? 'fall' : 'falls')
  const title =
    severity === 'lethal' ? `${name} ${fall}` : say('threat.may-fall', { name, falls: chanceInWords(falls) })
  return {
    figure,
    level: 'lethal',
    title,
    about: say('threat.too-many', {
      most: most - now + 1,
      what: taken === '' ? '' : say('threat.off-2', { taken }),
    }),
  }
}

/**
 * `dies, then 9`: of a target, if it has a gauge, and of whoever is threatened. Undefined if neither changes.
 */
export function thenOf(
  coming: Coming | null,
  after: Coming | undefined,
  {
    target,
    victim,
  }: {
    readonly target?: Outlook['of'] & { readonly gauge: string }
    readonly victim: { readonly gauge: string; readonly id: number }
  },
): ThenProps | undefined {
  if (after === undefined) return undefined
  const aimed = target && outlookFor(after, target.gauge, target.id)
  const isDeath = aimed !== undefined && aimed.falls === 1
  const then = outlookFor(after, victim.gauge, victim.id)
  const before = outlookFor(coming, victim.gauge, victim.id)
  if (then === undefined) return isDeath ? { words: 'dies', isDeath } : undefined
  const figure = figureOf(after, then)
  const isSame = coming !== null && before !== undefined && figureOf(coming, before) === figure
  if (isSame && !isDeath) return undefined
  const isBad = then.most > (before?.most ?? then.most)
  return { words: `${isDeath ? 'dies, ' : ''}${isSame ? 'still' : 'then'}`, then: figure, isDeath, isBad }
}
