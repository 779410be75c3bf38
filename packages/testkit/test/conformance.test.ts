import { defineMind } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { checkConformance, CHECKS, formatFault } from '../src/index.ts'
import type { Check, ConformanceFault, ConformanceOptions } from '../src/index.ts'
import { boxes, brokenGame, camp, duel, FLAWS, whispers } from '../src/games/index.ts'
import type { Flaw } from '../src/games/index.ts'

describe('sound games conform', () => {
  test.each([
    ['an ask inside an effect inside an ask', boxes],
    ['four seats in any order', camp],
    ['an interrupting reaction', duel],
    ['hidden hands and a hidden deck', whispers],
    ['the game that all broken ones are made from', brokenGame('none')],
  ])('%s', (_, game) => {
    const secrets =
      game.id === 'whispers'
        ? { secrets: { deck: 'from-all', 'players[].hand': 'from-others' } as const }
        : {}
    expect(checkConformance(game, { games: 12, ...secrets }).map(formatFault)).toEqual([])
  })
})

/** Which check finds a flaw, and what it says. */
const CAUGHT: Record<Exclude<Flaw, 'none'>, [check: Check, message: RegExp]> = {
  overflow: ['accepts', /pile players\[[01]\]\.hand: full, it holds 2 cards/],
  'run-away': ['run-away', /100000 steps without a decision \(in main > circle\)/],
  'dead-end': ['dead-end', /act \[R1\] offers no choice/],
  'never-ends': ['ends', /no end after 60 decisions/],
  'same-names': ['notation', /"[12]> show Tree" is the notation of two choices/],
  'open-deck': ['secrets', /player 1 sees deck/],
  'describe-hidden': ['sentinels', /the description for player 1 reads a hidden cell/],
  'describe-throws': ['sentinels', /describing the view/],
  'module-state': ['outside-block', /goes otherwise when another game is played in turns with it/],
  'state-on-table': ['save-load', /after loading, the choices are/],
  'peeking-choices': ['hidden', /what player [12] is told depends on what it cannot see/],
  'telling-question': ['asked', /is told depends on what it cannot see: \["act","[^"]*",\[\d\]\] becomes/],
  'unwatched-listing': ['automatic', /is told depends on what it cannot see: (true|false) becomes/],
  'unwatched-step': ['spans', /what it costs to take "pass" back depends on what .+ cannot see: \w+ becomes/],
  'telling-sight': ['sentinels', /player [12] sees secret/],
  'double-card': ['one-place', /card Elm is in players\[[01]\]\.hand and in shown/],
  'lost-card': ['one-place', /card Elm is nowhere/],
  'handler-throws': ['accepts', /show Cedar: nobody thought of Cedar/],
  'listing-changes': ['looking', /changes the block/],
  'event-leak': ['events', /tells player [12] of a card it cannot see/],
  'named-leak': ['events', /"saw [^"]+" tells player [12] of a card it cannot see; give saw a secret/],
  'renamed-leak': ['events', /"saw [^"]+ the \w+" tells player [12] of a card it cannot see/],
  'no-kind': ['events', /saw: 3 is no card or seat; name it by kind: the\.card\(id\)/],
  'no-reason': ['refuses', /without a reason/],
  'both-ways': ['refuses', /"pass" is offered, and refused as well/],
  'dirty-cells': ['canonical', /engine\.stack: 7 is left in a cell that is not in use/],
  'unknown-rule': ['citations', /question act cites R99/],
  'stack-overflow': ['stack-overflow', /no room to call deeper/],
  'two-calls': ['two-calls', /a step that called circle also calls deeper/],
  'no-handler': ['no-handler', /act \[R1\] offers a kind of choice that its take does not handle/],
  'bad-set-up': ['set-up', /the box is empty/],
  'no-redeal': ['hidden-numbers', /secret is hidden, but the game has no redeal/],
  uncounted: ['counted', /card lies in deck, but nothing says how many there are; give the kind a "count"/],
  'card-of-the-box': ['one-place', /card Elm is in deck, but stays in the box in this game/],
  'no-such-card': ['one-place', /shown holds card 8, but there are only 8/],
  'module-choices': ['forks', /taking choices on a copy changed what the original offers/],
}

describe('broken games are caught and named', () => {
  const options: ConformanceOptions = { games: 8, limit: 60, secrets: { deck: 'from-all' } }

  const found = new Map<string, readonly ConformanceFault[]>(
    FLAWS.map((flaw) => [flaw, checkConformance(brokenGame(flaw), options)]),
  )
  const lostMind = defineMind({
    ...{ evaluate: () => 0.5, moment: () => 0, horizon: 1, margin: { name: 'none', of: () => 0 } },
    weigh() {
      throw new Error('it cannot make up its mind')
    },
  })
  found.set('a mind that fails', checkConformance(brokenGame('none'), { ...options, mind: lostMind }))

  test('a mind that fails', () => {
    expect(found.get('a mind that fails')).toMatchObject([
      { check: 'bot', message: 'it cannot make up its mind' },
    ])
  })

  test.each(FLAWS.filter((flaw) => flaw !== 'none'))('%s', (flaw) => {
    const [check, message] = CAUGHT[flaw]
    const faults = found.get(flaw) ?? []
    const fault = faults.find((one) => one.check === check)
    expect(fault, faults.map(formatFault).join('\n')).toBeDefined()
    expect(fault?.message).toMatch(message)
  })

  test('a fault says how to find it again', () => {
    const [fault] = found.get('lost-card') ?? []
    expect(formatFault(fault)).toMatch(
      /^one-place \(seed \d+, seats 2, step \d+\): card Elm is nowhere after/,
    )
  })

  test('a secret that names no field is a mistake of the test', () => {
    expect(() => checkConformance(duel, { secrets: { dekc: 'from-all' } })).toThrow('secrets "dekc"')
  })

  test('what finds nothing on any broken game would prove nothing', () => {
    const caught = new Set([...found.values()].flat().map((fault) => fault.check))
    expect(Object.keys(CHECKS).filter((check) => !caught.has(check as Check))).toEqual([])
  })
})
