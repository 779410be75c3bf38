/** The card in play with its unused actions, the hand of the player one looks at, and their piles. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { memo, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { useInspect } from '../../table/inspector.tsx'
import { Fan } from '../../table/fan.tsx'
import { Pile } from '../../table/pile.tsx'
import { sentence } from '../../table/words.ts'
import { CardFace, HandCard } from './card.tsx'
import { Revealed } from './guild.tsx'
import { aboutCard } from './inspect.ts'
import type { CardView, InPlayView } from './model-cards.ts'
import type { GuildView, SeatView } from './model.ts'

interface ActionProps {
  readonly action: InPlayView['actions'][number]
  /** What begins it; undefined if it cannot be used now. */
  readonly choice: OfferedChoice | undefined
}

function CardAction({ action: { text, art, isUsed }, choice }: ActionProps) {
  const session = useSession()
  const body = (
    <>
      <Icon name={art} />
      <span>{text}</span>
      {isUsed && <span className="aloud"> (used)</span>}
    </>
  )
  return (
    <li className={isUsed ? 'used' : ''}>
      {choice === undefined ? (
        <span className="kh-rest">{body}</span>
      ) : (
        <button
          type="button"
          className="kh-rest can"
          title={sentence(choice.notation)}
          onClick={() => session.take(choice)}
        >
          {body}
        </button>
      )}
    </li>
  )
}

interface PlayProps {
  readonly inPlay: InPlayView | null
  readonly played: readonly CardView[]
  /** For the Guild card that is being resolved. */
  readonly guild: GuildView
}

/** What is in play: used actions are struck out, the others can still be used in any order. */
function PlayArea({ inPlay, played, guild }: PlayProps) {
  const { candidates, isPlaying } = useTable()
  const inspect = useInspect()
  if (inPlay === null && played.length === 0 && guild.card === null) return null
  const begin = (design: number) =>
    isPlaying
      ? undefined
      : candidates.find(
          ({ kind, concerns: [first] }) =>
            kind === 'begin-action' && first?.kind === 'action' && first.id === design,
        )
  return (
    <section className="kh-play" aria-label="Play area">
      {guild.card !== null && <Revealed card={guild.card} toReveal={guild.toReveal} />}
      {inPlay !== null && (
        <div className="kh-in-play">
          <button
            type="button"
            className="kh-in-play-name"
            title="Read this card"
            onClick={inspect({ kind: 'card', id: inPlay.card.id }, aboutCard(inPlay.card))}
          >
            <Icon name={inPlay.card.art} />
            <b>{inPlay.card.title}</b>
          </button>
          <ul aria-label="Its actions">
            {inPlay.actions.map((action, i) => (
              <CardAction key={i} action={action} choice={action.isUsed ? undefined : begin(action.design)} />
            ))}
          </ul>
        </div>
      )}
      {played.length > 0 && (
        <p className="kh-played">
          <span>Played: </span>
          {played.map(({ id, title, art }) => (
            <span key={id} className="kh-played-card" title={title}>
              <Icon name={art} label={title} />
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

interface HandProps extends PlayProps {
  readonly seat: SeatView
  readonly lie: string
}

export const HandArea = memo(function HandArea({ seat, inPlay, played, guild, lie }: HandProps) {
  const [isOpen, setOpen] = useState(false)
  const { name, hand, deckCount, discard } = seat
  const top = discard.at(-1)
  return (
    <section className="kh-hand" aria-label={`${name}: hand and piles`}>
      <PlayArea inPlay={inPlay} played={played} guild={guild} />
      <Fan name={`${name}: hand`} count={hand.length} className="kh-fan">
        {hand.map((card) => (
          <li key={card.id}>
            <HandCard card={card} lie={lie} />
          </li>
        ))}
      </Fan>
      <div className="hand-piles kh-piles">
        <Pile count={deckCount} name="Deck" />
        <Pile count={discard.length} name="Discard" onOpen={() => setOpen(true)}>
          {top === undefined ? undefined : (
            <span className="kh-pile-top">
              <Icon name={top.art} />
            </span>
          )}
        </Pile>
      </div>
      {isOpen && (
        <CardDialog
          title={`${name}: discard pile`}
          groups={[{ title: 'Discard pile', cards: discard.toReversed() }]}
          Face={CardFace}
          className="kh-dialog"
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
})
