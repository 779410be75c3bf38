/** An eye, open or crossed out: sight is what this game is about, and small it has to be plain. */
import { figurePictures } from '@hearthkeep/game-hellbringer'
import { Icon } from '../../art/icon.tsx'
import type { FigureName } from './model.ts'

interface SightProps {
  readonly isOpen?: boolean
  readonly className?: string
}

/** Only decoration: the figure beside it is said in words. */
export function Sight({ isOpen = true, className = '' }: SightProps) {
  return (
    <svg className={`icon hb-sight-mark ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4.6C6.6 4.6 2.6 8.6 1 12c1.6 3.4 5.6 7.4 11 7.4s9.4-4 11-7.4c-1.6-3.4-5.6-7.4-11-7.4Zm0 12.2a4.8 4.8 0 1 1 0-9.6 4.8 4.8 0 0 1 0 9.6Z" />
      <circle cx="12" cy="12" r="2.6" />
      {!isOpen && <path d="M3.4 1.8 22.2 20.6l-1.6 1.6L1.8 3.4Z" stroke="#120b07" strokeWidth="1.4" />}
    </svg>
  )
}

/** What stands for one of the six figures. */
export function FigureIcon({ of }: { of: FigureName }) {
  return of === 'si' ? <Sight /> : <Icon name={figurePictures[of]} />
}
