/** The curtain over the near side of the table: the next player takes the screen before their hand is shown. */
import type { ReactNode, Ref } from 'react'
import { Portrait } from './portrait.tsx'
import './ask.css'
import './curtain.css'

interface CurtainProps {
  readonly title: string
  readonly text: string
  readonly icon: string
  readonly face?: ReactNode
  /** Buttons. */
  readonly children: ReactNode
  readonly ref?: Ref<HTMLElement>
}

export function CurtainFall({ title, text, icon, face, children, ref }: CurtainProps) {
  return (
    <section
      ref={ref}
      className="k-curtain curtain"
      role="dialog"
      aria-labelledby="curtain-words"
      tabIndex={-1}
    >
      <div className="k-curtain-card">
        <Portrait icon={icon}>{face}</Portrait>
        <div id="curtain-words">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="k-curtain-actions">{children}</div>
      </div>
    </section>
  )
}
