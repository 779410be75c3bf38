/** The Guild's cards by number: heroes, then those of the scenarios [H1]. */
import { copiesOf, factsIn, meaningOf, textWriter } from '@hearthkeep/content'
import type { EffectBook } from '@hearthkeep/content'
import { scenarioWords } from '../rules/guild-cards.ts'
import type { GuildCard } from './data.ts'
import { CLASSES, TYPES } from './kinds.ts'
import type { Content } from './schema.ts'

type Effects = Content['guildScenarios'][number]['effects']

/** The Guild cards of a pack. A hero card says nothing but that its heroes appear. */
export function guildOf(content: Content, book: EffectBook): GuildCard[] {
  const scenarioText = textWriter(scenarioWords, content.scenarioText, { data: content })
  const does = (owner: string, effects: Effects): Pick<GuildCard, 'effect' | 'brings' | 'wakes'> => {
    const clause = (effect: Effects[number]): string => scenarioText.clause(effect)
    const effect = book.compile(scenarioWords, effects, { owner, clause })
    if (effect === null) throw new Error(`${owner}: a Guild card that does nothing`)
    const facts = factsIn(meaningOf(scenarioWords, effects))
    const brings = facts.find((one) => one?.brings !== undefined)?.brings
    return { effect, brings, wakes: facts.find((one) => one?.wakes !== undefined)?.wakes }
  }
  const heroes = copiesOf(content.guildHeroes, (one, name): GuildCard => ({
    ...{ name, class: CLASSES.indexOf(one.class), type: TYPES.indexOf(one.at), scenario: -1, text: '' },
    ...does(name, [{ heroes: one.class, at: one.at }]),
  }))
  const scenarios = copiesOf(content.guildScenarios, (one, name): GuildCard => ({
    ...{ name, class: -1, type: -1 },
    scenario: content.scenarios.findIndex(({ id }) => id === one.scenario),
    text: one.effects.map((effect) => scenarioText.describe(effect)).join(' '),
    ...does(name, one.effects),
  }))
  return [...heroes, ...scenarios]
}
