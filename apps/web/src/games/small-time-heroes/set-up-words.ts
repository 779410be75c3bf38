/** The set-up of Small-Time Heroes in words. */
import type { OptionWords } from '../face.ts'

export const words: Readonly<Record<string, OptionWords>> = {
  hero: {
    title: 'Hero',
    onlyWithSeats: 1,
    otherwise: 'With two players both Heroes fight: one of you is Joan, the other Lira.',
    values: {
      joan: {
        name: 'Joan the Warrior',
        about: '32 health. Plain and loud: she grows Strong, strikes often and shrugs blows off.',
        icon: 'swordwoman',
      },
      lira: {
        name: 'Lira the Rogue',
        about: '28 health. Hides, lies in wait, and then hits harder than anyone.',
        icon: 'cowled',
      },
    },
  },
  boss: {
    title: 'Boss',
    values: {
      houndmaster: {
        name: 'The Houndmaster',
        about: 'Grows stronger every turn, and so does the pack: be quick.',
        icon: 'wolf-head',
        difficulty: 1,
      },
      'goblin-king': {
        name: 'Grimclaw, the Goblin King',
        about: 'Spares nobody, not even his own crew, and slips Bombs into your deck.',
        icon: 'goblin-head',
        difficulty: 2,
      },
      guardian: {
        name: 'The Guardian',
        about: 'Falls piece by piece, and draws power from Crystals.',
        icon: 'golem-head',
        difficulty: 2,
      },
      necromancer: {
        name: 'Seraphina, the Necromancer',
        about: 'Whoever falls rises again as a Zombie, and stands in your way.',
        icon: 'raise-zombie',
        difficulty: 3,
      },
    },
  },
  mode: {
    title: 'How long',
    values: {
      day: { name: 'One Day', about: 'Three Waves of Minions, then the Boss.', icon: 'sunrise' },
      campaign: {
        name: 'Campaign',
        about: 'Three Days, three Bosses, each harder; your deck comes along.',
        icon: 'mountain-road',
      },
    },
  },
}
