import type { Table } from '@hearthkeep/engine'
import type { Bot } from './party.ts'

/** Plays a table to its end; returns the number of decisions. Throws if there is no end after `limit` of them. */
export function playOut(table: Table, bot: Bot, limit = 1_000_000): number {
  let decisions = 0
  while (!table.isOver) {
    if (decisions === limit) throw new Error(`no end after ${limit} decisions`)
    table.take(bot.choose(table))
    decisions++
  }
  return decisions
}
