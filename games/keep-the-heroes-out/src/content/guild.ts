/** The Guild's cards as the rules read them: heroes, and what scenario cards do [H1]. */
import { copiesOf, textWriter } from '@hearthkeep/content'
import { CLASSES, RESOURCES, TYPES } from './schema.ts'
import type { Content } from './schema.ts'
import { scenarioWords } from './words-of-cards.ts'

/** A card of the Guild: a hero card, or one of a scenario. */
export interface GuildCard {
  readonly name: string
  /** As in `CLASSES`; -1 for scenario cards. */
  readonly class: number
  readonly type: number
  readonly scenario: number
  readonly effects: readonly ScenarioEffect[]
  readonly text: string
}

/** What a scenario card does. */
export const DOES = {
  HEROES: 0,
  INSPIRE: 1,
  EVENT: 2,
  CLEAR_EVENTS: 3,
  CURSE: 4,
  LOSE_TRAPS: 5,
  LOSE_RESOURCES: 6,
  REBEL: 7,
  CLOSE_PORTALS: 8,
  RENEW_OFFER: 9,
  STRIKE_EVENTS: 10,
} as const
export interface ScenarioEffect {
  readonly does: number
  readonly a: number
  /** A room type, or -1 for everywhere. */
  readonly type: number
}

function effectOf(word: Content['guildScenarios'][number]['effects'][number]): ScenarioEffect {
  const type = (id: string): number =>
    id === 'everywhere' ? -1 : TYPES.indexOf(id as (typeof TYPES)[number])
  const plain = (does: number, a = 0): ScenarioEffect => ({ does, a, type: -1 })
  return scenarioWords.match<ScenarioEffect>(word, {
    heroes: (e) => ({ does: DOES.HEROES, a: CLASSES.indexOf(e.heroes), type: type(e.at) }),
    inspire: (e) => ({ does: DOES.INSPIRE, a: 0, type: type(e.inspire) }),
    event: (e) => ({ does: DOES.EVENT, a: 0, type: type(e.event) }),
    'clear-events': () => plain(DOES.CLEAR_EVENTS),
    curse: (e) => plain(DOES.CURSE, e.curse),
    'lose-traps': (e) => ({ does: DOES.LOSE_TRAPS, a: 0, type: type(e['lose-traps']) }),
    'lose-resources': (e) => ({ does: DOES.LOSE_RESOURCES, a: 0, type: type(e['lose-resources']) }),
    rebel: (e) => plain(DOES.REBEL, RESOURCES.indexOf(e.rebel)),
    'close-portals': () => plain(DOES.CLOSE_PORTALS),
    'renew-offer': () => plain(DOES.RENEW_OFFER),
    'strike-events': () => plain(DOES.STRIKE_EVENTS),
    sequence: () => {
      throw new Error('effects are a list, not a list of lists')
    },
  })
}

/** The Guild cards of a pack in the order of their numbers: the heroes, then those of the scenarios. */
export function guildOf(data: Content): GuildCard[] {
  const scenarioText = textWriter(scenarioWords, data.scenarioText, { data })
  const scenarioNumber = (id: string): number => data.scenarios.findIndex((one) => one.id === id)
  const guildHeroes = copiesOf(data.guildHeroes, (one, name): GuildCard => ({
    ...{ name, class: CLASSES.indexOf(one.class), type: TYPES.indexOf(one.at), scenario: -1 },
    ...{ effects: [], text: '' },
  }))
  const guildScenarios = copiesOf(data.guildScenarios, (one, name): GuildCard => ({
    ...{
      name,
      class: -1,
      type: -1,
      scenario: scenarioNumber(one.scenario),
      effects: one.effects.map(effectOf),
    },
    text: one.effects.map((effect) => scenarioText.describe(effect)).join(' '),
  }))
  return [...guildHeroes, ...guildScenarios]
}
