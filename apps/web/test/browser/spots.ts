/** Where everything on a table lies, and what moved although nothing around it changed. */
import type { Page } from 'playwright-core'

/** The sizes of the stills, and a phone that is turned. */
export const SIZES = [
  '390×844',
  '844×390',
  '820×1180',
  '1280×720',
  '1366×768',
  '1440×900',
  '2560×1440',
] as const
/** In pixels: what moves by less nobody sees. */
const STILL = 2

/** Where something is; `among` says what lies beside it: where that is the same, it has no reason to move. */
interface Spot {
  readonly name: string
  readonly among: string
  readonly place: readonly number[]
}

/** By size. */
export type Spots = ReadonlyMap<string, readonly Spot[]>

/** Where everything lies once nothing moves. */
function spotsIn(page: Page): Promise<Spot[]> {
  return page.evaluate(async () => {
    // The frame learns its size after it is laid out, and what depends on that is drawn a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(moving.map(({ finished }) => finished))

    const keyOf = (one: Element): string => (one as HTMLElement).dataset['thing'] ?? ''
    const keysIn = (some: Element): string => [...some.querySelectorAll('[data-thing]')].map(keyOf).join()
    const scrolledTo = (of: Element | null): string =>
      of === null ? '' : `${of.scrollLeft} ${of.scrollTop} ${scrolledTo(of.parentElement)}`
    const at = (element: Element, name: string, among: string, isWhole: boolean) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { name, among, place: isWhole ? [x, y, width, height] : [x, y], isShown: width > 0 }
    }
    const areas = [
      'bar',
      'tools',
      'field',
      'stage',
      'ground',
      'plate-area',
      'hand-area',
      'near',
      'ask',
      'ask-end',
    ]
    const parts = ['row > li', 'plate', 'coming', 'intent', 'boss-info']
    const fixed = [...areas, ...parts].flatMap((name) => {
      const all = [...document.querySelectorAll(`.k-${name}`)]
      return all.map((one, i) =>
        at(one, `${name} ${i}`, `of ${all.length}, at ${scrolledTo(one.parentElement)}`, true),
      )
    })
    const active = document.querySelector('[data-active] .k-seat')?.getAttribute('aria-label') ?? ''
    const things = [...document.querySelectorAll('.k-table ul [data-thing]')].map((thing) => {
      const list = thing.closest('ul') ?? thing
      // A group that others stand behind, or that heroes joined, has changed as well; so have the rows of a board that one left.
      const around = thing.closest('.k-seat, .k-hand-area, .k-threats, .k-board') ?? list
      const among = [list.ariaLabel ?? '', active, keysIn(list), keysIn(around), scrolledTo(thing)]
      return at(thing, keyOf(thing), among.join(' '), false)
    })
    return [...fixed, ...things].filter(({ isShown }) => isShown)
  })
}

/** Where things lie does not hang on what is painted, which takes most of the time without a graphics card. */
const UNPAINTED = `.scenery, .k-frame svg, .k-frame img { visibility: hidden !important }
  *, ::before, ::after { background: none !important; box-shadow: none !important; filter: none !important;
    text-shadow: none !important; mask: none !important; }`

/** Before things are measured, so that it is quickly done. */
export async function unpaint(page: Page): Promise<void> {
  await page.addStyleTag({ content: UNPAINTED })
}

/** At some sizes, one after the other; in the end the window is as it was. */
export async function spotsAt(page: Page, sizes: readonly string[] = SIZES): Promise<Spots> {
  const own = page.viewportSize()
  await page.mouse.move(0, 0) // what the pointer rests on lifts
  const spots = new Map<string, Spot[]>()
  for (const size of sizes) {
    const [width, height] = size.split('×').map(Number)
    await page.setViewportSize({ width, height })
    spots.set(size, await spotsIn(page))
  }
  if (own !== null) await page.setViewportSize(own)
  return spots
}

/** What moved although nothing around it changed: what, where to, and in which window. */
export function moved(before: Spots, after: Spots): string[] {
  return SIZES.flatMap((size) => {
    const were = new Map(before.get(size)?.map((spot) => [`${spot.name} ${spot.among}`, spot]))
    return (after.get(size) ?? []).flatMap(({ name, among, place }) => {
      const was = were.get(`${name} ${among}`)
      const by = was?.place.map((value, i) => Math.round(place[i] - value)) ?? []
      return by.some((far) => Math.abs(far) > STILL) ? [`${size}: ${name} by ${by.join()}`] : []
    })
  })
}
