/** What has to fit together across the files of the box. */
import type { Problem } from '@hearthkeep/content'
import { CARDS_PER_CLAN, PORTALS, valueOf } from './limits.ts'

interface ScenarioEntry {
  readonly id: string
  readonly laboratory: readonly string[]
  readonly builder: readonly string[]
  readonly further: Readonly<Record<string, readonly string[]>>
  readonly passages: readonly (readonly [string, string])[]
  readonly chests: Readonly<Record<string, number>>
  readonly portals: readonly string[]
  readonly lunch: boolean
  readonly events: string
  readonly eventsAt: readonly string[]
}
interface RoomEntry {
  readonly id: string
  readonly type: string
  readonly deed: string
  readonly optional: boolean
}
interface ClanEntry {
  readonly id: string
  readonly meeples: number
  readonly start: number
  readonly symbol: string
}
interface Checked {
  readonly scenarios: readonly ScenarioEntry[]
  readonly rooms: readonly RoomEntry[]
  readonly clans: readonly ClanEntry[]
  readonly clanCards: readonly { readonly clan: string; readonly copies: number }[]
  readonly treasures: readonly { readonly id: string; readonly value: number; readonly copies: number }[]
}

/** The rooms that the rules name: they are on every table, wherever they lie. */
const NAMED = ['vault', 'cells', 'laboratory', 'builder']

/** Everything that does not fit. */
export function checkContent(data: Checked): Problem[] {
  return [
    ...roomProblems(data),
    ...clanProblems(data),
    ...treasureProblems(data),
    ...data.scenarios.flatMap((scenario) => scenarioProblems(scenario, data)),
    ...data.scenarios.flatMap((scenario) => homeProblems(scenario, data)),
    ...data.scenarios.flatMap(passageProblems),
    ...data.scenarios.flatMap(portalProblems),
  ]
}

/** The rooms that rules name are there, and Portals are built in one place [Q52]. */
function roomProblems({ rooms }: Checked): Problem[] {
  const file = 'rooms.json'
  const missing = NAMED.filter((id) => !rooms.some((room) => room.id === id))
  const builders = rooms.filter(({ deed }) => deed === 'builder').map(({ id }) => id)
  return [
    ...missing.map((entry) => ({
      file,
      entry,
      expected: 'this room, as the rules name it',
      found: 'nothing',
    })),
    ...(builders.length > 1
      ? [{ file, field: 'deed', expected: 'one room at most with "builder"', found: builders.join(', ') }]
      : []),
  ]
}

/** Every clan has ten cards [S9] and meeples enough to start with [S7]. */
function clanProblems({ clans, clanCards }: Checked): Problem[] {
  return clans.flatMap(({ id, meeples, start }) => {
    const cards = clanCards.filter(({ clan }) => clan === id).reduce((sum, { copies }) => sum + copies, 0)
    const problems: Problem[] = []
    if (cards !== CARDS_PER_CLAN) {
      const expected = `${CARDS_PER_CLAN} cards of the clan ${id} counting copies`
      problems.push({ file: 'clan-cards.json', expected, found: `${cards}` })
    }
    if (start > meeples) {
      const expected = `at most its ${meeples} meeples`
      problems.push({ file: 'clans.json', entry: id, field: 'start', expected, found: `${start}` })
    }
    return problems
  })
}

/** Chests are known by their number: four of each value, in order [S3]. */
function treasureProblems({ treasures }: Checked): Problem[] {
  let number = 0
  return treasures.flatMap(({ id, value, copies }) => {
    const wanted = Array.from({ length: copies }, () => valueOf(number++))
    const other = wanted.find((one) => one !== value)
    if (other === undefined) return []
    const expected = `${other}: four treasures of each value, in order, and one of 4`
    return [{ file: 'treasures.json', entry: id, field: 'value', expected, found: `${value}` }]
  })
}

/** The rooms with a way to the Vault. */
function reachable(passages: ScenarioEntry['passages']): ReadonlySet<string> {
  const reached = new Set(['vault'])
  for (let size = 0; size < reached.size;) {
    size = reached.size
    for (const [one, other] of passages) {
      if (reached.has(one)) reached.add(other)
      if (reached.has(other)) reached.add(one)
    }
  }
  return reached
}

