/** A table as a board: the match behind it decides, the sitting keeps it saved. */
import type { OfferedChoice, Outcome } from '@hearthkeep/engine'
import type { MatchView } from '@hearthkeep/match'
import type { Board, Reaction } from './board.ts'
import type { LogEntry, Scene } from './scene.ts'
import { sentence } from './sitting.ts'
import type { Sitting } from './sitting.ts'
import { countOf } from './words-board.ts'

/** How a table ends, besides being left. */
export type TableEnding = 'again' | 'menu' | 'done'

const OFFERS = {
  again: 'play again',
  undo: 'take the last decision back',
  menu: 'back to the menu',
  done: 'quit',
} as const

/** How it ended, in words. */
const ENDS: Readonly<Record<Outcome, string>> = {
  playing: 'The game goes on.',
  won: 'You have won!',
  lost: 'You have lost.',
  drawn: 'Nobody has won.',
}

/** A table for the person at this keyboard, who answers for every seat. */
export function tableBoard(sitting: Sitting, { hasMenu }: { readonly hasMenu: boolean }): Board<TableEnding> {
  let seat = 0

  /** Looks at the table from a seat that has something to choose. */
  function look(): MatchView {
    const view = sitting.view(seat)
    const asked = view.prompt?.seats ?? []
    if (asked.length === 0 || asked.includes(seat)) return view
    seat = asked[0]
    return sitting.view(seat)
  }

  function offers(canUndo: boolean): OfferedChoice[] {
    const shown = [
      OFFERS.again,
      ...(canUndo ? [OFFERS.undo] : []),
      ...(hasMenu ? [OFFERS.menu] : []),
      OFFERS.done,
    ]
    return shown.map((notation) => ({ seat, notation, kind: 'offer', concerns: [] }))
  }

  function scene(): Scene {
    const { game } = sitting
    const view = look()
    const isOver = view.prompt === null
    const log = sitting.log(seat)
    return {
      name: game.name,
      about: game.about,
      glossary: game.glossary,
      rules: game.rules,
      seat,
      seats: sitting.match.setup.seats,
      others: (view.prompt?.seats ?? []).filter((other) => other !== seat),
      zones: view.zones,
      prompt: view.prompt?.text ?? `${ENDS[view.outcome]} After ${countOf(view.steps, 'decision')}.`,
      rule: view.prompt?.rule ?? lastRule(log),
      choices: isOver ? offers(view.undo.isPossible) : view.choices,
      refused: view.refused,
      log,
      outcome: view.outcome,
      status: statusOf(view.steps, sitting),
      place: 'table',
    }
  }

  const refuse = (text: string, rule = ''): Reaction<TableEnding> => ({
    notice: { text: `${sentence(text)}${rule === '' ? '' : ` [${rule}]`}`, tone: 'bad' },
    isRefused: true,
  })

  async function undo(): Promise<Reaction<TableEnding>> {
    const last = sitting.lastDecision(seat)
    const refusal = await sitting.undo(seat)
    if (refusal) return refuse(`no undo: ${refusal.text}`)
    return { notice: { text: `Taken back: ${last ?? 'the last decision'}.`, tone: 'good' } }
  }

  async function answer(notation: string): Promise<Reaction<TableEnding>> {
    if (look().prompt === null) return offer(notation)
    const refusal = await sitting.answer(seat, notation)
    if (refusal) return refuse(refusal.text, refusal.rule)
    const { saveFailure } = sitting
    return saveFailure === undefined ? {} : { notice: { text: `Not saved: ${saveFailure}`, tone: 'bad' } }
  }

  async function offer(notation: string): Promise<Reaction<TableEnding>> {
    const wanted = notation.trim().toLowerCase()
    if (wanted === OFFERS.undo) return undo()
    for (const ending of ['again', 'menu', 'done'] as const) if (wanted === OFFERS[ending]) return { ending }
    return refuse('the game is over')
  }

  function turnTo(wanted?: number): Reaction<TableEnding> {
    const asked = look().prompt?.seats ?? []
    const next = wanted ?? asked[(asked.indexOf(seat) + 1) % asked.length]
    if (asked.includes(next)) {
      seat = next
      return {}
    }
    return refuse(wanted === undefined ? 'nobody else can act now' : `player ${wanted + 1} cannot act now`)
  }

  return { scene, answer, undo, turnTo }
}

/** How far it is, and whether that is on the disk. */
function statusOf(steps: number, { saveFailure, hasDecisions }: Sitting): string {
  if (saveFailure !== undefined) return `${countOf(steps, 'decision')}, NOT SAVED`
  return hasDecisions ? `${countOf(steps, 'decision')}, saved` : 'new game'
}

/** The rule by which the game ended. */
const lastRule = (log: readonly LogEntry[]): string => log.at(-1)?.rule ?? ''
