/** Cards that are in play, or lie open: smaller than in a hand, on parchment. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Picture } from '../../art/picture.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { tintOf } from './art.ts'
import { aboutCard, cardWords, playedWords } from './inspect.ts'
import type { CardView, PlayedView } from './model-cards.ts'

/** Longer texts are set smaller. */
const WORDY = 64

/** What it costs to use it. */
export function Cost({ cost }: { readonly cost: number }) {
  return cost < 0 ? null : <b className="hb-cost">{cost}</b>
}

/** A word on what cannot be used: used, locked. */
function Word({ card: { isUsed, isLocked } }: { card: PlayedView }) {
  if (!isUsed && !isLocked) return null
  return <span className="hb-word">{isLocked ? say('locked') : say('used')}</span>
}

/** Enchantments and cards under it, each an edge of its own that can be looked at. */
function Under({ cards }: { cards: readonly CardView[] }) {
  const inspect = useInspect()
  return cards.map((card) => (
    <Thing
      key={card.id}
      of={{ kind: 'card', id: card.id }}
      label={cardWords(card)}
      className="hb-under"
      onInspect={inspect({ kind: 'card', id: card.id }, aboutCard(card))}
    >
      <Icon name={card.art} /> {card.title}
    </Thing>
  ))
}

/** An Item on its runes. */
export const PlayedItem = memo(function PlayedItem({ card }: { card: PlayedView }) {
  const { id, title, art, text, cost, isUsed, isLocked, holds, under } = card
  const of = { kind: 'card', id }
  const inspect = useInspect()
  return (
    <div className="hb-item-place" data-runes={card.runes.join(' ')}>
      <Thing of={of} label={playedWords(card)} onInspect={inspect(of, aboutCard(card))}>
        {(standing) => (
          <span
            className="hb-item"
            data-rune={card.runes[0]}
            data-state={cardStateOf(standing)}
            data-used={isUsed || isLocked || undefined}
            data-wordy={text.length > WORDY || undefined}
            data-face
          >
            <span className="hb-item-pic">
              <Picture icon={art} tint={tintOf(card)} />
              <Cost cost={cost} />
              <Word card={card} />
            </span>
            <b>{title}</b>
            <span className="hb-item-text">
              <MarkedText text={text.replaceAll('\n', ' ')} />
            </span>
            {holds > 0 && under.length === 0 && <small>{say('holds-none', { holds })}</small>}
          </span>
        )}
      </Thing>
      {under.length > 0 && (
        <span className="hb-unders">
          <Under cards={under} />
        </span>
      )}
    </div>
  )
})

/** A Skill, or a Companion, or an open card: a line with its picture. */
export const ItemLine = memo(function ItemLine({
  card,
  form = 'line',
}: {
  card: CardView
  form?: 'line' | 'chip'
}) {
  const { id, title, art, text, cost, kind, strength } = card
  const played = 'isUsed' in card ? (card as PlayedView) : undefined
  const of = { kind: 'card', id }
  const inspect = useInspect()
  return (
    <>
      <Thing
        of={of}
        label={played === undefined ? cardWords(card) : playedWords(played)}
        onInspect={inspect(of, aboutCard(card))}
      >
        {(standing) => (
          <span
            className="hb-line-card"
            data-form={form}
            data-kind={kind}
            data-state={cardStateOf(standing)}
            data-used={(played !== undefined && (played.isUsed || played.isLocked)) || undefined}
            title={form === 'chip' ? title : undefined}
            data-face
          >
            <span className="hb-line-pic">
              <Picture icon={art} tint={tintOf(card)} />
              {form === 'line' && <Cost cost={cost} />}
            </span>
            <span className="hb-line-words">
              <b>{title}</b>
              {form === 'line' && (
                <span>
                  {played?.isUsed === true && <em>{say('used')}. </em>}
                  {strength > 0 && <em>{say('falls-at', { strength })}. </em>}
                  <MarkedText text={text.replaceAll('\n', ' ')} />
                </span>
              )}
            </span>
          </span>
        )}
      </Thing>
      {played !== undefined && played.under.length > 0 && (
        <span className="hb-unders">
          <Under cards={played.under} />
        </span>
      )}
    </>
  )
})
