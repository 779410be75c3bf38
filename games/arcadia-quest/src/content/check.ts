/** What has to fit together across the files of the box. */
import type { Frozen, Problem, z } from '@hearthkeep/content'
import { mapFaults, mapOrProblem, scenarioFaults } from './check-maps.ts'
import type * as entries from './entries.ts'
import { ARMOR, CIRCLES, GROUPS } from './kinds.ts'
import { CIRCLE_PATH } from './limits.ts'

type Entries<S extends z.ZodType> = readonly Frozen<z.output<S>>[]
type Card = Entries<typeof entries.card>[number]
interface Checked {
  readonly heroes: Entries<typeof entries.hero>
  readonly starters: readonly Card[]
  readonly deck1: readonly Card[]
  readonly deck2: readonly Card[]
  readonly deck3: readonly Card[]
  readonly deck4: readonly Card[]
  readonly deck5: readonly Card[]
  readonly rewards: readonly Card[]
  readonly curses: Entries<typeof entries.curse>
  readonly abilities: Entries<typeof entries.ability>
  readonly monsters: Entries<typeof entries.monster>
  readonly named: Entries<typeof entries.named>
  readonly tokens: Entries<typeof entries.token>
  readonly titles: Entries<typeof entries.title>
  readonly maps: Entries<typeof entries.map>
  readonly scenarios: Entries<typeof entries.scenario>
}
type Problems = Iterable<Problem>

/** Everything that does not fit. */
export function checkContent(data: Checked): Problem[] {
  return [
    ...cardProblems(data),
    ...holdsProblems(data),
    ...monsterProblems(data),
    ...tokenProblems(data),
    ...scenarioProblems(data),
    ...mapProblems(data),
  ]
}

/** The files of cards by name. */
function cardFiles(data: Checked): Readonly<Record<string, readonly Card[]>> {
  const { starters, deck1, deck2, deck3, deck4, deck5, rewards } = data
  const decks = { 'deck-1': deck1, 'deck-2': deck2, 'deck-3': deck3, 'deck-4': deck4, 'deck-5': deck5 }
  return { 'starter-cards': starters, ...decks, rewards }
}

/** The moments of an attack stand on Attacks and Boosts, those of a hero's own time on Permanents alone [B-EQ-2]. */
const OWN_MOMENTS = ['activation', 'rest', 'defense-crit'] as const

/** An Attack has dice and a group of attacks; a Boost goes with an Attack; only Permanents are exhausted for something. */
function* cardProblems(data: Checked): Problems {
  for (const [name, cards] of Object.entries(cardFiles(data))) {
    for (const { id: entry, type, group, attack, when, use, with: by } of cards) {
      const at = { file: `${name}.json`, entry }
      const isAttack = type === 'attack'
      if (isAttack !== (attack !== undefined))
        yield {
          ...at,
          field: 'attack',
          expected: isAttack ? 'one, as it is an Attack' : 'none, as it is no Attack',
          found: isAttack ? 'none' : 'one',
        }
      if (isAttack && GROUPS.indexOf(group) >= ARMOR - 1)
        yield { ...at, field: 'group', expected: 'a group of attacks', found: `"${group}"` }
      if (use !== undefined && type !== 'permanent')
        yield { ...at, field: 'use', expected: 'none, as it is no Permanent', found: 'one' }
      const own = type === 'permanent' ? undefined : OWN_MOMENTS.find((moment) => when[moment] !== undefined)
      if (own !== undefined)
        yield { ...at, field: `when.${own}`, expected: 'a moment of its own attack', found: `"${own}"` }
      if (by !== undefined && type !== 'boost' && use?.at !== 'attack')
        yield {
          ...at,
          field: 'with',
          expected: 'none, unless it is a Boost or used after an attack',
          found: 'one',
        }
    }
  }
}

