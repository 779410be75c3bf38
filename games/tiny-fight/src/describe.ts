/** The table in words and numbers, for clients that can draw any game. */
import type { Figure, GlossaryEntry, Item, Zone } from '@hearthkeep/engine'
import { plainText } from '@hearthkeep/content'
import pictures from '../pictures.json' with { type: 'json' }
import type { Data } from './content.ts'
import { announcedAmount } from './enemies-turn.ts'
import { EXTRA_LIFE } from './fight.ts'
import { ENERGY } from './hero-turn.ts'
import { ENEMIES } from './rulebook.ts'
import type { CardId, EnemyId, Fighter, Table } from './rulebook.ts'

function figuresOf({ say }: Data, { life, mostLife, block, strength }: Fighter): Figure[] {
  const extra = [
    { label: say('block'), value: block, icon: pictures.figures.block },
    { label: say('strength'), value: strength, icon: pictures.figures.strength },
  ]
  return [{ label: say('life'), value: life, of: mostLife }, ...extra.filter((figure) => figure.value > 0)]
}

function statusesOf({ say }: Data, { weak, vulnerable }: Fighter): string[] {
  return [
    ...(weak > 0 ? [say('weak', { turns: weak })] : []),
    ...(vulnerable > 0 ? [say('vulnerable', { turns: vulnerable })] : []),
  ]
}

/** By what it does first, so that a new card has one, too. */
const pictureOf = ({ effects: [first] }: Data['cards'][number]): string => pictures.effects[first.kind]

function cardItem({ cards, say }: Data, card: CardId): Item {
  const { name, title, cost, text } = cards[card]
  return {
    thing: { kind: 'card', id: card },
    ...{ name, title },
    figures: [{ label: say('cost'), value: cost }],
    tags: [],
    text: plainText(text),
    icon: pictureOf(cards[card]),
  }
}

function enemyItem(t: Table, number: EnemyId): Item {
  const { data } = t
  const enemy = t.enemies[number]
  const item = {
    thing: { kind: 'enemy', id: number },
    name: data.enemies[number].name,
    icon: pictures.enemies[number],
  }
  if (enemy.life === 0) return { ...item, figures: [], tags: [data.say('fallen')] }
  const intent = data.intentText(enemy.intent, announcedAmount(t, number))
  return { ...item, figures: figuresOf(data, enemy), tags: [intent, ...statusesOf(data, enemy)] }
}

function heroItem({ data, energy, hero: [hero] }: Table): Item {
  return {
    name: data.say('hero'),
    figures: [...figuresOf(data, hero), { label: data.say('energy'), value: energy, of: ENERGY }],
    tags: statusesOf(data, hero),
    icon: pictures.hero,
  }
}

function enemiesTitle({ data: { files, say }, chapter, turn }: Table): string {
  if (chapter === 0) return say('enemies', { turn })
  return say('chapter-enemies', { title: files.campaign.fights[chapter - 1].title, turn })
}

/** The zones of the table from top to bottom. */
export function describe(t: Table): Zone[] {
  const { data } = t
  const { say } = data
  const listed = (cards: readonly CardId[]): string =>
    cards.map((card) => data.cards[card].name).join(say('between-cards')) || say('no-cards')
  const open = (title: string, pile: readonly CardId[]): Zone => ({
    ...{ title, items: [], count: pile.length, summary: listed(pile) },
  })
  const offered = t.offer.toArray().map((card) => cardItem(data, card))
  return [
    ...(offered.length === 0 ? [] : [{ title: say('offer'), items: offered }]),
    {
      title: enemiesTitle(t),
      items: Array.from({ length: ENEMIES }, (_, enemy) => enemyItem(t, enemy)),
    },
    { title: say('you'), seat: 0, items: [heroItem(t)] },
    { title: say('hand'), seat: 0, items: t.hand.toArray().map((card) => cardItem(data, card)) },
    {
      ...{ title: say('draw-pile'), items: [], count: t.drawPile.size },
      summary: say('card-count', { count: t.drawPile.size }),
    },
    open(say('discard-pile'), t.discardPile.toArray()),
    ...(t.exhaustPile.isEmpty ? [] : [open(say('exhaust-pile'), t.exhaustPile.toArray())]),
  ]
}

/** Everything that can be looked up. */
export function glossary({ cards, enemies, files, intentText, say }: Data): GlossaryEntry[] {
  const titles = cards.map(({ title }) => title)
  const aboutCards = cards
    .filter(({ title }, i) => titles.indexOf(title) === i)
    .map(({ title, cost, text }) => ({
      name: title,
      kind: say('card'),
      text: say('about-card', { cost, text: plainText(text) }),
    }))
  const aboutEnemies = enemies.map(({ name, life, first, rolls, always, amounts }) => {
    const kinds = [first, ...rolls, always].flatMap((one) => (one ? [one.kind] : []))
    const intents = [...new Set(kinds)]
      .map((kind) => intentText(kind, amounts[kind]))
      .join(say('between-intents'))
    const text = say('about-enemy', { least: life, most: life + EXTRA_LIFE - 1, intents })
    return { name, kind: say('enemy'), text }
  })
  const keywords = Object.entries(files.text.keywords).map(([name, text]) => ({
    name,
    kind: say('keyword'),
    text,
  }))
  return [...aboutCards, ...aboutEnemies, ...keywords]
}
