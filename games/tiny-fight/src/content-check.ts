/** What is wrong with cards and enemies although each field is sound: they would hang or break the rules. */
import type { Problem } from '@hearthkeep/content'

/** What of a card is looked at here. */
interface CardEntry {
  readonly id: string
  readonly name: string
  readonly copies: number
}

interface IntentEntry {
  readonly intent: string
  readonly amount: number
}

/** What of an enemy is looked at here. */
interface EnemyEntry {
  readonly id: string
  readonly copies: number
  readonly rolls: readonly (IntentEntry & { readonly upTo: number })[]
  readonly first?: IntentEntry | undefined
  readonly always?: IntentEntry | undefined
}

/** The last roll's `upTo`: rolls go from 0 to 99. */
const ALL_ROLLS = 100

/** The name of each copy of a card: several are numbered. */
export function copyNames({ name, copies }: CardEntry): string[] {
  if (copies === 1) return [name]
  return Array.from({ length: copies }, (_, copy) => `${name} ${copy + 1}`)
}

/** Cards with the name of another card's copy: nobody could say which one is played. */
export function cardProblems(cards: readonly CardEntry[], gains: readonly CardEntry[]): Problem[] {
  const all = [...cards, ...gains]
  return all.flatMap((card) => {
    const known = card.name.toLowerCase()
    const other = all.find(
      (one) => one !== card && copyNames(one).some((name) => name.toLowerCase() === known),
    )
    if (other === undefined || card.copies > 1) return []
    const file = cards.includes(card) ? 'cards.json' : 'campaign-cards.json'
    const found = `"${card.name}", which is a copy of entry "${other.id}"`
    return [{ file, entry: card.id, field: 'name', expected: 'a name of its own', found }]
  })
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
  const { id, copies, rolls, first, always } = enemy
  const problems: Problem[] = []
  const report = (field: string, expected: string, found: string | number): void => {
    problems.push({ file: 'enemies.json', entry: id, field, expected, found: String(found) })
  }

  if (copies > 1) report('copies', '1, as each enemy is an entry of its own', copies)
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
