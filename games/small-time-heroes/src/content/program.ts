/** The effects of Heroes and Enemies as programs of integers. */
import { FLOW, INSTRUCTION, Programs } from '@hearthkeep/content'
import { ALLIES, enemyWords } from './enemy-words.ts'
import { heroWords, HITS, MARKS, PLUSES } from './hero-words.ts'
import type { Content } from './schema.ts'

export const STEP: number = INSTRUCTION

/** What instructions do. */
export const OP = {
  ...FLOW,
  // Heroes
  DAMAGE: 10,
  BLOCK: 11,
  STRENGTH: 12,
  PROTECT: 13,
  WEAK: 14,
  EXPOSED: 15,
  DRAW: 16,
  ENERGY: 17,
  HEAL: 18,
  POTION: 19,
  DISCARD: 20,
  RECOVER: 21,
  UNEQUIP: 22,
  CONCEAL: 23,
  IMMUNITY: 24,
  CLEAR_ROW: 25,
  // Enemies
  HIT: 40,
  ENEMY_BLOCK: 41,
  ENEMY_STRENGTH: 42,
  ENEMY_PROTECT: 43,
  MEND: 44,
  HURT: 45,
  WEAKEN: 46,
  EXPOSE: 47,
  SUMMON: 48,
  BOMB: 49,
  EXPLODE: 50,
  ZOMBIE: 51,
  RISE: 52,
  CRYSTAL: 53,
  REBUILD: 54,
  ENEMY_DISCARD: 55,
  DRAIN: 56,
  ENEMY_IMMUNITY: 57,
} as const

/** Conditions by number: those of the Heroes' words, then those of the Enemies'. */
export const CONDITION = {
  CONCEALED: 0,
  EQUIPPED: 1,
  PLAYED: 2,
  HAND_EMPTY: 3,
  DEFEATED: 4,
  HAS_BLOCK: 5,
  BADLY_HURT: 6,
  CRYSTALS: 10,
  HERO_LOST_HEALTH: 11,
  ROW_FULL: 12,
  ZOMBIES_OUT: 13,
  HERO_HAS_NO_BLOCK: 14,
  BOMBS_HELD: 15,
} as const

/** Whom damage hits: one Enemy, or as in `HITS`, counted from 1. */
export const HIT_ONE = 0
/** The mark on the Enemy just hit, on one chosen now, on all: as in `MARKS`. */
export const MARK = { TARGET: 0, ENEMY: 1, ALL: 2 } as const
/** What can be paid. */
export const COST = { DISCARD: 0, UNEQUIP: 1, ENERGY: 2 } as const

type HeroEffect = Content['warriorCards'][number]['effects'][number]
type EnemyEffect = Content['bosses'][number]['horde']['sun'][number]
type HeroCondition = Parameters<typeof heroWords.matchCondition>[0]
type EnemyCondition = Parameters<typeof enemyWords.matchCondition>[0]

/** How effects read: a Hero's, an Enemy's, and an Enemy's as the Hero who suffers it would say. */
export interface Clauses {
  readonly hero: (effect: HeroEffect) => string
  readonly enemy: (effect: EnemyEffect) => string
  readonly suffered: (effect: EnemyEffect) => string
}

/** Writes the programs of Small-Time Heroes. */
export class ProgramWriter extends Programs {
  private readonly clauseOf: Clauses
  private owner = ''
  /** Whose program it is, by place. */
  readonly owners: string[] = []
  /** What it does there, as a clause, where an effect begins. */
  readonly clauses: string[] = []

  constructor(clauses: Clauses) {
    super()
    this.clauseOf = clauses
  }

  /** Says whose programs are written from now on. */
  of(owner: string): this {
    this.owner = owner
    return this
  }

  protected override write(op: number, a?: number, b?: number, c?: number): number {
    const at = super.write(op, a, b, c)
    this.owners[at] = this.owner
    return at
  }

  /** Compiles the effects of a Hero's card; returns where the program begins. */
  hero(effects: readonly HeroEffect[] | undefined): number {
    return this.program(effects, (effect) => this.heroEffect(effect))
  }

  /** Compiles the effects of an Enemy's card. */
  enemy(effects: readonly EnemyEffect[] | undefined): number {
    return this.program(effects, (effect) => this.enemyEffect(effect))
  }

  private heroEffect(effect: HeroEffect): void {
    const at = this.code.length
    const until = (value: string | undefined): number => (value === undefined ? 0 : 1)
    const plus = (value: (typeof PLUSES)[number] | undefined): number =>
      value === undefined ? 0 : PLUSES.indexOf(value) + 1
    heroWords.match<unknown>(effect, {
      damage: (e) =>
        this.write(
          OP.DAMAGE,
          e.damage,
          (e.to === undefined ? HIT_ONE : HITS.indexOf(e.to) + 1) | ((e.times ?? 1) << 8),
          plus(e.plus),
        ),
      block: (e) => this.write(OP.BLOCK, e.block, 0, plus(e.plus)),
      strength: (e) => this.write(OP.STRENGTH, e.strength, until(e.until)),
      protect: (e) => this.write(OP.PROTECT, e.protect, until(e.until)),
      weak: (e) => this.write(OP.WEAK, 0, MARKS.indexOf(e.weak)),
      exposed: (e) => this.write(OP.EXPOSED, 0, MARKS.indexOf(e.exposed)),
      draw: (e) => this.write(OP.DRAW, e.draw),
      energy: (e) => this.write(OP.ENERGY, e.energy),
      heal: (e) => this.write(OP.HEAL, e.heal),
      potion: (e) => this.write(OP.POTION, e.potion),
      discard: (e) => this.write(OP.DISCARD, e.discard),
      recover: (e) => this.write(OP.RECOVER, e.recover),
      unequip: (e) => this.write(OP.UNEQUIP, e.unequip),
      conceal: () => this.write(OP.CONCEAL),
      immunity: () => this.write(OP.IMMUNITY),
      'clear-row': () => this.write(OP.CLEAR_ROW),
      choose: (e) => this.choose(e.choose, (option) => this.heroEffect(option), this.clauseOf.hero),
      pay: (e) => {
        const pay = this.payment(e.pay)
        this.heroEffect(e.do)
        this.land(pay)
      },
      if: (e) =>
        this.branch(
          this.heroCondition(e.if),
          () => this.heroEffect(e.do),
          e.else && (() => this.heroEffect(e.else as HeroEffect)),
        ),
      sequence: (list) => list.forEach((one) => this.heroEffect(one)),
    })
    this.clauses[at] ??= this.clauseOf.hero(effect) // that of the innermost effect that begins here
  }

