/** The set-up of Keep the Heroes Out! in words. */
import type { OptionWords, ValueWords } from '../face.ts'
import { difficultyArt, scenarioArt } from './art.ts'

const scenario = (id: string, name: string, about: string, difficulty: 1 | 2 | 3): [string, ValueWords] => [
  id,
  { name, about, difficulty, icon: scenarioArt[id] ?? '' },
]

export const words: Readonly<Record<string, OptionWords>> = {
  scenario: {
    title: 'Dungeon',
    values: Object.fromEntries([
      scenario('quiet-tuesday', 'A Quiet Tuesday', 'The first dungeon: no rule of its own.', 1),
      scenario('frogs-of-war', 'Frogs of War', 'Frog guards keep your own meeples out, and Frogs bite.', 2),
      scenario('rent-day', 'Rent Day', 'Where a bill is unpaid, a chest needs one looter fewer.', 2),
      scenario(
        'battle-of-the-bands',
        'Battle of the Bands',
        'Loud rooms draw one hero more with every card.',
        3,
      ),
      scenario('the-long-fog', 'The Long Fog', 'Nobody shoots into or out of a foggy room.', 2),
      scenario('wandering-tunnels', 'The Wandering Tunnels', 'Nothing is carried over rubble.', 2),
    ]),
  },
  difficulty: {
    title: 'Difficulty',
    values: {
      easy: {
        name: 'Easy',
        about: 'One Guild card after each turn, two at the second level.',
        icon: difficultyArt['easy'] ?? '',
        difficulty: 1,
      },
      medium: {
        name: 'Medium',
        about: 'Two Guild cards after each turn.',
        icon: difficultyArt['medium'] ?? '',
        difficulty: 2,
      },
      hard: {
        name: 'Hard',
        about: 'Two Guild cards after each turn, three at the second level.',
        icon: difficultyArt['hard'] ?? '',
        difficulty: 3,
      },
    },
  },
  rooms: {
    title: 'Rooms',
    isVariant: true,
    isList: true,
    values: {
      ten: { name: 'The ten rooms', isUsual: true },
      twelve: { name: 'Laboratory and Builder as well' },
    },
  },
}
