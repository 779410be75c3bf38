/** What has to fit together across the files of the box. */
import { factsIn, meaningOf } from '@hearthkeep/content'
import type { Frozen, Problem, z } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import { LEVELS, MOST_FOUND, MOST_SUBDECKS, STARTING_DECK } from './limits.ts'
import type { character, encounter, location, playerHero, scenario, startingCard } from './schema.ts'

type Entries<S extends z.ZodType> = readonly Frozen<z.output<S>>[]
interface Checked {
  readonly locations: Entries<typeof location>
  readonly subdecks: Readonly<Record<string, unknown>>
  readonly scenarios: Entries<typeof scenario>
  readonly encounters: Entries<typeof encounter>
  readonly characters: Entries<typeof character>
  readonly playerHeroes: Entries<typeof playerHero>
  readonly startingCards: Entries<typeof startingCard>
}

/** Encounters follow each other, every character has three levels and nine cards. */
export function checkContent(data: Checked): Problem[] {
  const problems: Problem[] = []
  const listed = (numbers: readonly number[]): string => numbers.join(', ') || 'nothing'
  for (const subdeck of Object.keys(data.subdecks).slice(MOST_SUBDECKS)) {
    const expected = `at most ${MOST_SUBDECKS} subdecks, as no more fit on the table`
    problems.push({ file: `monsters-${subdeck}.json`, expected, found: 'one more' })
  }
  const say = (file: string, entry: string, found: string, expected: string): void => {
    problems.push({ file, entry, found, expected })
  }
  for (const { id, name } of data.scenarios) {
    const numbers = data.encounters.filter((one) => one.scenario === id).map((one) => one.number)
    const wanted = numbers.map((_, i) => i + 1)
    if (numbers.length < 2 || [...numbers].sort().join() !== wanted.join())
      say('encounters.json', name, `encounters numbered ${listed(numbers)}`, '1 and 2, or 1 to 3')
  }
  for (const { id, name } of data.characters) {
    const levels = data.playerHeroes.filter((one) => one.character === id).map((one) => one.level)
    if ([...levels].sort().join() !== Array.from({ length: LEVELS }, (_, i) => i + 1).join())
      say('player-heroes.json', name, `levels ${listed(levels)}`, 'levels 1, 2 and 3')
    const cards = data.startingCards.filter((one) => one.character === id)
    const count = cards.reduce((sum, one) => sum + one.copies, 0)
    if (count !== STARTING_DECK) say('starting-cards.json', name, `${count} cards`, `${STARTING_DECK} cards`)
  }
  return [...problems, ...data.encounters.flatMap(bossProblems), ...data.locations.flatMap(findProblems)]
}

/** Rewards find no more cards than a player has room for, however they are given away. */
function findProblems({ id, reward }: Checked['locations'][number]): Problem[] {
  const finds = factsIn(meaningOf(cardWords, reward)).filter((facts) => facts.finds).length
  if (finds <= MOST_FOUND) return []
  const expected = `at most ${MOST_FOUND} times "find", as a player has room for no more cards`
  return [{ file: 'locations.json', entry: id, field: 'reward', expected, found: `${finds}` }]
}

/** A boss is one figure: it comes once into an encounter [E7]. */
function bossProblems({ id, bosses }: Checked['encounters'][number]): Problem[] {
  const names = bosses.map(({ boss }) => boss)
  return names.flatMap((name, i) => {
    if (names.indexOf(name) === i) return []
    const expected = 'every boss of an encounter once'
    return [
      { file: 'encounters.json', entry: id, field: `bosses[${i}].boss`, expected, found: `"${name}" again` },
    ]
  })
}
