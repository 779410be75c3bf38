/** What has to fit together across the files of the box. */
import type { Problem } from '@hearthkeep/content'
import { CARDS_PER_CLAN, PORTALS, valueOf } from './limits.ts'
import type { Content } from './schema.ts'

type Scenario = Content['scenarios'][number]
type Problems = Iterable<Problem>

/** The rooms that the rules name: they are on every table, wherever they lie. */
const NAMED = ['vault', 'cells', 'laboratory', 'builder']

/** Everything that does not fit. */
export function checkContent(data: Content): Problem[] {
  const checks = [scenarioProblems, homeProblems, passageProblems, portalProblems]
  return [
    ...roomProblems(data),
    ...clanProblems(data),
    ...treasureProblems(data),
    ...checks.flatMap((check) => data.scenarios.flatMap((scenario) => [...check(scenario, data)])),
  ]
}

/** The rooms that rules name are there, and Portals are built in one place [Q52]. */
function* roomProblems({ rooms }: Content): Problems {
  const file = 'rooms.json'
  const expected = 'this room, as the rules name it'
  const missing = NAMED.filter((id) => !rooms.some((room) => room.id === id))
  yield* missing.map((entry) => ({ file, entry, expected, found: 'nothing' }))
  const builders = rooms.filter(({ deed }) => deed === 'builder').map(({ id }) => id)
  if (builders.length > 1)
    yield { file, field: 'deed', expected: 'one room at most with "builder"', found: builders.join(', ') }
}

const pieces = (entries: readonly { readonly copies: number }[]): number =>
  entries.reduce((sum, { copies }) => sum + copies, 0)

/** Every clan has ten cards [S9] and meeples enough to start with [S7]. */
function* clanProblems({ clans, clanCards }: Content): Problems {
  for (const { id: entry, meeples, start } of clans) {
    const cards = pieces(clanCards.filter(({ clan }) => clan === entry))
    if (cards !== CARDS_PER_CLAN) {
      const expected = `${CARDS_PER_CLAN} cards of the clan ${entry} counting copies`
      yield { file: 'clan-cards.json', expected, found: `${cards}` }
    }
    const expected = `at most its ${meeples} meeples`
    if (start > meeples) yield { file: 'clans.json', entry, field: 'start', expected, found: `${start}` }
  }
}

/** Chests are known by their number: four of each value, in order [S3]. */
function* treasureProblems({ treasures }: Content): Problems {
  let number = 0
  for (const { id: entry, value, copies } of treasures) {
    const wanted = Array.from({ length: copies }, () => valueOf(number++))
    const other = wanted.find((one) => one !== value)
    const expected = `${other}: four treasures of each value, in order, and one of 4`
    if (other !== undefined)
      yield { file: 'treasures.json', entry, field: 'value', expected, found: `${value}` }
  }
}

/** The rooms with a way to the Vault. */
function reachable(passages: Scenario['passages']): ReadonlySet<string> {
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
function* scenarioProblems(scenario: Scenario, { rooms, treasures }: Content): Problems {
  const { id: entry, passages, chests, portals, eventsAt } = scenario
  const at = { file: 'scenarios.json', entry }
  const reached = reachable(passages)
  const lost = rooms.filter((room) => !room.optional && !reached.has(room.id)).map((room) => room.id)
  if (lost.length > 0) {
    const expected = 'a way to the vault from every room that is not optional'
    yield { ...at, expected, found: `none from ${lost.join(', ')}` }
  }
  for (const [field, places] of Object.entries({ chests: Object.keys(chests), portals, eventsAt })) {
    const outside = places.filter((room) => !reached.has(room) && !lost.includes(room))
    if (outside.length > 0)
      yield { ...at, field, expected: 'rooms with passages to the vault', found: outside.join(', ') }
  }
  if (chests['vault'] !== 4)
    yield { ...at, expected: 'the chest of value 4 in the vault', found: `${chests['vault']}` }
  for (const value of [1, 2, 3, 4]) {
    const used = Object.values(chests).filter((one) => one === value).length
    const most = pieces(treasures.filter((one) => one.value === value))
    if (used > most) yield { ...at, expected: `at most ${most} chests of value ${value}`, found: `${used}` }
  }
}

/** On every map each clan has a room of its symbol to begin in [S8], in which no frogs croak [W4]. */
function* homeProblems(scenario: Scenario, { clans, rooms }: Content): Problems {
  const { id: entry, passages, lunch, events, eventsAt } = scenario
  const at = { file: 'scenarios.json', entry }
  const isCroaking = events === 'croak'
  const reached = reachable(passages)
  const free = rooms.filter(({ id }) => reached.has(id) && !(isCroaking && eventsAt.includes(id)))
  const homeless = clans.filter(({ symbol }) => !free.some(({ type }) => type === symbol))
  if (homeless.length > 0) {
    const expected = 'a room of every clan’s symbol on the map, without an event token where frogs croak'
    const found = homeless.map(({ id, symbol }) => `no room of ${symbol} for the clan ${id}`).join(', ')
    yield { ...at, expected, found }
  }
  const expected = 'no lunch where frogs croak, as nobody could come back to them'
  if (lunch && isCroaking) yield { ...at, field: 'lunch', expected, found: 'both' }
}

/** Two rooms have one passage between them: otherwise a move between them would be two choices of one notation. */
function* passageProblems({ id: entry, passages, laboratory, builder, further }: Scenario): Problems {
  const hanging = Object.entries({ laboratory, builder, ...further })
  const fieldOf = (room: string): string => (room in further ? `further.${room}` : room)
  const all = [
    ...passages.map(([one, other], i) => ({ one, other, field: `passages[${i}]` })),
    ...hanging.flatMap(([one, at]) => at.map((other, i) => ({ one, other, field: `${fieldOf(one)}[${i}]` }))),
  ]
  const seen = new Set<string>()
  for (const { one, other, field } of all) {
    const at = { file: 'scenarios.json', entry, field }
    const way = [one, other].sort().join(' and ')
    if (one === other)
      yield { ...at, expected: 'a passage to another room', found: `one from ${one} to itself` }
    else if (seen.has(way))
      yield { ...at, expected: 'one passage between two rooms', found: `another one between ${way}` }
    seen.add(way)
  }
}

/** Every Portal of a scenario is a token of the box, and a room holds one [S13]. */
function* portalProblems({ id: entry, portals }: Scenario): Problems {
  const at = { file: 'scenarios.json', entry, field: 'portals' }
  const again = portals.find((room, i) => portals.indexOf(room) !== i)
  if (again !== undefined) yield { ...at, expected: 'every room once', found: `"${again}" again` }
  else if (portals.length > PORTALS) {
    const expected = `at most ${PORTALS} rooms, as there are no more Portals`
    yield { ...at, expected, found: `${portals.length}` }
  }
}
