/**
 * Effects as rules read them: all programs of a game lie in one row of integers, four to an instruction, and an
 * effect list is the place where its program begins; 0 is the empty one. The place in a program is an integer too,
 * so a game can be saved in the middle of a card.
 */
import { copyNames } from './copy-names.ts'

/** Integers to an instruction: what to do and up to three numbers. */
export const INSTRUCTION = 4

/** Instructions that every game has; a game's own begin at 10. */
export const FLOW = {
  END: 0,
  /** Goes on at c unless condition a (with b) holds. */
  UNLESS: 1,
  /** Goes on at c. */
  JUMP: 2,
  /** The player chooses one of a options, whose instructions follow. */
  CHOOSE: 3,
  /** One option: text a, program at c. */
  OPTION: 4,
  /** The player may pay b of cost a; if not, goes on at c. */
  PAY: 5,
} as const

/** Writes programs one behind the other; a game's own writer knows its effects. */
export class Programs {
  readonly code: number[] = [FLOW.END, 0, 0, 0]
  /** The texts of options, by number. */
  readonly options: string[] = []

  /** Compiles a list of effects; returns where the program begins. */
  protected program<E>(effects: readonly E[] | undefined, write: (effect: E) => void): number {
    if (effects === undefined || effects.length === 0) return 0
    const at = this.code.length
    effects.forEach(write)
    this.write(FLOW.END)
    return at
  }

  /** Writes an instruction; returns its place. */
  protected write(op: number, a = 0, b = 0, c = 0): number {
    this.code.push(op, a, b, c)
    return this.code.length - INSTRUCTION
  }

  /** Lets an instruction written earlier go on here. */
  protected land(instruction: number): void {
    this.code[instruction + 3] = this.code.length
  }

  /** Lets the player choose one of several effects. */
  protected choose<E>(
    options: readonly E[],
    write: (effect: E) => void,
    clause: (effect: E) => string,
  ): void {
    this.write(FLOW.CHOOSE, options.length)
    const heads = options.map((option) => this.write(FLOW.OPTION, this.options.push(clause(option)) - 1))
    const ends = options.map((option, i) => {
      this.land(heads[i])
      write(option)
      return this.write(FLOW.JUMP)
    })
    for (const end of ends) this.land(end)
  }

  /** Does one thing if tests written before hold, and another if one of them fails. */
  protected branch(fails: readonly number[], then: () => void, otherwise?: () => void): void {
    then()
    const skip = otherwise && this.write(FLOW.JUMP)
    for (const fail of fails) this.land(fail)
    otherwise?.()
    if (skip !== undefined) this.land(skip)
  }

  /** Writes tests of which one has to hold; returns those that leave when all fail. */
  protected any<C>(conditions: readonly C[], write: (condition: C) => number[]): number[] {
    const holds: number[] = []
    let fails: number[] = []
    conditions.forEach((one, i) => {
      for (const fail of fails) this.land(fail)
      fails = write(one)
      if (i < conditions.length - 1) holds.push(this.write(FLOW.JUMP))
    })
    for (const one of holds) this.land(one)
    return fails
  }
}

/** Numbered copies: `Bite 1`, `Bite 2`; a single one keeps its name. */
export function copiesOf<E extends { readonly name: string; readonly copies: number }, T>(
  entries: readonly E[],
  make: (entry: E, name: string, design: number) => T,
): T[] {
  return entries.flatMap((one, design) =>
    copyNames(one.name, one.copies).map((name) => make(one, name, design)),
  )
}
