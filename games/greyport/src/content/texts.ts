/** Texts of cards and monsters, made from what they say. */
import type { TextWriter } from '@hearthkeep/content'
import type { Content } from './pack.ts'

export type CardDeed = Content['heroes'][number]['immediate'][number]
export type MonsterDeed = Content['bosses'][number]['ambush'][number]
type CardPhrase = keyof Content['cardText']['phrases']
type MonsterPhrase = keyof Content['monsterText']['phrases']
export type CardText = TextWriter<CardDeed, unknown, CardPhrase>
export type MonsterText = TextWriter<MonsterDeed, unknown, MonsterPhrase>
type Fighter = Content['items'][number] & Partial<Content['heroes'][number]>
export type Face = NonNullable<Content['bosses'][number]['back']>

const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** What a list of effects says, a sentence each. */
export function effectsText<E>(text: TextWriter<E>, effects: readonly E[]): string {
  return sentences(effects.map((one) => text.describe(one)))
}

/** The phrases of a card or a monster for what it has, and nothing for what it has not. */
function sayers<E, P extends string>(text: TextWriter<E, unknown, P>) {
  return {
    flag: (name: P, holds: boolean | undefined): string => (holds === true ? text.phrase(name, {}) : ''),
    number: (name: P, n: number | undefined): string => (n === undefined ? '' : text.phrase(name, { n })),
    all: (name: P, effects: readonly E[] | undefined): string =>
      effects === undefined || effects.length === 0
        ? ''
        : text.phrase(name, { do: effectsText(text as TextWriter<E>, effects) }),
  }
}

/** What a hero, an item or a player hero says, in the order in which it matters. */
export function fighterText(text: CardText, card: Fighter): string {
  const { flag, number, all } = sayers(text)
  return sentences([
    flag('any-target', card.anyTarget),
    flag('any-item', card.anyItem),
    flag('cleave', card.cleave),
    flag('dual-wields', card.dualWield),
    number('pierce', card.pierce),
    number('splash', card.splash),
    all('immediate', card.immediate),
    all('anytime', card.anytime),
    all('fighting', card.fighting),
    all('afterwards', card.afterwards),
    all('cleanup', card.cleanup),
  ])
}

/** What one face of a monster says. */
export function faceText(
  text: MonsterText,
  face: Omit<Face, 'name'>,
  ambush: readonly MonsterDeed[],
): string {
  const { flag, number, all } = sayers(text)
  return sentences([
    flag('tank', face.tank),
    flag('ranged', face.ranged),
    flag('ferocious', face.ferocious),
    flag('vengeful', face.vengeful),
    flag('cursed', face.cursed),
    number('slash', face.slash),
    ...face.immune.map((kind) => text.phrase(`immune-${kind}`, {})),
    face.resists === undefined ? '' : text.phrase(`resists-${face.resists.type}`, { n: face.resists.armor }),
    all('ambush', ambush),
    all('fought', face.fought),
    all('hurt', face.hurt),
    all('harmed', face.harmed),
    all('round-start', face.roundStart),
    all('round-end', face.roundEnd),
    number('taunt-damage', face.tauntDamage),
    number('defeat-damage', face.defeatDamage),
    number('defeated-at', face.defeatedAt),
    number('stumbles', face.stumbles),
    number('rally', face.rally),
    number('smaller-hand', face.smallerHand),
    flag('no-shields', face.noShields),
    flag('no-draws', face.noDraws),
    flag('retires', face.retires),
  ])
}
