/** Cards and monsters as plain data. */
import { damageOf, faceOf, hpOf, KINDS, MARK, STATE, TYPES } from '@hearthkeep/game-greyport'
import type { Table } from '@hearthkeep/game-greyport'
import { galleryOf } from './art.ts'

export interface CardView {
  readonly id: number
  readonly title: string
  /** The same without the level, which is drawn. */
  readonly name: string
  readonly art: string
  readonly text: string
  readonly kind: 'hero' | 'item' | 'curse'
  readonly type: 'physical' | 'magical' | 'none'
  /** As in `COINS`; -1: cannot be recruited. */
  readonly cost: number
  readonly damage: number
  /** How many yellow, white and green dice. */
  readonly dice: readonly number[]
  /** Of a player hero; 0 otherwise. */
  readonly level: number
}

/** A hero on the table, and what it wields. */
export interface PlayedView {
  readonly hero: CardView
  readonly items: readonly CardView[]
  readonly hasFought: boolean
  /** It goes back to the hand in Cleanup. */
  readonly returns: boolean
}

export interface MonsterView {
  readonly id: number
  /** As choices and the log call it: with a number, if there are several. */
  readonly title: string
  readonly name: string
  /** The id of its design, for its bust. */
  readonly design: string
  readonly art: string
  readonly text: string
  readonly damage: number
  readonly armor: number
  readonly left: number
  readonly hp: number
  readonly isTank: boolean
  readonly isRanged: boolean
  readonly isBoss: boolean
  readonly isToken: boolean
  /** Its Ambush is still to come. */
  readonly lurks: boolean
  /** Damage that shields hold off this time. */
  readonly shielded: number
  readonly tags: readonly Tag[]
}

export type Tag = 'ferocious' | 'vengeful' | 'cursed' | 'slash'

const CARD_KINDS = { [KINDS.HERO]: 'hero', [KINDS.ITEM]: 'item', [KINDS.CURSE]: 'curse' } as const

export function cardView(t: Table, id: number): CardView {
  const { title, text, kind, type, cost, damage, dice, level, character } = t.data.cards[id]
  return {
    ...{ id, title, text, cost, damage, dice, level },
    name: level > 0 ? t.data.characters[character].name : title,
    art: galleryOf(t.data).cards.get(title) ?? '',
    kind: CARD_KINDS[kind as keyof typeof CARD_KINDS],
    type: type < 0 ? 'none' : TYPES[type],
  }
}

/** Heroes with their items, in the order in which they were played. */
export function playedViews(t: Table, cards: readonly number[]): PlayedView[] {
  const views: { hero: CardView; items: CardView[]; hasFought: boolean; returns: boolean }[] = []
  for (const card of cards) {
    const view = cardView(t, card)
    const state = t.states[card]
    // An item whose hero was retired lies alone, before the others [Q62].
    if (view.kind === 'hero' || views.length === 0)
      views.push({
        hero: view,
        items: [],
        hasFought: (state & STATE.FOUGHT) !== 0,
        returns: (state & STATE.RETURNS) !== 0,
      })
    else views.at(-1)?.items.push(view)
  }
  return views
}

export function monsterView(t: Table, id: number, group: Table['locationGroup']): MonsterView {
  const face = faceOf(t, id)
  const hp = hpOf(t, id)
  const marks = t.marks[id]
  const tags: readonly (Tag | false)[] = [
    face.ferocious && 'ferocious',
    face.vengeful && 'vengeful',
    face.cursed && 'cursed',
    face.slash > 0 && 'slash',
  ]
  return {
    id,
    title: face.name,
    name: face.title,
    design: t.data.monsters[id].id,
    art: galleryOf(t.data).monsters.get(face.title) ?? '',
    text: face.text,
    damage: (marks & MARK.STUMBLED) !== 0 ? 0 : damageOf(t, id, group),
    armor: face.armor,
    left: Math.max(0, hp - t.damage[id]),
    hp,
    isTank: face.tank,
    isRanged: face.ranged,
    isBoss: face.isBoss,
    isToken: face.isToken,
    lurks: (marks & MARK.AMBUSH) !== 0,
    shielded: t.cancelled[id],
    tags: tags.filter((tag) => tag !== false),
  }
}
