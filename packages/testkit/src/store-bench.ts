/** What the suite of stores needs: a bench to put a store on, matches to put in it, and texts that are damaged. */
import { formatRecord, Stream } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import type { AboutMatch, Answer, Entry, KeptMatch, MatchStore, SavedMatch } from '@hearthkeep/match'

/** A store to be tested, and the means to look behind it. */
export interface StoreBench {
  readonly store: MatchStore
  /** A store over the same place, as another program or another tab has it. */
  readonly other: MatchStore
  /** Puts a saved match there as an older program has left it, or as it was damaged. */
  readonly plant: (id: string, text: string) => Promise<void>
  /** All that lies there under an id, as text. */
  readonly found: (id: string) => Promise<string | undefined>
}

/** A store on trial: benches to put it on, and matches to put in it. */
export interface Trial {
  readonly game: Game
  readonly makeBench: () => Promise<StoreBench>
  readonly begin: () => Match
  /** A match of a few decisions, two of them taken back. */
  readonly played: () => Match
  /** Keeps a match of these changes; no rule has to allow them. */
  readonly create: (store: MatchStore, id: string, entries?: readonly Entry[]) => Promise<void>
  /** What is said of a match where that does not matter. */
  readonly about: AboutMatch
}

/** Makes what the tests of a store share. */
export function trialOf(game: Game, makeBench: () => Promise<StoreBench>): Trial {
  const about = { outcome: 'playing', steps: 0 } as const
  const begin = (): Match => Match.start(game, { seed: 2 }, { undo: 'practice' })
  function played(): Match {
    const match = begin()
    const answers = 12
    const random = Stream.of(answers)
    for (let given = 0; given < answers && !match.isOver; given++) {
      const choices = match.view(match.view(0).prompt?.seats[0] ?? 0).choices
      const { seat, notation } = choices[random.below(choices.length)]
      match.answer({ seat, revision: match.revision, notation })
      if (given === 3 || given === 4) match.undo(0)
    }
    random.release()
    return match
  }
  async function create(store: MatchStore, id: string, entries: readonly Entry[] = []): Promise<void> {
    const { undo, autoForced, automaticLimit, game: header } = begin().saved()
    await store.create(id, { undo, autoForced, automaticLimit, game: header }, entries, about)
  }
  return { game, makeBench, begin, played, create, about }
}

/** A decision that no rule has to allow: stores know no rules. */
export function noted(notation: string): Entry {
  return { kind: 'step', seat: 0, notation, hash: '0123456789abcdef', way: 'answered', by: 0 }
}

/** The notations of the decisions in a journal. */
export function notationsIn(saved: SavedMatch | undefined): string[] {
  return (saved?.entries ?? []).flatMap((entry) => (entry.kind === 'step' ? [entry.notation] : []))
}

/** One random answer of anybody at a kept match, as it stands there; undefined if the game is over. */
export function randomAnswer({ reader }: KeptMatch, random: Stream): Answer | undefined {
  const seats = Array.from({ length: reader.setup.seats }, (_, seat) => seat)
  const choices = seats.flatMap((seat) => reader.view(seat).choices)
  if (choices.length === 0) return undefined
  const { seat, notation } = choices[random.below(choices.length)]
  return { seat, revision: reader.revision, notation }
}

/** A match in the first format, as it was written until the second came. */
export function formatOldSaved(match: Match): string {
  const { undo, autoForced, automaticLimit } = match.options
  const steps = match.decisions('spectator')
  const header = {
    ...{ undo, autoForced, automaticLimit, revision: steps.length + 3 },
    revisions: steps.map(({ step }) => step + 2),
    others: steps.filter(({ way }) => way !== 'answered').map(({ step, way, by }) => ({ step, way, by })),
    standing: Array.from({ length: match.setup.seats }, (_, seat) => match.standing(seat)).flat(),
  }
  const record = formatRecord(match.record())
    .replace(/^hearthkeep record \d+/, 'hearthkeep record 1')
    .replace(/^fields .*\n/m, '')
  return `hearthkeep match 1\n${JSON.stringify(header)}\n${record}`
}

/** Texts that are no ids. */
export const BAD_IDS: readonly string[] =
  ['', '.', '..', '../x', 'a/b', 'a\\b', '/etc/x', 'a.b', 'A', 'a b', 'a\0', '-a', 'a-', 'ä', 'a\n', '__proto__'] // prettier-ignore

/** What was damaged, of which kind the complaint is, and what it mentions. */
export function damaged(text: string, old: string): [kind: string, text: string, message: string][] {
  return [
    ['corrupted', '', 'does not begin with'],
    ['corrupted', 'hello', 'does not begin with'],
    ['corrupted', text.slice(0, 60), 'no empty line'],
    ['corrupted', text.replace('undo practice', 'undo whatever'), 'line 2 is "undo whatever"'],
    ['corrupted', text.replace('forced ', 'forced by '), 'line 3'],
    ['corrupted', text.replace(/^automatic-limit .*/m, 'automatic-limit no'), 'line 4'],
    ['corrupted', text.replace(/^game .*\n/m, ''), 'in its header'],
    ['corrupted', text.replace(/^2\. /m, '3. '), 'change 2 was expected'],
    ['corrupted', text.replace(/^2\. .*$/m, '2. he played something'), 'change 2 was expected'],
    ['corrupted', text.replace(/^2\. .*$/m, '2. 99> idle #0123456789abcdef'), 'does not sit at the table'],
    ['corrupted', text.replace(/^2\. .*$/m, '2. undo to 2 by 1'), 'takes back what was not done'],
    ['unknown-version', text.replace('match 2', 'match 3'), 'newer Hearthkeep'],
    ['corrupted', old.slice(0, 60), 'line'],
    ['corrupted', old.slice(0, old.lastIndexOf('end')), 'in its record'],
    ['corrupted', old.replace('"practice"', '"whatever"'), '"undo" in its second line is "whatever"'],
    ['corrupted', old.replace('{', ''), 'not JSON'],
    ['corrupted', old.replace(/\n\{.*\}\n/, '\n[]\n'), 'not a JSON object'],
    ['corrupted', old.replace('"revisions":[3,', '"revisions":[9,'), '"revisions"'],
    ['corrupted', old.replace(/"revision":\d+/, '"revision":-1'), '"revision"'],
    ['corrupted', old.replace('"standing":[', '"standing":[7'), '"standing"'],
    ['corrupted', old.replace(/"autoForced":\w+/, '"autoForced":1'), '"autoForced"'],
  ]
}
