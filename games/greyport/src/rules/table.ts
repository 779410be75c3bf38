/** What lies on the table. */
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
  seenIf,
  pointer,
  stream,
  topSeenIf,
} from '@hearthkeep/engine'
import * as limits from '../content/limits.ts'
import { BOON } from '../content/numbers.ts'

export const SEATS = 5

/** What is to be known of a monster besides its damage, a bit each. */
export const MARK = {
  /** Its Ambush is still to come [K1]. */
  AMBUSH: 1,
  /** It took damage that has not been followed up yet, and it did so on the location. */
  HURT: 2,
  HURT_THERE: 4,
  /** It lies with its back up [C28]. */
  FLIPPED: 8,
  /** It was summoned: it has 4 HP [C2]. */
  SUMMONED: 16,
  /** Its own damage is off this time: it stumbled. */
  STUMBLED: 32,
  /** It is defeated by a single fight [C13]. */
  FELLED: 64,
  /** Damage of its own got through, and what that sets off is still to come; the same for its Slash [Q17]. */
  HARMING: 128,
  SLASHING: 256,
} as const

/** What was done with a card on the table, a bit each. */
export const STATE = {
  FOUGHT: 1,
  USED: 2,
  DUAL: 4,
  CLEANED: 8,
  /** It goes to the hand instead of the discard pile. */
  RETURNS: 16,
} as const

/** The steps of a round that are told apart on the table [R1, D1, D3, D4]. */
export const STEP = { ACT: 0, STRIKE: 1, RECRUIT: 2, DISCARD: 3 } as const

const showsHand = (t: { openHands: number }, seat: number, owner: number): boolean =>
  t.openHands === 1 || seat === owner
/** Whether the top of a deck lies open: for the rest of the game, or by what the location grants [C10, C11, Q60]. */
export const areHeroesOpen = (t: { heroesOpen: number; boon: number }): boolean =>
  t.heroesOpen === 1 || t.boon === BOON.OPEN_HEROES
export const areItemsOpen = (t: { itemsOpen: number; boon: number }): boolean =>
  t.itemsOpen === 1 || t.boon === BOON.OPEN_ITEMS

interface Hands {
  readonly players: readonly { readonly hand: { readonly get: (place: number) => number } }[]
  readonly data: { readonly cards: readonly { readonly level: number }[] }
}
/** A player hero in a hand is known to be there, as only one card at a time has its back. */
const isKnownHero = ({ players, data }: Hands, _: number, place: number, owner: number): number =>
  data.cards[players[owner].hand.get(place)].level > 0 ? NONE : 0

const player = {
  /** Which of the characters it is. */
  character: int,
  hp: int,
  maxHp: int,
  /** The level of the player hero [N5, O4]. */
  level: int,
  /** 1 while the player hero lies beside the discard pile [D2, D8]. */
  heroAside: int,
  /** How many more heroes may be played this round [R2, K7]. */
  heroesLeft: int,
  /** 1 once this player has nothing more to do this round, as far as things stand [Q3]. */
  done: int,
  /** 1 if a hero has to be retired in Cleanup [C19]. */
  mustRetire: int,
  copper: int,
  silver: int,
  gold: int,
  /** All monsters of the game may come to stand in one group. */
  group: pile(limits.MOST_MONSTERS, 'monster'),
  // A closed hand may hold anything of its owner's deck, but for a player hero: all know where that is.
  deck: known(counted(pile(limits.MOST_OWN, 'card')), 'own'),
  hand: seenIf(showsHand, layered(isKnownHero, known(pile(limits.MOST_OWN, 'card'), 'own'))),
  discard: pile(limits.MOST_OWN, 'card'),
  /** Each hero, followed by the items it wields. */
  played: pile(limits.MOST_OWN, 'card'),
}

