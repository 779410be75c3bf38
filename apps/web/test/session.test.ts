import type { Game, OfferedChoice, ThingRef } from '@hearthkeep/engine'
import type { Frame } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import type { Driver, LogLine, Look, Taken } from '../src/session/driver.ts'
import { Session } from '../src/session/session.ts'
import type { SessionOptions } from '../src/session/table-state.ts'

const card: ThingRef = { kind: 'card', id: 1 }
const shield: ThingRef = { kind: 'card', id: 2 }
const dear: ThingRef = { kind: 'card', id: 3 }
const enemy: ThingRef = { kind: 'enemy', id: 1 }
const strike: OfferedChoice = { seat: 0, notation: 'strike', kind: 'play', concerns: [card, enemy] }
const guard: OfferedChoice = { seat: 0, notation: 'guard', kind: 'play', concerns: [shield] }

const line = (step: number, text: string, isDecision = false): LogLine => ({
  ...{ step, kind: 'told', rule: 'T1', text, isDecision },
})
const frame = (text: string): Frame => ({
  event: { from: 'rules', kind: text, rule: 'T1', text, params: {}, concerns: [] },
  cells: Int32Array.of(7),
})

/** Two events after each choice; refuses what it is told to. */
class FakeDriver implements Driver {
  readonly game = {} as Game
  readonly seats = 1
  readonly undoPolicy = 'honest'
  taken: string[] = []
  refusal: string | undefined

  look(step: number = this.taken.length): Look {
    return {
      cells: Int32Array.of(step),
      seat: 0,
      prompt: { question: 'act', text: 'Act.', rule: 'T1', seats: [0], canBePassed: false },
      choices: [strike, guard],
      refused: [{ seat: 0, notation: 'bash', rule: 'T4', text: 'it costs too much', concerns: [dear] }],
      refusedIfTried: [],
      outcome: 'playing',
      undo: { cost: 'free', isPossible: true, reason: 'nobody learnt anything' },
      step,
      steps: this.taken.length,
    }
  }

  take({ notation }: OfferedChoice): Taken {
    if (this.refusal !== undefined) return { refused: this.refusal }
    const step = this.taken.push(notation)
    return {
      frames: [frame('hit'), frame('hurt')],
      lines: [line(step, notation, true), line(step, 'hit'), line(step, 'hurt')],
    }
  }

  undo(): string | undefined {
    if (this.refusal !== undefined) return this.refusal
    this.taken.pop()
    return undefined
  }

  lines(): LogLine[] {
    return this.taken.map((notation, i) => line(i + 1, notation, true))
  }

  preview(): undefined {
    return undefined
  }

  close(): void {
    this.taken = []
  }
}

