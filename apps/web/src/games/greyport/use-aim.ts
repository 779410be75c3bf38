/** What would come of choosing a monster now: of the monster, and of what then hits the defender. From forecasts only. */
import { createContext, useContext } from 'react'
import { chanceInWords, figureOf } from '../../coming/threat.ts'
import { outlookFor } from '../../coming/outlook.ts'
import type { Coming } from '../../coming/outlook.ts'
import { useComing, useComingAfter } from '../../coming/use-coming.ts'
import { useTableOf } from '../../table/context.ts'
import { say } from '../../words/greyport.ts'

/** Whose group is active. */
export const DefenderContext = createContext(0)

interface Aim {
  readonly words: string
  readonly then?: string
  readonly isDeath?: boolean
  readonly isBad?: boolean
  /** What it is likely to lose. */
  readonly loss: number
}

/** The chance that it falls, its loss in a figure, and the same on average. */
function lossOf(
  after: Coming,
  id: number,
): { readonly falls: number; readonly figure: string; readonly mean: number } {
  const outlook = outlookFor(after, 'monster', id)
  if (outlook === undefined) return { falls: 0, figure: '0', mean: 0 }
  const mean = outlook.losses.reduce((sum, { value, chance }) => sum + value * chance, 0)
  return { falls: outlook.falls, figure: figureOf(after, outlook), mean: Math.max(0, mean) }
}

export function useAim(id: number): Aim | undefined {
  const { coming } = useComing()
  const isPicking = useTableOf(({ picked }) => picked.length > 0)
  const after = useComingAfter({ kind: 'monster', id })
  const defender = useContext(DefenderContext)
  if (!isPicking || after === undefined) return undefined
  const { falls, figure, mean } = lossOf(after, id)
  const before = outlookFor(coming, 'hp', defender)
  const then = outlookFor(after, 'hp', defender)
  const isOther =
    coming !== null &&
    before !== undefined &&
    then !== undefined &&
    figureOf(coming, before) !== figureOf(after, then)
  const words =
    falls === 1
      ? 'falls'
      : falls > 0
        ? say('falls-falls', { falls: chanceInWords(falls) })
        : figure === '0'
          ? 'unhurt'
          : `−${figure}`
  if (!isOther) return { words, isDeath: falls === 1, loss: Math.round(mean) }
  return {
    words: say('then', { words }),
    then: figureOf(after, then),
    isDeath: falls === 1,
    isBad: then.most > before.most,
    loss: Math.round(mean),
  }
}
