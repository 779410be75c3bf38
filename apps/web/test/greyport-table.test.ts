import type { Game } from '@hearthkeep/engine'
import { greyport, openTable } from '@hearthkeep/game-greyport'
import { Match } from '@hearthkeep/match'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { galleryOf } from '../src/games/greyport/art.ts'
import { changesBetween } from '../src/games/greyport/effects.tsx'
import { THING_KINDS } from '../src/games/greyport/kinds.ts'
import { modelOf } from '../src/games/greyport/model.ts'
import type { Model } from '../src/games/greyport/model.ts'
import { words } from '../src/games/greyport/set-up-words.ts'
import { optionWords } from '../src/pages/save-words.ts'
import { parseRoute } from '../src/route.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { Session } from '../src/session/session.ts'
import { earn, earnedIn } from '../src/storage/achievements.ts'
import { go, settled, viewOf } from './matches.ts'
import { atOnce } from './at-once.ts'

const game: Game = greyport.game

/** A game in its first round. */
function begin(seats: number, options: Readonly<Record<string, string>> = {}): Match {
  const match = Match.start(game, { seats, seed: 3, options }, { autoForced: true })
  while (viewOf(match).prompt?.question !== 'players-act') go(match)
  return match
}

const modelNow = (match: Match): Model => modelOf(game, viewOf(match).cells)

describe('pictures', () => {
  const { data } = openTable(game)
  const { cards, monsters, locations, characters } = galleryOf(data)

  test('every card, monster, location and character has one', () => {
    const missing = [
      ...data.cards.filter(({ title }) => !cards.get(title)).map(({ title }) => title),
      ...data.monsters.filter(({ title }) => !monsters.get(title)).map(({ title }) => title),
      ...data.monsters.flatMap(({ back }) => (back === null || monsters.get(back.title) ? [] : [back.title])),
      ...[...locations, ...characters].filter((art) => art === ''),
    ]
    expect(missing).toEqual([])
    expect([locations.length, characters.length]).toEqual([8, 5])
  })

  test('no two monsters look alike', () => {
    const faces = data.monsters.filter(({ back }) => back === null).map(({ title }) => title)
    const pictures = [...new Set(faces)].map((title) => monsters.get(title))
    expect(pictures.filter((name, i) => pictures.indexOf(name) !== i)).toEqual([])
  })
})

test('in the words of the set-up, what is as always goes without saying', () => {
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, one]) => [name, one.default]))
  expect(optionWords(usual, 2, words)).toEqual(['The Interrupted Party'])
  expect(optionWords({ ...usual, rest: '0', silent: 'yes' }, 2, words)).toEqual([
    'The Interrupted Party',
    'Hardcore: none',
    'Silent Play',
  ])
})

describe('the model', () => {
  test('shows the party, the location and what can be recruited', () => {
    const { seats, location, heroRow, itemRow, defender, encounter } = modelNow(begin(3))
    for (const { hand, handCount } of seats) {
      expect(hand.length).toBe(handCount)
      expect(handCount).toBeGreaterThan(3) // an ambush may have cost a card
    }
    expect(seats[defender].isDefender).toBe(true)
    expect(location.name).not.toBe('')
    expect(location.hp).toBeLessThanOrEqual(location.maxHp)
    expect(location.monsters.length).toBeGreaterThan(0)
    expect([heroRow.cards.length, itemRow.cards.length]).toEqual([4, 4])
    expect(heroRow.top).toBeNull()
    expect(encounter).toBe(1)
  })

  test('with closed hands each sees only their own', () => {
    const match = begin(3, { hands: 'closed' })
    for (const seat of [0, 1, 2]) {
      for (const { seat: owner, hand, handCount } of modelOf(game, match.view(seat).cells).seats) {
        expect(handCount).toBeGreaterThan(3)
        expect(hand.length).toBe(owner === seat ? handCount : 0)
      }
    }
  })

  test('tells what changed between two moments', () => {
    const before = modelNow(begin(2))
    const seats = before.seats.map((seat) => ({ ...seat, hp: seat.hp - seat.seat }))
    const [first, ...others] = before.location.monsters
    const location = { ...before.location, hp: before.location.hp - 2, monsters: others }
    expect(changesBetween(before, { ...before, seats, location })).toEqual([
      { key: 'group:location', text: `${first.title} falls`, tone: 'gone' },
      { key: 'player:1', text: '−1', tone: 'hurt' },
      { key: 'location', text: '−2', tone: 'hurt' },
    ])
    expect(changesBetween(before, { ...before, seats, encounter: 2 })).toEqual([])
  })
})

describe('one of several who are asked at once is attended to', () => {
  const open = (): Promise<Session> =>
    Session.open(new MatchDriver(atOnce(begin(3))), { pace: () => 0, thingKinds: THING_KINDS })

  test('only that one is offered anything, and one can turn to another', async () => {
    const session = await open()
    expect(session.state.attended).toBe(0)
    expect(new Set(session.state.candidates.map(({ seat }) => seat))).toEqual(new Set([0]))
    session.attend(2)
    expect(new Set(session.state.candidates.map(({ seat }) => seat))).toEqual(new Set([2]))
    session.close()
  })

  test('taking up the card of another turns to that one', async () => {
    const session = await open()
    const { choices } = await session.driver.look(1)
    const other = choices.find(({ kind }) => kind === 'play-hero')
    if (other === undefined) throw new Error('seat 1 has no hero to play')
    session.pick(other.concerns[0])
    expect(session.state.attended).toBe(1)
    expect(session.state.complete?.notation).toBe(other.notation)
    session.close()
  })

  test('whoever is done is left for the next', async () => {
    const session = await open()
    session.attend(1)
    const done = session.state.look.choices.find(({ kind }) => kind === 'done')
    if (done === undefined) throw new Error('seat 1 cannot be done')
    session.take(done)
    await settled()
    expect(session.state.look.prompt?.seats).toEqual([0, 2])
    expect(session.state.attended).toBe(0)
    session.close()
  })
})

test('the page of achievements has an address', () => {
  expect(parseRoute('#/extra/greyport')).toEqual({ page: 'extra', game: 'greyport' })
})

describe('achievements are kept', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    return () => vi.unstubAllGlobals()
  })

  test('what was earned the hard way stays so', () => {
    earn('greyport', [{ id: 'first-step', normal: true, hardcore: true }])
    earn('greyport', [{ id: 'first-step', normal: true, hardcore: false }])
    earn('another', [{ id: 'first-step', normal: true, hardcore: false }])
    expect(earnedIn('greyport')).toEqual({ 'first-step': { normal: true, hardcore: true } })
  })

  test('what cannot be read is not counted', () => {
    localStorage.setItem(
      'hearthkeep.achievements',
      '{"greyport":{"a":3,"b":{"normal":true,"hardcore":false}}}',
    )
    expect(earnedIn('greyport')).toEqual({ b: { normal: true, hardcore: false } })
    localStorage.setItem('hearthkeep.achievements', 'nonsense')
    expect(earnedIn('greyport')).toEqual({})
  })
})
