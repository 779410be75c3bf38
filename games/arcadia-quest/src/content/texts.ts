/** The texts of heroes, cards, curses and monsters, made from what they say. */
import { textWriter } from '@hearthkeep/content'
import type { TextWriter } from '@hearthkeep/content'
import { ATTACK_MOMENTS, CARD_MOMENTS, EVERY, MONSTER_MOMENTS, STATS } from './kinds.ts'
import type { Content } from './pack.ts'
import { heroDeeds, holding, monsterDeeds } from './vocabulary.ts'

type Card = Content['rewards'][number]
type Face = Content['monsters'][number]['faces'][number]
export type HeroDeed = NonNullable<Card['when']['hit']>[number]
export type MonsterDeed = NonNullable<Content['abilities'][number]['when']['wound']>[number]
export type Holding = Card['holds'][number]
type Amount = number | 'all'
type CardPhrase = keyof Content['cardText']['phrases']
type MonsterPhrase = keyof Content['monsterText']['phrases']
type Phrase = (name: string, values?: Readonly<Record<string, string | number>>) => string

/** What all texts are written with. */
export type Texts = ReturnType<typeof textsOf>

export function textsOf(data: Content) {
  const card: Phrase = (name, values) => cards.phrase(name as CardPhrase, values)
  const monster: Phrase = (name, values) => monsters.phrase(name as MonsterPhrase, values)
  const cards: TextWriter<HeroDeed, unknown, CardPhrase> = textWriter(heroDeeds, data.cardText, {
    ...{ data, values: deedWriters((name, values) => card(name, values)) },
  })
  const monsters: TextWriter<MonsterDeed, unknown, MonsterPhrase> = textWriter(
    monsterDeeds,
    data.monsterText,
    { data },
  )
  const holds: TextWriter<Holding> = textWriter(holding, data.holdsText, {
    ...{ data, values: holdWriters(card, card) },
  })
  const monsterHolds: TextWriter<Holding> = textWriter(holding, data.monsterHoldsText, {
    ...{ data, values: holdWriters(card, monster) },
  })
  return { cards, monsters, holds, monsterHolds, card, monster }
}

/** `−5`, `+1`. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** How the fields are written for which a word is not enough. */
function deedWriters(phrase: Phrase): Readonly<Record<string, (value: unknown) => string>> {
  const counted =
    (name: string, all: string) =>
    (value: unknown): string =>
      value === 'all' ? phrase(all) : phrase(name, { n: value as number })
  return { tire: counted('tokens', 'all-tokens'), heal: counted('wounds', 'all-wounds') }
}
function holdWriters(phrase: Phrase, others: Phrase): Readonly<Record<string, (value: unknown) => string>> {
  const stats = (value: unknown): string => statsText(phrase, value as Readonly<Record<string, Amount>>)
  return {
    ...{ gives: stats, aura: stats },
    targets: (value) => {
      if (value === 'all') return others('all-others')
      return value === 1 ? others('one-more') : others('some-more', { n: value as number })
    },
  }
}

function statsText(phrase: Phrase, stats: Readonly<Record<string, Amount | undefined>>): string {
  return STATS.flatMap((stat) => {
    const amount = stats[stat]
    if (amount === undefined) return []
    if (amount === 'all' || amount >= EVERY) return [phrase(`stat-${stat}-all`)]
    return [phrase(`stat-${stat}`, { amount: signed(amount), n: Math.abs(amount) })]
  }).join(', ')
}

/** What is done at a moment, as the end of a sentence. */
const joined = (clauses: readonly string[]): string => clauses.join('; ') + '.'

/** What stands on a hero, or on a card under its numbers. */
type Doing = Pick<Card, 'holds' | 'when'> & { readonly type?: Card['type'] }
function doingTexts({ cards, holds, card }: Texts, { holds: held, when, type }: Doing): string[] {
  const isOwnAttack = type === 'attack' || type === 'boost'
  return [
    ...held.map((one) => holds.describe(one)),
    ...CARD_MOMENTS.flatMap((moment) => {
      const deeds = when[moment]
      if (deeds === undefined) return []
      const isOfAttack = ATTACK_MOMENTS.some((one) => one === moment)
      const name = isOfAttack && !isOwnAttack ? `your-${moment}` : `when-${moment}`
      return [card(name, { do: joined(deeds.map((deed) => cards.clause(deed))) })]
    }),
  ]
}

export function heroText(texts: Texts, hero: Content['heroes'][number]): string {
  return doingTexts(texts, hero).join(' ')
}

/** What a card says, its numbers first. */
export function cardText(texts: Texts, one: Card): string {
  const { card, cards } = texts
  const { attack, icons, twice, blood, use } = one
  const groups = one.with?.groups?.map((group) => card(`group-${group}`)).join(' / ')
  const shown = (['defense', 'life', 'reroll'] as const).filter((icon) => icons[icon] > 0)
  const inAttack = doingTexts(texts, one).join(' ')
  const kind = one.with?.kind
  const limited = (does: string): string => {
    if (does === '' || use !== undefined) return does
    if (groups !== undefined) return card('with-groups', { groups, do: does })
    return kind === undefined ? does : card(`with-${kind}`, { do: does })
  }
  const used = (): string => {
    if (use === undefined) return ''
    const deeds = joined(use.do.map((deed) => cards.clause(deed)))
    const text = card(`use-${use.at}`, { do: deeds, ...(groups !== undefined && { groups }) })
    return use.once ? card('once', { do: text }) : text
  }
  return [
    attack && card(`attack-${attack.kind}`, { n: attack.dice }),
    shown.length > 0 &&
      card('icons', { icons: shown.map((icon) => card(`icon-${icon}`, { n: icons[icon] })).join(', ') }),
    blood !== undefined && card('blood', { n: blood }),
    limited(inAttack),
    used(),
    twice && card('twice'),
  ]
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' ')
}

export function curseText(texts: Texts, { fills, holds }: Content['curses'][number]): string {
  const said = [
    ...(fills > 0 ? [texts.card('fills', { n: fills })] : []),
    ...holds.map((one) => texts.holds.describe(one)),
  ]
  return said.length === 0 ? texts.card('no-curse') : said.join(' ')
}

/** What one ability of a monster says, without its name. */
export function abilityText(
  { monsters, monsterHolds, monster }: Texts,
  { holds, when }: Content['abilities'][number],
): string {
  return [
    ...holds.map((one) => monsterHolds.describe(one)),
    ...MONSTER_MOMENTS.flatMap((moment) => {
      const deeds = when[moment]
      if (deeds === undefined) return []
      return [monster(`when-${moment}`, { do: joined(deeds.map((deed) => monsters.clause(deed))) })]
    }),
  ].join(' ')
}

/** What a monster card of one band says: its rerolls and its abilities. */
export function faceText(texts: Texts, face: Face, abilities: Content['abilities']): string {
  return [
    ...(face.rerolls > 0 ? [texts.monster('rerolls', { n: face.rerolls })] : []),
    ...abilitiesOf(face, abilities).map((one) =>
      texts.monster('ability', { ability: one.name, text: abilityText(texts, one) }),
    ),
  ].join(' ')
}

/** The abilities of a monster card, in its order. */
export function abilitiesOf(
  face: Pick<Face, 'abilities'>,
  abilities: Content['abilities'],
): readonly Content['abilities'][number][] {
  return face.abilities.flatMap((id) => abilities.filter((one) => one.id === id))
}
