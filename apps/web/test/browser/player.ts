/** A player at the table in the page: knows what to do from a match of its own, and does it there with real input. */
import { fork, offeredChoices } from '@hearthkeep/engine'
import type { Game, OfferedChoice, PartialSetup } from '@hearthkeep/engine'
import type { Bot } from '@hearthkeep/bots'
import { Match } from '@hearthkeep/match'
import type { UndoPolicy } from '@hearthkeep/match'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isEnding } from '../../src/session/selection.ts'
import { adviserFor } from './advice.ts'
import { stepsOf } from './page.ts'

declare global {
  interface Window {
    /** Whether the last tap has become a click. */
    wasClicked: boolean
  }
}

/** What a good player would do. */
function advised(game: Game, match: Match, bot: Bot): OfferedChoice {
  const table = fork(match.game, match.state.table)
  try {
    return offeredChoices(game, table)[bot.choose(table)]
  } finally {
    table.release()
  }
}

/** Makes a choice in a match, where it has to be taken. */
export function answer(match: Match, { seat, notation }: OfferedChoice): void {
  expect(match.answer({ seat, revision: match.revision, notation }).kind).toBe('taken')
}

/** How a choice is made with one kind of input. */
export interface Input {
  /** Picks something on the table. */
  readonly thing: (thing: Locator, key: string) => Promise<void>
  /** Presses a button of the prompt. */
  readonly button: (button: Locator) => Promise<void>
}

export class Player {
  readonly page: Page
  readonly match: Match
  private readonly input: Input
  private readonly bot: Bot
  private hasGathered = false

  constructor(page: Page, input: Input, game: Game, setup: PartialSetup, undo: UndoPolicy = 'honest') {
    this.page = page
    this.input = input
    this.match = Match.start(game, setup, { autoForced: true, undo })
    this.bot = adviserFor(game)
  }

  get isOver(): boolean {
    return this.match.isOver
  }

  /** Makes the choice that is advised, in the page and in the match, and sees that both went the same way. */
  async goOn(): Promise<OfferedChoice> {
    const choice = advised(this.match.game, this.match, this.bot)
    await this.make(choice)
    return choice
  }

  async make(choice: OfferedChoice): Promise<void> {
    const before = this.match.steps
    await expect.poll(() => stepsOf(this.page)).toBe(before)
    answer(this.match, choice)
    // To end a turn is done with its button, whomever it is about.
    for (const { kind, id } of isEnding(choice) ? [] : choice.concerns) {
      const key = `${kind}:${id}`
      const things = this.page.locator(`[data-thing="${key}"]`)
      if ((await things.count()) > 0) await this.input.thing(things.first(), key)
      if ((await stepsOf(this.page)) > before) break
    }
    if ((await stepsOf(this.page)) === before) await this.confirm(choice)
    this.endGathering(choice)
    await expect.poll(() => stepsOf(this.page)).toBe(this.match.steps)
  }

  /** What is gathered is over once nothing of it has to go: the page has said so by itself. */
  private endGathering({ seat }: OfferedChoice): void {
    if (!this.hasGathered) return
    this.hasGathered = false
    const last = this.match.view(seat).choices.find(({ kind }) => kind === 'keep-hand')
    if (last !== undefined) answer(this.match, last)
  }

  /** By the button with its words or, if there is none, by picking the thing once more. */
  private async confirm({ notation, concerns }: OfferedChoice): Promise<void> {
    const button = this.page.locator(`[data-choice=${JSON.stringify(notation)}]`)
    const last = concerns.at(-1)
    const key = last === undefined ? '' : `${last.kind}:${last.id}`
    const things = this.page.locator(`[data-thing="${key}"]`)
    // What cannot be drawn gets its button a moment later.
    const ways = async () => (await button.count()) + (await things.count())
    await expect.poll(ways, { message: `a way to “${notation}” in the page` }).toBeGreaterThan(0)
    if ((await button.count()) === 1) return this.press(button)
    const all = this.page.locator('[data-choice="all"]')
    if ((await all.count()) === 1) {
      this.hasGathered = true
      return this.press(all)
    }
    await this.input.thing(things.first(), key)
  }

  /** A button that asks once more is pressed once more. */
  private async press(button: Locator): Promise<void> {
    await this.input.button(button)
    if ((await this.page.locator('[data-armed]').count()) > 0) await this.input.button(button)
  }

  close(): void {
    this.match.close()
    this.bot.release()
  }
}

/** Cards in a hand overlap: of each, one sees what is near its corner. */
const inSight = (key: string) => (key.startsWith('card:') ? { position: { x: 20, y: 36 } } : {})

export const mouse: Input = {
  thing: (thing, key) => thing.click(inSight(key)),
  button: (button) => button.click(),
}

/** Milliseconds from where the hand arrives to its press, for somebody who knows what to do. */
const HAND = 200

/** As a hand does it: goes there, then presses. A test that clicks into what it set in motion itself times its own haste. */
export function hand(page: Page): Input {
  const over = async (place: Locator, options = {}): Promise<void> => {
    await place.hover(options)
    await page.waitForTimeout(HAND)
  }
  return {
    thing: (thing, key) => over(thing, inSight(key)).then(() => mouse.thing(thing, key)),
    button: (button) => over(button).then(() => mouse.button(button)),
  }
}

/** Milliseconds within which two taps at one place are a double tap, of which a button hears the first. */
const DOUBLE_TAP = 550

/** Taps, and waits for the click that the browser makes of it: that may come after the tap itself is reported as done. */
async function tap(place: Locator, options = {}): Promise<void> {
  const page = place.page()
  await page.evaluate(() => {
    window.wasClicked = false
    const onClick = (): void => {
      window.wasClicked = true
    }
    window.addEventListener('click', onClick, { capture: true, once: true })
  })
  await place.tap(options)
  await page.waitForFunction(() => window.wasClicked || document.querySelector('dialog[open]') !== null)
}

/** Taps a thing. On a machine that stands still meanwhile that is a long press, which shows more of it: then once more. */
export async function tapThing(thing: Locator, options = {}): Promise<void> {
  await tap(thing, options)
  const more = thing.page().locator('dialog[open]')
  if ((await more.count()) === 0) return
  await thing.page().keyboard.press('Escape')
  await more.waitFor({ state: 'detached' })
  await tapThing(thing, options)
}

export const finger: Input = {
  thing: (thing, key) => tapThing(thing, inSight(key)),
  async button(button) {
    await button.page().waitForTimeout(DOUBLE_TAP)
    await tap(button)
  },
}

/** With nothing but keys: the arrows until the focus is there, then Enter; buttons by their number. */
export function keys(page: Page): Input {
  return {
    async thing(_, key) {
      for (let pressed = 0; (await focused(page)).thing !== key; pressed++) {
        if (pressed > 60) throw new Error(`the arrows do not lead to ${key}`)
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('Enter')
    },
    async button(button) {
      await page.waitForTimeout(HAND + 100) // pressed twice at once, a number counts once
      await page.keyboard.press((await button.locator('kbd').textContent()) ?? '')
    },
  }
}

/** What has the focus: a thing on the table, or something with words. */
export function focused(page: Page): Promise<{ thing: string; text: string; tag: string }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    return {
      thing: element?.dataset['thing'] ?? '',
      text: element?.textContent ?? '',
      tag: element?.tagName ?? '',
    }
  })
}

/** Goes on with Tab until the focus is on something with these words, or with this tag. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    const { text, tag } = await focused(page)
    if (tag === wanted || text.includes(wanted)) {
      if (tag !== 'BODY' && tag !== 'MAIN') return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to “${wanted}”`)
}
