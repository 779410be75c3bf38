/** Before the game: everybody chooses whom to play. */
import type { ReactNode } from 'react'

interface GatheringProps {
  readonly label: string
  readonly title: string
  /** What stands under the title. */
  readonly story: ReactNode
  /** Those who can be chosen, as the items of a list. */
  readonly children: ReactNode
}

export function Gathering({ label, title, story, children }: GatheringProps) {
  return (
    <section className="gathering" aria-label={label}>
      <header>
        <h2>{title}</h2>
        {story}
      </header>
      <ul>{children}</ul>
    </section>
  )
}
