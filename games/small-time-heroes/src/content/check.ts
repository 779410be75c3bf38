/** What has to fit together across the files of the box. */
import { nearest } from '@hearthkeep/engine'
import type { Problem } from '@hearthkeep/content'

interface MinionEntry {
  readonly id: string
  readonly wave: number
  readonly piece?: string | undefined
  readonly bomb?: object | undefined
}
interface Checked {
  readonly bosses: readonly { readonly id: string }[]
  readonly minions: Readonly<Record<string, readonly MinionEntry[]>>
}

const WAVES = [1, 2, 3]
const PIECES = ['left-arm', 'right-arm', 'head']

/** Every Boss has a file of Minions, which has what the Boss is made of and what it does. */
export function checkContent({ bosses, minions }: Checked): Problem[] {
  const ids = bosses.map(({ id }) => id)
  const strays = Object.keys(minions).filter((name) => !ids.includes(name))
  return [
    ...strays.map((name) => {
      const suggestion = nearest(name, ids)
      const expected = `the Minions of one of the bosses ${ids.join(', ')}`
      return { file: fileOf(name), expected, found: `"${name}"`, ...(suggestion && { suggestion }) }
    }),
    ...bosses.flatMap(({ id }) => {
      const own = minions[id] as readonly MinionEntry[] | undefined
      if (own === undefined)
        return [{ file: fileOf(id), expected: 'this file in the pack', found: 'nothing' }]
      return [...pieceProblems(id, own), ...bombProblems(id, own)]
    }),
  ]
}

const fileOf = (boss: string): string => `minions-${boss}.json`

/** A Boss made of pieces has one of each for every Day [R152]. */
function pieceProblems(boss: string, minions: readonly MinionEntry[]): Problem[] {
  if (minions.every(({ piece }) => piece === undefined)) return []
  const missing = WAVES.flatMap((wave) =>
    PIECES.filter((piece) => !minions.some((one) => one.wave === wave && one.piece === piece)).map(
      (piece) => `${piece} of wave ${wave}`,
    ),
  )
  if (missing.length === 0) return []
  const expected = 'a left-arm, a right-arm and a head in each wave, as the boss is made of pieces'
  return [{ file: fileOf(boss), field: 'piece', expected, found: `no ${missing.join(', no ')}` }]
}

/** If one Minion of a Boss can be a Bomb, all of them can: their decks lie with the Bomb sides up [A26]. */
function bombProblems(boss: string, minions: readonly MinionEntry[]): Problem[] {
  const missing = minions.filter(({ bomb }) => bomb === undefined)
  if (missing.length === minions.length) return []
  const expected = 'what it does as a Bomb, as other Minions of this boss say it'
  return missing.map(({ id }) => ({
    file: fileOf(boss),
    entry: id,
    field: 'bomb',
    expected,
    found: 'nothing',
  }))
}
