/** If you end the turn now: how likely you fall, whom the Enemy die hits, what all dice may come to, and what a card in hand would change. */
import { ENEMY_DIE, RESULTS } from '@hearthkeep/game-hellbringer'
import { Instead, Option, Outlook, Shares } from '../../kit/outlook.tsx'
import type { Level } from '../../kit/outlook.tsx'
import { Scale } from '../../kit/scale.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { say } from '../../words/hellbringer.ts'
import { DiceOf } from './dice.tsx'
import type { Model, Result, SeatView } from './model.ts'
import { LETHAL, RED, SKULL } from './use-fate.ts'
import type { Fate } from './use-fate.ts'
import { maybePercent } from './use-model.ts'

/** How bad a chance to fall is. */
export function levelOf(falls: number | undefined): Level {
  if (falls === undefined || falls < RED) return 'calm'
  return falls < SKULL ? 'red' : falls < LETHAL ? 'skull' : 'lethal'
}

interface FateProps {
  readonly model: Model
  readonly seat: SeatView
  readonly fate: Fate
}

/** Each result of the Enemy die. */
function Results({ fate, seat, model }: FateProps) {
  const companions = seat.companions.map(({ title }) => title)
  const whom = (result: Result): string => {
    if (result === 'miss') return say('box.miss')
    if (result === 'player' || companions.length === 0) return say('box.you')
    return result === 'companion' ? companions.join(say('and')) : say('box.both')
  }
  const shares = RESULTS.map((result, i) => ({
    key: result,
    sides: ENEMY_DIE.filter((face) => face === i).length,
    words: whom(result),
    title: say(`face.${result}`),
    isHit: fate.isHit(result),
    isNow: model.face === result,
  }))
  return <Shares shares={shares} />
}

const STEP = 5
const FEWEST = 8
/** A figure at every so many, where the scale is long. */
export const figuresEvery = (span: number): number => (span > 150 ? 40 : span > 60 ? 20 : 10)

/** What the dice may come to against you if they hit. */
function Spread({ fate: { bars }, strength }: { fate: Fate; strength: number }) {
  if (bars.length === 0) return <div className="k-scale" />
  const all = [...bars.map(({ total }) => total), strength]
  const from = Math.min(...all)
  const to = Math.max(...all, from + STEP * FEWEST)
  return (
    <Scale
      {...{ from, to }}
      step={STEP}
      every={figuresEvery(to - from)}
      tone="loss"
      mark={{ at: strength, words: say('you-fall-at', { strength }) }}
      bars={bars.map(({ total, chance, isFall }) => ({ at: total, chance, isBeyond: isFall }))}
    />
  )
}

/** What changes it: defences at hand; and what becomes of Companions. */
function Answers({ fate: { defences, companions } }: { fate: Fate }) {
  return (
    <Instead>
      {defences.map(({ card: { id, art, title }, falls }) => (
        <Option
          key={id}
          icon={art}
          name={title}
          about={say('in-hand-then')}
          level={levelOf(falls)}
          figure={maybePercent(falls)}
        />
      ))}
      {companions.map(({ card: { id, art, title, strength }, falls }) => (
        <Option
          key={id}
          icon={art}
          name={say('companion-falls', { name: title })}
          about={say('at-or-more', { strength })}
          level={levelOf(falls)}
          figure={maybePercent(falls)}
        />
      ))}
    </Instead>
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
  const isAlone = seats.length === 1
  return (
    <Outlook
      name={say('fate')}
      title={phase === 2 ? say('fate-enemies') : isAlone ? say('fate-now') : say('fate-next')}
      level={levelOf(falls)}
      figure={maybePercent(falls)}
      about={isAlone ? say('you-fall-lost') : say('seat-falls', { name: seat.name })}
    >
      <Results {...{ fate, seat, model }} />
      <p>
        {say.count('enemies-roll-all', awake.length)}{' '}
        <DiceOf damage={sum('damage')} acid={sum('acid')} isShort />
        <br />
        {ignoredWords(seat)} {say('you-fall-at', { strength: seat.strength })}
      </p>
      <Spread fate={fate} strength={seat.strength} />
      <Answers fate={fate} />
      <Besides model={model} />
    </Outlook>
  )
}
