/**
 * The box as the tests of the rules use it. Figures, maps and words that a choice is written with are pinned here, so
 * that balancing and rewording the real ones breaks no test of a rule.
 */
import type { Game, GameModule } from '@hearthkeep/engine'
import type { Data } from '../src/content/data.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { SCENARIO_CARDS, SCENARIOS } from './dungeon-one-scenarios.ts'

type Side = readonly (string | object)[]
type Design = readonly [name: string, sides: readonly Side[], copies?: number]

const swarm = (action: string): object => ({ swarm: action })
const surge = (first: string, then: string): object => ({ surge: first, then })
const ambush = (count: number, at: string): object => ({ ambush: count, at })
const reinforce = (action: string): object => ({ reinforce: action })
const id = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

const CLAN_CARDS: Readonly<Record<string, readonly Design[]>> = {
  ratkin: [
    ['Scurry', [[swarm('move')], [swarm('melee')]]],
    ['Paws', [['activate', 'activate']], 3],
    ['Two by Two', [['move', 'move']]],
    ['Wall', [['move'], ['move', 'activate']]],
    ['Gnaw', [[swarm('melee')], ['move']]],
    ['Nip', [['melee', 'move'], ['summon']]],
    ['Drains', [[ambush(3, 'crossbones')]]],
    ['Cousins', [['summon', 'summon'], ['melee']]],
  ],
  dragon: [
    [
      'Claw',
      [
        ['melee', 'melee'],
        ['move', 'move'],
      ],
      3,
    ],
    ['Flame', [['ranged', 'ranged'], ['activate']], 2],
    ['Swoop', [['move', 'melee'], ['summon']], 2],
    ['Homecoming', [['summon'], ['move', 'move', 'draw']]],
    ['Scales', [['defend'], ['activate']]],
    ['Grudge', [[reinforce('melee')]]],
  ],
  skeleton: [
    ['Rattle', [['summon', 'summon'], ['move']], 3],
    ['Jab', [['melee'], ['activate']], 2],
    ['Grave', [[ambush(2, 'eye')]]],
    ['One More', [[surge('melee', 'summon')]]],
    ['Spare Parts', [[{ place: 'bone' }, 'move']]],
    ['Long March', [['move', 'move']]],
    ['Night Shift', [['activate', 'activate']]],
  ],
  imp: [
    ['Fetch', [['activate', 'move']], 3],
    ['Surprise', [['trap'], ['activate']], 2],
    ['Pits', [['trap', 'trap']]],
    ['Back Door', [['portal'], ['move', 'move']]],
    ['Ideas', [['draw', 'draw']]],
    ['Pitchfork', [['ranged'], ['summon']]],
    ['Mischief', [['summon', 'activate']]],
  ],
  slime: [
    ['Split', [['summon'], ['activate']], 3],
    ['Simmer', [['activate', 'activate']], 2],
    ['Flow', [[swarm('move')]]],
    ['Engulf', [[swarm('melee')]]],
    ['Wobble', [[surge('summon', 'draw')]]],
    ['Cracks', [[ambush(3, 'hats')]]],
    ['Squish', [['defend'], ['move', 'move']]],
  ],
}
const CRAFTS: Readonly<Record<string, readonly Design[]>> = {
  equipment: [
    ['Sword', [['melee', 'melee', 'move'], ['defend']]],
    ['Axe', [[swarm('melee')], ['melee', 'melee']]],
    [
      'Spade',
      [
        ['activate', 'activate'],
        ['move', 'trap'],
      ],
    ],
    ['Shield', [['defend']]],
    ['Volley', [[swarm('ranged')], [swarm('trap')]]],
  ],
  beast: [
    ['Spider', [['activate', 'activate', 'move'], ['trap']]],
    ['Bear', [[surge('move', 'melee')], [surge('move', 'trap')]]],
    ['Bats', [[surge('ranged', 'draw')], [surge('ranged', 'summon')]]],
    [
      'Pony',
      [
        ['move', 'move', 'move'],
        ['activate', 'draw'],
      ],
    ],
    ['Goose', [['melee', 'summon'], ['defend']]],
  ],
  potion: [
    ['Brew', [['activate', 'activate', 'draw']]],
    ['Second Wind', [['draw', 'draw', 'draw']]],
    [
      'Instant Cousin',
      [
        ['summon', 'summon', 'summon'],
        ['draw', 'summon'],
      ],
    ],
    ['Tonic', [['defend'], ['draw', 'activate']]],
    ['Temper', [[surge('melee', 'activate')], [surge('melee', 'portal')]]],
  ],
  scroll: [
    ['Fireworks', [['ranged', 'ranged', 'ranged']]],
    [
      'Doorways',
      [
        ['portal', 'move'],
        ['portal', 'activate'],
      ],
    ],
    ['Company', [[ambush(3, 'special')], [ambush(2, 'swords')]]],
    ['Orders', [[reinforce('move')], [reinforce('summon'), 'draw']]],
    ['Gifts', [[{ place: 'frog' }, { place: 'coin' }, { place: 'book' }]]],
  ],
}

