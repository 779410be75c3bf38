/** What lies on the table, and who sees it [H20] to [H23] [H170]. */
import {
  counted,
  int,
  ints,
  known,
  layered,
  layout,
  list,
  NONE,
  open,
  pile,
  pointer,
  seenIf,
  slot,
  stream,
} from '@hearthkeep/engine'
import * as limits from '../content/limits.ts'
import { knownTo, layerOf, PILES_IN_ALL } from './layers.ts'
import type { Layered } from './layers.ts'
import { isCombatLot, isCommonLot, LOTS } from './lots.ts'
import { FIGURE_COUNT, MOST_LOOKED_AT, MOST_VOLLEYS } from './marks.ts'

const { MOST_CARDS, MOST_ENEMIES, PLAYERS } = limits
/** Cards that can come into a hand: Common and Starter cards. */
const HAND_CARDS = limits.MOST_COMMON + limits.MOST_STARTERS
const MOST_COMPANIONS = 8
const MOST_SKILLS = 60
const MOST_RETALIATIONS = 24

/** What a player has beside the Class card [H20]. */
interface Hands {
  readonly openHands: number
  readonly reshuffled: number
  readonly data: { readonly first: { readonly starters: number } }
  readonly players: readonly {
    readonly isAlive: number
    readonly hero: number
    readonly hand: { readonly get: (place: number) => number }
  }[]
}
/** Hands are hidden unless the players show them; that of an eliminated player is open [H151]. */
const showsHand = (t: Hands, seat: number, owner: number): boolean =>
  t.openHands === 1 || seat === owner || (t.players[owner].isAlive === 0 && t.players[owner].hero >= 0)
/** A Starter card is chosen openly: all know in whose hand it is, until it may have come back from the discard pile. */
const isKnownStarter = (t: Hands, _: number, place: number, owner: number): number =>
  t.reshuffled === 0 && t.players[owner].hand.get(place) >= t.data.first.starters ? NONE : 0

const isSearcher = (t: { readonly searcher: number }, seat: number): boolean => t.searcher === seat + 1
const isLooker = (t: { readonly looker: number }, seat: number): boolean => t.looker === seat + 1
/** A Combat card has another back than a Common card. */
const isCombatCard = (card: number, t: Pick<Searched, 'data'>): number =>
  card >= t.data.first.combats ? 1 : 0

/** Combat cards are shuffled among themselves, those in the box included. */
const AMONG_COMBATS = 1
/** Who looks through the pile knows what is in it, if not in which order [HA64]. */
const SEARCHED = 2
/** How many of the top cards of the draw pile that a seat knows are of a kind. */
function knownLots(t: Layered, seat: number, isOfKind: (lot: number) => boolean): number {
  let count = 0
  const { drawPile } = t
  const known = knownTo(t, seat)
  for (let i = 0; i < known; i++) if (isOfKind(drawPile.get(drawPile.size - 1 - i))) count++
  return count
}
interface Searched extends Layered {
  readonly data: { readonly first: { readonly combats: number } }
  readonly looked: readonly { readonly card: number }[]
  readonly searcher: number
  readonly commons: { readonly size: number }
  readonly combats: { readonly size: number }
}
/** How many cards of a back are looked at just now: they do not lie in their pile. */
function lookedAt(t: Searched, back: number): number {
  let count = 0
  for (const { card } of t.looked) if (card >= 0 && isCombatCard(card, t) === back) count++
  return count
}
function knownCommon(t: Searched, seat: number, place: number): number {
  if (t.searcher > 0) return t.searcher === seat + 1 ? SEARCHED : 0
  if (place >= t.commons.size - knownLots(t, seat, isCommonLot) + lookedAt(t, 0)) return NONE
  return 0
}
const knownCombat = (t: Searched, seat: number, place: number): number =>
  place >= t.combats.size - knownLots(t, seat, isCombatLot) + lookedAt(t, 1) ? NONE : AMONG_COMBATS

