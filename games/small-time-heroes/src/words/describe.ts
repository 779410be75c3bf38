/** The table in words and numbers, for clients that can draw any game. What is open and what is hidden: [R195]. */
import type { Item, Zone } from '@hearthkeep/engine'
import { countCopies, plainText, said } from '@hearthkeep/content'
import type { Data } from '../content/data.ts'
import { BODY_PARTS, CARD_TYPES } from '../content/limits.ts'
import { challengeZone, intentZone, rowZones, zombieZone } from './describe-enemies.ts'
import { filled, gainsOf, isAlone, statusesOf, told, whoseIs } from './describe-enemies.ts'
import { shownCost } from '../rules/heroes/heroes.ts'
import { HIDING, protectOf, seatOf, SIDE, strengthOf } from '../rules/roster.ts'
import type { Hero, Table } from '../rules/rulebook.ts'

/** A card in a hand or Market Row, with what it costs now [R83]; a Bomb with what it takes and what it does. */
function cardItem(t: Table, hero: Hero, card: number): Item {
  const { data } = t
  const { say } = data
  const { name, isMinion, text, bombText } = data.cards[card]
  const item = { thing: { kind: 'card', id: card }, name }
  if (isMinion) return { ...item, figures: [], tags: [say('bomb')], text: plainText(bombText) }
  return {
    ...item,
    figures: [{ label: say('cost'), value: shownCost(t, hero, card) }],
    tags: [typeText(data, card)],
    text: plainText(text),
  }
}

/** `Attack`, `Equipment: Helm` */
export function typeText({ cards, say }: Data, card: number): string {
  const { type, part } = cards[card]
  const kind = say(`type-${CARD_TYPES[type]}`)
  return part < 0 ? kind : say('worn-on', { type: kind, part: say(`part-${BODY_PARTS[part]}`) })
}

function heroItem(t: Table, number: number): Item {
  const { say, heroes } = t.data
  const hero = t.heroes[number]
  const item = { thing: { kind: 'hero', id: number }, name: heroes[number].name }
  if (hero.out === 1) return { ...item, figures: [], tags: [say('knocked-out')] }
  const gains = { block: hero.block, strength: strengthOf(t, hero), protect: protectOf(t, hero) }
  return {
    ...item,
    figures: [
      { label: say('health'), value: hero.health, of: hero.maxHealth },
      { label: say('energy'), value: hero.energy, of: hero.maxEnergy },
      ...gainsOf(t.data, gains),
    ],
    tags: said([
      ...statusesOf(t.data, hero),
      hero.concealed === 1 && say(hero.hiding === HIDING.HALVES ? 'hiding' : 'concealed'),
      hero.drained > 0 && say('drained', { amount: hero.drained }),
    ]),
  }
}

/** The first of each design with the number of its copies: two copies are one choice. */
function alike(ids: readonly number[], designs: readonly { readonly design: number }[]): [number, number][] {
  const firsts = ids.filter(
    (id, i) => ids.findIndex((one) => designs[one].design === designs[id].design) === i,
  )
  return firsts.map((id) => [id, ids.filter((one) => designs[one].design === designs[id].design).length])
}

/** A thing that lies there several times. */
function times({ say }: Data, item: Item, count: number): Item {
  return count === 1 ? item : { ...item, tags: [say('cards-alike', { count }), ...item.tags] }
}

/** The numbers of the Heroes who began the game. */
const playing = (t: Table): number[] => [0, 1].filter((number) => t.heroes[number].plays === 1)

/** What the Heroes wear, know and carry; with two Heroes it says whose it is. */
function belongingZones(t: Table): Zone[] {
  const { data } = t
  const { say } = data
  const plain = (kind: string, id: number, { name, text }: { name: string; text: string }): Item => {
    return { thing: { kind, id }, name, figures: [], tags: [], text: plainText(text) }
  }
  const ofEach = (items: (hero: Hero) => Item[]): Item[] =>
    playing(t).flatMap((number) => {
      const whose = said([!isAlone(t) && say('held-by', whoseIs(t, number))])
      return items(t.heroes[number]).map((item) => ({ ...item, tags: [...item.tags, ...whose] }))
    })
  const knowledge = (id: number): Item => plain('knowledge', id, data.knowledge[id])
  const equipment = ofEach((hero) =>
    hero.equipment.toArray().map((card) => {
      const part = say(`part-${BODY_PARTS[data.cards[card].part]}`)
      return { ...plain('card', card, data.cards[card]), tags: [part] }
    }),
  )
  const potions = ofEach((hero) =>
    alike(hero.potions.toArray(), data.potions).map(([potion, count]) =>
      times(data, plain('potion', potion, data.potions[potion]), count),
    ),
  )
  const treasures = t.treasures.toArray().map((id): Item => {
    const { treasure, isConsumable, rewardText } = data.challenges[id]
    const item = plain('treasure', id, { name: treasure, text: rewardText })
    return { ...item, tags: [say(isConsumable ? 'consumable' : 'start-of-wave')] }
  })
  return [
    ...filled(say('equipment'), equipment),
    ...filled(
      say('knowledge-offer'),
      ofEach((hero) => hero.knowledgeOffer.toArray().map(knowledge)),
    ),
    ...filled(say('potions'), potions),
    ...filled(say('treasures'), treasures),
  ]
}