const BACKS = ['Spoil', 'Curse', 'Heal', 'Rescue']
/** [name, meeples, health, ability, start, symbol] */
const CLANS: readonly (readonly [string, number, number, string, number, string])[] = [
  ['Ratkin', 9, 1, 'place-meeple', 3, 'crossbones'],
  ['Dragon', 1, 5, 'mend', 1, 'jewel'],
  ['Skeleton', 6, 1, 'place-bone', 2, 'eye'],
  ['Imp', 4, 1, 'move', 2, 'swords'],
  ['Slime', 8, 1, 'draw', 3, 'hats'],
]
/** Types as they stand in the names of Guild cards. */
const TYPES = { swords: 'Swords', hats: 'Hats', eye: 'Eye', crossbones: 'Crossbones' }
const CLASSES = { warrior: 'Warrior', rogue: 'Rogue', mage: 'Mage', archer: 'Archer' }

const cardsOf = (decks: Readonly<Record<string, readonly Design[]>>, key: string): object[] =>
  Object.entries(decks).flatMap(([owner, designs]) =>
    designs.map(([name, sides, copies = 1]) => ({ id: id(name), name, copies, sides, [key]: owner })),
  )

/** Choices as the tests write them. */
const CHOICES: Readonly<Record<string, string>> = {
  'choose-clan': 'lead {clan}',
  'choose-laboratory-clan': 'brew {clan}',
  'place-meeple': 'meeple to {room}',
  'play-card': 'play {card}: {option}',
  ...{ 'use-cells': 'use the Cells', 'end-play': 'end play', draw: 'draw' },
  move: 'move {from} to {to}[ with {cargo}]',
  ...{ melee: 'hit {hero} in {room}', ranged: 'shoot {hero} in {room}[ from {from}]' },
  ...{ 'place-resource': 'put {resource} in {room}', 'place-trap': 'trap in {room}' },
  'place-portal': 'portal in {room}[ out of {from}]',
  summon: 'summon in {room}',
  'use-ability': 'ability[ in {room}][ to {to}][ with {cargo}]',
  'use-room': 'use {room}[ for {card}]',
  'use-builder': 'build in {to} for {resource}[ out of {from}]',
  ...{ 'complete-portal': 'complete {room}', 'clear-event': 'clear {room}' },
  ...{ swarm: '{action} from {room}', 'begin-action': 'begin {action}', 'enough-of-this': 'enough' },
  ...{ 'renew-offer': 'renew for {card}', 'end-turn': 'end turn' },
  'summon-hero': '{hero} appears in {room}',
  'hero-attacks': '{hero} in {room} attacks {player}',
  ...{ 'heroes-loot': 'loot {room}', 'heroes-wait': 'wait in {room}' },
  'hero-charges': '{hero} charges from {room} to {to}',
  'archer-shoots': 'shot at {player} in {room}',
  ...{ 'lose-resource': 'lose {resource}', 'exhaust-hero': '{hero} loots' },
  ...{ 'defend-with': 'defend with {card}', 'take-wound': 'take it' },
  ...{ 'wound-monster': '{player} takes it', 'discard-card': 'discard {card}' },
}

