/** What a card says it does now is what it does: its figures beside what happens when it is played. */
import { offeredChoices, Stream, start } from '@hearthkeep/engine'
import type { OfferedChoice } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { FIGURES, figureNow, openTable, smallTimeHeroes } from '../src/index.ts'
import type { FigureKind, Hero, Table } from '../src/index.ts'

const { game } = smallTimeHeroes
const GAMES = 600

/** A card that does nothing but hit one Enemy, or gain Block: `Deal {damage:3} damage.` */
const PLAIN = /^\S+ \{(damage|block):(\d+)\} \**\w+\**(?: \(\+1 for each \{plus:([\w-]+)\}[^)]*\))?\.$/

const thing = ({ concerns }: OfferedChoice, kind: string): number =>
  concerns.find((one) => one.kind === kind)?.id ?? -1

/** What there is of the figure's kind: the Hero's Block, or what an Enemy has left. */
function left(t: Table, hero: Hero, kind: FigureKind, enemy: number): number {
  return kind === 'block' ? hero.block : t.enemies[enemy].health + t.enemies[enemy].block
}

/** Whether nothing of the Enemy changes the figure, and nothing more follows. */
function isPlainTarget(t: Table, enemy: number, figure: number): boolean {
  if (enemy < 0) return false
  const { card, exposed, immune, health, block } = t.enemies[enemy]
  return exposed + immune === 0 && health + block > figure && card >= 0 && t.data.cards[card].react === null
}

/** Whether nothing the Hero wears does something of its own at a hit. */
const wearsPlain = (t: Table, hero: Hero): boolean =>
  hero.equipment.toArray().every((card) => t.data.cards[card].lasting.length === 0)

interface Told {
  readonly kind: FigureKind
  readonly printed: number
  readonly now: number
  readonly by: string | undefined
  /** What it came to. */
  readonly came: number
  readonly text: string
}

function play(t: Table, index: number, choice: OfferedChoice): Told | undefined {
  const hero = t.heroes[choice.seat]
  const card = thing(choice, 'card')
  const [, kind, value, by] = (card < 0 ? null : PLAIN.exec(t.data.cards[card].live)) ?? []
  const enemy = thing(choice, 'enemy')
  const isTold =
    choice.kind === 'play-card' &&
    wearsPlain(t, hero) &&
    (FIGURES as readonly (string | undefined)[]).includes(kind)
  const printed = Number(value)
  const now = isTold ? figureNow(t, hero, kind as FigureKind, printed, by) : 0
  const before = isTold && kind === 'block' ? hero.block : enemy < 0 ? 0 : left(t, hero, 'damage', enemy)
  const { round, wave } = t
  const counts = isTold && (kind === 'block' || isPlainTarget(t, enemy, now))
  t.take(index)
  if (!counts || t.isOver || t.round !== round || t.wave !== wave) return undefined
  const after = left(t, hero, kind as FigureKind, enemy)
  return {
    kind: kind as FigureKind,
    printed,
    now,
    by,
    came: Math.abs(after - before),
    text: t.data.cards[card].text,
  }
}

/** Every plain card that was played in some games, by chance. */
function told(): Told[] {
  const found: Told[] = []
  const dice = Stream.of(5)
  for (let seed = 1; seed <= GAMES; seed++) {
    const t = start(game, { seats: 1, seed }) as Table
    while (!t.isOver) {
      const choices = offeredChoices(game, t)
      const cards = choices.flatMap((one, i) => (one.kind === 'play-card' ? [i] : []))
      const index = cards.length > 0 ? cards[dice.below(cards.length)] : dice.below(choices.length)
      const one = play(t, index, choices[index])
      if (one !== undefined) found.push(one)
    }
    t.release()
  }
  dice.release()
  return found
}

describe('figures of cards [R53] [R63] [R66]', () => {
  const all = told()

  test('every card comes to what it says', () => {
    expect(all.filter(({ now, came }) => now !== came)).toEqual([])
  })

  test('among them are raised, lowered and counted ones', () => {
    for (const kind of FIGURES) {
      const own = all.filter((one) => one.kind === kind)
      expect(own.length, kind).toBeGreaterThan(100)
      expect(own.filter(({ printed, now }) => now > printed).length, kind).toBeGreaterThan(20)
    }
    expect(all.filter(({ printed, now }) => now < printed).length).toBeGreaterThan(5)
    expect(all.filter(({ by }) => by !== undefined).length).toBeGreaterThan(5)
  })

  test('a text is the printed one with its figures taken apart', () => {
    const t = openTable(game)
    const printed = (live: string) =>
      live.replace(/\{(damage|block):(\d+)\}/g, '$2').replace(/\{plus:[\w-]+\}/g, '')
    const cards = t.data.cards.filter(({ isMinion }) => !isMinion)
    expect(cards.length).toBeGreaterThan(50)
    for (const { live, text } of cards) expect(printed(live)).toBe(text)
    t.release()
  })
})
