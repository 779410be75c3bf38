/** What the content files of Battle for Greyport may say, to the exact counts of the box. */
import {
  collection,
  contentPack,
  document,
  english,
  entry,
  family,
  nameField,
  phraseSection,
  reference,
  textFile,
  whole,
  z,
} from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'
import { cardWords, TYPES } from './card-words.ts'
import { checkContent } from './check.ts'
import {
  CURSES,
  MOST_BOSSES,
  MOST_CHARACTERS,
  MOST_HEROES,
  MOST_ITEMS,
  MOST_OF_A_COIN,
  MOST_PLAYER_HEROES,
  MOST_STARTING_CARDS,
  MOST_TOKENS,
  SUBDECK_SIZE,
} from './limits.ts'
import { monsterWords } from './monster-words.ts'
import { tableWords } from './table-words.ts'

export { TYPES }
/** Yellow, white and green, from weak to strong. */
export const DICE = ['yellow', 'white', 'green'] as const
export const COINS = ['copper', 'silver', 'gold'] as const
export const DIFFICULTIES = ['introductory', 'easy', 'medium', 'hard'] as const

/** What belongs to a fight, to a reward, and to the card that says it. */
const OF_FIGHTS = ['bonus', 'reroll'] as const
const OF_REWARDS = ['find', 'stay-open'] as const
const OF_CARDS = ['snipe', 'dual-wield', 'return-self', 'retire-wielder'] as const
const actions = z.array(cardWords.without('action', [...OF_FIGHTS, ...OF_REWARDS, 'retire-wielder']))
const inFights = z.array(
  cardWords.without(
    'fighting',
    cardWords.kinds.filter((kind) => kind !== 'bonus' && kind !== 'reroll'),
  ),
)
const afterFights = z.array(cardWords.without('afterwards', [...OF_FIGHTS, ...OF_REWARDS]))
const inCleanup = z.array(
  cardWords.without('cleanup', [
    ...OF_FIGHTS,
    ...OF_REWARDS,
    'taunt',
    'snipe',
    'another-hero',
    'dual-wield',
    'retire-wielder',
  ]),
)
const rewards = z.array(cardWords.without('reward', [...OF_FIGHTS, ...OF_CARDS, 'return-hero']))
const deeds = z.array(monsterWords.effect)
/** Of a set-up box or a penalty, which is nobody's. */
const boxDeeds = z.array(monsterWords.without('box', ['mend', 'flip']))
/** So many dice of a hero and two items are shown as digits of one number. */
const MOST_DICE = 3

/** What every card that fights has. */
const fighting = {
  type: z.enum(TYPES),
  damage: whole(0, 12).default(0).describe('Flat damage, besides the dice.'),
  dice: z.array(z.enum(DICE)).max(MOST_DICE).default([]),
  cleave: z.boolean().default(false),
  pierce: whole(1, 5).optional(),
  splash: whole(1, 5).optional(),
  immediate: actions.default([]).describe('Done when the card is played.'),
  anytime: actions.optional().describe('May be used once a round while the card is out.'),
  fighting: inFights.default([]).describe('Done when the hero fights, before the dice: bonus and reroll.'),
  afterwards: afterFights.default([]).describe('Done when the hero has fought, after Splash.'),
  cleanup: inCleanup.default([]).describe('Done in the Cleanup step.'),
}
/** What only heroes have. */
const leading = {
  dualWield: z.boolean().default(false),
  anyItem: z.boolean().default(false).describe('May use items of either type [C23].'),
  anyTarget: z.boolean().default(false).describe('May fight any monster anywhere [C9].'),
}
const cost = z.enum(COINS)

const character = entry({
  title: z.string(),
  type: z.enum(TYPES),
  like: z.string().optional().describe('What it is like to play; of those of the box the words say it.'),
})
const playerHero = entry({
  character: reference('characters'),
  level: whole(1, 3),
  ...fighting,
  ...leading,
})
const startingCard = entry({
  character: reference('characters'),
  kind: z.enum(['hero', 'item']),
  ...fighting,
  ...leading,
})
const hero = entry({
  cost,
  is: reference('characters').optional().describe('The character this card is: retired if played [S7].'),
  ...fighting,
  ...leading,
})
const item = entry({ cost, ...fighting })

