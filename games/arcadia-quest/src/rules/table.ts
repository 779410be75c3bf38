/** What lies on the table, and who sees it. One player: hidden is what nobody knows, and what comes of the streams. */
import {
  counted,
  int,
  ints,
  known,
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
import { SPAWNS } from '../content/kinds.ts'
import * as limits from '../content/limits.ts'

const { GUILD, MOST_CARDS, MOST_CURSES, MOST_FIGURES, MOST_QUESTS, MOST_ROW, MOST_TOKENS, SLOTS } = limits
/** Cards of the activation deck: those of the other levels of each type [S-SET-7]. */
const MOST_ORDERS = 4 * MOST_ROW
/** Cards that are drawn, and that are held at last, in the draft [S-UP-3]. */
const MOST_DRAWN = 6

interface Ground {
  readonly ground: readonly { readonly isUp: number }[]
}
/** A token that lies face up is known; one that was peeked at, too. */
const isUp = (t: Ground, _: number, owner: number): boolean => t.ground[owner].isUp !== 0
interface Backs {
  readonly hasLitters: number
  readonly data: { readonly tokens: readonly unknown[] }
}
/** Quest tokens that lie face down by themselves have another back than exploration tokens. */
const backOf = (token: number, t: Backs): number => Number(token >= t.data.tokens.length) & t.hasLitters

const hero = {
  /** Which of the heroes of the box. */
  character: pointer('character'),
  /** Where the hero stands; -1: on no space, dead or not yet begun. */
  space: int,
  wounds: int,
  /** Death tokens [B-KILL-5]. */
  deaths: int,
  isDazed: int,
  /** 1 once the hero was activated or has rested this round [S-HERO-1]. */
  isUsed: int,
  /** 1 if the hero card itself is exhausted [B-EQ-8]. */
  isSpent: int,
  /** In the order of the slots, the empty ones at the end. */
  cards: pile(SLOTS, 'card'),
  /** Slots that curses fill, a bit each [B-CURSE-4]. */
  covered: int,
  tokens: pile(MOST_TOKENS, 'token'),
  curses: pile(MOST_CURSES, 'curse'),
  /** 1 once a card has kept the hero alive in this scenario. */
  hasCheated: int,
}

const figure = {
  type: pointer('type'),
  /** 1 if it has cards of its own; the band of the card it uses. */
  isNamed: int,
  band: int,
  /** -1: on no space. */
  space: int,
  wounds: int,
  /** Activation tokens [S-REACT-1]. */
  used: int,
  isDazed: int,
  /** 1 from the moment its wounds reach its Life until it leaves. */
  isDying: int,
  /** What the attack at hand is to it, see `MARK`. */
  marks: int,
}

export const layoutOfTable = layout(
  {
    shuffles: stream,
    attackDice: stream,
    defenseDice: stream,
    spawnDice: stream,
    /** What monsters choose when all is equal [S-SET-9]. */
    chance: stream,

    // What is played
    scenario: open(int),
    /** The number of the mission, from 1 to 6. */
    mission: open(int),
    /** 1 in a campaign. */
    isCampaign: open(int),
    /** 1 if heroes whose moves set off no guards are passed over in Step 1. */
    passesOver: open(int),
    /** 1 if the guild is drawn by lot. */
    isGuildDrawn: open(int),
    titles: open(int),
    /** Scenarios that the campaign has played, a bit each. */
    played: open(int),
    /** The next mission: -2 not settled, -1 the player chooses, else the scenario [S-UP-4]. */
    nextMission: open(int),

    // The clock
    /** 0 set-up, 1 heroes, 2 monsters, 3 clean-up, 4 upgrade phase. */
    phase: open(int),
    round: open(int),
    /** The guild's coins; those on slots 4 and 5; how many a round takes [S-SET-4] [S-SET-8]. */
    coins: open(int),
    trackCoins: open(ints(2)),
    drain: open(int),
    row: open(pile(MOST_ROW, 'type')),
    deck: known(counted(pile(MOST_ORDERS, 'order'))),
    discards: open(pile(MOST_ORDERS, 'order')),

    // The map
    /** The start area of the guild; 1 if locked doors are shut; 1 if red portals work. */
    start: open(int),
    isShut: open(int),
    isRedOpen: open(int),
    /** By pair of faces the space of its spawn token; -1: none. */
    spawns: open(ints(SPAWNS.length)),
    /** By space the dice of the bomb on it. */
    bombs: open(ints(limits.MOST_SPACES)),
    /** What lies on the ground. */
    ground: open(
      list(MOST_TOKENS, {
        space: int,
        token: seenIf(isUp, slot('token', { shows: backOf })),
        /** 0 face down, 1 face up, 2 face down and peeked at. */
        isUp: int,
      }),
    ),
    /** 1 if hidden quest tokens lie by themselves. */
    hasLitters: open(int),
    /** How many tokens of quests there are. */
    questTokens: open(int),
    tokenBox: pile(MOST_TOKENS, 'token'),
    /** On their way from the box to the map. */
    drawnTokens: pile(MOST_TOKENS, 'token'),
    spentTokens: open(pile(MOST_TOKENS, 'token')),

    heroes: open(list(GUILD, hero)),
    figures: open(list(MOST_FIGURES, figure)),
    /** Monsters on the map; on the spawn track, the queue behind it included; not yet there; out. */
    board: open(pile(MOST_FIGURES, 'figure')),
    track: open(pile(MOST_FIGURES, 'figure')),
    aside: open(pile(MOST_FIGURES, 'figure')),
    gone: open(pile(MOST_FIGURES, 'figure')),

    // Cards
    /** Exhaust tokens on each [B-EQ-7]. */
    exhausted: open(ints(MOST_CARDS)),
    /** Cards of the box that are in no other pile. */
    box: open(pile(MOST_CARDS, 'card')),
    upgrades: known(counted(pile(MOST_CARDS, 'card'))),
    drawn: open(pile(MOST_DRAWN, 'card')),
    kept: open(pile(MOST_DRAWN, 'card')),
    /** Cards that have changed hands in this upgrade phase. */
    handed: open(pile(GUILD * SLOTS)),
    curseDeck: known(counted(pile(MOST_CURSES, 'curse'))),
    drawnCurses: open(pile(MOST_CURSES, 'curse')),
    /** How many cards were bought in this upgrade phase, and what may still be. */
    bought: open(int),

    // Quests
    /** 0 open, 1 done, 2 done when no coin was left [S-Q-2]. */
    quests: open(ints(MOST_QUESTS)),
    /** How far each is; activations ended on each stone; 1 once the treasure is taken. */
    progress: open(ints(MOST_QUESTS)),
    stones: open(ints(limits.MOST_QUEST_TOKENS)),
    isTreasureTaken: open(int),

    // The use of a hero that is underway
    /** Who is active; -1: nobody. */
    active: open(int),
    points: open(int),
    /** 0 not begun, 1 underway, 2 over [B-TURN-2]. */
    moving: open(int),
    stepsMade: open(int),
    hasAttacked: open(int),
    /** 1 if steps set off no guards in this movement. */
    isUnguarded: open(int),
    /** 1 if the next step may cross a wall. */
    canCross: open(int),
    /** 1 once a hero has called the shadow in this activation. */
    hasCalled: open(int),
    /** Heroes whose extra activations wait, a digit each: how many. */
    extras: open(ints(GUILD)),

    // The attack at hand
    /** The card used; -1: none. */
    attackCard: open(pointer('card')),
    /** Boosts that are used with it. */
    boosts: open(pile(SLOTS)),
    dice: open(int),
    /** Whom it hits, the first target first; what is so as it is declared, see `FACTS`. */
    targets: open(pile(MOST_FIGURES)),
    facts: open(int),
    /** What the attack roll came to. */
    hits: open(int),
    crits: open(int),
    /** Dice that fell: misses, successes, crits whose extra die is to come, crits whose extra die is rolled. */
    blanks: open(int),
    plain: open(int),
    fresh: open(int),
    locked: open(int),
    /** Dice that may be rerolled in this roll. */
    rerolls: open(int),
    /** Wounds dealt by the attack so far, in all and at its Overkill; hits that were cancelled. */
    dealt: open(int),
    cancelled: open(int),
    /** The monster that attacks, the hero it means, and all heroes that it hits, a bit each. */
    attacker: open(int),
    attacked: open(int),
    struck: open(int),
    /** Wounds that this attack dealt to each hero. */
    wounded: open(ints(GUILD)),
    /** How far a monster has gone in this payback. */
    figureMoved: open(int),
    /** The killed monster that is paying back; -1: none. */
    payer: open(int),
    /** 1 while a card may be used that has not been declined. */
    isOffered: open(int),
    /** 1 once an effect has moved somebody. */
    wasMoved: open(int),
  },
  { stack: 400 },
)

/** Spaces are no piles: nowhere is -1, and a table begins with zeros. */
export function clearSpaces(t: {
  readonly heroes: readonly { space: number }[]
  readonly figures: readonly { space: number }[]
  readonly ground: readonly { space: number }[]
  readonly spawns: Int32Array
}): void {
  for (const one of t.heroes) one.space = NONE
  for (const one of t.figures) one.space = NONE
  for (const one of t.ground) one.space = NONE
  t.spawns.fill(NONE)
}
