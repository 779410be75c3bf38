/** What monsters, bosses, encounter boxes and penalties can say: what each word does, and what a bot makes of it. */
import { effectWords, reference, whole, z } from '@hearthkeep/content'
import type { Locals, Step } from '@hearthkeep/engine'
import { DISCARDS } from '../../content/numbers.ts'
import { drawMonster, enterPlay, springAmbushes } from '../arrivals.ts'
import { giveCurse, marketOf, refillRow } from '../cards.ts'
import { LOCATION } from '../groups.ts'
import { destroyLocation, hurtLocation } from '../location.ts'
import { loseCard } from '../questions.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { hurtPlayer, loseHp } from '../shields.ts'
import { MARK } from '../table.ts'
import type { MonsterFacts } from './facts.ts'
import { MONSTER_LOCALS } from './locals.ts'
import type { Kinds } from './locals.ts'

const { events, repeatWhile, the } = rules
const speech = effectWords<Table, MonsterFacts, undefined, Kinds>()(MONSTER_LOCALS)
const { bare, bareCondition, condition, word } = speech
type My = Locals<Kinds, typeof MONSTER_LOCALS>
type MonsterStep = Step<Table, My>

const location = LOCATION
const { FLIPPED, SUMMONED } = MARK
const NOWHERE = -2
const NOBODY = -1

/** The seat number `index` counted from the defender, clockwise. */
function seatAt(t: Table, index: number): number {
  return (t.defender + index) % t.seats
}

/** Whom it concerns: the player it is in front of (nobody on the location [O1]), the defender, who fought it. */
const VICTIMS = {
  front: (_: Table, my: My): number => my.front,
  defender: (t: Table): number => t.defender,
  fighter: (_: Table, my: My): number => my.fighter,
}
const who = z.enum(['front', 'each', 'defender', 'fighter'])
type Who = z.output<typeof who>

/** Something happens to a player, or to one after another. */
function toVictims(who: Who, happen: (t: Table, seat: number) => void): MonsterStep[] {
  if (who === 'each')
    return [
      (_, my) => {
        my.index = 0
      },
      repeatWhile((t, my) => my.index < t.seats, [(t, my) => happen(t, seatAt(t, my.index++))]),
    ]
  const victim = VICTIMS[who]
  return [
    (t, my) => {
      const seat = victim(t, my)
      if (seat >= 0) happen(t, seat)
    },
  ]
}

const victims = (who: Who, seats: number): number => (who === 'each' ? seats : 1)

/** Where monsters come into play. */
const where = z.enum(['here', 'active', 'location', 'each'])
type Where = z.output<typeof where>

/** Where the new monster comes into play: a seat, the location, or nowhere if that is lost. */
function placeFor(t: Table, my: My, at: Where, index: number): number {
  if (at === 'each') return seatAt(t, index)
  if (at === 'active') return t.defender
  const isThere = at === 'location' || (my.front < 0 && my.monster >= 0)
  if (!isThere) return my.front < 0 ? t.defender : my.front
  return t.location < 0 ? NOWHERE : location
}

/** Puts new monsters into play at one place or before each player; `draw` says which, -1 for none left [Q39, Q50]. */
function bringIn(count: number, at: Where, draw: (t: Table) => number, marks = 0): MonsterStep {
  return (t, my) => {
    bring(t, my, count, at, draw, marks)
    springAmbushes(t) // [K1] at that moment
  }
}

function bring(t: Table, my: My, count: number, at: Where, draw: (t: Table) => number, marks: number): void {
  for (let seat = 0; seat < (at === 'each' ? t.seats : 1); seat++) {
    for (let i = 0; i < count; i++) {
      const place = placeFor(t, my, at, seat)
      if (place === NOWHERE) return
      const monster = draw(t)
      if (monster < 0) return
      enterPlay(t, monster, place)
      t.marks[monster] |= marks
    }
  }
}

/** A token of a design from the supply; -1 if there is none. */
function takeToken(t: Table, id: string): number {
  const { tokenSupply } = t
  for (let i = 0; i < tokenSupply.size; i++)
    if (t.data.monsters[tokenSupply.get(i)].id === id) return tokenSupply.takeAt(i)
  return NOBODY
}

/** A whole row leaves the game. */
function plunder(t: Table, isItem: number): void {
  marketOf(t, isItem).row.moveAllTo(t.retired)
  t.log?.add(events['row-plundered'])
  refillRow(t, isItem)
}

