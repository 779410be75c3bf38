/** The content as the rules read it: cards and monsters by number, texts made from their effects, programs in one row. */
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
import { deedsText, effectsText, faceText, fighterText } from './card-text.ts'
import type { Face } from './card-text.ts'
import { cardWords, TYPES } from './card-words.ts'
import { monsterWords } from './monster-words.ts'
import { ProgramWriter } from './program.ts'
import { BOONS, COINS, DICE, DIFFICULTIES, pack } from './schema.ts'
import type { Content } from './schema.ts'
import type { TableWord } from './table-words.ts'

/** What a card is. */
export const KINDS = { HERO: 0, ITEM: 1, CURSE: 2 } as const

/** A hero, an item, a player hero or a curse. All have the same fields. */
export interface Card {
  /** Different for each copy. */
  readonly name: string
  readonly title: string
  readonly design: number
  readonly text: string
  readonly kind: number
  readonly type: number
  /** As in `COINS`; -1: cannot be recruited. */
  readonly cost: number
  /** Whose it is: of a starting card, a player hero, or a character's card in the hero deck; -1 otherwise. */
  readonly character: number
  /** Of a player hero; 0 otherwise. */
  readonly level: number
  readonly damage: number
  /** How many yellow, white and green dice. */
  readonly dice: readonly number[]
  readonly cleave: boolean
  readonly dualWield: boolean
  readonly anyItem: boolean
  readonly anyTarget: boolean
  readonly pierce: number
  readonly splash: number
  readonly immediate: number
  readonly anytime: number
  readonly fighting: number
  readonly afterwards: number
  readonly cleanup: number
}

/** One face of a monster, a token or a boss. */
export interface Monster {
  readonly name: string
  readonly title: string
  readonly design: number
  readonly text: string
  /** The number of its subdeck; -1 for tokens and bosses. */
  readonly subdeck: number
  readonly isBoss: boolean
  /** The number of a token's design among the tokens; -1 otherwise. */
  readonly token: number
  /** 0 for bosses, whose encounter says. */
  readonly hp: number
  readonly threat: number
  readonly damage: number
  readonly armor: number
  readonly tank: boolean
  readonly ranged: boolean
  readonly ferocious: boolean
  readonly vengeful: boolean
  readonly cursed: boolean
  readonly slash: number
  readonly immuneToSplash: boolean
  readonly immuneToSnipe: boolean
  readonly immuneToTaunt: boolean
  /** The type of hero it resists, -1 for none, and by how much. */
  readonly resistedType: number
  readonly resistance: number
  readonly ambush: number
  readonly fought: number
  readonly hurt: number
  readonly harmed: number
  readonly roundStart: number
  readonly roundEnd: number
  readonly tauntDamage: number
  readonly defeatDamage: number
  readonly defeatedAt: number
  readonly stumbles: number
  readonly rally: number
  readonly noShields: boolean
  readonly noDraws: boolean
  readonly smallerHand: number
  readonly retires: boolean
  /** It takes no damage while one of these is in play, or only on the location. */
  readonly unhurtWhile: readonly number[]
  readonly unhurtAtLocation: boolean
  /** It keeps 1 HP while one of these is in play. */
  readonly lastsWhile: readonly number[]
  /** Its other side, if it has one. */
  readonly back: Monster | null
}

export interface Location {
  readonly name: string
  readonly boon: number
  readonly reward: number
  readonly boonText: string
  readonly rewardText: string
}

/** Figures by number of players: `figures[seats - 2]`. */
type ByPlayers = readonly number[]

export interface Encounter {
  readonly name: string
  readonly location: number
  readonly subdeck: number
  readonly locationHp: ByPlayers
  readonly locationThreat: ByPlayers
  readonly playerThreat: ByPlayers
  readonly coins: readonly number[]
  readonly bosses: readonly { readonly boss: number; readonly hp: ByPlayers; readonly atLocation: boolean }[]
  readonly setup: number
  readonly penalty: number
  readonly setupText: string
  readonly penaltyText: string
}

export interface Scenario {
  readonly id: string
  readonly name: string
  readonly story: string
  readonly difficulty: number
  readonly startingHp: number
  readonly encounters: readonly Encounter[]
}

export interface Character {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly type: number
  /** What it is like to play, as the end of a sentence. */
  readonly like: string
}

export interface Subdeck {
  readonly id: string
  readonly name: string
  /** Its monsters, by number. */
  readonly monsters: readonly number[]
}

