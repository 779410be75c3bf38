/** Which lessons were finished in this browser. */
import { lessonKey } from '../session/lesson-order.ts'

const KEY = 'hearthkeep.lessons'

/** What is kept may be anything: whatever does not fit is not counted. */
function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

/** A game's lessons that were finished, by their keys. */
export function finishedLessons(game: string): ReadonlySet<string> {
  const prefix = `${game}/`
  const files = [...read()].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length))
  return new Set(files.map(lessonKey))
}

export function finishLesson(game: string, file: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), `${game}/${file}`])]))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
