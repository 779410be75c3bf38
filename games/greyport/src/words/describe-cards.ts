/** Cards in words: what a hand, a row or a character's deck holds. */
import type { Item, Zone } from '@hearthkeep/engine'
import { plainText } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { LEVELS } from '../content/limits.ts'
import { COINS, DICE, KINDS, TYPES } from '../content/numbers.ts'
import { isDeckOpen, marketOf } from '../rules/cards.ts'
import type { Table } from '../rules/rulebook.ts'
import { STEP } from '../rules/table.ts'

/** What some cards deal together [F3]: `2 yellow dice + 5 damage`; nothing if they deal nothing. */
export function dealt({ cards, say }: Data, numbers: readonly number[]): string {
  const sum = (figure: (card: number) => number): number =>
    numbers.reduce((total, card) => total + figure(card), 0)
  const dice = DICE.flatMap((die, i) => {
    const count = sum((card) => cards[card].dice[i])
    return count === 0 ? [] : [say(`dice-${die}`, { count })]
  })
  const flat = sum((card) => cards[card].damage)
  return [...dice, ...(flat === 0 ? [] : [say('flat-damage', { flat })])].join(say('plus'))
}

/** `physical hero`, `magical item`, or a Curse. */
export function kindOf({ cards, say }: Data, card: number): string {
  const { kind, type } = cards[card]
  if (kind === KINDS.CURSE) return say('curse')
  const values = { type: say(TYPES[type]) }
  return say(kind === KINDS.HERO ? 'hero-of-type' : 'item-of-type', values)
}

/** What a card costs, if it can be recruited at all. */
const costTags = ({ cards, say }: Data, card: number): string[] =>
  cards[card].cost < 0 ? [] : [say('cost', { coin: say(COINS[cards[card].cost]) })]

/** A card that is not on the table. */
export function cardItem(data: Data, card: number, tags: readonly string[] = []): Item {
  const { name, kind, text } = data.cards[card]
  const deals = dealt(data, [card])
  const says = kind === KINDS.CURSE ? data.say('curse-text') : plainText(text)
  return {
    thing: { kind: 'card', id: card },
    name,
    figures: [],
    tags: [kindOf(data, card), ...(deals === '' ? [] : [deals]), ...tags],
    ...(says === '' ? {} : { text: says }),
  }
}

/** A card of a hand; those that were recruited say what they cost. */
export const handItem = (data: Data, card: number): Item => cardItem(data, card, costTags(data, card))

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
  const item = (card: number, more: readonly string[]): Item => {
    const { tags, ...one } = cardItem(data, card, more)
    return { ...one, tags: [...costTags(data, card), ...tags] }
  }
  const items = [
    ...row.map((card) => item(card, [])),
    ...(top < 0 ? [] : [item(top, [data.say('deck-top')])]),
  ]
  return {
    title: rowTitle(data, isItem),
    items,
    ...(items.length === 0 ? { summary: data.say('no-cards') } : {}),
  }
}

function shortRow(t: Table, isItem: number): Zone {
  const { data } = t
  const { say } = data
  const { row, top } = rowOf(t, isItem)
  const named = (card: number): string =>
    say('card-for-coin', { card: data.cards[card].title, coin: say(COINS[data.cards[card].cost]) })
  const names = [...row.map(named), ...(top < 0 ? [] : [say('on-deck', { card: named(top) })])]
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

/** Titles with the number of copies: `Bar Brawler x2, Mace`. */
function titles({ cards, say }: Data, numbers: readonly number[]): string {
  const counts = new Map<string, number>()
  for (const card of numbers) counts.set(cards[card].title, (counts.get(cards[card].title) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => (count === 1 ? name : say('copies', { name, count })))
    .join(say('between'))
}

/** The starting deck of a character [S3]. */
export function startingDeck(data: Data, character: number): string {
  const numbers = data.cards.flatMap((card, number) =>
    card.character === character && number >= data.first.starting && number < data.first.curses
      ? [number]
      : [],
  )
  return titles(data, numbers)
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
  const isFree = (character: number): boolean =>
    !t.players.some((player, seat) => seat < t.seats && player.character === character)
  const free = data.characters.map((_, character) => character).filter(isFree)
  return { title: data.say('characters'), items: free.map((character) => characterItem(data, character)) }
}