  private payment(cost: HeroEffect): number {
    if (typeof cost === 'object' && 'discard' in cost) return this.write(OP.PAY, COST.DISCARD, cost.discard)
    if (typeof cost === 'object' && 'unequip' in cost) return this.write(OP.PAY, COST.UNEQUIP, cost.unequip)
    throw new Error('only discarding and taking off can be paid with')
  }

  /** Writes the tests of a condition; returns those that leave when it fails. */
  private heroCondition(condition: HeroCondition): number[] {
    const test = (number: number, b = 0): number[] => [this.write(OP.UNLESS, number, b)]
    return heroWords.matchCondition<number[]>(condition, {
      concealed: () => test(CONDITION.CONCEALED),
      equipped: (c) => test(CONDITION.EQUIPPED, c.equipped),
      'played-this-turn': (c) => test(CONDITION.PLAYED, c['played-this-turn']),
      'hand-is-empty': () => test(CONDITION.HAND_EMPTY),
      'enemy-defeated': () => test(CONDITION.DEFEATED),
      'has-block': () => test(CONDITION.HAS_BLOCK),
      'badly-hurt': () => test(CONDITION.BADLY_HURT),
      all: (c) => c.all.flatMap((one) => this.heroCondition(one)),
      any: (c) => this.any(c.any, (one) => this.heroCondition(one)),
    })
  }

  private enemyEffect(effect: EnemyEffect): void {
    const at = this.code.length
    const who = (value: (typeof ALLIES)[number] | undefined): number =>
      value === undefined ? 0 : ALLIES.indexOf(value) + 1
    enemyWords.match<unknown>(effect, {
      hit: (e) => this.write(OP.HIT, e.hit, e.times ?? 1, e.heroes === 'all' ? 1 : 0),
      block: (e) => this.write(OP.ENEMY_BLOCK, e.block, who(e.who)),
      strength: (e) => this.write(OP.ENEMY_STRENGTH, e.strength, who(e.who), e.until === undefined ? 0 : 1),
      protect: (e) => this.write(OP.ENEMY_PROTECT, e.protect, who(e.who)),
      mend: (e) => this.write(OP.MEND, e.mend, who(e.who)),
      hurt: (e) =>
        this.write(OP.HURT, e.hurt, ['all-minions', 'other-minions', 'all-enemies'].indexOf(e.side)),
      weaken: () => this.write(OP.WEAKEN),
      expose: () => this.write(OP.EXPOSE),
      summon: (e) => this.write(OP.SUMMON, e.summon),
      bomb: (e) => this.write(OP.BOMB, e.bomb),
      explode: (e) => this.write(OP.EXPLODE, e.explode),
      zombie: (e) => this.write(OP.ZOMBIE, e.zombie),
      rise: () => this.write(OP.RISE),
      crystal: (e) => this.write(OP.CRYSTAL, e.crystal),
      rebuild: () => this.write(OP.REBUILD),
      discard: (e) => this.write(OP.ENEMY_DISCARD, e.discard, e.how === 'random' ? 1 : 0),
      drain: (e) => this.write(OP.DRAIN, e.drain),
      immunity: () => this.write(OP.ENEMY_IMMUNITY),
      choose: (e) => this.choose(e.choose, (option) => this.enemyEffect(option), this.clauseOf.suffered),
      if: (e) =>
        this.branch(
          this.enemyCondition(e.if),
          () => this.enemyEffect(e.do),
          e.else && (() => this.enemyEffect(e.else as EnemyEffect)),
        ),
      sequence: (list) => list.forEach((one) => this.enemyEffect(one)),
    })
    this.clauses[at] ??= this.clauseOf.enemy(effect)
  }

  private enemyCondition(condition: EnemyCondition): number[] {
    const test = (number: number, b = 0): number[] => [this.write(OP.UNLESS, number, b)]
    return enemyWords.matchCondition<number[]>(condition, {
      crystals: (c) => test(CONDITION.CRYSTALS, c.crystals),
      'hero-lost-health': () => test(CONDITION.HERO_LOST_HEALTH),
      'row-is-full': () => test(CONDITION.ROW_FULL),
      'zombies-out': (c) => test(CONDITION.ZOMBIES_OUT, c['zombies-out']),
      'hero-has-no-block': () => test(CONDITION.HERO_HAS_NO_BLOCK),
      'bombs-in-deck': (c) => test(CONDITION.BOMBS_HELD, c['bombs-in-deck']),
      all: (c) => c.all.flatMap((one) => this.enemyCondition(one)),
      any: (c) => this.any(c.any, (one) => this.enemyCondition(one)),
    })
  }
}
