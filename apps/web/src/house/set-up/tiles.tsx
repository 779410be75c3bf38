/** One of several as a row of tiles: a face, a name, how hard it is. */
import { useId } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import type { ValueWords } from '../../games/face.ts'
import { Flames } from '../../pages/flames.tsx'
import { valueWords } from '../../pages/save-words.ts'

interface TilesProps {
  readonly legend: string
  readonly values: readonly string[]
  readonly words: Readonly<Record<string, ValueWords>> | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string
}

export function Tiles({ legend, values, words, value, onChange, className = '' }: TilesProps) {
  const id = useId()
  return (
    <fieldset className={`tiles ${className}`}>
      <legend>{legend}</legend>
      <div className="tile-row">
        {values.map((one) => {
          const { name, icon, difficulty, bust = one } = valueWords(words, one)
          return (
            <label key={one} className="tile">
              <input
                type="radio"
                name={id}
                value={one}
                checked={one === value}
                onChange={() => onChange(one)}
              />
              <span className="tile-face">
                <Medal of={bust} />
                {icon !== undefined && <Icon name={icon} />}
              </span>
              <span className="tile-words">
                <strong>{name}</strong>
                {difficulty !== undefined && <Flames of={difficulty} />}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