const nuisance = (): MonsterFacts => ({ penalty: () => 1.5 })
const harm = (amount: number, who: Who): MonsterFacts => ({
  penalty: (seats) => 1.5 * amount * victims(who, seats),
})
const trouble = (who: Who): MonsterFacts => ({ penalty: (seats) => victims(who, seats) })

const effects = {
  hurt: word(
    { hurt: whole(1, 5).describe('Damage, which shields can cancel.'), who },
    ({ hurt, who }, place) => toVictims(who, (t, seat) => t.call(hurtPlayer, seat, hurt, the.owner(place))),
    ({ hurt, who }) => ({ ...harm(hurt, who), damage: hurt }),
  ),
  lose: word(
    { lose: whole(1, 5).describe('Hit points, which shields cannot save.'), who },
    ({ lose, who }) => toVictims(who, (t, seat) => loseHp(t, seat, lose)),
    ({ lose, who }) => harm(lose, who),
  ),
  discard: word(
    { discard: z.enum(['card', 'hero', 'item']), who },
    ({ discard, who }, place) => {
      const kind = DISCARDS.indexOf(discard)
      return toVictims(who, (t, seat) => t.call(loseCard, seat, kind, place))
    },
    ({ who }) => trouble(who),
  ),
  curse: word(
    {
      curse: whole(1, 3),
      who,
      onto: z.enum(['deck']).optional().describe('On top of the deck instead of the discard pile.'),
    },
    ({ curse, who, onto }) =>
      toVictims(who, (t, seat) => {
        for (let i = 0; i < curse; i++) giveCurse(t, seat, onto === 'deck')
      }),
    ({ who }) => trouble(who),
  ),
  batter: word(
    { batter: whole(1, 6).describe('Hit points the location loses.') },
    ({ batter }) =>
      (t) => {
        if (t.location < 0 || t.locationHp <= 0) return // it falls once [D1f]
        hurtLocation(t, batter)
        if (t.locationHp <= 0) t.call(destroyLocation)
      },
    nuisance,
  ),
  reveal: word(
    { reveal: whole(1, 3).describe('Monsters from the deck.'), at: where },
    ({ reveal, at }) => bringIn(reveal, at, drawMonster),
    nuisance,
  ),
  summon: word(
    { summon: whole(1, 2).describe('The same, but with 4 HP each [C2].'), at: where },
    ({ summon, at }) => bringIn(summon, at, drawMonster, SUMMONED),
    ({ at }) => ({ penalty: (seats) => 2 * (at === 'each' ? seats : 1) }),
  ),
  spawn: word(
    {
      spawn: reference('tokens').describe('Monster tokens from the supply.'),
      count: whole(1, 5),
      at: where,
    },
    ({ spawn, count, at }) => bringIn(count, at, (t) => takeToken(t, spawn)),
    nuisance,
  ),
  mend: word(
    { mend: whole(1, 9).describe('Damage that comes off the monster itself.') },
    ({ mend }) =>
      (t, my) => {
        const mended = mend < t.damage[my.monster] ? mend : t.damage[my.monster]
        t.damage[my.monster] -= mended
        if (mended > 0) t.log?.add(events['monster-mended'], my.monster, mended)
      },
    nuisance,
  ),
  flip: bare(
    () => (t, my) => {
      t.marks[my.monster] ^= FLIPPED // damage and HP stay [C28]
      t.log?.add(events['monster-flipped'], my.monster)
    },
    nuisance(),
  ),
  plunder: word(
    { plunder: z.enum(['heroes', 'items']).describe('The row leaves the game and is refilled.') },
    ({ plunder: row }) => {
      const isItem = row === 'items' ? 1 : 0
      return (t) => plunder(t, isItem)
    },
    nuisance,
  ),
}

export const monsterWords = speech.words({
  title: 'monster-effect',
  effects,
  conditions: {
    'on-location': bareCondition((t, my) => t.locationGroup.has(my.monster), undefined),
    'location-lost': bareCondition((t) => t.location < 0, undefined),
    'players-at-least': condition(
      { 'players-at-least': whole(2, 5) },
      ({ 'players-at-least': least }) =>
        (t) =>
          t.seats >= least,
    ),
  },
})

/** The schema of what monsters do. */
export const deeds = z.array(monsterWords.effect)
/** The schema of what a set-up box or a penalty does, which is nobody's. */
export const boxDeeds = z.array(monsterWords.without('box', ['mend', 'flip']))
