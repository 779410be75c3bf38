/**
 * The box with which the rulings are tested: cards, maps, names and the words of choices are written down here, so that
 * balancing or rewording the real ones breaks no test of a ruling.
 */
import { CLASSES, TYPES } from '../src/content/kinds.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import { SCENARIOS } from './box.ts'

type Design = readonly [name: string, copies: number, ...sides: string[]]
type Entry = Readonly<Record<string, unknown>>
const { files: real } = keepTheHeroesOut
const capital = (id: string): string => id[0].toUpperCase() + id.slice(1)
const TYPE_NAMES = { eye: 'Mystic Eye' } as Readonly<Record<string, string>>

/** An action as the content says it: `swarm.move`, `surge.melee.summon`, `ambush.3.hats`, or a word alone. */
function action(text: string): unknown {
  const [word, a, b] = text.split('.')
  if (word === 'ambush') return { ambush: Number(a), at: b }
  if (word === 'surge') return { surge: a, then: b }
  return a === undefined ? word : { [word]: a }
}

function cards(of: Entry, designs: readonly Design[]): Entry[] {
  return designs.map(([name, copies, ...sides]) => ({
    ...{ id: name.toLowerCase().replaceAll(' ', '-'), name, copies, ...of },
    sides: sides.map((side) => side.split(' ').map(action)),
  }))
}

const clanCards = [
  ...cards({ clan: 'ratkin' }, [
    ['Scurry', 1, 'swarm.move', 'swarm.melee'],
    ['Paws', 3, 'activate activate'],
    ['March', 2, 'move move'],
    ['Bite', 1, 'melee melee', 'summon'],
    ['Drains', 1, 'ambush.3.crossbones'],
    ['Call', 1, 'summon summon', 'defend'],
    ['Rally', 1, 'reinforce.melee'],
  ]),
  ...cards({ clan: 'dragon' }, [
    ['Claw', 3, 'melee melee', 'move move'],
    ['Flame', 2, 'ranged ranged', 'activate'],
    ['Home', 2, 'summon', 'draw'],
    ['Scales', 2, 'defend', 'activate'],
    ['Grudge', 1, 'reinforce.melee'],
  ]),
  ...cards({ clan: 'skeleton' }, [
    ['Rise', 3, 'summon summon', 'move'],
    ['Jab', 2, 'melee', 'activate'],
    ['Grave', 1, 'ambush.2.eye'],
    ['One More', 1, 'surge.melee.summon'],
    ['Parts', 1, 'place.bone move'],
    ['Long Walk', 1, 'move move'],
    ['Night', 1, 'activate activate'],
  ]),
  ...cards({ clan: 'imp' }, [
    ['Fetch', 3, 'activate move'],
    ['Pit', 2, 'trap', 'activate'],
    ['Pits', 1, 'trap trap'],
    ['Door', 1, 'portal', 'move move'],
    ['Ideas', 1, 'draw draw'],
    ['Fork', 1, 'ranged', 'summon'],
    ['Report', 1, 'summon activate'],
  ]),
  ...cards({ clan: 'slime' }, [
    ['Split', 3, 'summon', 'activate'],
    ['Simmer', 2, 'activate activate'],
    ['Flow', 1, 'swarm.move'],
    ['Engulf', 1, 'swarm.melee'],
    ['Wobble', 1, 'surge.summon.draw'],
    ['Cracks', 1, 'ambush.3.hats'],
    ['Squish', 1, 'defend', 'move move'],
  ]),
]
const crafts = [
  ...cards({ craft: 'equipment' }, [
    ['Sword', 1, 'melee melee move', 'defend'],
    ['Shield', 1, 'defend'],
    ['Bow', 1, 'swarm.ranged', 'surge.ranged.summon'],
    ['Boots', 1, 'surge.move.summon', 'surge.move.trap'],
    ['Spade', 1, 'activate activate', 'trap trap'],
  ]),
  ...cards({ craft: 'beast' }, [
    ['Spider', 1, 'activate activate move'],
    ['Bear', 1, 'surge.move.melee', 'move melee'],
    ['Bat', 1, 'move ranged'],
    ['Pony', 1, 'move move move'],
    ['Goose', 1, 'surge.melee.portal', 'surge.melee.draw'],
  ]),
  ...cards({ craft: 'potion' }, [
    ['Brew', 1, 'activate activate draw'],
    ['Wind', 1, 'draw draw draw'],
    ['Cousin', 1, 'summon summon summon'],
    ['Tonic', 1, 'draw activate', 'defend'],
    ['Temper', 1, 'melee melee draw'],
  ]),
  ...cards({ craft: 'scroll' }, [
    ['Fire', 1, 'ranged ranged ranged'],
    ['Doors', 1, 'portal portal'],
    ['Company', 1, 'ambush.3.special'],
    ['Orders', 1, 'reinforce.move', 'reinforce.summon'],
    ['Flags', 1, 'swarm.trap'],
  ]),
]

