/** A player at the table of Hellbringer, and games that have come to where a test begins. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { hellbringer } from '@hearthkeep/game-hellbringer'
import type { Table } from '@hearthkeep/game-hellbringer'
import { gamesOf } from './games.ts'
import type { Chooser } from './games.ts'
import { mouse as plainMouse, Player } from './player.ts'
import type { Input } from './player.ts'

const { game } = hellbringer

export const { advised, take, findGame, sitDown } = gamesOf<Table, Player>(
  game,
  '.k-board, .hb-gathering', // loaded a moment after the table's frame
  (page, input, setup) => new Player(page, input, game, setup),
)

/** Whether a choice attacks an enemy. */
export const isAttack = ({ kind, concerns }: OfferedChoice): boolean =>
  kind === 'activate' && concerns.some((one) => one.kind === 'enemy')

const aimsAt = (enemy: number) => (choice: OfferedChoice) =>
  isAttack(choice) && choice.concerns.some(({ kind, id }) => kind === 'enemy' && id === enemy)

/** Puts cards into play, attacks what it has begun to attack, and draws: it gets far, and everything comes up. */
export const eager = (): Chooser<Table> => {
  let turn = 0
  return (table, choices) => {
    turn++
    const some = (isMeant: (choice: OfferedChoice) => boolean): OfferedChoice | undefined => {
      const meant = choices.filter(isMeant)
      return meant.length === 0 ? undefined : meant[turn % meant.length]
    }
    const kinds =
      (...wanted: readonly string[]) =>
      ({ kind }: OfferedChoice) =>
        wanted.includes(kind)
    return (
      some(kinds('equip', 'learn', 'assign', 'enchant')) ??
      (table.combination === 1 ? some(aimsAt(table.target)) : undefined) ??
      some(isAttack) ??
      some(kinds('end-actions', 'draw-up', 'let-it-be')) ??
      choices[turn % choices.length]
    )
  }
}

/** Cards in play, and chips, are lower than cards in a hand. */
export const mouse: Input = {
  ...plainMouse,
  thing: (thing, key) => thing.click(key.startsWith('card:') ? { position: { x: 16, y: 14 } } : {}),
}
