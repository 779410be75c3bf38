/** Cards by number: Common cards, Starter cards, Combat cards, Locations and Tomes; and Perks. */
import { byName, copiesOf } from '@hearthkeep/content'
import type { Card, FirstCards, Perk } from './data.ts'
import { ATTACKS, CARD_MOMENTS, KIND, KINDS, RUNES } from './kinds.ts'
import type { CardKind } from './kinds.ts'
import { PILES } from './limits.ts'
import { lastingOf, NO_LASTING } from './load-lasting.ts'
import type { Loading } from './loading.ts'
import { cardText, combatText, deedsText, locationText, savingText } from './texts.ts'
import type { HeroDeed, Printed } from './texts.ts'

/** An entry of any kind of card: what some kinds have others leave out. */
interface AnyCard extends Printed {
  readonly id: string
  readonly copies: number
  readonly line?: string | undefined
  readonly cost: number
  readonly anytime?: boolean
  readonly infinite?: boolean
  readonly colour?: string | undefined
  readonly runes?: readonly (typeof RUNES)[number][] | undefined
  readonly holds?: number
  readonly hp?: number
  readonly ar?: number
  readonly blue?: number
}

/** What a card has that shows nothing of it. */
const BLANK: Omit<Card, 'id' | 'name' | 'title' | 'text' | 'line' | 'kind'> = {
  ...{ colour: -1, starterOf: -2, cost: 0, runes: 0, holds: 0, hp: 0, ar: 0, blue: 0 },
  ...{ anytime: false, timing: 0, infinite: false, attack: 0, damage: 0, acid: 0, unseen: false },
  ...{ effect: null, striking: null, yourAttack: null, lasting: NO_LASTING, readies: false },
  ...{ when: byName(CARD_MOMENTS, () => null), bonus: null, number: 0 },
}

/** Whether a word is said anywhere in what stands on a card. */
function says(word: string, ...parts: readonly (readonly HeroDeed[] | undefined)[]): boolean {
  return JSON.stringify(parts).includes(`"${word}"`)
}

/** What one card shows and does. */
function cardOf(loading: Loading, kind: CardKind, one: AnyCard): Omit<Card, 'id' | 'name' | 'title'> {
  const { heroEffect, timingOf, classOf, texts } = loading
  const does = heroEffect(one.name, one.effect)
  const { name, effect, striking, yourAttack, when, attack, runes = [] } = one
  const { cost, holds = 0, hp = 0, ar = 0, blue = 0, infinite = false, unseen } = one
  return {
    ...BLANK,
    ...{ kind: KINDS.indexOf(kind), text: cardText(texts, kind, one), line: one.line ?? '' },
    ...{ cost, holds, hp, ar, blue, infinite, unseen, colour: classOf(one.colour) },
    runes: runes.reduce((bits, rune) => bits | (1 << RUNES.indexOf(rune)), 0),
    anytime: one.anytime ?? kind === 'defense',
    attack: ATTACKS.indexOf(attack?.kind ?? 'none'),
    ...{ damage: attack?.damage ?? 0, acid: attack?.acid ?? 0 },
    ...{ effect: does, timing: timingOf(does), striking: heroEffect(name, striking) },
    yourAttack: heroEffect(name, yourAttack),
    lasting: lastingOf(loading, one.lasting),
    readies: says('ready', effect, ...Object.values(when)),
    when: byName(CARD_MOMENTS, (moment) => heroEffect(name, when[moment])),
  }
}

/** All cards in the order of their numbers, and where each kind begins. */
export function loadCards(loading: Loading): { readonly cards: readonly Card[]; readonly first: FirstCards } {
  const { data, classOf } = loading
  const load = (kind: CardKind, entries: readonly AnyCard[]): Card[] =>
    copiesOf(entries, (one, name) => ({
      ...cardOf(loading, kind, one),
      ...{ id: one.id, name, title: one.name },
    }))
  const common = [
    ...load('skill', data.skills),
    ...load('item', data.items),
    ...load('companion', data.companions),
    ...load('enchantment', data.enchantments),
    ...load('defense', data.defenses),
    ...load('potion', data.potions),
  ]
  // Those of the Classes first, as a pack's come behind the Elixirs of the box.
  const ofClasses = data.starterCards.filter(({ of }) => of !== undefined)
  const elixirs = data.starterCards.filter(({ of }) => of === undefined)
  const starters = [...ofClasses, ...elixirs].flatMap((one) => {
    const colour = one.kind === 'skill' ? one.of : undefined
    return load(one.kind, [{ ...one, colour }]).map((card) => ({ ...card, starterOf: classOf(one.of) }))
  })
  const instants = loadInstants(loading)
  const combats = common.length + starters.length
  const locations = combats + instants.combats.length
  return {
    cards: [...common, ...starters, ...instants.combats, ...instants.locations, ...instants.tomes],
    first: { starters: common.length, combats, locations, tomes: locations + PILES },
  }
}

/** The cards that are applied at once [H134]: Combat cards, Crypt to Tomb, and Tomes II to V. */
function loadInstants({
  data,
  texts,
  enemyEffect,
}: Loading): Record<'combats' | 'locations' | 'tomes', Card[]> {
  return {
    combats: copiesOf(data.combat, (one, name): Card => ({
      ...{ ...BLANK, id: one.id, name, title: one.name, kind: KIND.COMBAT, line: '' },
      text: combatText(texts, one),
      bonus: { ...one.bonus, dies: enemyEffect(one.name, one.dies) },
    })),
    locations: data.locations.slice(1, 1 + PILES).map((one, i) => ({
      ...{ ...BLANK, id: one.id, name: one.name, title: one.name, kind: KIND.LOCATION, line: '' },
      ...{ text: locationText(texts, one), number: i + 1 },
    })),
    tomes: data.tomes.slice(1, 1 + PILES).map((one, i) => ({
      ...{ ...BLANK, id: one.id, name: one.name, title: one.name, kind: KIND.TOME, line: '' },
      ...{ text: '', number: i + 1 },
    })),
  }
}

/** Perks in the order of their Classes. */
export function loadPerks({ data, texts, heroEffect, timingOf, classOf }: Loading): Perk[] {
  const inOrder = [...data.perks].sort((x, y) => classOf(x.hero) - classOf(y.hero) || x.number - y.number)
  return inOrder.map(({ id, name, hero, number, anytime, effect, wouldDie, line = '' }) => {
    const does = heroEffect(name, effect)
    return {
      ...{ id, name, title: name, hero: classOf(hero), number, anytime, line },
      text: [deedsText(texts, effect), savingText(texts, wouldDie)].filter(Boolean).join(' '),
      ...{ effect: does, timing: timingOf(does), wouldDie: heroEffect(name, wouldDie) },
    }
  })
}