function begin(pause = 0, options: Partial<SessionOptions> = {}) {
  const driver = new FakeDriver()
  const waits: (() => void)[] = []
  const session = new Session(driver, {
    ...options,
    pace: () => pause,
    thingKinds: ['card', 'enemy'],
    wait: () => new Promise((resolve) => waits.push(resolve)),
  })
  const goOn = async (): Promise<void> => {
    waits.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { driver, session, goOn }
}

test('a card and its target make a choice', () => {
  const { driver, session } = begin()
  session.pick(card)
  expect(session.state.picked).toEqual([card])
  expect(driver.taken).toEqual([])
  session.pick(enemy)
  expect(driver.taken).toEqual(['strike'])
  expect(session.state.picked).toEqual([])
})

test('a card without a target waits for a second pick', () => {
  const { driver, session } = begin()
  session.pick(shield)
  expect(session.state.complete).toBe(guard)
  expect(driver.taken).toEqual([])
  session.pick(shield)
  expect(driver.taken).toEqual(['guard'])
})

test('a card with a single possible target needs no more than a second pick', () => {
  const { driver, session } = begin()
  session.pick(card)
  session.pick(card)
  expect(driver.taken).toEqual(['strike'])
})

test('picking the same card again, or dropping it, lets go of it', () => {
  const { driver, session } = begin()
  const look = driver.look()
  const other = { ...strike, notation: 'strike the other', concerns: [card, { kind: 'enemy', id: 2 }] }
  driver.look = () => ({ ...look, choices: [strike, other] })
  session.refresh()
  session.pick(card)
  session.pick(card)
  expect(session.state.picked).toEqual([])
  session.pick(card)
  session.drop()
  expect(session.state.picked).toEqual([])
  expect(driver.taken).toEqual([])
})

test('nobody whose turn could be ended is a button for it', () => {
  const { driver, session } = begin()
  const hero: ThingRef = { kind: 'enemy', id: 7 }
  const end = { seat: 0, notation: 'end the turn of Joan', kind: 'end-turn', concerns: [hero] }
  const look = driver.look()
  driver.look = () => ({ ...look, choices: [strike, end] })
  session.refresh()
  session.pick(hero)
  session.pick(hero)
  expect(driver.taken).toEqual([])
  expect(session.state.notice).toBe('That is not what is asked now: “Act.”')
  expect(session.state.buttons.map(({ notation }) => notation)).toEqual(['end the turn of Joan'])
})

test('at an earlier moment nothing can be picked, also after something was let go of', () => {
  const { session } = begin()
  session.pick(shield)
  session.pick(shield)
  session.lookAt(0)
  session.pick(card)
  expect(session.state.notice).toMatch(/earlier moment/)
  session.drop()
  expect([...session.state.next]).toEqual([])
  expect(session.state.candidates).toEqual([])
})

test('while something is picked, what one could begin with instead can still be chosen', () => {
  const { session } = begin()
  expect(session.isInstead(shield)).toBe(false) // nothing is picked: it is not instead of anything
  session.pick(card)
  expect(session.isInstead(shield)).toBe(true)
  expect(session.whyNot(shield)).toBeUndefined()
  expect(session.isInstead(dear)).toBe(false)
  session.pick(shield)
  expect(session.state.picked).toEqual([shield])
  expect(session.isInstead(card)).toBe(true)
})

test('what cannot be chosen says why, with the rule', () => {
  const { session } = begin()
  session.pick(dear)
  expect(session.state.notice).toBe('It costs too much. [T4]')
  expect(session.whyNot(dear)).toBe('It costs too much. [T4]')
  expect(session.whyNot(card)).toBeUndefined()
})

test('a card that is tried on somebody it cannot be used on stays picked, and the reason is said', () => {
  const { session, driver } = begin()
  const look = driver.look()
  const text = 'a Minion with Guard has to be attacked first'
  const tried = { seat: 0, notation: 'strike', rule: 'R104', text, concerns: [card, dear] }
  driver.look = () => ({ ...look, refusedIfTried: [tried] })
  session.refresh()
  expect(session.whyNot(dear)).toBe('It costs too much. [T4]')
  session.pick(card)
  expect(session.whyNot(dear)).toBe('A Minion with Guard has to be attacked first. [R104]')
  session.pick(dear)
  expect(session.state).toMatchObject({
    picked: [card],
    notice: 'A Minion with Guard has to be attacked first. [R104]',
  })
})

test('a choice that is refused changes nothing and is explained', () => {
  const { driver, session } = begin()
  driver.refusal = 'the table has moved on'
  session.take(guard)
  expect(session.state.notice).toBe('The table has moved on.')
  expect(session.state.look.steps).toBe(0)
})

/** A page that has yet to show what was chosen. */
function beginSlowly() {
  const paints: (() => void)[] = []
  const afterAnswer = (action: () => void) => {
    paints.push(action)
    return () => paints.splice(0)
  }
  return { ...begin(0, { afterAnswer }), paint: () => paints.shift()?.() }
}

test('a choice is shown to be made, and then carried out', () => {
  const { driver, session, paint } = beginSlowly()
  session.pick(card)
  session.pick(enemy)
  expect(session.state).toMatchObject({ taken: strike, picked: [card, enemy] })
  session.drop()
  expect(session.state.taken).toBe(strike)
  expect(driver.taken).toEqual([])
  paint()
  expect(session.state).toMatchObject({ taken: null, picked: [] })
  expect(driver.taken).toEqual(['strike'])
})

test('whoever clicks again before that has both carried out, each once', () => {
  const { driver, session, paint } = beginSlowly()
  session.take(guard)
  session.take(strike)
  expect(driver.taken).toEqual(['guard'])
  paint()
  expect(driver.taken).toEqual(['guard', 'strike'])
})

test('whoever presses the same button twice before that has it done once', () => {
  const { driver, session, paint } = beginSlowly()
  session.take(guard)
  session.take(guard)
  paint()
  expect(driver.taken).toEqual(['guard'])
})

test('whoever takes a choice back, or leaves, before it is carried out loses nothing', () => {
  const { driver, session, paint } = beginSlowly()
  session.take(guard)
  session.undo()
  paint()
  expect(session.state).toMatchObject({ taken: null, look: { steps: 0 } })
  const told: string[][] = []
  driver.close = () => void told.push(driver.taken)
  session.take(guard)
  session.close()
  expect(told).toEqual([['guard']])
})

test('what happens is shown one thing after the other, and the log grows with it', async () => {
  const { session, goOn } = begin(100)
  const heard: string[] = []
  session.onEvent = ({ kind }) => heard.push(kind)
  session.take(guard)
  expect(session.state).toMatchObject({ isPlaying: true, event: { text: 'hit' } })
  expect(session.state.lines.map(({ text }) => text)).toEqual(['guard', 'hit'])
  expect(session.state.next.size).toBe(0)
  await goOn()
  expect(session.state.event?.text).toBe('hurt')
  expect(session.state.lines).toHaveLength(3)
  await goOn()
  expect(session.state).toMatchObject({ isPlaying: false, event: null })
  expect(heard).toEqual(['hit', 'hurt'])
})

test('skipping goes to the end, and what was skipped does not come back', async () => {
  const { session, goOn } = begin(100)
  session.take(guard)
  session.skip()
  expect(session.state).toMatchObject({ isPlaying: false, event: null })
  expect(session.state.lines).toHaveLength(3)
  const { state } = session
  await goOn()
  expect(session.state).toBe(state)
})

test('a pick while something is shown skips it', () => {
  const { session } = begin(100)
  session.take(guard)
  session.pick(card)
  expect(session.state).toMatchObject({ isPlaying: false, picked: [card] })
})

test('nothing can be chosen while an earlier moment is looked at', () => {
  const { driver, session } = begin()
  session.take(guard)
  session.take(strike)
  session.lookAt(1)
  expect(session.state).toMatchObject({ isPast: true, look: { step: 1, steps: 2 } })
  expect(session.state.next.size).toBe(0)
  session.pick(card)
  session.take(guard)
  expect(session.state.notice).toContain('earlier moment')
  expect(driver.taken).toHaveLength(2)
  session.lookAt(null)
  expect(session.state.isPast).toBe(false)
})

test('looking beyond the game stays within it', () => {
  const { session } = begin()
  session.take(guard)
  session.lookAt(-3)
  expect(session.state.look.step).toBe(0)
  session.lookAt(99)
  expect(session.state.look.step).toBe(1)
})

test('the last decision is taken back, or the reason is given', () => {
  const { driver, session } = begin()
  session.take(guard)
  session.undo()
  expect(session.state.lines).toEqual([])
  session.take(guard)
  driver.refusal = 'dice were rolled'
  session.undo()
  expect(session.state.notice).toBe('This cannot be taken back: dice were rolled.')
  expect(session.state.look.steps).toBe(1)
})

test('whoever listens hears of every change until it leaves', () => {
  const { session } = begin()
  let heard = 0
  const leave = session.subscribe(() => heard++)
  session.pick(card)
  leave()
  session.drop()
  expect(heard).toBe(1)
})
