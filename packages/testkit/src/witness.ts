/** What was seen of games whose cards are procedures. */
import { EventLog, runner } from '@hearthkeep/engine'
import type { Procedure, Table } from '@hearthkeep/engine'

type Run = NonNullable<Procedure['instructions'][number]['run']>

/** What is to be known of effects; a book of the content kit is one. */
interface Effects {
  readonly procedures: readonly Procedure[]
  readonly places: readonly Place[]
}
interface Place {
  readonly owner: string
  readonly clause: string
  readonly begins: unknown
}

/** Keeps count of the events of a table and of every word of every effect that was carried out. */
export class Witness<T extends Table> {
  readonly table: T
  /** `hero-played card 12`: an event with each thing it names. */
  readonly happened: Set<string> = new Set()
  private readonly log = new EventLog()
  private readonly book: Effects
  private readonly done = new Set<Place>()

  /** From now on every table of the game tells what it carries out. */
  constructor(table: T, book: Effects) {
    table.log = this.log
    this.table = table
    this.book = book
    const begins = new Map(book.places.map((place) => [place.begins, place]))
    for (const procedure of book.procedures) {
      for (const instruction of procedure.instructions) {
        const { run } = instruction
        const place = begins.get(run)
        if (place === undefined || run === null) continue
        const told: Run = (t, my, third) => {
          this.done.add(place)
          return run(t, my, third)
        }
        Object.assign(instruction, { run: told })
      }
      procedure.run = runner(procedure) // it may have been written out as it was
    }
  }

  /** Notes and forgets the events. */
  hear(): void {
    const { log } = this
    for (let i = 0; i < log.count; i++) {
      const kind = log.kindOf(i)
      this.happened.add(kind.name)
      kind.names.forEach((name, param) => this.happened.add(`${kind.name} ${name} ${log.paramOf(i, param)}`))
    }
    log.clear()
  }

  /** What no card has done so far: whose effect it is and what it says. Copies of a card count as one. */
  undone(): string[] {
    const say = ({ owner, clause }: Place): string => `${owner.replace(/ \d+$/, '')}: ${clause}`
    const words = this.book.places.filter(({ begins }) => begins !== null)
    const done = new Set(Array.from(this.done, say))
    return [...new Set(words.map(say))].filter((one) => !done.has(one))
  }
}
