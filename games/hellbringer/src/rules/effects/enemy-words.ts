/** The words of enemies: what each does to the attacked player's side, or by itself [H116, HA73]. */
import { effectWords } from '@hearthkeep/content'
import type { Locals } from '@hearthkeep/engine'
import { ENEMY_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { CARD_IMMUNITIES, FIGURE, FIGURES, KIND, RESULTS } from '../../content/kinds.ts'
import type { ENEMY_COUNTS } from '../../content/kinds.ts'
import { enemyConditionFields as c, enemyFields as f } from '../../content/vocabulary.ts'
import { monsterEnters, starterEnters } from '../arrivals.ts'
import { arOf, figureOf, hpOf, pointsOf } from '../figures.ts'
import { draw } from '../instants.ts'
import { discardCard, discardCards, discardItems } from '../losses.ts'
import { gainPoints, losePoint } from '../points.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { ALL_AR, sees } from '../sight.ts'
import { boostAt, MARK, UNTIL } from '../marks.ts'
import { lastAttacked, suffers } from '../targets.ts'
import { lockCard } from './choosing.ts'
import { enemyFacts as facts } from './enemy-facts.ts'
import type { EnemyFacts } from './enemy-facts.ts'

const { choices, declare, define, events, repeatFor } = rules
const { condition, word, words } = effectWords<Table, EnemyFacts, number, EffectKinds>()(ENEMY_LOCALS)
type My = Locals<EffectKinds, typeof ENEMY_LOCALS>
const DEVOUR_PROOF = 1 << CARD_IMMUNITIES.indexOf('devour')
const MONSTER_WORD = 'monster'

type Count = (typeof ENEMY_COUNTS)[number]
function countFallen(t: Table): number {
  let fallen = 0
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].isAlive === 0) fallen++
  return fallen
}
function countUnder(t: Table, enemy: number): number {
  let under = 0
  for (let i = 0, size = t.hoard.size; i < size; i++) if (t.on[t.hoard.get(i)] === -1 - enemy) under++
  return under
}
/** What an enemy counts, on the attacked player or on the table. */
const COUNTERS: Readonly<Record<Count, (t: Table, my: My) => number>> = {
  hand: (t, my) => t.players[my.seat].hand.size,
  attribute: (t, my) => pointsOf(t.players[my.seat]),
  ap: (t, my) => figureOf(t, my.seat, FIGURE.AP),
  companion: (t, my) => t.players[my.seat].companions.size,
  enemy: (t) => t.enemies.size - 1,
  fallen: countFallen,
  under: (t, my) => countUnder(t, my.enemy),
}

/** Something happens to every living player, from the one after the player whose turn was last on. */
function toEverybody(name: string, happen: (t: Table, seat: number, count: number) => void) {
  const all = declare(name, ['count', 'done', 'seat'])
  define(all, [
    repeatFor('done', (t) => t.seats, [
      (t: Table, my) => {
        my.seat = (t.turn + 1 + my.done) % t.seats
        if (t.players[my.seat].isAlive === 1) happen(t, my.seat, my.count)
      },
    ]),
  ])
  return all
}
const allDiscardCards = toEverybody('all-discard-cards', (t, seat, n) => t.call(discardCards, seat, n))
const allDiscardItems = toEverybody('all-discard-items', (t, seat, n) => t.call(discardItems, seat, n))
const allForfeit = toEverybody('all-forfeit', (t, seat) => t.call(losePoint, seat))

/** Hand cards go under an enemy: aside at first, as they may be given back [HA46]. */
const hoardCards = declare('hoard-cards', ['seat', 'enemy', 'count', 'done', 'before'])
define(hoardCards, [
  repeatFor('done', (_, my) => my.count, [
    (t: Table, my) => {
      my.before = t.players[my.seat].taken.size
      if (!t.players[my.seat].hand.isEmpty) t.call(discardCard, my.seat, my.count - my.done)
    },
    (t: Table, my) => {
      const { taken } = t.players[my.seat]
      if (taken.size === my.before) return
      t.on[taken.top] = -1 - my.enemy
      t.log?.add(events['card-taken-under'], my.enemy, taken.top)
    },
  ]),
])