/** What holds is read as figures, which cannot hold for one of several reasons, nor otherwise. */
function* holdsProblems(data: Checked): Problems {
  const { heroes, curses, abilities } = data
  for (const [name, all] of Object.entries({ ...cardFiles(data), heroes, curses, abilities })) {
    for (const { id: entry, holds } of all) {
      const said = JSON.stringify(holds)
      const word = ['any', 'else'].find((one) => said.includes(`"${one}":`))
      const expected = `no "${word}" in what holds`
      if (word !== undefined) yield { file: `${name}.json`, entry, field: 'holds', expected, found: 'one' }
    }
  }
}

/** Overkill is above Life [B-KILL-3]; every type has a code of its own. */
function* monsterProblems({ monsters, named }: Checked): Problems {
  for (const [file, all] of Object.entries({ 'monsters.json': monsters, 'named.json': named })) {
    for (const { id: entry, faces } of all) {
      for (const [i, { life, overkill }] of faces.entries()) {
        const at = { file, entry, field: `faces[${i}].overkill` }
        if (overkill <= life) yield { ...at, expected: `more than its Life of ${life}`, found: `${overkill}` }
      }
    }
  }
  for (const [i, { id: entry, code }] of monsters.entries()) {
    const at = { file: 'monsters.json', entry, field: 'code' }
    if (monsters.findIndex((one) => one.code === code) < i)
      yield { ...at, expected: 'a code that no other monster has', found: `"${code}"` }
  }
}

/** A chest has a value, nothing else has. */
function* tokenProblems({ tokens }: Checked): Problems {
  for (const { id: entry, kind, value } of tokens) {
    const at = { file: 'tokens.json', entry, field: 'value' }
    if ((kind === 'chest') !== (value !== undefined))
      yield {
        ...at,
        expected: kind === 'chest' ? 'one, as it is a chest' : 'none, as it is no chest',
        found: `${value ?? 'none'}`,
      }
  }
}

/** A campaign can be played, and each scenario be finished. */
function* scenarioProblems({ scenarios }: Checked): Problems {
  const file = 'scenarios.json'
  for (const [i, circle] of CIRCLES.entries()) {
    const found = scenarios.filter((one) => one.circle === circle).length
    const isFinal = circle === 'final'
    if (isFinal ? found !== 1 : found < CIRCLE_PATH[i])
      yield {
        file,
        expected: `${isFinal ? '' : 'at least '}${CIRCLE_PATH[i]} scenarios of the circle "${circle}"`,
        found: `${found}`,
      }
  }
  for (const { id: entry, quests, goal } of scenarios) {
    if (goal > quests.length)
      yield { file, entry, field: 'goal', expected: `at most its ${quests.length} quests`, found: `${goal}` }
    for (const [i, { shape, goal: where }] of quests.entries())
      if ((shape === 'carry') !== (where !== undefined))
        yield {
          file,
          entry,
          field: `quests[${i}].goal`,
          expected: shape === 'carry' ? 'where it is carried' : 'none, as nothing is carried',
          found: `${where ?? 'nothing'}`,
        }
  }
}

/** Maps are maps, and fit their scenarios. */
function* mapProblems({ maps, monsters, scenarios, named }: Checked): Problems {
  const codes = monsters.map(({ code }) => code)
  const types = monsters.map(({ id }) => id)
  for (const drawn of maps) {
    const read = mapOrProblem(drawn, codes)
    if ('problem' in read) {
      yield read.problem
      continue
    }
    const at = { file: 'maps.json', entry: drawn.id, field: 'drawing' }
    for (const [expected, found] of mapFaults(read.map)) yield { ...at, expected, found }
    for (const one of scenarios.filter(({ map }) => map === drawn.id)) {
      const of = { file: 'scenarios.json', entry: one.id, field: 'map' }
      for (const [expected, found] of scenarioFaults(one, read.map, types)) yield { ...of, expected, found }
      const type = named.find(({ id }) => id === one.named)?.type
      const alike = read.map.figures.filter((figure) => types[figure.type] === type).length
      const expected = `one ${type} on the map, which is "${one.named}"`
      if (type !== undefined && alike !== 1) yield { ...of, expected, found: `${alike}` }
    }
  }
}
