/** What has to fit together across the files of the box. */
import { factsIn, meaningOf } from '@hearthkeep/content'
import type { AnyEffect, Problem } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import { LEVELS, MOST_FOUND, MOST_SUBDECKS, STARTING_DECK } from './limits.ts'

interface EncounterEntry {
  readonly id: string
  readonly scenario: string
  readonly number: number
  readonly bosses: readonly { readonly boss: string }[]
}
interface Checked {
  readonly locations: readonly { readonly id: string; readonly reward: readonly AnyEffect[] }[]
  readonly subdecks: Readonly<Record<string, unknown>>
  readonly scenarios: readonly { readonly id: string; readonly name: string }[]
  readonly encounters: readonly EncounterEntry[]
  readonly characters: readonly { readonly id: string; readonly name: string }[]
  readonly playerHeroes: readonly { readonly character: string; readonly level: number }[]
  readonly startingCards: readonly { readonly character: string; readonly copies: number }[]
}

/** Encounters follow each other, every character has three levels and nine cards. */
export function checkContent(data: Checked): Problem[] {
  const problems: Problem[] = []
  const further = Object.keys(data.subdecks).slice(MOST_SUBDECKS)
  for (const subdeck of further) {
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
      say(
        'encounters.json',
        name,
        `encounters numbered ${numbers.join(', ') || 'nothing'}`,
        '1 and 2, or 1 to 3',
      )
  }
  for (const { id, name } of data.characters) {
    const levels = data.playerHeroes.filter((one) => one.character === id).map((one) => one.level)
    if ([...levels].sort().join() !== Array.from({ length: LEVELS }, (_, i) => i + 1).join())
      say('player-heroes.json', name, `levels ${levels.join(', ') || 'nothing'}`, 'levels 1, 2 and 3')
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
function bossProblems({ id, bosses }: EncounterEntry): Problem[] {
  const names = bosses.map(({ boss }) => boss)
  return names.flatMap((name, i) => {
    if (names.indexOf(name) === i) return []
    const expected = 'every boss of an encounter once'
    return [
      { file: 'encounters.json', entry: id, field: `bosses[${i}].boss`, expected, found: `"${name}" again` },
    ]
  })
}
