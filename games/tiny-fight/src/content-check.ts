/** What is wrong with cards and enemies although each field is sound: they would hang or break the rules. */
import type { Problem } from '@hearthkeep/content'

/** What of a card is looked at here. */
interface CardEntry {
  readonly id: string
  readonly name: string
}

interface IntentEntry {
  readonly intent: string
  readonly amount: number
}

/** What of an enemy is looked at here. */
interface EnemyEntry {
  readonly id: string
  readonly rolls: readonly (IntentEntry & { readonly upTo: number })[]
  readonly first?: IntentEntry | undefined
  readonly always?: IntentEntry | undefined
}

/** The last roll's `upTo`: rolls go from 0 to 99. */
const ALL_ROLLS = 100

/** What a chapter hands over are names with commas between them: a card that can be gained has none in its own. */
export function gainProblems({ id, name }: CardEntry): Problem[] {
  if (!name.includes(',')) return []
  const expected = 'a name without a comma, as names of gained cards stand in a list'
  return [{ file: 'campaign-cards.json', entry: id, field: 'name', expected, found: `"${name}"` }]
}

/** Fights of one id: nobody could say which of them comes next. */
export function fightProblems(fights: readonly { readonly id: string }[]): Problem[] {
  const ids = fights.map(({ id }) => id)
  return ids.flatMap((id, i) => {
    const expected = 'an id of its own'
    const field = `fights[${i}].id`
    return ids.indexOf(id) === i ? [] : [{ file: 'campaign.json', field, expected, found: `"${id}" again` }]
  })
}

/** Everything wrong with an enemy. */
export function enemyProblems(enemy: EnemyEntry): Problem[] {
  const { id, rolls, first, always } = enemy
  const problems: Problem[] = []
  const report = (field: string, expected: string, found: string | number): void => {
    problems.push({ file: 'enemies.json', entry: id, field, expected, found: String(found) })
  }

  if (always !== undefined) {
    if (rolls.length > 0) report('rolls', 'no rolls beside "always"', `a list of ${rolls.length}`)
  } else if (rolls.length === 0) {
    report('rolls', 'rolls, or an intent for "always"', 'neither')
  } else {
    rolls.forEach(({ upTo }, i) => {
      const before = i === 0 ? 0 : rolls[i - 1].upTo
      if (upTo <= before) report(`rolls[${i}].upTo`, `more than the ${before} before it`, upTo)
    })
    const last = rolls.length - 1
    const end = rolls[last].upTo
    if (end !== ALL_ROLLS) report(`rolls[${last}].upTo`, `${ALL_ROLLS} in the last roll`, end)
    if (new Set(rolls.map(({ intent }) => intent)).size === 1) {
      const expected = 'at least two different intents, as none may come three times running'
      report('rolls', expected, `only "${rolls[0].intent}"`)
    }
  }

  const amounts = new Map<string, number>()
  const look = (field: string, { intent, amount }: IntentEntry): void => {
    const known = amounts.get(intent) ?? amount
    amounts.set(intent, known)
    if (amount !== known) report(`${field}.amount`, `${known}, as for its other "${intent}"`, amount)
  }
  if (first) look('first', first)
  rolls.forEach((roll, i) => look(`rolls[${i}]`, roll))
  if (always) look('always', always)
  return problems
}
