/** Makes a complete game of a few rules: the words are made up from the names. */
import { defineGame } from '@hearthkeep/engine'
import type { ChoiceKind, EventKind, Game, GameSpec, GameText, Reason } from '@hearthkeep/engine'

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
