/** The table itself, with the pictures of cards and enemies: it is loaded while somebody chooses who to be. */
import { useEffect, useState } from 'react'

let file: typeof import('./playing.tsx') | undefined
let loading: Promise<void> | undefined

/** What draws the game, as soon as it is there. */
export function usePlaying(): typeof file {
  const [shown, show] = useState(file)
  useEffect(() => {
    loading ??= import('./playing.tsx').then((loaded) => {
      file = loaded
    })
    void loading.then(() => show(file))
  }, [])
  return shown
}
