/** The one list of games: what stands on each box, and how it is opened. */
import type { GameModule } from '@hearthkeep/engine'
import greyport from '@hearthkeep/game-greyport/box.json' with { type: 'json' }
import hellbringer from '@hearthkeep/game-hellbringer/box.json' with { type: 'json' }
import keepTheHeroesOut from '@hearthkeep/game-keep-the-heroes-out/box.json' with { type: 'json' }
import lanternWatch from '@hearthkeep/game-lantern-watch/box.json' with { type: 'json' }
import smallTimeHeroes from '@hearthkeep/game-small-time-heroes/box.json' with { type: 'json' }
import tinyFight from '@hearthkeep/game-tiny-fight/box.json' with { type: 'json' }

/** The colours that a box may have; the page's are in `apps/web/src/look/tokens.css`. */
export const ACCENTS = ['ember', 'gold', 'moss', 'plum', 'sea', 'sky', 'steel', 'violet'] as const

/** A game as long as its rules are not loaded. */
export interface Box {
  readonly id: string
  readonly name: string
  /** What it is about, in a breath. */
  readonly line: string
  /** The fewest and most people who can play. */
  readonly seats: readonly number[]
  readonly minutes: string
  /** 1 to 3. */
  readonly difficulty: number
  /** Whether it can be played as a campaign, which its rules declare. */
  readonly hasCampaign: boolean
  /** Its picture, by its name among the game-icons (https://game-icons.net): `old-lantern`. */
  readonly icon: string
  /** Its colour, one of `ACCENTS`. */
  readonly accent: string
  readonly load: () => Promise<GameModule>
}

/** Every game, in the order of the shelf. */
export const shelf: readonly Box[] = [
  {
    ...smallTimeHeroes,
    load: async () => (await import('@hearthkeep/game-small-time-heroes')).smallTimeHeroes,
  },
  { ...greyport, load: async () => (await import('@hearthkeep/game-greyport')).greyport },
  {
    ...keepTheHeroesOut,
    load: async () => (await import('@hearthkeep/game-keep-the-heroes-out')).keepTheHeroesOut,
  },
  { ...hellbringer, load: async () => (await import('@hearthkeep/game-hellbringer')).hellbringer },
  { ...tinyFight, load: async () => (await import('@hearthkeep/game-tiny-fight')).tinyFight },
  { ...lanternWatch, load: async () => (await import('@hearthkeep/game-lantern-watch')).lanternWatch },
]

/** The game with this id, if there is one; no other is loaded. */
export async function openGame(id: string): Promise<GameModule | undefined> {
  return shelf.find((box) => box.id === id)?.load()
}
