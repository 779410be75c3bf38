/** The words of heroes' cards, Perks and Tomes: what each does. */
import { effectWords } from '@hearthkeep/content'
import type { Locals } from '@hearthkeep/engine'
import { HERO_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { ATTACK, FIGURES } from '../../content/kinds.ts'
import { heroFields as f } from '../../content/vocabulary.ts'
import { eliminate } from '../eliminating.ts'
import { draw } from '../instants.ts'
import { discardCards } from '../losses.ts'
import { losePoint } from '../points.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { faceOf, sees } from '../sight.ts'
import { ALL_AR } from '../sight.ts'
import { MARK, SIGN, UNTIL } from '../table.ts'
import { boost, noteLasting } from '../temporary.ts'
import { GOOD } from '../timing.ts'
import { FUELS, canStun, pickEnemy, pickPlayer, pickToSlay, pickToStun, takeFromUnder } from './choosing.ts'
import { TYPES, canBeReadied, chooseOption, makeReady } from './choosing.ts'
import { timesFor } from './counts.ts'
import { defenceWords } from './defence-words.ts'
import { heroConditions } from './hero-conditions.ts'
import { PRICES, READIED, burnFuel, collect, movePoints, pay, readyAll, readyCards } from './procedures.ts'
import { scry, sendCompanions, turnDice } from './procedures.ts'
import type { HeroFacts } from './hero-conditions.ts'

const { events } = rules
const { word, words } = effectWords<Table, HeroFacts, undefined, EffectKinds>()(HERO_LOCALS)
type My = Locals<EffectKinds, typeof HERO_LOCALS>

const inTurns = (): HeroFacts => ({ timing: GOOD.IN_TURNS })
const always = (): HeroFacts => ({ timing: GOOD.ALWAYS })
const never = (): HeroFacts => ({ timing: GOOD.NEVER })
const numberOf = (figure: (typeof FIGURES)[number]): number => FIGURES.indexOf(figure)

/** Whose dice are rolled in a player's turn: those of the player whose turn it is [HA77]. */
const roller = (t: Table, my: My): number => (t.phase === 1 ? t.turn : my.seat)

function sunder(t: Table, enemy: number, amount: number): void {
  if (faceOf(t, enemy).immuneSunder) return
  t.foes[enemy].sundered += amount
  t.log?.add(events['armor-lowered'], enemy, amount)
}
function stun(t: Table, enemy: number): void {
  t.foes[enemy].signs |= SIGN.STUNNED
  t.log?.add(events['enemy-stunned'], enemy)
}
/** Does something to every enemy in sight of a player. */
function toAllSeen(t: Table, seat: number, happen: (t: Table, enemy: number) => void): void {
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const enemy = t.enemies.get(i)
    if (sees(t, seat, enemy)) happen(t, enemy)
  }
}
/** The enemy that was picked is the one that what follows on the card means as well; nobody in sight: none. */
function aim(t: Table, my: My): void {
  if (t.result > 0) my.enemy = t.result - 1
}