/** A figure other than HP and AR is lower to the end of the player's next turn; of several the largest counts. */
function weaken(t: Table, seat: number, figure: number, amount: number): void {
  const { boosts, weakened } = t.players[seat]
  const more = amount - weakened[figure]
  if (more <= 0) return
  weakened[figure] = amount
  boosts[boostAt(UNTIL.NEXT, figure)] -= more
  t.log?.add(events.weakened, seat, figure, amount)
}

/** Attacked Companions are eaten, unless they avoid effects or are proof against it. */
function devour(t: Table, seat: number): void {
  const { companions } = t.players[seat]
  for (let i = 0, size = companions.size; i < size; i++) {
    const card = companions.get(i)
    const isProof = (t.data.cards[card].lasting.immune & DEVOUR_PROOF) !== 0
    if ((t.marks[card] & MARK.ATTACKED) !== 0 && !isProof) t.marks[card] |= MARK.DEVOURED
  }
}

/** Who eliminated an enemy takes what lies under it. */
function takeHoard(t: Table, enemy: number, seat: number): void {
  for (let i = t.hoard.size - 1; i >= 0; i--) {
    const card = t.hoard.get(i)
    if (t.on[card] !== -1 - enemy) continue
    t.hoard.takeAt(i)
    t.on[card] = 0
    t.players[seat].hand.push(card)
    t.log?.add(events['card-returned'], seat, card)
  }
}

/** A marker, at most so many in all. */
function grow(
  t: Table,
  enemy: number,
  marker: 'damage' | 'acid' | 'ar' | 'si',
  amount: number,
  most: number,
): void {
  const foe = t.foes[enemy]
  const grown = Math.min(most, foe[marker] + amount)
  if (grown <= foe[marker]) return
  foe[marker] = grown
  t.log?.add(events['enemy-grew'], enemy)
}

/** Chosen once, for all attacked, by the attacked player whose turn was last. */
const chooseForAll = rules.question(['seat', 'place: effect'], {
  ...{ name: 'choose-for-all', rule: 'HA16' },
  about: { source: ['source', (_, my) => my.place] },
  choices(t, out, my) {
    for (const option of t.data.book.places[my.place].options) out.add(choices['take-option'], option)
  },
  take: {
    'take-option'(t, { option }, my) {
      const chosen = t.data.book.places[my.place].options.indexOf(option)
      t.abilityChoice = chosen + 1
      t.leave(chosen)
    },
  },
})

