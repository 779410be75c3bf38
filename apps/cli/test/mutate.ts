/** Changes a game's content at random, the way a careless author would. */

/** JSON files by name. */
type Pack = Readonly<Record<string, unknown>>

type Json = Record<string, unknown>
/** A value inside a file: where it hangs and under which key. */
interface Place {
  readonly file: string
  readonly parent: Json | unknown[]
  readonly key: string | number
  /** The name of the nearest field around it: members of a list have the list's. */
  readonly field: string
}

/** Random numbers of a seed: the same everywhere (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const read = ({ parent, key }: Place): unknown => (parent as Json)[key]

/** Every value inside the files that are not words. */
function placesIn(pack: Pack): Place[] {
  const places: Place[] = []
  const walk = (file: string, value: unknown, field: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      const inner = Array.isArray(value) ? field : key
      places.push({
        file,
        parent: value as Json,
        key: Array.isArray(value) ? Number(key) : key,
        field: inner,
      })
      walk(file, (value as Json)[key], inner)
    }
  }
  for (const [file, content] of Object.entries(pack))
    if (!/^(text|words)/.test(file)) walk(file, content, file)
  return places
}

/** One kind of change; says in a few words what it did, or nothing if it found nothing to do. */
type Mutation = (pack: Pack, random: (below: number) => number) => string | undefined

const pick = <T>(list: readonly T[], random: (below: number) => number): T | undefined =>
  list.length === 0 ? undefined : list[random(list.length)]

/** A place whose value is of a sort. */
function pickPlace(
  pack: Pack,
  random: (below: number) => number,
  fits: (value: unknown, place: Place) => boolean,
): Place | undefined {
  return pick(
    placesIn(pack).filter((place) => fits(read(place), place)),
    random,
  )
}

function write({ file, parent, key, field }: Place, value: unknown): string {
  ;(parent as Json)[key] = value
  return `${file} ${field} = ${JSON.stringify(value)?.slice(0, 60)}`
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 9, 12, 20, 25, 60, 99]

const changeNumber: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, (value) => typeof value === 'number')
  if (place === undefined) return undefined
  const value = Number(read(place))
  const near = [value - 1, value + 1, value * 2, Math.floor(value / 2)]
  return write(place, random(2) === 0 ? near[random(near.length)] : NUMBERS[random(NUMBERS.length)])
}

/** One copy more here, one fewer there, so that the counts still fit. */
const shiftCopies: Mutation = (pack, random) => {
  const file = pick(
    Object.entries(pack).filter(([, content]) => Array.isArray(content) && content.length > 1),
    random,
  )
  if (file === undefined) return undefined
  const entries = file[1] as Json[]
  const copiesOf = (one: Json): number => Number(one['copies'] ?? 1)
  const from = pick(
    entries.filter((one) => copiesOf(one) > 1),
    random,
  )
  const to = pick(
    entries.filter((one) => one !== from),
    random,
  )
  if (from === undefined || to === undefined) return undefined
  const moved = 1 + random(copiesOf(from) - 1)
  from['copies'] = copiesOf(from) - moved
  to['copies'] = copiesOf(to) + moved
  return `${file[0]}: ${moved} copies from ${String(from['id'])} to ${String(to['id'])}`
}

/** A text becomes what stands in a field of the same name elsewhere: another reference, another word. */
const swapText: Mutation = (pack, random) => {
  const isText = (value: unknown, { field }: Place): boolean =>
    typeof value === 'string' && field !== 'id' && field !== 'name'
  const place = pickPlace(pack, random, isText)
  if (place === undefined) return undefined
  const other = pickPlace(
    pack,
    random,
    (value, { field }) => typeof value === 'string' && field === place.field,
  )
  return other && write(place, read(other))
}

const flip: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, (value) => typeof value === 'boolean')
  return place && write(place, read(place) !== true)
}

/** A list or an object becomes one from a field of the same name elsewhere. */
const swapPart: Mutation = (pack, random) => {
  const isPart = (value: unknown): boolean => typeof value === 'object' && value !== null
  const place = pickPlace(pack, random, (value, { file, field }) => isPart(value) && field !== file)
  if (place === undefined) return undefined
  const alike = (value: unknown, { field }: Place): boolean =>
    isPart(value) && Array.isArray(value) === Array.isArray(read(place)) && field === place.field
  const other = pickPlace(pack, random, alike)
  return other && write(place, structuredClone(read(other)))
}

/** A list becomes any other of the pack: what heroes do is done by monsters, what is done at the end is done first. */
const graftList: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, isInnerList)
  if (place === undefined) return undefined
  const isNear = random(3) > 0
  const other = pickPlace(
    pack,
    random,
    (value, at) => isInnerList(value, at) && (!isNear || at.file === place.file) && at.field !== place.field,
  )
  return other && write(place, structuredClone(read(other)))
}

const isInnerList = (value: unknown, { file, field }: Place): boolean =>
  Array.isArray(value) && field !== file

const emptyList: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, isInnerList)
  return place && write(place, [])
}

const shortenList: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, (value, at) => isInnerList(value, at) && (value as []).length > 1)
  if (place === undefined) return undefined
  const list = read(place) as unknown[]
  return write(place, list.toSpliced(random(list.length), 1))
}

