/** The content as the rules read it: cards by number, texts made from their effects, programs in one row. */
import {
  componentCounts,
  contentHash,
  copiesOf,
  fillPhrase,
  loadPack,
  plainText,
  textWriter,
} from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { enemyWords } from './enemy-words.ts'
import { heroWords } from './hero-words.ts'
import { OP, ProgramWriter, STEP } from './program.ts'
import { BODY_PARTS, CARD_TYPES, MOMENTS, pack, SYMBOLS } from './schema.ts'
import type { Content } from './schema.ts'
import type { TableWord } from './table-words.ts'
import { partsLeft } from './reward-parts.ts'
import { bombText, cardText, minionText, rewardText } from './card-text.ts'

/** What a card needs to be chosen with it: nothing, an Enemy to hit, a Minion, two Enemies, an Enemy to mark. */
export const NEEDS = { NOTHING: 0, ENEMY: 1, MINION: 2, TWO: 3, MARK: 4 } as const

/** In place of a target: it is chosen when the effect gets there. */
export const ASK_TARGET = -2

/** Phrases of the table that stand in the notation of choices. */
const NAMING = [
  ...(['the-zombies', 'zombie', 'place', 'this-turn', 'now'] as const),
  ...SYMBOLS.map((symbol) => `symbol-${symbol}` as const),
]

/** A lasting ability of Equipment or Knowledge. */
export interface Lasting {
  readonly moment: number
  readonly program: number
  readonly isLimited: boolean
}

/** A Hero card, or a Minion card, which can also be a Bomb or a Zombie. All have the same fields. */
export interface Card {
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  /** The same for every copy: two of them are one choice. */
  readonly design: number
  readonly text: string
  readonly isMinion: boolean
  // Hero cards
  readonly hero: number
  readonly type: number
  readonly isStarting: boolean
  readonly cost: number
  readonly needs: number
  readonly program: number
  readonly concealedNeeds: number
  /** 0 if it has no Concealed effect. */
  readonly concealed: number
  readonly ambush: number
  readonly isFinale: boolean
  readonly isPrepare: boolean
  readonly part: number
  readonly equipped: number
  readonly removed: number
  readonly lasting: readonly Lasting[]
  readonly damageBonus: number
  readonly blockBonus: number
  // Minions
  readonly boss: number
  /** 0 to 2. */
  readonly wave: number
  readonly piece: number
  /** -1: no attack figure [A59]. */
  readonly attack: number
  readonly block: number
  readonly health: number
  readonly reward: number
  readonly rewardNeeds: number
  readonly rewardText: string
  readonly arrive: number
  readonly activate: number
  readonly react: number
  readonly onDeath: number
  readonly isGuard: boolean
  readonly defuse: Defuse
  readonly explode: number
  /** What it says as a Bomb; empty if it cannot be one. */
  readonly bombText: string
}

/** What it takes to defuse a Bomb. */
export interface Defuse {
  readonly energy: number
  readonly discard: number
  readonly block: number
  readonly health: number
}

/** A Boss with its Horde. */
export interface Boss {
  readonly id: string
  /** Whether it is made of pieces that lie in the Row, and has no health of its own [R152, A56]. */
  readonly hasPieces: boolean
  /** Whether its Minions lie with their Bomb sides up [A26]. */
  readonly hasBombs: boolean
  readonly name: string
  readonly hordeName: string
  readonly difficulty: number
  readonly health: number
  readonly block: number
  /** Programs by symbol. */
  readonly horde: readonly number[]
  readonly abilities: readonly number[]
  readonly hordeTexts: readonly string[]
  readonly abilityTexts: readonly string[]
}

/** A Challenge with its Reward, or an Advanced Challenge with its Treasure. */
export interface Challenge {
  readonly name: string
  readonly isAdvanced: boolean
  readonly health: number
  readonly block: number
  readonly strength: number
  readonly gainCard: number
  readonly destroyCard: number
  readonly heal: number
  readonly potion: number
  readonly clearRow: boolean
  /** Of an Advanced Challenge: when something else happens, and what. */
  readonly moment: number
  readonly special: number
  readonly treasure: string
  readonly isConsumable: boolean
  readonly treasureProgram: number
  /** Whether its Treasure is of use while no Enemy is out [A20]. */
  readonly helpsBetweenWaves: boolean
  readonly text: string
  readonly rewardText: string
  /** What its Treasure does, without marks. */
  readonly treasureText: string
}

