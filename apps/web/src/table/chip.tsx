/** A status or figure: picture and number, with its word at hand. */
import { Icon } from '../art/icon.tsx'

interface ChipProps {
  readonly icon: string
  /** The word for it, shown when asked and read aloud. */
  readonly word: string
  /** Left out for what one simply is: Weak, Exposed. */
  readonly value?: number | string
  /** More about it, shown when asked. */
  readonly about?: string | undefined
  readonly tone?: string
  /** Whether the word is always shown. */
  readonly isSpelled?: boolean
}

export function Chip({ icon, word, value, about, tone = '', isSpelled = false }: ChipProps) {
  return (
    <span className={`chip ${tone}`} title={about === undefined ? word : `${word}: ${about}`}>
      <Icon name={icon} />
      {value !== undefined && <b>{value}</b>}
      <span className={isSpelled || value === undefined ? 'chip-word' : 'aloud'}> {word}</span>
    </span>
  )
}