/** One face of a monster. */
const face = {
  damage: whole(1, 6),
  armor: whole(1, 4).optional(),
  tank: z.boolean().default(false),
  ranged: z.boolean().default(false),
  ferocious: z.boolean().default(false),
  vengeful: z.boolean().default(false),
  cursed: z.boolean().default(false),
  slash: whole(1, 3).optional(),
  immune: z.array(z.enum(['splash', 'snipe', 'taunt'])).default([]),
  resists: z
    .strictObject({ type: z.enum(TYPES), armor: whole(1, 6) })
    .optional()
    .describe('More armor against one type of hero [C24].'),
  fought: deeds.default([]).describe('Done when it was fought, not by Splash or Snipe [C14].'),
  hurt: deeds.default([]).describe('Done once for each instance of damage to it [C12].'),
  harmed: deeds.default([]).describe('Done when damage of its own got through to a player or the location.'),
  roundStart: deeds.default([]).describe('Done at the start of each round.'),
  roundEnd: deeds.default([]).describe('Done when the marker is passed.'),
  tauntDamage: whole(1, 3).optional().describe('Damage to whoever Taunts it [C25].'),
  defeatDamage: whole(1, 3).optional().describe('Damage to whoever defeats it [C26].'),
  defeatedAt: whole(5, 15).optional().describe('A single fight that deals so much defeats it [C13].'),
  stumbles: whole(1, 3).optional().describe('It hits itself if the white die shows no more than this.'),
  rally: whole(1, 2).optional().describe('More damage of every other monster of its group.'),
  noShields: z.boolean().default(false).describe('The player it is in front of cannot be shielded [C6].'),
  noDraws: z.boolean().default(false).describe('The player it is in front of draws no cards [C18].'),
  smallerHand: whole(1, 2).optional().describe('Hand size of the player it is in front of [C15].'),
  retires: z.boolean().default(false).describe('Whoever it damaged retires a hero in Cleanup [C19].'),
}
const ambush = deeds.default([]).describe('Done once, when it has come into play [K1].')
const monster = entry({ hp: whole(1, 20), threat: whole(1, 4), ambush, ...face })
const token = entry({ hp: whole(1, 20), ambush, ...face })
const boss = entry({
  ...face,
  ambush,
  unhurtWhile: z
    .strictObject({ monster: reference('tokens', 'bosses'), at: z.enum(['anywhere', 'location']) })
    .optional()
    .describe('Takes no damage while such a monster is in play [C27, C28].'),
  lastsWhile: z
    .array(reference('tokens'))
    .optional()
    .describe('Cannot fall below 1 HP while one of these is in play [C16].'),
  back: z
    .strictObject({ name: nameField, ...face })
    .optional()
    .describe('Its other side [C28].'),
})

/** What holds while the party fights at a location [E10]. */
export const BOONS = [
  'open-heroes',
  'open-items',
  'physical-damage',
  'magical-damage',
  'pierce',
  'larger-hand',
  'marker-draws',
  'round-shield',
] as const
const location = entry({
  boon: z.enum(BOONS),
  reward: rewards.min(1),
})

const byPlayers = (low: number, high: number) => z.array(whole(low, high)).length(4)
const scenario = entry({
  difficulty: z.enum(DIFFICULTIES),
  story: z.string(),
  startingHp: whole(1, 20).default(10),
})
const encounter = entry({
  scenario: reference('scenarios'),
  number: whole(1, 3),
  location: reference('locations'),
  subdeck: reference('subdecks').optional(),
  locationHp: byPlayers(1, 60).describe('For 2, 3, 4 and 5 players, as all four figures.'),
  locationThreat: byPlayers(0, 30),
  playerThreat: byPlayers(0, 20),
  coins: z.strictObject({
    copper: whole(0, MOST_OF_A_COIN),
    silver: whole(0, MOST_OF_A_COIN),
    gold: whole(0, MOST_OF_A_COIN),
  }),
  bosses: z
    .array(
      z.strictObject({
        boss: reference('bosses'),
        hp: byPlayers(5, 150),
        at: z.enum(['active', 'location']).default('active'),
      }),
    )
    .default([]),
  setup: boxDeeds.default([]).describe('The special setup box [E7].'),
  penalty: boxDeeds.min(1).describe('If the location falls [D1f].'),
})

const achievement = entry({
  rule: z.string().regex(/^A\d+$/),
  text: z.string().describe('What to do for it.'),
  needs: z.strictObject({
    won: z.boolean().default(true).describe('Otherwise it counts when it happens [Q54].'),
    scenario: reference('scenarios').optional(),
    defeated: z.array(reference('bosses')).default([]),
    difficulty: z.array(z.enum(DIFFICULTIES)).default([]).describe('One of these; none: any.'),
    startingHpAtMost: whole(1, 20).optional().describe('Of every player.'),
    hpLeftAtLeast: whole(1, 20).optional().describe('Of every player, at the end.'),
    wounded: z.boolean().default(false),
    silent: z.boolean().default(false),
    defeatsInOneFight: whole(1, 20).optional(),
    locationsLostAtMost: whole(0, 3).optional(),
  }),
})

