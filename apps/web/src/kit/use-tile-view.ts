/** How a map is moved: by wheel, fingers, mouse and keys. What is seen is written to the elements themselves: nothing is drawn anew. */
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { firstView, holdView, isWhole, movedView, viewOf, wholeView, zoomedView } from './tile-view.ts'
import type { Room, View } from './tile-view.ts'
import type { At } from './tiles.ts'

/** A finger trembles by so many pixels. */
const TREMBLE = 8
/** How much nearer one press of a button is, and one notch of a wheel. */
const STEP = 1.3
const NOTCH = 0.0016

/** Moves a map that is on the page. */
export class TileMover {
  readonly #root: HTMLElement
  readonly #size: { readonly columns: number; readonly rows: number }
  readonly #start: At
  #view: View = { space: 0, x: 0, y: 0 }
  /** It never moves by itself once somebody moved it. */
  #isMoved = false

  constructor(root: HTMLElement, size: { readonly columns: number; readonly rows: number }, start: At) {
    this.#root = root
    this.#size = size
    this.#start = start
  }

  #room(): Room {
    const { clientWidth: width, clientHeight: height } = this.#root
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    return { width, height, ...this.#size, rem }
  }

  /** The window has another size: what was seen is still seen. */
  fit(): void {
    const room = this.#room()
    this.#show(this.#isMoved ? holdView(this.#view, room) : firstView(room, this.#start), room)
  }

  moveBy(by: At): void {
    this.#become((view, room) => movedView(view, room, by))
  }

  /** Nearer or farther, around a point of the window, or around its middle. */
  zoom(factor: number, at?: At): void {
    this.#become((view, room) =>
      zoomedView(view, room, factor, at ?? { x: room.width / 2, y: room.height / 2 }),
    )
  }

  nearer(): void {
    this.zoom(STEP)
  }

  farther(): void {
    this.zoom(1 / STEP)
  }

  showAll(): void {
    this.#become((_, room) => wholeView(room))
  }

  /** As far as it takes to see a space. */
  show(at: At): void {
    this.#become((view, room) => viewOf(view, room, at))
  }

  /** Its middle, as parts of the map, becomes the middle of the window. */
  centre(at: At): void {
    this.#become(({ space }, room) =>
      holdView({ space, x: room.width / 2 - at.x * space, y: room.height / 2 - at.y * space }, room),
    )
  }

  #part(selector: string): Partial<CSSStyleDeclaration> {
    return this.#root.querySelector<HTMLElement>(selector)?.style ?? {}
  }

  #become(next: (view: View, room: Room) => View): void {
    const room = this.#room()
    this.#isMoved = true
    this.#show(next(this.#view, room), room)
  }

  #show(view: View, room: Room): void {
    const { style, dataset } = this.#root
    const { space, x, y } = view
    // Everything on the map is as large as this says; what is only moved is neither styled nor laid out anew.
    if (space !== this.#view.space) style.setProperty('--space', `${space}px`)
    this.#part('.k-tile-sheet').transform = `translate(${x}px, ${y}px)`
    const percent = (part: number, all: number): string => `${(100 * part) / (all * space)}%`
    Object.assign(this.#part('.k-tile-seen'), {
      left: percent(-x, room.columns),
      top: percent(-y, room.rows),
      width: percent(room.width, room.columns),
      height: percent(room.height, room.rows),
    })
    dataset['near'] = isWhole(view, room) ? 'no' : 'yes'
    this.#view = view
  }
}

/** Fingers on the map, or the mouse: one moves it, two move it and bring it nearer. */
class Fingers {
  readonly #root: HTMLElement
  readonly #mover: TileMover
  readonly #down = new Map<number, At>()
  #isMoving = false
  /** A click ends what was a move: it means nothing. */
  wasMoved = false

  constructor(root: HTMLElement, mover: TileMover) {
    this.#root = root
    this.#mover = mover
  }

  press({ pointerId, button, clientX, clientY, isPrimary, target }: PointerEvent): void {
    if (button !== 0 || (target as Element).closest('.k-tile-corner') !== null) return
    if (isPrimary) {
      this.#down.clear()
      this.#isMoving = this.wasMoved = false
    }
    this.#down.set(pointerId, { x: clientX, y: clientY })
  }

  move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const before = this.#down.get(pointerId)
    if (before === undefined) return
    const by = { x: x - before.x, y: y - before.y }
    if (!this.#isMoving && Math.hypot(by.x, by.y) < TREMBLE && this.#down.size === 1) return
    if (!this.#isMoving) this.#root.setPointerCapture(pointerId)
    this.#isMoving = this.wasMoved = true
    const [other] = [...this.#down].filter(([id]) => id !== pointerId).map(([, at]) => at)
    this.#down.set(pointerId, { x, y })
    if (other === undefined) return this.#mover.moveBy(by)
    const { left, top } = this.#root.getBoundingClientRect()
    const apart = (one: At): number => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y))
    this.#mover.moveBy({ x: by.x / 2, y: by.y / 2 })
    const middle = { x: (x + other.x) / 2 - left, y: (y + other.y) / 2 - top }
    this.#mover.zoom(apart({ x, y }) / apart(before), middle)
  }

  lift({ pointerId }: PointerEvent): void {
    this.#down.delete(pointerId)
  }
}

/** Listens to wheel, fingers and mouse; gives back what stops it. */
function listen(root: HTMLElement, mover: TileMover): () => void {
  const fingers = new Fingers(root, mover)
  const gone = new AbortController()
  const { signal } = gone
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    react: (event: HTMLElementEventMap[K]) => void,
    more: AddEventListenerOptions = {},
  ): void => root.addEventListener(kind, react, { signal, ...more })
  on('pointerdown', (event) => fingers.press(event))
  on('pointermove', (event) => fingers.move(event))
  on('pointerup', (event) => fingers.lift(event))
  on('pointercancel', (event) => fingers.lift(event))
  on('wheel', (event) => {
    event.preventDefault()
    const { left, top } = root.getBoundingClientRect()
    mover.zoom(Math.exp(-event.deltaY * NOTCH), { x: event.clientX - left, y: event.clientY - top })
  }, { passive: false }) // prettier-ignore
  on('click', (event) => {
    if (!fingers.wasMoved) return
    fingers.wasMoved = false
    event.preventDefault()
    event.stopPropagation()
  }, { capture: true }) // prettier-ignore
  // Spaces are not carried about: who drags one means the map.
  on('dragstart', (event) => {
    if ((event.target as Element).closest('.k-tile-spaces') === null) return
    event.preventDefault()
    event.stopPropagation()
  })
  return () => gone.abort()
}

/** Lets a map be moved; `start` is looked at first where all of it would be too small. */
export function useTileView(
  root: RefObject<HTMLElement | null>,
  columns: number,
  rows: number,
  start: At,
): RefObject<TileMover | null> {
  const mover = useRef<TileMover>(null)
  const first = useRef(start)
  useLayoutEffect(() => {
    const { current } = root
    if (current === null) return
    const own = new TileMover(current, { columns, rows }, first.current)
    mover.current = own
    own.fit()
    const observer = new ResizeObserver(() => own.fit())
    observer.observe(current)
    const deafen = listen(current, own)
    return () => {
      observer.disconnect()
      deafen()
    }
  }, [root, columns, rows])
  return mover
}
