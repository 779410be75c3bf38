/** Lessons in their order: the number in front of a file's name says where it belongs. */
import type { Situation } from '@hearthkeep/situations'
import { say } from '../words/learn.ts'

interface LessonGroup {
  readonly title: string
  readonly lessons: readonly Situation[]
}

/** `104-first-turn`, as the address names it. */
export function lessonName({ file }: Situation): string {
  return file.replace(/\.json$/, '')
}

/** What it is called wherever it stands in the order: `first-turn`. So an address or a tick outlives a new order. */
export function lessonKey(file: string): string {
  return file.replace(/^\d+-|\.json$/g, '')
}

/** Lessons by the hundreds of their numbers; a game whose numbers end below a hundred has one group. */
export function groupLessons(lessons: readonly Situation[], titles: readonly string[] = []): LessonGroup[] {
  const byHundred = new Map<number, Situation[]>()
  for (const lesson of lessons) {
    const hundred = Math.floor((Number.parseInt(lesson.file, 10) || 0) / 100)
    byHundred.set(hundred, [...(byHundred.get(hundred) ?? []), lesson])
  }
  if (byHundred.size === 1) return [{ title: say('lesson-order.lessons'), lessons }]
  return [...byHundred]
    .sort(([one], [other]) => one - other)
    .map(([hundred, list]) => ({ title: titles[hundred] ?? say('lesson-order.more'), lessons: list }))
}

/** The lesson after this one. */
export function lessonAfter(lessons: readonly Situation[], lesson: Situation): Situation | undefined {
  return lessons[lessons.indexOf(lesson) + 1]
}
