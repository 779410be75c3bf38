/** The set-up of Small-Time Heroes in words. */
import type { OptionWords } from '../face.ts'
import { say } from '../../words/small-time-heroes.ts'

export const words: Readonly<Record<string, OptionWords>> = {
  hero: {
    title: say('hero'),
    onlyWithSeats: 1,
    otherwise: say('with-two'),
    values: {
      joan: { name: say('joan-warrior'), about: say('32-health'), icon: 'swordwoman' },
      lira: { name: say('lira-rogue'), about: say('28-health'), icon: 'cowled' },
    },
  },
  boss: {
    title: say('boss'),
    values: {
      houndmaster: {
        name: say('the-houndmaster'),
        about: say('grows-stronger'),
        icon: 'wolf-head',
        difficulty: 1,
      },
      'goblin-king': {
        name: say('grimclaw-goblin'),
        about: say('spares-nobody'),
        icon: 'goblin-head',
        difficulty: 2,
      },
      guardian: { name: say('the-guardian'), about: say('falls-piece'), icon: 'golem-head', difficulty: 2 },
      necromancer: {
        name: say('seraphina-necromancer'),
        about: say('whoever-falls'),
        icon: 'raise-zombie',
        difficulty: 3,
      },
    },
  },
  mode: {
    title: say('how-long'),
    values: {
      day: { name: say('one-day'), about: say('three-waves-minions'), icon: 'sunrise' },
      campaign: { name: say('campaign'), about: say('three-days'), icon: 'mountain-road' },
    },
  },
}
