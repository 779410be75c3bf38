/** The table of Hellbringer: who gathers, the game, its end. Most of it is loaded while somebody chooses who to be. */
import { LayoutGroup, MotionConfig } from 'motion/react'
import { Banner } from '../../table/banner.tsx'
import { useTable } from '../../table/context.ts'
import { ANNOUNCED, announcementOf } from './announcements.ts'
import { EffectsProvider } from './effects.tsx'
import { HellbringerEnd } from './end.tsx'
import { ClassGathering } from './gathering.tsx'
import type { Model } from './model.ts'
import { useModel } from './use-model.ts'
import { usePlaying } from './use-playing.ts'
import './table.css'

/** The game, once it is loaded. */
function Game({ model }: { model: Model }) {
  const file = usePlaying()
  return file && <file.Playing model={model} />
}

export function HellbringerTable() {
  const model = useModel()
  const { look, isPlaying } = useTable()
  const isOver = look.outcome !== 'playing' && !isPlaying
  const isGathering = model.seats.some(({ hero }) => hero < 0)
  return (
    <MotionConfig reducedMotion="user">
      <LayoutGroup>
        <EffectsProvider model={model}>
          {isOver || isGathering ? (
            <div className="hb-scene k-whole">
              {isOver ? (
                <HellbringerEnd model={model} isWon={look.outcome === 'won'} />
              ) : (
                <ClassGathering model={model} />
              )}
            </div>
          ) : (
            <Game model={model} />
          )}
          <Banner model={model} announcementOf={announcementOf} life={ANNOUNCED} />
        </EffectsProvider>
      </LayoutGroup>
    </MotionConfig>
  )
}
