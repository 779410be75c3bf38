/** Icons by name, as the body of an SVG; see `vite-icons.ts`. */
declare module 'virtual:icons/*' {
  export const bodies: Readonly<Record<string, string>>
}

/** Situation files by name, for each game; see `vite-lessons.ts`. */
declare module 'virtual:lessons' {
  export const lessons: Readonly<
    Record<string, () => Promise<{ readonly files: Readonly<Record<string, string>> }>>
  >
}

/** The ids of the games that bots can think about; see `vite-minds.ts`. */
declare module 'virtual:minds' {
  export const minded: readonly string[]
}
