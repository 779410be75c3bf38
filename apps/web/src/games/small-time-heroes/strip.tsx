/** The strip above the row: where the Day stands, its Challenges, what comes next. */
import { memo, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, plain } from '../../table/words.ts'
import { marks } from './art.ts'
import { HeroCardFace } from './hero-card.tsx'
import { aboutChallenge, ENEMY_SIDE } from './inspect.ts'
import type { Model } from './model.ts'
import type { HeroView } from './model-heroes.ts'

const WAVES = ['I', 'II', 'III'] as const
const BOSS_WAVE = 4

function WaveTrack({ model }: { model: Model }) {
  const { day, days, wave, round, bossName, isCleared } = model
  const steps = [...WAVES, bossName]
  return (
    <ol className="wave-track" aria-label="Waves">
      {days > 1 && (
        <li className="day">
          <Icon name={marks.day} /> Day {Math.max(1, day)} of {days}
        </li>
      )}
      {steps.map((name, i) => {
        const number = i + 1
        const isDone = number < wave || (number === wave && isCleared)
        const isNow = number === wave && !isCleared
        return (
          <li
            key={name}
            className={isNow ? 'now' : isDone ? 'done' : ''}
            {...(isNow ? { 'aria-current': 'step' as const } : {})}
          >
            {number === BOSS_WAVE ? (
              <>
                <span className="aloud">Boss: </span>
                <span className="wave-boss">{name}</span>
              </>
            ) : (
              <span>
                <span className="wave-word">Wave </span>
                {name}
              </span>
            )}
            {isDone && <Icon name={marks.check} label="cleared" />}
            {isNow && round > 0 && <small>round {round}</small>}
          </li>
        )
      })}
    </ol>
  )
}

function Challenges({ model }: { model: Model }) {
  const inspect = useInspect()
  if (model.challenges.length === 0 || model.isCleared) return null
  return (
    <ul className="challenges" aria-label="Challenges of this Wave">
      {model.challenges.map((challenge) => {
        const { id, title, art, text } = challenge
        const of = { kind: 'challenge', id }
        return (
          <li key={id}>
            <Thing
              of={of}
              onInspect={inspect(of, aboutChallenge(challenge))}
              label={label('Challenge', title, plain(text))}
              className="challenge"
            >
              <Icon name={art} />
              <span>
                <b>{title}</b> <MarkedText text={text} side={ENEMY_SIDE} />
              </span>
            </Thing>
          </li>
        )
      })}
    </ul>
  )
}

/** The Market Row in small; the whole cards are a click away. */
function Market({ hero, reward }: { hero: HeroView; reward: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="pill market-button"
        onClick={() => setOpen(true)}
        title="Look at the Market Row"
      >
        <Icon name={marks.market} /> Market
        <span className="market-icons" aria-hidden="true">
          {hero.market.map(({ id, art, type }) => (
            <Icon key={id} name={art} className={`tone-${type}`} />
          ))}
        </span>
      </button>
      {isOpen && (
        <CardDialog
          title={`${hero.name}'s Market Row`}
          groups={[{ title: 'Market Row', cards: hero.market.toReversed() }]}
          Face={HeroCardFace}
          className="sth-dialog sth-type"
          onClose={() => setOpen(false)}
        >
          <p className="dialog-note">
            Cards you may gain after a Wave; {hero.marketCount} more lie in the deck.
            {reward !== '' && ` The next Reward: ${reward}.`}
          </p>
        </CardDialog>
      )}
    </>
  )
}

/** What a cleared Wave gives, and what the Goblins hold ready. */
function Ahead({ model, hero }: { model: Model; hero: HeroView }) {
  const { nextReward, nextBomb, day, days, wave } = model
  // The last Boss gives nothing but the victory.
  const isLast = day === days && wave === BOSS_WAVE
  const reward = nextReward === null || day === 0 || isLast ? '' : plain(nextReward.reward)
  return (
    <div className="ahead">
      {nextBomb !== null && (
        <span className="next-bomb" title={`Next Bomb: ${nextBomb.title}. ${plain(nextBomb.text)}`}>
          <Icon name={marks.bomb} />
          <span>
            <span className="ahead-word">Next Bomb: </span>
            {nextBomb.title}
          </span>
        </span>
      )}
      {reward !== '' && (
        <span className="next-reward" title="The Reward for clearing this Wave">
          <Icon name={marks.reward} />
          <span>
            <span className="ahead-word">Reward: </span>
            {reward}
          </span>
        </span>
      )}
      <Market hero={hero} reward={reward} />
    </div>
  )
}

export const Strip = memo(function Strip({ model, hero }: { model: Model; hero: HeroView }) {
  return (
    <div className="strip">
      <WaveTrack model={model} />
      <Ahead model={model} hero={hero} />
      <Challenges model={model} />
    </div>
  )
})
