/** The table as plain, unchanging data: everything the components draw, and nothing of how the game stores it. */
import type { Game } from '@hearthkeep/engine'
import { openTable, SIDE } from '@hearthkeep/game-small-time-heroes'
import type { Table } from '@hearthkeep/game-small-time-heroes'
import { modelsBy } from '../models.ts'
import { intentViews, matView, placeViews } from './model-enemies.ts'
import type { IntentView, MatView, PlaceView } from './model-enemies.ts'
import { bombView, cardView, challengeView, heroView, treasureView } from './model-heroes.ts'
import type { CardView, ChallengeView, HeroView, TreasureView } from './model-heroes.ts'

/** One moment of the table. */
export interface Model {
  readonly days: number
  /** 0 before the first Day begins. */
  readonly day: number
  /** 1 to 3, and 4 for the Boss Wave. */
  readonly wave: number
  readonly round: number
  /** Whose turn it is; nobody's between Waves. */
  readonly side: 'nobody' | 'heroes' | 'enemies'
  readonly isCleared: boolean
  /** The Boss of the Day, by id and by name. */
  readonly boss: string
  readonly bossName: string
  readonly hordeName: string
  readonly places: readonly PlaceView[]
  readonly mat: MatView
  readonly intents: readonly IntentView[]
  /** Those who play along. */
  readonly heroes: readonly HeroView[]
  /** The number of the Hero who fights, or whom the Enemies hit. */
  readonly active: number
  readonly challenges: readonly ChallengeView[]
  readonly treasures: readonly TreasureView[]
  /** The top of the Rewards, where it lies open [R134]. */
  readonly nextReward: ChallengeView | null
  /** The Bomb on top of the Goblins' deck [A26]. */
  readonly nextBomb: CardView | null
  readonly minionsLeft: number
}

const SIDES = { [SIDE.NONE]: 'nobody', [SIDE.HEROES]: 'heroes', [SIDE.ENEMIES]: 'enemies' } as const

/** The deck the current Wave draws its Minions from. */
function waveDeck(t: Table): Table['waveDecks'][number]['deck'] {
  const number = t.wave > t.waveDecks.length ? t.day : t.wave
  return t.waveDecks[Math.max(1, number) - 1].deck
}

function build(t: Table): Model {
  const boss = t.bosses[Math.max(1, t.day) - 1]
  const deck = waveDeck(t)
  // What lies hidden is a negative number.
  const reward = t.challengeDeck.isEmpty ? -1 : t.challengeDeck.top
  const bomb = deck.isEmpty ? -1 : deck.top
  return {
    days: t.days,
    day: t.day,
    wave: t.wave,
    round: t.round,
    side: SIDES[t.side as keyof typeof SIDES],
    isCleared: t.cleared !== 0,
    boss: t.data.bosses[boss].id,
    bossName: t.data.bosses[boss].name,
    hordeName: t.data.bosses[boss].hordeName,
    places: placeViews(t),
    mat: matView(t),
    intents: intentViews(t),
    heroes: [0, 1].filter((number) => t.heroes[number].plays === 1).map((number) => heroView(t, number)),
    active: t.active,
    challenges: t.challenges.toArray().map((id) => challengeView(t, id)),
    treasures: t.treasures.toArray().map((id) => treasureView(t, id)),
    nextReward: reward < 0 ? null : challengeView(t, reward),
    nextBomb: bomb < 0 || t.data.cards[bomb].bombText === '' ? null : bombView(t, bomb),
    minionsLeft: deck.size,
  }
}

const models = modelsBy(openTable, build)
export const { modelOf } = models

/** Cards of a Hero that a choice names, wherever they lie. */
export function cardsByNumber(
  game: Game,
  cells: Int32Array,
  hero: number,
  ids: readonly number[],
): readonly CardView[] {
  if (ids.length === 0) return []
  const table = models.tableWith(game, cells)
  return ids.map((id) => cardView(table, table.heroes[hero], id))
}
