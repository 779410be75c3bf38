/** What a card says now: its figures as they come to, and how those are made of the printed ones. */
import { FIGURES, figureNow, protectOf, strengthOf } from '@hearthkeep/game-small-time-heroes'
import type { FigureKind, Hero, Table } from '@hearthkeep/game-small-time-heroes'
import { say } from '../../words/small-time-heroes.ts'

/** Words, or a figure. */
export type Said = string | { readonly printed: number; readonly now: number }

export interface Now {
  readonly said: readonly Said[]
  /** `3 + 2 Strength`: of each figure that is not the printed one. */
  readonly sums: readonly string[]
}

/** As the game writes what its figures are made of: `{damage:3}`, `{plus:block}`. */
const MADE = /\{(\w+):([\w-]+)\}/

const isFigure = (kind: string): kind is FigureKind => (FIGURES as readonly string[]).includes(kind)

interface Made {
  readonly kind: FigureKind
  readonly printed: number
  readonly by: string | undefined
}

/** Where a figure comes from, if not from the card alone. */
function sumOf(t: Table, hero: Hero, { kind, printed, by }: Made, now: number): string {
  const isBlock = kind === 'block'
  const more = isBlock ? protectOf(t, hero) : strengthOf(t, hero)
  const raised = figureNow(t, hero, kind, printed, by) - figureNow(t, hero, kind, printed)
  const weak = !isBlock && hero.weak === 1
  const parts = [
    `${printed}`,
    ...(by === undefined || raised === 0 || weak ? [] : [`${raised}`]),
    ...(more > 0 && now > 0 ? [`${more} ${isBlock ? say('protect') : say('strength')}`] : []),
  ]
  return `${parts.join(' + ')}${weak ? say('halved-weak') : ''}`
}

/** The text of a card in its Hero's hand. */
export function cardNow(t: Table, hero: Hero, live: string): Now {
  const parts = live.split(MADE) // words, kind, value, words, kind, value …
  const said: Said[] = []
  const sums: string[] = []
  for (let i = 0; i < parts.length; i += 3) {
    said.push(parts[i])
    const [kind, value] = [parts[i + 1], parts[i + 2]]
    if (kind === undefined || !isFigure(kind)) continue
    const by = parts[i + 4] === 'plus' ? parts[i + 5] : undefined
    const printed = Number(value)
    const now = figureNow(t, hero, kind, printed, by)
    said.push({ printed, now })
    const sum = sumOf(t, hero, { kind, printed, by }, now)
    if (now !== printed && !sums.includes(sum)) sums.push(sum)
  }
  return { said: said.filter((one) => one !== ''), sums }
}

/** The same to be read aloud. */
export const nowInWords = ({ said }: Now): string =>
  said.map((one) => (typeof one === 'string' ? one : one.now)).join('')
