/** The stage: the Horde or the Boss, with what it does on each result of an Intent. */
import { MAT } from '@hearthkeep/game-small-time-heroes'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { hurtAt } from '../../busts/bust-data.ts'
import { Bust } from '../../busts/bust.tsx'
import { BossStage } from '../../kit/boss-stage.tsx'
import type { Deed } from '../../kit/boss-stage.tsx'
import { Chip } from '../../kit/chip.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, plain } from '../../table/words.ts'
import { say } from '../../words/small-time-heroes.ts'
import { marks } from './art.ts'
import { ConditionChips, conditionWords } from './conditions.tsx'
import { useForetold, Rising, Told } from './effects.tsx'
import { aboutMat, ENEMY_SIDE } from './inspect.ts'
import type { IntentView, MatView } from './model-enemies.ts'
import { ahead, waveHeading } from './heading.ts'
import type { Model } from './model.ts'

function matWords(mat: MatView): string {
  return label(
    mat.isBoss ? say('boss') : say('horde'),
    mat.name,
    mat.health !== null && say('health-of', { health: mat.health, maxHealth: mat.maxHealth }),
    mat.crystals !== null && say('crystals-crystals', { crystals: mat.crystals }),
    conditionWords(mat),
    ...mat.abilities.map(
      ({ symbol, text, strike, mayAct, acts }) =>
        `${symbol.name}${acts ? ' (now)' : mayAct ? ' (possible)' : ''}: ${plain(text)}` +
        (strike === null || strike.sum === '' ? '' : say('strikes-for', { figure: strike.figure })),
    ),
  )
}

/** What it may do: certain is what an Intent that has one result, or is turned up, will bring. */
function deedsOf({ abilities }: MatView, intents: readonly IntentView[]): Deed[] {
  return abilities.map(({ symbol: { number, name, art }, text, strike }) => {
    const of = intents.filter(({ results }) => results.some((result) => result.number === number))
    const isCertain = of.some(({ results }) => results.length === 1)
    const whose = of.map(({ heroName }) => heroName).join(' and ')
    return {
      symbol: { name, icon: art },
      text: <MarkedText text={text} side={ENEMY_SIDE} />,
      figure: of.length > 0 ? strike?.figure : undefined,
      sum: label(intents.length > 1 && whose !== '' && say('at', { whose }), strike?.sum) || undefined,
      chance: isCertain ? 'certain' : of.length > 0 ? 'possible' : 'idle',
    }
  })
}

function Chips({ mat }: { mat: MatView }) {
  return (
    <>
      {mat.crystals !== null && (
        <Chip
          icon={marks.crystal}
          word={say('crystals')}
          value={mat.crystals}
          isSpelled
          about={say('some-abilities')}
        />
      )}
      {mat.zombieAttack > 0 && (
        <Chip
          icon={marks.zombie}
          word={say('from-all')}
          value={mat.zombieAttack}
          tone="attack"
          isSpelled
          about={say('they-attack')}
        />
      )}
      <ConditionChips condition={mat} side="enemy" />
    </>
  )
}

/** The Boss, changing as it is hurt; a Horde is known by its sign. */
function Figure({ model: { mat, boss } }: { model: Model }) {
  if (!mat.isBoss) return <Icon name={mat.art} className="k-sign" />
  return <Bust of={boss} hurt={mat.health === null ? 0 : hurtAt(mat.health, mat.maxHealth)} />
}

export const TheStage = memo(function TheStage({ model }: { model: Model }) {
  const { mat, intents, round } = model
  const of = { kind: 'enemy', id: MAT }
  const key = `enemy:${MAT}`
  const inspect = useInspect()
  const { loss, then } = useForetold(of)
  const heading = waveHeading(model)
  const text = heading?.text ?? ahead(model)
  const kind = mat.isBoss ? say('boss') : say('horde')
  return (
    <>
      <BossStage
        tag={heading?.title ?? (round > 0 ? say('round-kind', { kind, round }) : kind)}
        name={mat.name}
        {...(text === '' ? {} : { text })}
        bust={<Figure model={model} />}
        health={mat.health === null ? undefined : { now: mat.health, max: mat.maxHealth, loss }}
        chips={<Chips mat={mat} />}
        then={<Told then={then} />}
        isTarget={then !== undefined}
        intent={intents.every(({ isRevealed }) => !isRevealed) ? say('what-they') : say('what-they-do')}
        deeds={deedsOf(mat, intents)}
        wrap={(info) => (
          <Thing of={of} onInspect={inspect(of, aboutMat(mat))} label={matWords(mat)} className="mat">
            {() => info}
          </Thing>
        )}
      />
      <Rising of={key} />
    </>
  )
})
