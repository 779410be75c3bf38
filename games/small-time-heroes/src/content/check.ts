/** What has to fit together across the files of the box. */
import { groupProblems } from '@hearthkeep/content'
import type { Problem } from '@hearthkeep/content'
import { nearest } from '@hearthkeep/engine'
import { KNOWLEDGE_PER_HERO, PIECES, STARTING_CARDS } from './limits.ts'
import type { HeroCard, Knowledge, Minion } from './entries.ts'

interface Checked {
  readonly heroes: readonly { readonly id: string }[]
  readonly warriorCards: readonly HeroCard[]
  readonly rogueCards: readonly HeroCard[]
  readonly knowledge: readonly Knowledge[]
  readonly bosses: readonly { readonly id: string }[]
  readonly minions: Readonly<Record<string, readonly Minion[]>>
}

const WAVES = [1, 2, 3]

/** Everything that does not fit. */
export function checkContent(data: Checked): Problem[] {
  return [
    ...heroCardProblems('warrior-cards.json', data.warriorCards),
    ...heroCardProblems('rogue-cards.json', data.rogueCards),
    ...knowledgeProblems(data),
    ...bossProblems(data),
  ]
}

/** How many abilities of one card can have a limit: the table notes which of them were used [A38]. */
const MOST_LASTING = 2

/** A first deck of nine cards [R21], and Equipment for a part of the body [A11]. */
function heroCardProblems(file: string, cards: readonly HeroCard[]): Problem[] {
  const exactly = { least: STARTING_CARDS, most: STARTING_CARDS }
  const entries = cards.filter(({ starting }) => starting)
  const why = 'a Hero begins with so many and the rest has to fit into the Market'
  return [
    ...groupProblems({ file, field: 'starting', entries, what: 'starting cards', ...exactly, why }),
    ...cards.flatMap(({ id, type, part }) => {
      if ((type === 'equipment') === (part !== undefined)) return []
      const place = { file, entry: id, field: 'part' }
      return part === undefined
        ? [{ ...place, expected: 'the part of the body it is worn on', found: 'nothing' }]
        : [{ ...place, expected: 'none, as it is not Equipment', found: `"${part}"` }]
    }),
    ...cards.flatMap((card) => lastingProblems(file, card)),
  ]
}

function lastingProblems(file: string, { id, lasting }: HeroCard | Knowledge): Problem[] {
  const late = lasting.findIndex(({ limit }, place) => limit !== undefined && place >= MOST_LASTING)
  if (late < 0) return []
  const expected = `no limit but in the first ${MOST_LASTING} abilities of a card`
  return [{ file, entry: id, field: `lasting[${late}].limit`, expected, found: `"${lasting[late].limit}"` }]
}

/** Knowledge for each Hero, as many cards as fit into the set [R171]. */
function knowledgeProblems({ heroes, knowledge }: Checked): Problem[] {
  const file = 'knowledge.json'
  const exactly = { least: KNOWLEDGE_PER_HERO, most: KNOWLEDGE_PER_HERO }
  const why = 'each Hero has a set of so many'
  return [
    ...heroes.flatMap(({ id }) => {
      const entries = knowledge.filter(({ hero }) => hero === id)
      const what = `knowledge cards of ${id}`
      return groupProblems({ file, field: 'hero', entries, what, ...exactly, why })
    }),
    ...knowledge.flatMap((card) => lastingProblems(file, card)),
  ]
}

/** Every Boss has a file of Minions, which has what the Boss is made of and what it does. */
function bossProblems({ bosses, minions }: Checked): Problem[] {
  const ids = bosses.map(({ id }) => id)
  const strays = Object.keys(minions).filter((name) => !ids.includes(name))
  return [
    ...strays.map((name) => {
      const suggestion = nearest(name, ids)
      const expected = `the Minions of one of the bosses ${ids.join(', ')}`
      return { file: fileOf(name), expected, found: `"${name}"`, ...(suggestion && { suggestion }) }
    }),
    ...bosses.flatMap(({ id }) => {
      const own = minions[id] as readonly Minion[] | undefined
      if (own === undefined)
        return [{ file: fileOf(id), expected: 'this file in the pack', found: 'nothing' }]
      return [...pieceProblems(id, own), ...bombProblems(id, own)]
    }),
  ]
}

const fileOf = (boss: string): string => `minions-${boss}.json`

/** A Boss made of pieces has one of each for every Day [R152]. */
function pieceProblems(boss: string, minions: readonly Minion[]): Problem[] {
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
function bombProblems(boss: string, minions: readonly Minion[]): Problem[] {
  const missing = minions.filter(({ bomb }) => bomb === undefined)
  if (missing.length === minions.length) return []
  const expected = 'what it does as a Bomb, as other Minions of this boss say it'
  const problem = { file: fileOf(boss), field: 'bomb', expected, found: 'nothing' }
  return missing.map(({ id }) => ({ ...problem, entry: id }))
}
