/** What is decided before the game begins: the scenario, who starts [S10] and the variants [V1] to [V6]. */
import type { Chosen, Option } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'

const SEAT_NUMBERS = ['1', '2', '3', '4', '5']
const upTo = (last: number): string[] => Array.from({ length: last }, (_, i) => `${i + 1}`)

/** A player who is named by number sits at the table. */
function isSeated(value: string, { seats }: Chosen): string | undefined {
  return Number(value) > seats ? `there are only ${seats} players` : undefined
}

/** Other monsters are for encounters that there are, and for none after a Battle Royale [V2, Q53]. */
function monstersOf({ scenarios, subdecks }: Data, encounter: number): Option {
  const ids = subdecks.map(({ id }) => id)
  const other = ['printed', ...ids, ...ids.map((id) => `printed+${id}`)]
  const isFirst = encounter === 1
  const about = `Other monsters in encounter ${encounter}${isFirst ? '; all subdecks make a Battle Royale' : ''}.`
  return among(about, isFirst ? [...other, 'all'] : other, {
    whyNot(value, { options }) {
      if (value === 'printed') return undefined
      const scenario = scenarios.find(({ id }) => id === options['scenario'])
      const count = scenario?.encounters.length ?? 0
      if (encounter > count) return `${scenario?.name} has only ${count} encounters`
      if (!isFirst && options['monsters1'] === 'all') return 'all monsters come in encounter 1 already'
      return undefined
    },
  })
}

/** An option with its values, of which the first is the usual one. */
function among(about: string, values: readonly string[], more: Partial<Option> = {}): Option {
  return { values, default: values[0], about, ...more }
}

/** The options of the game. */
export function optionsOf(data: Data): Readonly<Record<string, Option>> {
  const whyNot = isSeated
  const rest = 'Hit points each player regains between encounters; 0 is Hardcore.'
  return {
    scenario: among(
      'Which story you play.',
      data.scenarios.map(({ id }) => id),
    ),
    rest: among(rest, ['0', ...upTo(5)], { default: '2' }),
    hands: among('Whether everybody sees everybody’s cards.', ['open', 'closed']),
    first: among('Who defends first.', SEAT_NUMBERS, { whyNot }),
    monsters1: monstersOf(data, 1),
    monsters2: monstersOf(data, 2),
    monsters3: monstersOf(data, 3),
    locations: among('The printed locations, or any.', ['printed', 'random']),
    hp: among('Starting and most hit points; 8 is tough, 6 brutal.', ['printed', ...upTo(20)]),
    wounded: among('Wounded Warrior: who starts with 3 hit points.', ['nobody', ...SEAT_NUMBERS], { whyNot }),
    silent: among('Silent Play: no talk, and hands are hidden.', ['no', 'yes']),
  }
}