const attackWords = {
  dice: word(
    f.dice,
    ({ dice: { damage, acid }, of, per }) => {
      const times = timesFor(per)
      if (of === 'companions')
        return (t, my) => {
          const n = times(t, my.seat, my.card)
          t.players[my.seat].packDamage += damage * n
          t.players[my.seat].packAcid += acid * n
        }
      return (t, my) => {
        const n = times(t, my.seat, my.card)
        t.attackDamage += damage * n
        t.attackAcid += acid * n
      }
    },
    inTurns,
  ),
  fuel: word(
    f.fuel,
    ({ fuel, most, adds: { damage, acid } }) => {
      const kind = FUELS.indexOf(fuel)
      return [
        (t, my) => t.call(burnFuel, my.seat, my.card, kind, most),
        (t) => {
          t.attackDamage += damage * t.result
          t.attackAcid += acid * t.result
        },
      ]
    },
    inTurns,
  ),
  pierce: word(
    f.pierce,
    ({ pierce }) => {
      const amount = pierce === 'all' ? ALL_AR : pierce
      return (t) => {
        t.attackPierce += amount
        t.log?.add(events['armor-ignored'], amount)
      }
    },
    inTurns,
  ),
  cleave: word(
    f.cleave,
    () => (t, my) => {
      t.attackPassesOn = 1
      if (my.card >= 0) return
      t.players[my.seat].cleaves = 1 // a Perk's: in all attacks of this turn
      t.attackPassesOn = 0
      if (t.combination === ATTACK.ONE) t.passesOn = 1
    },
    inTurns,
  ),
  convert: word(
    f.convert,
    () => (t) => {
      t.isConverted = 1
    },
    inTurns,
  ),
  reroll: word(
    f.reroll,
    ({ reroll, only }) =>
      (t, my) => {
        const seat = roller(t, my)
        const hero = t.players[seat]
        if (only === 'acid') hero.acidRerolls += reroll
        else if (only === 'damage') hero.damageRerolls += reroll
        else hero.rerolls += reroll
        if (my.card >= 0 && (t.marks[my.card] & MARK.USED) === 0) t.marks[my.card] |= MARK.GAVE_REROLLS
        t.log?.add(events['rerolls-gained'], seat, reroll)
      },
    inTurns,
  ),
  'turn-die': word(
    f['turn-die'],
    (e) => (t, my) => {
      if (t.combination !== ATTACK.NONE) t.call(turnDice, my.seat, e['turn-die'])
    },
    inTurns,
  ),
  sunder: word(
    f.sunder,
    ({ sunder: amount, whom }, place) => {
      if (whom === 'all')
        return (t, my) => toAllSeen(t, my.seat, (table, enemy) => sunder(table, enemy, amount))
      return [
        (t, my) => {
          if (my.enemy >= 0) t.result = 0
          else t.call(pickEnemy, my.seat, place)
        },
        aim,
        (t, my) => {
          if (my.enemy >= 0) sunder(t, my.enemy, amount)
        },
      ]
    },
    inTurns,
  ),
  stun: word(
    f.stun,
    ({ stun: whom, limit }, place) => {
      if (whom === 'all')
        return (t, my) =>
          toAllSeen(t, my.seat, (table, enemy) => {
            if (canStun(table, enemy, limit)) stun(table, enemy)
          })
      return [
        (t, my) => {
          // Beside an attack it means its target.
          if (my.enemy < 0) t.call(pickToStun, my.seat, place, limit)
          else t.result = canStun(t, my.enemy, limit) ? my.enemy + 1 : 0
        },
        (t) => {
          if (t.result > 0) stun(t, t.result - 1)
        },
      ]
    },
    inTurns,
  ),
  slay: word(
    f.slay,
    ({ slay }, place) => [
      (t, my) => t.call(pickToSlay, my.seat, place, slay === 'ar' ? 0 : slay),
      (t, my) => {
        if (t.result > 0) t.call(eliminate, my.seat, t.result - 1, 0)
      },
    ],
    inTurns,
  ),
  expose: word(
    f.expose,
    ({ expose }, place) => {
      if (expose === 'all')
        return (t, my) => {
          t.exposedNext |= 1 << my.seat
          noteLasting(t, my.seat, UNTIL.NEXT)
          t.log?.add(events['all-exposed'])
        }
      return [
        (t, my) => {
          if (my.enemy >= 0) t.result = 0
          else t.call(pickEnemy, my.seat, place)
        },
        aim,
        (t, my) => {
          if (my.enemy < 0) return
          t.foes[my.enemy].exposedNext |= 1 << my.seat
          noteLasting(t, my.seat, UNTIL.NEXT)
          t.log?.add(events['enemy-exposed'], my.enemy)
        },
      ]
    },
    always,
  ),
}

const UNTILS = { turn: UNTIL.TURN, attack: UNTIL.ATTACK, next: UNTIL.NEXT } as const

