/** The effects of cards and monsters as programs of integers. */
import { FLOW, Programs } from '@hearthkeep/content'
import { cardWords, COUNTS, DISCARDS, RECEIVERS, TYPES } from './card-words.ts'
import { GROUPS, LOSSES, monsterWords, VICTIMS } from './monster-words.ts'
import type { Content } from './schema.ts'

/** What instructions do. */
export const OP = {
  ...FLOW,
  // Cards
  TAUNT: 10,
  SNIPE: 11,
  SHIELD: 12,
  DRAW: 13,
  ANOTHER_HERO: 14,
  RETIRE: 15,
  RECOVER: 16,
  REPAIR: 17,
  DUAL_WIELD: 18,
  RETURN_HERO: 19,
  RETURN_SELF: 20,
  RETIRE_WIELDER: 21,
  BONUS: 22,
  REROLL: 23,
  HEAL: 24,
  FIND: 25,
  STAY_OPEN: 26,
  // Monsters
  HURT: 40,
  LOSE: 41,
  DISCARD: 42,
  CURSE: 43,
  BATTER: 44,
  REVEAL: 45,
  SUMMON: 46,
  SPAWN: 47,
  MEND: 48,
  FLIP: 49,
  PLUNDER: 50,
} as const

/** Whose cards: those of the card's player, of a player to choose, of every player; as in `RECEIVERS`, counted from 1. */
export const WHO = { YOU: 0, PLAYER: 1, EACH: 2 } as const
/** As in `VICTIMS`. */
export const VICTIM = { FRONT: 0, EACH: 1, DEFENDER: 2, FIGHTER: 3 } as const
/** As in `GROUPS`. */
export const AT = { HERE: 0, ACTIVE: 1, LOCATION: 2, EACH: 3 } as const
/** As in `DISCARDS`, whose beginning is as in `LOSSES` except for the order. */
export const KIND = { CARD: 0, HERO: 1, ITEM: 2, CURSE: 3 } as const
/** As in `COUNTS`, counted from 1; 0: a fixed bonus. */
export const PER = {
  ACTIVE_MONSTER: 1,
  CARD_IN_HAND: 2,
  CURSE_IN_HAND: 3,
  HERO_PLAYED: 4,
  SHIELD: 5,
  DAMAGE_ON_TARGET: 6,
  LOST_HEALTH: 7,
  NON_PLAYER_HERO: 8,
} as const

/** Conditions by number: those of cards, then those of monsters. */
export const CONDITION = {
  TARGET_TANK: 0,
  TARGET_RANGED: 1,
  TARGET_ARMORED: 2,
  TARGET_WOUNDED: 3,
  AT_LOCATION: 4,
  DEFENDING: 5,
  ALONE: 6,
  HAS_ITEM: 7,
  ACTIVE_MONSTERS: 8,
  HAND_EMPTY: 9,
  MARKER_USED: 10,
  LOCATION_SAVED: 11,
  ON_LOCATION: 20,
  LOCATION_LOST: 21,
  PLAYERS_AT_LEAST: 22,
} as const

type CardEffect = Content['heroes'][number]['immediate'][number]
type MonsterEffect = Content['bosses'][number]['ambush'][number]
type CardCondition = Parameters<typeof cardWords.matchCondition>[0]
type MonsterCondition = Parameters<typeof monsterWords.matchCondition>[0]

/** Writes the programs of Greyport. */
export class ProgramWriter extends Programs {
  private readonly clause: (effect: CardEffect) => string
  private readonly tokenOf: (id: string) => number

  constructor(clause: (effect: CardEffect) => string, tokenOf: (id: string) => number) {
    super()
    this.clause = clause
    this.tokenOf = tokenOf
  }

  /** Compiles what a card or a reward says. */
  card(effects: readonly CardEffect[] | undefined): number {
    return this.program(effects, (effect) => this.cardEffect(effect))
  }

  /** Compiles what a monster, a set-up box or a penalty says. */
  monster(effects: readonly MonsterEffect[] | undefined): number {
    return this.program(effects, (effect) => this.monsterEffect(effect))
  }

