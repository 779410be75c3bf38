/** Loads a content pack: cards by number, texts made from their effects, what they do compiled into procedures. */
import { componentCounts, contentHash, copiesOf, EffectBook, factsIn, loadPack } from '@hearthkeep/content'
import { meaningOf, plainText, sayer, textWriter } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { FIGURES } from '../rules/heroes/figures.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { rules } from '../rules/rulebook.ts'
import { bombText, cardText, challengeText, describeAll, minionText, rewardText } from './card-text.ts'
import type { Boss, Card, Challenge, Data, Knowledge, Lasting, Potion } from './data.ts'
import type { HeroCard } from './entries.ts'
import { BODY_PARTS, MOMENT, NEEDS, PIECES, SPECIAL, SYMBOLS, TYPE } from './limits.ts'
import type { EnemyEffect, HeroEffect } from './limits.ts'
import { partsLeft } from './reward-parts.ts'
import { pack } from './schema.ts'
import { strikeOf } from './strikes.ts'
import type { Content } from './schema.ts'

/** Phrases of the table that stand in the notation of choices. */
const NAMING = [
  ...(['the-zombies', 'zombie', 'place', 'this-turn', 'now'] as const),
  ...SYMBOLS.map((symbol) => `symbol-${symbol}` as const),
]

type HeroEffects = HeroCard['effects']
type EnemyEffects = Content['bosses'][number]['horde']['sun']

/** What has to be chosen with a card: what its first word needs. */
function needsOf(effects: HeroEffects | undefined): number {
  const [first] = meaningOf(heroWords, effects)
  return (first?.type === 'word' ? first.facts.needs : undefined) ?? NEEDS.NOTHING
}

/** Whether one of the words is of this use. */
function has(effects: HeroEffects, fact: 'isForHero' | 'helpsBetweenWaves'): boolean {
  return factsIn(meaningOf(heroWords, effects)).some((facts) => facts[fact] === true)
}

/** The place of a word in a list, -1 for none. */
const placeIn = (list: readonly string[], word = ''): number => list.indexOf(word)

/** What only some cards have. */
const BLANK = {
  ...{ live: '', isMinion: false, hero: -1, type: -1, isStarting: false, cost: 0, needs: 0, effect: null },
  ...{ concealedNeeds: 0, concealed: null, ambush: null, isFinale: false, isPrepare: false, part: -1 },
  ...{ equipped: null, removed: null, lasting: [], damageBonus: 0, blockBonus: 0 },
  ...{ boss: -1, wave: 0, piece: -1, attack: -1, block: 0, health: 0, reward: null, rewardNeeds: 0 },
  ...{ rewardText: '', arrive: null, activate: null, react: null, onDeath: null, isGuard: false },
  ...{ defuse: { energy: 0, discard: 0, block: 0, health: 0 }, explode: null, bombText: '' },
}
/** More than any file has entries: keeps the designs of different files apart. */
const DESIGNS = 100

/** An Enemy's effects in the words of the Hero who suffers them. */
function asSuffered({ effects, phrases }: Content['enemyText']): Content['enemyText']['effects'] {
  const own: Readonly<Record<string, string | undefined>> = phrases
  return Object.fromEntries(
    Object.entries(effects).map(([effect, phrase]) => [effect, own[`suffer-${effect}`] ?? phrase]),
  )
}

/** Figures that change are written as what they are made of, and what raises them with its name. */
function liveValues({ heroText }: Content): Record<string, (value: unknown) => string> {
  const plus: Readonly<Record<string, string>> = heroText.words['plus'] ?? {}
  return {
    ...Object.fromEntries(FIGURES.map((kind) => [kind, (value) => `{${kind}:${String(value)}}`])),
    plus: (value) => `{plus:${String(value)}}${plus[String(value)] ?? ''}`,
  }
}

