/** Something went wrong: what happened, and what to do. Nothing is lost. */
import type { ReactNode } from 'react'

export function Problem({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className="page problem">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>
        <a href="#/">Back to the shelf</a>
      </p>
    </main>
  )
}
