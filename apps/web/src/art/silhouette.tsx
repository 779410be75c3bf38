/** A body in the dark: a glyph with a rim of fire on one side and of blood on the other. */
import { useId } from 'react'
import { bodyOf } from './icon.tsx'
import './silhouette.css'

/** The body several times over: its outline, both rims, itself. */
function drawn(icon: string, id: string): string {
  const body = bodyOf(icon)
  return (
    `<defs><linearGradient id="${id}" x1=".2" y1="0" x2=".6" y2="1">` +
    '<stop class="silhouette-light"/><stop class="silhouette-dark" offset="1"/></linearGradient></defs>' +
    `<g class="silhouette-edge">${body}</g>` +
    `<g class="silhouette-blood" transform="translate(1.7 1)">${body}</g>` +
    `<g class="silhouette-fire" transform="translate(-1.7 -1.9)">${body}</g>` +
    body.replaceAll('currentColor', `url(#${id})`)
  )
}

/** Only decoration: the name stands beside it. */
export function Silhouette({ icon }: { icon: string }) {
  const id = useId()
  return (
    <svg
      className="silhouette"
      viewBox="-6 -6 140 140"
      aria-hidden
      // The bodies are those of the icon set, put there by the build: nothing of them comes from outside.
      dangerouslySetInnerHTML={{ __html: drawn(icon, id) }}
    />
  )
}
