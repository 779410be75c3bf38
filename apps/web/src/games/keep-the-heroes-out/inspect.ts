/** What the inspector says of each kind of thing on this table, and how things read aloud. */
import type { Threat } from '@hearthkeep/game-keep-the-heroes-out'
import type { Inspected } from '../../table/inspector.tsx'
import { label, plain, tally } from '../../table/words.ts'
import type { CardView, GuildCardView } from './model-cards.ts'
import type { ClanView, Model, SeatView } from './model.ts'
import type { HeroView, RoomModel } from './model-rooms.ts'

const counted = (count: number, word: string): string => (count === 1 ? word : `${count} ${word}s`)

export function cardWords({ title, ribbon, sides }: CardView): string {
  return label(title, ribbon, sides.map(({ text }) => plain(text)).join(', or '))
}

export function aboutCard(card: CardView): Inspected {
  const { title, ribbon, text, sides } = card
  return {
    title,
    subtitle: `${ribbon} card${sides.length > 1 ? ': use one of its two sides' : ''}`,
    text,
    rules: ['P2', 'P3', 'P4'],
  }
}

export const heroWords = ({ name, count, isActive }: HeroView): string =>
  `${isActive ? 'active' : 'exhausted'} ${counted(count, name)}`

/** `2 of 16 cards that may come would get it looted` */
export function threatWords({ cards, of, most, needed }: Threat): string {
  if (cards > 0) return `${cards} of ${of} cards that may come next would get this chest looted`
  if (most > 0) return `at most ${most} of the ${needed} heroes needed can be here after the next card`
  return 'no card that may come next brings a free hero here'
}

export function roomWords(room: RoomModel): string {
  const { name, meeples, heroes, tokens, portal, events, eventName, chest, needed, threat } = room
  return label(
    name,
    ...meeples.map((one) => `${one.count} ${one.name}${one.health > 0 ? `, health ${one.health}` : ''}`),
    ...heroes.map(heroWords),
    ...tokens.map((token) => `${token.count} ${token.name}`),
    portal === 1 && 'incomplete Portal',
    portal === 2 && 'Portal',
    events > 0 && eventName,
    chest > 0 && `chest of value ${chest}, looted by ${needed === 1 ? 'one hero' : `${needed} heroes`}`,
    threat !== null && threat.cards > 0 && threatWords(threat),
  )
}

/** How the figures of the worst card come about. */
function worstWords({ threat }: RoomModel, model: Model): string {
  const worst = model.guild.toCome.find(({ id }) => id === threat?.worst)
  if (threat === null || worst === undefined) return ''
  const parts = label(
    threat.appearing > 0 && `${threat.appearing} appear here`,
    threat.charging > 0 && `${threat.charging} charge in`,
    threat.resting > 0 && `${threat.resting} are here and wake`,
    threat.trapped > 0 && `${threat.trapped} stopped by traps`,
    threat.held > 0 && `${threat.held} kept busy by monsters`,
  )
  return `Worst: ${worst.name} (${parts}).`
}

export function aboutRoom(room: RoomModel, model: Model): Inspected {
  const { name, typeName, deed, distance, chest, needed, threat, neighbours, events, eventName } = room
  const names = neighbours.map((near) => model.rooms.find((one) => one.room === near)?.name ?? '')
  return {
    title: name,
    subtitle: `${typeName} room, next to ${names.join(', ')}`,
    text: [
      deed.text,
      ...(threat === null ? [] : [`Chest: ${threatWords(threat)}. ${worstWords(room, model)}`]),
      ...(events > 0 ? [`${eventName}: ${model.rule}`] : []),
    ].join('\n'),
    figures: [
      { label: 'Steps to the Vault', value: distance },
      ...(chest > 0 ? [{ label: 'Chest', value: chest }] : []),
      ...(chest > 0 ? [{ label: 'Looted by', value: needed }] : []),
      ...(room.coming > 0 ? [{ label: 'Guild cards that come here', value: room.coming }] : []),
    ],
    tags: [
      ...room.meeples.map((one) => `${one.count} ${one.name}`),
      ...room.heroes.map(heroWords),
      ...room.tokens.map((token) => `${token.count} ${token.name}`),
    ],
    rules: room.isCells ? ['C1', 'C3', 'P9'] : ['A2', 'H4.1', 'H5'],
  }
}

export function aboutGuildCard({ name, text }: GuildCardView): Inspected {
  return { title: name, subtitle: 'Guild card', text, rules: ['H1', 'H1.1'] }
}

export function seatWords({ name, supply, meeples, health, wounds, isActive, hand }: SeatView): string {
  return label(
    name,
    isActive && 'plays now',
    `${supply} of ${meeples} meeples in the supply`,
    health > 1 && `${health - wounds} of ${health} health`,
    counted(hand.length, 'card'),
  )
}

/** The cards of a clan. */
export const deckWords = (cards: readonly CardView[]): string => tally(cards.map(({ title }) => title))

export function aboutClan({
  name,
  role,
  tip,
  ability,
  meeples,
  health,
  start,
  typeName,
  deck,
}: ClanView): Inspected {
  return {
    title: name,
    subtitle: role,
    text: `Activate to: ${ability}\n${tip}`,
    figures: [
      { label: 'Meeples', value: meeples },
      { label: 'Health', value: health },
      { label: `At the start, in ${typeName} rooms`, value: start },
    ],
    tags: [deckWords(deck)],
    rules: ['S6', 'S7'],
  }
}

export function aboutScenario({ scenario, story, rule, difficulty, guild }: Model): Inspected {
  return {
    title: scenario,
    subtitle: difficulty,
    text: `${story}\n${rule}`,
    figures: guild.levels.map((cards, i) => ({
      label: `Level ${i + 1}: cards in an invasion`,
      value: cards,
    })),
    tags: ['Won when the last level is over', 'lost when the great chest is looted'],
    rules: ['W1', 'W2', 'W3'],
  }
}

export function aboutThreats(): Inspected {
  return {
    title: 'Chests at risk',
    text: 'For every Guild card that may come next, heroes who appear, those they wake and those who charge on are counted, less one for each trap they meet and for each health of the monsters in their way. A chest is at risk if enough heroes are left to loot it. Defend, the backs of chests and further cards of the same invasion are not counted.',
    rules: ['H4.1', 'H5', 'H3'],
  }
}