/** Where the numbers of each kind of card begin: heroes first, then these, in this order. */
export interface FirstCards {
  readonly items: number
  readonly starting: number
  readonly curses: number
  readonly playerHeroes: number
}

/** Something to be proud of, and what it takes [A1] to [A12]. */
export interface Achievement {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly needs: {
    /** Whether the game has to be won [Q54]. */
    readonly won: boolean
    /** -1: any. */
    readonly scenario: number
    /** Bosses by number. */
    readonly defeated: readonly number[]
    /** As in `DIFFICULTIES`; none: any. */
    readonly difficulty: readonly number[]
    readonly startingHpAtMost: number
    readonly hpLeftAtLeast: number
    readonly wounded: boolean
    readonly silent: boolean
    readonly defeatsInOneFight: number
    readonly locationsLostAtMost: number
  }
}

/** Everything. */
export interface Data {
  readonly code: Int32Array
  readonly options: readonly string[]
  readonly cards: readonly Card[]
  readonly first: FirstCards
  /** Those of the subdecks come first, then the tokens, then the bosses. */
  readonly monsters: readonly Monster[]
  readonly subdecks: readonly Subdeck[]
  readonly firstToken: number
  readonly firstBoss: number
  /** The monsters with something to do at the start, or at the end, of a round. */
  readonly roundStarters: readonly number[]
  readonly roundEnders: readonly number[]
  readonly characters: readonly Character[]
  readonly locations: readonly Location[]
  readonly scenarios: readonly Scenario[]
  readonly achievements: readonly Achievement[]
  readonly files: Content
  readonly hash: string
  readonly components: Readonly<Record<string, number>>
  /** A phrase of the table, filled in. */
  readonly say: (phrase: TableWord, values?: Readonly<Record<string, string | number>>) => string
}

