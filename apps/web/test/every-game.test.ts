/** What holds for the table of every game. */
import { greyport } from '@hearthkeep/game-greyport'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { describe, expect, test } from 'vitest'
import { pace as greyportPace } from '../src/games/greyport/pace.ts'
import { words as greyportWords } from '../src/games/greyport/set-up-words.ts'
import { pace as keepPace } from '../src/games/keep-the-heroes-out/pace.ts'
import { words as keepWords } from '../src/games/keep-the-heroes-out/set-up-words.ts'
import { pace as heroesPace } from '../src/games/small-time-heroes/pace.ts'
import { words as heroesWords } from '../src/games/small-time-heroes/set-up-words.ts'

describe.each([
  [greyport.game, greyportPace, greyportWords],
  [keepTheHeroesOut.game, keepPace, keepWords],
  [smallTimeHeroes.game, heroesPace, heroesWords],
])('$name', (game, pace, words) => {
  test('every event that has a pace is one of the game', () => {
    const kinds = new Set(['other', ...game.events.map(({ name }) => name)])
    expect(Object.keys(pace).filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('every option of the set-up and every value of it has words', () => {
    for (const [name, { values }] of Object.entries(game.options))
      expect(Object.keys(words[name]?.values ?? {}).sort()).toEqual([...values].sort())
  })
})
