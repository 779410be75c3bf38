/** What happened, in words, as each seat may know it. */
import { deskOf, eventText, thingMeant, UNSEEN, viewOf } from '@hearthkeep/engine'
import type { EventLog, Game, Table, ThingRef } from '@hearthkeep/engine'
import { decisionFor } from './decisions.ts'
import type { Decision } from './decisions.ts'
import type { MatchState } from './state.ts'
import { SPECTATOR } from './viewers.ts'
import { decisionText } from './words.ts'

/** What the match itself announces; all other events are those of the game's rules. */
const MATCH_EVENTS = [
  'answer-taken',
  'answer-automatic',
  'answer-for-absent',
  'automatic-stopped',
  'decision-undone',
  'undo-asked',
  'undo-agreed',
  'undo-declined',
  'run-changed',
  'seat-taken',
] as const
/** One of them. */
type MatchEventKind = (typeof MATCH_EVENTS)[number]

/** Something that happened, as one seat may know it. */
export interface TableEvent {
  /** Whether the match announces it or the game's rules do. */
  readonly from: 'match' | 'rules'
  /** The name of its kind. */
  readonly kind: string
  /** The rule behind it. */
  readonly rule: string
  readonly text: string
  /** Its parameters by name, as integers: -1 where there is none, null where this seat may not know it. */
  readonly params: Readonly<Record<string, number | null>>
  /** The things on the table it concerns, as far as this seat may know. */
  readonly concerns: readonly ThingRef[]
}

/** One change of the table, or a word about undoing one, as a listener hears it. */
export interface Happening {
  /** The revision after it. */
  readonly revision: number
  /** How many decisions have been made after it. */
  readonly steps: number
  /** The decision that was made; null if this is about something else. */
  readonly decision: Decision | null
  /** What happened, in order; the match's own word first. */
  readonly events: readonly TableEvent[]
}

/** An event of the match itself. */
export function matchEvent(
  kind: MatchEventKind,
  rule: string,
  text: string,
  params: Readonly<Record<string, number>> = {},
): TableEvent {
  return { from: 'match', kind, rule, text, params, concerns: [] }
}

/** Nobody's number in the engine's log, where even `NONE` may stand for the owner of a secret. */
const NOBODY = -3

/**
 * What the rules said, as a seat may know it; the table stands as it did right after. A phrase that does not fit
 * must not stop a game: the error is handed over, and the event's name has to do.
 */
export function eventsInWords(
  game: Game,
  table: Table,
  log: EventLog,
  seat: number,
  onError: (error: unknown) => void,
): TableEvent[] {
  return Array.from({ length: log.count }, (_, index) => {
    const kind = log.kindOf(index)
    const params: Record<string, number | null> = {}
    const concerns: ThingRef[] = []
    kind.names.forEach((name, i) => {
      const value = log.paramOf(index, i, seat)
      params[name] = value === UNSEEN && kind.hides.includes(name) ? null : value
    })
    let text = kind.name
    try {
      for (const [name, value] of Object.entries(params)) {
        const thing = value === null ? undefined : thingMeant(game.things, kind.params[name], value)
        if (thing !== undefined) concerns.push(thing)
      }
      text = eventText(game, table, log, index, seat)
    } catch (error) {
      onError(error)
    }
    return { from: 'rules', kind: kind.name, rule: kind.rule, text, params, concerns }
  })
}

/** The same for a viewer of a match, after step number `step`. */
function inWords(state: MatchState, step: number, log: EventLog, viewer: number): TableEvent[] {
  const seat = viewer === SPECTATOR ? NOBODY : viewer
  const table = deskOf(state.game).at(state.history.blockAt(step))
  return eventsInWords(state.game, table, log, seat, state.options.onError)
}

const KIND_OF_WAY = {
  answered: 'answer-taken',
  forced: 'answer-automatic',
  standing: 'answer-automatic',
  'for-absent': 'answer-for-absent',
  bot: 'answer-taken',
} as const

/** What step number `step` (0: the set-up) brought, for each of these viewers. */
export function happeningsOf(state: MatchState, step: number, viewers: readonly number[]): Happening[] {
  const log = state.history.tell(step)
  return viewers.map((viewer) => {
    const rules = inWords(state, step, log, viewer)
    const revision = state.revisionAt(step)
    if (step === 0) return { revision, steps: 0, decision: null, events: rules }
    const decision = decisionFor(state, step, viewer)
    const { rule, way, seat, by } = decision
    const own = matchEvent(KIND_OF_WAY[way], rule, decisionText(decision), { player: seat, by })
    return { revision, steps: step, decision, events: [own, ...rules] }
  })
}

/** Something that happened, with the table as it stood right then. */
export interface Frame {
  readonly event: TableEvent
  /** The block as the viewer sees it; hidden cells hold the engine's `HIDDEN`. */
  readonly cells: Int32Array
}

/** What step number `step` brought (0: the set-up), one thing after the other. */
export function framesOf(state: MatchState, step: number, viewer: number): Frame[] {
  const { game, history } = state
  const desk = deskOf(game)
  const views: Int32Array[] = []
  const log = history.tell(step, (cells) => views.push(viewOf(game.layout, desk.moment(cells), viewer)))
  return inWords(state, step, log, viewer).map((event, i) => ({ event, cells: views[i] }))
}
