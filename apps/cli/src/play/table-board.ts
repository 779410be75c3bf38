/** A table as a board: the match behind it decides, the sitting keeps it saved. */
import type { OfferedChoice, Outcome } from '@hearthkeep/engine'
import type { Board, Reaction } from './board.ts'
import { Keyboard } from './keyboard.ts'
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
export function tableBoard(
  sitting: Sitting,
  { hasMenu, again = OFFERS.again }: { readonly hasMenu: boolean; readonly again?: string },
): Board<TableEnding> {
  const keyboard = new Keyboard(sitting)
  const named = { ...OFFERS, again }

  /** What can be done once the game is over. */
  const offers = (): string[] => [
    named.again,
    ...(keyboard.canUndo ? [named.undo] : []),
    ...(hasMenu ? [named.menu] : []),
    named.done,
  ]

  const undo = (): Promise<Reaction<TableEnding>> => undoLast(sitting, keyboard)

  async function answer(notation: string): Promise<Reaction<TableEnding>> {
    if (sitting.match.isOver) return offer(notation)
    if (keyboard.isCurtained) return greet(keyboard, notation)
    const refusal = await sitting.answer(keyboard.seat, notation)
    return refusal === undefined ? {} : refuse(refusal.text, refusal.rule)
  }

  async function offer(notation: string): Promise<Reaction<TableEnding>> {
    const wanted = notation.trim().toLowerCase()
    if (wanted === named.undo) return undo()
    for (const ending of ['again', 'menu', 'done'] as const) if (wanted === named[ending]) return { ending }
    return refuse('the game is over')
  }

  return {
    scene: () => sceneOf(sitting, keyboard, offers),
    answer,
    undo,
    turnTo: (wanted) => turnTo(keyboard, wanted),
  }
}

/** The table as it is shown now: to whom it is about, or with the curtain down. */
function sceneOf(sitting: Sitting, keyboard: Keyboard, offers: () => readonly string[]): Scene {
  const { game } = sitting
  const view = keyboard.look()
  const { seat } = keyboard
  const log = sitting.log(keyboard.viewer)
  const isOver = view.prompt === null
  const shown: Scene = {
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
    choices: isOver ? offered(seat, offers()) : view.choices,
    refused: view.refused,
    log,
    outcome: view.outcome,
    status: statusOf(view.steps, sitting),
    place: 'table',
  }
  if (!keyboard.isCurtained) return shown
  const prompt = `Pass the keyboard to ${keyboard.nameOf(seat)}, who presses Enter.`
  return { ...shown, prompt, rule: '', choices: offered(seat, keyboard.greetings), place: 'curtain' }
}

/** Choices that are the table's, not the game's. */
const offered = (seat: number, notations: readonly string[]): OfferedChoice[] =>
  notations.map((notation) => ({ seat, notation, kind: 'offer', concerns: [] }))

const refuse = (text: string, rule = ''): Reaction<TableEnding> => ({
  notice: { text: `${sentence(text)}${rule === '' ? '' : ` [${rule}]`}`, tone: 'bad' },
  isRefused: true,
})

/** Takes the last decision back and turns to who took it back. */
async function undoLast(sitting: Sitting, keyboard: Keyboard): Promise<Reaction<TableEnding>> {
  const { undoes } = keyboard
  if (undoes === undefined) return refuse('no undo before somebody has said to be there')
  const last = sitting.lastDecision(undoes)
  const refusal = await sitting.undo(undoes)
  if (refusal) return refuse(`no undo: ${refusal.text}`)
  keyboard.turnTo(undoes)
  return { notice: { text: `Taken back: ${last ?? 'the last decision'}.`, tone: 'good' } }
}

/** Somebody says who they are; everything else has to wait for that. */
function greet(keyboard: Keyboard, notation: string): Reaction<TableEnding> {
  const [, who, said] = /^(?:i am|back to) (\D+ (\d+))\b/i.exec(notation.trim()) ?? []
  const seat = Number(said) - 1
  const names = [`player ${said}`, keyboard.nameOf(seat).toLowerCase()]
  if (who === undefined || !names.includes(who.toLowerCase()))
    return refuse(`pass the keyboard to ${keyboard.nameOf(keyboard.seat)} first`)
  if (!keyboard.asked.includes(seat)) return refuse(`${keyboard.nameOf(seat)} cannot act now`)
  keyboard.hold(seat)
  return {}
}

/** Turns to a seat that is asked: to the wanted one, else to the next. */
function turnTo(keyboard: Keyboard, wanted?: number): Reaction<TableEnding> {
  const { asked, seat } = keyboard
  const next = wanted ?? asked[(asked.indexOf(seat) + 1) % asked.length]
  if (asked.includes(next)) {
    keyboard.turnTo(next)
    return {}
  }
  return refuse(
    wanted === undefined ? 'nobody else can act now' : `${keyboard.nameOf(wanted)} cannot act now`,
  )
}

/** How far it is, and whether that is on the disk. */
function statusOf(steps: number, { hasDecisions }: Sitting): string {
  return hasDecisions ? `${countOf(steps, 'decision')}, saved` : 'new game'
}

/** The rule by which the game ended. */
const lastRule = (log: readonly LogEntry[]): string => log.at(-1)?.rule ?? ''