const effects = {
  dice: word(
    f.dice,
    ({ dice: { damage, acid }, per }) => {
      const count = per === undefined ? undefined : COUNTERS[per.of]
      const every = per?.every ?? 1
      const most = per?.most ?? Infinity
      return (t, my) => {
        const times = count === undefined ? 1 : Math.min(most, Math.floor(count(t, my) / every))
        t.abilityDamage += damage * times
        t.abilityAcid += acid * times
      }
    },
    facts.dice,
  ),
  pierce: word(
    f.pierce,
    ({ pierce }) => {
      const amount = pierce === 'all' ? ALL_AR : pierce
      return (t, my) => {
        const hero = t.players[my.seat]
        hero.pierced = Math.max(hero.pierced, amount)
      }
    },
    facts.pierce,
  ),
  weaken: word(
    f.weaken,
    ({ weaken: name, amount }) => {
      const figure = FIGURES.indexOf(name)
      if (figure === FIGURE.HP)
        return (t, my) => {
          t.players[my.seat].lostHp = Math.max(t.players[my.seat].lostHp, amount)
        }
      if (figure === FIGURE.AR)
        return (t, my) => {
          t.players[my.seat].lostAr = Math.max(t.players[my.seat].lostAr, amount)
        }
      return (t, my) => {
        if (suffers(t, my.seat)) weaken(t, my.seat, figure, amount)
      }
    },
    facts.weaken,
  ),
  discard: word(
    f.discard,
    ({ discard, count, who }) => {
      const isHand = discard === 'hand'
      if (who === 'all') return (t) => t.call(isHand ? allDiscardCards : allDiscardItems, count)
      return (t, my) => {
        if (who === 'attacked' ? !suffers(t, my.seat) : my.seat < 0) return
        t.call(isHand ? discardCards : discardItems, my.seat, count)
      }
    },
    facts.discard,
  ),
  forfeit: word(
    f.forfeit,
    ({ forfeit }) => Array.from({ length: forfeit }, () => (t: Table) => t.call(allForfeit, 1)),
    facts.forfeit,
  ),
  accumulate: word(
    f.accumulate,
    ({ accumulate }) =>
      (t, my) => {
        if (suffers(t, my.seat)) t.call(hoardCards, my.seat, my.enemy, accumulate)
      },
    facts.accumulate,
  ),
  return: word(
    f.return,
    () => (t, my) => {
      if (my.seat >= 0) takeHoard(t, my.enemy, my.seat)
    },
    facts.return,
  ),
  draw: word(
    f.draw,
    (e) => (t, my) => {
      if (my.seat >= 0) draw(t, my.seat, e.draw)
    },
    facts.draw,
  ),
  attribute: word(
    f.attribute,
    ({ attribute, row }) =>
      (t, my) => {
        if (my.seat >= 0)
          t.call(gainPoints, my.seat, attribute, row === undefined ? 0 : FIGURES.indexOf(row) + 1)
      },
    facts.attribute,
  ),
  grow: word(
    f.grow,
    ({ grow: marker, amount, most }) =>
      (t, my) =>
        grow(t, my.enemy, marker, amount, most),
    facts.grow,
  ),
  summon: word(
    f.summon,
    ({ summon, count }) =>
      (t) => {
        for (let i = 0; i < count; i++)
          if (summon === MONSTER_WORD) monsterEnters(t)
          else starterEnters(t)
      },
    facts.summon,
  ),
  devour: word(f.devour, () => (t, my) => devour(t, my.seat), facts.devour),
  lock: word(
    f.lock,
    ({ lock, count }) => {
      const kind = lock === 'skill' ? KIND.SKILL : KIND.ITEM
      return Array.from({ length: count }, () => (t: Table, my: My) => {
        if (suffers(t, my.seat)) t.call(lockCard, my.seat, kind)
      })
    },
    facts.lock,
  ),
  expose: word(
    f.expose,
    () => (t, my) => {
      if (my.seat < 0) return
      t.exposedNext |= 1 << my.seat
      t.log?.add(events['all-exposed'])
    },
    facts.expose,
  ),
}

export const enemyWords = words({
  title: 'ability',
  effects,
  conditions: {
    unseen: condition(
      c.unseen,
      () => (t, my) => !sees(t, my.seat, my.enemy),
      () => 0.3,
    ),
    'ar-over-hp': condition(
      c['ar-over-hp'],
      () => (t, my) => arOf(t, my.seat) > hpOf(t, my.seat),
      () => 0.3,
    ),
    'no-companion': condition(
      c['no-companion'],
      () => (t, my) => t.players[my.seat].companions.isEmpty,
      () => 0.6,
    ),
    'hand-at-most': condition(
      c['hand-at-most'],
      (e) => (t, my) => t.players[my.seat].hand.size <= e['hand-at-most'],
      () => 0.3,
    ),
    face: condition(
      c.face,
      (e) => {
        const face = RESULTS.indexOf(e.face) + 1
        return (t) => t.face === face
      },
      () => 0.33,
    ),
  },
  flow: {
    choose: (place) => (t) => {
      if (t.abilityChoice > 0) t.result = t.abilityChoice - 1
      else t.call(chooseForAll, lastAttacked(t), place)
    },
  },
})
