/** What is said of each thing on this table: aloud, and in the inspector. */
import type { Inspected } from '../../table/inspector.tsx'
import { label, plain } from '../../table/words.ts'
import { say } from '../../words/hellbringer.ts'
import type { CardView, PerkView, PlayedView } from './model-cards.ts'
import type { EnemyView } from './model-enemies.ts'
import type { FigureView, SeatView } from './model.ts'

/** `1 Damage die, 2 Acid dice`. */
export function diceWords({ damage, acid }: { readonly damage: number; readonly acid: number }): string {
  return label(damage > 0 && say.count('damage-dice', damage), acid > 0 && say.count('acid-dice', acid))
}

function kindWords({ kind, colour, runes, isInfinite }: CardView): string {
  const word = say(`kind.${kind}`)
  if (kind === 'skill' && colour !== '') return say('skill-of', { word, colour })
  if (kind === 'item')
    return say('item-on', { word, runes: runes.map((rune) => say(`rune.${rune}`)).join(say('and')) })
  return isInfinite ? say('always-on', { word }) : word
}

const costWords = ({ cost }: CardView): string => (cost < 0 ? '' : say('costs', { cost }))

export function cardWords(card: CardView): string {
  const { title, text, strength, isAnytime } = card
  return label(
    title,
    kindWords(card),
    costWords(card),
    isAnytime && say('any-time'),
    strength > 0 && say('falls-at', { strength }),
    plain(text).replaceAll('\n', ' '),
  )
}

export function playedWords(card: PlayedView): string {
  const { isUsed, isLocked, isAttacked, under } = card
  return label(
    cardWords(card),
    isUsed && say('used'),
    isLocked && say('locked'),
    isAttacked && say('attacked'),
    under.length > 0 && say('over', { cards: under.map(({ title }) => title).join(say('and')) }),
  )
}

export function aboutCard(card: CardView): Inspected {
  const { title, text, line, cost, attack, strength, holds } = card
  return {
    title,
    subtitle: kindWords(card),
    text: line === '' ? text : `${text}\n${line}`,
    figures: [
      ...(cost >= 0 ? [{ label: say('figure.ap'), value: cost }] : []),
      ...(attack === null ? [] : [{ label: say('dice'), value: diceWords(attack) || '0' }]),
      ...(strength > 0 ? [{ label: say('falls-at-label'), value: strength }] : []),
      ...(holds > 0 ? [{ label: say('enchantments'), value: holds }] : []),
    ],
    tags: card.isAnytime ? [say('any-time')] : [],
    rules: ['H61', 'H62'],
  }
}

export function perkWords({ title, text, isUsed, isAnytime }: PerkView): string {
  return label(say('perk', { title }), isUsed && say('used'), isAnytime && say('any-time'), plain(text))
}

export function aboutPerk(perk: PerkView): Inspected {
  const { title, text, number, isUsed, isAnytime } = perk
  return {
    title,
    subtitle: say('perk-number', { number }),
    text,
    tags: [...(isUsed ? [say('used')] : []), ...(isAnytime ? [say('any-time')] : [])],
    rules: ['H123'],
  }
}

/** `in sight`, `needs 6, 1 short`. */
function sightWords({ seenBy, needs }: EnemyView, { seat, sight }: SeatView): string {
  if (seenBy[seat]) return say('in-sight-needs', { needs, sight })
  return say('out-of-sight-needs', { needs, short: needs - sight })
}

/** Everything else that has to be known of it. */
export function enemyMarks(enemy: EnemyView): string[] {
  const { isStunned, isExposed, sundered, showdown, holds } = enemy
  return [
    ...(isStunned ? [say('stunned')] : []),
    ...(isExposed ? [say('exposed')] : []),
    ...(sundered > 0 ? [say('sundered', { sundered })] : []),
    ...(showdown === '' ? [] : [say('by-showdown', { showdown })]),
    ...(holds.length === 0 ? [] : [say('holds', { cards: holds.join(say('and')) })]),
  ]
}

export function enemyWords(enemy: EnemyView, seat: SeatView): string {
  const { title, hp, ar, sum, goal, isTarget, text } = enemy
  return label(
    title,
    sightWords(enemy, seat),
    say('strength-of', { sum: hp + ar, hp, ar }),
    diceWords(enemy),
    isTarget && say('target-so-far', { sum, missing: Math.max(0, goal - sum) }),
    ...enemyMarks(enemy),
    plain(text).replaceAll('\n', ' '),
  )
}

export function aboutEnemy(enemy: EnemyView, seat: SeatView): Inspected {
  const { title, hp, ar, needs, text, line, isDemon, isMoose } = enemy
  return {
    title,
    subtitle: label(
      isDemon ? say('demon') : isMoose ? say('moose') : say('monster'),
      sightWords(enemy, seat),
    ),
    text: line === '' ? text : `${text}\n${line}`,
    figures: [
      { label: say('figure.hp'), value: hp },
      { label: say('figure.ar'), value: ar },
      { label: say('figure.si'), value: needs },
      { label: say('dice'), value: diceWords(enemy) || '0' },
    ],
    tags: enemyMarks(enemy),
    rules: ['H22', 'H93', 'H111'],
  }
}

export function figureWords({ name, value, of, points }: FigureView): string {
  const word = say(`figure.${name}`)
  return label(
    of > value ? say('figure-of', { word, value, of }) : say('figure-is', { word, value }),
    points > 0 && say.count('points', points),
  )
}

export function seatWords(seat: SeatView): string {
  const { name, isAlive, figures, handCount, isAttacked } = seat
  return label(
    name,
    !isAlive && say('fallen'),
    isAttacked && say('attacked'),
    ...figures.slice(0, 3).map(figureWords),
    say.count('hand-cards', handCount),
  )
}
