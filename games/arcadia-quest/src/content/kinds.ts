/** What there is of each kind; the table knows each by its place in its list. Imports nothing. */

/** Ranks of monsters, low to high: one with rank `r` has `r + 1` activations a round [S-REACT-2]. */
export const RANKS = ['minor-minion', 'major-minion', 'minor-villain', 'major-villain'] as const
export const RANK = { MINOR_MINION: 0, MAJOR_MINION: 1, MINOR_VILLAIN: 2, MAJOR_VILLAIN: 3 } as const

/** What monsters are akin by. */
export const KINS = ['goblin', 'orc', 'beastman', 'sister', 'giant', 'vampire'] as const

/** The level bands of monster cards: missions 1, 2-3, 4-5 and 6. */
export const BANDS = 4
/** The band of a mission, counted from 1. */
export const bandOf = (mission: number): number => Math.min(mission >> 1, BANDS - 1)

/** Which icon hits beside the crit [section 2]. */
export const ATTACKS = ['melee', 'ranged'] as const
export const ATTACK = { NONE: -1, MELEE: 0, RANGED: 1 } as const

/** The faces of the dice [section 2]. */
export const ATTACK_FACES = ['melee', 'melee', 'melee', 'ranged', 'ranged', 'crit'] as const
export const DEFENSE_FACES = ['shield', 'crit', 'blank', 'blank', 'blank', 'blank'] as const

/** Types of equipment [B-EQ-2]. */
export const TYPES = ['attack', 'boost', 'permanent'] as const
export type CardType = (typeof TYPES)[number]
export const TYPE = { ATTACK: 0, BOOST: 1, PERMANENT: 2 } as const

/** Groups of equipment [B-EQ-3]: those of attacks first. */
export const GROUPS = [
  ...(['sword', 'lance', 'hammer', 'axe', 'exotic', 'bow', 'thrown', 'magic'] as const),
  ...(['shield', 'armor', 'gear', 'bling', 'ability'] as const),
] as const
export type Group = (typeof GROUPS)[number]
export const ARMOR = 9

/** Where a card comes from: the starters, the deck of a level from 1 to 5, the rewards. */
export const STARTER_LEVEL = 0
export const LEVELS = 5
export const REWARD_LEVEL = 6

/** Numbers that something can raise or lower as long as it holds. */
export const STATS = [
  'dice', // attack dice, in each attack
  'crit-hits', // hits for each crit of an attack roll
  'hits', // hits of an attack roll that has any
  'pierce', // defense dice of the target fewer; `EVERY`: it rolls none
  'clean-kill', // Overkill of the target lower, never below its Life
  'reroll', // rerolls, in every roll
  'defense',
  'life',
  'move',
  'pickup', // movement points that picking up a token costs
  'peril', // dice more in each attack on its owner
  'kept', // above 0: the attack card is not exhausted
] as const
export type Stat = (typeof STATS)[number]
/** As many as there are. */
export const EVERY = 99

/** What such a number, or an extra target, can depend on: the bits of `needs`. */
export const FACTS = [
  // Of whoever attacks, or defends:
  'hurt', // it has a wound
  'dying', // it has 2 Life or less left
  'still', // a hero who has not moved in this activation; being moved is no moving
  'moved', // it has gone at least 2 spaces in this activation, or in this payback, by steps
  'near', // it is Close to another of its own side
  'kin', // it is Close to another monster of its own kin
  // Of the target, as the attack is declared; of a melee or ranged attack:
  'wounded',
  'dazed',
  'tired', // it has an activation token; of a hero: an exhausted card [S-EQ-2]
  'flanked', // an enemy of it, other than the attacker, is Close to it
  'crowded', // another enemy of the attacker is in its space
  'laden', // it carries a token
  'spent', // a hero without a ready attack card
] as const
export type Fact = (typeof FACTS)[number]

/** Where more targets of an attack come from [B-ATK-1]. */
export const SPREADS = [
  'you', // Close to the attacker
  'target', // Close to the first target
  'targets', // Close to any target
  'space', // in the space of the first target
  'behind', // in the next space straight behind the first target, as seen from the attacker
] as const
/** When they come: as the attack is declared, once if there is any crit, for each crit. */
export const SPREAD_TIMES = ['declared', 'crit', 'each-crit'] as const

/** What else holds of its owner, without a number. */
export const FLAGS = [
  'unguarded', // its moves trigger no guard reactions [S-AB-3]
  'bleeder', // may take 1 wound instead of exhausting a card
  'peek', // looks at a face-down token in its space, and may leave it there
  'no-payback', // who is attacked does not pay back
  'reach', // the target may be 2 spaces away in a straight line with both edges open
  'tokens-for-wounds', // a target that would be wounded takes no wounds, and all its activation tokens [S-EQ-2, S-EQ-3]
  'no-ability', // no natural ability
  'no-boosts', // cannot use Boosts
  'no-twice', // no card of it may be exhausted twice
  'heard', // comes before others at equal distance [S-TGT]
  'debts', // its kills pay 1 coin at most, nothing goes on the track [S-COIN-1]
] as const
export type Flag = (typeof FLAGS)[number]

