/** Tables arranged for a test: the University Plaza unless said otherwise, at the first hero phase, with nobody on it but who is named. */
import { scene } from '@hearthkeep/situations'
import type { Overrides, Rolls, Scene } from '@hearthkeep/situations'
import { arcadiaQuest } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = arcadiaQuest
/** Missions of a campaign before this one. */
const BEFORE = [
  'district-of-hammers',
  'brightsun-arena',
  'the-moon-gate',
  'the-orcs-hive',
  'evershadow-district',
]

/** A hero by name: where, with which cards, and anything else of the record. */
export interface Placed {
  readonly name: string
  readonly at?: string
  readonly cards?: readonly string[]
  readonly [field: string]: Overrides[string] | undefined
}
interface Spec {
  readonly heroes?: readonly Placed[]
  /** `['Orc Marauder 1', 'd4', { used: 1 }]` */
  readonly monsters?: readonly (readonly [string, string, Readonly<Record<string, number>>?])[]
  /** Tokens face up, by space; `'?'` before a name: face down. */
  readonly ground?: readonly (readonly [string, string])[]
  readonly chapter?: string
  readonly mission?: number
  readonly titles?: string
  readonly coins?: number
  readonly options?: Readonly<Record<string, string>>
  readonly table?: Overrides
  readonly rolls?: Rolls
}

const OTHERS = ['Diva', 'Grom', 'Seth', 'Spike'] as const
const idOf = (name: string): string => name.toLowerCase()
/** The start spaces of a map. */
function startsOf(chapter: string): readonly string[] {
  const { data } = game.newTable() as Table
  const { map } = data.scenarios.find(({ id }) => id === chapter) ?? data.scenarios[0]
  return map.starts[0].map((space) => map.names[space])
}

export function yard({
  heroes = [],
  monsters = [],
  ground = [],
  chapter = 'the-university-plaza',
  ...rest
}: Spec = {}): Scene {
  const { mission = 1, titles = '', coins = 0, options = {}, table = {}, rolls = {} } = rest
  const names = heroes.map(({ name }) => name)
  const guild: Placed[] = [
    ...heroes,
    ...OTHERS.filter((name) => !names.includes(name)).map((name) => ({ name, at: '' })),
  ].slice(0, 3)
  const starts = startsOf(chapter)
  const carried: Record<string, string> = { chapter, titles, coins: String(Math.min(coins, 1)) }
  if (mission > 1)
    carried['played'] = BEFORE.filter((id) => id !== chapter)
      .slice(0, mission - 1)
      .join(', ')
  guild.forEach(({ name, cards = [] }, i) => {
    carried[`hero${i + 1}`] = idOf(name)
    carried[`cards${i + 1}`] = inOrder(cards).join(', ')
  })
  const choices = [
    { do: `start at ${starts[0]}` },
    ...guild.map(({ name }, i) => ({ do: `put ${name} on ${starts[Math.min(i >> 1, starts.length - 1)]}` })),
  ]
  const fields: Record<string, Overrides[string]> = {
    coins,
    board: monsters.map(([name]) => name),
    tokenBox: 'rest',
  }
  guild.forEach(({ name: _, at, cards: __, ...own }, i) => {
    fields[`heroes[${i}].space`] = at === undefined || at === '' ? -1 : at
    for (const [field, value] of Object.entries(own))
      if (value !== undefined) fields[`heroes[${i}].${field}`] = value
  })
  for (const [name, at, own = {}] of monsters) {
    fields[`figures.${name}.space`] = at
    for (const [field, value] of Object.entries(own)) fields[`figures.${name}.${field}`] = value
  }
  for (let i = 0; i < 18; i++) {
    const [space, token] = i < ground.length ? ground[i] : ['', '']
    fields[`ground[${i}].space`] = space === '' ? -1 : space
    fields[`ground[${i}].token`] = token === '' ? null : token.replace('?', '')
    fields[`ground[${i}].isUp`] = token.startsWith('?') || token === '' ? 0 : 1
  }
  const setup = { seats: 1, seed: 1, options, carried, choices }
  return scene(game, { setup, table: { ...fields, ...table }, rolls })
}
/** Cards in the order in which a campaign carries them. */
function inOrder(cards: readonly string[]): string[] {
  const { data } = game.newTable() as Table
  const numberOf = (name: string): number => data.cards.findIndex((one) => one.name === name)
  return [...cards].sort((one, other) => numberOf(one) - numberOf(other))
}

export const tableOf = (at: Scene): Table => at.table as Table
/** The name of the space where a hero, or a figure, stands. */
export function spaceOf(at: Scene, path: string): string {
  const t = tableOf(at)
  return t.data.scenarios[t.scenario].map.names[Number(at.read(`${path}.space`))] ?? 'nowhere'
}
/** The text of all that the last choice brought. */
export const told = (at: Scene): string[] => at.events()
/** Dice by what they show, for scripts. */
export const [M, R, C] = [0, 3, 5]
export const [SHIELD, SAVE, BLANK] = [0, 1, 2]
