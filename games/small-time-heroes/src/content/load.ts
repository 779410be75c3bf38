/** Loads a content pack: cards by number, texts made from their effects, what they do compiled into procedures. */
import {
  componentCounts,
  contentHash,
  copiesOf,
  EffectBook,
  factsIn,
  loadPack,
  meaningOf,
  plainText,
  sayer,
  textWriter,
} from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import type { EnemyEffect } from './limits.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import type { HeroEffect } from './limits.ts'
import { rules } from '../rules/rulebook.ts'
import { bombText, cardText, minionText, rewardText } from './card-text.ts'
import type { Boss, Card, Challenge, Data, Defuse, Knowledge, Lasting, Potion } from './data.ts'
import { BODY_PARTS, CARD_TYPES, NEEDS, SYMBOLS } from './limits.ts'
import { partsLeft } from './reward-parts.ts'
import { MOMENTS, pack } from './schema.ts'
import type { Content } from './schema.ts'

/** Phrases of the table that stand in the notation of choices. */
const NAMING = [
  ...(['the-zombies', 'zombie', 'place', 'this-turn', 'now'] as const),
  ...SYMBOLS.map((symbol) => `symbol-${symbol}` as const),
]

type HeroEffects = Content['warriorCards'][number]['effects']
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

function defuseOf(spec: { [K in keyof Defuse]?: number | undefined }): Defuse {
  return {
    energy: spec.energy ?? 0,
    discard: spec.discard ?? 0,
    block: spec.block ?? 0,
    health: spec.health ?? 0,
  }
}
const BLANK = {
  ...{ isMinion: false, hero: -1, type: -1, isStarting: false, cost: 0, needs: 0, effect: null },
  ...{
    concealedNeeds: 0,
    concealed: null,
    ambush: null,
    isFinale: false,
    isPrepare: false,
    part: -1,
    equipped: null,
  },
  ...{ removed: null, lasting: [], damageBonus: 0, blockBonus: 0 },
  ...{
    boss: -1,
    wave: 0,
    piece: -1,
    attack: -1,
    block: 0,
    health: 0,
    reward: null,
    rewardNeeds: 0,
    rewardText: '',
  },
  ...{
    arrive: null,
    activate: null,
    react: null,
    onDeath: null,
    isGuard: false,
    defuse: defuseOf({}),
    explode: null,
    bombText: '',
  },
}
/** More than any file has entries: keeps the designs of different files apart. */
const DESIGNS = 100
const SPECIAL_MOMENTS = ['hero-turn-start', 'enemy-turn-start', 'minion-defeated', 'minion-arrived']
const PIECES = ['left-arm', 'right-arm', 'head']

