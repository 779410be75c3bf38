/** No check is there for show: every game of the catalog is broken on purpose, and conformance names each break. */
import { catalog } from '@hearthkeep/catalog'
import type { Game } from '@hearthkeep/engine'
import { checkConformance, formatFault } from '@hearthkeep/testkit'
import type { ConformanceFault, ConformanceOptions } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { BREAKS, UNBROKEN } from './breaking.ts'

/** Decks that nobody sees. */
const SECRETS: Readonly<Record<string, ConformanceOptions['secrets']>> = {
  'tiny-fight': { drawPile: 'from-all' },
  'small-time-heroes': { 'heroes.deck': 'from-all' },
  greyport: { monsterDeck: 'from-all' },
  'keep-the-heroes-out': { guildDeck: 'from-all' },
  hellbringer: { monsterPile: 'from-all' },
  'lantern-watch': { shadowDeck: 'from-all' },
}

/** The first decisions of a game. */
function check(game: Game): ConformanceFault[] {
  const secrets = SECRETS[game.id]
  if (secrets === undefined)
    throw new Error(`${game.id}: name one of its secrets in SECRETS, as its TABLE.md calls it`)
  return checkConformance(game, { games: 1, every: 3, limit: 24, seats: [game.seats[0]], seed: 8, secrets })
}

describe.each(catalog.map(({ game }) => [game.name, game] as const))('%s', (_, game) => {
  test.each(Object.entries(UNBROKEN))('is sound %s', (_, of) => {
    expect(check(of(game)).filter((fault) => fault.check !== 'ends')).toEqual([]) // games are broken off
  })

  test.each(Object.entries(BREAKS))('%s', (_, { check: name, message, of }) => {
    const faults = check(of(game))
    const found = faults.filter((fault) => fault.check === name && message.test(fault.message))
    expect(found, `${name} found nothing, but:\n${faults.map(formatFault).join('\n')}`).toHaveLength(1)
  })
})
