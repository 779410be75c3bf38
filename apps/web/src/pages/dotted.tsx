/** A few words each, with dots between them: `Joan the Warrior · The Houndmaster`. */
import { Fragment } from 'react'

/** The dot stays with what stands before it, so that no line begins with one. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return (
    <span className="dotted">
      {parts.map((part, i) => (
        <Fragment key={part}>
          <span>{i < parts.length - 1 ? `${part} ·` : part}</span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
