/** The mat at the end of the row: the Horde, or the Boss, with what it does on each result of an Intent. */
import { MAT } from '@hearthkeep/game-small-time-heroes'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Bar } from '../../table/bar.tsx'
import { Chip } from '../../table/chip.tsx'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, plain } from '../../table/words.ts'
import { marks } from './art.ts'
import { ConditionChips, conditionWords } from './conditions.tsx'
import { Signs } from './effects.tsx'
import { aboutMat, ENEMY_SIDE } from './inspect.ts'
import type { MatView } from './model-enemies.ts'
import { Medallion } from './row.tsx'

/** From so many letters on the abilities are set smaller. */
const WORDY = 300

function matWords(mat: MatView): string {
  return label(
    mat.isBoss ? 'Boss' : 'Horde',
    mat.name,
    mat.health !== null && `health ${mat.health} of ${mat.maxHealth}`,
    mat.crystals !== null && `Crystals ${mat.crystals}`,
    conditionWords(mat),
    ...mat.abilities.map(
      ({ symbol, text, mayAct, acts }) =>
        `${symbol.name}${acts ? ' (now)' : mayAct ? ' (possible)' : ''}: ${plain(text)}`,
    ),
  )
}

function Abilities({ abilities }: Pick<MatView, 'abilities'>) {
  return (
    <ul className="abilities">
      {abilities.map(({ symbol, text, mayAct, acts }) => (
        <li key={symbol.number} className={acts ? 'acts' : mayAct ? 'may-act' : ''}>
          <Medallion symbol={symbol} mayAct={mayAct} acts={acts} />
          <span>
            <MarkedText text={text} side={ENEMY_SIDE} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const Mat = memo(function Mat({ mat }: { mat: MatView }) {
  const key = `enemy:${MAT}`
  const inspect = useInspect()
  const of = { kind: 'enemy', id: MAT }
  const { name, art, isBoss, health, maxHealth, crystals, abilities } = mat
  const isWordy = abilities.reduce((sum, { text }) => sum + text.length, 0) > WORDY
  return (
    <div className="mat-holder">
      <Thing
        of={of}
        onInspect={inspect(of, aboutMat(mat))}
        label={matWords(mat)}
        className={`leather mat ${isBoss ? 'boss' : ''} ${isWordy ? 'wordy' : ''}`}
      >
        <Shaken of={key} className="leather-body">
          <header>
            <Icon name={art} className="mat-art" />
            <div>
              <small>{isBoss ? 'Boss' : 'Horde'}</small>
              <h3>{name}</h3>
            </div>
          </header>
          {health !== null && <Bar value={health} max={maxHealth} label="Health" tone="boss" />}
          <div className="chips">
            {crystals !== null && (
              <Chip
                icon={marks.crystal}
                word="Crystals"
                value={crystals}
                tone="crystal"
                isSpelled
                about="some abilities do more when there are enough"
              />
            )}
            {mat.zombieAttack > 0 && (
              <Chip
                icon={marks.zombie}
                word="from all Zombies"
                value={mat.zombieAttack}
                tone="attack"
                isSpelled
                about="they attack together when the Enemy Turn starts"
              />
            )}
            <ConditionChips condition={mat} side="enemy" />
          </div>
          <Abilities abilities={abilities} />
        </Shaken>
      </Thing>
      <Signs of={key} />
    </div>
  )
})
