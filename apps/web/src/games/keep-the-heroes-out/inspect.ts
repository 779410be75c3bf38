/** What the inspector says of each kind of thing on this table, and how things read aloud. */
import type { Threat } from '@hearthkeep/game-keep-the-heroes-out'
import type { Inspected } from '../../table/inspector.tsx'
import { label, plain, tally } from '../../table/words.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import type { CardView, GuildCardView } from './model-cards.ts'
import type { ClanView, Model, SeatView } from './model.ts'
import type { HeroView, RoomModel } from './model-rooms.ts'

export function cardWords({ title, ribbon, sides }: CardView): string {
  return label(title, ribbon, sides.map(({ text }) => plain(text)).join(say('or-other')))
}

export function aboutCard(card: CardView): Inspected {
  const { title, ribbon, text, sides } = card
  return {
    title,
    subtitle: say('card', { ribbon, what: sides.length > 1 ? say('use-one') : '' }),
    text,
    rules: ['P2', 'P3', 'P4'],
  }
}

export const heroWords = ({ name, count, isActive }: HeroView): string =>
  isActive ? say.count('active-heroes', count, { name }) : say.count('exhausted-heroes', count, { name })

/** `2 of 16 cards that may come would get it looted` */
export function threatWords({ cards, of, most, needed }: Threat): string {
  if (cards > 0) return say('cards-that', { cards, of })
  if (most > 0) return say('at-most', { most, needed })
  return say('no-card')
}

export function roomWords(room: RoomModel): string {
  const { name, meeples, heroes, tokens, portal, events, eventName, chest, needed, threat } = room
  return label(
    name,
    ...meeples.map(
      (one) => `${one.count} ${one.name}${one.health > 0 ? say('health', { health: one.health }) : ''}`,
    ),
    ...heroes.map(heroWords),
    ...tokens.map((token) => `${token.count} ${token.name}`),
    portal === 1 && say('incomplete-portal'),
    portal === 2 && say('portal'),
    events > 0 && eventName,
    chest > 0 && say('chest-value', { chest, what: say.count('heroes', needed) }),
    threat !== null && threat.cards > 0 && threatWords(threat),
  )
}

/** How the figures of the worst card come about. */
function worstWords({ threat }: RoomModel, model: Model): string {
  const worst = model.guild.toCome.find(({ id }) => id === threat?.worst)
  if (threat === null || worst === undefined) return ''
  const parts = label(
    threat.appearing > 0 && say('appear-here', { appearing: threat.appearing }),
    threat.charging > 0 && say('charge-in', { charging: threat.charging }),
    threat.resting > 0 && say('are-here', { resting: threat.resting }),
    threat.trapped > 0 && say('stopped-by', { trapped: threat.trapped }),
    threat.held > 0 && say('kept-busy', { held: threat.held }),
  )
  return say('worst', { name: worst.name, parts })
}

export function aboutRoom(room: RoomModel, model: Model): Inspected {
  const { name, typeName, deed, distance, chest, needed, threat, neighbours, events, eventName } = room
  const names = neighbours.map((near) => model.rooms.find((one) => one.room === near)?.name ?? '')
  return {
    title: name,
    subtitle: say('room-next', { typeName, join: names.join(', ') }),
    text: [
      deed.text,
      ...(threat === null
        ? []
        : [say('chest', { threat: threatWords(threat), room: worstWords(room, model) })]),
      ...(events > 0 ? [`${eventName}: ${model.rule}`] : []),
    ].join('\n'),
    figures: [
      { label: say('steps-vault'), value: distance },
      ...(chest > 0 ? [{ label: say('chest-label'), value: chest }] : []),
      ...(chest > 0 ? [{ label: say('looted-by'), value: needed }] : []),
      ...(room.coming > 0 ? [{ label: say('guild-cards-that'), value: room.coming }] : []),
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
  return { title: name, subtitle: say('guild-card'), text, rules: ['H1', 'H1.1'] }
}

export function seatWords({ name, supply, meeples, health, wounds, isActive, hand }: SeatView): string {
  return label(
    name,
    isActive && say('plays-now'),
    say('meeples-supply', { supply, meeples }),
    health > 1 && say('of-health', { left: health - wounds, health }),
    say.count('cards-in-hand', hand.length),
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
    text: say('activate-to', { ability, tip }),
    figures: [
      { label: say('meeples'), value: meeples },
      { label: say('health-label'), value: health },
      { label: say('at-start', { typeName }), value: start },
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
    figures: guild.levels.map((cards, i) => ({ label: say('level-cards', { i: i + 1 }), value: cards })),
    tags: [say('won-when'), say('lost-when')],
    rules: ['W1', 'W2', 'W3'],
  }
}

export function aboutThreats(): Inspected {
  return { title: say('chests-at'), text: say('for-every'), rules: ['H4.1', 'H5', 'H3'] }
}
