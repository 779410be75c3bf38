/** Icons by name, as the body of an SVG; see `vite-icons.ts`. */
declare module 'virtual:icons/*' {
  export const bodies: Readonly<Record<string, string>>
}
