/** A table as a board: the match behind it decides, the sitting keeps it saved. */
import type { OfferedChoice, Outcome } from '@hearthkeep/engine'
import { botNamed, describeBot } from '../bots.ts'
import { CommandError } from '../command-error.ts'
import { Advising } from './advising.ts'
import type { Board, Reaction } from './board.ts'
import { BotPlay } from './bot-play.ts'
import { Keyboard } from './keyboard.ts'
import { meantBy } from './meant.ts'
import type { LogEntry, Scene } from './scene.ts'
import { sentence } from './sitting.ts'
import type { Sitting } from './sitting.ts'
import { parseTableCommand } from './table-commands.ts'
import type { TableCommand } from './table-commands.ts'
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

/** Whoever is at a table besides the rules: who has the keyboard, the bots, and who helps. */
interface Company {
  readonly sitting: Sitting
  readonly keyboard: Keyboard
  readonly bots: BotPlay
  readonly advising: Advising
}

/** A table for the person at this keyboard, who answers for every seat that no bot plays. */
export function tableBoard(
  sitting: Sitting,
  { hasMenu, again = OFFERS.again }: { readonly hasMenu: boolean; readonly again?: string },
): Board<TableEnding> {
  const keyboard = new Keyboard(sitting)
  const bots = new BotPlay(sitting, keyboard)
  const advising = new Advising(sitting, keyboard)
  const company = { sitting, keyboard, bots, advising }
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
    const meant = sitting.match.isOver ? undefined : understood(sitting, keyboard, notation)
    const command = meant === undefined ? parseTableCommand(notation) : undefined
    if (command !== undefined) return obey(command, company)
    if (sitting.match.isOver) return offer(notation)
    if (keyboard.isCurtained) return greet(keyboard, notation)
    if (bots.waitingFor !== undefined)
      return bots.offers.includes(notation) ? {} : refuse('a bot is asked now, not you')
    if (meant !== undefined && 'either' in meant)
      return refuse(`"${notation.trim()}" can mean ${meant.either.join(' or ')}; say which`)
    const { seat, notation: said } = meant?.choice ?? { seat: keyboard.seat, notation }
    const refusal = await sitting.answer(seat, said)
    return refusal === undefined ? {} : refuse(refusal.text, refusal.rule)
  }

  async function offer(notation: string): Promise<Reaction<TableEnding>> {
    const wanted = notation.trim().toLowerCase()
    if (wanted === named.undo) return undo()
    for (const ending of ['again', 'menu', 'done'] as const) if (wanted === named[ending]) return { ending }
    return refuse('the game is over')
  }

  return {
    scene: () => sceneOf(company, offers),
    answer,
    undo,
    turnTo: (wanted) => turnTo(keyboard, wanted),
    task: () => bots.task() ?? advising.task(),
    interrupt: () => advising.interrupt(),
  }
}

/** The choice of the game that words mean: those come before the commands of the table. */
function understood(sitting: Sitting, { speakers }: Keyboard, words: string): ReturnType<typeof meantBy> {
  for (const seat of speakers) {
    const meant = meantBy(words, sitting.view(seat))
    if (meant !== undefined) return meant
  }
  return undefined
}

/** Does what is wanted of the table. */
async function obey(command: TableCommand, company: Company): Promise<Reaction<TableEnding>> {
  const { sitting, keyboard, advising } = company
  if (sitting.isLooking) return refuse('somebody else plays at this table')
  if (command.kind === 'unfinished') return refuse(`expected ${command.expected}`)
  if (command.kind === 'bot') return seatBot(company, command.seat, command.name)
  if (command.kind === 'person') return seatSomebody(company, command.seat, null)
  if (command.kind === 'chances') return showChances(company, command.isOn ?? !advising.areChancesShown)
  if (keyboard.isCurtained) return refuse(`pass the keyboard to ${keyboard.nameOf(keyboard.seat)} first`)
  if (command.kind === 'hint') {
    const refusal = await advising.think()
    return refusal === undefined ? { opens: 'hint' } : refuse(refusal.text)
  }
  if (command.kind === 'turn') {
    const refusal = await advising.beginTurn()
    return refusal === undefined ? {} : refuse(refusal.text)
  }
  const done = await advising.decide()
  if (typeof done !== 'string') return refuse(done.text, done.rule)
  return { notice: { text: sentence(`for you: ${done}`), tone: 'good' } }
}

function showChances({ sitting, advising }: Company, isOn: boolean): Reaction<TableEnding> {
  if (isOn && !sitting.counsel.canLookAhead)
    return refuse(`${sitting.game.name} has no bot that looks ahead, so nobody can estimate the chances`)
  advising.areChancesShown = isOn
  const text = `The chance to win is ${isOn ? 'shown with every question' : 'no longer shown'}.`
  return { notice: { text, tone: 'good' } }
}

async function seatBot(company: Company, seat: number, name: string): Promise<Reaction<TableEnding>> {
  try {
    return await seatSomebody(company, seat, botNamed(company.sitting.game, name, name))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return refuse(error.message)
  }
}

/** Gives a seat to a bot, or to a person. */
async function seatSomebody(
  { sitting, keyboard }: Company,
  seat: number,
  sitter: string | null,
): Promise<Reaction<TableEnding>> {
  const { seats } = sitting.match.setup
  if (seat < 0 || seat >= seats)
    return refuse(`there is no seat ${seat + 1}; expected ${seats === 1 ? '1' : `1 to ${seats}`}`)
  if (sitting.match.isOver) return refuse('the game is over')
  const refusal = await sitting.seat(seat, sitter)
  if (refusal !== undefined) return refuse(refusal.text)
  if (sitter === null) keyboard.turnTo(seat)
  const who = sitter === null ? 'a person' : `a bot, ${describeBot(sitter)}`
  return {
    notice: { text: sentence(`${keyboard.nameOf(seat)} is played by ${who} from now on`), tone: 'good' },
  }
}

/** The table as it is shown now: to whom it is about, or with the curtain down. */
function sceneOf({ sitting, keyboard, bots, advising }: Company, offers: () => readonly string[]): Scene {
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
    others: keyboard.asked.filter((other) => other !== seat),
    zones: view.zones,
    prompt: view.prompt?.text ?? `${ENDS[view.outcome]} After ${countOf(view.steps, 'decision')}.`,
    rule: view.prompt?.rule ?? lastRule(log),
    choices: isOver ? offered(seat, offers()) : view.choices,
    refused: view.refused,
    log: [...log, ...sitting.earned],
    outcome: view.outcome,
    status: statusOf(view.steps, sitting),
    place: 'table',
  }
  const waitingFor = isOver ? undefined : bots.waitingFor
  if (waitingFor !== undefined)
    return { ...shown, prompt: waitingFor, rule: '', choices: offered(seat, bots.offers), refused: [] }
  if (!keyboard.isCurtained) return { ...shown, aside: advising.aside, hint: advising.hint }
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
