/** How the page of the kit shows a part: its name, and each of its states with a word below. */
import type { ReactNode } from 'react'

interface PartProps {
  /** As its file is called. */
  readonly name: string
  readonly about?: string
  readonly children: ReactNode
}

export function Part({ name, about = '', children }: PartProps) {
  return (
    <section className="kp-part" data-part={name} aria-label={name}>
      <h2>
        {name} <small>{about}</small>
      </h2>
      {/* It scrolls where the window is narrow. */}
      <div className="kp-states" tabIndex={0} role="group" aria-label={`States of ${name}`}>
        {children}
      </div>
    </section>
  )
}

interface StateProps {
  readonly name: string
  /** Its room, in rem, where the part itself fills what it is given. */
  readonly width?: number
  readonly height?: number
  readonly children: ReactNode
}

export function State({ name, width, height, children }: StateProps) {
  const room = {
    ...(width !== undefined && { width: `${width}rem` }),
    ...(height !== undefined && { height: `${height}rem` }),
  }
  return (
    <figure data-state-of={name}>
      <div className="kp-room" style={room}>
        {children}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
