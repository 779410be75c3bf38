/** What the inspector says of each kind of thing on this table. */
import type { Inspected } from '../../table/inspector.tsx'
import { label } from '../../table/words.ts'
import type { CardView, MonsterView } from './model-cards.ts'
import type { Model, SeatView } from './model.ts'

export const COIN_NAMES = ['copper', 'silver', 'gold'] as const
export const DIE_NAMES = ['yellow', 'white', 'green'] as const
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
      return count === 1 ? `${DIE_NAMES[die]} die` : `${count} ${DIE_NAMES[die]} dice`
    }),
  )
}

function kindWords({ kind, type, level }: CardView): string {
  if (kind === 'curse') return 'Curse'
  return label(`${type} ${kind}`, level > 0 && `level ${level}`)
}

export function cardWords(card: CardView): string {
  const { title, cost, damage, dice, text } = card
  return label(
    title,
    kindWords(card),
    cost >= 0 && `costs ${COIN_NAMES[cost]}`,
    damage > 0 && `damage ${damage}`,
    diceWords(dice),
    text.replaceAll('**', ''),
  )
}

export function aboutCard(card: CardView): Inspected {
  const { title, text, cost, damage, dice, kind } = card
  return {
    title,
    subtitle: kindWords(card),
    text: kind === 'curse' ? 'It does nothing but lie in your hand.' : text,
    figures: [
      ...(cost >= 0 ? [{ label: 'Cost', value: COIN_NAMES[cost] }] : []),
      ...(damage > 0 ? [{ label: 'Damage', value: damage }] : []),
      ...dice.flatMap((count, die) => {
        const [least, most] = DIE_RANGES[die]
        return count === 0 ? [] : [{ label: `${DIE_NAMES[die]} die (${least} to ${most})`, value: count }]
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
    `damage ${damage}`,
    armor > 0 && `Armor ${armor}`,
    `${left} of ${hp} hit points`,
    text.replaceAll('**', ''),
    lurks && 'its Ambush is still to come',
  )
}

export function aboutMonster(monster: MonsterView): Inspected {
  const { title, damage, armor, left, hp, isBoss, isToken, text, isTank, isRanged } = monster
  return {
    title,
    subtitle: isBoss ? 'Boss' : isToken ? 'Monster token' : 'Monster',
    text,
    figures: [
      { label: 'Hit points', value: `${left} of ${hp}` },
      { label: 'Damage', value: damage },
      ...(armor > 0 ? [{ label: 'Armor', value: armor }] : []),
    ],
    tags: [...(isTank ? ['Tank'] : []), ...(isRanged ? ['Ranged'] : [])],
    side: 'keyword of monsters',
  }
}

export function aboutSeat(seat: SeatView): Inspected {
  const { name, calling, hp, maxHp, level, coins, handCount, deckCount, discard } = seat
  return {
    title: `${name} ${calling}`,
    text: '',
    figures: [
      { label: 'Hit points', value: `${hp} of ${maxHp}` },
      { label: 'Level', value: level },
      ...COIN_NAMES.map((coin, i) => ({ label: coin, value: coins[i] })),
      { label: 'Hand', value: handCount },
      { label: 'Deck', value: deckCount },
      { label: 'Discard pile', value: discard.length },
    ],
  }
}

export function aboutLocation({ location, penalty, encounterName }: Model): Inspected {
  return {
    title: location.name,
    subtitle: encounterName,
    text: [
      `While it stands: ${location.boon}`,
      `When it is saved: ${location.reward}`,
      `If it falls: ${penalty}`,
    ].join('\n'),
    figures: [{ label: 'Hit points', value: `${location.hp} of ${location.maxHp}` }],
    rules: ['L1', 'D1c', 'D1f'],
  }
}

export function aboutEncounter(model: Model): Inspected {
  const { scenario, encounter, encounters, encounterName, special, penalty } = model
  return {
    title: encounterName,
    subtitle: `${scenario}, encounter ${encounter} of ${encounters.length}`,
    text: label(special).concat(special === '' ? '' : '\n', `Penalty if the location falls: ${penalty}`),
    rules: ['E1', 'E7', 'D1f'],
  }
}
