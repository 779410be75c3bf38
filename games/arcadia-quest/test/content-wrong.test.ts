/** What loading says of content that does not fit: where, what was expected, what was found. */
import { createWithPack } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { describe, expect, test } from 'vitest'
import { arcadiaQuest, openTable } from '../src/index.ts'

const withPack = (changes: Files) => () => openTable(createWithPack(arcadiaQuest, changes)).data

/** A change, and what it is told. */
const WRONG: readonly (readonly [string, Files, string])[] = [
  [
    'a word that there is not',
    { 'deck-1.json': [{ id: 'cudgel', when: { wound: [{ dazee: 'target' }] } }] },
    'deck-1.json, entry "cudgel", field when.wound[0]',
  ],
  [
    'what is done where it should hold',
    { 'deck-1.json': [{ id: 'cudgel', holds: [{ daze: 'target' }] }] },
    'deck-1.json, entry "cudgel", field holds[0]',
  ],
  [
    'what holds for one of several reasons',
    {
      'heroes.json': [
        {
          id: 'grom',
          holds: [{ if: { any: [{ fact: 'hurt' }, { fact: 'near' }] }, do: { gives: { dice: 1 } } }],
        },
      ],
    },
    'heroes.json, entry "grom", field holds: expected no "any" in what holds, found one',
  ],
  [
    '[B-EQ-2] a Boost at a moment of its owner’s',
    { 'deck-3.json': [{ id: 'battle-cry', when: { rest: [{ activate: 'any' }] } }] },
    'deck-3.json, entry "battle-cry", field when.rest: expected a moment of its own attack, found "rest"',
  ],
  [
    'an Attack of no group of attacks',
    { 'deck-1.json': [{ id: 'cudgel', group: 'armor' }] },
    'deck-1.json, entry "cudgel", field group: expected a group of attacks, found "armor"',
  ],
  [
    'a Permanent that goes with attacks',
    { 'deck-1.json': [{ id: 'buckler', with: { kind: 'melee' } }] },
    'deck-1.json, entry "buckler", field with: expected none, unless it is a Boost or used after an attack, found one',
  ],
  [
    '[B-KILL-3] Overkill that is not above Life',
    {
      'named.json': [
        {
          id: 'schmetterling',
          faces: Array(4).fill({ attack: { kind: 'melee', dice: 4 }, defense: 3, life: 5, overkill: 5 }),
        },
      ],
    },
    'named.json, entry "schmetterling", field faces[0].overkill: expected more than its Life of 5, found 5',
  ],
  [
    'three cards for four bands',
    { 'monsters.json': [{ id: 'troll', faces: [] }] },
    'monsters.json, entry "troll", field faces',
  ],
  [
    'a chest without a value',
    { 'tokens.json': [{ id: 'chest-4', value: null }] },
    'tokens.json, entry "chest-4", field value: expected one, as it is a chest, found none',
  ],
  [
    'a box of another size',
    { 'curses.json': [{ id: 'doomed', copies: 99 }] },
    'curses.json: expected at most 32 curses',
  ],
  [
    'too few cards',
    { 'rewards.json': [{ id: 'bomb', copies: 1 }] },
    'rewards.json: expected at least 21 rewards',
  ],
  [
    'a name that is given already, also across files',
    { 'rewards.json': [{ id: 'bomb', name: 'Ember' }] },
    'Ember',
  ],
  [
    '[B-Q-5] two finals',
    { 'scenarios.json': [{ id: 'the-manor', circle: 'final' }] },
    'scenarios.json: expected 1 scenarios of the circle "final", found 2',
  ],
  [
    'more quests to finish than there are',
    { 'scenarios.json': [{ id: 'temple-of-dawning-twilight', goal: 2 }] },
    'scenarios.json, entry "temple-of-dawning-twilight", field goal: expected at most its 1 quests, found 2',
  ],
  [
    'a carry to nowhere',
    {
      'scenarios.json': [
        {
          id: 'the-rookery',
          quests: [
            { name: 'A', text: 'B', shape: 'carry' },
            { name: 'C', text: 'D', shape: 'take' },
          ],
        },
      ],
    },
    'scenarios.json, entry "the-rookery", field quests[0].goal: expected where it is carried, found nothing',
  ],
  [
    'a hideout on a map without one',
    { 'scenarios.json': [{ id: 'the-manor', rules: ['hideout'] }] },
    'scenarios.json, entry "the-manor", field map: expected a treasure behind a locked door if and only if it has the rule "hideout"',
  ],
  [
    'a locked door that nobody opens',
    { 'scenarios.json': [{ id: 'temple-of-dawning-twilight', rules: ['no-track'] }] },
    'field map: expected locked doors if and only if a rule opens them, found 1',
  ],
  [
    'a named figure that is not on the map',
    { 'scenarios.json': [{ id: 'the-rookery', named: 'schmetterling' }] },
    'scenarios.json, entry "the-rookery", field map: expected one troll on the map, which is "schmetterling", found 0',
  ],
  [
    'a reference to nothing',
    { 'scenarios.json': [{ id: 'the-manor', map: 'the-manr' }] },
    'field map: expected the id of an entry of maps, found "the-manr"; did you mean "the-manor"?',
  ],
]

describe('content that is wrong is named with file, entry and field', () => {
  test.each(WRONG)('%s', (_, changes, message) => {
    expect(withPack(changes)).toThrow(message)
  })
})

test('a pack that changes nothing but texts has the hash of the box', () => {
  const packed = withPack({
    'text-monsters.json': { effects: { drop: 'the target loses hold of a token' } },
  })()
  expect(packed.hash).toBe(openTable(arcadiaQuest.game).data.hash)
})
