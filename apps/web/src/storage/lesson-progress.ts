/** Which lessons were finished in this browser. */

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

/** The files of a game's lessons that were finished. */
export function finishedLessons(game: string): ReadonlySet<string> {
  const prefix = `${game}/`
  return new Set([...read()].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length)))
}

export function finishLesson(game: string, file: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), `${game}/${file}`])]))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
