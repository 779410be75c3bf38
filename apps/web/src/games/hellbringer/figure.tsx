/** An enemy as a body in the dark: a glyph with a rim of fire on one side and of blood on the other. */
import { useId } from 'react'
import { bodyOf } from '../../art/icon.tsx'

/** The body several times over: its outline, both rims, itself. */
function drawn(icon: string, id: string): string {
  const body = bodyOf(icon)
  const painted = (fill: string): string => body.replaceAll('currentColor', fill)
  return (
    `<defs><linearGradient id="${id}" x1=".2" y1="0" x2=".6" y2="1">` +
    '<stop class="hb-figure-light"/><stop class="hb-figure-dark" offset="1"/></linearGradient></defs>' +
    `<g class="hb-figure-edge">${painted('#0a0402')}</g>` +
    `<g class="hb-figure-blood" transform="translate(1.7 1)">${painted('currentColor')}</g>` +
    `<g class="hb-figure-fire" transform="translate(-1.7 -1.9)">${painted('currentColor')}</g>` +
    painted(`url(#${id})`)
  )
}

/** Only decoration: the name stands beside it. */
export function Figure({ icon }: { icon: string }) {
  const id = useId()
  return (
    <svg
      className="hb-figure"
      viewBox="-6 -6 140 140"
      aria-hidden
      // The bodies are those of the icon set, put there by the build: nothing of them comes from outside.
      dangerouslySetInnerHTML={{ __html: drawn(icon, id) }}
    />
  )
}
