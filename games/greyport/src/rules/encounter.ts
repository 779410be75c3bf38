/** Setting an encounter up, in this order [E1] to [E10]. */
import type { Encounter } from '../content/data.ts'
import { COINS } from '../content/numbers.ts'
import { drawMonster, enterPlay, resolveAmbushes } from './arrivals.ts'
import { clearOpenTops } from './cards.ts'
import { LOCATION } from './groups.ts'
import { encounterOf, settle } from './location.ts'
import { leftOf } from './players.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { events, procedure } = rules
const location = LOCATION

/** The figure for the number of players [E1]. */
function forPlayers(t: Table, figures: readonly number[]): number {
  return figures[t.seats - 2]
}

/** Adds the subdecks that the card names to what is left of the monster deck [E2, Q22]. */
function addSubdecks(t: Table): void {
  const bits = t.subdecks[t.encounter - 1]
  const { monsterBox, monsterDeck } = t
  const before = monsterDeck.size
  for (let i = 0; i < monsterBox.size;) {
    if (((bits >> t.data.monsters[monsterBox.get(i)].subdeck) & 1) === 0) i++
    else monsterDeck.push(monsterBox.takeAt(i))
  }
  if (monsterDeck.size > before) t.monsterDice.shuffle(monsterDeck)
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
function giveCoins(t: Table, { coins }: Encounter): void {
  for (let seat = 0; seat < t.seats; seat++) for (const coin of COINS) t.players[seat][coin] += coins[coin]
  t.log?.add(events['coins-given'], coins.copper, coins.silver, coins.gold)
}

export const encounterSetup = procedure(
  'encounter-setup',
  [],
  [
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
      giveCoins(t, card)
      if (card.setup !== null) t.call(card.setup, -1, -1, -1)
    },
    resolveAmbushes,
    ...settle,
  ],
)
