/** What the inspector says of each kind of thing on this table. */
import type { Inspected } from '../../table/inspector.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/greyport.ts'
import type { CardView, MonsterView } from './model-cards.ts'
import type { Model, SeatView } from './model.ts'

export const COIN_NAMES = ['copper', 'silver', 'gold'] as const
export const DIE_NAMES = ['yellow', 'white', 'green'] as const
export const coinName = (coin: number): string => say(`coin.${COIN_NAMES[coin]}`)
export const dieName = (die: number): string => say(`die.${DIE_NAMES[die]}`)
/** What each die can show at least and at most. */
export const DIE_RANGES = [
  [1, 4],
  [1, 6],
  [4, 8],
] as const

/** `yellow die, 2 white dice`. */
function diceWords(dice: readonly number[]): string {
  return label(
    ...dice.map((count, die) => {
      if (count === 0) return ''
      return say.count('dice', count, { die: dieName(die) })
    }),
  )
}

function kindWords({ kind, type, level }: CardView): string {
  if (kind === 'curse') return say('curse')
  return label(say(`card.${kind}`, { type: say(`type.${type}`) }), level > 0 && say('level', { level }))
}

export function cardWords(card: CardView): string {
  const { title, cost, damage, dice, text } = card
  return label(
    title,
    kindWords(card),
    cost >= 0 && say('costs', { coin: coinName(cost) }),
    damage > 0 && say('damage', { damage }),
    diceWords(dice),
    text.replaceAll('**', ''),
  )
}

export function aboutCard(card: CardView): Inspected {
  const { title, text, cost, damage, dice, kind } = card
  return {
    title,
    subtitle: kindWords(card),
    text: kind === 'curse' ? say('does-nothing') : text,
    figures: [
      ...(cost >= 0 ? [{ label: say('cost'), value: coinName(cost) }] : []),
      ...(damage > 0 ? [{ label: say('damage-label'), value: damage }] : []),
      ...dice.flatMap((count, die) => {
        const [least, most] = DIE_RANGES[die]
        return count === 0 ? [] : [{ label: say('die-to', { die: dieName(die), least, most }), value: count }]
      }),
    ],
    rules: ['P1', 'P2', 'F3'],
  }
}

export function monsterWords(monster: MonsterView): string {
  const { title, damage, armor, left, hp, isBoss, text, lurks } = monster
  return label(
    title,
    isBoss && 'boss',
    say('damage', { damage }),
    armor > 0 && say('armor', { armor }),
    say('hit-points', { left, hp }),
    text.replaceAll('**', ''),
    lurks && say('its-ambush'),
  )
}

export function aboutMonster(monster: MonsterView): Inspected {
  const { title, damage, armor, left, hp, isBoss, isToken, text, isTank, isRanged } = monster
  return {
    title,
    subtitle: isBoss ? say('boss') : isToken ? say('monster-token') : say('monster'),
    text,
    figures: [
      { label: say('hit-points-label'), value: say('of', { left, hp }) },
      { label: say('damage-label'), value: damage },
      ...(armor > 0 ? [{ label: say('armor-label'), value: armor }] : []),
    ],
    tags: [...(isTank ? [say('tank')] : []), ...(isRanged ? [say('ranged')] : [])],
    side: say('keyword-monsters'),
  }
}

export function aboutSeat(seat: SeatView): Inspected {
  const { name, calling, hp, maxHp, level, coins, handCount, deckCount, discard } = seat
  return {
    title: `${name} ${calling}`,
    text: '',
    figures: [
      { label: say('hit-points-label'), value: say('of-hp', { hp, maxHp }) },
      { label: say('level-label'), value: level },
      ...COIN_NAMES.map((_, i) => ({ label: coinName(i), value: coins[i] })),
      { label: say('hand'), value: handCount },
      { label: say('deck'), value: deckCount },
      { label: say('discard-pile'), value: discard.length },
    ],
  }
}

export function aboutLocation({ location, penalty, encounterName }: Model): Inspected {
  const { name, boon, reward, hp, maxHp } = location
  return {
    title: name,
    subtitle: encounterName,
    text: [say('while-stands', { boon }), say('when-saved', { reward }), say('if-falls', { penalty })].join(
      '\n',
    ),
    figures: [{ label: say('hit-points-label'), value: say('of-hp', { hp, maxHp }) }],
    rules: ['L1', 'D1c', 'D1f'],
  }
}

export function aboutEncounter(model: Model): Inspected {
  const { scenario, encounter, encounters, encounterName, special, penalty } = model
  return {
    title: encounterName,
    subtitle: say('encounter-of', { scenario, encounter, encountersCount: encounters.length }),
    text: label(special).concat(special === '' ? '' : '\n', say('penalty-if', { penalty })),
    rules: ['E1', 'E7', 'D1f'],
  }
}
