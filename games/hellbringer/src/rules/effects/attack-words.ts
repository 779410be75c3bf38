/** The words of attacks and of what is done to enemies in sight [H90] to [H97]. */
import { effectWords } from '@hearthkeep/content'
import type { Locals } from '@hearthkeep/engine'
import { HERO_LOCALS } from '../../content/data.ts'
import type { EffectKinds } from '../../content/data.ts'
import { ATTACK } from '../../content/kinds.ts'
import { heroFields as f } from '../../content/vocabulary.ts'
import { eliminate } from '../eliminating.ts'
import { MARK, SIGN, UNTIL } from '../marks.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { ALL_AR, faceOf, sees } from '../sight.ts'
import { noteLasting } from '../temporary.ts'
import { FUELS, canStun, pickEnemy, pickToSlay, pickToStun } from './choosing.ts'
import { timesFor } from './counts.ts'
import type { HeroFacts, Likely } from './hero-conditions.ts'
import { heroFacts as facts } from './hero-facts.ts'
import { burnFuel, turnDice } from './procedures.ts'

const { events } = rules
const { word } = effectWords<Table, HeroFacts, Likely, EffectKinds>()(HERO_LOCALS)
type My = Locals<EffectKinds, typeof HERO_LOCALS>

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

export const attackWords = {
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
    facts.dice,
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
    facts.fuel,
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
    facts.pierce,
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
    facts.cleave,
  ),
  convert: word(
    f.convert,
    () => (t) => {
      t.isConverted = 1
    },
    facts.convert,
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
    facts.reroll,
  ),
  'turn-die': word(
    f['turn-die'],
    (e) => (t, my) => {
      if (t.combination !== ATTACK.NONE) t.call(turnDice, my.seat, e['turn-die'])
    },
    facts['turn-die'],
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
    facts.sunder,
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
    facts.stun,
  ),
  slay: word(
    f.slay,
    ({ slay }, place) => [
      (t, my) => t.call(pickToSlay, my.seat, place, slay === 'ar' ? 0 : slay),
      (t, my) => {
        if (t.result > 0) t.call(eliminate, my.seat, t.result - 1, 0)
      },
    ],
    facts.slay,
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
    facts.expose,
  ),
}
