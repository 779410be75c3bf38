/** For what can wait until the page has answered: a click has to be seen at once. */

/** In a tab that is not seen nothing is painted; then it happens after so many milliseconds. */
const UNSEEN = 150

/** Does something after the next frame is on the screen; returns a function that calls it off. */
export function afterPaint(action: () => void): () => void {
  let isOff = false
  const once = (): void => {
    if (isOff) return
    off()
    action()
  }
  let timer = setTimeout(once, UNSEEN)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(once, 0)
  })
  const off = (): void => {
    isOff = true
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  return off
}
