/** Cards that are in play, or lie open: smaller than in a hand, on parchment. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { PlayedCard } from '../../kit/played-card.tsx'
import type { PlayedCardProps } from '../../kit/played-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { tintOf } from './art.ts'
import { aboutCard, cardWords, playedWords } from './inspect.ts'
import type { CardView, PlayedView } from './model-cards.ts'

/** Why it cannot be used: used, locked. */
const spentWord = ({ isUsed, isLocked }: PlayedView): string | undefined =>
  isLocked ? say('locked') : isUsed ? say('used') : undefined

/** Enchantments and cards under it, each an edge of its own that can be looked at. */
function Under({ cards }: { cards: readonly CardView[] }) {
  const inspect = useInspect()
  if (cards.length === 0) return null
  return (
    <span className="hb-unders">
      {cards.map((card) => (
        <Thing
          key={card.id}
          of={{ kind: 'card', id: card.id }}
          label={cardWords(card)}
          onInspect={inspect({ kind: 'card', id: card.id }, aboutCard(card))}
        >
          <Icon name={card.art} /> {card.title}
        </Thing>
      ))}
    </span>
  )
}

interface OpenProps {
  readonly card: CardView
  readonly form?: PlayedCardProps['form']
  readonly label?: string
  readonly more?: Pick<PlayedCardProps, 'spent' | 'note' | 'edge'>
}

/** A card that lies open. */
export const OpenCard = memo(function OpenCard({ card, form = 'line', label, more }: OpenProps) {
  const { id, title, art, text, cost, strength } = card
  const of = { kind: 'card', id }
  const inspect = useInspect()
  return (
    <Thing of={of} label={label ?? cardWords(card)} onInspect={inspect(of, aboutCard(card))}>
      {(standing) => (
        <PlayedCard
          {...{ form, title, art, ...more }}
          tint={tintOf(card)}
          gem={cost < 0 || form === 'chip' ? undefined : cost}
          length={text.length}
          state={cardStateOf(standing)}
        >
          {strength > 0 && <b>{say('falls-at', { strength })}. </b>}
          <MarkedText text={text.replaceAll('\n', ' ')} />
        </PlayedCard>
      )}
    </Thing>
  )
})

/** An Item on its runes, a Skill or a Companion: with what lies under it. */
export const InPlay = memo(function InPlay({ card, form }: { card: PlayedView; form: 'gear' | 'line' }) {
  const { runes, holds, under } = card
  return (
    <>
      <OpenCard
        {...{ card, form }}
        label={playedWords(card)}
        more={{
          spent: spentWord(card),
          edge: runes[0],
          note: holds > 0 && under.length === 0 ? say('holds-none', { holds }) : undefined,
        }}
      />
      <Under cards={under} />
    </>
  )
})
