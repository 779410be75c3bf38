/** The texts of cards and enemies, made from what they say. */
import { textWriter } from '@hearthkeep/content'
import type { TextWriter } from '@hearthkeep/content'
import { enemyWords } from '../rules/effects/enemy-words.ts'
import { heroWords } from '../rules/effects/hero-words.ts'
import { CARD_MOMENTS, ENEMY_MOMENTS, FIGURES } from './kinds.ts'
import type { SomeDice } from './data.ts'
import type { Content } from './pack.ts'
import { lasting } from './vocabulary.ts'

export type HeroDeed = Content['skills'][number]['effect'][number]
export type EnemyDeed = Content['monsters'][number]['ability'][number]
export type LastingDeed = Content['skills'][number]['lasting'][number]
type Skill = Content['skills'][number]
/** What is printed on a hero's card of any kind. */
export type Printed = Pick<Skill, 'name' | 'attack' | 'unseen' | 'effect' | 'lasting' | 'when'> & {
  readonly striking?: readonly HeroDeed[]
  readonly yourAttack?: readonly HeroDeed[]
}
type PrintedTome = Pick<Content['scenarios'][number]['tomes'][number], 'effect' | 'nextTurn'>
export type PrintedFace = Omit<Content['demons'][number]['back'], 'line'>

type CardPhrase = keyof Content['cardText']['phrases']
type EnemyPhrase = keyof Content['enemyText']['phrases']
type Phrase = (name: string, values: Readonly<Record<string, string | number | undefined>>) => string

/** What all texts are written with. */
export type Texts = ReturnType<typeof textsOf>

export function textsOf(data: Content) {
  const cards: TextWriter<HeroDeed, unknown, CardPhrase> = textWriter(heroWords, data.cardText, {
    ...{ data, values: writers((name, values) => cards.phrase(name as CardPhrase, values)) },
  })
  const lasts: TextWriter<LastingDeed> = textWriter(lasting, data.lastingText, {
    ...{ data, values: writers((name, values) => cards.phrase(name as CardPhrase, values)) },
  })
  const enemies: TextWriter<EnemyDeed, unknown, EnemyPhrase> = textWriter(enemyWords, data.enemyText, {
    ...{ data, values: writers((name, values) => enemies.phrase(name as EnemyPhrase, values)) },
  })
  return { cards, lasts, enemies }
}

/** `−5`, `+1`. */
function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

/** How the fields are written for which a word is not enough. */
function writers(phrase: Phrase): Readonly<Record<string, (value: unknown) => string>> {
  const dice = (value: unknown): string => diceText(phrase, value as SomeDice)
  const more = (value: unknown): string => phrase('more', { dice: dice(value) })
  return {
    ...{ dice: more, adds: more, companions: more, ignore: dice, retaliate: dice },
    per: (value) => {
      const { every, of, most } = value as { every: number; of: string; most?: number }
      const per = phrase(`per-${of}`, { n: every })
      return most === undefined ? per : phrase('at-most', { per, most })
    },
    gives: (value) => figuresText(phrase, value as Readonly<Record<string, number>>),
  }
}

function diceText(phrase: Phrase, { damage, acid }: SomeDice): string {
  if (damage > 0 && acid > 0) return phrase('both-dice', { damage, acid })
  return damage > 0 ? phrase('damage-dice', { n: damage }) : phrase('acid-dice', { n: acid })
}

function figuresText(phrase: Phrase, figures: Readonly<Record<string, number | undefined>>): string {
  return FIGURES.flatMap((figure) => {
    const amount = figures[figure]
    if (amount === undefined || amount === 0) return []
    return [phrase('figure', { figure: figure.toUpperCase(), amount: signed(amount) })]
  }).join(', ')
}

/** What a hero's card says. */
export function cardText(texts: Texts, kind: string, card: Printed): string {
  const { cards, lasts } = texts
  const { attack, unseen, effect, lasting: holds, striking = [], yourAttack = [], when } = card
  const say: Phrase = (name, values) => cards.phrase(name as CardPhrase, values)
  const sentences = (deeds: readonly HeroDeed[]): string[] => deeds.map((deed) => cards.describe(deed))
  const lastingTexts = holds.map((one) => lasts.describe(one))
  return [
    attack && say(`attack-${attack.kind}`, { dice: diceText(say, attack) }),
    unseen && say(kind === 'enchantment' ? 'unseen-item' : 'unseen', {}),
    ...sentences(effect),
    striking.length > 0 && say('striking', { do: joined(texts, striking) }),
    yourAttack.length > 0 && say('your-attack', { do: joined(texts, yourAttack) }),
    ...(kind === 'companion' ? lastingTexts.map((one, i) => ownedBy(say, holds[i], one)) : lastingTexts),
    ...CARD_MOMENTS.flatMap((moment) => {
      const deeds = when[moment]
      return deeds === undefined ? [] : [say(`when-${moment}`, { do: joined(texts, deeds) })]
    }),
  ]
    .filter((one) => typeof one === 'string')
    .join(' ')
}

