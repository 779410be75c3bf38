/** Cards by number: heroes, items, starting cards, curses and player heroes. */
import { copiesOf } from '@hearthkeep/content'
import { cardWords } from '../rules/effects/card-effects.ts'
import type { Card, CardEffect, FirstCards } from './data.ts'
import { DESIGNS } from './loading.ts'
import type { Loading } from './loading.ts'
import { COINS, DICE, KINDS, TYPES } from './numbers.ts'
import type { Content } from './pack.ts'
import { fighterText } from './texts.ts'

const { HERO, ITEM, CURSE } = KINDS

/** What a curse has in common with cards that fight: nothing. */
const NO_FIGHTER = {
  ...{ type: -1, cost: -1, character: -1, level: 0, damage: 0, dice: [0, 0, 0], cleave: false },
  ...{ dualWield: false, anyItem: false, anyTarget: false, pierce: 0, splash: 0 },
  ...{ immediate: null, anytime: null, price: -1, fighting: null, afterwards: null, cleanup: null },
}

type Fighter = Content['items'][number] & Partial<Content['heroes'][number]>

function fighter({ effects, cardText, cardEffect }: Loading, card: Fighter) {
  const effect = (moment: 'immediate' | 'anytime' | 'fighting' | 'afterwards' | 'cleanup'): CardEffect =>
    cardEffect(card.name, card[moment])
  const made = {
    ...NO_FIGHTER,
    ...{ text: fighterText(cardText, card), type: TYPES.indexOf(card.type), damage: card.damage },
    dice: DICE.map((die) => card.dice.filter((one) => one === die).length),
    ...{ cleave: card.cleave, dualWield: card.dualWield ?? false, anyItem: card.anyItem ?? false },
    ...{ anyTarget: card.anyTarget ?? false, pierce: card.pierce ?? 0, splash: card.splash ?? 0 },
    ...{ immediate: effect('immediate'), anytime: effect('anytime'), fighting: effect('fighting') },
    ...{ afterwards: effect('afterwards'), cleanup: effect('cleanup') },
  }
  const [first] = effects.meaningOf(cardWords, made.anytime)
  return { ...made, price: first?.type === 'pay' ? (first.price.price ?? -1) : -1 }
}

/** All cards in the order of their numbers, and where each kind begins. */
export function loadCards(loading: Loading): { readonly cards: readonly Card[]; readonly first: FirstCards } {
  const { data } = loading
  const characterOf = (id: string | undefined): number => data.characters.findIndex((one) => one.id === id)
  const heroes = copiesOf(data.heroes, (card, name, design): Card => ({
    ...fighter(loading, { ...card }),
    ...{ id: card.id, name, title: card.name, design, kind: HERO },
    ...{ cost: COINS.indexOf(card.cost), character: characterOf(card.is) },
  }))
  const items = copiesOf(data.items, (card, name, design): Card => ({
    ...fighter(loading, card),
    ...{
      id: card.id,
      name,
      title: card.name,
      design: DESIGNS + design,
      kind: ITEM,
      cost: COINS.indexOf(card.cost),
    },
  }))
  const starting = copiesOf(data.startingCards, (card, name, design): Card => ({
    ...fighter(loading, { ...card, cost: 'copper' }),
    ...{ id: card.id, name, title: card.name, design: 2 * DESIGNS + design },
    ...{ kind: card.kind === 'hero' ? HERO : ITEM, cost: -1, character: characterOf(card.character) },
  }))
  const curses = copiesOf(data.curses, (card, name, design): Card => ({
    ...NO_FIGHTER,
    ...{ id: card.id, name, title: card.name, design: 3 * DESIGNS + design, text: '', kind: CURSE },
  }))
  const inOrder = [...data.playerHeroes].sort(
    (x, y) => characterOf(x.character) - characterOf(y.character) || x.level - y.level,
  )
  const playerHeroes = copiesOf(inOrder, (card, name, design): Card => ({
    ...fighter(loading, { ...card, cost: 'copper' }),
    ...{ id: card.id, name, title: card.name, design: 4 * DESIGNS + design, kind: HERO, cost: -1 },
    ...{ character: characterOf(card.character), level: card.level },
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
