/** Which parts of a stretch of integers are in use: blocks of any size are taken and given back. */

/** A part that nobody uses: where it begins, and how many integers it has. */
interface Span {
  readonly at: number
  readonly size: number
}

/** Keeps the books of a stretch; the integers themselves lie elsewhere. */
export class Blocks {
  /** How many integers there are. */
  readonly capacity: number
  /** Everything from here on was never taken. */
  private end = 0
  /** Blocks that were given back, by their size: most are soon wanted again just so. */
  private readonly free = new Map<number, number[]>()
  /** How many integers these have together. */
  private freed = 0
  /** What is left of blocks that were put together, by place. */
  private spans: Span[] = []

  constructor(capacity: number) {
    this.capacity = capacity
  }

  /** How far the stretch is taken: blocks in use, and those given back that lie between them. */
  get reached(): number {
    return this.end
  }

  /** Takes a block; returns where it begins, -1 if there is no room. */
  take(size: number): number {
    const at = this.free.get(size)?.pop()
    if (at === undefined) return this.takeAnew(size)
    this.freed -= size
    return at
  }

  /** Gives a block back, to be taken again. */
  giveBack(at: number, size: number): void {
    this.freed += size
    const list = this.free.get(size)
    if (list) list.push(at)
    else this.free.set(size, [at])
  }

  /**
   * A block of a size that was not given back. Blocks of other sizes are put together and cut anew once they make up a
   * quarter of all: so tables of any sizes use the same memory, and putting together stays rare.
   */
  private takeAnew(size: number): number {
    const isFull = this.end + size > this.capacity
    let at = this.cut(size)
    if (at < 0 && (this.freed * 4 >= this.end || isFull)) {
      this.putTogether()
      at = this.cut(size)
    }
    if (at >= 0) return at
    if (this.end + size > this.capacity) return -1
    this.end += size
    return this.end - size
  }

  /** Cuts a block off the first span that is large enough; -1 if none is. */
  private cut(size: number): number {
    const { spans } = this
    const index = spans.findIndex((span) => span.size >= size)
    if (index < 0) return -1
    const { at, size: whole } = spans[index]
    if (whole === size) spans.splice(index, 1)
    else spans[index] = { at: at + size, size: whole - size }
    return at
  }

  /** Makes spans of everything that was given back; the last one goes back to what was never taken. */
  private putTogether(): void {
    const all = [...this.spans]
    for (const [size, blocks] of this.free) for (const at of blocks) all.push({ at, size })
    all.sort((a, b) => a.at - b.at)
    this.free.clear()
    this.freed = 0
    const spans: Span[] = []
    for (const { at, size } of all) {
      const last = spans.at(-1)
      if (last !== undefined && last.at + last.size === at)
        spans[spans.length - 1] = { at: last.at, size: last.size + size }
      else spans.push({ at, size })
    }
    const last = spans.at(-1)
    if (last !== undefined && last.at + last.size === this.end) {
      spans.pop()
      this.end = last.at
    }
    this.spans = spans
  }
}
