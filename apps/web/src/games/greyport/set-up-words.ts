/** The set-up of Battle for Greyport in words. */
import { greyport, openTable } from '@hearthkeep/game-greyport'
import type { OptionWords, ValueWords } from '../face.ts'
import { scenarioArt } from './art.ts'

type Values = Readonly<Record<string, ValueWords>>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function numbered(from: number, to: number, name: (value: number) => ValueWords): Values {
  return Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, i) => [`${from + i}`, name(from + i)] as const),
  )
}

const { subdecks } = openTable(greyport.game).data

function monsters(encounter: number): OptionWords {
  const values: Record<string, ValueWords> = { printed: { name: 'As printed', isUsual: true } }
  for (const { id: subdeck } of subdecks) {
    values[subdeck] = { name: `${capital(subdeck)} in encounter ${encounter}` }
    values[`printed+${subdeck}`] = { name: `${capital(subdeck)} as well in encounter ${encounter}` }
  }
  if (encounter === 1) values['all'] = { name: 'Battle Royale: all six subdecks' }
  return { title: `Monsters of encounter ${encounter}`, isVariant: true, isList: true, values }
}

/** Who stands for each scenario at the end. */
const BOSSES: Readonly<Record<string, string>> = {
  'interrupted-party': 'drog',
  'goblin-king': 'torglesnarf',
  'blood-moon-rising': 'ripsnarl',
  'attack-of-the-hydra': 'hydra',
  'summoner-strikes': 'baelfire',
  'insidious-cult': 'valeria',
  'mad-dragon': 'mordigar',
}

const scenario = (id: string, name: string, about: string, difficulty: 1 | 2 | 3): [string, ValueWords] => [
  id,
  {
    ...{ name, about, difficulty, bust: BOSSES[id] ?? '' },
    ...(scenarioArt[id] === undefined ? {} : { icon: scenarioArt[id] }),
  },
]

export const words: Readonly<Record<string, OptionWords>> = {
  scenario: {
    title: 'Scenario',
    values: Object.fromEntries([
      scenario(
        'interrupted-party',
        'The Interrupted Party',
        'Introductory, the best first game: two encounters. Goblins come through the window, and Drog the Troll General after them.',
        1,
      ),
      scenario(
        'goblin-king',
        'The Goblin King',
        'Torglesnarf has found a crown, and the jail is leaking his subjects; Drog leads his army.',
        1,
      ),
      scenario(
        'blood-moon-rising',
        'Blood Moon Rising',
        'Ripsnarl leads his pack over the roofs, and retires the heroes he bites.',
        2,
      ),
      scenario(
        'attack-of-the-hydra',
        'Attack of the Hydra',
        'It began with rats; now every wound grows the Hydra another head.',
        2,
      ),
      scenario(
        'summoner-strikes',
        'The Summoner Strikes',
        'Baelfire opens doors that should stay shut, one more every round.',
        2,
      ),
      scenario(
        'insidious-cult',
        'The Insidious Cult',
        'Valeria hides behind her Cultists, and behind a second face.',
        3,
      ),
      scenario(
        'mad-dragon',
        'The Mad Dragon',
        'Mordigar the Tyrant falls only when his wings, claws and tail are gone.',
        3,
      ),
    ]),
  },
  rest: {
    title: 'Rest Healing',
    isList: true,
    values: {
      ...numbered(1, 5, (value) => ({ name: `${value} HP each`, isUsual: value === 2 })),
      0: { name: 'Hardcore: none' },
      2: { name: '2 HP (for a first game)', isUsual: true },
    },
  },
  hands: {
    title: 'Hands',
    values: {
      open: { name: 'Open', about: 'All cards lie open: plan together.', icon: 'card-draw', isUsual: true },
      closed: { name: 'Closed', about: 'Everybody sees only their own cards.', icon: 'locked-chest' },
    },
  },
  first: {
    title: 'First defender',
    isVariant: true,
    isList: true,
    values: numbered(1, 5, (value) => ({ name: `Player ${value}`, isUsual: value === 1 })),
  },
  monsters1: monsters(1),
  monsters2: monsters(2),
  monsters3: monsters(3),
  locations: {
    title: 'Locations',
    isVariant: true,
    isList: true,
    values: {
      printed: { name: 'As printed', isUsual: true },
      random: { name: 'Random locations' },
    },
  },
  hp: {
    title: 'Hit points',
    isVariant: true,
    isList: true,
    values: {
      printed: { name: 'As the scenario says', isUsual: true },
      ...numbered(1, 20, (value) => ({ name: `${value} HP each` })),
    },
  },
  wounded: {
    title: 'Wounded Warrior',
    isVariant: true,
    isList: true,
    values: {
      nobody: { name: 'Nobody', isUsual: true },
      ...numbered(1, 5, (value) => ({ name: `Player ${value} is wounded` })),
    },
  },
  silent: {
    title: 'Silent Play',
    isVariant: true,
    isList: true,
    values: { no: { name: 'You may talk', isUsual: true }, yes: { name: 'Silent Play' } },
  },
}
