/** Card texts, made from what the cards say. */
import type { TextWriter } from '@hearthkeep/content'
import type { Content } from './schema.ts'

type HeroText = TextWriter<HeroEffect, unknown, keyof Content['heroText']['phrases']>
type EnemyText = TextWriter<EnemyEffect, unknown, keyof Content['enemyText']['phrases']>
type HeroCard = Content['warriorCards'][number]
type HeroEffect = HeroCard['effects'][number]
type Minion = Content['minions'][string][number]
type EnemyEffect = Content['bosses'][number]['horde']['sun'][number]

const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** What a Hero card or a Knowledge card says. */
export function cardText(
  text: HeroText,
  card: Partial<HeroCard> & Partial<Content['knowledge'][number]>,
): string {
  const all = (effects: readonly HeroEffect[] | undefined): string =>
    sentences((effects ?? []).map((one) => text.describe(one)))
  const keyword = (name: 'concealed' | 'ambush' | 'equipped' | 'removed'): string =>
    card[name] === undefined ? '' : text.phrase(name, { do: all(card[name]) })
  const lasting = (card.lasting ?? []).map((one) => {
    const said = text.phrase(one.when, { do: text.describe(one.do) })
    return one.limit === undefined ? said : text.phrase(one.limit, { do: said })
  })
  const bonus = (
    name: 'damage-bonus' | 'block-bonus' | 'more-energy' | 'more-health',
    n: number | undefined,
  ): string => (n === undefined ? '' : text.phrase(name, { n }))
  return sentences([
    card.prepare === true ? text.phrase('prepare', {}) : '',
    all(card.effects),
    keyword('concealed'),
    keyword('equipped'),
    bonus('damage-bonus', card.damageBonus),
    bonus('block-bonus', card.blockBonus),
    bonus('more-energy', card.energy),
    bonus('more-health', card.health),
    card.startOfWave === undefined ? '' : text.phrase('wave-start', { do: all(card.startOfWave) }),
    ...lasting,
    keyword('ambush'),
    keyword('removed'),
    card.finale === true ? text.phrase('finale', {}) : '',
  ])
}

/** What a Minion card says on its front. */
export function minionText(text: EnemyText, card: Minion): string {
  const part = (
    name: 'arrive' | 'activate' | 'react' | 'on-death',
    effects: readonly EnemyEffect[] | undefined,
  ): string =>
    effects === undefined
      ? ''
      : text.phrase(name, { do: sentences(effects.map((one) => text.describe(one))) })
  return sentences([
    card.guard ? text.phrase('guard', {}) : '',
    part('arrive', card.arrive),
    part('activate', card.activate),
    part('react', card.react),
    part('on-death', card.onDeath),
  ])
}

/** What the Bomb on the back of a Goblin says [R146]; nothing for other Minions. */
export function bombText(text: EnemyText, { bomb }: Minion): string {
  if (bomb === undefined) return ''
  const { energy, discard, block, health } = bomb.defuse
  const defuse = (
    name: 'defuse-energy' | 'defuse-discard' | 'defuse-block' | 'defuse-health',
    n: number | undefined,
  ): string => (n === undefined ? '' : text.phrase(name, { n }))
  return sentences([
    defuse('defuse-energy', energy),
    defuse('defuse-discard', discard),
    defuse('defuse-block', block),
    defuse('defuse-health', health),
    text.phrase('explode', { do: sentences(bomb.explode.map((one) => text.describe(one))) }),
  ])
}

/** What a Reward card gives. */
export function rewardText(text: HeroText, reward: Content['challenges'][number]['reward']): string {
  const { gainCard, destroyCard, heal, potion, clearRow } = reward
  const parts = [
    gainCard === undefined ? '' : text.phrase('gain-card', { n: gainCard }),
    destroyCard === undefined ? '' : text.phrase('destroy-card', { n: destroyCard }),
    heal === undefined ? '' : text.phrase('reward-heal', { n: heal }),
    potion === undefined ? '' : text.phrase('reward-potion', { n: potion }),
    clearRow === true ? text.phrase('reward-clear-row', {}) : '',
  ]
  return parts.filter((one) => one !== '').join('; ')
}
