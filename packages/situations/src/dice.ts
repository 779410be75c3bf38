/** Dice that fall as a situation says. */
import { deskOf, didYouMean, Stream } from '@hearthkeep/engine'
import type { Game, Leaf, Pile, Setup, Table } from '@hearthkeep/engine'
import { Names } from './names.ts'
import { findPlace } from './places.ts'
import type { Roll, Rolls } from './situation.ts'

/**
 * What one stream gives, roll by roll. A stream moves on with every roll as it would without a script, and how many rolls
 * are used is read off where it stands. So all there is to know lies in the block: steps can be taken back, tried out
 * and gone through again.
 */
class Script {
  readonly leaf: Leaf
  readonly rolls: readonly Roll[]
  /** How many rolls are used where the stream stands so. */
  private readonly usedAt = new Map<string, number>()

  constructor(leaf: Leaf, rolls: readonly Roll[]) {
    this.leaf = leaf
    this.rolls = rolls
  }

  /** The script begins where the stream stands on this table. */
  begin(table: Table): void {
    const words = this.wordsOf(table.cells)
    const [before, stream] = [words.slice(), streamOf(table, this.leaf.path)]
    this.usedAt.clear()
    for (let used = 0; used <= this.rolls.length; used++) {
      this.usedAt.set(words.join(), used)
      stream.next()
    }
    words.set(before)
  }

  /** How many rolls are used on a table; undefined if its streams were started anew, so that nobody knows what comes. */
  usedOn(cells: Int32Array): number | undefined {
    return this.usedAt.get(this.wordsOf(cells).join())
  }

  private wordsOf(cells: Int32Array): Int32Array {
    const { at, cells: length } = this.leaf
    return cells.subarray(at, at + length)
  }
}

/** A random stream that gives what a script says. It fails on a roll beyond its script and on one that does not fit. */
class ScriptedStream extends Stream {
  private readonly own: Stream
  private readonly game: Game
  private readonly table: Table
  private readonly script: Script

  constructor(game: Game, table: Table, script: Script) {
    const own = streamOf(table, script.leaf.path)
    super(own.at)
    this.own = own
    this.game = game
    this.table = table
    this.script = script
  }

  override next(): number {
    return this.own.next()
  }

  override below(n: number): number {
    const used = this.script.usedOn(this.table.cells)
    if (used === undefined) return this.own.below(n)
    const roll = this.take(used, `a number below ${n}`)
    if (typeof roll !== 'number') this.fail(used, `expected a number below ${n}, the script says a shuffle`)
    if (roll >= n) this.fail(used, `expected a number from 0 to ${n - 1}, the script says ${roll}`)
    return roll
  }

  override shuffle(pile: Pile): void {
    const used = this.script.usedOn(this.table.cells)
    if (used === undefined) super.shuffle(pile)
    if (used === undefined || pile.size < 2) return
    const roll = this.take(used, `a shuffle of ${pile.name}`)
    if (typeof roll === 'number')
      this.fail(used, `expected a shuffle of ${pile.name}, the script says ${roll}`)
    const fromTop = this.order(pile, roll.shuffle)
    const below = pile.toArray()
    for (const card of fromTop) below.splice(below.indexOf(card), 1)
    ;[...below, ...fromTop.reverse()].forEach((card, place) => pile.set(place, card))
  }

  private take(used: number, what: string): Roll {
    const { rolls, leaf } = this.script
    if (used === rolls.length) {
      const script = rolls.length === 0 ? 'nothing is scripted' : `all ${rolls.length} are used`
      throw new Error(
        `rolls "${leaf.path}": the rules want ${what}, but ${script}; add it, or leave the stream out and it draws from the seed`,
      )
    }
    this.own.next()
    return rolls[used]
  }

  private fail(used: number, message: string): never {
    throw new Error(`rolls "${this.script.leaf.path}", number ${used + 1}: ${message}`)
  }

  /** The things of a pile that a scripted shuffle names, from the top. */
  private order(pile: Pile, shuffle: readonly (string | number)[]): number[] {
    const { of } = findPlace(this.game.layout, pile.name).leaf
    const names = new Names(this.game, this.table)
    const free = pile.toArray()
    return shuffle.map((text) => {
      const found = typeof text === 'number' || of === undefined ? [Number(text)] : names.find(of, text)
      const thing = found.find((one) => free.includes(one))
      if (thing === undefined) throw new Error(`"${text}" is not in ${pile.name}, or is named twice`)
      free.splice(free.indexOf(thing), 1)
      return thing
    })
  }
}

/** The object that owns the last name of a path, and that name. */
function ownerOf(table: Table, path: string): { owner: Record<string, unknown>; name: string } {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '')
  let owner = table as unknown as Record<string, unknown>
  for (const name of names.slice(0, -1)) owner = owner[name] as Record<string, unknown>
  return { owner, name: names[names.length - 1] }
}

function streamOf(table: Table, path: string): Stream {
  const { owner, name } = ownerOf(table, path)
  return owner[name] as Stream
}

/**
 * A game whose dice are scripted: the same rules, on tables of its own on which some random streams give what a script says.
 * All others draw from the seed as ever. Whoever plays it (a `Match`, a bot) need not know.
 */
export class Dice {
  /** The game to be played; the game itself if nothing is scripted. */
  readonly game: Game
  private readonly scripts: readonly Script[]

  /** Throws an error that says what is near if there is no such stream. */
  constructor(game: Game, rolls: Rolls) {
    this.scripts = Object.entries(rolls).map(([name, list]) => new Script(streamLeaf(game, name), list))
    const attach = <T extends Table>(table: T): T => {
      const scripted = this.scripts.map((script) => new ScriptedStream(game, table, script))
      this.scripts.forEach(({ leaf }, i) => {
        const { owner, name } = ownerOf(table, leaf.path)
        owner[name] = scripted[i]
      })
      return table
    }
    const scripted = {
      newTable: () => attach(game.newTable()),
      newWatchedTable: () => {
        const watched = game.newWatchedTable()
        attach(watched.table)
        return watched
      },
      setUp: (table: Table, setup: Setup) => {
        this.begin(table)
        game.setUp(table, setup)
      },
    }
    this.game = this.scripts.length === 0 ? game : { ...game, ...scripted }
  }

  /** The scripts begin where this table stands; of a game that is set up with them, they do by themselves. */
  begin(table: Table): void {
    for (const script of this.scripts) script.begin(table)
  }

  /** A sentence for each stream whose script is not used up on a table. */
  unused(cells: Int32Array): string[] {
    return this.scripts.flatMap((script) => {
      const left = script.rolls.slice(script.usedOn(cells) ?? script.rolls.length)
      if (left.length === 0) return []
      return [`rolls "${script.leaf.path}": ${left.length} not used: ${JSON.stringify(left)}`]
    })
  }

  /** Gives the memory of the game's own tables back; it must not be played any more. */
  release(): void {
    if (this.scripts.length > 0) deskOf(this.game).release()
  }
}

function streamLeaf({ layout }: Game, name: string): Leaf {
  const leaf = layout.streams.find(({ path }) => path === name)
  if (leaf !== undefined) return leaf
  const paths = layout.streams.map(({ path }) => path)
  const near = didYouMean(name, paths) || `; there is ${paths.join(', ')}`
  throw new Error(`rolls "${name}": no random stream of this name${near}`)
}