/** An Enemy's effects in the words of the Hero who suffers them. */
function asSuffered({ effects, phrases }: Content['enemyText']): Content['enemyText']['effects'] {
  const own: Readonly<Record<string, string | undefined>> = phrases
  return Object.fromEntries(
    Object.entries(effects).map(([effect, phrase]) => [effect, own[`suffer-${effect}`] ?? phrase]),
  )
}

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const heroText = textWriter(heroWords, data.heroText, { data })
  const enemyText = textWriter(enemyWords, data.enemyText, { data })
  const suffered = textWriter(
    enemyWords,
    { ...data.enemyText, effects: asSuffered(data.enemyText) },
    { data },
  )
  const say = sayer(data.words)
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
  const lastingOf = (owner: string, list: Content['knowledge'][number]['lasting']): Lasting[] =>
    (list ?? []).map((one) => ({
      moment: MOMENTS.indexOf(one.when),
      effect: hero(owner, [one.do]) as HeroEffect,
      isLimited: one.limit !== undefined,
    }))

  const heroCards = [data.warriorCards, data.rogueCards].flatMap((cards, number) =>
    copiesOf(cards, (card, name, design): Card => {
      const effect = hero(card.name, card.effects)
      const concealed = hero(card.name, card.concealed)
      return {
        ...BLANK,
        ...{
          name,
          title: card.name,
          design: number * DESIGNS + design,
          text: cardText(heroText, card),
          hero: number,
          type: CARD_TYPES.indexOf(card.type),
        },
        ...{ isStarting: card.starting, cost: card.cost, effect, needs: needsOf(card.effects) },
        ...{ concealed, concealedNeeds: needsOf(card.concealed), ambush: hero(card.name, card.ambush) },
        ...{ isFinale: card.finale, isPrepare: card.prepare },
        part: card.part === undefined ? -1 : BODY_PARTS.indexOf(card.part),
        ...{
          equipped: hero(card.name, card.equipped),
          removed: hero(card.name, card.removed),
          lasting: lastingOf(card.name, card.lasting),
        },
        ...{ damageBonus: card.damageBonus ?? 0, blockBonus: card.blockBonus ?? 0 },
      }
    }),
  )
  const minions = data.bosses.flatMap(({ id }, boss) =>
    copiesOf(data.minions[id], (card, name, design): Card => {
      const rewards = card.reward === undefined ? undefined : [card.reward]
      const reward = hero(say('reward-of', { name: card.name }), rewards)
      const explode = enemy(say('bomb-named', { name }), card.bomb?.explode)
      return {
        ...BLANK,
        ...{ name, title: card.name, design: (data.heroes.length + boss) * DESIGNS + design },
        ...{ isMinion: true, text: minionText(enemyText, card) },
        ...{ boss, wave: card.wave - 1, piece: card.piece === undefined ? -1 : PIECES.indexOf(card.piece) },
        ...{ attack: card.attack ?? -1, block: card.block ?? 0, health: card.health },
        ...{ reward, rewardNeeds: needsOf(rewards) },
        rewardText: card.reward === undefined ? '' : plainText(heroText.clause(card.reward)),
        ...{ arrive: enemy(name, card.arrive), activate: enemy(name, card.activate) },
        ...{ react: enemy(name, card.react), onDeath: enemy(name, card.onDeath), isGuard: card.guard },
        defuse: defuseOf(card.bomb?.defuse ?? {}),
        explode,
        bombText: bombText(enemyText, card),
      }
    }),
  )
  const bosses = data.bosses.map((boss): Boss => {
    const own = data.minions[boss.id]
    return {
      id: boss.id,
      hasPieces: own.some(({ piece }) => piece !== undefined),
      hasBombs: own.some(({ bomb }) => bomb !== undefined),
      ...{ name: boss.name, hordeName: boss.hordeName, difficulty: boss.difficulty, health: boss.health },
      block: boss.block ?? 0,
      horde: SYMBOLS.map((symbol) => enemy(boss.hordeName, boss.horde[symbol])),
      abilities: SYMBOLS.map((symbol) => enemy(boss.name, boss.abilities[symbol])),
      hordeTexts: SYMBOLS.map((symbol) => enemyText.describe(boss.horde[symbol])),
      abilityTexts: SYMBOLS.map((symbol) => enemyText.describe(boss.abilities[symbol])),
    }
  })
  const plain = copiesOf(data.challenges, (one, name): Challenge => {
    const { gainCard = 0, destroyCard = 0, heal = 0, potion = 0, clearRow = false } = one.reward
    return {
      ...{ name, isAdvanced: false, health: one.health, block: one.block, strength: one.strength },
      ...{ gainCard, destroyCard, heal, potion, clearRow, moment: -1, special: null },
      ...{ treasure: '', isConsumable: false, treasureEffect: null, helpsBetweenWaves: false },
      ...{ text: buffText(one), rewardText: rewardText(heroText, one.reward), treasureText: '' },
    }
  })
  const advanced = copiesOf(data.advanced, (one, name): Challenge => {
    const treasureEffect = hero(one.treasure.name, one.treasure.effects)
    const treasureText = one.treasure.effects.map((effect) => heroText.describe(effect)).join(' ')
    return {
      ...{ name, isAdvanced: true, health: one.health, block: one.block, strength: one.strength },
      ...{ gainCard: 0, destroyCard: 0, heal: 0, potion: 0, clearRow: false },
      ...{
        moment: SPECIAL_MOMENTS.indexOf(one.special.when),
        special: enemy(name, one.special.do),
      },
      // Copies are numbered like the cards they are on.
      ...{
        treasure: `${one.treasure.name}${name.slice(one.name.length)}`,
        isConsumable: one.treasure.kind === 'consumable',
      },
      treasureEffect,
      helpsBetweenWaves: has(one.treasure.effects, 'helpsBetweenWaves'),
      text: `${buffText(one)} ${enemyText.phrase(one.special.when, { do: enemyText.describe(one.special.do) })}`.trim(),
      rewardText: treasureText,
      treasureText: plainText(treasureText),
    }
  })
  function buffText(buff: { health: number; block: number; strength: number }): string {
    const parts = [
      ...(buff.health > 0 ? [enemyText.phrase('more-health', { n: buff.health })] : []),
      ...(buff.block > 0 ? [enemyText.phrase('more-block', { n: buff.block })] : []),
      ...(buff.strength > 0 ? [enemyText.phrase('more-strength', { n: buff.strength })] : []),
    ]
    return parts.join(' ')
  }
  const knowledge = copiesOf(data.knowledge, (one, name): Knowledge => ({
    ...{
      name,
      hero: data.heroes.findIndex(({ id }) => id === one.hero),
      energy: one.energy ?? 0,
      health: one.health ?? 0,
    },
    startOfWave: hero(one.name, one.startOfWave),
    ...{ lasting: lastingOf(one.name, one.lasting), text: cardText(heroText, one) },
  }))
  const potions = copiesOf(data.potions, (one, name, design): Potion => {
    const effect = hero(one.name, one.effects)
    const text = one.effects.map((part) => heroText.describe(part)).join(' ')
    return {
      ...{ name, title: one.name, design, effect, needs: needsOf(one.effects), text },
      isForHero: has(one.effects, 'isForHero'),
      helpsBetweenWaves: has(one.effects, 'helpsBetweenWaves'),
    }
  })
  return {
    effects: book,
    cards: [...heroCards, ...minions],
    heroes: data.heroes.map(({ id, name, health }) => ({ id, name, health })),
    bosses,
    challenges: [...plain, ...advanced],
    knowledge,
    intents: copiesOf(data.intents, (one, name) => ({
      name,
      front: SYMBOLS.indexOf(one.front),
      back: one.back.reduce((bits, symbol) => bits | (1 << SYMBOLS.indexOf(symbol)), 0),
    })),
    potions,
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
    rewardParts: (parts) => rewardText(heroText, partsLeft(parts)),
  }
}
