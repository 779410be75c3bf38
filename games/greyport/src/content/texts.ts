/** Texts of cards and monsters, made from what they say. */
import { said } from '@hearthkeep/content'
import type { TextWriter } from '@hearthkeep/content'
import { CARD_MOMENTS } from './numbers.ts'
import type { Content } from './pack.ts'

export type CardDeed = Content['heroes'][number]['immediate'][number]
export type MonsterDeed = Content['bosses'][number]['ambush'][number]
type CardPhrase = keyof Content['cardText']['phrases']
type MonsterPhrase = keyof Content['monsterText']['phrases']
type CardText = TextWriter<CardDeed, unknown, CardPhrase>
type MonsterText = TextWriter<MonsterDeed, unknown, MonsterPhrase>
/** The entry of any card, as far as it can fight: a curse cannot. */
export type Fighter = Pick<Content['curses'][number], 'id' | 'name' | 'copies'> &
  Partial<Omit<Content['heroes'][number], 'cost' | 'is'>>
/** One face of a monster; the other side of a boss has no Ambush. */
export type SomeFace = Omit<Content['tokens'][number], keyof Content['curses'][number] | 'hp' | 'ambush'> & {
  readonly ambush?: readonly MonsterDeed[]
}

/** What a list of effects says, a sentence each. */
export function effectsText<E>(text: TextWriter<E>, effects: readonly E[]): string {
  return said(effects.map((one) => text.describe(one))).join(' ')
}

/** Something that a card or a monster has or not: a trait, a figure, or what it does at some moment. */
type Said<E, P> = readonly [phrase: P, what: boolean | number | readonly E[] | undefined]

/** The phrases for what it has, and nothing for what it has not. */
function allSaid<E, P extends string>(text: TextWriter<E, unknown, P>, all: readonly Said<E, P>[]): string {
  const one = ([phrase, what = false]: Said<E, P>): string => {
    if (typeof what === 'number') return text.phrase(phrase, { n: what })
    if (typeof what === 'boolean') return what ? text.phrase(phrase, {}) : ''
    return what.length === 0 ? '' : text.phrase(phrase, { do: effectsText(text as TextWriter<E>, what) })
  }
  return said(all.map(one)).join(' ')
}

/** What a hero, an item or a player hero says, in the order in which it matters. */
export function fighterText(text: CardText, card: Fighter): string {
  return allSaid(text, [
    ['any-target', card.anyTarget],
    ['any-item', card.anyItem],
    ['cleave', card.cleave],
    ['dual-wields', card.dualWield],
    ['pierce', card.pierce],
    ['splash', card.splash],
    ...CARD_MOMENTS.map((moment) => [moment, card[moment]] as const),
  ])
}

/** What is printed on a face besides its figures: the words are the phrases. */
const FACE_MARKS = ['tank', 'ranged', 'ferocious', 'vengeful', 'cursed', 'slash'] as const

/** What one face of a monster says. */
export function faceText(text: MonsterText, face: SomeFace): string {
  const { resists } = face
  return allSaid(text, [
    ...FACE_MARKS.map((mark) => [mark, face[mark]] as const),
    ...face.immune.map((kind) => [`immune-${kind}`, true] as const),
    [`resists-${resists?.type ?? 'physical'}`, resists?.armor],
    ['ambush', face.ambush],
    ['fought', face.fought],
    ['hurt', face.hurt],
    ['harmed', face.harmed],
    ['round-start', face.roundStart],
    ['round-end', face.roundEnd],
    ['taunt-damage', face.tauntDamage],
    ['defeat-damage', face.defeatDamage],
    ['defeated-at', face.defeatedAt],
    ['stumbles', face.stumbles],
    ['rally', face.rally],
    ['smaller-hand', face.smallerHand],
    ['no-shields', face.noShields],
    ['no-draws', face.noDraws],
    ['retires', face.retires],
  ])
}
