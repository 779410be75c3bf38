/** Small helpers for throw-away games. */
import fc from 'fast-check'
import { defineGame } from '../src/index.ts'
import type { ChoiceKind, Game, GameSpec, Procedure, Reason, Table } from '../src/index.ts'

// A test that fails must fail again: properties always try the same values.
fc.configureGlobal({ seed: 20_251_115 })
export { fc }

/** Phrases made from names: `give[ {card}][ {to}]`. */
function plainPhrases(kinds: object): Record<string, string> {
  const named = Object.values(kinds) as ChoiceKind[]
  return Object.fromEntries(
    named.map(({ name, names }) => [name, name + names.map((param) => `[ {${param}}]`).join('')]),
  )
}

/** A game around a rulebook, with words made from the names of things unless `more` brings its own. */
export function gameOf<T, D>(
  rules: GameSpec<T, D>['rules'],
  data: D,
  main: Procedure,
  more: Partial<GameSpec<T, D>> = {},
): Game {
  const reasons = Object.values(rules.reasons) as Reason[]
  return defineGame<T, D>({
    id: 'throw-away',
    name: 'Throw-away',
    about: 'A game for one test.',
    version: '1',
    contentHash: 'none',
    seats: [1, 4],
    components: {},
    rules,
    data,
    text: {
      choices: plainPhrases(rules.choices),
      events: plainPhrases(rules.events),
      prompts: Object.fromEntries(rules.asks.map((ask) => [ask.name, `${ask.name}?`])),
      reasons: Object.fromEntries(reasons.map(({ name }) => [name, `because of ${name}`])),
    },
    main,
    describe: () => [],
    glossary: [],
    rulesText: [],
    ...more,
  })
}

/** Takes choices by number, one after the other. */
export function takeAll(table: Table, indices: readonly number[]): void {
  for (const index of indices) {
    if (table.isOver) return
    table.take(index % table.choices.count)
  }
}
