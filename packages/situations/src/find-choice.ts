/** Finds choices by notation in which copy numbers may be left out. */
import { kindsIn, LONGEST_NOTATION, offeredChoices, shortened, whyNot } from '@hearthkeep/engine'
import type { Game, OfferedChoice, Refusal, Table, ThingRef } from '@hearthkeep/engine'
import { baseName, Names, normal } from './names.ts'
import { thingsIn } from './one-place.ts'

/** A choice that a text can mean. */
export interface FoundChoice {
  /** Its number among the table's choices. */
  readonly index: number
  readonly seat: number
  readonly notation: string
  /** The things whose copy number the text leaves out. */
  readonly loose: readonly ThingRef[]
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A text with a name in it replaced, where it stands as a whole. */
function replaceName(text: string, name: string, by: string): string {
  return text.replace(new RegExp(`${escape(name)}(?! ?\\d)`), by)
}

/** The ways to write a choice: as it is, and with each copy number left out. */
function spellings(choice: OfferedChoice, names: Names): { text: string; loose: ThingRef[] }[] {
  let out = [{ text: normal(choice.notation), loose: [] as ThingRef[] }]
  for (const thing of choice.concerns) {
    const name = normal(String(names.nameOf(thing.kind, thing.id)))
    const base = baseName(name)
    if (base === name) continue
    const shorter = out.map(({ text, loose }) => ({
      text: replaceName(text, name, base),
      loose: [...loose, thing],
    }))
    out = [...out, ...shorter]
  }
  return out
}

/** All choices that a text can mean, for a seat (from 0) or for any. An exact notation means only itself. */
export function matchChoices(game: Game, table: Table, text: string, seat?: number): FoundChoice[] {
  if (text.length > LONGEST_NOTATION)
    throw new Error(`"${shortened(text)}" is too long: a choice has ${LONGEST_NOTATION} characters at most`)
  const wanted = normal(text)
  const names = new Names(game, table)
  const matches: FoundChoice[] = []
  offeredChoices(game, table).forEach((choice, index) => {
    if (seat !== undefined && choice.seat !== seat) return
    const found = spellings(choice, names).find((one) => one.text === wanted)
    if (found) matches.push({ index, seat: choice.seat, notation: choice.notation, loose: found.loose })
  })
  const exact = matches.filter((match) => match.loose.length === 0)
  return exact.length > 0 ? exact : matches
}

/** The field in which a thing lies. */
function placeOf(game: Game, table: Table, thing: ThingRef): string {
  const leaf = game.layout.leaves.find(
    (one) => one.of === thing.kind && thingsIn(one, table.cells).includes(thing.id),
  )
  return leaf?.path ?? `${thing.kind} ${thing.id}`
}

/**
 * The one choice that a text means. Copies that lie in the same pile are the same to it; otherwise it must say
 * which one it means. Throws an error that gives the reason and the rule if there is none.
 */
export function findOneChoice(game: Game, table: Table, text: string, seat?: number): FoundChoice {
  const matches = matchChoices(game, table, text, seat)
  if (matches.length === 0) {
    const { rule, text: why } = refusalsOf(game, table, text, seat)[1]
    const offered = offeredChoices(game, table, seat).map((choice) => choice.notation)
    const shown = offered.slice(0, 12).join(', ') + (offered.length > 12 ? ', ...' : '')
    throw new Error(
      `"${text}" is refused: ${why}${rule === '' ? '' : ` [${rule}]`}; offered: ${shown || 'nothing'}`,
    )
  }
  const meaning = (match: FoundChoice): string =>
    [match.seat, ...match.loose.map((thing) => placeOf(game, table, thing))].join(' ')
  const other = matches.find((match) => meaning(match) !== meaning(matches[0]))
  if (other === undefined) return matches[0]
  const who = (match: FoundChoice): string => `${match.notation} (seat ${match.seat + 1})`
  throw new Error(`"${text}" can mean ${who(matches[0])} or ${who(other)}; say which`)
}

/** A text with names without number replaced by those of each copy. */
function withCopies(game: Game, table: Table, text: string): string[] {
  const names = new Names(game, table)
  let out = [normal(text)]
  // Prompts name more: a clause that ends with a number is no copy.
  const named = game.choices.flatMap(({ params }) => Object.values(params).flatMap((of) => kindsIn(of)))
  for (const kind of new Set(named)) {
    const copies = names
      .of(kind)
      .map(normal)
      .filter((name) => name !== baseName(name))
    for (const base of new Set(copies.map(baseName))) {
      out = out.flatMap((one) => {
        const longer = copies.flatMap((name) =>
          baseName(name) === base ? [replaceName(one, base, name)] : [],
        )
        return longer.some((two) => two !== one) ? longer : [one]
      })
      if (out.length > 256) throw new Error(`"${text}" can mean too many copies; say which`)
    }
  }
  return out
}

/** Why a text is refused: the reason for it as it stands, then those for each copy it can mean. */
export function refusalsOf(game: Game, table: Table, text: string, seat?: number): Refusal[] {
  const who = seat ?? (table.isOver ? 0 : table.choices.seatOf(0))
  return [text, ...withCopies(game, table, text)].map((one) => whyNot(game, table, who, one))
}

/** Whether a text means something now: it can be chosen, or the rules have a reason why not. */
export function isOfferedOrRefused(game: Game, table: Table, text: string, seat?: number): boolean {
  if (matchChoices(game, table, text, seat).length > 0) return true
  const [unheardOf] = refusalsOf(game, table, '', seat)
  return refusalsOf(game, table, text, seat).some((refusal) => refusal.text !== unheardOf.text)
}
