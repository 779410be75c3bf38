/** An enemy on its board: in the light with its figure over its plate, or as a tile in the dark and where many stand. */
import { motion } from 'motion/react'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useSizeOfFrame } from '../../kit/frame.tsx'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { targetStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import { DiceOf } from './dice.tsx'
import { Signs } from './effects.tsx'
import { Figure } from './figure.tsx'
import { aboutEnemy, enemyMarks, enemyWords } from './inspect.ts'
import type { EnemyView } from './model-enemies.ts'
import type { SeatView } from './model.ts'
import { Sight } from './sight.tsx'
import { percent } from './use-model.ts'

/** The eye with the sight it takes: gold if you see it, crossed out with what is missing if not. */
function Eye({ enemy: { seenBy, needs }, seat }: { enemy: EnemyView; seat: SeatView }) {
  const isSeen = seenBy[seat.seat]
  return (
    <span className="hb-eye" data-seen={isSeen}>
      <Sight isOpen={isSeen} />
      <b>{needs}</b>
      {!isSeen && <small>{say('short', { short: needs - seat.sight })}</small>}
    </span>
  )
}

/** Who of several players sees it: a letter for each, filled or dashed. */
function SeenBy({ enemy: { seenBy }, seats }: { enemy: EnemyView; seats: readonly SeatView[] }) {
  return (
    <span className="hb-seen-by">
      {seats.map(({ seat, name, isAlive }) => (
        <i key={seat} data-seen={seenBy[seat]} data-seat={seat} data-out={!isAlive || undefined}>
          {name.charAt(0)}
        </i>
      ))}
    </span>
  )
}

/** HP and AR as one figure, the parts small. */
export function Life({ hp, ar }: { readonly hp: number; readonly ar: number }) {
  return (
    <span className="hb-life" title={say('strength-of', { sum: hp + ar, hp, ar })}>
      <b>{hp + ar}</b>
      {ar > 0 && (
        <small>
          {hp} + {ar}
        </small>
      )}
    </span>
  )
}

const MARKS = ['isStunned', 'isExposed'] as const
const MARK_ICONS = { isStunned: marks.stunned, isExposed: marks.exposed } as const

/** What else holds for it, small: all of it stands in its words. */
function Marks({ enemy }: { enemy: EnemyView }) {
  const { sundered, holds, showdown } = enemy
  const shown = [
    ...MARKS.filter((mark) => enemy[mark]).map((mark) => MARK_ICONS[mark]),
    ...(sundered > 0 ? [marks.sundered] : []),
    ...(holds.length > 0 ? [marks.holds] : []),
    ...(showdown === '' ? [] : [marks.combat]),
  ]
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
  readonly form: 'plate' | 'tile'
  readonly lie: string
  /** The chance that what is picked fells it; undefined: nothing is picked. */
  readonly odds: number | undefined
}

function Face({ enemy, seat, seats, form, odds }: EnemyProps) {
  const size = useSizeOfFrame()
  const isFlat = size === 'phone' || size === 'phone-turned'
  const { title, text, hp, ar, damage, acid, sum, goal, isTarget } = enemy
  return (
    <>
      <Eye enemy={enemy} seat={seat} />
      <span className="hb-body">
        <Figure icon={enemy.art} />
      </span>
      <span className="hb-plate">
        <b className="hb-name">{title}</b>
        <span className="hb-text">
          <MarkedText text={text.replaceAll('\n', ' ')} />
        </span>
        <span className="hb-line">
          <Life hp={hp} ar={ar} />
          <Marks enemy={enemy} />
          <DiceOf {...{ damage, acid }} isShort={form === 'tile' || isFlat} />
        </span>
        {seats.length > 1 && <SeenBy enemy={enemy} seats={seats} />}
      </span>
      {isTarget && (
        <span className="hb-have">
          <b>{sum}</b>
          {say('of-goal', { goal })}
        </span>
      )}
      {odds !== undefined && <span className="hb-chance">{percent(odds)}</span>}
    </>
  )
}

export const Enemy = memo(function Enemy(props: EnemyProps) {
  const { enemy, seat, form, lie } = props
  const of = { kind: 'enemy', id: enemy.id }
  const key = `enemy:${enemy.id}`
  const inspect = useInspect()
  return (
    <motion.li
      layoutId={key}
      layoutDependency={lie}
      layout="position"
      className="hb-enemy-place"
      data-form={form}
      initial={{ opacity: 0, y: -14 }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: 0.35 }}
    >
      <Thing of={of} label={enemyWords(enemy, seat)} onInspect={inspect(of, aboutEnemy(enemy, seat))}>
        {(standing) => (
          <Shaken of={key} className="hb-shaken">
            <span
              className="hb-enemy"
              data-form={form}
              data-state={targetStateOf(standing, 'waits')}
              data-chosen={standing.state === 'picked' || undefined}
              data-aimed={enemy.isTarget || undefined}
              data-seen={enemy.seenBy[seat.seat]}
              data-face
            >
              <Face {...props} />
            </span>
          </Shaken>
        )}
      </Thing>
      <Signs of={key} />
    </motion.li>
  )
})
