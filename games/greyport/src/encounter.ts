/** Setting an encounter up, in this order [E1] to [E10]. */
import { clearOpenTops } from './cards.ts'
import type { Encounter } from './content/data.ts'
import { chooser, leftOf, LOCATION, MARK } from './people.ts'
import { encounterSetup, resolveAmbushes, settle } from './procedures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { isLost } from './shields.ts'

const { ask, choices, define, events, repeatWhile } = rules
const { AMBUSH } = MARK
const location = LOCATION

/** The card of this encounter. */
export function encounterOf(t: Table): Encounter {
  return t.data.scenarios[t.scenario].encounters[t.encounter - 1]
}

/** The figure for the number of players [E1]. */
function forPlayers(t: Table, figures: readonly number[]): number {
  return figures[t.seats - 2]
}

/** Takes the top monster; the discard pile becomes the deck when that is empty. -1: there is none at all [E6, Q21]. */
export function drawMonster(t: Table): number {
  if (t.monsterDeck.isEmpty) {
    if (t.monsterDiscard.isEmpty) return -1
    t.monsterDiscard.moveAllTo(t.monsterDeck)
    t.monsterDice.shuffle(t.monsterDeck)
    t.log?.add(events['monster-deck-shuffled'])
  }
  return t.monsterDeck.pop()
}

/** Puts a monster into play; its Ambush is then to come. Ferocious ones are in the active group, unless on the location [K6, Q13]. */
export function enterPlay(t: Table, monster: number, place: number): void {
  const { ambush, ferocious } = t.data.monsters[monster]
  t.damage[monster] = 0
  t.marks[monster] = ambush !== null ? AMBUSH : 0
  if (place === location) {
    t.locationGroup.push(monster)
    t.locationMet = 1
    t.log?.add(events['monster-at-location'], monster)
    return
  }
  const seat = ferocious ? t.defender : place
  t.players[seat].group.push(monster)
  t.log?.add(events['monster-at-player'], monster, seat)
}

/** Adds the subdecks that the card names to what is left of the monster deck [E2, Q22]. */
function addSubdecks(t: Table): void {
  const bits = t.subdecks[t.encounter - 1]
  let isAdded = false
  const { subdecks } = t.data
  for (let subdeck = 0; subdeck < subdecks.length; subdeck++) {
    if (((bits >> subdeck) & 1) === 0) continue
    for (const monster of subdecks[subdeck].monsters) {
      if (!t.monsterBox.has(monster)) continue
      t.monsterBox.take(monster)
      t.monsterDeck.push(monster)
      isAdded = true
    }
  }
  if (isAdded) t.monsterDice.shuffle(t.monsterDeck)
}

/** Reveals monsters at a place until their threat is reached [E4, E5]. */
function revealThreat(t: Table, place: number, threat: number): void {
  for (let sum = 0; sum < threat;) {
    const monster = drawMonster(t)
    if (monster < 0) return
    enterPlay(t, monster, place)
    sum += t.data.monsters[monster].threat
  }
}

/** Bosses come with the HP of the card [E7, Q58]. */
function placeBosses(t: Table, { bosses }: Encounter): void {
  for (const { boss, hp, atLocation } of bosses) {
    t.tokenSupply.take(boss)
    enterPlay(t, boss, atLocation ? location : t.defender)
    t.hp[boss] = forPlayers(t, hp)
    t.log?.add(events['boss-arrived'], boss, t.hp[boss])
  }
  t.bossesLeft = bosses.length
}

/** Each player gets the coins shown [E8]. */
function giveCoins(t: Table, [copper, silver, gold]: readonly number[]): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const player = t.players[seat]
    player.copper += copper
    player.silver += silver
    player.gold += gold
  }
  t.log?.add(events['coins-given'], copper, silver, gold)
}

define(encounterSetup, [
  (t) => {
    const card = encounterOf(t)
    const place = t.locations[t.encounter - 1]
    t.location = place
    t.boon = t.data.locations[place].boon
    t.locationHp = forPlayers(t, card.locationHp) // [E3]
    t.locationMaxHp = t.locationHp
    t.locationMet = 0
    t.locationSaved = 0
    t.log?.add(events['encounter-started'], t.encounter, place)
    t.log?.add(events['location-guarded'], place, t.locationHp)
    clearOpenTops(t)
    addSubdecks(t)
    revealThreat(t, location, forPlayers(t, card.locationThreat))
    for (let i = 0, seat = t.defender; i < t.seats; i++, seat = leftOf(t, seat))
      revealThreat(t, seat, forPlayers(t, card.playerThreat))
    placeBosses(t, card)
    giveCoins(t, card.coins)
    if (card.setup !== null) t.call(card.setup, -1, -1, -1)
  },
  resolveAmbushes,
  settle,
])

/** The next monster whose Ambush is to come, after a given one; -1 if none is. */
function nextAmbush(t: Table, after: number): number {
  for (let monster = after + 1; monster < t.marks.length; monster++)
    if ((t.marks[monster] & AMBUSH) !== 0) return monster
  return -1
}

/** The player a monster is in front of, or -1 [O1]. */
export function frontOf(t: Table, monster: number): number {
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].group.has(monster)) return seat
  return -1
}

/** One after the other, in the order the players like [E9, K1]. */
define(resolveAmbushes, [
  repeatWhile(
    (t) => nextAmbush(t, -1) >= 0,
    [
      ask({
        name: 'ambush-order',
        rule: 'E9',
        who: (t) => chooser(t),
        choices(t, out) {
          for (let monster = nextAmbush(t, -1); monster >= 0; monster = nextAmbush(t, monster))
            out.add(choices['resolve-ambush'], monster)
        },
        take: {
          'resolve-ambush': (t, { monster }) => {
            t.marks[monster] &= ~AMBUSH
            t.log?.add(events['ambush-sprung'], monster)
            const { ambush } = t.data.monsters[monster]
            if (ambush !== null) t.call(ambush, monster, frontOf(t, monster), -1)
          },
        },
      }),
      (t) => {
        isLost(t) // [W3, Q41]
      },
    ],
  ),
])

/** Takes a monster out of play: to the discard pile, or a token back to its supply and a boss out of the game [F5, Q39]. */
export function leavePlay(t: Table, monster: number): void {
  t.damage[monster] = 0
  t.marks[monster] = 0
  if (monster < t.data.firstToken) t.monsterDiscard.push(monster)
  else t.tokenSupply.push(monster)
}
