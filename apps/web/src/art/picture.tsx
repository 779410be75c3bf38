/** The picture on a card: a backdrop tinted by type, rays, a shadow on the ground, a glyph with a lit edge. */
import { useId } from 'react'
import { bodyOf } from './icon.tsx'
import type { Tint } from './tints.ts'
import './picture.css'

interface PictureProps {
  /** The glyph, by its name in the set. */
  readonly icon: string
  readonly tint: Tint
  readonly className?: string
}

/** The glyph four times over: its shadow, its dark edge, its lit edge, itself. */
function glyph(icon: string, gradient: string): string {
  const body = bodyOf(icon)
  return (
    `<defs><linearGradient id="${gradient}" x1="0" y1="0" x2="0" y2="1">` +
    '<stop class="picture-light"/><stop class="picture-bronze" offset="1"/></linearGradient></defs>' +
    `<g class="picture-shadow" transform="translate(5 6)">${body}</g>` +
    `<g class="picture-dark" transform="translate(1.8 2)">${body}</g>` +
    `<g class="picture-rim" transform="translate(-1.5 -1.8)">${body}</g>` +
    body.replaceAll('currentColor', `url(#${gradient})`)
  )
}

/** Only decoration: the name stands beside it. It fills what it is put into. */
export function Picture({ icon, tint, className = '' }: PictureProps) {
  const id = useId()
  return (
    <span className={`picture ${className}`} data-tint={tint} aria-hidden>
      <svg
        viewBox="0 0 128 128"
        // The bodies are those of the icon set, put there by the build: nothing of them comes from outside.
        dangerouslySetInnerHTML={{ __html: glyph(icon, id) }}
      />
    </span>
  )
}
