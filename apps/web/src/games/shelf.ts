/** The games on the shelf. Each is loaded only when it is chosen. */
import type { GameFace } from './face.ts'

export const shelf: readonly GameFace[] = [
  {
    id: 'small-time-heroes',
    name: 'Small-Time Heroes',
    line: 'A deck, three Energy and a town to save.',
    icon: 'wolf-howl',
    accent: 'ember',
    seats: [1, 2],
    minutes: '20–40',
    difficulty: 2,
    load: async () => (await import('./small-time-heroes/index.ts')).smallTimeHeroesOnTable,
  },
  {
    id: 'greyport',
    name: 'Battle for Greyport',
    line: 'A party, a city under siege, a tavern to save.',
    icon: 'siege-tower',
    accent: 'sea',
    seats: [2, 5],
    minutes: '60–120',
    difficulty: 2,
    load: async () => (await import('./greyport/index.ts')).greyportOnTable,
  },
  {
    id: 'keep-the-heroes-out',
    name: 'Keep the Heroes Out!',
    line: 'You are the monsters. Somebody is at the door.',
    icon: 'dungeon-gate',
    accent: 'violet',
    seats: [1, 4],
    minutes: '30–60',
    difficulty: 2,
    load: async () => (await import('./keep-the-heroes-out/index.ts')).keepTheHeroesOutOnTable,
  },
  {
    id: 'tiny-fight',
    name: 'Tiny Fight',
    line: 'One hero, ten cards, three enemies.',
    icon: 'crossed-swords',
    accent: 'moss',
    seats: [1, 1],
    minutes: '3',
    difficulty: 1,
    hasCampaign: true,
    load: async () => (await import('./tiny-fight/index.ts')).tinyFightOnTable,
  },
]

export function findFace(id: string): GameFace | undefined {
  return shelf.find((face) => face.id === id)
}
