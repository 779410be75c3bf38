/** What bots know of each game. Apart from the games, so that whoever needs no bot does not load it. */
import type { Mind } from '@hearthkeep/engine'

/** By the id of the game, in the order of the shelf. */
export const minds: Readonly<Record<string, () => Promise<Mind>>> = {
  'small-time-heroes': async () => (await import('@hearthkeep/game-small-time-heroes/bot')).mind,
  greyport: async () => (await import('@hearthkeep/game-greyport/bot')).mind,
  'keep-the-heroes-out': async () => (await import('@hearthkeep/game-keep-the-heroes-out/bot')).mind,
  hellbringer: async () => (await import('@hearthkeep/game-hellbringer/bot')).mind,
  'tiny-fight': async () => (await import('@hearthkeep/game-tiny-fight/bot')).mind,
  'lantern-watch': async () => (await import('@hearthkeep/game-lantern-watch/bot')).mind,
}

/** What bots know of a game; undefined if nothing is known. */
export function loadMind(id: string): Promise<Mind> | undefined {
  return Object.hasOwn(minds, id) ? minds[id]() : undefined
}
