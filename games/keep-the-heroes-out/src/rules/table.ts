/** What lies on the table. */
import {
  counted,
  int,
  ints,
  known,
  layout,
  list,
  open,
  pile,
  pointer,
  slot,
  stream,
} from '@hearthkeep/engine'
import { MOST_CARDS, MOST_GUILD_CARDS, MOST_ROOMS, TREASURES, valueOf } from '../content/limits.ts'
import { CLASSES, RESOURCES } from '../content/kinds.ts'

const SEATS = 4
/** More than a player can ever own: the clan's ten and every craft, with another clan's cards among them. */
const OWN = 50

/** Before the first turn, playing cards, renewing the offer [P1], the invasion [H0]. */
export const PHASE = { BEFORE: 0, PLAY: 1, RENEW: 2, INVASION: 3 } as const

const player = {
  clan: int,
  /** Meeples that are not in the dungeon [G4]. */
  supply: int,
  /** Wounds on the Dragon [D2]. */
  wounds: int,
  /** 1 once the Cells were used this turn [P9]. */
  cellsUsed: int,
  deck: known(counted(pile(OWN, 'card'))),
  hand: pile(OWN, 'card'),
  playArea: pile(OWN, 'card'),
  discard: pile(OWN, 'card'),
}

const room = {
  /** Meeples by seat. */
  monsters: ints(SEATS),
  /** Heroes by class who are on their active side [G7]. */
  active: ints(CLASSES.length),
  /** Those on their exhausted side. */
  exhausted: ints(CLASSES.length),
  resources: ints(RESOURCES.length),
  traps: int,
  /** 0 none, 1 incomplete, 2 completed. */
  portal: int,
  /** Event tokens of the scenario. */
  events: int,
  /** The value of the chest here is open, its back is not [S3, Q57]. */
  chest: int,
}

export const layoutOfTable = layout(
  {
    cardDice: stream,
    craftDice: stream,
    guildDice: stream,
    treasureDice: stream,
    /** Which of the scenarios, from 0. */
    scenario: open(int),
    /** 1 if the optional rooms are in the dungeon [Q3]. */
    isLarge: open(int),
    /** Which of the difficulties, from 0. */
    difficulty: open(int),
    /** Counted from 0. */
    level: open(int),
    turn: open(int),
    /** Whose turn it is, or was before the invasion. */
    active: open(int),
    /** As in `PHASE`. */
    phase: open(int),
    /** 1 from when a level begins until everybody has been to lunch, where there is one [Q62]. */
    isNoon: open(int),
    /** Guild cards still to be revealed in this invasion. */
    toReveal: open(int),
    players: open(list(SEATS, player)),
    rooms: open(list(MOST_ROOMS, room)),
    /** In the Supply, not in the dungeon. */
    resources: open(ints(RESOURCES.length)),
    /** In the Supply, by class. */
    heroes: open(ints(CLASSES.length)),
    /** In the Supply. */
    traps: open(int),
    /** In the Supply. */
    portals: open(int),
    /** Event tokens in the Supply. */
    events: open(int),
    craftDeck: known(counted(pile(MOST_CARDS, 'card'))),
    offer: open(pile(5, 'card')),
    guildDeck: known(counted(pile(MOST_GUILD_CARDS, 'guild'))),
    guildDiscard: open(pile(MOST_GUILD_CARDS, 'guild')),
    /** The chests in the dungeon by room. */
    chests: list(MOST_ROOMS, { back: slot('treasure', { shows: valueOf }) }),
    /** Those that lie in no room, face down. */
    unusedChests: counted(pile(TREASURES, 'treasure')),
    looted: open(pile(TREASURES, 'treasure')),
    /** Clan cards nobody plays with. */
    box: open(pile(MOST_CARDS, 'card')),
    /** Scenario cards of other scenarios. */
    guildBox: open(pile(MOST_GUILD_CARDS, 'guild')),
    /** The card being played [P2]. */
    card: open(pointer('card')),
    /** Which of its sides, from 0. */
    side: open(int),
    /** Its actions still to be used, a bit each. */
    left: open(int),
    /** The Guild card being resolved [H1]. */
    guildCard: open(pointer('guild')),
    /** The class of the heroes who appear. */
    summonClass: open(int),
    /** The rooms where one is still to appear, a bit each. */
    summonRooms: open(int),
    /** Cards turned up by Reinforce [A11]. */
    seen: open(pile(3, 'card')),
  },
  { stack: 400 },
)
