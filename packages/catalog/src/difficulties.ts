/** What was measured of each game's difficulty. Apart from the games, so that only who shows it loads it. */

/** By the id of the game: its difficulty.json. */
const difficulties = {
  'small-time-heroes': async () =>
    (await import('@hearthkeep/game-small-time-heroes/difficulty.json', { with: { type: 'json' } })).default,
  greyport: async () =>
    (await import('@hearthkeep/game-greyport/difficulty.json', { with: { type: 'json' } })).default,
  'keep-the-heroes-out': async () =>
    (await import('@hearthkeep/game-keep-the-heroes-out/difficulty.json', { with: { type: 'json' } }))
      .default,
  'tiny-fight': async () =>
    (await import('@hearthkeep/game-tiny-fight/difficulty.json', { with: { type: 'json' } })).default,
  'lantern-watch': async () =>
    (await import('@hearthkeep/game-lantern-watch/difficulty.json', { with: { type: 'json' } })).default,
}

/** What was measured of a game; undefined if nothing was. */
export function loadDifficulty(id: string) {
  return Object.hasOwn(difficulties, id) ? difficulties[id as keyof typeof difficulties]() : undefined
}
