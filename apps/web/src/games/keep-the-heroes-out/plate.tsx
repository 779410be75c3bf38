/** The clan one looks at: what it is, the card in play with its unused actions, and what comes at it. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { Plate } from '../../kit/plate.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { useInspect } from '../../table/inspector.tsx'
import { sentence } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { actionArt } from './art.ts'
import { aboutCard } from './inspect.ts'
import type { InPlayView } from './model-cards.ts'
import type { SeatView } from './model.ts'
import { useClanThreat } from './use-model.ts'
import './plate.css'

interface ActionProps {
  readonly action: InPlayView['actions'][number]
  /** What begins it; undefined if it cannot be used now, or is used by clicking elsewhere. */
  readonly choice: OfferedChoice | undefined
}

function CardAction({ action: { text, art, isUsed }, choice }: ActionProps) {
  const session = useSession()
  const body = (
    <>
      <Icon name={art} />
      <span>{sentence(text)}</span>
      {isUsed && <span className="aloud">{say('used')}</span>}
    </>
  )
  return (
    <li data-used={isUsed || undefined}>
      {choice === undefined ? (
        <span className="kh-act">{body}</span>
      ) : (
        <button
          type="button"
          className="kh-act can"
          title={sentence(choice.notation)}
          onClick={() => session.take(choice)}
        >
          {body}
        </button>
      )}
    </li>
  )
}

/** The card in play: used actions are struck out, the others can still be used in any order. */
function PlayArea({ inPlay: { card, actions } }: { inPlay: InPlayView }) {
  const { candidates, isPlaying } = useTable()
  const inspect = useInspect()
  const begin = (design: number) =>
    isPlaying
      ? undefined
      : candidates.find(
          ({ kind, concerns: [first] }) =>
            kind === 'begin-action' && first?.kind === 'action' && first.id === design,
        )
  return (
    <section className="kh-in-play" aria-label={say('play-area')}>
      <button
        type="button"
        className="kh-in-play-name"
        title={say('read-this')}
        onClick={inspect({ kind: 'card', id: card.id }, aboutCard(card))}
      >
        <Icon name={card.art} />
        <b>{card.title}</b>
      </button>
      <ul aria-label={say('its-actions')}>
        {actions.map((action, i) => (
          <CardAction key={i} action={action} choice={action.isUsed ? undefined : begin(action.design)} />
        ))}
      </ul>
    </section>
  )
}

export function ClanPlate({ seat, inPlay }: { seat: SeatView; inPlay: InPlayView | null }) {
  const { clan, name, art, ability, health, wounds, meeples, supply, played } = seat
  const threat = useClanThreat(seat)
  return (
    <Plate
      name={name}
      calling={
        health > 1
          ? say('of-health', { left: health - wounds, health })
          : say('of-in-the-dungeon', { left: meeples - supply, meeples })
      }
      icon={art}
      face={<Medal of={clan} />}
      state={seat.isActive ? 'active' : 'calm'}
      threat={threat}
    >
      <p className="kh-ability">
        <Icon name={actionArt['activate']} />
        <span>
          <b>{say('activate-label')}</b> {ability}
        </span>
      </p>
      <div className="kh-play">
        {inPlay !== null && <PlayArea inPlay={inPlay} />}
        {played.length > 0 && (
          <p className="kh-played">
            <span>{say('played')}</span>
            {played.map((card) => (
              <Icon key={card.id} name={card.art} label={card.title} />
            ))}
          </p>
        )}
      </div>
    </Plate>
  )
}
