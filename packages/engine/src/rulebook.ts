/** A rulebook binds a table's layout and a game's words together and gives the tools to write its rules with. */
import { FEW_PARAMS } from './choices.ts'
import type { Choices } from './choices.ts'
import { RulesError } from './fault.ts'
import type { Fields, RecordOf } from './fields.ts'
import type { Declared, Fitting, Given, Id, KindIn, Named, NameIn, The } from './ids.ts'
import { CELLS } from './layout.ts'
import type { Layout } from './layout.ts'
import { MEMORY } from './memory.ts'
import { compile, FRAME_HEADER, isWritten, unwritten } from './procedure.ts'
import type { Ask, Block, Code, CompiledAsk, Procedure, Step } from './procedure.ts'
import { Table } from './table.ts'
import type { Machine } from './table.ts'
import { checkThings, idIn, kindNumber, kindsIn, namerOf, numberedKinds } from './things.ts'
import { watchProcedures, watchTable } from './watch.ts'
import type { Watch } from './watch.ts'
import { choiceKinds, eventKinds, readDeclared, reasonKinds, wordNumbers } from './vocabulary.ts'
import type { ChoiceKind, ChoicesOf, EventsOf, EventSpec, Reason, ThingKind, WordsOf } from './vocabulary.ts'

const M = MEMORY
const { FRAME } = CELLS

/** A table of a game, with its fields by name. */
export type TableOf<F extends Fields, D> = Table<D> & RecordOf<F>

/** What fits a local: a name alone is of the kind of that name, as in a parameter, and any number if there is none. */
type FittingLocal<K, S extends string> = S extends `${string}: ${infer N}`
  ? Fitting<K, N>
  : S extends keyof K | 'seat'
    ? Fitting<K, S>
    : number

/** A procedure's locals, by name. */
export type Locals<K, L extends readonly string[]> = {
  [S in L[number] as NameIn<S>]: FittingLocal<K, S>
}

/** The first locals are the arguments, as many as `call` takes. */
type Arguments<K, L extends readonly string[]> = L extends readonly [
  infer A extends string,
  infer B extends string,
  infer C extends string,
  infer D extends string,
  infer E extends string,
  ...(readonly string[]),
]
  ? FittingArguments<K, readonly [A, B, C, D, E]>
  : FittingArguments<K, L>
type FittingArguments<K, L extends readonly string[]> = { readonly [I in keyof L]?: FittingLocal<K, L[I]> }

/** A procedure with declared locals. */
export type ProcedureOf<K, L extends readonly string[]> = Procedure<Arguments<K, L>, Locals<K, L>>

/** A choice that was made: the seat that made it and its parameters by name. */
export type Answer<K, P extends readonly string[]> = { readonly seat: Id<'seat'> } & {
  readonly [S in P[number] as NameIn<S>]: Fitting<K, KindIn<S>>
}

/** What a prompt names: the kind of thing, or `number`, and which one it is now. */
type About<K, T, M> =
  | readonly [of: 'number', which: (table: T, my: M) => Fitting<K, 'number'>]
  | {
      readonly [N in (keyof K & string) | 'seat']: readonly [of: N, which: (table: T, my: M) => Fitting<K, N>]
    }[(keyof K & string) | 'seat']
  | readonly [of: `${string}|${string}`, which: (table: T, my: M) => The<string>]

/** A question: who is asked what, and what each answer does. */
export interface AskSpec<T, K, C extends Record<string, readonly string[]>, M> {
  /** Its name within the game: the key of its prompt in the text file. */
  readonly name: string
  /** The number of the rule under which it is asked. */
  readonly rule: string
  /** Who is asked; left out, everybody at once, and `choices` is called for each seat. */
  readonly who?: number | ((table: T, my: M) => Id<'seat'>)
  /** Lists what `out.seat` can do. */
  readonly choices: (table: T, out: Choices, my: M) => void
  /** What each kind of choice does. */
  readonly take: { readonly [N in keyof C]?: (table: T, answer: Answer<K, C[N]>, my: M) => void }
  /** What to do if nobody can choose anything: stop with a fault, as a rule, or go on. */
  readonly ifNone?: 'dead-end' | 'skip'
  /** A kind of choice that anybody may make for a player who is away. */
  readonly pass?: keyof C & string
  /**
   * What its prompt names, by placeholder: the kind of thing it is, or `number`, and which one it is now; `NONE` leaves
   * out the part in `[ ]`. Everybody at the table reads the prompt: name nothing that somebody may not know.
   */
  readonly about?: { readonly [name: string]: About<K, T, M> }
}

