/** The table in words and numbers, for clients that can draw any game. */
import type { Figure, GlossaryEntry, Item, Zone } from '@hearthkeep/engine'
import { plainText } from '@hearthkeep/content'
import type { Data } from './content.ts'
import { ENEMIES } from './rulebook.ts'
import type { Fighter, Table } from './rulebook.ts'

function figuresOf(fighter: Fighter, life: Figure): Figure[] {
  const { block, strength } = fighter
  const extra = [
    { label: 'block', value: block },
    { label: 'strength', value: strength },
  ]
  return [life, ...extra.filter((figure) => figure.value > 0)]
}

function statusesOf({ weak, vulnerable }: Fighter): string[] {
  return [...(weak > 0 ? [`weak ${weak}`] : []), ...(vulnerable > 0 ? [`vulnerable ${vulnerable}`] : [])]
}

function cardItem(t: Table, card: number): Item {
  const { name, cost, text } = t.data.cards[card]
  return {
    thing: { kind: 'card', id: card },
    name,
    figures: [{ label: 'cost', value: cost }],
    tags: [],
    text: plainText(text),
  }
}

function enemyItem(t: Table, number: number): Item {
  const enemy = t.enemies[number]
  const { name } = t.data.enemies[number]
  if (enemy.life === 0) return { thing: { kind: 'enemy', id: number }, name, figures: [], tags: ['fallen'] }
  return {
    thing: { kind: 'enemy', id: number },
    name,
    figures: figuresOf(enemy, { label: 'life', value: enemy.life }),
    tags: [t.data.intentText(number, enemy.intent), ...statusesOf(enemy)],
  }
}

const countOf = (size: number): string => (size === 1 ? '1 card' : `${size} cards`)

/** The zones of the table from top to bottom. */
export function describe(t: Table): Zone[] {
  const hero = t.hero[0]
  return [
    {
      title: `Enemies, turn ${t.turn}`,
      items: Array.from({ length: ENEMIES }, (_, enemy) => enemyItem(t, enemy)),
    },
    {
      title: 'You',
      seat: 0,
      items: [
        {
          name: 'Hero',
          figures: [
            ...figuresOf(hero, { label: 'life', value: hero.life, of: 60 }),
            { label: 'energy', value: t.energy, of: 3 },
          ],
          tags: statusesOf(hero),
        },
      ],
    },
    { title: 'Hand', seat: 0, items: t.hand.toArray().map((card) => cardItem(t, card)) },
    { title: 'Draw pile', items: [], summary: countOf(t.drawPile.size) },
    {
      title: 'Discard pile',
      items: [],
      summary:
        t.discardPile
          .toArray()
          .map((card) => t.data.cards[card].name)
          .join(', ') || 'empty',
    },
    ...(t.exhaustPile.isEmpty
      ? []
      : [
          {
            title: 'Exhausted',
            items: [],
            summary: t.exhaustPile
              .toArray()
              .map((card) => t.data.cards[card].name)
              .join(', '),
          },
        ]),
  ]
}

/** Everything that can be looked up. */
export function glossary(data: Data): GlossaryEntry[] {
  const cards = data.cards.map(({ title, cost, text }) => ({
    name: title,
    kind: 'card',
    text: `Costs ${cost}. ${plainText(text)}`,
  }))
  const unique = cards.filter((card, i) => cards.findIndex((other) => other.name === card.name) === i)
  const enemies = data.enemies.map((enemy, number) => {
    const intents = [
      ...new Set([enemy.first, ...enemy.rolls, enemy.always].flatMap((one) => (one ? [one.kind] : []))),
    ]
    return {
      name: enemy.name,
      kind: 'enemy',
      text: `${enemy.life} to ${enemy.life + 4} life. It ${intents.map((intent) => data.intentText(number, intent)).join(', or ')}.`,
    }
  })
  const keywords = Object.entries(data.files.text.keywords).map(([name, text]) => ({
    name,
    kind: 'keyword',
    text,
  }))
  return [...unique, ...enemies, ...keywords]
}
