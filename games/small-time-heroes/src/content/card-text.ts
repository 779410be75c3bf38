/** Card texts, made from what the cards say. */
import { said } from '@hearthkeep/content'
import type { TextWriter } from '@hearthkeep/content'
import type { HeroCard, Knowledge, Minion } from './entries.ts'
import type { Content } from './schema.ts'

type HeroText = TextWriter<HeroCard['effects'][number], unknown, keyof Content['heroText']['phrases']>
type EnemyText = TextWriter<
  Content['bosses'][number]['horde']['sun'][number],
  unknown,
  keyof Content['enemyText']['phrases']
>

/** Effects in printed order, each in sentences of its own. */
export const describeAll = <E>(text: TextWriter<E>, effects: readonly E[] = []): string =>
  effects.map((one) => text.describe(one)).join(' ')

/** Writes parts of a card, nothing for those that it does not have. */
function partsOf<E, P extends string>(text: TextWriter<E, unknown, P>) {
  return {
    mark: (name: P, has = false) => has && text.phrase(name),
    figure: (name: P, n = 0) => n > 0 && text.phrase(name, { n }),
    deed: (name: P, effects: readonly E[] | undefined) =>
      effects !== undefined && text.phrase(name, { do: describeAll(text, effects) }),
  }
}

/** What a Hero card or a Knowledge card says. */
export function cardText(text: HeroText, card: Partial<HeroCard> & Partial<Knowledge>): string {
  const { mark, figure, deed } = partsOf(text)
  const lasting = (card.lasting ?? []).map((one) => {
    const does = text.phrase(one.when, { do: text.describe(one.do) })
    return one.limit === undefined ? does : text.phrase(one.limit, { do: does })
  })
  return said([
    mark('prepare', card.prepare),
    describeAll(text, card.effects),
    deed('concealed', card.concealed),
    deed('equipped', card.equipped),
    figure('damage-bonus', card.damageBonus),
    figure('block-bonus', card.blockBonus),
    figure('more-energy', card.energy),
    figure('more-health', card.health),
    deed('wave-start', card.startOfWave),
    ...lasting,
    deed('ambush', card.ambush),
    deed('removed', card.removed),
    mark('finale', card.finale),
  ]).join(' ')
}

/** When a Minion that is on the table does something: the words are the phrases. */
const MOMENTS = ['arrive', 'activate', 'react'] as const

/** What a Minion card says on its front. */
export function minionText(text: EnemyText, card: Minion): string {
  const { mark, deed } = partsOf(text)
  return said([
    mark('guard', card.guard),
    ...MOMENTS.map((moment) => deed(moment, card[moment])),
    deed('on-death', card.onDeath),
  ]).join(' ')
}

/** What the Bomb on the back of a Goblin says [R146]; nothing for other Minions. */
export function bombText(text: EnemyText, { bomb }: Minion): string {
  const { figure, deed } = partsOf(text)
  return said([
    figure('defuse-energy', bomb?.defuse.energy),
    figure('defuse-discard', bomb?.defuse.discard),
    figure('defuse-block', bomb?.defuse.block),
    figure('defuse-health', bomb?.defuse.health),
    deed('explode', bomb?.explode),
  ]).join(' ')
}

/** What a Challenge adds to Minions, and what else happens in its Wave. */
export function challengeText(
  text: EnemyText,
  { health, block, strength, special }: Partial<Content['advanced'][number]>,
): string {
  const { figure } = partsOf(text)
  return said([
    figure('more-health', health),
    figure('more-block', block),
    figure('more-strength', strength),
    special !== undefined && text.phrase(special.when, { do: text.describe(special.do) }),
  ]).join(' ')
}

/** What a Reward card gives. */
export function rewardText(text: HeroText, reward: Content['challenges'][number]['reward']): string {
  const { mark, figure } = partsOf(text)
  return said([
    figure('gain-card', reward.gainCard),
    figure('destroy-card', reward.destroyCard),
    figure('reward-heal', reward.heal),
    figure('reward-potion', reward.potion),
    mark('reward-clear-row', reward.clearRow),
  ]).join('; ')
}