/** What cards are printed with: their words, and their effects compiled. */
function pressFor(data: Content) {
  const heroText = textWriter(heroWords, data.heroText, { data })
  const liveText = textWriter(heroWords, data.heroText, { data, values: liveValues(data) })
  const enemyText = textWriter(enemyWords, data.enemyText, { data })
  const sufferedText = { ...data.enemyText, effects: asSuffered(data.enemyText) }
  const suffered = textWriter(enemyWords, sufferedText, { data })
  const book = new EffectBook(rules.supplement())
  // Options are named in choices and records, which hold no marks.
  const hero = (owner: string, effects: HeroEffects | undefined): HeroEffect | null =>
    book.compile(heroWords, effects, { owner, clause: (one) => plainText(heroText.clause(one)) })
  const enemy = (owner: string, effects: EnemyEffects | undefined): EnemyEffect | null =>
    book.compile(enemyWords, effects, {
      owner,
      clause: (one) => plainText(enemyText.clause(one)),
      option: (one) => plainText(suffered.clause(one)),
    })
  const lastingOf = ({ name, lasting }: Pick<HeroCard, 'name' | 'lasting'>): Lasting[] =>
    lasting.map((one) => ({
      moment: MOMENT[one.when],
      effect: hero(name, [one.do]) as HeroEffect,
      isLimited: one.limit !== undefined,
    }))
  return { data, book, say: sayer(data.words), heroText, liveText, enemyText, hero, enemy, lastingOf }
}
type Press = ReturnType<typeof pressFor>

function heroCardsOf(
  { heroText, liveText, hero, lastingOf }: Press,
  cards: readonly HeroCard[],
  number: number,
): Card[] {
  return copiesOf(cards, (card, name, design) => ({
    ...BLANK,
    name,
    title: card.name,
    design: number * DESIGNS + design,
    text: cardText(heroText, card),
    live: cardText(liveText, card),
    hero: number,
    type: TYPE[card.type],
    isStarting: card.starting,
    cost: card.cost,
    needs: needsOf(card.effects),
    effect: hero(card.name, card.effects),
    concealedNeeds: needsOf(card.concealed),
    concealed: hero(card.name, card.concealed),
    ambush: hero(card.name, card.ambush),
    isFinale: card.finale,
    isPrepare: card.prepare,
    part: placeIn(BODY_PARTS, card.part),
    equipped: hero(card.name, card.equipped),
    removed: hero(card.name, card.removed),
    lasting: lastingOf(card),
    damageBonus: card.damageBonus,
    blockBonus: card.blockBonus,
  }))
}

function minionsOf({ data, say, heroText, enemyText, hero, enemy }: Press, id: string, boss: number): Card[] {
  return copiesOf(data.minions[id], (card, name, design) => {
    const rewards = card.reward && [card.reward]
    return {
      ...BLANK,
      name,
      title: card.name,
      design: (data.heroes.length + boss) * DESIGNS + design,
      text: minionText(enemyText, card),
      isMinion: true,
      boss,
      wave: card.wave - 1,
      piece: placeIn(PIECES, card.piece),
      attack: card.attack ?? -1,
      block: card.block,
      health: card.health,
      reward: hero(say('reward-of', { name: card.name }), rewards),
      rewardNeeds: needsOf(rewards),
      rewardText: plainText(heroText.clause(rewards ?? [])),
      explode: enemy(say('bomb-named', { name }), card.bomb?.explode),
      arrive: enemy(name, card.arrive),
      activate: enemy(name, card.activate),
      react: enemy(name, card.react),
      onDeath: enemy(name, card.onDeath),
      isGuard: card.guard,
      defuse: card.bomb?.defuse ?? BLANK.defuse,
      bombText: bombText(enemyText, card),
    }
  })
}

function bossOf({ data, enemyText, enemy }: Press, boss: Content['bosses'][number]): Boss {
  const own = data.minions[boss.id]
  return {
    id: boss.id,
    hasPieces: own.some(({ piece }) => piece !== undefined),
    hasBombs: own.some(({ bomb }) => bomb !== undefined),
    name: boss.name,
    hordeName: boss.hordeName,
    health: boss.health,
    block: boss.block,
    horde: SYMBOLS.map((symbol) => enemy(boss.hordeName, boss.horde[symbol])),
    abilities: SYMBOLS.map((symbol) => enemy(boss.name, boss.abilities[symbol])),
    hordeTexts: SYMBOLS.map((symbol) => enemyText.describe(boss.horde[symbol])),
    abilityTexts: SYMBOLS.map((symbol) => enemyText.describe(boss.abilities[symbol])),
    hordeStrikes: SYMBOLS.map((symbol) => strikeOf(boss.horde[symbol])),
    abilityStrikes: SYMBOLS.map((symbol) => strikeOf(boss.abilities[symbol])),
  }
}

