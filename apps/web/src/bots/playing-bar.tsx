/** A bot plays somebody's turn: any key or click stops it. */
import { useEffect } from 'react'
import { say } from '../words/bots.ts'
import type { Helper } from './helper.ts'
import { useHelp } from './use-help.ts'

export function PlayingBar({ helper }: { helper: Helper }) {
  const { playing } = useHelp(helper)
  useEffect(() => {
    if (playing === null) return
    const stop = (): void => helper.stopPlaying()
    window.addEventListener('keydown', stop, true)
    window.addEventListener('pointerdown', stop, true)
    return () => {
      window.removeEventListener('keydown', stop, true)
      window.removeEventListener('pointerdown', stop, true)
    }
  }, [playing, helper])
  if (playing === null) return null
  return (
    <section className="bot-box playing-bar" role="status">
      <p>
        {say('playing-bar.any-key-or-click', {
          what:
            playing === 'once' ? say('playing-bar.a-bot-decides-this') : say('playing-bar.a-bot-plays-your'),
        })}
      </p>
    </section>
  )
}