/** The Knowledge that was kept [R177]: always at work and never chosen, so it is said in words. */
function knowledgeZone(t: Table): Zone[] {
  const { knowledge, say } = t.data
  const kept = playing(t).flatMap((number) => t.heroes[number].knowledge.toArray())
  const texts = kept.map((id) => {
    const { name, text } = knowledge[id]
    return say('kept-knowledge', { name, text: plainText(text) })
  })
  return told(say('knowledge'), texts.join(' '))
}

/** Cards by title, copies counted: `Shin Kick x2, Power Chord`. */
function listed({ cards, say }: Data, pile: readonly number[]): string {
  const titles = pile.map((card) => cards[card].title)
  const names = countCopies(titles, (name, count) => say('copies', { name, count }))
  return names.join(say('between')) || say('no-cards')
}

/** The hand as things to choose from, and the piles around it. */
function ownZones(t: Table, number: number): { readonly hand: Zone; readonly piles: readonly Zone[] } {
  const { data } = t
  const { say } = data
  const hero = t.heroes[number]
  const whose = whoseIs(t, number)
  const cards = hero.hand.toArray()
  const hand = {
    title: say('hand', whose),
    seat: seatOf(t, number),
    items: alike(cards, data.cards).map(([card, count]) => times(data, cardItem(t, hero, card), count)),
    ...(cards.length === 0 && { summary: say('no-cards') }),
  }
  const piles = [
    ...told(say('deck', whose), say('card-count', { count: hero.deck.size })),
    ...told(say('discard', whose), listed(data, hero.discard.toArray())),
    ...told(say('played', whose), hero.playArea.isEmpty ? '' : listed(data, hero.playArea.toArray())),
  ]
  return { hand, piles }
}

/** The other player's cards in a few words: hands may be shown [R195]. */
function partnerZone(t: Table, number: number): Zone {
  const { data } = t
  const { say } = data
  const hero = t.heroes[number]
  const hand = hero.hand.toArray().map((card) => {
    const { name, isMinion } = data.cards[card]
    return isMinion
      ? say('partner-bomb', { name })
      : say('partner-card', { name, cost: shownCost(t, hero, card) })
  })
  const values = {
    hand: hand.join(say('between')) || say('no-cards'),
    deck: hero.deck.size,
    discard: hero.discard.size,
  }
  return {
    title: say('partner', { hero: data.heroes[number].name }),
    seat: seatOf(t, number),
    items: [],
    summary: say('partner-cards', values),
  }
}

/** The Market Rows, while there is something to be taken from them [R23, R132, R182]. */
function marketZones(t: Table): Zone[] {
  if (t.side !== SIDE.NONE) return []
  const { data } = t
  return playing(t).flatMap((number) => {
    const hero = t.heroes[number]
    const items = hero.marketRow.toArray().map((card) => cardItem(t, hero, card))
    return filled(data.say('market', whoseIs(t, number)), items)
  })
}

/** What lies open on top of the shared decks, a Reward [R134] or a Bomb [A26], and how many cards they hold. */
function sharedZones(t: Table): Zone[] {
  const { cards, challenges, say } = t.data
  const reward = t.challengeDeck.isEmpty ? -1 : t.challengeDeck.top
  const deck = t.waveDecks[Math.max(1, t.wave > t.waveDecks.length ? t.day : t.wave) - 1].deck
  const bomb = deck.isEmpty ? -1 : deck.top
  const values = { minions: deck.size, intents: t.intentDeck.size, potions: t.potionDeck.size }
  return [
    ...told(say('next-reward'), reward < 0 ? '' : plainText(challenges[reward].rewardText)),
    ...told(say('top-bomb'), bomb < 0 ? '' : plainText(cards[bomb].bombText)),
    ...told(say('decks'), say('deck-sizes', values)),
  ]
}

/** The zones of the table from top to bottom, as one seat sees them; somebody who looks on sees both hands. */
export function describe(t: Table, seat: number): Zone[] {
  const heroes = playing(t)
  const isOwn = (number: number): boolean => seat < 0 || seatOf(t, number) === seat
  const own = heroes.filter(isOwn).map((number) => ownZones(t, number))
  const title = t.data.say(heroes.length === 1 ? 'hero' : 'heroes')
  return [
    ...rowZones(t),
    ...zombieZone(t),
    ...challengeZone(t),
    ...intentZone(t),
    { title, items: heroes.map((number) => heroItem(t, number)) },
    ...own.map(({ hand }) => hand),
    ...belongingZones(t),
    ...marketZones(t),
    ...own.flatMap(({ piles }) => piles),
    ...knowledgeZone(t),
    ...heroes.filter((number) => !isOwn(number)).map((number) => partnerZone(t, number)),
    ...sharedZones(t),
  ]
}