function challengesOf({ data, heroText, enemyText, hero, enemy }: Press): Challenge[] {
  const plain = copiesOf(data.challenges, (one, name): Challenge => ({
    ...{ name, isAdvanced: false, health: one.health, block: one.block, strength: one.strength },
    ...{ reward: one.reward, moment: -1, special: null, treasure: '', isConsumable: false },
    ...{ treasureEffect: null, helpsBetweenWaves: false, treasureText: '' },
    text: challengeText(enemyText, one),
    rewardText: rewardText(heroText, one.reward),
  }))
  const advanced = copiesOf(data.advanced, (one, name): Challenge => {
    const { effects, kind } = one.treasure
    const gives = describeAll(heroText, effects)
    return {
      ...{ name, isAdvanced: true, health: one.health, block: one.block, strength: one.strength },
      reward: partsLeft(0),
      treasureEffect: hero(one.treasure.name, effects),
      treasure: `${one.treasure.name}${name.slice(one.name.length)}`, // copies are numbered like the cards they are on
      isConsumable: kind === 'consumable',
      helpsBetweenWaves: has(effects, 'helpsBetweenWaves'),
      moment: SPECIAL[one.special.when],
      special: enemy(name, one.special.do),
      text: challengeText(enemyText, one),
      rewardText: gives,
      treasureText: plainText(gives),
    }
  })
  return [...plain, ...advanced]
}

function knowledgeOf({ data, heroText, hero, lastingOf }: Press): Knowledge[] {
  return copiesOf(data.knowledge, (one, name) => ({
    name,
    hero: data.heroes.findIndex(({ id }) => id === one.hero),
    energy: one.energy,
    health: one.health,
    startOfWave: hero(one.name, one.startOfWave),
    lasting: lastingOf(one),
    text: cardText(heroText, one),
  }))
}

function potionsOf({ data, heroText, hero }: Press): Potion[] {
  return copiesOf(data.potions, (one, name, design) => ({
    name,
    title: one.name,
    design,
    effect: hero(one.name, one.effects),
    needs: needsOf(one.effects),
    text: describeAll(heroText, one.effects),
    isForHero: has(one.effects, 'isForHero'),
    helpsBetweenWaves: has(one.effects, 'helpsBetweenWaves'),
  }))
}

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const press = pressFor(data)
  const { book, say } = press
  const heroCards = [data.warriorCards, data.rogueCards].flatMap((cards, i) => heroCardsOf(press, cards, i))
  const minions = data.bosses.flatMap(({ id }, boss) => minionsOf(press, id, boss))
  return {
    effects: book,
    cards: [...heroCards, ...minions],
    heroes: data.heroes,
    bosses: data.bosses.map((boss) => bossOf(press, boss)),
    challenges: challengesOf(press),
    knowledge: knowledgeOf(press),
    intents: copiesOf(data.intents, (one, name) => ({
      name,
      front: SYMBOLS.indexOf(one.front),
      back: one.back.reduce((bits, symbol) => bits | (1 << SYMBOLS.indexOf(symbol)), 0),
    })),
    potions: potionsOf(press),
    files: data,
    hash: contentHash(
      Object.fromEntries(Object.entries(files).filter(([name]) => !/^(text|words)/.test(name))),
      {
        choices: data.words.choices,
        names: [...NAMING.map((name) => data.words.table[name]), ...book.options],
      },
    ),
    components: componentCounts(pack, data),
    say,
    rewardParts: (parts) => rewardText(press.heroText, partsLeft(parts)),
  }
}
