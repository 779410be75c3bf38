/** What each seat may know: nothing hidden in views, descriptions, choices and events. */
import { describeFor, eventText, HIDDEN, sightOf, thingMeant, viewOf } from '@hearthkeep/engine'
import type { Game, Leaf, Table } from '@hearthkeep/engine'
import { thingsIn } from '@hearthkeep/situations'
import type { ConformanceOptions } from './faults.ts'
import { attempt } from './run.ts'
import type { Run } from './run.ts'

/** A number that no game uses. */
const SENTINEL = 0x5ec2e75

/** The engine's cells that say where the rules stand; a sight rule may ask for them. */
const POSITION = ['engine.frame', 'engine.stackTop']

function hiddenCells(leaf: Leaf, table: Table, seat: number): [first: number, end: number] {
  const sight = sightOf(leaf, table, seat)
  const end = leaf.at + leaf.cells
  if (sight === 'all' || POSITION.includes(leaf.path)) return [end, end]
  if (sight === 'top') return [leaf.at + 1, leaf.at + table.cells[leaf.at]]
  return [sight === 'size' ? leaf.at + 1 : leaf.at, end]
}

function plant(run: Run, leaves: readonly Leaf[], seat: number): Int32Array {
  const { game, table, scratch } = run
  scratch.restore(table.cells)
  for (const leaf of leaves) {
    const [first, end] = hiddenCells(leaf, table, seat)
    scratch.cells.fill(SENTINEL, first, end)
  }
  return viewOf(game.layout, scratch, seat)
}

/** A recognisable number in every hidden cell never comes through to a view or its description. */
export function checkSentinels(run: Run): void {
  const { game, table, scratch } = run
  for (let seat = 0; seat < table.seats; seat++) {
    if (plant(run, game.layout.leaves, seat).includes(SENTINEL)) {
      // A rule about who sees what may itself read a hidden cell, so each field is tried alone.
      const leaks = game.layout.leaves.filter((leaf) => plant(run, [leaf], seat).includes(SENTINEL))
      for (const leaf of leaks) run.report('sentinels', `player ${seat + 1} sees ${leaf.path}`)
      scratch.restore(table.cells)
    }
    attempt(run, 'sentinels', 'describing the view', () => {
      const text = JSON.stringify(describeFor(game, scratch, seat))
      if (text.includes(String(SENTINEL)))
        run.report('sentinels', `the description for player ${seat + 1} shows a hidden number: ${text}`)
      if (text.includes(String(HIDDEN)))
        run.report('sentinels', `the description for player ${seat + 1} reads a hidden cell: ${text}`)
    })
  }
}

/** Whatever the rulebook says is secret is declared so. */
export function checkSecrets(run: Run): void {
  checkHiddenNumbers(run)
  const { game, table } = run
  const secrets = Object.entries(run.options.secrets ?? {})
  for (const leaf of game.layout.leaves) {
    const secret = secrets.find(([name]) => isCalled(leaf.path, name))?.[1]
    if (secret === undefined) continue
    for (let seat = 0; seat < table.seats; seat++) {
      if (secret === 'from-others' && leaf.owner === seat) continue
      if (sightOf(leaf, table, seat) === 'all') run.report('secrets', `player ${seat + 1} sees ${leaf.path}`)
    }
  }
}

/** Things are re-dealt by the engine; plain numbers only the game can draw anew. */
function checkHiddenNumbers(run: Run): void {
  const { game, table } = run
  if (game.redeal !== undefined) return
  for (const leaf of game.layout.leaves) {
    if (leaf.of !== undefined || leaf.kind === 'stream' || leaf.path.startsWith('engine.')) continue
    for (let seat = 0; seat < table.seats; seat++) {
      if (sightOf(leaf, table, seat) === 'all') continue
      run.report('hidden-numbers', `${leaf.path} is hidden, but the game has no redeal to draw it anew`)
    }
  }
}

/** Throws if a secret names no field. */
export function assertSecretsExist(game: Game, { secrets = {} }: ConformanceOptions): void {
  for (const name of Object.keys(secrets)) {
    if (!game.layout.leaves.some((leaf) => isCalled(leaf.path, name)))
      throw new Error(
        `secrets "${name}": ${game.name} has no such field (write it as its TABLE.md does, such as players[].hand)`,
      )
  }
}

/** Whether the path of a leaf, `players[0].hand`, is what `players[].hand` or `players.hand` means. */
function isCalled(path: string, name: string): boolean {
  return path.replace(/\[\d+\]/g, '') === name.replaceAll('[]', '')
}

/** The things a seat sees in a view, as `kind number`. */
export function thingsSeen(game: Game, table: Table): Set<string>[] {
  return Array.from({ length: table.seats }, (_, seat) => {
    const view = viewOf(game.layout, table, seat)
    const leaves = game.layout.leaves.filter((leaf) => leaf.of !== undefined)
    return new Set(
      leaves.flatMap((leaf) => thingsIn(leaf, view).map((thing) => `${String(leaf.of)} ${thing}`)),
    )
  })
}

/** Events can be told to each seat, and name only things that it saw before or sees afterwards. */
export function checkEvents(run: Run, before: readonly Set<string>[]): void {
  const { game, table, log } = run
  const after = thingsSeen(game, table)
  for (let i = 0; i < log.count; i++) {
    const kind = log.kindOf(i)
    for (let seat = 0; seat < table.seats; seat++) {
      attempt(run, 'events', kind.name, () => {
        const text = eventText(game, table, log, i, seat)
        if (text.trim() === '') run.report('events', `${kind.name} says nothing`)
        if (run.options.reveals?.includes(kind.name)) return
        kind.names.forEach((name, param) => {
          const value = log.paramOf(i, param, seat)
          const thing = value < 0 ? undefined : thingMeant(game.things, kind.params[name], value)
          const base = thing && (game.things[thing.kind]?.is ?? thing.kind)
          if (base === undefined || game.things[base]?.count === undefined) return
          const key = `${base} ${thing?.id}`
          if (!before[seat].has(key) && !after[seat].has(key))
            run.report(
              'events',
              `"${text}" tells player ${seat + 1} of a ${base} it cannot see; give ${kind.name} a secret, ` +
                `or list it in "reveals" if everybody is shown it`,
            )
        })
      })
    }
  }
}
