/** What several tests do in the streets of street-one.ts, and look for there. */
import type { Scene } from '@hearthkeep/situations'
import { street } from './street-one.ts'
import type { Person } from './street-one.ts'

/** A list of names in order. */
export const sorted = (value: unknown): string[] => [...(value as string[])].sort()

/** The paths of a field of each player. */
export const each = (seats: number, field: string): string[] =>
  Array.from({ length: seats }, (_, seat) => `players[${seat}].${field}`)

/** One hero of Gerki's can defeat the last monster there is. */
export const lastMonster = (more: Person = {}): Scene =>
  street({
    people: [{ hand: ['Polite Cutpurse'], ...more }, {}],
    location: ['Goblin Archer 1'],
    damage: { 'Goblin Archer 1': 2 },
    rolls: { fightDice: [0], monsterDice: [{ shuffle: [] }] },
  })

/** That hero does. */
export const defeatIt = (at: Scene): Scene =>
  at.do('play Polite Cutpurse').do('Polite Cutpurse fights Goblin Archer 1')

/** What a hero can fight, as sets of monsters. */
export function targets(at: Scene, hero: string, seat = 1): string[][] {
  const fights = at.offers(seat).filter((offer) => offer.startsWith(`${hero} fights `))
  return fights.map((offer) => offer.slice(`${hero} fights `.length).split(' and '))
}