interface Named {
  readonly id: string
}
interface Words {
  readonly effects: object
  readonly reasons: Readonly<Record<string, string>>
  readonly table: object
}
const { files } = keepTheHeroesOut
const scenarios = files['scenarios.json'] as readonly Named[]
const words = files['words.json'] as Words
const actionText = files['text-actions.json'] as { readonly effects: object }
const plainly = ['draw', 'activate', 'move', 'melee', 'ranged', 'trap', 'portal', 'summon', 'defend']
const roomNames: Readonly<Record<string, string>> = { 'beast-trainer': 'Trainer' }
const capital = (name: string): string => name[0].toUpperCase() + name.slice(1)

/** What is pinned here. A reason is told by its own name. */
const pinned = {
  ...files,
  'clan-cards.json': cardsOf(CLAN_CARDS, 'clan'),
  'craft-cards.json': cardsOf(CRAFTS, 'craft'),
  'clans.json': CLANS.map(([name, meeples, health, ability, start, symbol]) => ({
    ...{ id: id(name), name, role: '-', tip: '-', meeples, health, ability, start, symbol },
  })),
  'difficulties.json': [
    { id: 'easy', name: 'Easy', levels: [1, 2] },
    { id: 'medium', name: 'Medium', levels: [2, 2] },
    { id: 'hard', name: 'Hard', levels: [2, 3] },
  ],
  'scenarios.json': scenarios.map((one) => ({ ...one, lunch: false, ...SCENARIOS[one.id] })),
  'guild-scenarios.json': SCENARIO_CARDS.map(([name, scenario, effects]) => ({
    id: id(name),
    name,
    scenario,
    effects,
  })),
  'guild-heroes.json': Object.entries(CLASSES).flatMap(([hero, name]) =>
    Object.entries(TYPES).map(([at, type]) => ({
      id: `${hero}-${at}`,
      name: `${name} ${type}`,
      class: hero,
      at,
    })),
  ),
  'rooms.json': (files['rooms.json'] as readonly Named[]).map((room) => ({
    ...{ ...room, name: roomNames[room.id] ?? capital(room.id) },
  })),
  'treasures.json': [
    ...[1, 2, 3].flatMap((value) =>
      BACKS.map((back) => ({
        id: `${id(back)}-${value}`,
        name: `${back} of ${'one two three'.split(' ')[value - 1]}`,
        value,
        back: id(back),
      })),
    ),
    { id: 'great-chest', name: 'Great chest', value: 4, back: 'defeat' },
  ],
  'text-actions.json': {
    ...actionText,
    effects: {
      ...actionText.effects,
      ...Object.fromEntries(plainly.map((one) => [one, capital(one)])),
      ...{ place: 'place {place}', swarm: 'Swarm {swarm}', reinforce: 'Reinforce {reinforce}' },
      ...{ ambush: 'Ambush {ambush} {at}', surge: 'Surge {surge} {then}' },
    },
  },
  'words.json': {
    ...words,
    choices: CHOICES,
    reasons: Object.fromEntries(Object.keys(words.reasons).map((reason) => [reason, reason])),
    table: {
      ...words.table,
      ...{ frog: 'Frog', coin: 'Coin', bone: 'Bone', book: 'Book', 'a-trap': 'a trap' },
      ...CLASSES,
    },
  },
}

/** The game with what is pinned here. */
export const game: Game = keepTheHeroesOut.create(pinned)
/** Its box, for a pack to lie over. */
export const box: GameModule = { ...keepTheHeroesOut, files: pinned }

export const data: Data = (game.newTable() as Table).data