  private cardEffect(effect: CardEffect): void {
    const who = (value: (typeof RECEIVERS)[number] | undefined): number =>
      value === undefined ? 0 : RECEIVERS.indexOf(value) + 1
    cardWords.match<unknown>(effect, {
      taunt: (e) => this.write(OP.TAUNT, e.taunt),
      snipe: (e) => this.write(OP.SNIPE, e.snipe),
      shield: (e) => this.write(OP.SHIELD, e.shield),
      draw: (e) => this.write(OP.DRAW, e.draw, who(e.who)),
      'another-hero': () => this.write(OP.ANOTHER_HERO),
      retire: (e) => this.write(OP.RETIRE, e.retire, who(e.who)),
      recover: (e) => this.write(OP.RECOVER, e.recover),
      discard: () => {
        throw new Error('a discard is a price: write it inside pay')
      },
      repair: (e) => this.write(OP.REPAIR, e.repair),
      'dual-wield': () => this.write(OP.DUAL_WIELD),
      'return-hero': () => this.write(OP.RETURN_HERO),
      'return-self': () => this.write(OP.RETURN_SELF),
      'retire-wielder': () => this.write(OP.RETIRE_WIELDER),
      bonus: (e) => this.write(OP.BONUS, e.bonus, e.per === undefined ? 0 : COUNTS.indexOf(e.per) + 1),
      reroll: (e) => this.write(OP.REROLL, e.reroll),
      heal: (e) => this.write(OP.HEAL, e.heal, who(e.who)),
      find: (e) => this.write(OP.FIND, e.find === 'hero' ? 0 : 1, TYPES.indexOf(e.of)),
      'stay-open': (e) => this.write(OP.STAY_OPEN, e['stay-open'] === 'heroes' ? 0 : 1),
      choose: (e) => this.choose(e.choose, (option) => this.cardEffect(option), this.clause),
      pay: (e) => {
        if (typeof e.pay !== 'object' || !('discard' in e.pay))
          throw new Error('only a discard can be paid with')
        const pay = this.write(OP.PAY, DISCARDS.indexOf(e.pay.discard))
        this.cardEffect(e.do)
        this.land(pay)
      },
      if: (e) =>
        this.branch(
          this.cardCondition(e.if),
          () => this.cardEffect(e.do),
          e.else && (() => this.cardEffect(e.else as CardEffect)),
        ),
      sequence: (list) => list.forEach((one) => this.cardEffect(one)),
    })
  }

  private cardCondition(condition: CardCondition): number[] {
    const test = (number: number, b = 0): number[] => [this.write(OP.UNLESS, number, b)]
    return cardWords.matchCondition<number[]>(condition, {
      'target-tank': () => test(CONDITION.TARGET_TANK),
      'target-ranged': () => test(CONDITION.TARGET_RANGED),
      'target-armored': () => test(CONDITION.TARGET_ARMORED),
      'target-wounded': () => test(CONDITION.TARGET_WOUNDED),
      'at-location': () => test(CONDITION.AT_LOCATION),
      defending: () => test(CONDITION.DEFENDING),
      alone: () => test(CONDITION.ALONE),
      'has-item': () => test(CONDITION.HAS_ITEM),
      'active-monsters': (c) => test(CONDITION.ACTIVE_MONSTERS, c['active-monsters']),
      'hand-empty': () => test(CONDITION.HAND_EMPTY),
      'marker-used': () => test(CONDITION.MARKER_USED),
      'location-saved': () => test(CONDITION.LOCATION_SAVED),
      all: (c) => c.all.flatMap((one) => this.cardCondition(one)),
      any: (c) => this.any(c.any, (one) => this.cardCondition(one)),
    })
  }

  private monsterEffect(effect: MonsterEffect): void {
    const who = (value: (typeof VICTIMS)[number]): number => VICTIMS.indexOf(value)
    const at = (value: (typeof GROUPS)[number]): number => GROUPS.indexOf(value)
    monsterWords.match<unknown>(effect, {
      hurt: (e) => this.write(OP.HURT, e.hurt, who(e.who)),
      lose: (e) => this.write(OP.LOSE, e.lose, who(e.who)),
      discard: (e) => this.write(OP.DISCARD, LOSSES.indexOf(e.discard), who(e.who)),
      curse: (e) => this.write(OP.CURSE, e.curse, who(e.who), e.onto === undefined ? 0 : 1),
      batter: (e) => this.write(OP.BATTER, e.batter),
      reveal: (e) => this.write(OP.REVEAL, e.reveal, at(e.at)),
      summon: (e) => this.write(OP.SUMMON, e.summon, at(e.at)),
      spawn: (e) => this.write(OP.SPAWN, this.tokenOf(e.spawn), e.count, at(e.at)),
      mend: (e) => this.write(OP.MEND, e.mend),
      flip: () => this.write(OP.FLIP),
      plunder: (e) => this.write(OP.PLUNDER, e.plunder === 'heroes' ? 0 : 1),
      if: (e) =>
        this.branch(
          this.monsterCondition(e.if),
          () => this.monsterEffect(e.do),
          e.else && (() => this.monsterEffect(e.else as MonsterEffect)),
        ),
      sequence: (list) => list.forEach((one) => this.monsterEffect(one)),
    })
  }

  private monsterCondition(condition: MonsterCondition): number[] {
    const test = (number: number, b = 0): number[] => [this.write(OP.UNLESS, number, b)]
    return monsterWords.matchCondition<number[]>(condition, {
      'on-location': () => test(CONDITION.ON_LOCATION),
      'location-lost': () => test(CONDITION.LOCATION_LOST),
      'players-at-least': (c) => test(CONDITION.PLAYERS_AT_LEAST, c['players-at-least']),
      all: (c) => c.all.flatMap((one) => this.monsterCondition(one)),
      any: (c) => this.any(c.any, (one) => this.monsterCondition(one)),
    })
  }
}
