/** An enemy on its board: in the light over its plate, as a tile in the dark and where many stand; the Demon great. */
import { motion } from 'motion/react'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Silhouette } from '../../art/silhouette.tsx'
import { Bust } from '../../busts/bust.tsx'
import { Foe, Seal, Strength } from '../../kit/foe.tsx'
import type { FoeProps } from '../../kit/foe.tsx'
import { useSizeOfFrame } from '../../kit/frame.tsx'
import { Shaken, Signs } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import { DiceOf } from './dice.tsx'
import { aboutEnemy, enemyMarks, enemyWords } from './inspect.ts'
import type { DemonView, EnemyView } from './model-enemies.ts'
import type { SeatView } from './model.ts'
import { Sight } from './sight.tsx'
import { percent } from './use-model.ts'

/** The eye with the sight it takes: gold if you see it, crossed out with what is missing if not. */
function Eye({ enemy: { seenBy, needs }, seat }: { enemy: EnemyView; seat: SeatView }) {
  const isSeen = seenBy[seat.seat]
  const note = isSeen ? undefined : say('short', { short: needs - seat.sight })
  return (
    <Seal icon={<Sight isOpen={isSeen} />} isOpen={isSeen} note={note}>
      {needs}
    </Seal>
  )
}

/** Who of several players sees it: a letter for each, filled or dashed. */
function SeenBy({ enemy: { seenBy }, seats }: { enemy: EnemyView; seats: readonly SeatView[] }) {
  return (
    <span className="hb-seen-by">
      {seats.map(({ seat, name, isAlive }) => (
        <i key={seat} data-seen={seenBy[seat]} data-out={!isAlive || undefined}>
          {name.charAt(0)}
        </i>
      ))}
    </span>
  )
}

/** HP and AR as one figure, the parts small. */
export function Life({ hp, ar }: { readonly hp: number; readonly ar: number }) {
  return <Strength parts={[hp, ar]} title={say('strength-of', { sum: hp + ar, hp, ar })} />
}

/** What else holds for it, small: all of it stands in its words. */
function Marks({ enemy }: { enemy: EnemyView }) {
  const { isStunned, isExposed, sundered, holds, showdown } = enemy
  const shown = [
    isStunned && marks.stunned,
    isExposed && marks.exposed,
    sundered > 0 && marks.sundered,
    holds.length > 0 && marks.holds,
    showdown !== '' && marks.combat,
  ].filter((icon) => icon !== false)
  if (shown.length === 0) return null
  return (
    <span className="hb-marks" title={enemyMarks(enemy).join(', ')}>
      {shown.map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
    </span>
  )
}

export interface EnemyProps {
  readonly enemy: EnemyView
  readonly seat: SeatView
  readonly seats: readonly SeatView[]
  readonly form: 'plate' | 'tile' | 'great'
  /** The chance that what is picked fells it; undefined: nothing is picked. */
  readonly odds: number | undefined
}

/** All of it that hangs on no choice. */
function useFace({ enemy, seat, seats, form }: EnemyProps): Omit<FoeProps, 'state' | 'tag'> {
  const size = useSizeOfFrame()
  const isFlat = size === 'phone' || size === 'phone-turned'
  const { title, text, hp, ar, damage, acid, sum, goal, isTarget, seenBy, art } = enemy
  return {
    ...{ name: title, form, isFar: !seenBy[seat.seat] },
    text: <MarkedText text={text.replaceAll('\n', ' ')} />,
    figure: <Silhouette icon={art} />,
    seal: <Eye enemy={enemy} seat={seat} />,
    line: (
      <>
        <Life hp={hp} ar={ar} />
        <Marks enemy={enemy} />
        <DiceOf {...{ damage, acid }} isShort={form !== 'plate' || isFlat} />
      </>
    ),
    ...(seats.length > 1 && { foot: <SeenBy enemy={enemy} seats={seats} /> }),
    ...(isTarget && {
      have: (
        <>
          <b>{sum}</b> {say('of-goal', { goal })}
        </>
      ),
    }),
  }
}

function EnemyThing(props: EnemyProps & Pick<FoeProps, 'tag'> & Partial<Pick<FoeProps, 'figure'>>) {
  const { enemy, seat, odds, tag, figure } = props
  const face = useFace(props)
  const of = { kind: 'enemy', id: enemy.id }
  const key = `enemy:${enemy.id}`
  const inspect = useInspect()
  return (
    <>
      <Thing of={of} label={enemyWords(enemy, seat)} onInspect={inspect(of, aboutEnemy(enemy, seat))}>
        {(standing) => (
          <Shaken of={key} className="shakes">
            <Foe
              {...face}
              {...(figure !== undefined && { tag, figure })}
              {...(odds !== undefined && { chance: percent(odds) })}
              state={cardStateOf(standing)}
            />
          </Shaken>
        )}
      </Thing>
      <Signs of={key} />
    </>
  )
}

export const Enemy = memo(function Enemy(props: EnemyProps & { readonly lie: string }) {
  return (
    <motion.li
      layoutId={`enemy:${props.enemy.id}`}
      layoutDependency={props.lie}
      layout="position"
      className="k-board-place"
      initial={{ opacity: 0, y: -14 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.35 }}
    >
      <EnemyThing {...props} />
    </motion.li>
  )
})

/** The Demon: the largest thing in the hall. */
export function Demon({ demon, ...props }: Omit<EnemyProps, 'form'> & { readonly demon: DemonView }) {
  const isLast = demon.side === 'b'
  return (
    <div className="k-board-place">
      <EnemyThing
        {...props}
        form="great"
        tag={isLast ? say('side-b-now') : say('side-a-now')}
        figure={<Bust of={props.enemy.who} hurt={isLast ? 2 : 0} />}
      />
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
      <span className="k-foe-tag">{say('side-b-next')}</span>
      <Bust of={who} hurt={2} />
      <p>
        <MarkedText text={text.replaceAll('\n', ' ')} />
      </p>
      <span className="k-foe-line">
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
