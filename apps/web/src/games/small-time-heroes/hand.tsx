/** The hand as a fan, what was played beside it, and the piles. */
import { motion } from 'motion/react'
import { memo, useState } from 'react'
import type { CSSProperties } from 'react'
import { MiniCard } from '../../table/card.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { useTable } from '../../table/context.ts'
import { Pile } from '../../table/pile.tsx'
import { useNamed } from './copies.ts'
import { HeroCard, HeroCardFace } from './hero-card.tsx'
import type { CardView, HeroView } from './model-heroes.ts'

/** Cards side by side, overlapping as much as they must. */
function Fan({ cards, name, lie }: { cards: readonly CardView[]; name: string; lie: string }) {
  const named = useNamed('card', cards)
  const { picked } = useTable()
  // Of several copies the one that was touched last lifts.
  const [touched, setTouched] = useState(-1)
  const middle = (cards.length - 1) / 2
  return (
    <ul className="fan hero-fan" aria-label={name} style={{ '--cards': cards.length } as CSSProperties}>
      {cards.map((card, i) => {
        const of = named(card)
        const isPicked = picked.some(({ kind, id }) => kind === 'card' && id === of)
        const copies = cards.filter((one) => named(one) === of)
        const lifted = copies.some(({ id }) => id === touched) ? touched : copies[0].id
        const off = middle === 0 ? 0 : (i - middle) / middle
        const style = {
          '--tilt': `${off * Math.min(3.4, middle * 1.6)}deg`,
          '--drop': `${off ** 2 * 0.45}em`,
        }
        return (
          <li key={card.id} style={style as CSSProperties} onPointerDown={() => setTouched(card.id)}>
            <HeroCard
              card={card}
              named={of}
              lie={lie}
              isTwin={isPicked && card.id !== lifted}
              className="in-hand"
              isDrawn
            />
          </li>
        )
      })}
    </ul>
  )
}

/** What was played this turn [R34]. */
function Played({ cards, lie }: { cards: readonly CardView[]; lie: string }) {
  if (cards.length === 0) return null
  return (
    <ul className="played" aria-label="Played this turn">
      {cards.map((card) => (
        <motion.li
          key={card.id}
          layoutId={`card-${card.id}`}
          layoutDependency={lie}
          transition={{ duration: 0.3 }}
          title={card.title}
        >
          <MiniCard title={card.title} art={card.art} tone={card.type} cost={null} />
        </motion.li>
      ))}
    </ul>
  )
}

export const HandArea = memo(function HandArea({ hero }: { hero: HeroView }) {
  const [isOpen, setOpen] = useState(false)
  const top = hero.discard.at(-1)
  const lie = [...hero.hand, 'and', ...hero.played, 'and', ...(top === undefined ? [] : [top])]
    .map((card) => (typeof card === 'string' ? card : card.id))
    .join()
  return (
    <div className="hand-area">
      <Fan cards={hero.hand} name={`${hero.name}'s hand`} lie={lie} />
      <div className="beside-hand">
        <Played cards={hero.played} lie={lie} />
        <div className="piles">
          <Pile count={hero.deckCount} name="Deck" />
          <Pile count={hero.discard.length} name="Discard" onOpen={() => setOpen(true)}>
            {top === undefined ? undefined : (
              <motion.span
                key={top.id}
                layoutId={`card-${top.id}`}
                layoutDependency={lie}
                className="pile-top"
                transition={{ duration: 0.3 }}
                title={top.title}
              >
                <MiniCard title={top.title} art={top.art} tone={top.type} cost={null} />
              </motion.span>
            )}
          </Pile>
        </div>
      </div>
      {isOpen && (
        <CardDialog
          title={`${hero.name}'s discard pile`}
          groups={[{ title: 'Discard pile', cards: hero.discard.toReversed() }]}
          Face={HeroCardFace}
          className="sth-dialog sth-type"
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
})
