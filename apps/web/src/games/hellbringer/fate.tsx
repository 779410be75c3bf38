/** If you end the turn now: how likely you fall, whom the Enemy die hits, what all dice may come to, and what a card in hand would change. */
import { ENEMY_DIE, RESULTS } from '@hearthkeep/game-hellbringer'
import { Icon } from '../../art/icon.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { say } from '../../words/hellbringer.ts'
import { DiceOf } from './dice.tsx'
import type { Model, Result, SeatView } from './model.ts'
import { LETHAL, RED, SKULL } from './use-fate.ts'
import type { Fate } from './use-fate.ts'
import { percent } from './use-model.ts'

/** How bad a chance to fall is: calm, red, with a skull, lethal. */
export function levelOf(falls: number | undefined): 'calm' | 'red' | 'skull' | 'lethal' {
  if (falls === undefined || falls < RED) return 'calm'
  return falls < SKULL ? 'red' : falls < LETHAL ? 'skull' : 'lethal'
}

/** Each result of the Enemy die, as wide as it is likely; red where you are hit. */
function FourBoxes({ fate, seat, model }: { fate: Fate; seat: SeatView; model: Model }) {
  const companions = seat.companions.map(({ title }) => title)
  const whom = (result: Result): string => {
    if (result === 'miss') return say('box.miss')
    if (result === 'player') return say('box.you')
    if (companions.length === 0) return say('box.you')
    return result === 'companion' ? companions.join(say('and')) : say('box.both')
  }
  return (
    <ol className="hb-boxes">
      {RESULTS.map((result, i) => (
        <li
          key={result}
          style={{ flexGrow: ENEMY_DIE.filter((face) => face === i).length }}
          data-hit={fate.isHit(result) || undefined}
          data-now={model.face === result || undefined}
          title={say(`face.${result}`)}
        >
          <b>{ENEMY_DIE.filter((face) => face === i).length}</b>
          <span>{whom(result)}</span>
        </li>
      ))}
    </ol>
  )
}

/** What the dice may come to against you if they hit. */
function Spread({ fate: { bars }, strength }: { fate: Fate; strength: number }) {
  if (bars.length === 0) return <div className="hb-spread" />
  const most = Math.max(...bars.map(({ chance }) => chance))
  const low = Math.min(bars[0].total, strength)
  const high = Math.max(bars.at(-1)?.total ?? 0, strength)
  const slots = Math.max(6, (high - low) / 5 + 1)
  const at = (value: number): string => `${(100 * (value - low)) / 5 / slots}%`
  const isLabelled = (total: number): boolean => total % (slots > 12 ? 20 : 10) === 0
  return (
    <div className="hb-spread" aria-hidden="true">
      {bars.map(({ total, chance, isFall }) => (
        <i
          key={total}
          data-fall={isFall || undefined}
          style={{
            left: at(total),
            width: `${100 / slots}%`,
            height: `${Math.max(3, (78 * chance) / most)}%`,
          }}
        >
          {isLabelled(total) && <small>{total}</small>}
        </i>
      ))}
      <s style={{ left: at(strength) }} />
    </div>
  )
}

interface LineProps {
  readonly icon: string
  readonly name: string
  readonly about: string
  readonly chance: number | undefined
}

function Line({ icon, name, about, chance }: LineProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {name}
        <small>{about}</small>
      </span>
      <b data-level={levelOf(chance)}>{chance === undefined ? '…' : percent(chance)}</b>
    </li>
  )
}

/** What changes it: defences at hand; and what becomes of Companions. */
function Answers({ fate: { defences, companions } }: { fate: Fate }) {
  return (
    <ul className="hb-answers">
      {defences.map(({ card, falls }) => (
        <Line key={card.id} icon={card.art} name={card.title} about={say('in-hand-then')} chance={falls} />
      ))}
      {companions.map(({ card, falls }) => (
        <Line
          key={card.id}
          icon={card.art}
          name={say('companion-falls', { name: card.title })}
          about={say('at-or-more', { strength: card.strength })}
          chance={falls}
        />
      ))}
    </ul>
  )
}

/** The chance itself, and what hangs on it. */
function Chance({ falls, seat, isAlone }: { falls: number | undefined; seat: SeatView; isAlone: boolean }) {
  return (
    <p className="hb-falls" data-level={levelOf(falls)}>
      <b>{falls === undefined ? '…' : percent(falls)}</b>
      <span>{isAlone ? say('you-fall-lost') : say('seat-falls', { name: seat.name })}</span>
    </p>
  )
}

/** What they do besides if they strike. */
function Besides({ model: { enemies } }: { model: Model }) {
  const some = enemies.filter(({ hasAbility, isStunned }) => hasAbility && !isStunned)
  if (some.length === 0) return null
  return (
    <div className="hb-besides">
      <h3>{say('besides')}</h3>
      <ul>
        {some.map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b> <MarkedText text={text.replaceAll('\n', ' ')} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export interface FateProps {
  readonly model: Model
  readonly seat: SeatView
  readonly fate: Fate
}

/** Ignored dice, in words. */
function ignoredWords({ ignores: { damage, acid } }: SeatView): string {
  return [damage > 0 && say.count('ignores-damage', damage), acid > 0 && say.count('ignores-acid', acid)]
    .filter(Boolean)
    .join(' ')
}

export function FatePanel({ model, seat, fate }: FateProps) {
  const { enemies, seats, phase } = model
  const awake = enemies.filter(({ isStunned }) => !isStunned)
  const sum = (kind: 'damage' | 'acid'): number => awake.reduce((all, enemy) => all + enemy[kind], 0)
  const falls = fate.fallOf(seat.seat)
  return (
    <section className="hb-fate" data-level={levelOf(falls)} aria-label={say('fate')}>
      <h2 className="k-h">
        {phase === 2 ? say('fate-enemies') : seats.length === 1 ? say('fate-now') : say('fate-next')}
      </h2>
      <div className="hb-chances">
        <Chance falls={falls} seat={seat} isAlone={seats.length === 1} />
      </div>
      <FourBoxes {...{ fate, seat, model }} />
      <p className="hb-sums">
        {say.count('enemies-roll-all', awake.length)}{' '}
        <DiceOf damage={sum('damage')} acid={sum('acid')} isShort />
        <br />
        {ignoredWords(seat)} {say('you-fall-at', { strength: seat.strength })}
      </p>
      <Spread fate={fate} strength={seat.strength} />
      <Answers fate={fate} />
      <Besides model={model} />
    </section>
  )
}