export const layoutOfTable = layout(
  {
    playerDice: stream,
    marketDice: stream,
    monsterDice: stream,
    fightDice: stream,
    /** Which of the scenarios, from 0. */
    scenario: open(int),
    /** Counted from 1. */
    encounter: open(int),
    round: open(int),
    /** How far the round is: see `STEP`. */
    step: open(int),
    /** HP that a player regains between encounters, as the options say. */
    restHealing: open(int),
    /** 1 if everybody sees all hands. */
    openHands: open(int),
    /** The seat with the round marker [G4]. */
    defender: open(int),
    /** 1 once the marker was used this round [R5]. */
    markerUsed: open(int),
    /** The location by number; -1 once it is destroyed. */
    location: open(pointer('location')),
    /** What holds while it stands, as in `BOONS`; -1 once it is destroyed. */
    boon: open(int),
    locationHp: open(int),
    locationMaxHp: open(int),
    /** 1 once a monster has been on the location [Q52]. */
    locationMet: open(int),
    /** 1 once its reward was gained [Q8]. */
    locationSaved: open(int),
    /** Locations destroyed in this game [A12]. */
    locationsLost: open(int),
    /** The most monsters that one fight has defeated [A10]. */
    bestFight: open(int),
    /** Bosses still to be defeated [W2]. */
    bossesLeft: open(int),
    /** 1 once the encounter is over [R7]. */
    encounterOver: open(int),
    /** Shield tokens on the table. */
    shields: open(int),
    /** 1 if the hero deck stays open for the rest of the game [Q60]. */
    heroesOpen: open(int),
    /** 1 if the item deck does. */
    itemsOpen: open(int),
    players: open(list(SEATS, player)),
    locationGroup: open(pile(limits.MOST_MONSTERS, 'monster')),
    monsterDeck: known(counted(pile(limits.MOST_DECK_MONSTERS, 'monster'))),
    monsterDiscard: open(pile(limits.MOST_DECK_MONSTERS, 'monster')),
    /** Tokens and bosses that are not in play. */
    tokenSupply: open(pile(limits.MOST_TOKENS + limits.MOST_BOSSES, 'monster')),
    heroRow: open(pile(5, 'card')),
    itemRow: open(pile(5, 'card')),
    heroDeck: topSeenIf(areHeroesOpen, known(counted(pile(limits.MOST_HEROES, 'card')))),
    itemDeck: topSeenIf(areItemsOpen, known(counted(pile(limits.MOST_ITEMS, 'card')))),
    /** The cards turned up by a location's reward [X7]. */
    found: open(pile(5, 'card')),
    curseDeck: open(pile(limits.CURSES, 'card')),
    retired: open(pile(limits.MOST_CARDS, 'card')),
    /** Player heroes of other levels and of characters nobody plays. */
    box: open(pile(limits.MOST_CARDS, 'card')),
    /** Monsters still in the box. */
    monsterBox: open(pile(limits.MOST_MONSTERS, 'monster')),
    /** The locations for each encounter [S1, V3]. */
    locations: open(ints(limits.MOST_ENCOUNTERS)),
    /** Which subdecks each encounter adds, a bit each [V2]. */
    subdecks: open(ints(limits.MOST_ENCOUNTERS)),
    /** Damage on each monster by number. */
    damage: open(ints(limits.MOST_MONSTERS)),
    /** How many HP a boss has, or a summoned monster has left of its own. */
    hp: open(ints(limits.MOST_MONSTERS)),
    /** What else is to be known of a monster: see `MARK`. */
    marks: open(ints(limits.MOST_MONSTERS)),
    /** Damage of each monster that shields have cancelled in this step [D1d]. */
    cancelled: open(ints(limits.MOST_MONSTERS)),
    /** What was done with a played card: see `STATE`. */
    states: open(ints(limits.MOST_CARDS)),
    /** The hero of the fight in progress [F1]. A number, not a slot, as the next two: they lie elsewhere, each in one place. */
    fighter: open(int),
    /** The monster it fights. */
    target: open(int),
    /** The second one, -1 without. */
    second: open(int),
    /** The damage that effects have added to this fight. */
    bonus: open(int),
    /** How often all dice may be rolled again. */
    rerolls: open(int),
    /** The sum of what was rolled. */
    rolled: open(int),
    /** The faces, as digits. */
    faces: open(int),
    /** Monsters defeated by the fight so far [A10]. */
    defeats: open(int),
  },
  { stack: 400 },
)