/** More than any file has entries: keeps the designs of different files apart. */
const DESIGNS = 100
const NO_FIGHTER = {
  ...{
    type: -1,
    cost: -1,
    character: -1,
    level: 0,
    damage: 0,
    dice: [0, 0, 0],
    cleave: false,
    dualWield: false,
  },
  ...{ anyItem: false, anyTarget: false, pierce: 0, splash: 0, immediate: 0, anytime: 0, fighting: 0 },
  ...{ afterwards: 0, cleanup: 0 },
}

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const say: Data['say'] = (phrase, values) => fillPhrase(data.words.table[phrase], values)
  const cardText = textWriter(cardWords, data.cardText, { data })
  const monsterText = textWriter(monsterWords, data.monsterText, { data })
  const writer = new ProgramWriter(
    (effect) => plainText(cardText.clause(effect)), // options are named in records, which hold no marks
    (id) => data.tokens.findIndex((token) => token.id === id),
  )

  type Fighter = Content['items'][number] & Partial<Content['heroes'][number]>
  const fighter = (card: Fighter) => ({
    ...NO_FIGHTER,
    ...{ text: fighterText(cardText, card), type: TYPES.indexOf(card.type), damage: card.damage },
    dice: DICE.map((die) => card.dice.filter((one) => one === die).length),
    ...{ cleave: card.cleave, dualWield: card.dualWield ?? false, anyItem: card.anyItem ?? false },
    ...{ anyTarget: card.anyTarget ?? false, pierce: card.pierce ?? 0, splash: card.splash ?? 0 },
    ...{ immediate: writer.card(card.immediate), anytime: writer.card(card.anytime) },
    ...{ fighting: writer.card(card.fighting), afterwards: writer.card(card.afterwards) },
    cleanup: writer.card(card.cleanup),
  })
  const characterOf = (id: string | undefined): number => data.characters.findIndex((one) => one.id === id)
  const { HERO, ITEM, CURSE } = KINDS
  const heroes = copiesOf(data.heroes, (card, name, design): Card => ({
    ...fighter({ ...card }),
    ...{ name, title: card.name, design, kind: HERO },
    ...{ cost: COINS.indexOf(card.cost), character: characterOf(card.is) },
  }))
  const items = copiesOf(data.items, (card, name, design): Card => ({
    ...fighter(card),
    ...{ name, title: card.name, design: DESIGNS + design, kind: ITEM, cost: COINS.indexOf(card.cost) },
  }))
  const starting = copiesOf(data.startingCards, (card, name, design): Card => ({
    ...fighter({ ...card, cost: 'copper' }),
    ...{ name, title: card.name, design: 2 * DESIGNS + design },
    ...{ kind: card.kind === 'hero' ? HERO : ITEM, cost: -1, character: characterOf(card.character) },
  }))
  const curses = copiesOf(data.curses, (card, name, design): Card => ({
    ...NO_FIGHTER,
    ...{ name, title: card.name, design: 3 * DESIGNS + design, text: '', kind: CURSE },
  }))
  const inOrder = [...data.playerHeroes].sort(
    (x, y) => characterOf(x.character) - characterOf(y.character) || x.level - y.level,
  )
  const playerHeroes = copiesOf(inOrder, (card, name, design): Card => ({
    ...fighter({ ...card, cost: 'copper' }),
    ...{ name, title: card.name, design: 4 * DESIGNS + design, kind: HERO, cost: -1 },
    ...{ character: characterOf(card.character), level: card.level },
  }))

  const face = (one: Omit<Face, 'name'>, ambush: Content['bosses'][number]['ambush']) => ({
    ...{ text: faceText(monsterText, one, ambush), damage: one.damage, armor: one.armor ?? 0 },
    ...{ tank: one.tank, ranged: one.ranged, ferocious: one.ferocious, vengeful: one.vengeful },
    ...{ cursed: one.cursed, slash: one.slash ?? 0, immuneToSplash: one.immune.includes('splash') },
    ...{ immuneToSnipe: one.immune.includes('snipe'), immuneToTaunt: one.immune.includes('taunt') },
    resistedType: one.resists === undefined ? -1 : TYPES.indexOf(one.resists.type),
    ...{ resistance: one.resists?.armor ?? 0, ambush: writer.monster(ambush) },
    ...{ fought: writer.monster(one.fought), hurt: writer.monster(one.hurt) },
    ...{ harmed: writer.monster(one.harmed), roundStart: writer.monster(one.roundStart) },
    ...{ roundEnd: writer.monster(one.roundEnd), tauntDamage: one.tauntDamage ?? 0 },
    ...{ defeatDamage: one.defeatDamage ?? 0, defeatedAt: one.defeatedAt ?? 0, stumbles: one.stumbles ?? 0 },
    ...{ rally: one.rally ?? 0, noShields: one.noShields, noDraws: one.noDraws },
    ...{ smallerHand: one.smallerHand ?? 0, retires: one.retires },
    ...{ subdeck: -1, isBoss: false, token: -1, hp: 0, threat: 0 },
    ...{ unhurtWhile: [] as number[], unhurtAtLocation: false, lastsWhile: [] as number[], back: null },
  })
  const subdeckIds = Object.keys(data.subdecks)
  const inSubdecks = subdeckIds.flatMap((subdeck, number) =>
    copiesOf(data.subdecks[subdeck], (one, name, design): Monster => ({
      ...face(one, one.ambush),
      ...{ name, title: one.name, design: number * DESIGNS + design },
      ...{ subdeck: number, hp: one.hp, threat: one.threat },
    })),
  )
  const tokens = copiesOf(data.tokens, (one, name, token): Monster => ({
    ...face(one, one.ambush),
    ...{ name, title: one.name, design: subdeckIds.length * DESIGNS + token, token, hp: one.hp },
  }))
  const firstToken = inSubdecks.length
  const firstBoss = firstToken + tokens.length
  /** The numbers of all monsters of a design among tokens and bosses. */
  const numbersOf = (id: string): number[] => {
    const token = data.tokens.findIndex((one) => one.id === id)
    if (token < 0) return [firstBoss + data.bosses.findIndex((one) => one.id === id)]
    return tokens.flatMap((one, i) => (one.token === token ? [firstToken + i] : []))
  }
  const nameOf = (id: string): string =>
    [...data.tokens, ...data.bosses].find((one) => one.id === id)?.name ?? id
  const bosses = copiesOf(data.bosses, (one, name, design): Monster => {
    const { unhurtWhile, lastsWhile, back } = one
    const protection = [
      unhurtWhile === undefined
        ? ''
        : monsterText.phrase(unhurtWhile.at === 'location' ? 'unhurt-while-location' : 'unhurt-while', {
            monster: nameOf(unhurtWhile.monster),
          }),
      lastsWhile === undefined
        ? ''
        : monsterText.phrase('lasts-while', { monsters: lastsWhile.map(nameOf).join(', ') }),
    ].join(' ')
    const own = {
      ...{ design: (subdeckIds.length + 1) * DESIGNS + design, isBoss: true },
      unhurtWhile: unhurtWhile === undefined ? [] : numbersOf(unhurtWhile.monster),
      unhurtAtLocation: unhurtWhile?.at === 'location',
      lastsWhile: (lastsWhile ?? []).flatMap(numbersOf),
    }
    const side = (face: { readonly text: string }): string => `${protection.trim()} ${face.text}`.trim()
    const front = face(one, one.ambush)
    const other = back === undefined ? null : face(back, [])
    return {
      ...front,
      ...own,
      ...{ name, title: one.name, text: side(front) },
      back:
        other === null || back === undefined
          ? null
          : { ...other, ...own, name: back.name, title: back.name, text: side(other) },
    }
  })

  const locations = data.locations.map((one): Location => ({
    ...{ name: one.name, boon: BOONS.indexOf(one.boon), reward: writer.card(one.reward) },
    boonText: cardText.phrase(`boon-${one.boon}`, {}),
    rewardText: effectsText(cardText, one.reward),
  }))
  const encounter = (one: Content['encounters'][number]): Encounter => ({
    name: one.name,
    location: data.locations.findIndex(({ id }) => id === one.location),
    subdeck: one.subdeck === undefined ? -1 : subdeckIds.indexOf(one.subdeck),
    ...{ locationHp: one.locationHp, locationThreat: one.locationThreat, playerThreat: one.playerThreat },
    coins: COINS.map((coin) => one.coins[coin]),
    bosses: one.bosses.map(({ boss, hp, at }) => ({
      boss: numbersOf(boss)[0],
      hp,
      atLocation: at === 'location',
    })),
    ...{ setup: writer.monster(one.setup), penalty: writer.monster(one.penalty) },
    ...{ setupText: deedsText(monsterText, one.setup), penaltyText: deedsText(monsterText, one.penalty) },
  })
  const scenarios = data.scenarios.map((one): Scenario => {
    const own = data.encounters.filter(({ scenario }) => scenario === one.id)
    return {
      ...{ id: one.id, name: one.name, story: one.story, startingHp: one.startingHp },
      difficulty: DIFFICULTIES.indexOf(one.difficulty),
      encounters: [...own].sort((x, y) => x.number - y.number).map(encounter),
    }
  })
  const achievements = data.achievements.map(({ id, rule, name, text, needs }): Achievement => ({
    ...{ id, rule, title: name, text },
    needs: {
      ...needs,
      scenario: data.scenarios.findIndex(({ id }) => id === needs.scenario),
      defeated: needs.defeated.flatMap(numbersOf),
      difficulty: needs.difficulty.map((one) => DIFFICULTIES.indexOf(one)),
      startingHpAtMost: needs.startingHpAtMost ?? Infinity,
      hpLeftAtLeast: needs.hpLeftAtLeast ?? -Infinity,
      defeatsInOneFight: needs.defeatsInOneFight ?? 0,
      locationsLostAtMost: needs.locationsLostAtMost ?? Infinity,
    },
  }))
  const { achievements: _, ...components } = componentCounts(pack, data)
  const monsters = [...inSubdecks, ...tokens, ...bosses]
  const words: Readonly<Record<string, string | undefined>> = data.words.table
  const subdecks = subdeckIds.map((id, number): Subdeck => ({
    ...{ id, name: words[id] ?? id.replaceAll('-', ' ') },
    monsters: monsters.flatMap((one, i) => (one.subdeck === number ? [i] : [])),
  }))
  const firstStarting = heroes.length + items.length
  const firstCurse = firstStarting + starting.length
  const withEither = (name: 'roundStart' | 'roundEnd'): number[] =>
    monsters.flatMap((one, i) => (one[name] !== 0 || (one.back?.[name] ?? 0) !== 0 ? [i] : []))
  return {
    code: Int32Array.from(writer.code),
    options: writer.options,
    cards: [...heroes, ...items, ...starting, ...curses, ...playerHeroes],
    first: {
      ...{ items: heroes.length, starting: firstStarting, curses: firstCurse },
      playerHeroes: firstCurse + curses.length,
    },
    ...{ subdecks, firstToken, firstBoss },
    ...{ monsters, roundStarters: withEither('roundStart'), roundEnders: withEither('roundEnd') },
    characters: data.characters.map(({ id, name, title, type, like }) => ({
      ...{ id, name, title, type: TYPES.indexOf(type), like: like ?? words[`like-${id}`] ?? '' },
    })),
    ...{ locations, scenarios, achievements, files: data },
    hash: contentHash(
      Object.fromEntries(Object.entries(files).filter(([name]) => !/^(text|words|achievements)/.test(name))),
      { choices: data.words.choices, names: [...COINS.map((coin) => say(coin)), ...writer.options] },
    ),
    components,
    say,
  }
}
