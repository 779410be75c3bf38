/** The lessons, which nobody needs who only plays. */
import { lessonsIn } from '../lessons.ts'

const files = import.meta.glob<string>('../../../../../games/keep-the-heroes-out/situations/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const lessons = lessonsIn(files)
