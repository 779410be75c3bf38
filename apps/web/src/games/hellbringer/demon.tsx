/** The Demon: the largest thing in the hall, with the side that is still to come beside it. */
import { Bust } from '../../busts/bust.tsx'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { targetStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { DiceOf } from './dice.tsx'
import { Signs } from './effects.tsx'
import { Life } from './enemy.tsx'
import { aboutEnemy, enemyWords } from './inspect.ts'
import type { DemonView, EnemyView } from './model-enemies.ts'
import type { SeatView } from './model.ts'
import { Sight } from './sight.tsx'
import { percent } from './use-model.ts'

interface DemonProps {
  readonly enemy: EnemyView
  readonly demon: DemonView
  readonly seat: SeatView
  readonly seats: readonly SeatView[]
  readonly odds: number | undefined
}

function Face({ enemy, demon, seat, odds }: DemonProps) {
  const { title, text, hp, ar, damage, acid, needs, seenBy, isTarget, sum, goal, who } = enemy
  const isSeen = seenBy[seat.seat]
  return (
    <>
      <Bust of={who} hurt={demon.side === 'b' ? 2 : 0} className="hb-demon-bust" />
      <span className="hb-demon-plate">
        <span className="hb-side">{demon.side === 'b' ? say('side-b-now') : say('side-a-now')}</span>
        <span className="hb-eye" data-seen={isSeen}>
          <Sight isOpen={isSeen} />
          <b>{needs}</b>
          {!isSeen && <small>{say('short', { short: needs - seat.sight })}</small>}
        </span>
        <b className="hb-name">{title}</b>
        <span className="hb-text">
          <MarkedText text={text.replaceAll('\n', ' ')} />
        </span>
        <span className="hb-line">
          <Life hp={hp} ar={ar} />
          <DiceOf {...{ damage, acid }} isShort />
        </span>
        {isTarget && (
          <span className="hb-have">
            <b>{sum}</b>
            {say('of-goal', { goal })}
          </span>
        )}
        {odds !== undefined && <span className="hb-chance">{percent(odds)}</span>}
      </span>
    </>
  )
}

export function DemonPlate(props: DemonProps & { readonly lie: string }) {
  const { enemy, seat } = props
  const of = { kind: 'enemy', id: enemy.id }
  const key = `enemy:${enemy.id}`
  const inspect = useInspect()
  return (
    <div className="hb-demon-place">
      <Thing of={of} label={enemyWords(enemy, seat)} onInspect={inspect(of, aboutEnemy(enemy, seat))}>
        {(standing) => (
          <Shaken of={key} className="hb-shaken">
            <span
              className="hb-demon"
              data-state={targetStateOf(standing, 'waits')}
              data-chosen={standing.state === 'picked' || undefined}
              data-face
            >
              <Face {...props} />
            </span>
          </Shaken>
        )}
      </Thing>
      <Signs of={key} />
    </div>
  )
}

/** What it will be once Side A is eliminated. */
export function SideB({ demon: { who, b }, seat }: { demon: DemonView; seat: SeatView }) {
  if (b === null) return null
  const { text, hp, ar, damage, acid, needs } = b
  const short = needs - seat.sight
  return (
    <section className="hb-side-b" aria-label={say('side-b-next')}>
      <span className="hb-side">{say('side-b-next')}</span>
      <Bust of={who} hurt={2} className="hb-side-b-bust" />
      <p>
        <MarkedText text={text.replaceAll('\n', ' ')} />
      </p>
      <span className="hb-line">
        <Life hp={hp} ar={ar} />
        <DiceOf {...{ damage, acid }} isShort />
      </span>
      <small>
        <Sight isOpen={short <= 0} />{' '}
        {short > 0 ? say('needs-short', { needs, short }) : say('needs', { needs })}
      </small>
    </section>
  )
}