const hero = {
  /** The Class; none until it is chosen [H39]. */
  hero: pointer('hero'),
  /** 1 while living [H151]. */
  isAlive: int,
  perk: pointer('perk'),
  /** 1 once it was used [H123]. */
  perkUsed: int,
  /** Attribute Point cards by row: HP, AR, SI, AP, SP, hand size [H100]. */
  rows: ints(FIGURE_COUNT),
  hand: seenIf(showsHand, layered(isKnownStarter, pile(HAND_CARDS, 'card'))),
  items: pile(4, 'card'),
  skills: pile(MOST_SKILLS, 'card'),
  companions: pile(MOST_COMPANIONS, 'card'),
  /** Under Items: `on` says under which [H75]. */
  enchantments: pile(24, 'card'),
  /** Under other cards: `on` says under which [H142]. */
  under: pile(HAND_CARDS, 'card'),
  /** Cards whose effect lasts [H23]. */
  temporary: pile(HAND_CARDS, 'card'),
  /** Temporary figures, see `boostAt`. */
  boosts: ints(3 * FIGURE_COUNT),
  /** AP spent this turn, and gained beyond the figure [H12]. */
  spent: int,
  gained: int,
  /** Rerolls that are left this turn [HA58]: of any die, and of Acid and of Damage dice only. */
  rerolls: int,
  acidRerolls: int,
  damageRerolls: int,
  /** Different cards activated this turn, and how many of them are Skills. */
  activated: int,
  skillsUsed: int,
  /** AP less for the next Companion. */
  companionDiscount: int,
  /** More dice in each attack of a Companion this turn. */
  packDamage: int,
  packAcid: int,
  /** 1 if every kill of this turn passes its surplus on. */
  cleaves: int,
  /** Tomes whose bonus comes in the next turn, a bit each. */
  tomes: int,
  /** 1 once the player has traded this turn, and who was asked already, a bit each [H150, HA55]. */
  traded: int,
  asked: int,
  /** Avoided in the next enemies' attack (from a Tome), and in this one: see `AVOID`. */
  willAvoid: int,
  avoids: int,
  /** 1 if the player is attacked in this enemies' turn. */
  isAttacked: int,
  /** How much less the total counts for the player, and the dice that do not count this time. */
  lessened: int,
  wardDamage: int,
  wardAcid: int,
  /** What the abilities have done to the player's targets: HP and AR lowered, AR ignored, for this comparison. */
  lostHp: int,
  lostAr: int,
  pierced: int,
  /** The same of other figures, to the end of the player's next turn: what this enemies' turn took of each. */
  weakened: ints(FIGURE_COUNT),
  /** Hand cards and learned Skills that abilities have taken in this enemies' turn: given back if effects are avoided [HA46]. */
  taken: pile(HAND_CARDS, 'card'),
  takenSkills: pile(MOST_SKILLS, 'card'),
  /** 1 once the rope of the first scenario has held. */
  ropeUsed: int,
  /** How many top cards of the Common Draw Pile the player knows. */
  knows: int,
  /** Cards to be carried into the next game [H162]. */
  carries: int,
}

