/** The table of a game: the frame by whose room it is measured, and the scene in it. */
import { LayoutGroup, MotionConfig } from 'motion/react'
import type { HTMLAttributes } from 'react'

interface SceneProps extends HTMLAttributes<HTMLDivElement> {
  /** The game's short name in its style sheets: `gp` for `.gp` around `.gp-scene`. */
  readonly name: string
}

export function Scene({ name, className = '', children, ...others }: SceneProps) {
  return (
    <MotionConfig reducedMotion="user">
      <LayoutGroup>
        <div className={`scene-frame ${name}`}>
          <div className={`scene ${name}-scene ${className}`} {...others}>
            {children}
          </div>
        </div>
      </LayoutGroup>
    </MotionConfig>
  )
}