const figureWords = {
  boost: word(
    f.boost,
    ({ boost: name, amount, who, until: named, per }, place) => {
      const [figure, until, times] = [numberOf(name), UNTILS[named], timesFor(per)]
      if (who === 'all')
        return (t, my) => {
          const n = amount * times(t, my.seat, my.card)
          for (let seat = 0; seat < t.seats; seat++) boost(t, seat, figure, n, until)
        }
      if (who === 'self')
        return (t, my) => {
          const n = amount * times(t, my.seat, my.card)
          if (n > 0) boost(t, my.seat, figure, n, until)
        }
      return [
        (t, my) => {
          if (t.seats > 1) t.call(pickPlayer, my.seat, place)
          else t.result = my.seat + 1
        },
        (t, my) => {
          if (t.result > 0) boost(t, t.result - 1, figure, amount * times(t, my.seat, my.card), until)
        },
      ]
    },
    always,
  ),
  'gain-ap': word(
    f['gain-ap'],
    (e) => {
      const times = timesFor(e.per)
      return (t, my) => {
        if (t.phase !== 1 || t.turn !== my.seat) return // outside one's own turn nothing
        const amount = e['gain-ap'] * times(t, my.seat, my.card)
        t.players[my.seat].gained += amount
        if (amount > 0) t.log?.add(events['ap-gained'], my.seat, amount)
      }
    },
    never,
  ),
  grow: word(
    f.grow,
    ({ amount, most }) =>
      (t, my) => {
        const grown = Math.min(most, t.grown[my.card] + amount)
        if (grown > t.grown[my.card]) t.log?.add(events['card-grew'], my.card, grown - t.grown[my.card])
        t.grown[my.card] = grown
      },
    never,
  ),
}

const cardWords = {
  draw: word(f.draw, (e) => (t, my) => draw(t, my.seat, e.draw), inTurns),
  discard: word(
    f.discard,
    ({ discard, count }) => {
      if (discard === 'companion')
        return (t, my) =>
          t.call(sendCompanions, my.seat, count === 'all' ? t.players[my.seat].companions.size : count)
      return (t, my) => t.call(discardCards, my.seat, count === 'all' ? t.players[my.seat].hand.size : count)
    },
    never,
  ),
  collect: word(
    f.collect,
    ({ collect: pile, type, count }, place) => {
      const kind = type === 'skill' ? TYPES.SKILL : type === 'companion' ? TYPES.COMPANION : TYPES.ANY
      return (t, my) => t.call(collect, my.seat, place, pile === 'draw' ? 1 : 0, kind, count)
    },
    inTurns,
  ),
  'remove-self': word(
    f['remove-self'],
    () => (t) => {
      t.removesItself = 1
    },
    never,
  ),
  scry: word(f.scry, (e) => (t, my) => t.call(scry, my.seat, e.scry), inTurns),
  ready: word(
    f.ready,
    ({ ready, count = 'all' }, place) => {
      if (ready === 'this')
        return (t, my) => {
          const item = t.on[my.card] - 1
          if (item >= 0 && canBeReadied(t, my.seat, item)) makeReady(t, my.seat, item)
        }
      const kind = READIED[ready]
      if (count === 'all') return (t, my) => readyAll(t, my.seat, kind)
      return (t, my) => t.call(readyCards, my.seat, place, kind, count)
    },
    inTurns,
  ),
  discount: word(
    f.discount,
    ({ by }) =>
      (t, my) => {
        t.players[my.seat].companionDiscount += by
      },
    never,
  ),
  return: word(
    f.return,
    ({ return: what }) => {
      if (what === 'under') return (t, my) => t.call(takeFromUnder, my.seat, my.card)
      return (t, my) => {
        const card = what === 'this' ? my.card : t.fallen
        if (card < 0 || !t.inPlay.has(card)) return
        t.inPlay.take(card)
        t.on[card] = t.grown[card] = 0
        t.players[my.seat].hand.push(card)
        t.log?.add(events['card-returned'], my.seat, card)
      }
    },
    never,
  ),
  'move-attribute': word(
    f['move-attribute'],
    (e) => (t, my) => t.call(movePoints, my.seat, e['move-attribute']),
    inTurns,
  ),
  forfeit: word(
    f.forfeit,
    ({ forfeit }) => Array.from({ length: forfeit }, () => (t: Table, my: My) => t.call(losePoint, my.seat)),
    never,
  ),
}

export const heroWords = words({
  title: 'effect',
  effects: { ...attackWords, ...figureWords, ...cardWords, ...defenceWords },
  conditions: heroConditions,
  flow: {
    choose: (place) => (t, my) => t.call(chooseOption, my.seat, place),
    pay:
      (price: { readonly discard: (typeof PRICES)[number]; readonly count: number | 'all' }, place) =>
      (t, my) =>
        t.call(pay, my.seat, place, PRICES.indexOf(price.discard), price.count === 'all' ? 1 : price.count),
  },
  prices: ['discard'],
})
