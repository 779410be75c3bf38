/** A number key does not change its meaning under the finger. */

/** In milliseconds: within these nobody means something else by the same key. */
const SLIP = 250

/** A key as it is pressed. */
type Pressed = Pick<KeyboardEvent, 'key' | 'timeStamp'>

/** Tells of a number that is pressed twice, and by now means something else, as the question has changed. */
export function watchSlips(choiceOf: (key: string) => string): (pressed: Pressed) => boolean {
  let last = { key: '', choice: '', at: -Infinity }
  return ({ key, timeStamp }) => {
    if (!/^[1-9]$/.test(key)) return false
    const choice = choiceOf(key)
    const isSlip = key === last.key && timeStamp - last.at < SLIP && choice !== last.choice
    if (!isSlip) last = { key, choice, at: timeStamp }
    return isSlip
  }
}