export const layoutOfTable = layout(
  {
    shuffles: stream,
    dice: stream,
    enemyDie: stream,
    /** Removed for the rest of the game [H142]. */
    removed: open(pile(MOST_CARDS, 'card')),
    /** Which of the scenarios, from 0. */
    scenario: open(int),
    /** 1 if the Mule is in use [H34]. */
    hasMule: open(int),
    /** The highest number of Perk that may be chosen [H39]. */
    perks: open(int),
    /** 1 if everybody shows their hand [H150]. */
    openHands: open(int),
    /** The seat whose turn it is, or was last. */
    turn: open(int),
    /** 0 in set-up, 1 in a player's turn, 2 in the enemies' turn. */
    phase: open(int),
    /** Player turns since the last enemies' turn [H51]. */
    turnsTaken: open(int),
    /** Whose turn is next [H50]. */
    next: open(int),
    /** Who finished the last two turns, from 1; 0: nobody [H52]. */
    finished: open(ints(2)),
    enemyTurns: open(int),
    /** The top Location: 0 Graveyard, 1 to 4 Crypt to Tomb, 5 the Secret Portal [H120]. */
    place: open(int),
    /** How far the Demon is, see `DEMON`. */
    demonSide: open(int),
    /** 1 inside the Secret Portal [H160]. */
    inPortal: open(int),
    /** 1 once the players have decided to enter. */
    entersPortal: open(int),
    /** 1 if the next Respawn costs nobody a card. */
    easyRespawn: open(int),
    /** What the Enemy die shows: as in `RESULTS`, from 1; 0: not rolled. In one scenario it lies open beforehand. */
    face: open(int),
    /** Dice of the enemies' roll by what they show: Damage 0, 5, 10, Acid 0, 5. */
    rolled: open(ints(5)),
    /** Damage and Acid dice that abilities add to this roll. */
    moreDamage: open(int),
    moreAcid: open(int),
    /** The same of the ability at hand, for the attacked player for whom they are most. */
    abilityDamage: open(int),
    abilityAcid: open(int),
    /** What was chosen for the ability at hand, from 1 [HA16]. */
    abilityChoice: open(int),
    /** How much less the total counts for everybody. */
    lessenedForAll: open(int),
    /** 1 while the abilities of enemies are done: what they take may be given back [HA46]. */
    isStriking: open(int),
    /** From when on whom all enemies count as IN SIGHT for everybody: a bit for each player whose next turn it lasts to the end of. */
    exposedNext: open(int),
    exposedNow: open(int),
    /** The combination that is open: 0 none, 1 one target, 2 all targets [H94]. */
    combination: open(int),
    target: open(pointer('enemy')),
    /** 1 if its target was named OUT OF SIGHT. */
    isBlind: open(int),
    /** AR that it ignores; see `ALL_AR`. */
    pierce: open(int),
    /** Damage it has besides its dice: what an earlier kill left over. */
    surplus: open(int),
    /** 1 if what a kill leaves over goes on to another enemy. */
    passesOn: open(int),
    /** Its attacks, told apart where they hit other enemies than the one before: dice by what they show, see `rolled`. */
    volleys: open(list(MOST_VOLLEYS, { dice: ints(5) })),
    volleyCount: open(int),
    /** Cards whose attacks are in it, each once. */
    joined: open(pile(HAND_CARDS)),
    /** Attacks whose dice were rolled, in the whole game. */
    rolls: open(int),
    /** Dice of the attack that is being made. */
    attackDamage: open(int),
    attackAcid: open(int),
    isConverted: open(int),
    /** AR ignored by it. */
    attackPierce: open(int),
    attackPassesOn: open(int),
    /** 1 if it joins an open combination. */
    isJoining: open(int),
    /** What `retaliate` gives, and whether it was said. */
    retaliates: open(int),
    /** Retaliations that wait for the comparison: seat, card (-1: none), Damage and Acid dice each. */
    retaliations: open(ints(4 * MOST_RETALIATIONS)),
    retaliationCount: open(int),
    /** How long the effect at hand lasts, see `UNTIL`, from 1, and for whom; 0: it does not. */
    lasts: open(int),
    lastsFor: open(int),
    /** 1 if the card at hand leaves the game [H142]. */
    removesItself: open(int),
    /** The Companion that is being eliminated. */
    fallen: open(pointer('card')),
    /** 1 if the player at hand is saved [HA39]. */
    isSaved: open(int),
    players: open(list(PLAYERS, hero)),
    /** What lies at each place of the Common Draw Pile, and the Common and Combat cards in it in their order [H36]. */
    drawPile: layered(layerOf, counted(pile(LOTS, 'lot'))),
    commons: layered(knownCommon, pile(HAND_CARDS, 'card')),
    combats: layered(knownCombat, pile(limits.COMBAT_CARDS, 'card')),
    /** Who looks at the top cards, from 1, and the Common and Combat cards among them, from the top [W13]. */
    looker: open(int),
    lookedCount: open(int),
    looked: list(MOST_LOOKED_AT, { card: seenIf(isLooker, slot('card', { shows: isCombatCard })) }),
    /** Cards left of each of the five piles [H170]. */
    layers: open(ints(PILES_IN_ALL)),
    /** 1 once the discard pile has become the draw pile [H141]. */
    reshuffled: open(int),
    /** Who looks through the draw pile, from 1, what was found there, and at which places it lay, which nobody is told [HA64]. */
    searcher: open(int),
    found: seenIf(isSearcher, pile(HAND_CARDS, 'card')),
    foundAt: pile(HAND_CARDS),
    /** Instants that wait, in the order drawn: what they are, Combat cards as 10 and their number [HA43]. */
    waiting: open(pile(MOST_CARDS)),
    /** The cards turned up in a quiet dungeon [H110]. */
    revealed: open(pile(HAND_CARDS, 'card')),
    /** Common cards whose effect is being carried out. */
    inPlay: open(pile(HAND_CARDS, 'card')),
    discardPile: open(pile(HAND_CARDS, 'card')),
    /** Combat cards that are not in this game [H37]. */
    combatBox: layered(() => AMONG_COMBATS, counted(pile(limits.COMBAT_CARDS, 'card'))),
    /** Locations and Tomes still to come: that they will, all know. */
    ahead: open(pile(2 * limits.PILES, 'card')),
    locationPile: open(pile(limits.PILES, 'card')),
    /** Starter cards that nobody took [H39]. */
    unusedStarters: open(pile(limits.MOST_STARTERS, 'card')),
    mule: open(pile(HAND_CARDS, 'card')),
    /** Offered in a trade that is not yet answered [HA55]. */
    offered: open(pile(1, 'card')),
    /** Carried over from the game before, until the Mule's cards are revealed [H162]. */
    carriedCards: open(pile(8, 'card')),
    /** The third scenario's Ledger: hand cards discarded at the end of turns. */
    ledger: open(pile(HAND_CARDS, 'card')),
    /** The fourth scenario's eliminated Companions, under the Demon. */
    kennel: open(pile(HAND_CARDS, 'card')),
    /** Under enemies: `on` says under which. */
    hoard: open(pile(HAND_CARDS, 'card')),
    /** For each card what is to be known of it, see `MARK`. */
    marks: open(ints(MOST_CARDS)),
    /** The card above it, from 1, or the enemy above it, as -1 - its number; 0: none. */
    on: open(ints(MOST_CARDS)),
    /** HP that a card has gained for good. */
    grown: open(ints(MOST_CARDS)),
    /** Until when a temporary card stays, see `UNTIL`, from 1. */
    stays: open(ints(MOST_CARDS)),
    /** Enemies in play, in the order of entry [HA17]. */
    enemies: open(pile(MOST_ENEMIES, 'enemy')),
    foes: open(
      list(MOST_ENEMIES, {
        /** Markers [grow]: Damage and Acid dice, AR, SI, HP for good. */
        damage: int,
        acid: int,
        ar: int,
        si: int,
        hp: int,
        /** AR lowered to the end of the turn. */
        sundered: int,
        /** See `SIGN`. */
        signs: int,
        /** Enemies' turns since it came into play. */
        age: int,
        /** The Combat card that brought it with a bonus, from 1 [HA69]. */
        showdown: int,
        /** Counts as IN SIGHT for everybody, to the end of the next turn of each of these players, a bit each. */
        exposedNext: int,
        exposedNow: int,
        /** Which volleys of the open all-targets combination have hit it, a bit each [HA9]. */
        struckBy: int,
      }),
    ),
    monsterPile: known(counted(pile(limits.MOST_MONSTERS, 'enemy'))),
    starterPile: open(pile(limits.MOST_STARTER_MONSTERS, 'enemy')),
    /** Eliminated Starter Monsters and Monsters: now Attribute Point cards [H100]. */
    trophies: open(pile(MOST_ENEMIES, 'enemy')),
    /** Moose and Demons that are not, or no longer, in play. */
    enemyBox: open(pile(MOST_ENEMIES, 'enemy')),
    /** Scenario rules: strokes struck, a bit each; 1 once the bride has lent a life; once-a-turn uses. */
    strokes: open(int),
    loanUsed: open(int),
    visited: open(int),
    /** HP of the Demon for good. */
    demonHp: open(int),
    /** Damage dice of the Demon for good. */
    demonDamage: open(int),
  },
  { stack: 700 },
)
