/** The set-up of Hellbringer in words; those of the scenarios are the game's own. */
import { say } from '../../words/hellbringer.ts'
import type { OptionWords, ValueWords } from '../face.ts'

interface Named {
  readonly id: string
  readonly name: string
  readonly decision: string
}

/** The first three are for a first evening, the last three for those who know the cards. */
const flamesOf = (i: number): 1 | 2 | 3 => (i < 3 ? 1 : i < 6 ? 2 : 3)

export function wordsFor(
  scenarios: readonly Named[],
  demonOf: (i: number) => string,
): Readonly<Record<string, OptionWords>> {
  const named = scenarios.map(({ id, name, decision }, i): [string, ValueWords] => [
    id,
    {
      name,
      about: i === 0 ? say('tutorial', { decision }) : decision,
      difficulty: flamesOf(i),
      bust: demonOf(i),
    },
  ])
  return {
    scenario: {
      title: say('option.scenario'),
      values: {
        ...Object.fromEntries(named),
        random: {
          name: say('scenario.random'),
          about: say('scenario.random-about'),
          icon: 'perspective-dice-six-faces-random',
        },
      },
    },
    hands: {
      title: say('option.hands'),
      values: {
        closed: {
          name: say('hands.closed'),
          about: say('hands.closed-about'),
          icon: 'locked-chest',
          isUsual: true,
        },
        open: { name: say('hands.open'), about: say('hands.open-about'), icon: 'card-draw' },
      },
    },
  }
}
