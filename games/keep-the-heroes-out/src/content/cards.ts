/** The cards of clans and the crafts as the rules read them, with texts made from their actions. */
import { copiesOf, plainText, textWriter } from '@hearthkeep/content'
import { ACTION, actionOf, shownBy } from './actions.ts'
import type { Action, ActionWord } from './actions.ts'
import { CRAFTS } from './schema.ts'
import type { Content } from './schema.ts'
import { actionWords } from './words-of-cards.ts'

export interface Card {
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  readonly design: number
  readonly text: string
  /** The clan it belongs to; -1 for crafts. */
  readonly clan: number
  /** As in `CRAFTS`; clan cards are of the Monster type [S12]. */
  readonly craft: number
  /** The actions of each side, by number of design. */
  readonly sides: readonly (readonly number[])[]
  /** What each side is called, by number among the options. */
  readonly sideNames: readonly number[]
  readonly canDefend: boolean
  /** The simple actions it shows anywhere, a bit each [Q53]. */
  readonly shows: number
}

/** The cards in the order of their numbers, those of the clans before the crafts; the actions they show by design, and the names of their sides. */
export interface Cards {
  readonly cards: readonly Card[]
  /** The number of the first craft. */
  readonly firstCraft: number
  readonly actions: readonly Action[]
  readonly options: readonly string[]
}

/** The cards of a pack. */
export function cardsOf(data: Content): Cards {
  const actionText = textWriter(actionWords, data.actionText, { data })
  const actions: Action[] = []
  const options: string[] = []
  const design = (word: ActionWord): number => {
    const action = actionOf(word)
    const known = actions.findIndex(
      ({ kind, a, b }) => kind === action.kind && a === action.a && b === action.b,
    )
    if (known >= 0) return known
    return actions.push({ ...action, text: plainText(actionText.clause(word)) }) - 1
  }
  const sidesOf = (sides: Content['crafts'][number]['sides']) => {
    const texts = sides.map((side) => side.map((word) => actionText.clause(word)).join(', '))
    const numbers = sides.map((side) => side.map(design))
    const all = numbers.flat().map((one) => actions[one])
    return {
      sides: numbers,
      sideNames: texts.map((text) => options.push(plainText(text)) - 1),
      text: texts.length === 1 ? texts[0] : actionText.phrase('or', { one: texts[0], other: texts[1] }),
      canDefend: all.some(({ kind }) => kind === ACTION.DEFEND),
      shows: all.reduce((bits, action) => bits | shownBy(action), 0),
    }
  }
  const clanCards = data.clans.flatMap(({ id }, clan) =>
    copiesOf(
      data.clanCards.filter((card) => card.clan === id),
      (card, name, place): Card => ({
        ...{ name, title: card.name, design: clan * 100 + place, clan, craft: CRAFTS.indexOf('monster') },
        ...sidesOf(card.sides),
      }),
    ),
  )
  const crafts = copiesOf(data.crafts, (card, name, place): Card => ({
    ...{ name, title: card.name, design: data.clans.length * 100 + place, clan: -1 },
    ...{ craft: CRAFTS.indexOf(card.craft), ...sidesOf(card.sides) },
  }))
  return { cards: [...clanCards, ...crafts], firstCraft: clanCards.length, actions, options }
}
