/** How well words can be read: the contrast of each with the lightest ground it may stand on. */
import type { Page } from 'playwright-core'

/** Words whose contrast is less, each once, with what it is. What stands on a picture has a shadow instead, and is left out. */
export function tooFaint(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number]
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const known = new Map<string, Colour>()
    /** Any colour of CSS, by painting it. */
    const parse = (text: string): Colour => {
      const found = known.get(text)
      if (found !== undefined || canvas === null) return found ?? [0, 0, 0, 0]
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = text
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
      known.set(text, [red, green, blue, alpha / 255])
      return [red, green, blue, alpha / 255]
    }
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (i: 0 | 1 | 2): number => top[i] * top[3] + below[i] * (1 - top[3])
      return [mix(0), mix(1), mix(2), 1]
    }
    const light = ([red, green, blue]: Colour): number => {
      const part = (value: number): number =>
        value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }
    const ratio = (one: Colour, other: Colour): number => {
      const [low, high] = [light(one), light(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    /** The colours of an element's own ground: each stop of a gradient, and its plain colour. */
    const groundsOf = (element: Element): Colour[] => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const stops = backgroundImage.match(/rgba?\([^)]*\)|color\([^)]*\)/g) ?? []
      // The rim of what is round lies around its figure, not under it.
      const inner = backgroundImage.startsWith('radial-gradient') ? stops.slice(0, -1) : stops
      return [...inner.map(parse), parse(backgroundColor)].filter(([, , , alpha]) => alpha > 0)
    }
    /** Everything an element may stand on, as far as it is told by the first that is not seen through. */
    const standsOn = (element: Element | null): Colour[] => {
      if (element === null) return [[17, 10, 6, 1]] // the night behind everything
      const own = groundsOf(element)
      if (own.length > 0 && own.every(([, , , alpha]) => alpha > 0.95)) return own
      const below = standsOn(element.parentElement)
      return own.length === 0 ? below : own.flatMap((top) => below.map((ground) => over(top, ground)))
    }
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element } = node
      const words = node.textContent?.trim() ?? ''
      if (element === null || words === '' || !element.checkVisibility({ opacityProperty: true })) continue
      if (
        element.closest(
          '.aloud, title, style, script, svg, [aria-disabled="true"], .k-stack, [data-state="dead"]',
        )
      )
        continue
      const grounds = standsOn(element)
      const colour = parse(getComputedStyle(element).color)
      const worst = Math.min(...grounds.map((ground) => ratio(over(colour, ground), ground)))
      if (worst < least)
        found.add(`${words.slice(0, 30)} (${element.className || element.tagName}): ${worst.toFixed(1)}`)
    }
    return [...found]
  }, least)
}
