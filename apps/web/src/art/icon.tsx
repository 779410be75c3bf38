/** A picture of the game-icons set, in the colour of the text around it. */
import { bodies as shared } from 'virtual:icons/shared'

/** The icons there are so far: a game adds its own when it is loaded. */
const bodies = new Map(Object.entries(shared))

export function addIcons(more: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(more)) bodies.set(name, body)
}

/** The body of an icon, as it stands inside an `<svg>` of 128 by 128; empty if there is none of that name. */
export function bodyOf(name: string): string {
  return bodies.get(name) ?? ''
}

/** An icon by its name in the set; without a label it is only decoration. */
export function Icon({ name, label, className }: { name: string; label?: string; className?: string }) {
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...words}
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 128 128" // as `vite-icons.ts` scales them
      // The bodies are those of the icon set, put there by the build: nothing of them comes from outside.
      dangerouslySetInnerHTML={{ __html: bodyOf(name) }}
    />
  )
}
