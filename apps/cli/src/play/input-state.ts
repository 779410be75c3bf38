/** Where the player is in menus and pages, and what keys can ask for. */
import type { Scene } from './scene.ts'

/** A key: its name, and the text it types if it types any. */
export interface Key {
  readonly name: string
  readonly text?: string
}

/** What the screen shows and what keys mean. */
export const MODES = ['choose', 'filter', 'explain', 'log', 'why', 'table', 'hint'] as const
/** One of them. */
export type Mode = (typeof MODES)[number]

/** Something said once: a refusal, what was taken back. */
export interface Notice {
  readonly text: string
  readonly tone: 'good' | 'bad'
}

/** Where the player is in menus and pages. */
export interface InputState {
  readonly mode: Mode
  /** The entries opened so far, by number. */
  readonly path: readonly number[]
  /** The highlighted entry. */
  readonly cursor: number
  /** Digits, a filter, or a word to look up. */
  readonly typed: string
  /** The first line shown of a page that is longer than the screen. */
  readonly scroll: number
  readonly notice: Notice | undefined
}

/** What a key asks the game to do. */
export type Action =
  | { readonly kind: 'answer'; readonly notation: string }
  | { readonly kind: 'undo' | 'leave' | 'abort' | 'next-seat' }

/** What the machine must know of the screen. */
export interface Stage {
  readonly scene: Scene
  /** How many entries a column of the menu holds. */
  readonly menuRows: number
  /** How many entries a page of the menu holds. */
  readonly menuPage: number
  /** How many lines the open page has, and how many of them are seen. */
  readonly pageLines: number
  readonly pageRows: number
}

/** What a key leads to. */
export interface Step {
  readonly state: InputState
  readonly action?: Action
}

export const START: InputState = {
  mode: 'choose',
  path: [],
  cursor: 0,
  typed: '',
  scroll: 0,
  notice: undefined,
}