/** When something is done in or after an attack: of its own card, if that is an Attack or a Boost, otherwise of every attack of its owner. */
export const ATTACK_MOMENTS = [
  'hit', // for each target that is hit at least once, saved or not
  'wound', // for each target that was wounded
  'crit', // once if the roll has any crit; meets the first target
  'each-crit',
  'each-hit', // for each hit of the roll
  'each-wound', // for each wound dealt
  'kill', // for each monster that it kills
  'over', // after the attack and its reactions
] as const
/** When something is done by itself; the text tells them in this order. */
export const CARD_MOMENTS = [
  ...ATTACK_MOMENTS,
  'activation', // its owner's activation begins
  'rest', // its owner rests
  'defense-crit', // for each crit of its owner's defense roll
] as const
export type CardMoment = (typeof CARD_MOMENTS)[number]
export const MONSTER_MOMENTS = ['wound', 'crit', 'each-crit', 'clean-up'] as const
export type MonsterMoment = (typeof MONSTER_MOMENTS)[number]

/** When a Permanent may be exhausted to do something. */
export const USES = [
  'activation', // at any point of its owner's activation, not in the middle of an attack; costs no movement
  'move', // before a step of its owner's movement
  'attack', // after an attack of its owner and its reactions; of the groups in `with`, if there are any
  'ally-attacked', // an ally Close to its owner is attacked, before dice
  'attack-rolled', // its owner is attacked: after the attack roll, before extra dice of crits
  'attacked', // its owner is attacked: after both rolls and all rerolls
  'would-die', // its owner would die of wounds
] as const
export type Use = (typeof USES)[number]

/** Kinds of exploration tokens [B-TOK-3]; a chest has a value. */
export const TOKENS = ['chest', 'healing', 'refreshing', 'extra-turn', 'trap'] as const
export const TOKEN = { CHEST: 0, HEALING: 1, REFRESHING: 2, EXTRA_TURN: 3, TRAP: 4 } as const

/** The circles of the campaign. */
export const CIRCLES = ['outer', 'inner', 'final'] as const
export const CIRCLE = { OUTER: 0, INNER: 1, FINAL: 2 } as const
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

/** Shapes of quests [section 16.1, B-TOK-2a]. */
export const QUESTS = [
  'kill', // so many monsters, of the types named if there are any; counts as
  'take', // a hero takes a quest token
  'hold', // the heroes together hold so many quest tokens at one moment
  'carry', // a hero who holds a quest token stands on a goal
  'stand', // an active hero stands on a quest token, with no enemy in the space; the token is fixed
  'end', // activations that end on quest tokens with no enemy there: so many on one, or one on each
] as const
export type QuestShape = (typeof QUESTS)[number]
export const QUEST = { KILL: 0, TAKE: 1, HOLD: 2, CARRY: 3, STAND: 4, END: 5 } as const
/** Where a carry ends. */
export const GOALS = ['mark', 'blue', 'start'] as const
export const GOAL = { NONE: -1, MARK: 0, BLUE: 1, START: 2 } as const

/** How a quest token lies on the map. */
export const QUEST_TOKENS = ['open', 'hidden', 'red', 'green'] as const
export const QUEST_TOKEN = { OPEN: 0, HIDDEN: 1, RED: 2, GREEN: 3 } as const

/** Portals of one colour lead to each other [B-PORT-1]. */
export const PORTALS = ['blue', 'red'] as const
export const PORTAL = { BLUE: 0, RED: 1 } as const

/** Spawn tokens by the pair of icons that names them; crit and crit names none. */
export const SPAWNS = ['melee-melee', 'melee-ranged', 'melee-crit', 'ranged-ranged', 'ranged-crit'] as const

/** The special rules of scenarios, each carried out in `src/rules`. */
export const SCENARIO_RULES = [
  'watchword', // done by standing: one spawn token on the map, of the guild's choice, leaves the game
  'one-at-a-time', // the guild holds at most one quest token
  'heirlooms', // for each quest token held on the board the named figure rolls 1 defense die and has 1 reroll fewer
  'hideout', // the locked door is open with the title for it; who first enters the treasure's space takes the reward there
  'red-by-title', // red portals only with the title for them
  'calling', // entering the red or green token may make the figure that waits appear
  'litters', // hidden quest tokens: half of them are royals, for the others a figure that waits appears and pays back
  'six-coins', // the locked door and the red portals open for good when the guild has had 6 coins at one moment
  'deadly-treasure', // a trap kills its finder; a chest wounds its finder by its value when first turned up
  'curse-at-death', // a hero who dies draws a curse for each of his Death tokens at once, and keeps the highest
  'no-track', // dead monsters are out; the coins of the track are a timer
] as const
export type ScenarioRule = (typeof SCENARIO_RULES)[number]

/** What titles do in later scenarios. */
export const TITLE_POWERS = [
  'choose-spawn', // at each spawn: remove the monster, or choose its token
  'red-portals',
  'weaker-orcs', // types of the kin `orc` use the card one band lower
  'hideout',
  'steady-hands', // no deadly traps, no wounds by chests
  'choose-tokens', // which exploration tokens lie where
  'fallen-orcs', // the monsters on the map's `fallen` spaces die at set-up and pay 1 coin each
  'no-curse-at-death',
] as const
export type TitlePower = (typeof TITLE_POWERS)[number]
