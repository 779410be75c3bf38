/** What the effects of cards can depend on, and what a bonus can be counted by. */
import { effectWords, whole } from '@hearthkeep/content'
import { KINDS } from '../../content/numbers.ts'
import { countOf } from '../cards.ts'
import { faceOf } from '../groups.ts'
import { itemsAt, playerHeroOf, wielderOf } from '../players.ts'
import type { Table } from '../rulebook.ts'
import type { CardConditionFacts, CardFacts, Deed } from './facts.ts'
import { CARD_LOCALS } from './locals.ts'
import type { Kinds } from './locals.ts'

const { bareCondition, condition } = effectWords<Table, CardFacts, CardConditionFacts, Kinds>()(CARD_LOCALS)

/** Something that holds for one of the monsters being fought. */
function ofTarget(likely: number, holds: (t: Table, monster: number) => boolean) {
  const isFought = (t: Table): boolean =>
    (t.target >= 0 && holds(t, t.target)) || (t.second >= 0 && holds(t, t.second))
  return bareCondition(isFought, { likely, holds: isFought })
}

/** Something that can be seen on the table, whatever is being fought. */
const ofTable = (likely: number, holds: (t: Table, deed: Deed) => boolean) =>
  bareCondition(holds, { likely, holds })

const heroesPlayed = (t: Table, { seat }: Deed): number => countOf(t, t.players[seat].played, KINDS.HERO)

const areActive =
  (least: number) =>
  (t: Table): boolean =>
    t.players[t.defender].group.size >= least

export const cardConditions = {
  'target-tank': ofTarget(0.25, (t, monster) => faceOf(t, monster).tank),
  'target-ranged': ofTarget(0.2, (t, monster) => faceOf(t, monster).ranged),
  'target-armored': ofTarget(0.25, (t, monster) => faceOf(t, monster).armor > 0),
  'target-wounded': ofTarget(0.5, (t, monster) => t.damage[monster] > 0),
  'at-location': ofTarget(0.35, (t, monster) => t.locationGroup.has(monster)),
  defending: ofTable(0.4, (t, { seat }) => seat === t.defender),
  alone: ofTable(0.8, (t, deed) => heroesPlayed(t, deed) <= 1),
  'has-item': ofTable(0.8, (t, { seat, card }) => {
    const player = t.players[seat]
    return itemsAt(t, player, player.played.indexOf(wielderOf(t, player, card))) > 0
  }),
  'active-monsters': condition(
    { 'active-monsters': whole(1, 9).describe('At least so many in the active group.') },
    (c) => areActive(c['active-monsters']),
    (c) => {
      const holds = areActive(c['active-monsters'])
      return { likely: 0.4, holds }
    },
  ),
  'hand-empty': ofTable(0.15, (t, { seat }) => t.players[seat].hand.isEmpty),
  'marker-used': ofTable(0.4, (t) => t.markerUsed === 1),
  'location-saved': ofTable(0.35, (t) => t.locationSaved === 1),
}

/** How often a bonus counts: by the rules, and on average. */
interface Count {
  readonly count: (t: Table, deed: Deed) => number
  readonly usual: number
}
const counted = (usual: number, count: Count['count']): Count => ({ usual, count })

/** What a bonus can be counted by. */
export const COUNTS = {
  'active-monster': counted(1.8, (t) => t.players[t.defender].group.size), // [C22]
  'card-in-hand': counted(2.2, (t, { seat }) => t.players[seat].hand.size),
  'curse-in-hand': counted(0.2, (t, { seat }) => countOf(t, t.players[seat].hand, KINDS.CURSE)),
  'hero-played': counted(1.2, heroesPlayed),
  shield: counted(1.2, (t) => t.shields),
  'damage-on-target': counted(2.5, (t) =>
    Math.max(t.damage[t.target], t.second >= 0 ? t.damage[t.second] : 0),
  ),
  'lost-health': counted(3, (t, { seat }) => t.players[seat].maxHp - t.players[seat].hp),
  // [C17, G9]
  'non-player-hero': counted(1, (t, deed) => {
    const player = t.players[deed.seat]
    return heroesPlayed(t, deed) - (player.played.has(playerHeroOf(t, player)) ? 1 : 0)
  }),
} as const

/** A bonus that is counted by nothing. */
export const ONCE: Count = counted(1, () => 1)