/** A Companion's figures are its owner's. */
function ownedBy(say: Phrase, deed: LastingDeed | undefined, text: string): string {
  return typeof deed === 'object' && 'gives' in deed ? say('owner', { do: text }) : text
}

/** Several deeds as the end of a sentence. */
function joined({ cards }: Texts, deeds: readonly HeroDeed[]): string {
  return deeds.map((deed) => cards.clause(deed)).join('; ') + '.'
}

/** What a Perk does. */
export function deedsText({ cards }: Texts, deeds: readonly HeroDeed[]): string {
  return deeds.map((deed) => cards.describe(deed)).join(' ')
}

/** What a Tome gives beside its cards: what avoids something is kept for the next attack. */
export function tomeText(texts: Texts, { effect, nextTurn }: PrintedTome): string {
  const { cards } = texts
  return [
    ...effect.map((deed) =>
      typeof deed === 'object' && 'avoid' in deed
        ? cards.phrase('tome-avoid', { do: joined(texts, [deed]) })
        : cards.describe(deed),
    ),
    ...(nextTurn.length === 0 ? [] : [cards.phrase('next-turn', { do: joined(texts, nextTurn) })]),
  ].join(' ')
}

/** What saves whoever would be eliminated. */
export function savingText(texts: Texts, deeds: readonly HeroDeed[]): string {
  return deeds.length === 0 ? '' : texts.cards.phrase('when-would-die', { do: joined(texts, deeds) })
}

/** What one face of an enemy says. */
export function faceText({ enemies }: Texts, face: PrintedFace): string {
  const say = (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
    enemies.phrase(name as EnemyPhrase, values)
  const { ability, swept, aura, immune, when } = face
  const list = (deeds: readonly EnemyDeed[]): string =>
    deeds.map((deed) => enemies.clause(deed)).join('; ') + '.'
  return [
    ...ability.map((deed) => enemies.describe(deed)),
    ...(swept === undefined ? [] : [say('swept', { amount: signed(swept) })]),
    ...(aura?.ar ? [say('aura-ar', { amount: aura.ar })] : []),
    ...(aura?.si ? [say('aura-si', { amount: aura.si })] : []),
    ...immune.map((kind) => say(`immune-${kind}`)),
    ...when.round.map(({ every, do: deeds }) =>
      say(every === 1 ? 'when-round-1' : 'when-round', { every, do: list(deeds) }),
    ),
    ...ENEMY_MOMENTS.flatMap((moment) =>
      when[moment].length === 0 ? [] : [say(`when-${moment}`, { do: list(when[moment]) })],
    ),
  ].join(' ')
}

/** What a Combat card says. */
export function combatText(texts: Texts, card: Content['combat'][number]): string {
  const { cards, enemies } = texts
  const say: Phrase = (name, values) => cards.phrase(name as CardPhrase, values)
  const { damage, acid } = card.bonus
  const more = damage + acid === 0 ? [] : [say('more', { dice: diceText(say, card.bonus) })]
  const figures = figuresText(say, { hp: card.bonus.hp, ar: card.bonus.ar, si: card.bonus.si })
  const bonus = [...(figures === '' ? [] : [figures]), ...more].join(', ')
  const dies = card.dies.map((deed) => enemies.clause(deed)).join('; ')
  return [
    say('combat', { bonus: bonus === '' ? undefined : bonus }),
    ...(dies === '' ? [] : [enemies.phrase('when-dies', { do: `${dies}.` })]),
    say('combat-goes', {}),
  ].join(' ')
}

/** What a Location says. */
export function locationText({ cards }: Texts, location: Content['locations'][number]): string {
  const { si, starters, monsters, demon, moose } = location
  const who = [
    ...(starters > 0 ? [cards.phrase('enter-starters', { n: starters })] : []),
    ...(monsters > 0 ? [cards.phrase('enter-monsters', { n: monsters })] : []),
    ...(demon ? [cards.phrase('enter-demon')] : []),
    ...(moose ? [cards.phrase('enter-moose')] : []),
  ].join(', ')
  return cards.phrase('location', { si, who: who === '' ? undefined : who })
}
