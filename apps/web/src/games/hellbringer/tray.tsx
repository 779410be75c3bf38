/** Below the enemies: the combination that is being built, the enemies' roll as it is answered, or cards that lie open to be taken. */
import { RESULTS } from '@hearthkeep/game-hellbringer'
import { Icon } from '../../art/icon.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import { ShownDice } from './dice.tsx'
import { ItemLine } from './item.tsx'
import type { CardView } from './model-cards.ts'
import type { CombinationView, EnemyView } from './model-enemies.ts'
import type { Model, SeatView } from './model.ts'
import { Ruler } from './ruler.tsx'
import { percent } from './use-model.ts'
import type { Strike } from './use-odds.ts'

interface TrayProps {
  readonly model: Model
  readonly seat: SeatView
  readonly strikes: readonly Strike[]
}

/** The attacks that are in it, and their dice. */
function Made({ combination }: { combination: CombinationView }) {
  const { joined, volleys, surplus, pierce } = combination
  return (
    <div className="hb-made">
      <span className="hb-joined">
        {joined.map(({ id, art, title }) => (
          <span key={id} title={title}>
            <Icon name={art} /> <em>{title}</em>
          </span>
        ))}
      </span>
      {volleys.map((dice, i) => (
        <ShownDice key={i} dice={dice} isOpen={volleys.length === 1} />
      ))}
      <small>
        {[
          surplus > 0 && say('surplus', { surplus }),
          pierce > 0 && (pierce > 500 ? say('pierces-all') : say('pierces', { pierce })),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  )
}

/** The running total against the target's. */
function Total({ combination, target }: { combination: CombinationView; target: EnemyView | undefined }) {
  if (target === undefined)
    return <p className="hb-total">{combination.hitsAll ? say('at-all') : say('no-target')}</p>
  const { sum, goal, title } = target
  return (
    <p className="hb-total">
      <b>{sum}</b>
      <span>
        {goal > sum ? say('of-goal-needs', { goal, missing: goal - sum }) : say('of-goal', { goal })}
        <em>{combination.hitsAll ? say('at-all') : title}</em>
      </span>
    </p>
  )
}

/** An attack that may come next, with its chance. */
function Next({ strike, card, isChosen }: { strike: Strike; card: CardView; isChosen: boolean }) {
  const session = useSession()
  const { reaches } = strike
  return (
    <button
      type="button"
      className="hb-next"
      aria-pressed={isChosen}
      onClick={() => session.pick({ kind: 'card', id: strike.card })}
    >
      <Icon name={card.art} />
      <span>
        {card.title}
        <small>{card.cost <= 0 ? say('free') : say('ap', { cost: card.cost })}</small>
      </span>
      <b>{reaches === undefined ? '…' : percent(reaches)}</b>
    </button>
  )
}

const cardsOf = ({ hand, items, skills, companions }: SeatView): readonly CardView[] => [
  ...companions,
  ...items,
  ...skills,
  ...hand,
]
/** More than these are found on the board. */
const MOST_NEXT = 3

function spanOf({ totals }: Strike): string {
  const all = totals.map(({ total }) => total)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return low === high ? `${low}` : say('from-to', { low, high })
}

function Combination({ model, seat, strikes }: TrayProps) {
  const { picked } = useTable()
  const { combination, enemies } = model
  const held = cardsOf(seat)
  const cards = new Map(held.map((card) => [card.id, card]))
  const shown = strikes.toSorted((one, other) => (other.reaches ?? -1) - (one.reaches ?? -1))
  const isPicked = (card: number): boolean => picked.some(({ kind, id }) => kind === 'card' && id === card)
  const main = shown.find(({ card }) => isPicked(card)) ?? shown.at(0)
  const target =
    enemies.find(({ isTarget }) => isTarget) ??
    (main === undefined ? undefined : enemies.find(({ id }) => id === main.enemy))
  const sum = combination === null || target?.isTarget !== true ? 0 : target.sum
  const nexts = shown.filter(({ card }, i) => shown.findIndex((other) => other.card === card) === i)
  return (
    <section className="hb-tray" data-what="combination" aria-label={say('combination')}>
      {combination === null ? (
        <p className="hb-none">{say('no-combination')}</p>
      ) : (
        <div className="hb-so-far">
          <Made combination={combination} />
          <Total combination={combination} target={target} />
        </div>
      )}
      <div className="hb-ahead">
        <p className="hb-with">
          {main === undefined || main.totals.length === 0
            ? ''
            : say('with', { card: cards.get(main.card)?.title ?? '', span: spanOf(main) })}
        </p>
        <Ruler sum={sum} goal={target?.goal ?? 0} spread={main?.totals ?? []} />
        <div className="hb-nexts">
          {nexts.slice(0, MOST_NEXT).map((strike) => {
            const card = cards.get(strike.card)
            return card && <Next key={strike.card} {...{ strike, card }} isChosen={isPicked(strike.card)} />
          })}
        </div>
      </div>
    </section>
  )
}

/** The Enemy die, the dice of all enemies, and what they come to against whoever is attacked. */
function TheirRoll({ model, seat }: TrayProps) {
  const { face, rolled, seats } = model
  if (face === null) return null
  const hit = seats.filter(({ isAttacked }) => isAttacked)
  const shown = hit.find((one) => one.seat === seat.seat) ?? hit.at(0)
  const title = shown === undefined ? say(`face.${face}`) : say('is-hit', { name: shown.name })
  return (
    <section className="hb-tray" data-what="roll" aria-label={say('enemies-roll')}>
      <span className="hb-enemy-die" data-face-of={RESULTS.indexOf(face)}>
        <Icon name={face === 'miss' ? marks.free : face === 'companion' ? marks.companion : marks.target} />
      </span>
      <p className="hb-struck">
        <b>{title}</b>
        <small>{say('enemy-die', { face: say(`face.${face}`) })}</small>
      </p>
      <ShownDice dice={rolled} {...(shown === undefined ? {} : { ignored: shown.ignores })} />
      {shown !== undefined && rolled.length > 0 && (
        <p
          className="hb-against"
          data-falls={(shown.total > 0 && shown.total >= shown.strength) || undefined}
        >
          <b>{shown.total}</b>
          <span>{say('against', { strength: shown.strength, name: shown.name })}</span>
        </p>
      )}
    </section>
  )
}

/** Cards that lie open and can be taken now. */
function Offer({ cards, title }: { cards: readonly CardView[]; title: string }) {
  return (
    <section className="hb-tray" data-what="offer" aria-label={title}>
      <h3 className="k-h">{title}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <ItemLine card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Tray(props: TrayProps) {
  const { model } = props
  const revealed = model.piles.find(({ name }) => name === 'revealed')
  if (revealed !== undefined) return <Offer cards={revealed.cards} title={say('pile.revealed')} />
  if (model.phase === 2 && model.face !== null) return <TheirRoll {...props} />
  return <Combination {...props} />
}