const wordList = z.record(z.string(), z.string())
const n = ['n']
const does = ['do']

/** The box. */
export const pack = contentPack(
  {
    characters: collection(character, {
      file: 'characters.json',
      label: 'characters',
      count: 5,
      most: MOST_CHARACTERS,
      single: true,
    }),
    playerHeroes: collection(playerHero, {
      file: 'player-heroes.json',
      label: 'player heroes',
      count: 15,
      most: MOST_PLAYER_HEROES,
      single: true,
    }),
    startingCards: collection(startingCard, {
      file: 'starting-cards.json',
      label: 'starting cards',
      count: 45,
      most: MOST_STARTING_CARDS,
    }),
    heroes: collection(hero, { file: 'heroes.json', label: 'heroes', count: 50, most: MOST_HEROES }),
    items: collection(item, { file: 'items.json', label: 'items', count: 48, most: MOST_ITEMS }),
    curses: collection(entry({}), { file: 'curses.json', label: 'curses', count: CURSES }),
    subdecks: family(monster, {
      file: 'monsters-*.json',
      label: (subdeck) => `${subdeck} monsters`,
      count: SUBDECK_SIZE,
    }),
    tokens: collection(token, {
      file: 'monster-tokens.json',
      label: 'monster tokens',
      count: 21,
      most: MOST_TOKENS,
    }),
    bosses: collection(boss, {
      file: 'bosses.json',
      label: 'bosses',
      count: 7,
      most: MOST_BOSSES,
      single: true,
    }),
    locations: collection(location, {
      file: 'locations.json',
      label: 'locations',
      count: 8,
      most: Infinity,
      single: true,
    }),
    scenarios: collection(scenario, {
      file: 'scenarios.json',
      label: 'scenarios',
      count: 7,
      most: Infinity,
      single: true,
    }),
    encounters: collection(encounter, {
      file: 'encounters.json',
      label: 'encounters',
      count: 20,
      most: Infinity,
      single: true,
    }),
    coins: collection(entry({}), { file: 'coins.json', label: 'coins', count: 30 }),
    // No pieces of the box: `data.ts` leaves them out of the components.
    achievements: collection(achievement, {
      file: 'achievements.json',
      label: 'achievements',
      count: 12,
      most: Infinity,
      single: true,
    }),
    cardText: textFile(cardWords, {
      file: 'text-cards.json',
      base: english,
      phrases: {
        immediate: does,
        anytime: does,
        fighting: does,
        afterwards: does,
        cleanup: does,
        cleave: [],
        'dual-wields': [],
        'any-item': [],
        'any-target': [],
        pierce: n,
        splash: n,
        'boon-open-heroes': [],
        'boon-open-items': [],
        'boon-physical-damage': [],
        'boon-magical-damage': [],
        'boon-pierce': [],
        'boon-larger-hand': [],
        'boon-marker-draws': [],
        'boon-round-shield': [],
      },
    }),
    monsterText: textFile(monsterWords, {
      file: 'text-monsters.json',
      base: english,
      phrases: {
        ambush: does,
        tank: [],
        ranged: [],
        ferocious: [],
        vengeful: [],
        cursed: [],
        slash: n,
        'immune-splash': [],
        'immune-snipe': [],
        'immune-taunt': [],
        'resists-physical': n,
        'resists-magical': n,
        fought: does,
        hurt: does,
        harmed: does,
        'round-start': does,
        'round-end': does,
        'taunt-damage': n,
        'defeat-damage': n,
        'defeated-at': n,
        stumbles: n,
        rally: n,
        'no-shields': [],
        'no-draws': [],
        'smaller-hand': n,
        retires: [],
        'unhurt-while': ['monster'],
        'unhurt-while-location': ['monster'],
        'lasts-while': ['monsters'],
      },
    }),
    words: document(
      z.strictObject({
        ...{ choices: wordList, prompts: wordList, reasons: wordList, events: wordList },
        table: phraseSection(tableWords),
      }),
      { file: 'words.json' },
    ),
  },
  {
    things: {
      card: ['heroes', 'items', 'startingCards', 'curses', 'playerHeroes'],
      monster: ['subdecks', 'tokens', 'bosses', 'bosses.back.name'],
      character: ['characters'],
    },
    words: 'words',
    check: checkContent,
  },
)

export type Content = DataOf<typeof pack>
