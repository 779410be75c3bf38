import { useEffect, useRef } from 'react'
import { play } from '../table/sounds.ts'

/** One low drum when what comes turns lethal, and not again before it was otherwise. */
export function useDrum(isLethal: boolean): void {
  const was = useRef(false)
  useEffect(() => {
    if (isLethal && !was.current) play('drum')
    was.current = isLethal
  }, [isLethal])
}
