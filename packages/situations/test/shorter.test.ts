/** What need not be written: forced choices, and what did not happen in so many steps. */
import { describe, expect, test } from 'vitest'
import { runSituation, scene, SituationPlayer } from '../src/index.ts'
import type { Json } from '../src/index.ts'
import { house } from './games/house.ts'
import { parse } from './parse.ts'

const run = (...steps: Json[]) => runSituation(house, parse({ game: 'house', steps })).failure?.message

describe('a choice that is the only one is taken by itself', () => {
  test('where the next step that does something does not name it', () => {
    expect(run({ do: 'enter Hall' }, { do: 'rest', seat: 'Bert' }, { expect: { turn: 2 } })).toBeUndefined()
  })

  test('and by hand where it does', () => {
    expect(
      run({ do: 'enter Hall' }, { do: 'bow' }, { expect: { question: 'greet' } }, { do: 'bow' }),
    ).toBeUndefined()
  })

  test('not before something is compared: a comparison is of the table as the last choice left it', () => {
    expect(
      run({ do: 'enter Hall' }, { expect: { question: 'greet', turn: 0 } }, { do: 'rest' }),
    ).toBeUndefined()
  })

  test('not where the rules refuse the step for a reason: it is meant now', () => {
    expect(run({ do: 'enter Hall' }, { do: 'rest' }, { do: 'curtsy' })).toContain(
      'step 3 (do): "curtsy" is refused',
    )
    expect(run({ do: 'enter Hall' }, { do: 'curtsy' }, { do: 'rest' })).toContain(
      'step 2 (do): "curtsy" is refused: too-stiff forbids it [H2]; offered: bow',
    )
  })

  test('among the choices of the set-up as well', () => {
    const at = scene(house, { setup: { choices: [{ do: 'enter Hall' }, { do: 'rest' }] } })
    expect(at.read('turn')).toBe(2)
  })

  test('its events belong to the step that it leads to', () => {
    const steps = [{ do: 'enter Hall' }, { do: 'rest', events: ['bowed Ada', 'bowed Ada'] }]
    expect(run(...steps)).toBeUndefined()
    expect(run({ do: 'enter Hall', events: ['bowed Ada'] }, { do: 'rest' })).toContain(
      'expected the event "bowed Ada"',
    )
  })

  test('a step that is not offered after it, either, says what was taken', () => {
    expect(run({ do: 'enter Hall' }, { do: 'dance' })).toBe(
      'a.json, step 2 (do): "dance" is refused: what is asked now is: act? [H1]; offered: enter Kitchen, enter Hall, ' +
        'enter Dr. Quill\'s Study, rest, fall (after "bow", "bow": there was nothing else to choose)',
    )
  })

  test('a lesson points at what comes after it, and goes back to before it', () => {
    const steps = [{ do: 'enter Hall' }, { do: 'rest' }, { expect: { turn: 2 } }]
    const player = new SituationPlayer(house, parse({ game: 'house', steps }))
    player.next()
    expect([player.wanted?.notation, player.scene.match.steps]).toEqual(['rest', 3])
    player.next()
    player.goBack(1)
    expect([player.wanted?.notation, player.scene.read('turn'), player.done]).toEqual(['rest', 1, 1])
    player.goBack(0)
    expect([player.wanted?.notation, player.scene.match.steps, player.done]).toEqual(['enter Hall', 0, 0])
  })
})

describe('an event that must not happen', () => {
  test.each<[string, Json[]]>([
    ['in words', [{ do: 'enter Hall', noEvents: ['entered Ada Kitchen'] }]],
    ['by its kind', [{ do: 'enter Hall', noEvents: ['fell'] }]],
    ['as what the last choice did not bring', [{ do: 'rest' }, { expect: {}, noEvents: ['bowed Ada'] }]],
    [
      'while another did',
      [{ do: 'enter Hall' }, { expect: {}, events: ['entered Ada Hall'], noEvents: ['bowed'] }],
    ],
  ])('%s', (_, steps) => expect(run(...steps)).toBeUndefined())

  test.each<[string, Json[], string]>([
    [
      'in words',
      [{ do: 'enter Hall', noEvents: ['Entered  Ada Hall'] }],
      'step 1 (do): expected no event "Entered  Ada Hall", but it happened: entered Ada Hall',
    ],
    [
      'by its kind',
      [{ do: 'fall' }, { expect: {}, noEvents: ['fell'] }],
      'step 2 (expect): expected no event "fell", but it happened: fell: fell Ada',
    ],
    [
      'though another did not',
      [{ do: 'rest' }, { expect: {}, events: ['entered Ada Hall'] }],
      'step 2 (expect): expected the event "entered Ada Hall", found:\n  nothing',
    ],
  ])('fails if it happens, %s', (_, steps, message) => expect(run(...steps)).toContain(message))

  test('that no event can be is a mistake: it would never happen', () => {
    expect(run({ do: 'rest', noEvents: ['Ada is no more.'] })).toContain(
      'no event of house reads "Ada is no more."; copy its words from the log, or give the name of its kind',
    )
    expect(run({ do: 'rest', noEvents: ['entred'] })).toContain('did you mean "entered"?')
  })
})

test('a table can be arranged anew in mid-game, for tests that look at one thing after another', () => {
  const at = scene(house).do('rest').arrange({ 'rooms.Hall.dust': 3, turn: 4 })
  expect([at.read('rooms.Hall.dust'), at.do('rest', 'Ada').read('turn')]).toEqual([3, 5])
})
