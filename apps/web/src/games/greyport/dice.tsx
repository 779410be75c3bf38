/** The dice of a fight, as they fall. */
import { AnimatePresence, motion } from 'motion/react'
import { useTable } from '../../table/context.ts'
import { DIE_NAMES } from './inspect.ts'
import type { Model } from './model.ts'

export function DiceTray({ model }: { model: Model }) {
  const { event, look, isPlaying } = useTable()
  const { dice, rolled } = model
  const isAsked = !isPlaying && look.prompt?.question === 'reroll'
  const isShown = dice.length > 0 && (isAsked || event?.kind === 'dice-rolled')
  const roll = dice.map(({ face }) => face).join()
  return (
    <div className="gp-dice-place">
      <AnimatePresence>
        {isShown && (
          <motion.div
            key={roll}
            className="gp-tray"
            role="img"
            aria-label={`The dice show ${rolled}`}
            initial={{ opacity: 0, scale: 0.8 }}
            animate={{ opacity: 1, scale: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.2 }}
          >
            {dice.map(({ die, face }, i) => (
              <motion.i
                key={i}
                className={`gp-die rolled ${DIE_NAMES[die]}`}
                initial={{ x: -120 - i * 30, y: 40, rotate: -540 }}
                animate={{ x: 0, y: 0, rotate: i % 2 === 0 ? -6 : 5 }}
                transition={{ duration: 0.55, ease: 'easeOut', delay: i * 0.06 }}
              >
                {face}
              </motion.i>
            ))}
            <b className="gp-total">{rolled}</b>
          </motion.div>
        )}
      </AnimatePresence>
    </div>
  )
}