const REFERENCE = [
  ...['vault workshop', 'vault forge', 'vault sewers', 'forge library', 'forge study'],
  ...['workshop beast-trainer', 'beast-trainer graveyard', 'sewers apothecary'],
]
const [, , , , , ...TO_BACK] = REFERENCE
/** The reference map; the Cells beside the Vault; the Cells on the way of others; two ways of equal length. */
const MAPS: Readonly<Record<string, readonly string[]>> = {
  'quiet-tuesday': [...REFERENCE, 'apothecary cells'],
  'frogs-of-war': [...REFERENCE, 'vault cells'],
  'wandering-tunnels': [...REFERENCE.slice(0, 5), ...TO_BACK.slice(0, 2), 'cells apothecary', 'sewers cells'],
  'the-long-fog': [...REFERENCE, 'apothecary cells', 'library workshop'],
}
const scenarios = SCENARIOS.map((id) => ({
  ...{ id, name: capital(id), story: '-', rule: '-', events: 'none', eventsAt: [], portals: [] },
  passages: (MAPS[id] ?? MAPS['quiet-tuesday']).map((way) => way.split(' ')),
  ...{ laboratory: ['cells'], builder: ['library'] },
  chests: { vault: 4, sewers: 2, graveyard: 1, study: 3, cells: 1 },
}))
const EFFECTS = [{ curse: 1 }, { heroes: 'rogue', at: 'crossbones' }]
const guildScenarios = SCENARIOS.slice(1).flatMap((scenario) =>
  EFFECTS.map((effect, i) => {
    const name = `${['Boo', 'Parade'][i]} (${capital(scenario)})`
    return { id: `${scenario}-${i}`, name, scenario, effects: [effect] }
  }),
)
const guildHeroes = CLASSES.flatMap((hero) =>
  TYPES.slice(1, 5).map((at) => ({
    ...{ id: `${hero}-${at}`, name: `${capital(hero)} (${TYPE_NAMES[at] ?? capital(at)})` },
    ...{ class: hero, at },
  })),
)
const treasures = [
  ...[1, 2, 3].flatMap((value) =>
    ['spoil', 'curse', 'heal', 'rescue'].map((back) => ({
      ...{ id: `${back}-${value}`, name: `${capital(back)} chest of ${value}`, value, back },
    })),
  ),
  { id: 'great-chest', name: 'Great chest', value: 4, back: 'defeat' },
]

const CHOICES = {
  'choose-clan': 'lead {clan}',
  'choose-laboratory-clan': 'brew {clan}',
  'place-meeple': 'place in {room}',
  'play-card': 'play {card}: {option}',
  'use-cells': 'use the Cells',
  'end-play': 'no more cards',
  draw: 'draw',
  move: '{from} to {to}[ with {cargo}]',
  melee: 'hit {hero} in {room}',
  ranged: 'shoot {hero} in {room}[ from {from}]',
  'place-resource': 'put {resource} in {room}',
  'place-trap': 'trap {room}',
  'place-portal': 'portal in {room}[ from {from}]',
  summon: 'summon in {room}',
  'use-ability': 'ability[ in {room}][ to {to}][ with {cargo}]',
  'use-room': 'activate {room}[ for {card}]',
  'use-builder': 'build in {to} for {resource}[ from {from}]',
  'complete-portal': 'complete {room}',
  'clear-event': 'clear {room}',
  swarm: '{action} by {room}',
  'begin-action': 'begin {action}',
  'enough-of-this': 'enough',
  'renew-offer': 'renew with {card}',
  'end-turn': 'end turn',
  'summon-hero': '{hero} appears in {room}',
  'hero-attacks': '{hero} in {room} attacks {player}',
  'heroes-loot': 'loot {room}',
  'heroes-wait': 'wait in {room}',
  'hero-charges': '{hero} charges {room} to {to}',
  'archer-shoots': 'shot at {player} in {room}',
  'lose-resource': 'lose {resource}',
  'exhaust-hero': '{hero} loots',
  'defend-with': 'defend with {card}',
  'take-wound': 'take it',
  'wound-monster': 'wound {player}',
  'discard-card': 'discard {card}',
}
const TABLE = { 'a-trap': 'trap', frog: 'Frog', coin: 'Coin', bone: 'Bone', book: 'Book' }
const HEROES = { warrior: 'Warrior', rogue: 'Rogue', mage: 'Mage', archer: 'Archer' }
const ACTIONS = {
  ...{ draw: 'Draw', activate: 'Activate', move: 'Move', melee: 'Melee', ranged: 'Ranged', trap: 'Trap' },
  ...{ portal: 'Portal', summon: 'Summon', defend: 'Defend', place: 'Place {place}', swarm: 'Swarm {swarm}' },
  ...{ reinforce: 'Reinforce {reinforce}', ambush: 'Ambush {ambush} {at}', surge: 'Surge {surge} {then}' },
}

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const words = real['words.json'] as Words
const texts = real['text-actions.json'] as Words
const clans = real['clans.json'] as readonly Entry[]
const FIGURES: Readonly<Record<string, Entry>> = {
  ratkin: { name: 'Ratkin', meeples: 9, start: 3, symbol: 'crossbones' },
  dragon: { name: 'Dragon', meeples: 1, health: 5, start: 1, symbol: 'jewel' },
  skeleton: { name: 'Skeleton', meeples: 6, start: 2, symbol: 'eye' },
  imp: { name: 'Imp', meeples: 4, start: 2, symbol: 'swords' },
  slime: { name: 'Slime', meeples: 8, start: 3, symbol: 'hats' },
}

export const files: typeof real = {
  ...real,
  'clan-cards.json': clanCards,
  'craft-cards.json': crafts,
  'clans.json': clans.map((clan) => ({ ...clan, ...FIGURES[String(clan['id'])] })),
  'scenarios.json': scenarios,
  'guild-scenarios.json': guildScenarios,
  'guild-heroes.json': guildHeroes,
  'treasures.json': treasures,
  'text-actions.json': { ...texts, effects: { ...texts['effects'], ...ACTIONS } },
  'words.json': { ...words, choices: CHOICES, table: { ...words['table'], ...TABLE, ...HEROES } },
}
