/** A table that somebody else plays at: it is looked at, and follows what happens there. */
import type { OfferedChoice } from '@hearthkeep/engine'
import type { Board, Reaction } from './board.ts'
import type { Scene } from './scene.ts'
import type { Sitting } from './sitting.ts'
import { tableBoard } from './table-board.ts'
import { countOf } from './words-board.ts'

/** How looking on ends, besides being left. */
type LookEnding = 'branch' | 'menu' | 'done'

/** How often it is looked whether something has happened, in milliseconds. */
const INTERVAL = 500

/** A table to look at. */
export function lookBoard(sitting: Sitting, { hasMenu }: { readonly hasMenu: boolean }): Board<LookEnding> {
  const table = tableBoard(sitting, { hasMenu })
  const endings: readonly (readonly [LookEnding, string])[] = [
    ['branch', 'play a game of my own from here'],
    hasMenu ? ['menu', 'back to the menu'] : ['done', 'quit'],
  ]
  const refuse: Reaction<LookEnding> = {
    notice: { text: 'You are looking on: somebody else plays at this table.', tone: 'bad' },
    isRefused: true,
  }

  function scene(): Scene {
    const shown = table.scene()
    const offers = [...endings.map(([, words]) => words), 'look again']
    const choices = offers.map((notation): OfferedChoice => ({
      ...{ seat: shown.seat, notation, kind: 'offer', concerns: [] },
    }))
    const status = `${countOf(sitting.match.steps, 'decision')}, looking on`
    return { ...shown, choices, refused: [], others: [], prompt: `Looking on: ${shown.prompt}`, status }
  }

  async function answer(notation: string): Promise<Reaction<LookEnding>> {
    const wanted = notation.trim().toLowerCase()
    const [ending] = endings.find(([, words]) => words === wanted) ?? []
    if (ending !== undefined) return { ending }
    if (wanted !== 'look again') return refuse
    await sitting.follow()
    if (sitting.problem === undefined) return {}
    return { notice: { text: `Nothing new can be seen: ${sitting.problem}`, tone: 'bad' } }
  }

  /** Follows what happens until the returned function is called. */
  function watch(onChange: () => void): () => void {
    const look = (): void => void sitting.follow().then((hasChanged) => hasChanged && onChange())
    const timer = setInterval(look, INTERVAL)
    return () => clearInterval(timer)
  }

  return { scene, answer, undo: () => Promise.resolve(refuse), turnTo: () => refuse, watch }
}