export interface Knowledge {
  readonly name: string
  readonly hero: number
  readonly energy: number
  readonly health: number
  /** What happens in the first Hero Turn of each Wave; 0 if nothing does [A38]. */
  readonly startOfWave: number
  readonly lasting: readonly Lasting[]
  readonly text: string
}
export interface Intent {
  readonly name: string
  readonly front: number
  /** The results its back allows, a bit each. */
  readonly back: number
}
export interface Potion {
  readonly name: string
  readonly title: string
  readonly design: number
  /** Whether it does something to a Hero, so that one has to be named [R85]. */
  readonly isForHero: boolean
  /** Whether it is of use while no Enemy is out [A20]. */
  readonly helpsBetweenWaves: boolean
  readonly program: number
  readonly needs: number
  readonly text: string
}

/** Everything. */
export interface Data {
  readonly code: Int32Array
  readonly options: readonly string[]
  /** By place in the code: whose program it is, and what it does where an effect begins. */
  readonly owners: readonly string[]
  readonly clauses: readonly string[]
  readonly cards: readonly Card[]
  /** How many of them are Minions. */
  readonly minionCount: number
  readonly heroes: readonly { readonly id: string; readonly name: string; readonly health: number }[]
  readonly bosses: readonly Boss[]
  readonly challenges: readonly Challenge[]
  readonly knowledge: readonly Knowledge[]
  readonly intents: readonly Intent[]
  readonly potions: readonly Potion[]
  readonly files: Content
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: (phrase: TableWord, values?: Readonly<Record<string, string | number>>) => string
  /** The parts of a Wave Reward, packed, in words. */
  readonly rewardParts: (parts: number) => string
}

/** The first thing in a program that has to be chosen with the card. */
function needsOf(code: readonly number[], program: number): number {
  if (program === 0) return NEEDS.NOTHING
  const [op, , b] = code.slice(program, program + STEP)
  if (op === OP.DAMAGE) {
    const to = b & 0xff
    return to === 0 ? NEEDS.ENEMY : to === 1 ? NEEDS.MINION : to === 2 ? NEEDS.TWO : NEEDS.NOTHING
  }
  return (op === OP.WEAK || op === OP.EXPOSED) && b === 1 ? NEEDS.MARK : NEEDS.NOTHING
}

const FOR_HEROES: readonly number[] = [
  OP.BLOCK,
  OP.STRENGTH,
  OP.PROTECT,
  OP.DRAW,
  OP.ENERGY,
  OP.HEAL,
  OP.IMMUNITY,
]
/** Block and Immunity last until the next Hero Reset, so they help against those who arrive [A51]. */
const BETWEEN_WAVES: readonly number[] = [OP.HEAL, OP.BLOCK, OP.IMMUNITY]