/** One member of a list comes again and again. */
const lengthenList: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, (value, at) => isInnerList(value, at) && (value as []).length > 0)
  if (place === undefined) return undefined
  const list = read(place) as unknown[]
  const times = [1, 1, 2, 12][random(4)]
  const member = list[random(list.length)]
  return write(place, [...list, ...Array.from({ length: times }, () => structuredClone(member))])
}

/** Members of two lists of one name come together. */
const joinLists: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, isInnerList)
  if (place === undefined) return undefined
  const other = pickPlace(pack, random, (value, at) => isInnerList(value, at) && at.field === place.field)
  return other && write(place, [...(read(place) as []), ...structuredClone(read(other) as [])])
}

const dropField: Mutation = (pack, random) => {
  const place = pickPlace(pack, random, (_, { parent, file, field }) => isObject(parent) && field !== file)
  if (place === undefined) return undefined
  Reflect.deleteProperty(place.parent, place.key)
  return `${place.file} without ${place.field}`
}

/** An entry gets a field of another one. */
const borrowField: Mutation = (pack, random) => {
  const entries = pick(
    Object.values(pack).filter((content) => Array.isArray(content) && content.length > 1),
    random,
  ) as Json[] | undefined
  const from = entries && pick(entries, random)
  const to = entries && pick(entries, random)
  const key = from && pick(Object.keys(from), random)
  if (from === undefined || to === undefined || key === undefined || key === 'id') return undefined
  to[key] = structuredClone(from[key])
  return `${String(to['id'])} has ${key} of ${String(from['id'])}`
}

/** A file that is a list of entries, if there is one. */
function pickList(
  pack: Pack,
  random: (below: number) => number,
): [file: string, entries: Json[] | undefined] {
  const lists = Object.entries(pack).filter(([, content]) => Array.isArray(content))
  const [file, content] = pick(lists, random) ?? ['', undefined]
  return [file, content as Json[] | undefined]
}

const dropEntry: Mutation = (pack, random) => {
  const [file, entries] = pickList(pack, random)
  if (entries === undefined) return undefined
  const [dropped] = entries.splice(random(entries.length), 1)
  return `${file} without ${String(dropped?.['id'])}`
}

/** One more entry like another, under a new id and a name that is new, the same, or that of a copy. */
const addEntry: Mutation = (pack, random) => {
  const [file, entries] = pickList(pack, random)
  const like = entries && pick(entries, random)
  if (entries === undefined || like === undefined) return undefined
  const name = String(like['name'])
  const names = [name, `${name} 2`, `${name} again`, name.toUpperCase(), `Further ${name}`]
  entries.push({
    ...structuredClone(like),
    id: `added-${entries.length}`,
    name: names[random(names.length)],
    copies: 1,
  })
  return `${file}: one more ${String(like['id'])}`
}

/** An entry takes the name of anything else. */
const rename: Mutation = (pack, random) => {
  const isName = (_: unknown, { field }: Place): boolean => field === 'name' || field === 'hordeName'
  const place = pickPlace(pack, random, isName)
  const other = pickPlace(pack, random, isName)
  if (place === undefined || other === undefined) return undefined
  const name = String(read(other))
  const names = [
    name,
    name.toLowerCase(),
    `${name} 1`,
    `${name} 2`,
    `${name}  ${name}`,
    'A new name',
    'end the turn',
  ]
  return write(place, names[random(names.length)])
}

/** A phrase of the words becomes another of its section. */
const swapPhrase: Mutation = (pack, random) => {
  const words = pack['words.json'] as Record<string, Record<string, string>>
  const section = words[['choices', 'events', 'table'][random(3)]]
  const [one, other] = [pick(Object.keys(section), random), pick(Object.keys(section), random)]
  if (one === undefined || other === undefined) return undefined
  section[one] = section[other]
  return `words ${one} = ${section[one]}`
}

/** Those that come more often stand there more than once. */
const MUTATIONS: readonly Mutation[] = [
  ...[changeNumber, changeNumber, changeNumber, changeNumber, changeNumber, changeNumber],
  ...[shiftCopies, shiftCopies, shiftCopies, swapText, swapText, swapText, flip],
  ...[swapPart, swapPart, swapPart, emptyList, shortenList, lengthenList, lengthenList, joinLists, joinLists],
  ...[graftList, graftList, graftList],
  ...[dropField, borrowField, borrowField, dropEntry, addEntry, addEntry, rename, rename, swapPhrase],
]

/** A changed pack, and what was changed. */
interface Mutated {
  readonly pack: Pack
  readonly changes: readonly string[]
}

/** A pack with one to eight changes at random. */
export function mutate(files: Pack, seed: number): Mutated {
  const random = randomOf(seed)
  const pack = structuredClone(files)
  const changes: string[] = []
  for (let left = 1 + random(8); left > 0; left--) {
    const change = MUTATIONS[random(MUTATIONS.length)](pack, random)
    if (change !== undefined) changes.push(change)
  }
  return { pack, changes }
}

/** A pack with up to sixty changes, of which each is taken back with which the pack would not be accepted any more. */
export function mutateSoundly(files: Pack, seed: number, isSound: (pack: Pack) => boolean): Mutated {
  const random = randomOf(seed)
  let pack = structuredClone(files)
  const changes: string[] = []
  for (let left = 10 + random(50); left > 0; left--) {
    const next = structuredClone(pack)
    const change = MUTATIONS[random(MUTATIONS.length)](next, random)
    if (change === undefined || !isSound(next)) continue
    pack = next
    changes.push(change)
  }
  return { pack, changes }
}
