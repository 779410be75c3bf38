/** Short words for the tests. */
import { Stream } from '@hearthkeep/engine'
import type { Match } from '@hearthkeep/match'
import { expect } from 'vitest'

/** Answers at the current revision, whatever comes of it. */
export function answer(match: Match, seat: number, notation: string) {
  return match.answer({ seat, revision: match.revision, notation })
}

/** Answers several times at the current revision; every answer must be taken. */
export function play(match: Match, ...answers: [seat: number, notation: string][]): void {
  for (const [seat, notation] of answers)
    expect(answer(match, seat, notation), `${seat + 1}> ${notation}`).toMatchObject({ kind: 'taken' })
}

/** The names of the cards in a seat's hand. */
export function handOf(match: Match, seat: number): string[] {
  const zone = match.view(seat).zones.find((one) => one.title === 'Hand' && one.seat === seat)
  return (zone?.items ?? []).map(({ name }) => name)
}

/** Plays at random until the game is over or `most` answers are given; `before` runs before each. */
export function playAtRandom(
  match: Match,
  seed: number,
  most = Infinity,
  before = (): void => undefined,
): void {
  const random = Stream.of(seed)
  for (let given = 0; given < most && !match.isOver; given++) {
    before()
    const all = Array.from({ length: match.setup.seats }, (_, seat) => match.view(seat).choices).flat()
    // Being done now and then keeps the games from idling on.
    const fitting = all.filter(({ kind }) => kind !== 'idle')
    const { seat, notation } = fitting[random.below(fitting.length)]
    play(match, [seat, notation])
  }
}

/** Everything a client could read in a value, in one text; typed arrays as their numbers. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (inner instanceof Int32Array ? [...inner] : inner))
}
