/** A player at the table of Keep the Heroes Out!, and games that have come to where a test begins. */
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import type { Table } from '@hearthkeep/game-keep-the-heroes-out'
import { gamesOf } from './games.ts'
import type { Chooser } from './games.ts'
import { finger as anyFinger, mouse as anyMouse, Player, tapThing } from './player.ts'
import type { Input } from './player.ts'

const { game } = keepTheHeroesOut

/** Tokens lie in the middle of a room: it is clicked by its name, as cards are. */
const byName = (key: string) => ({ position: key.startsWith('room:') ? { x: 48, y: 9 } : { x: 20, y: 12 } })

export const mouse: Input = { ...anyMouse, thing: (thing, key) => thing.click(byName(key)) }
export const finger: Input = { ...anyFinger, thing: (thing, key) => tapThing(thing, byName(key)) }

export const { advised, take, findGame, sitDown } = gamesOf<Table, Player>(
  game,
  '[data-game="keep-the-heroes-out"]',
  (page, input, setup) => new Player(page, input, game, setup),
)

/** As a good player does, but with everybody in the Cells who can be there. */
export function jailer(): Chooser<Table> {
  const advice = advised()
  return (table, choices) => choices.find(({ kind }) => kind === 'use-cells') ?? advice(table, choices)
}

/** Leaves everything to the heroes. */
export const idle = (): Chooser<Table> => (_, choices) =>
  choices.find(({ kind }) => kind === 'end-play' || kind === 'end-turn') ?? choices[0]
