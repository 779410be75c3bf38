import { componentCounts, contentHash, indexById, loadPack, textWriter } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { pack, rules } from './content.ts'
import type { Effect } from './content.ts'

/** Loads the pack, or throws a ContentError that lists everything wrong with it. */
export function load(files: Files) {
  const data = loadPack(pack, files) // frozen and typed
  const text = textWriter(rules, data.text, { data })
  return {
    data,
    text,
    counts: componentCounts(pack, data), // { cards: 10, enemies: 3 }
    hash: contentHash(files, { choices: data.text.phrases }), // what is played with
    program: data.cards.map((card) => compile(card.effect, indexById(data.enemies))),
  }
}

/** An effect as small integers: an opcode and what it needs. */
function compile(effect: Effect, enemies: ReadonlyMap<string, number>): number[] {
  const inner = (some: Effect): number[] => compile(some, enemies)
  return rules.match(effect, {
    damage: ({ damage, target }) => [1, damage, target === 'all' ? 1 : 0],
    block: ({ block }) => [2, block],
    draw: ({ draw }) => [3, draw],
    summon: ({ summon }) => [4, enemies.get(summon) ?? 0],
    conceal: () => [5],
    sequence: (effects) => effects.flatMap(inner),
    choose: ({ choose }) => [6, choose.length, ...choose.flatMap(inner)],
    if: (branch) => [7, ...inner(branch.do), 8, ...(branch.else ? inner(branch.else) : [])],
    times: ({ times, do: body }) => Array.from({ length: times }, () => inner(body)).flat(),
  })
}