/** Every room of a map has a way to the Vault [Q22], its chests exist, and the "4" lies in the Vault [S3]. */
function scenarioProblems(scenario: ScenarioEntry, { rooms, treasures }: Checked): Problem[] {
  const { id: entry, passages, chests, portals, eventsAt } = scenario
  const problems: Problem[] = []
  const report = (expected: string, found: string, field?: string): void => {
    problems.push({
      file: 'scenarios.json',
      entry,
      ...(field === undefined ? {} : { field }),
      expected,
      found,
    })
  }
  const reached = reachable(passages)
  const lost = rooms.filter((room) => !room.optional && !reached.has(room.id)).map((room) => room.id)
  if (lost.length > 0)
    report('a way to the vault from every room that is not optional', `none from ${lost.join(', ')}`)
  for (const [field, places] of Object.entries({ chests: Object.keys(chests), portals, eventsAt })) {
    const outside = places.filter((room) => !reached.has(room) && !lost.includes(room))
    if (outside.length > 0) report('rooms with passages to the vault', outside.join(', '), field)
  }
  if (chests['vault'] !== 4) report('the chest of value 4 in the vault', `${chests['vault']}`)
  for (const value of [1, 2, 3, 4]) {
    const used = Object.values(chests).filter((one) => one === value).length
    const most = treasures.filter((one) => one.value === value).reduce((sum, one) => sum + one.copies, 0)
    if (used > most) report(`at most ${most} chests of value ${value}`, `${used}`)
  }
  return problems
}

/** On every map each clan has a room of its symbol to begin in [S8], in which no frogs croak [W4]. */
function homeProblems(scenario: ScenarioEntry, { clans, rooms }: Checked): Problem[] {
  const { id: entry, passages, lunch, events, eventsAt } = scenario
  const file = 'scenarios.json'
  const isCroaking = events === 'croak'
  const reached = reachable(passages)
  const free = rooms.filter(({ id }) => reached.has(id) && !(isCroaking && eventsAt.includes(id)))
  const homeless = clans.filter(({ symbol }) => !free.some(({ type }) => type === symbol))
  const expected = 'a room of every clan’s symbol on the map, without an event token where frogs croak'
  const found = homeless.map(({ id, symbol }) => `no room of ${symbol} for the clan ${id}`).join(', ')
  return [
    ...(homeless.length > 0 ? [{ file, entry, expected, found }] : []),
    ...(lunch && isCroaking
      ? [
          {
            file,
            entry,
            field: 'lunch',
            expected: 'no lunch where frogs croak, as nobody could come back to them',
            found: 'both',
          },
        ]
      : []),
  ]
}

/** Two rooms have one passage between them: otherwise a move between them would be two choices of one notation. */
function passageProblems({ id: entry, passages, laboratory, builder, further }: ScenarioEntry): Problem[] {
  const hanging = Object.entries({ laboratory, builder, ...further })
  const fieldOf = (room: string): string => (room in further ? `further.${room}` : room)
  const all = [
    ...passages.map(([one, other], i) => ({ one, other, field: `passages[${i}]` })),
    ...hanging.flatMap(([one, at]) => at.map((other, i) => ({ one, other, field: `${fieldOf(one)}[${i}]` }))),
  ]
  const seen = new Set<string>()
  return all.flatMap(({ one, other, field }) => {
    const way = [one, other].sort().join(' and ')
    const isNew = one !== other && !seen.has(way)
    seen.add(way)
    if (isNew) return []
    const expected = one === other ? 'a passage to another room' : 'one passage between two rooms'
    const found = one === other ? `one from ${one} to itself` : `another one between ${way}`
    return [{ file: 'scenarios.json', entry, field, expected, found }]
  })
}

/** Every Portal of a scenario is a token of the box, and a room holds one [S13]. */
function portalProblems({ id: entry, portals }: ScenarioEntry): Problem[] {
  const again = portals.find((room, i) => portals.indexOf(room) !== i)
  const isFine = again === undefined && portals.length <= PORTALS
  if (isFine) return []
  const expected =
    again === undefined ? `at most ${PORTALS} rooms, as there are no more Portals` : 'every room once'
  const found = again === undefined ? `${portals.length}` : `"${again}" again`
  return [{ file: 'scenarios.json', entry, field: 'portals', expected, found }]
}
