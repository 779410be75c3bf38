/** Cards by number: heroes, items, starting cards, curses and player heroes. */
import { byName, copiesOf } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { Card, FirstCards } from './data.ts'
import { DESIGNS } from './loading.ts'
import type { Loading } from './loading.ts'
import { CARD_MOMENTS, COINS, DICE, KINDS, TYPES } from './numbers.ts'
import { fighterText } from './texts.ts'
import type { Fighter } from './texts.ts'

const { HERO, ITEM, CURSE } = KINDS

/** What a card shows and does; a curse shows nothing. */
function fighter({ effects, cardText, cardEffect }: Loading, card: Fighter) {
  const { type, damage = 0, dice = [], pierce = 0, splash = 0 } = card
  const { cleave = false, dualWield = false, anyItem = false, anyTarget = false } = card
  const does = byName(CARD_MOMENTS, (moment) => cardEffect(card.name, card[moment]))
  const [first] = effects.meaningOf(cardWords, does.anytime)
  return {
    ...{ damage, pierce, splash, cleave, dualWield, anyItem, anyTarget, ...does },
    type: type === undefined ? -1 : TYPES.indexOf(type),
    dice: DICE.map((die) => dice.filter((one) => one === die).length),
    price: first?.type === 'pay' ? (first.price.price ?? -1) : -1,
    text: fighterText(cardText, card),
  }
}

/** All cards in the order of their numbers, and where each kind begins. */
export function loadCards(loading: Loading): { readonly cards: readonly Card[]; readonly first: FirstCards } {
  const { data } = loading
  const characterOf = (id: string | undefined): number => data.characters.findIndex((one) => one.id === id)
  type Own = Pick<Card, 'kind'> & Partial<Pick<Card, 'cost' | 'character' | 'level'>>
  const load = <E extends Fighter>(file: number, entries: readonly E[], own: (card: E) => Own): Card[] =>
    copiesOf(entries, (card, name, design) => ({
      ...{ id: card.id, name, title: card.name, design: file * DESIGNS + design },
      ...{ ...fighter(loading, card), cost: -1, character: -1, level: 0, ...own(card) },
    }))
  const heroes = load(0, data.heroes, ({ cost, is }) => ({
    ...{ kind: HERO, cost: COINS.indexOf(cost), character: characterOf(is) },
  }))
  const items = load(1, data.items, ({ cost }) => ({ kind: ITEM, cost: COINS.indexOf(cost) }))
  const starting = load(2, data.startingCards, ({ kind, character }) => ({
    ...{ kind: kind === 'hero' ? HERO : ITEM, character: characterOf(character) },
  }))
  const curses = load(3, data.curses, () => ({ kind: CURSE }))
  const inOrder = [...data.playerHeroes].sort(
    (x, y) => characterOf(x.character) - characterOf(y.character) || x.level - y.level,
  )
  const playerHeroes = load(4, inOrder, ({ character, level }) => ({
    ...{ kind: HERO, character: characterOf(character), level },
  }))
  const firstStarting = heroes.length + items.length
  const firstCurse = firstStarting + starting.length
  return {
    cards: [...heroes, ...items, ...starting, ...curses, ...playerHeroes],
    first: {
      ...{ items: heroes.length, starting: firstStarting, curses: firstCurse },
      playerHeroes: firstCurse + curses.length,
    },
  }
}
