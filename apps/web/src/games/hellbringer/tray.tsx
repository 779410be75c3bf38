/** Below the enemies: the combination that is being built, the enemies' roll as it is answered, or cards that lie open to be taken. */
import { Icon } from '../../art/icon.tsx'
import { Scale } from '../../kit/scale.tsx'
import { Next, Tally, Total } from '../../kit/tally.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import { ShownDice } from './dice.tsx'
import { figuresEvery } from './fate.tsx'
import { OpenCard } from './item.tsx'
import type { CardView } from './model-cards.ts'
import type { CombinationView, EnemyView } from './model-enemies.ts'
import type { Model, SeatView } from './model.ts'
import { maybePercent, percent } from './use-model.ts'
import type { Strike } from './use-odds.ts'

interface TrayProps {
  readonly model: Model
  readonly seat: SeatView
  readonly strikes: readonly Strike[]
}

/** The attacks that are in it, and their dice. */
function Made({ combination }: { combination: CombinationView }) {
  const { joined, volleys, surplus, pierce } = combination
  const besides = [
    surplus > 0 && say('surplus', { surplus }),
    pierce > 0 && (pierce > 500 ? say('pierces-all') : say('pierces', { pierce })),
  ].filter((part) => part !== false)
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
      <small>{besides.join(' · ')}</small>
    </div>
  )
}

/** The running total against the target's. */
function SoFar({ combination, target }: { combination: CombinationView; target: EnemyView | undefined }) {
  const whom = combination.hitsAll ? say('at-all') : target?.title
  if (target === undefined) return <p className="k-tally-none">{whom ?? say('no-target')}</p>
  const { sum, goal } = target
  return (
    <Total sum={sum} about={whom ?? ''}>
      {goal > sum ? say('of-goal-needs', { goal, missing: goal - sum }) : say('of-goal', { goal })}
    </Total>
  )
}

const STEP = 5
/** To the next full ten, with some room. */
const endOf = (values: readonly number[]): number => 10 * Math.ceil((Math.max(...values, 40) + STEP) / 10)

/** A ruler from 0: what there is, where the target falls, and what the next attack may make of it. */
function Ruler({ sum, goal, totals }: { sum: number; goal: number; totals: Strike['totals'] }) {
  const end = endOf([sum, goal, ...totals.map(({ total }) => total)])
  return (
    <Scale
      from={0}
      to={end}
      step={STEP}
      every={figuresEvery(end)}
      filled={sum}
      mark={goal > 0 ? { at: goal, words: say('falls-at', { strength: goal }) } : undefined}
      bars={totals.map(({ total, chance }) => ({
        at: total,
        chance,
        isBeyond: goal > 0 && total >= goal,
        words: `${total}: ${percent(chance)}`,
      }))}
    />
  )
}

/** More than these are found on the board. */
const MOST_NEXT = 3

function spanOf({ totals }: Strike): string {
  const all = totals.map(({ total }) => total)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return low === high ? `${low}` : say('from-to', { low, high })
}

/** The attacks that may come next, the likeliest to be enough first. */
function useNexts(all: readonly Strike[], { combination }: Model) {
  const { picked } = useTable()
  // While a combination is open, this is about its target; what else a card may hit stands there.
  const joining = all.filter(({ enemy }) => combination?.hitsAll === true || enemy === combination?.target)
  const strikes = joining.length > 0 ? joining : all
  const isPicked = ({ card }: Strike): boolean =>
    picked.some(({ kind, id }) => kind === 'card' && id === card)
  const sorted = strikes.toSorted((one, other) => (other.reaches ?? -1) - (one.reaches ?? -1))
  const nexts = sorted.filter(({ card }, i) => sorted.findIndex((other) => other.card === card) === i)
  return { nexts: nexts.slice(0, MOST_NEXT), main: sorted.find(isPicked) ?? sorted.at(0), isPicked }
}

function Combination({ model, seat, strikes }: TrayProps) {
  const session = useSession()
  const { nexts, main, isPicked } = useNexts(strikes, model)
  const { combination, enemies } = model
  const held: readonly CardView[] = [...seat.companions, ...seat.items, ...seat.skills, ...seat.hand]
  const cardOf = (strike: Strike): CardView | undefined => held.find(({ id }) => id === strike.card)
  const target = enemies.find(({ isTarget }) => isTarget) ?? enemies.find(({ id }) => id === main?.enemy)
  const totals = main?.totals ?? []
  const made =
    combination === null ? (
      <p className="k-tally-none">{say('no-combination')}</p>
    ) : (
      <>
        <Made combination={combination} />
        <SoFar combination={combination} target={target} />
      </>
    )
  return (
    <Tally name={say('combination')} made={made}>
      <p className="k-tally-with">
        {main !== undefined && totals.length > 0
          ? say('with', { card: cardOf(main)?.title ?? '', span: spanOf(main) })
          : ''}
      </p>
      <Ruler sum={target?.sum ?? 0} goal={target?.goal ?? 0} totals={totals} />
      <div className="k-nexts">
        {nexts.map((strike) => {
          const { card: id, reaches } = strike
          const card = cardOf(strike)
          if (card === undefined) return null
          return (
            <Next
              key={id}
              icon={card.art}
              title={card.title}
              cost={card.cost <= 0 ? say('free') : say('ap', { cost: card.cost })}
              chance={maybePercent(reaches)}
              isChosen={isPicked(strike)}
              onPress={() => session.pick({ kind: 'card', id })}
            />
          )
        })}
      </div>
    </Tally>
  )
}

/** The Enemy die, the dice of all enemies, and what they come to against whoever is attacked. */
function TheirRoll({ model, seat }: TrayProps) {
  const { face, rolled, seats } = model
  if (face === null) return null
  const hit = seats.filter(({ isAttacked }) => isAttacked)
  const shown = hit.find((one) => one.seat === seat.seat) ?? hit.at(0)
  const title = shown === undefined ? say(`face.${face}`) : say('is-hit', { name: shown.name })
  const icon = face === 'miss' ? marks.free : face === 'companion' ? marks.companion : marks.target
  const made = (
    <>
      <span className="hb-enemy-die">
        <Icon name={icon} />
      </span>
      <p className="hb-struck">
        <b>{title}</b>
        <small>{say('enemy-die', { face: say(`face.${face}`) })}</small>
      </p>
      <ShownDice dice={rolled} {...(shown === undefined ? {} : { ignored: shown.ignores })} />
    </>
  )
  return (
    <Tally name={say('enemies-roll')} tone="roll" made={made}>
      {shown !== undefined && rolled.length > 0 && (
        <Total sum={shown.total} isBad={shown.total > 0 && shown.total >= shown.strength}>
          {say('against', { strength: shown.strength, name: shown.name })}
        </Total>
      )}
    </Tally>
  )
}

/** Cards that lie open and can be taken now. */
function Offer({ cards, title }: { cards: readonly CardView[]; title: string }) {
  return (
    <section className="hb-offer k-leather" aria-label={title}>
      <h3 className="k-h">{title}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <OpenCard card={card} />
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
