/** Dice that fall as the test says. */
import { didYouMean, Stream } from '@hearthkeep/engine'
import type { Game, Layout, Pile, Table } from '@hearthkeep/engine'
import { Names } from './names.ts'
import { findPlace } from './places.ts'
import type { Roll, Rolls } from './situation.ts'

/** Turns the names in a scripted shuffle into the things of the pile, from the top. */
export type OrderOf = (pile: Pile, shuffle: readonly (string | number)[]) => number[]

/**
 * A random stream that gives what a script says. It fails on a roll beyond its script and on one that does not
 * fit; what is left over can be asked for. Its cells move on as those of a real stream do, so that undo can
 * tell that dice were rolled.
 */
export class ScriptedStream extends Stream {
  readonly name: string
  private readonly rolls: readonly Roll[]
  private readonly orderOf: OrderOf
  private used = 0

  constructor(at: number, name: string, rolls: readonly Roll[], orderOf: OrderOf) {
    super(at)
    this.name = name
    this.rolls = rolls
    this.orderOf = orderOf
  }

  /** The rolls that nobody asked for. */
  get left(): readonly Roll[] {
    return this.rolls.slice(this.used)
  }

  override below(n: number): number {
    const roll = this.take(`a number below ${n}`)
    if (typeof roll !== 'number') this.fail(`expected a number below ${n}, the script says a shuffle`)
    if (roll >= n) this.fail(`expected a number from 0 to ${n - 1}, the script says ${roll}`)
    return roll
  }

  override shuffle(pile: Pile): void {
    if (pile.size < 2) return
    const roll = this.take(`a shuffle of ${pile.name}`)
    if (typeof roll === 'number') this.fail(`expected a shuffle of ${pile.name}, the script says ${roll}`)
    const fromTop = this.orderOf(pile, roll.shuffle)
    const below = pile.toArray()
    for (const card of fromTop) below.splice(below.indexOf(card), 1)
    ;[...below, ...fromTop.reverse()].forEach((card, place) => pile.set(place, card))
  }

  private take(what: string): Roll {
    if (this.used === this.rolls.length) {
      const script = this.rolls.length === 0 ? 'nothing is scripted' : `all ${this.rolls.length} are used`
      throw new Error(`rolls "${this.name}": the rules want ${what}, but ${script}`)
    }
    super.next()
    return this.rolls[this.used++]
  }

  private fail(message: string): never {
    throw new Error(`rolls "${this.name}", number ${this.used}: ${message}`)
  }
}

/** The object that owns the last name of a path, and that name. */
function ownerOf(table: Table, path: string): { owner: Record<string, unknown>; name: string } {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '')
  let owner = table as unknown as Record<string, unknown>
  for (const name of names.slice(0, -1)) owner = owner[name] as Record<string, unknown>
  return { owner, name: names[names.length - 1] }
}

function orderBy(game: Game, table: Table): OrderOf {
  return (pile, shuffle) => {
    const { leaf } = findPlace(game.layout, pile.name)
    const names = new Names(game, table)
    const free = pile.toArray()
    return shuffle.map((text) => {
      const found =
        typeof text === 'number' || leaf.of === undefined ? [Number(text)] : names.find(leaf.of, text)
      const thing = found.find((one) => free.includes(one))
      if (thing === undefined) throw new Error(`"${text}" is not in ${pile.name}, or is named twice`)
      free.splice(free.indexOf(thing), 1)
      return thing
    })
  }
}

function streamPaths(layout: Layout): string[] {
  return layout.leaves.filter((leaf) => leaf.kind === 'stream').map((leaf) => leaf.path)
}

/** Puts scripted streams in the place of all random streams of a table; one without a script gives nothing. */
export function scriptStreams(game: Game, table: Table, rolls: Rolls): ScriptedStream[] {
  const paths = streamPaths(game.layout)
  for (const name of Object.keys(rolls)) {
    if (!paths.includes(name))
      throw new Error(
        `rolls "${name}": no random stream of this name${didYouMean(name, paths) || `; there is ${paths.join(', ')}`}`,
      )
  }
  return paths.map((path) => {
    const { owner, name } = ownerOf(table, path)
    const { at } = owner[name] as Stream
    const scripted = new ScriptedStream(at, path, rolls[path] ?? [], orderBy(game, table))
    owner[name] = scripted
    return scripted
  })
}

/** A sentence for each script with rolls left over. */
export function unusedRolls(streams: readonly ScriptedStream[]): string[] {
  return streams
    .filter((stream) => stream.left.length > 0)
    .map((stream) => `rolls "${stream.name}": ${stream.left.length} not used: ${JSON.stringify(stream.left)}`)
}
