/** What was measured of each game's difficulty. Apart from the games, so that only who shows it loads it. */

/** By the id of the game: its difficulty.json. */
const difficulties = {
  'small-time-heroes': async () => (await import('@hearthkeep/game-small-time-heroes/difficulty')).difficulty,
  greyport: async () => (await import('@hearthkeep/game-greyport/difficulty')).difficulty,
  'keep-the-heroes-out': async () =>
    (await import('@hearthkeep/game-keep-the-heroes-out/difficulty')).difficulty,
  hellbringer: async () => (await import('@hearthkeep/game-hellbringer/difficulty')).difficulty,
  'tiny-fight': async () => (await import('@hearthkeep/game-tiny-fight/difficulty')).difficulty,
  'lantern-watch': async () => (await import('@hearthkeep/game-lantern-watch/difficulty')).difficulty,
}

/** What was measured of a game; undefined if nothing was. */
export function loadDifficulty(id: string) {
  return Object.hasOwn(difficulties, id) ? difficulties[id as keyof typeof difficulties]() : undefined
}
