/** A card that flies to where it lies from where it was before. */
import { motion } from 'motion/react'
import type { ReactNode } from 'react'

interface FlyingProps {
  readonly id: number
  /** How the cards around it lie: only when that changes is it measured where it has to fly. */
  readonly lie: string
  readonly className?: string
  /** Whether it was anywhere before; if not, it only appears. */
  readonly flies?: boolean
  /** Where it appears, in pixels from its place, if it was nowhere before. */
  readonly from?: { readonly x?: number; readonly y?: number }
  /** In seconds. */
  readonly duration?: number
  readonly children: ReactNode
}

export function FlyingCard(props: FlyingProps) {
  const { id, lie, className = '', flies = true, from = { y: 24 }, duration = 0.3, children } = props
  return (
    <motion.div
      layoutDependency={lie}
      {...(flies ? { layoutId: `card-${id}` } : {})}
      layout="position"
      className={className}
      initial={{ opacity: 0, x: 0, y: 0, ...from }}
      animate={{ opacity: 1, x: 0, y: 0 }}
      transition={{ duration, ease: 'easeOut' }}
    >
      {children}
    </motion.div>
  )
}
