/** Somebody as a small figure: a glyph lit from one side, with a dark edge, in a tone of its own. */
import { useId } from 'react'
import { bodyOf } from './icon.tsx'
import './figurine.css'

export const FIGURINE_TONES = [
  'moss',
  'olive',
  'ochre',
  'earth',
  'plum',
  'ember',
  'blood',
  'sky',
  'bone',
] as const
export type FigurineTone = (typeof FIGURINE_TONES)[number] // prettier-ignore

interface FigurineProps {
  /** By its name in the set. */
  readonly icon: string
  readonly tone: FigurineTone
}

/** The glyph three times over: its edge, its lit rim, itself. */
function drawn(icon: string, id: string): string {
  const body = bodyOf(icon)
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2=".35" y2="1">` +
    '<stop class="figurine-light"/><stop class="figurine-foot" offset="1"/></linearGradient></defs>' +
    `<g class="figurine-edge">${body}</g>` +
    `<g class="figurine-rim" transform="translate(-1.9 -2.4)">${body}</g>` +
    body.replaceAll('currentColor', `url(#${id})`)
  )
}

/** Only decoration: the name stands beside it. It fills what it is put into. */
export function Figurine({ icon, tone }: FigurineProps) {
  const id = useId()
  return (
    <svg
      className="figurine"
      data-tone={tone}
      viewBox="-6 -6 140 140"
      aria-hidden
      // The bodies are those of the icon set, put there by the build: nothing of them comes from outside.
      dangerouslySetInnerHTML={{ __html: drawn(icon, id) }}
    />
  )
}
