/** What heroes' cards and abilities do: each word carried out. */
import { effectWords } from '@hearthkeep/content'
import type { Locals } from '@hearthkeep/engine'
import { EVERY, GROUPS, KINS } from '../../content/kinds.ts'
import { HERO_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { heroConditionFields as c, heroFields as f } from '../../content/vocabulary.ts'
import { heroSees, isClose } from '../board.ts'
import { rerollCrits } from '../dice.ts'
import { activationsOf, faceOf, tire, typeOf } from '../figures.ts'
import { healHero, woundFigure } from '../harm.ts'
import { lifeOf } from '../heroes.ts'
import { MOVING } from '../marks.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { callMate, heal, layBomb, revive, shift, stepAside, WHOM } from './choosing.ts'

const { events } = rules
const { bare, bareCondition, condition, word, words } = effectWords<
  Table,
  undefined,
  undefined,
  EffectKinds
>()(HERO_LOCALS)
type My = Locals<EffectKinds, typeof HERO_LOCALS>

const isThere = (t: Table, figure: number): boolean => figure >= 0 && t.figures[figure].space >= 0
function daze(t: Table, figure: number): void {
  if (!isThere(t, figure) || t.figures[figure].isDazed === 1) return
  t.figures[figure].isDazed = 1
  t.log?.add(events['figure-dazed'], figure)
}
function dazeAround(t: Table, { figure }: My): void {
  if (!isThere(t, figure)) return
  for (let i = 0; i < t.board.size; i++) {
    const other = t.board.get(i)
    if (other !== figure && isClose(t, t.figures[other].space, t.figures[figure].space)) daze(t, other)
  }
}
function tireOne(t: Table, figure: number, tokens: number): void {
  if (!isThere(t, figure)) return
  const given = tire(t.figures[figure], tokens, activationsOf(t, figure))
  if (given > 0) t.log?.add(events['figure-tired'], figure, given)
}
function tireSeen(t: Table, { hero }: My, tokens: number): void {
  const from = t.heroes[hero].space
  for (let i = 0; i < t.board.size; i++) {
    const figure = t.board.get(i)
    if (heroSees(t, from, t.figures[figure].space)) tireOne(t, figure, tokens)
  }
}
const groupBits = (groups: readonly (typeof GROUPS)[number][]): number =>
  groups.reduce((bits, group) => bits | (1 << GROUPS.indexOf(group)), 0)
const amount = (of: number | 'all'): number => (of === 'all' ? EVERY : of)

export const heroWords = words({
  title: 'effect',
  effects: {
    daze: word(f.daze, (e) =>
      e.daze === 'around' ? (t, my) => dazeAround(t, my) : (t, my) => daze(t, my.figure),
    ),
    tire: word(f.tire, (e) => {
      const tokens = amount(e.tire)
      return e.whom === 'seen' ? (t, my) => tireSeen(t, my, tokens) : (t, my) => tireOne(t, my.figure, tokens)
    }),
    heal: word(f.heal, (e, place) => {
      const wounds = amount(e.heal)
      if (e.of === 'self') return (t, my) => healHero(t, my.hero, wounds)
      const whom = e.of === 'close' ? WHOM.CLOSE : WHOM.SEEN
      return (t, my) => t.call(heal, my.hero, place, wounds, whom)
    }),
    refresh: word(f.refresh, (e) => (t, my) => {
      const card = e.refresh === 'this' ? my.card : t.attackCard
      if (card < 0 || t.exhausted[card] === 0) return
      t.exhausted[card] = 0
      t.log?.add(events['card-refreshed'], card)
    }),
    push: word(f.push, (e, place) => (t, my) => t.call(shift, my.hero, my.figure, place, e.push, 1)),
    pull: word(f.pull, (e, place) => (t, my) => t.call(shift, my.hero, my.figure, place, e.pull, 0)),
    step: word(f.step, (e) => (t, my) => t.call(stepAside, my.hero, e.step)),
    activate: word(
      f.activate,
      (e) => (t, my) => t.call(callMate, my.hero, e.activate === 'seen' ? WHOM.SEEN : WHOM.ANY),
    ),
    revive: bare(() => (t, my) => t.call(revive, my.hero), undefined),
    bomb: word(f.bomb, (e, place) => (t, my) => t.call(layBomb, my.hero, place, e.bomb)),
    reflect: word(f.reflect, (e) => (t, my) => {
      if (isThere(t, my.figure)) woundFigure(t, my.figure, e.reflect)
    }),
    cancel: word(f.cancel, (e) => (t, my) => {
      t.cancelled += e.cancel
      t.log?.add(events['hits-cancelled'], my.hero, e.cancel)
    }),
    'stand-in': bare(
      () => (t, my) => {
        t.attacked = my.hero
      },
      undefined,
    ),
    spoil: bare(() => (t, my) => rerollCrits(t, faceOf(t, my.figure).attack), undefined),
    survive: bare(
      () => (t, my) => {
        t.heroes[my.hero].wounds = lifeOf(t, t.heroes[my.hero]) - 1
        t.log?.add(events['death-cheated'], my.hero, my.card)
      },
      undefined,
    ),
    sneak: bare(
      () => (t) => {
        t.isUnguarded = 1
      },
      undefined,
    ),
    'cross-wall': bare(
      () => (t) => {
        t.canCross = 1
      },
      undefined,
    ),
  },
  conditions: {
    kin: condition(c.kin, (e) => {
      const kin = KINS.indexOf(e.kin)
      return (t, my) => my.figure >= 0 && typeOf(t, my.figure).kin === kin
    }),
    group: condition(c.group, (e) => {
      const bits = groupBits(e.group)
      return (t) => t.attackCard >= 0 && ((bits >> t.data.cards[t.attackCard].group) & 1) === 1
    }),
    still: bareCondition((t) => t.stepsMade === 0 && t.moving === MOVING.NOT_BEGUN, undefined),
  },
})
