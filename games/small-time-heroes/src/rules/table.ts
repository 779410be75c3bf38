/** What lies on the table. */
import {
  counted,
  known,
  hidden,
  int,
  ints,
  layout,
  list,
  open,
  pile,
  slot,
  stream,
  topSeenIf,
} from '@hearthkeep/engine'
import { KNOWLEDGE_PER_HERO, MARKET_CARDS, MOST_DESTROYED, MOST_IN_HAND } from '../content/limits.ts'

/** The number of the mat (Horde or Boss) among the enemies; 0 to 2 are the places of the Minion Row. */
export const MAT = 3
/** The number of the Boss Wave. */
export const BOSS_WAVE = 4

const hero = {
  /** 1 if this Hero plays along. */
  plays: int,
  health: int,
  maxHealth: int,
  energy: int,
  /** Energy at each Reset. */
  maxEnergy: int,
  /** Energy that will be missing at the next Reset. */
  drained: int,
  block: int,
  strength: int,
  protect: int,
  /** Strength until the next Reset [R67]. */
  strengthNow: int,
  /** Protect until then. */
  protectNow: int,
  /** 1 while Weak [R63]. */
  weak: int,
  /** 1 while Exposed [R64]. */
  exposed: int,
  /** 1 with Immunity [R84]. */
  immune: int,
  /** 1 while Concealed [R75]. */
  concealed: int,
  /** What she does with her concealment in this Enemy Turn: 0 undecided, 1 halves damage, 2 keeps hidden [A18]. */
  hiding: int,
  /** 1 once knocked out. */
  out: int,
  /** 1 once this Hero has fought in this round. */
  fought: int,
  /** 1 if this Hero uses no Potion for the rest of this Enemy Turn [A20]. */
  passed: int,
  /** Cards played this turn. */
  played: int,
  /** Those since the last Prepare card [R83]. */
  sincePrepare: int,
  /** Which lasting abilities with a limit were used this turn, a bit each. */
  usedLasting: int,
  deck: known(counted(pile(80, 'card'))),
  hand: pile(MOST_IN_HAND, 'card'),
  playArea: pile(48, 'card'),
  discard: pile(80, 'card'),
  equipment: pile(5, 'card'),
  marketRow: pile(4, 'card'),
  marketDeck: known(counted(pile(MARKET_CARDS, 'card'))),
  marketDiscard: pile(MARKET_CARDS, 'card'),
  potions: pile(3, 'potion'),
  knowledgeDeck: known(counted(pile(KNOWLEDGE_PER_HERO, 'knowledge'))),
  knowledge: pile(KNOWLEDGE_PER_HERO, 'knowledge'),
  /** The two that were drawn to choose from [R177]. */
  knowledgeOffer: pile(2, 'knowledge'),
}

/** A place of the Minion Row with the Minion and the Zombies there; or the mat, with neither. */
const enemy = {
  /** The Minion; none on the mat. */
  card: slot('card'),
  health: int,
  maxHealth: int,
  block: int,
  strength: int,
  /** Strength until its next Reset. */
  strengthNow: int,
  protect: int,
  /** 1 while Weak [R63]. */
  weak: int,
  /** 1 while Exposed [R64]. */
  exposed: int,
  /** 1 while nothing hurts it. */
  immune: int,
  /** 1 if a piece of the Guardian lies here as Rubble. */
  rubble: int,
  /** The symbol of the Health card [R12]. */
  symbol: int,
  /** 1 if it lost health and REACT or its fall is due; 2 or 3 once it is noted that Joan or Lira did it. */
  hurt: int,
  zombies: pile(24, 'card'),
}

interface Intents {
  readonly data: { readonly intents: readonly { readonly back: number }[] }
}

/** The front of an Intent is seen once it is revealed; the back tells which results it allows [R94]. */
const intent = {
  card: hidden(slot('intent', { shows: (card, { data }: Intents) => data.intents[card].back })),
  /** The number of its back: the results it allows, a bit each. */
  back: int,
  /** The result, once revealed; -1 before. */
  shown: int,
  /** 1 once it is resolved. */
  done: int,
  /** Whose it is. */
  hero: int,
}

interface Known {
  readonly day: number
  readonly bosses: Int32Array
  readonly data: { readonly bosses: readonly ({ readonly hasBombs: boolean } | undefined)[] }
}
const isBombDay = ({ day, bosses, data }: Known): boolean => data.bosses[bosses[day - 1]]?.hasBombs === true
const isSingleDay = (t: { days: number }): boolean => t.days === 1

export const layoutOfTable = layout(
  {
    heroDice: stream,
    marketDice: stream,
    minionDice: stream,
    intentDice: stream,
    potionDice: stream,
    rewardDice: stream,
    /** 1 for a Day, 3 for a campaign. */
    days: open(int),
    /** Counted from 1. */
    day: open(int),
    /** 1 to 3, and 4 for the Boss Wave. */
    wave: open(int),
    /** Of the Wave, counted from 1. */
    round: open(int),
    /** The Bosses by Day. */
    bosses: open(ints(3)),
    /** Whose turn it is: 0 between Waves, 1 Heroes, 2 Enemies. */
    side: open(int),
    /** The Hero who fights, or whom the Enemies' doings hit. */
    active: open(int),
    /** The Hero who fought first this round. */
    first: open(int),
    /** 1 once all Enemies of the Wave are gone, 2 once the Boss is. */
    cleared: open(int),
    crystals: open(int),
    /** 1 while what happens is set off by somebody whose doings gain no Crystals [A57]. */
    gainsNoCrystals: open(int),
    heroes: open(list(2, hero)),
    enemies: open(list(4, enemy)),
    /** Those of the Goblin King lie with the Bomb sides up, so the top one is public [A26]. */
    waveDecks: list(3, {
      deck: topSeenIf(isBombDay, known(counted(pile(24, 'card')))),
      discard: open(pile(24, 'card')),
    }),
    intents: open(list(2, intent)),
    intentDeck: counted(pile(20, 'intent')),
    intentDiscard: open(pile(20, 'intent')),
    /** In the standard game the top Reward lies open [R134]. */
    challengeDeck: topSeenIf(isSingleDay, known(counted(pile(24, 'challenge')))),
    challenges: open(pile(2, 'challenge')),
    /** The Advanced cards that stay in the box: nobody knows which [R172]. */
    unusedChallenges: known(counted(pile(6, 'challenge'))),
    challengeDiscard: open(pile(24, 'challenge')),
    treasures: open(pile(12, 'challenge')),
    potionDeck: known(counted(pile(16, 'potion'))),
    potionDiscard: open(pile(16, 'potion')),
    destroyed: open(pile(MOST_DESTROYED, 'card')),
    /** Minions that rush in or blow up, until they are discarded [R121, R149]. */
    passing: open(pile(24, 'card')),
  },
  { stack: 400 },
)
