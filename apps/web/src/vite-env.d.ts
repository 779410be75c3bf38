/** Icons by name, as the body of an SVG; see `vite-icons.ts`. */
declare module 'virtual:icons/*' {
  export const bodies: Readonly<Record<string, string>>
}

/** The busts of a game, and the shapes they are made of; see `vite-busts.ts`. */
declare module 'virtual:busts/*' {
  export const book: import('./busts/bust-data.ts').BustBook
}

/** The layers of each scene, drawn by the build; see `vite-scenes.ts`. */
declare module 'virtual:scenes' {
  export const scenes: Readonly<
    Record<string, () => Promise<{ readonly layers: readonly import('./scenes/drawing/layer.ts').Layer[] }>>
  >
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

/** The addresses of pictures that are drawn when the page is built; see `vite-drawn.ts`. */
declare module 'virtual:drawn' {
  /** By the id of the game. */
  export const covers: Readonly<Record<string, string>>
  export const hearth: string
  export const flames: string
}

interface ImportMetaEnv {
  /** The folder of `src/words` that is spoken. */
  readonly VITE_LANGUAGE: string
}
