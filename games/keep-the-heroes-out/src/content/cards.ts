/** The cards of clans and the crafts by number, with texts made from their actions. */
import { copiesOf, plainText, textWriter } from '@hearthkeep/content'
import type { EffectBook } from '@hearthkeep/content'
import { actionWords } from '../rules/action-words.ts'
import type { Action, Card, Data } from './data.ts'
import { CRAFTS } from './kinds.ts'
import type { Content } from './schema.ts'

type Sides = Content['crafts'][number]['sides']
type Word = Sides[number][number]
/** A card of a clan or a craft; a clan's is of the Monster type [S12]. */
type Printed = Omit<Content['crafts'][number], 'craft'> & Partial<Content['crafts'][number]>

const nothing = (): void => undefined

/** The cards of a pack, those of the clans before the crafts; the actions they show by design, and the names of their sides. */
export function cardsOf(content: Content, book: EffectBook): Pick<Data, 'cards' | 'actions' | 'options'> {
  const actionText = textWriter(actionWords, content.actionText, { data: content })
  const clause = (word: Word): string => actionText.clause(word)
  const actions: Action[] = []
  const keys: string[] = []
  const actionOf = (word: Word): Action => {
    const entry = actionWords.wordOf(word)
    if (entry === undefined) throw new Error(`${JSON.stringify(word)}: a side is a list of actions`)
    const text = plainText(clause(word))
    return {
      word: typeof word === 'string' ? word : (actionWords.kinds.find((kind) => kind in word) ?? ''),
      ...{ text, offer: actionWords.offerOf(word) ?? nothing },
      effect: book.compile(actionWords, [word], { owner: text, clause }),
      ...entry.facts(word as never),
    }
  }
  /** Equal actions are one design. */
  const designOf = (word: Word): number => {
    const key = JSON.stringify(word)
    if (keys.includes(key)) return keys.indexOf(key)
    actions.push(actionOf(word))
    return keys.push(key) - 1
  }
  const options: string[] = []
  const sidesOf = (sides: Sides) => {
    const texts = sides.map((side) => side.map(clause).join(', '))
    const numbers = sides.map((side) => side.map(designOf))
    const all = numbers.flat().map((one) => actions[one])
    return {
      sides: numbers,
      sideNames: texts.map((text) => options.push(plainText(text)) - 1),
      text: texts.length === 1 ? texts[0] : actionText.phrase('or', { one: texts[0], other: texts[1] }),
      canDefend: all.some(({ isDefence }) => isDefence),
      shows: all.flatMap(({ shows }) => shows),
    }
  }
  const ofClans = content.clans.map(({ id }) => content.clanCards.filter(({ clan }) => clan === id))
  const cards = [...ofClans, content.crafts].flatMap((group, number) =>
    copiesOf<Printed, Card>(group, ({ id, name: title, craft = 'monster', sides }, name, place) => ({
      ...{ id, name, title, design: number * 100 + place, craft: CRAFTS.indexOf(craft), ...sidesOf(sides) },
      clan: number < ofClans.length ? number : -1,
    })),
  )
  return { cards, actions, options }
}
