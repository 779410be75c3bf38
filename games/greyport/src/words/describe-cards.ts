/** Cards in words: what a hand, a row or a character's deck holds. */
import type { Item, Zone } from '@hearthkeep/engine'
import { countCopies, plainText, present, said } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { LEVELS } from '../content/limits.ts'
import { COINS, DICE, KINDS, TYPES } from '../content/numbers.ts'
import type { Coin } from '../content/numbers.ts'
import { isDeckOpen, marketOf } from '../rules/cards.ts'
import { isPlayed } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { STEP } from '../rules/table.ts'

/** What some cards deal together [F3]: `2 yellow dice + 5 damage`; nothing if they deal nothing. */
export function dealt({ cards, say }: Data, numbers: readonly number[]): string {
  const sum = (figure: (card: number) => number): number =>
    numbers.reduce((total, card) => total + figure(card), 0)
  const dice = DICE.map((die, i) => {
    const count = sum((card) => cards[card].dice[i])
    return count > 0 && say(`dice-${die}`, { count })
  })
  const flat = sum((card) => cards[card].damage)
  return said([...dice, flat > 0 && say('flat-damage', { flat })]).join(say('plus'))
}

/** `2 copper, 1 silver` */
export function purse({ say }: Data, counts: Readonly<Record<Coin, number>>): string {
  const coins = COINS.map(
    (coin) => counts[coin] > 0 && say('coins', { count: counts[coin], coin: say(coin) }),
  )
  return said(coins).join(say('between'))
}

/** `physical hero`, `magical item`, or a Curse. */
export function kindOf({ cards, say }: Data, card: number): string {
  const { kind, type } = cards[card]
  if (kind === KINDS.CURSE) return say('curse')
  const values = { type: say(TYPES[type]) }
  return say(kind === KINDS.HERO ? 'hero-of-type' : 'item-of-type', values)
}

/** What a card costs, if it can be recruited at all. */
const costTag = ({ cards, say }: Data, card: number): string | false =>
  cards[card].cost >= 0 && say('cost', { coin: say(COINS[cards[card].cost]) })

/** A card that is not on the table. */
export function cardItem(data: Data, card: number, ...tags: readonly (string | false)[]): Item {
  return taggedCard(data, card, [kindOf(data, card), dealt(data, [card]), ...tags])
}

/** A card with nothing but these tags. */
export function taggedCard(data: Data, card: number, tags: readonly (string | false)[]): Item {
  const { name, kind } = data.cards[card]
  const text = kind === KINDS.CURSE ? data.say('curse-text') : plainText(data.cards[card].text)
  return { thing: { kind: 'card', id: card }, name, figures: [], tags: said(tags), ...present({ text }) }
}

/** A card of a hand; those that were recruited say what they cost. */
export const handItem = (data: Data, card: number): Item => cardItem(data, card, costTag(data, card))

/** Cards by name in a few words. */
export function listed({ cards, say }: Data, numbers: readonly number[]): string {
  return numbers.map((card) => cards[card].name).join(say('between')) || say('no-cards')
}

/** The cards of a row with the open top of its deck [C10, C11]; -1 if that is closed or there is none. */
function rowOf(t: Table, isItem: number): { readonly row: readonly number[]; readonly top: number } {
  const { row, deck } = marketOf(t, isItem)
  return { row: row.toArray(), top: isDeckOpen(t, isItem) && !deck.isEmpty ? deck.top : -1 }
}

const rowTitle = ({ say }: Data, isItem: number): string => say(isItem === 1 ? 'item-row' : 'hero-row')

function fullRow(t: Table, isItem: number): Zone {
  const { data } = t
  const { row, top } = rowOf(t, isItem)
  const items = (top < 0 ? row : [...row, top]).map((card) => {
    const isTop = card === top && data.say('deck-top')
    return taggedCard(data, card, [costTag(data, card), kindOf(data, card), dealt(data, [card]), isTop])
  })
  const summary = items.length === 0 ? data.say('no-cards') : ''
  return { title: rowTitle(data, isItem), items, ...present({ summary }) }
}

function shortRow(t: Table, isItem: number): Zone {
  const { data } = t
  const { say } = data
  const { row, top } = rowOf(t, isItem)
  const named = (card: number): string =>
    say('card-for-coin', { card: data.cards[card].title, coin: say(COINS[data.cards[card].cost]) })
  const names = said([...row.map(named), top >= 0 && say('on-deck', { card: named(top) })])
  return { title: rowTitle(data, isItem), items: [], summary: names.join(say('between')) || say('no-cards') }
}

/** The cards that a location's reward turned up [Q48]. */
function foundZone(t: Table): Zone[] {
  const { data, found } = t
  if (found.isEmpty) return []
  return [{ title: data.say('found'), items: found.toArray().map((card) => cardItem(data, card)) }]
}

/** The reinforcements: in full while somebody can take one of them, in a few words otherwise. */
export function marketZones(t: Table): { readonly full: readonly Zone[]; readonly short: readonly Zone[] } {
  const found = t.found.isEmpty ? -1 : t.data.cards[t.found.top].kind === KINDS.ITEM ? 1 : 0
  const isFull = (isItem: number): boolean => t.step === STEP.RECRUIT || found === isItem
  const of = (wanted: boolean): number[] => [0, 1].filter((isItem) => isFull(isItem) === wanted)
  return {
    full: [...foundZone(t), ...of(true).map((isItem) => fullRow(t, isItem))],
    short: of(false).map((isItem) => shortRow(t, isItem)),
  }
}

/** The starting deck of a character, titles with the number of copies: `Bar Brawler x2, Mace` [S3]. */
export function startingDeck({ cards, first, say }: Data, character: number): string {
  const own = cards.slice(first.starting, first.curses).filter((card) => card.character === character)
  const titles = own.map(({ title }) => title)
  return countCopies(titles, (name, count) => say('copies', { name, count })).join(say('between'))
}

/** What there is to know of a character before one leads it [S2]. */
function characterItem(data: Data, character: number): Item {
  const { name, title, type, like } = data.characters[character]
  const { say } = data
  const hero = data.first.playerHeroes + character * LEVELS
  const text = plainText(data.cards[hero].text)
  return {
    thing: { kind: 'character', id: character },
    name,
    figures: [],
    tags: [say(TYPES[type]), dealt(data, [hero])],
    text: say('about-character', { title, like, text }),
  }
}

/** The characters that nobody leads yet. */
export function characterZone(t: Table): Zone {
  const { data } = t
  const free = data.characters.map((_, character) => character).filter((one) => !isPlayed(t, one))
  return { title: data.say('characters'), items: free.map((character) => characterItem(data, character)) }
}