/** The tools to write a game's rules with. */
export interface Rulebook<T, D, K, C extends Record<string, readonly string[]>, E, R> extends Naming<K> {
  readonly layout: Layout
  readonly things: K & Readonly<Record<string, ThingKind<T>>>
  readonly choices: ChoicesOf<K, C>
  readonly events: EventsOf<K, E>
  readonly reasons: { readonly [N in keyof R]: Reason }
  /** The numbers of the words of each kind made of them. */
  readonly words: WordsOf<K>
  /** All procedures written so far. */
  readonly procedures: readonly Procedure[]
  /** All questions written so far. */
  readonly asks: readonly CompiledAsk[]
  /** Names a list of steps. `locals` are its integers, the arguments first: `['card: card', 'left: number']`. */
  procedure: <const L extends readonly string[]>(
    name: string,
    locals: L,
    steps: readonly Step<T, Locals<K, L>>[],
  ) => ProcedureOf<K, L>
  /** Names a procedure whose steps are written elsewhere, so that chapters can call each other. */
  declare: <const L extends readonly string[]>(name: string, locals: L) => ProcedureOf<K, L>
  /** Writes the steps of a declared procedure. */
  define: <M>(procedure: Procedure<Given, M>, steps: readonly Step<T, NoInfer<M>>[]) => void
  /** Asks somebody to choose. */
  ask: <M>(spec: AskSpec<T, K, C, M>) => Ask<T, M>
  /** Does steps again and again, until one of them leaves the procedure or ends the game. */
  repeat: <M>(steps: readonly Step<T, M>[]) => Block<T, M>
  /** Does steps again and again as long as a condition holds. */
  repeatWhile: <M>(condition: (table: T, my: M) => boolean, steps: readonly Step<T, M>[]) => Block<T, M>
  /** Does steps if a condition holds, and others if not. */
  when: <M>(
    condition: (table: T, my: M) => boolean,
    steps: readonly Step<T, M>[],
    otherwise?: readonly Step<T, M>[],
  ) => Block<T, M>
  /** Makes an empty table. */
  newTable: (data: D) => T
  /** Makes an empty table that notes what the rules read. */
  newWatchedTable: (data: D) => WatchedTable<T>
}

/** A table with somebody who notes what the rules read on it. */
export interface WatchedTable<T = Table> {
  readonly table: T
  readonly watch: Watch
}

/** Names things by kind and id in one integer, where a parameter can be of several kinds, and takes them apart. */
interface Naming<K> {
  /** `the.zombie(card)`; `NONE` stays what it is. */
  readonly the: { readonly [N in (keyof K & string) | 'seat']: (id: Fitting<K, N>) => The<N> }
  /** Which kind it is of; undefined for `NONE`. */
  readonly kindOf: <N extends string>(thing: Named<N>) => N | undefined
  readonly isA: <const N extends (keyof K & string) | 'seat'>(
    thing: The<string>,
    kind: N,
  ) => thing is Named<N>
  /** Its id; `NONE` stays what it is. */
  readonly idOf: <N extends (keyof K & string) | 'seat'>(thing: Named<N>) => Fitting<K, N>
}

/** What a rulebook is made of. */
export interface RulebookSpec<F extends Fields, K, C, E, R> {
  readonly layout: Layout<F>
  readonly things: K
  readonly choices: C
  readonly events: E
  /** Reasons for a refusal, with the number of the rule behind each. */
  readonly reasons: R
}

/** A class whose objects know where in memory they begin. */
type ViewClass = new (at: number) => { readonly at: number }

/** Makes a class that names integers, each found by the accessor that `accessor` makes for its index. */
function namedCells(names: readonly string[], accessor: (index: number) => PropertyDescriptor): ViewClass {
  class Named {
    readonly at: number
    constructor(at: number) {
      this.at = at
    }
  }
  names.forEach((name, i) => Object.defineProperty(Named.prototype, name, accessor(i)))
  return Named
}

/** A local of the procedure that runs, whose frame the table's first cell points to. */
function local(index: number): PropertyDescriptor {
  const offset = FRAME_HEADER + index
  return {
    get(this: { readonly at: number }) {
      return M[this.at + M[this.at + FRAME] + offset]
    },
    set(this: { readonly at: number }, value: number) {
      M[this.at + M[this.at + FRAME] + offset] = value
    },
  }
}

/** A part of the choice being taken: the seat or a parameter. */
function answerPart(index: number): PropertyDescriptor {
  return {
    get(this: { readonly at: number }) {
      return M[this.at + index]
    },
  }
}

function namingOf<K extends object>(things: K): Naming<K> {
  const kinds = numberedKinds(things)
  const namers = kinds.map((kind, number) => [kind, namerOf(number)] as const)
  return {
    the: Object.fromEntries(namers) as unknown as Naming<K>['the'],
    kindOf: <N extends string>(thing: Named<N>) => kinds[kindNumber(thing)] as N | undefined,
    isA: (thing, kind): thing is never => kinds[kindNumber(thing)] === kind,
    idOf: (thing) => idIn(thing) as never,
  }
}

