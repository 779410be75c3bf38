/** What the rules said while a table was played on, in words, for tables without a match around them. */
import { eventText, NONE, UNSEEN } from '@hearthkeep/engine'
import type { EventLog, Game, Table, ThingRef } from '@hearthkeep/engine'
import type { TableEvent } from '@hearthkeep/match'

/** The events of a log as a seat may know them; the table stands as it did right after. */
export function eventsInWords(game: Game, table: Table, log: EventLog, seat: number): TableEvent[] {
  return Array.from({ length: log.count }, (_, index) => {
    const kind = log.kindOf(index)
    const params: Record<string, number | null> = {}
    const concerns: ThingRef[] = []
    kind.names.forEach((name, i) => {
      const value = log.paramOf(index, i, seat)
      const isUnseen = value === UNSEEN && kind.hides.includes(name)
      params[name] = isUnseen ? null : value
      const of = kind.params[name]
      if (of !== 'number' && !isUnseen && value !== NONE) concerns.push({ kind: of, id: value })
    })
    const text = eventText(game, table, log, index, seat)
    return { from: 'rules', kind: kind.name, rule: kind.rule, text, params, concerns }
  })
}
