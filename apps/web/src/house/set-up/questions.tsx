/** The options of a game, each asked as it is best answered. */
import { fittingValues } from '@hearthkeep/engine'
import type { LoadedGame } from '../../games/face.ts'
import { ChoiceCards, ChoiceList } from '../../pages/choice-cards.tsx'
import { appliesTo, playersWords } from '../../pages/save-words.ts'
import { whyOnly } from './why-words.ts'
import { say } from '../../words/set-up.ts'
import { Tiles } from './tiles.tsx'
import type { OptionValues } from './use-set-up.ts'

export interface QuestionProps {
  readonly name: string
  readonly loaded: LoadedGame
  readonly seats: number
  readonly options: OptionValues
  readonly onChange: (option: string, value: string) => void
}

/** Why an option is not asked; undefined if it is. */
function whyNotAsked({ name, loaded, seats, options }: QuestionProps): string | undefined {
  const { words, module } = loaded
  if (!appliesTo(words, name, seats))
    return words[name]?.otherwise ?? say('set-up.not-asked', { players: playersWords(seats) })
  const chosen = { seats, options }
  return fittingValues(module.game, name, chosen).length === 1
    ? whyOnly(module.game, name, chosen)
    : undefined
}

function propsOf({ name, loaded, seats, options, onChange }: QuestionProps) {
  const { words, module } = loaded
  return {
    legend: words[name]?.title ?? name.charAt(0).toUpperCase() + name.slice(1),
    values: fittingValues(module.game, name, { seats, options }),
    words: words[name]?.values ?? {},
    value: options[name],
    onChange: (value: string) => onChange(name, value),
  }
}

function NotAsked({ legend, why }: { legend: string; why: string }) {
  return (
    <div className="question not-asked">
      <h2>{legend}</h2>
      <p>{why}</p>
    </div>
  )
}

/** What shapes the game, as tiles. */
export function TileQuestion(props: QuestionProps & { readonly className?: string }) {
  const why = whyNotAsked(props)
  const { className = '', ...asked } = props
  const question = propsOf(asked)
  if (why === undefined) return <Tiles {...question} className={className} />
  return <NotAsked legend={question.legend} why={why} />
}

/** What is folded away, as cards or as a list. */
export function FoldedQuestion(props: QuestionProps) {
  const why = whyNotAsked(props)
  const question = propsOf(props)
  if (why !== undefined) return <NotAsked legend={question.legend} why={why} />
  const { words, module } = props.loaded
  const Question = words[props.name]?.isList === true ? ChoiceList : ChoiceCards
  return <Question {...question} help={module.game.options[props.name].about} />
}