/** The names of the locals of a procedure; throws if they clash or are declared of no kind. */
function readLocals(procedure: string, declared: readonly string[], things: object): readonly string[] {
  const names = declared.map((one) => readDeclared(one)[0])
  for (const [i, name] of names.entries()) {
    if (name === 'at' || names.indexOf(name) !== i)
      throw new RulesError(`procedure ${procedure}: local ${name}: the name is taken`)
    if (name === declared[i]) continue
    for (const kind of kindsIn(readDeclared(declared[i])[1])) {
      if (kind !== 'number' && kind !== 'seat' && !Object.hasOwn(things, kind))
        throw new RulesError(`procedure ${procedure}: local ${name}: ${kind} is no kind of thing`)
    }
  }
  return names
}

/**
 * Begins a game's rulebook; `D` is the type of its content.
 * Call it as `rulebook<Data>()({ layout, things, choices, events, reasons })`.
 */
export function rulebook<D>() {
  return <
    F extends Fields,
    const K extends Readonly<Record<string, ThingKind<TableOf<F, D>>>>,
    const C extends Readonly<Record<string, readonly Declared<K>[]>>,
    const E extends Readonly<Record<string, EventSpec<Declared<K>>>>,
    const R extends Readonly<Record<string, string>>,
  >(
    spec: RulebookSpec<F, K, C, E, R>,
  ): Rulebook<TableOf<F, D>, D, K, C, E, R> => {
    type T = TableOf<F, D>
    checkThings(spec.things)
    const choices = choiceKinds<K, C>(spec.choices)
    const kinds = Object.values(choices) as ChoiceKind[]
    const procedures: Procedure[] = []
    const asks: CompiledAsk[] = []
    const localClasses: ViewClass[] = []
    const answerClasses = kinds.map((kind) => namedCells(['seat', ...kind.names], answerPart))
    const machine: Machine = {
      size: spec.layout.size,
      stack: spec.layout.stack,
      procedures,
      hasLongChoices: kinds.some(({ names }) => names.length > FEW_PARAMS),
      localsOf: (at) => localClasses.map((Local) => new Local(at)),
      answersOf: (at) => answerClasses.map((AnswerView) => new AnswerView(at)),
    }
    class GameTable extends Table<D> {
      constructor(data: D) {
        super(machine, data)
        spec.layout.attach(this)
        spec.layout.clear(this.cells)
      }
    }
    spec.layout.define(GameTable.prototype)

    function declare<const L extends readonly string[]>(name: string, declared: L): ProcedureOf<K, L> {
      if (procedures.some((other) => other.name === name))
        throw new RulesError(`procedure ${name}: the name is taken`)
      const locals = readLocals(name, declared, spec.things)
      const procedure: ProcedureOf<K, L> = {
        type: 'procedure',
        id: procedures.length,
        name,
        locals,
        instructions: [unwritten(name)],
      }
      procedures.push(procedure)
      localClasses.push(namedCells(locals, local))
      return procedure
    }

    function define<M>(procedure: Procedure<Given, M>, steps: readonly Step<T, NoInfer<M>>[]): void {
      if (isWritten(procedure))
        throw new RulesError(`procedure ${procedure.name}: its steps are defined already`)
      procedure.instructions.splice(0, 1, ...compile(steps))
    }

    return {
      layout: spec.layout,
      things: spec.things,
      choices,
      events: eventKinds(spec.things, spec.events),
      reasons: reasonKinds(spec.reasons),
      words: wordNumbers(spec.things),
      ...namingOf(spec.things),
      procedures,
      asks,
      declare,
      define,
      procedure(name, locals, steps) {
        const procedure = declare(name, locals)
        define(procedure, steps)
        return procedure
      },
      ask(spec) {
        const take = kinds.map((kind) => (spec.take[kind.name as keyof C] ?? null) as Code | null)
        const about = Object.entries(spec.about ?? {})
        const ask: CompiledAsk = {
          type: 'ask',
          name: spec.name,
          rule: spec.rule,
          who: spec.who ?? null,
          choices: spec.choices,
          take,
          ifNone: spec.ifNone ?? 'dead-end',
          pass: spec.pass === undefined ? -1 : choices[spec.pass].id,
          params: Object.fromEntries(about.map(([name, [of]]) => [name, of])),
          names: about.map(([name]) => name),
          which: about.map(([, [, which]]) => which),
        }
        asks.push(ask)
        return ask
      },
      repeat(steps) {
        if (steps.length === 0) throw new RulesError('repeat: no steps, so it would never end')
        return { type: 'while', condition: null, steps, otherwise: [] }
      },
      repeatWhile: (condition, steps) => ({ type: 'while', condition, steps, otherwise: [] }),
      when: (condition, steps, otherwise = []) => ({ type: 'when', condition, steps, otherwise }),
      newTable: (data) => new GameTable(data) as T,
      newWatchedTable(data) {
        const told = watchProcedures(procedures, () => watch)
        const table = new Table<D>({ ...machine, procedures: told }, data)
        const watch = table.watched()
        watchTable(spec.layout, table, watch)
        spec.layout.clear(table.cells)
        return { table: table as T, watch }
      },
    }
  }
}
