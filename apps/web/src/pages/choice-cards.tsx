/** One of several, each with a picture and a line: radio buttons that look like cards. */
import { useId } from 'react'
import { Icon } from '../art/icon.tsx'
import type { ValueWords } from '../games/face.ts'
import { Flames } from './flames.tsx'
import { valueWords } from './save-words.ts'

interface ChoiceCardsProps {
  readonly legend: string
  readonly help?: string | undefined
  readonly values: readonly string[]
  readonly words: Readonly<Record<string, ValueWords>>
  readonly value: string
  readonly onChange: (value: string) => void
}

export function ChoiceCards({ legend, help, values, words, value, onChange }: ChoiceCardsProps) {
  const id = useId()
  return (
    <fieldset
      className={values.length > 2 ? 'question wide' : 'question'}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
    >
      <legend>
        <h2>{legend}</h2>
      </legend>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="choice-cards">
        {values.map((one) => {
          const { name, about, icon, difficulty } = valueWords(words, one)
          return (
            <label key={one} className="choice-card">
              <input
                type="radio"
                name={id}
                value={one}
                checked={one === value}
                onChange={() => onChange(one)}
              />
              {icon !== undefined && <Icon name={icon} className="choice-art" />}
              <span className="choice-words">
                <strong>{name}</strong>
                {difficulty !== undefined && <Flames of={difficulty} />}
                {about !== undefined && <span className="choice-about">{about}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The same where there are many: a list to pick from. */
export function ChoiceList({ legend, help, values, words, value, onChange }: ChoiceCardsProps) {
  const id = useId()
  return (
    <div className="question">
      <h2>
        <label htmlFor={id}>{legend}</label>
      </h2>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <select
        id={id}
        className="choice-list"
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {valueWords(words, one).name}
          </option>
        ))}
      </select>
    </div>
  )
}
