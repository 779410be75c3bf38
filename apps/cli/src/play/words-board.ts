/** What all menus share: a scene without a log, and answers that are a few words. */
import type { OfferedChoice } from '@hearthkeep/engine'
import type { Board, Reaction } from './board.ts'
import type { Scene } from './scene.ts'

/** What a menu shows; everything else about it is the same for all menus. */
export function menuScene(
  shown: Pick<Scene, 'name' | 'about' | 'zones' | 'prompt' | 'choices' | 'glossary' | 'rules'>,
): Scene {
  return {
    ...shown,
    seat: 0,
    seats: 1,
    others: [],
    rule: '',
    refused: [],
    log: [],
    outcome: 'playing',
    status: '',
    place: 'menu',
  }
}

/** A choice of a menu; it can be about a thing on it. */
export const choice = (notation: string, kind?: string, id = 0): OfferedChoice => ({
  seat: 0,
  notation,
  kind: kind ?? 'menu',
  concerns: kind === undefined ? [] : [{ kind, id }],
})

/** A board on which every answer is one of a few words. */
export function wordsBoard<T extends string>(
  scene: () => Scene,
  answer: (words: string) => Reaction<T> | undefined,
): Board<T> {
  const refuse = (text: string): Reaction<T> => ({ notice: { text, tone: 'bad' }, isRefused: true })
  return {
    scene,
    answer: (words) => Promise.resolve(answer(words.trim()) ?? refuse('Choose one of the list.')),
    undo: () => Promise.resolve(refuse('There is nothing to take back here.')),
    turnTo: () => refuse('There is nobody else here.'),
  }
}

/** "1 player", "2 players". */
export const countOf = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** How many can play, in words. */
export function seatsText([min, max]: readonly [number, number]): string {
  return min === max ? countOf(min, 'player') : `${min}-${max} players`
}
