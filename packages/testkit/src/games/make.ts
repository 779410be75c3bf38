/** Makes a complete game of a few rules: the words are made up from the names. */
import { defineGame } from '@hearthkeep/engine'
import type { AskSpec, ChoiceKind, EventKind, Game, GameSpec, GameText } from '@hearthkeep/engine'
import type { Procedure, Reason, Rulebook } from '@hearthkeep/engine'

type Extra<T, D> = Partial<Omit<GameSpec<T, D>, 'rules' | 'main' | 'data'>>

/** A phrase that says the name and every parameter that is there: `play[ {card}][ {target}]`. */
function phrase(kind: ChoiceKind): string {
  return kind.name + kind.names.map((name) => `[ {${name}}]`).join('')
}

function wordsOf(
  rules: Pick<GameSpec<never, never>['rules'], 'choices' | 'events' | 'reasons' | 'asks'>,
): GameText {
  const by = <K extends { name: string }>(list: object, say: (kind: K) => string): Record<string, string> =>
    Object.fromEntries((Object.values(list) as K[]).map((kind) => [kind.name, say(kind)]))
  return {
    choices: by(rules.choices, phrase),
    events: by(rules.events, phrase),
    reasons: by<Reason>(rules.reasons, (reason) => `${reason.name} forbids it`),
    prompts: by(rules.asks, (ask) => `${ask.name}?`),
  }
}

/** What can be done in a small game, and by whom: by the first seat as a rule. */
type Question<T, K, C extends Record<string, readonly string[]>> = Pick<
  AskSpec<T, K, C, unknown>,
  'who' | 'choices' | 'take'
>

/** The course of a small game: steps to begin with, then `act`, one question again and again until an answer ends it. */
export function askAgain<T, D, K, C extends Record<string, readonly string[]>, E, R>(
  rules: Rulebook<T, D, K, C, E, R>,
  rule: string,
  question: Question<T, K, C>,
  ...first: readonly ((table: T) => void)[]
): Procedure {
  const act = rules.ask<unknown>({ name: 'act', rule, who: 0, ...question })
  return rules.procedure('main', [], [...first, rules.repeat<unknown>([act])])
}

/** A game for tests. */
export function quickGame<T, D>(
  id: string,
  rules: GameSpec<T, D>['rules'],
  main: GameSpec<T, D>['main'],
  data: D,
  extra: Extra<T, D> = {},
): Game {
  const cited = [
    ...rules.asks.map((ask) => ask.rule),
    ...(Object.values(rules.events) as EventKind[]).map((event) => event.rule),
    ...(Object.values(rules.reasons) as Reason[]).map((reason) => reason.rule),
  ]
  return defineGame<T, D>({
    id,
    name: id,
    about: 'A game to try the testkit on.',
    version: '1.0.0',
    contentHash: 'none',
    seats: [1, 1],
    components: {},
    rules,
    main,
    data,
    text: wordsOf(rules),
    describe: () => [],
    glossary: [],
    rulesText: [...new Set(cited)].map((rule) => ({ id: rule, chapter: 'All', text: `Rule ${rule}.` })),
    ...extra,
  })
}
