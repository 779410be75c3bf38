/** The Intent cards: the back shows what may come, the front what does. */
import { motion } from 'motion/react'
import { Icon } from '../../art/icon.tsx'
import type { IntentView } from './model-enemies.ts'

function count(results: number): string {
  return results === 1 ? 'certain' : `one of these ${results === 2 ? 'two' : 'three'}`
}

function Intent({ intent, isAlone }: { intent: IntentView; isAlone: boolean }) {
  const { heroName, results, isRevealed, isDone, slot } = intent
  const names = results.map(({ name }) => name).join(' or ')
  const words = `${heroName}'s Intent: ${isRevealed ? `${names}, turned up` : names}`
  return (
    <motion.li
      key={`${slot}${isRevealed ? 'front' : 'back'}`}
      className={`intent ${isRevealed ? 'front' : 'back'} ${isRevealed && isDone ? 'done' : ''}`}
      aria-label={words}
      initial={isRevealed ? { rotateY: 90 } : { opacity: 0, y: -30 }}
      animate={isRevealed ? { rotateY: 0 } : { opacity: 1, y: 0 }}
      transition={{ duration: 0.35 }}
    >
      <span className="intent-whose">{isAlone ? 'Intent' : `${heroName}'s Intent`}</span>
      <span className={`intent-symbols n${results.length}`}>
        {results.map(({ number, name, art }) => (
          <span key={number} className="intent-symbol">
            <Icon name={art} />
            <small>{name}</small>
          </span>
        ))}
      </span>
      <span className="intent-note">{isRevealed ? 'acts now' : count(results.length)}</span>
    </motion.li>
  )
}

export function Intents({ intents, isAlone }: { intents: readonly IntentView[]; isAlone: boolean }) {
  return (
    <ul className="intents" aria-label="Intents: what the Enemies will do">
      {intents.map((intent) => (
        <Intent
          key={`${intent.slot}${intent.isRevealed ? 'front' : 'back'}`}
          intent={intent}
          isAlone={isAlone}
        />
      ))}
      {intents.length === 0 && (
        <li className="intent none" aria-hidden="true">
          <span className="intent-whose">Intent</span>
        </li>
      )}
    </ul>
  )
}
