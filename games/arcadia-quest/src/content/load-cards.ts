/** Heroes, cards and curses by number. */
import { byName, copiesOf } from '@hearthkeep/content'
import type { Card, Curse, Data, Hero, Token } from './data.ts'
import { ATTACK, ATTACKS, CARD_MOMENTS, GROUPS, TOKENS, TYPES, USES } from './kinds.ts'
import { groupBits } from './load-holds.ts'
import type { Loading } from './loading.ts'
import type { Content } from './pack.ts'
import { cardText, curseText, heroText } from './texts.ts'

type Entry = Content['rewards'][number]

/** Bits of `ATTACKS`: all of them. */
const ANY_ATTACK = (1 << ATTACKS.length) - 1

export function loadHeroes({ data, texts, holds, heroEffect }: Loading): Hero[] {
  return data.heroes.map((one) => {
    const { id, name, defense, life, ability = '', line = '' } = one
    return {
      ...{ id, name, title: name, text: heroText(texts, one), line, defense, life, ability },
      holds: holds(one.holds),
      when: byName(CARD_MOMENTS, (moment) => heroEffect(name, one.when[moment])),
    }
  })
}

function cardOf({ texts, holds, heroEffect }: Loading, level: number, one: Entry, name: string): Card {
  const { id, attack, icons, twice, blood = 0, with: by, use, line = '' } = one
  const effect = heroEffect(one.name, use?.do)
  return {
    ...{ id, name, title: one.name, text: cardText(texts, one), line, level, cost: one.cost },
    ...{ type: TYPES.indexOf(one.type), group: GROUPS.indexOf(one.group) },
    attack: attack === undefined ? ATTACK.NONE : ATTACKS.indexOf(attack.kind),
    dice: attack?.dice ?? 0,
    ...{ defense: icons.defense, life: icons.life, reroll: icons.reroll, isTwice: twice, blood },
    withAttacks: by?.kind === undefined ? ANY_ATTACK : 1 << ATTACKS.indexOf(by.kind),
    withGroups: groupBits(by?.groups ?? []),
    holds: holds(one.holds),
    when: byName(CARD_MOMENTS, (moment) => heroEffect(one.name, one.when[moment])),
    use: use === undefined || effect === null ? null : { at: USES.indexOf(use.at), isOnce: use.once, effect },
  }
}

/** The cards of every level, in order: starters, the decks, the rewards. */
export function loadCards(loading: Loading): Pick<Data, 'cards' | 'levels'> {
  const { starters, deck1, deck2, deck3, deck4, deck5, rewards } = loading.data
  const cards: Card[] = []
  const levels = [starters, deck1, deck2, deck3, deck4, deck5, rewards].map((entries, level) => {
    const first = cards.length
    cards.push(...copiesOf(entries, (one, name) => cardOf(loading, level, one, name)))
    return cards.slice(first).map((_, i) => first + i)
  })
  return { cards, levels }
}
export function loadCurses({ data, texts, holds }: Loading): Curse[] {
  return copiesOf(data.curses, (one, name) => ({
    ...{ id: one.id, name, title: one.name, text: curseText(texts, one), line: one.line ?? '' },
    ...{ value: one.value, fills: one.fills, holds: holds(one.holds) },
  }))
}

export function loadTokens({ data }: Loading): Token[] {
  return copiesOf(data.tokens, ({ id, name: title, kind, value = 0, text }, name) => ({
    ...{ id, name, title, text, line: '', kind: TOKENS.indexOf(kind), value },
  }))
}
