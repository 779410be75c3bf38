/** Heroes in words: their figures, boards and hands [H20]. */
import { plainText, said } from '@hearthkeep/content'
import type { Figure, Item, Zone } from '@hearthkeep/engine'
import { HIDDEN } from '@hearthkeep/engine'
import { FIGURE, FIGURES, KIND, KINDS, RUNES } from '../content/kinds.ts'
import { apLeft, figureOf, ignoredDice, pointsOf } from '../rules/figures.ts'
import type { Table } from '../rules/rulebook.ts'
import { MARK } from '../rules/marks.ts'
import { told } from './describe-enemies.ts'
import { cardPicture, figurePictures, heroPicture, perkPicture } from './pictures.ts'

export const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat)

/** A player goes by the Class, once it is chosen. */
export function nameOf(t: Table, seat: number): string {
  const { hero } = t.players[seat]
  return hero < 0 ? t.data.say('player-number', { number: seat + 1 }) : t.data.classes[hero].name
}

/** Titles with how many there are of each. */
export function titles(t: Table, cards: readonly number[]): string {
  const { say } = t.data
  const counts = new Map<string, number>()
  for (const card of cards) {
    const { title } = t.data.cards[card]
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  const names = [...counts].map(([name, count]) => (count === 1 ? name : say('copies', { name, count })))
  return names.join(say('between')) || say('none')
}

/** What a card costs, shows and takes. */
function figuresOfCard(t: Table, card: number): Figure[] {
  const { say, cards } = t.data
  const { kind, cost, infinite, hp, ar, blue } = cards[card]
  const price: Figure = { label: say('ap'), value: cost, icon: figurePictures.ap }
  if (kind !== KIND.COMPANION) return infinite || kind >= KIND.COMBAT ? [] : [price]
  return [
    price,
    { label: say('hp'), value: hp, icon: figurePictures.hp },
    { label: say('ar'), value: ar, icon: figurePictures.ar },
    { label: say('blue-ap'), value: blue, icon: figurePictures.blue },
  ]
}

/** What kind of card it is: "Item (red, green)", "Skill of the Monk". */
export function kindOf({ data }: Pick<Table, 'data'>, card: number): string {
  const { say, cards, classes } = data
  const { kind, colour, runes, infinite, holds } = cards[card]
  const word = say(`kind-${KINDS[kind]}`)
  if (kind === KIND.SKILL) {
    const skill = colour < 0 ? word : say('kind-skill-of', { hero: classes[colour].name })
    return infinite ? say('infinite', { kind: skill }) : skill
  }
  if (kind !== KIND.ITEM) return word
  const taken = RUNES.filter((_, i) => ((runes >> i) & 1) === 1).map((rune) => say(`rune-${rune}`))
  const values = { kind: word, runes: taken.join(say('and')) }
  return holds === 0 ? say('item', values) : say('item-holds', { ...values, count: holds })
}

export function cardItem(t: Table, card: number, ...tags: readonly (string | false)[]): Item {
  const { id, name, title, text, kind, anytime } = t.data.cards[card]
  return {
    ...{ thing: { kind: 'card', id: card }, name, title, figures: figuresOfCard(t, card) },
    tags: said([...tags, kindOf(t, card), anytime && t.data.say('anytime')]),
    ...{ text: plainText(text), icon: cardPicture(id, kind) },
  }
}

/** Of a card in play: what it lies under, whether it was used, what it has gained. */
function inPlay(t: Table, card: number): string[] {
  const { say, cards } = t.data
  const marks = t.marks[card]
  const above = t.on[card]
  return said([
    above > 0 && say('under', { card: cards[above - 1].title }),
    (marks & MARK.SPENT) !== 0 && say('used'),
    (marks & (MARK.LOCKED | MARK.LOCKED_NOW)) !== 0 && say('locked'),
    (marks & MARK.ATTACKED) !== 0 && say('attacked'),
    t.grown[card] > 0 && say('grown', { amount: t.grown[card] }),
  ])
}

/** The figures of a hero, AP as they are left [H12]. */
function figuresOf(t: Table, seat: number): Figure[] {
  const { say } = t.data
  return FIGURES.map((figure, i): Figure => {
    const value = figureOf(t, seat, i)
    const base = { label: say(figure), icon: figurePictures[figure] }
    if (i === FIGURE.SP) return { ...base, value: value - t.players[seat].skills.size, of: value }
    if (i !== FIGURE.AP || seat !== t.turn) return { ...base, value }
    const left = apLeft(t, seat)
    return left > value ? { ...base, value: left } : { ...base, value: Math.max(0, left), of: value }
  })
}

/** Attribute Point cards by row, in a few words. */
function rowsOf(t: Table, seat: number): string | false {
  const { say } = t.data
  const hero = t.players[seat]
  const count = pointsOf(hero)
  if (count === 0) return false
  const rows = FIGURES.flatMap((figure, i) =>
    hero.rows[i] === 0 ? [] : [say('row', { figure: say(figure), count: hero.rows[i] })],
  )
  return say('points', { rows: rows.join(say('between')) })
}

function playerItem(t: Table, seat: number): Item {
  const { say, classes, perks } = t.data
  const hero = t.players[seat]
  const name = nameOf(t, seat)
  if (hero.hero < 0) return { name, figures: [], tags: [] }
  const ignores = { damage: ignoredDice(t, seat, 0), acid: ignoredDice(t, seat, 1) }
  const rerolls = hero.rerolls + hero.acidRerolls + hero.damageRerolls
  return {
    ...{ thing: { kind: 'player', id: seat }, name, figures: figuresOf(t, seat) },
    icon: heroPicture(classes[hero.hero].id),
    tags: said([
      hero.isAlive === 0 && say('eliminated'),
      t.phase === 1 && seat === t.turn && say('at-turn'),
      hero.isAttacked === 1 && say('attacked'),
      rowsOf(t, seat),
      rerolls > 0 && say('rerolls', { count: rerolls }),
      ignores.damage > 0 && say('ignores-damage', { count: ignores.damage }),
      ignores.acid > 0 && say('ignores-acid', { count: ignores.acid }),
      hero.perk >= 0 &&
        say(hero.perkUsed === 1 ? 'perk-spent' : 'perk-ready', { perk: perks[hero.perk].name }),
    ]),
  }
}

/** Who plays. */
export function playersZone(t: Table): Zone {
  return { title: t.data.say('players'), items: seatsOf(t).map((seat) => playerItem(t, seat)) }
}

/** All that lies on a board: Items with their Enchantments, Skills, Companions, what lasts, and the Perk. */
export function boardZone(t: Table, seat: number): Zone {
  const { say, perks } = t.data
  const { items, enchantments, skills, companions, under, temporary, perk, perkUsed } = t.players[seat]
  const laid = items
    .toArray()
    .flatMap((item) => [item, ...enchantments.toArray().filter((card) => t.on[card] === item + 1)])
  const played = [...laid, ...skills.toArray(), ...companions.toArray()]
  const cards = [
    ...played.map((card) => cardItem(t, card, ...inPlay(t, card))),
    ...under.toArray().map((card) => cardItem(t, card, ...inPlay(t, card))),
    ...temporary.toArray().map((card) => cardItem(t, card, say('lasts'))),
  ]
  const zone = { title: say('board', { player: nameOf(t, seat) }), seat }
  if (perk < 0 || perkUsed === 1)
    return cards.length === 0 ? { ...zone, items: [], summary: say('none') } : { ...zone, items: cards }
  const { id, name, text, anytime } = perks[perk]
  const tags = said([say('perk'), anytime && say('anytime')])
  const item: Item = {
    ...{ thing: { kind: 'perk', id: perk }, name, figures: [], tags, text: plainText(text) },
    icon: perkPicture(id),
  }
  return { ...zone, items: [...cards, item] }
}

/** A hand as far as it is seen: who looks on sees how many there are, and those all know of. */
export function handZone(t: Table, seat: number): Zone {
  const { say } = t.data
  const { hand } = t.players[seat]
  const seen = hand.toArray().filter((card) => card !== HIDDEN)
  const zone = { title: say('hand', { player: nameOf(t, seat) }), seat }
  const summary = say('card-count', { count: hand.size })
  return { ...zone, items: seen.map((card) => cardItem(t, card)), summary }
}

/** The six Classes as long as somebody chooses [H39]. */
export function classesZone(t: Table): Zone[] {
  const { say, classes } = t.data
  const taken = seatsOf(t).map((seat) => t.players[seat].hero)
  if (!taken.includes(-1)) return []
  const items = classes.flatMap((one, hero): Item[] => {
    if (taken.includes(hero)) return []
    const figures = FIGURES.map((figure, i): Figure => ({
      ...{ label: say(figure), value: one.figures[i], icon: figurePictures[figure] },
    }))
    const text = say('about-hero-short', { wins: one.wins, fears: one.fears })
    return [
      {
        ...{ thing: { kind: 'hero', id: hero }, name: one.name, figures, tags: [one.title], text },
        icon: heroPicture(one.id),
      },
    ]
  })
  return [{ title: say('classes'), items }, startersZone(t)]
}

/** The Starter cards and Perks to choose among. */
function startersZone(t: Table): Zone {
  const { say, perks, classes } = t.data
  const chosen = seatsOf(t).map((seat) => t.players[seat].hero)
  const cards = t.unusedStarters.toArray()
  const titled = cards.filter((card, i) => {
    const { title } = t.data.cards[card]
    return cards.findIndex((other) => t.data.cards[other].title === title) === i
  })
  const offered = perks.flatMap((perk, number): Item[] => {
    if (perk.number > t.perks || chosen.includes(perk.hero)) return []
    const tags = said([say('perk-of', { hero: classes[perk.hero].name }), perk.anytime && say('anytime')])
    return [
      {
        ...{ thing: { kind: 'perk', id: number }, name: perk.name, figures: [], tags },
        ...{ text: plainText(perk.text), icon: perkPicture(perk.id) },
      },
    ]
  })
  return { title: say('to-begin-with'), items: [...titled.map((card) => cardItem(t, card)), ...offered] }
}

/** What nobody holds, in a few words. */
export const pileZone = (t: Table, title: string, cards: readonly number[]): Zone => ({
  ...told(title, t.data.say('listed', { cards: titles(t, cards) })),
  count: cards.length,
})