/** Whether a program without jumps has an instruction of these. */
function hasAny(code: readonly number[], program: number, ops: readonly number[]): boolean {
  for (let at = program; code[at] !== OP.END; at += STEP) if (ops.includes(code[at])) return true
  return false
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
  ...{ isMinion: false, hero: -1, type: -1, isStarting: false, cost: 0, needs: 0, program: 0 },
  ...{ concealedNeeds: 0, concealed: 0, ambush: 0, isFinale: false, isPrepare: false, part: -1, equipped: 0 },
  ...{ removed: 0, lasting: [], damageBonus: 0, blockBonus: 0 },
  ...{
    boss: -1,
    wave: 0,
    piece: -1,
    attack: -1,
    block: 0,
    health: 0,
    reward: 0,
    rewardNeeds: 0,
    rewardText: '',
  },
  ...{
    arrive: 0,
    activate: 0,
    react: 0,
    onDeath: 0,
    isGuard: false,
    defuse: defuseOf({}),
    explode: 0,
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
  const say: Data['say'] = (phrase, values) => fillPhrase(data.words.table[phrase], values)
  // Options are named in choices and records, which hold no marks.
  const writer = new ProgramWriter({
    hero: (e) => plainText(heroText.clause(e)),
    enemy: (e) => plainText(enemyText.clause(e)),
    suffered: (e) => plainText(suffered.clause(e)),
  })
  const lastingOf = (list: Content['knowledge'][number]['lasting']): Lasting[] =>
    (list ?? []).map((one) => ({
      moment: MOMENTS.indexOf(one.when),
      program: writer.hero([one.do]),
      isLimited: one.limit !== undefined,
    }))
  const needs = (program: number): number => needsOf(writer.code, program)

  const heroCards = [data.warriorCards, data.rogueCards].flatMap((cards, hero) =>
    copiesOf(cards, (card, name, design): Card => {
      const program = writer.of(card.name).hero(card.effects)
      const concealed = writer.hero(card.concealed)
      return {
        ...BLANK,
        ...{
          name,
          title: card.name,
          design: hero * DESIGNS + design,
          text: cardText(heroText, card),
          hero,
          type: CARD_TYPES.indexOf(card.type),
        },
        ...{ isStarting: card.starting, cost: card.cost, program, needs: needs(program) },
        ...{ concealed, concealedNeeds: needs(concealed), ambush: writer.hero(card.ambush) },
        ...{ isFinale: card.finale, isPrepare: card.prepare },
        part: card.part === undefined ? -1 : BODY_PARTS.indexOf(card.part),
        ...{
          equipped: writer.hero(card.equipped),
          removed: writer.hero(card.removed),
          lasting: lastingOf(card.lasting),
        },
        ...{ damageBonus: card.damageBonus ?? 0, blockBonus: card.blockBonus ?? 0 },
      }
    }),
  )
  const minions = data.bosses.flatMap(({ id }, boss) =>
    copiesOf(data.minions[id], (card, name, design): Card => {
      const reward = writer
        .of(say('reward-of', { name: card.name }))
        .hero(card.reward === undefined ? undefined : [card.reward])
      const explode = writer.of(say('bomb-named', { name })).enemy(card.bomb?.explode)
      writer.of(name)
      return {
        ...BLANK,
        ...{ name, title: card.name, design: (data.heroes.length + boss) * DESIGNS + design },
        ...{ isMinion: true, text: minionText(enemyText, card) },
        ...{ boss, wave: card.wave - 1, piece: card.piece === undefined ? -1 : PIECES.indexOf(card.piece) },
        ...{ attack: card.attack ?? -1, block: card.block ?? 0, health: card.health },
        ...{ reward, rewardNeeds: needs(reward) },
        rewardText: card.reward === undefined ? '' : plainText(heroText.clause(card.reward)),
        ...{ arrive: writer.enemy(card.arrive), activate: writer.enemy(card.activate) },
        ...{ react: writer.enemy(card.react), onDeath: writer.enemy(card.onDeath), isGuard: card.guard },
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
      horde: SYMBOLS.map((symbol) => writer.of(boss.hordeName).enemy(boss.horde[symbol])),
      abilities: SYMBOLS.map((symbol) => writer.of(boss.name).enemy(boss.abilities[symbol])),
      hordeTexts: SYMBOLS.map((symbol) => enemyText.describe(boss.horde[symbol])),
      abilityTexts: SYMBOLS.map((symbol) => enemyText.describe(boss.abilities[symbol])),
    }
  })
  const plain = copiesOf(data.challenges, (one, name): Challenge => {
    const { gainCard = 0, destroyCard = 0, heal = 0, potion = 0, clearRow = false } = one.reward
    return {
      ...{ name, isAdvanced: false, health: one.health, block: one.block, strength: one.strength },
      ...{ gainCard, destroyCard, heal, potion, clearRow, moment: -1, special: 0 },
      ...{ treasure: '', isConsumable: false, treasureProgram: 0, helpsBetweenWaves: false },
      ...{ text: buffText(one), rewardText: rewardText(heroText, one.reward), treasureText: '' },
    }
  })
  const advanced = copiesOf(data.advanced, (one, name): Challenge => {
    const treasureProgram = writer.of(one.treasure.name).hero(one.treasure.effects)
    const treasureText = one.treasure.effects.map((effect) => heroText.describe(effect)).join(' ')
    return {
      ...{ name, isAdvanced: true, health: one.health, block: one.block, strength: one.strength },
      ...{ gainCard: 0, destroyCard: 0, heal: 0, potion: 0, clearRow: false },
      ...{
        moment: SPECIAL_MOMENTS.indexOf(one.special.when),
        special: writer.of(name).enemy(one.special.do),
      },
      // Copies are numbered like the cards they are on.
      ...{
        treasure: `${one.treasure.name}${name.slice(one.name.length)}`,
        isConsumable: one.treasure.kind === 'consumable',
      },
      treasureProgram,
      helpsBetweenWaves: hasAny(writer.code, treasureProgram, BETWEEN_WAVES),
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
    startOfWave: writer.of(one.name).hero(one.startOfWave),
    ...{ lasting: lastingOf(one.lasting), text: cardText(heroText, one) },
  }))
  const potions = copiesOf(data.potions, (one, name, design): Potion => {
    const program = writer.of(one.name).hero(one.effects)
    const text = one.effects.map((effect) => heroText.describe(effect)).join(' ')
    const helps = (ops: readonly number[]): boolean => hasAny(writer.code, program, ops)
    return {
      ...{ name, title: one.name, design, program, needs: needs(program), text },
      ...{ isForHero: helps(FOR_HEROES), helpsBetweenWaves: helps(BETWEEN_WAVES) },
    }
  })
  return {
    code: Int32Array.from(writer.code),
    options: writer.options,
    owners: writer.owners,
    clauses: writer.clauses,
    cards: [...heroCards, ...minions],
    minionCount: minions.length,
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
        names: [...NAMING.map((name) => data.words.table[name]), ...writer.options],
      },
    ),
    components: componentCounts(pack, data),
    say,
    rewardParts: (parts) => rewardText(heroText, partsLeft(parts)),
  }
}
