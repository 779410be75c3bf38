/** Players who hide their hands from each other and share one device: nothing in the page names a card to the wrong one. */
import { greyport, openTable } from '@hearthkeep/game-greyport'
import type { Match } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { modelOf } from '../../src/games/greyport/model.ts'
import { advised, findGame, sitDown } from './greyport-player.ts'
import { faultsOf } from './looks.ts'
import { asPhone, browserTest, fromMenu, useChromium } from './page.ts'
import { finger, focused, mouse, tabTo } from './player.ts'

const { game } = greyport
const CALM = { reducedMotion: 'reduce' } as const

useChromium()

/** Three at the beginning of a round; in the second one their logs tell what they drew. */
const round = (options: Readonly<Record<string, string>>, number = 1) =>
  findGame(
    { seats: 3, options },
    advised,
    (table) => table.question?.name === 'players-act' && table.round === number,
  )

interface Card {
  readonly id: number
  readonly title: string
}

/** The hand of a seat, without what anybody may see elsewhere or was told. */
function handOf(match: Match, owner: number): Card[] {
  const { seats, heroRow, itemRow } = modelOf(game, match.view(owner).cells)
  const open = [
    ...seats.flatMap(({ discard, played }) => [
      ...discard,
      ...played.flatMap(({ hero, items }) => [hero, ...items]),
    ]),
    ...[...heroRow.cards, ...itemRow.cards],
    // A character's own card is called like the character.
    ...openTable(game).data.characters.map(({ name }) => ({ title: name })),
  ]
  const known = new Set(open.map(({ title }) => title))
  const told = Array.from({ length: match.steps + 1 }, (_, step) =>
    match.happened(step, 'spectator').events.map(({ text }) => text),
  )
  const isKnown = ({ title }: Card): boolean =>
    known.has(title) || told.flat().some((text) => text.includes(title))
  return seats[owner].hand.filter((card) => !isKnown(card))
}

/** Everything in the page that can be read, heard, hovered over or looked up in it. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = Array.from(document.querySelectorAll('*'), (element) =>
      Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).join('\n'),
    )
    return [document.title, document.documentElement.textContent, ...attributes].join('\n')
  })
}

/** The cards of a hand that the page names, by their title or as a thing. */
async function namedIn(page: Page, match: Match, owner: number): Promise<string[]> {
  const words = await wordsOf(page)
  return handOf(match, owner)
    .filter(({ id, title }) => words.includes(title) || words.includes(`data-thing=card:${id}\n`))
    .map(({ title }) => title)
}

/** Sees that the page names the hands of those who may see it, and of nobody else. */
async function seesOnly(page: Page, match: Match, viewer: number | null): Promise<void> {
  const others = [0, 1, 2].filter((seat) => seat !== viewer)
  for (const owner of others) {
    expect(handOf(match, owner).length).toBeGreaterThan(1)
    await expect.poll(() => namedIn(page, match, owner), { message: `hand of ${owner}` }).toEqual([])
  }
  if (viewer === null) return
  const own = handOf(match, viewer).map(({ title }) => title)
  await expect.poll(() => namedIn(page, match, viewer)).toEqual(own)
}

const curtainOf = (page: Page) => page.getByRole('dialog', { name: /^Pass the device to/ })

browserTest(
  'nobody finds a card of another anywhere in the page, and the curtain falls between them',
  async () => {
    const { page, player } = await sitDown(round({ hands: 'closed' }, 2), mouse, CALM)
    const { match } = player
    const curtain = curtainOf(page)
    await curtain.getByText('Pass the device to Player 1').waitFor()
    await seesOnly(page, match, null)
    await curtain.getByRole('button', { name: 'I am Player 1, show my cards' }).click()
    await curtain.waitFor({ state: 'detached' })
    await seesOnly(page, match, 0)
    // What one drew when another had decided is in the log, as long as one is there.
    const drawn = /\w+ draws (?!a card)/
    const dealt = match
      .decisions(0)
      .find(
        ({ seat, step }) => seat !== 0 && match.happened(step, 0).events.some(({ text }) => drawn.test(text)),
      )
    expect(dealt).toBeDefined()
    const log = page.locator(`.shell-log [data-step="${dealt?.step ?? -1}"]`)
    await expect.poll(() => log.textContent()).toMatch(drawn)
    // In all choices in words, too, and with a card picked.
    await fromMenu(page, 'All choices in words')
    await page.locator('.choices:not(.aloud)').waitFor()
    await seesOnly(page, match, 0)
    await page.keyboard.press('c')
    await page
      .locator('.gp-hand .thing.glows')
      .first()
      .click({ position: { x: 20, y: 36 } })
    await seesOnly(page, match, 0)
    // To turn to another is to pass the device on; Player 1 may think better of it.
    await page.locator('button.k-seat-head[data-seat="1"]').click()
    await curtain.getByText('Pass the device to Player 2').waitFor()
    await seesOnly(page, match, null)
    expect(await log.textContent()).not.toMatch(drawn)
    await curtain.getByRole('button', { name: 'Back to Player 1' }).click()
    await curtain.waitFor({ state: 'detached' })
    await seesOnly(page, match, 0)
    // A decision that leaves it to the others.
    const done = match.view(0).choices.find(({ kind }) => kind === 'done')
    await page.locator('.k-end').click()
    match.answer({ seat: 0, revision: match.revision, notation: done?.notation })
    await curtain.getByText('Pass the device to Player 2').waitFor()
    await seesOnly(page, match, null)
    await curtain.getByRole('button', { name: 'I am Player 2' }).click()
    await curtain.waitFor({ state: 'detached' })
    await seesOnly(page, match, 1)
    await page.locator('button.k-seat-head[data-seat="2"]').click()
    await curtain.getByText('Pass the device to Player 3').waitFor()
    await seesOnly(page, match, null)
    // Whoever comes back to the page has to say who they are.
    await page.reload()
    await curtain.getByText('Pass the device to Player 2').waitFor()
    await seesOnly(page, match, null)
    player.close()
  },
)

browserTest('the curtain works by keyboard, with the history and after a key too many', async () => {
  const { page, player } = await sitDown(round({ silent: 'yes' }), mouse, CALM)
  const { match } = player
  const curtain = curtainOf(page)
  await curtain.waitFor()
  await expect.poll(async () => (await focused(page)).text).toContain('Pass the device to Player 1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  expect(await curtain.count()).toBe(1)
  await page.keyboard.press('h')
  await page.keyboard.press('ArrowLeft')
  await page.getByText('You are looking at').waitFor()
  expect(await curtain.count()).toBe(0)
  await seesOnly(page, match, null)
  await page.keyboard.press('h')
  await curtain.waitFor()
  await page.keyboard.press('Tab')
  expect((await focused(page)).text).toBe('I am Player 1, show my cards')
  await page.keyboard.press('Enter')
  await curtain.waitFor({ state: 'detached' })
  await seesOnly(page, match, 0)
  // The arrows lead to what can be chosen, as ever.
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await focused(page)).thing).not.toBe('')
  await tabTo(page, 'Turn to')
  await page.keyboard.press('Enter')
  await curtain.getByText('Pass the device to Player 2').waitFor()
  await expect.poll(async () => (await focused(page)).text).toContain('Pass the device to Player 2')
  await seesOnly(page, match, null)
  player.close()
})

browserTest('what tells everything says so before it is made', async () => {
  const { page, player } = await sitDown(round({ hands: 'closed' }), mouse, CALM)
  await curtainOf(page).waitFor()
  for (const entry of ['Copy as a link', 'Report a bug', 'Save as a file']) {
    await fromMenu(page, entry)
    const sheet = page.locator('dialog[open]')
    await sheet.getByText('holds everything').waitFor()
    expect(await sheet.locator('textarea, input').count()).toBe(0)
    // A link would be for others: none is made before the game is over.
    const canBeMade = await sheet.getByRole('button', { name: 'Make it all the same' }).count()
    expect(canBeMade, entry).toBe(entry === 'Copy as a link' ? 0 : 1)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  await fromMenu(page, 'Report a bug')
  await page.getByRole('button', { name: 'Make it all the same' }).click()
  await expect.poll(() => page.getByLabel('The report').inputValue()).toContain('hearthkeep record 2')
  player.close()
})

browserTest('with open hands there is no curtain, and everything lies open', async () => {
  const { page, player } = await sitDown(round({ hands: 'open' }), mouse, CALM)
  await page.locator('.gp-hand [data-thing]').first().waitFor()
  expect(await curtainOf(page).count()).toBe(0)
  for (const seat of [1, 2, 0]) {
    await page.locator(`button.k-seat-head[data-seat="${seat}"]`).click()
    await expect.poll(() => namedIn(page, player.match, seat)).not.toEqual([])
  }
  await fromMenu(page, 'Copy as a link')
  await page.getByRole('textbox', { name: 'Link' }).waitFor()
  player.close()
})

browserTest('the curtain can be seen and read, on a desk and on a phone', async () => {
  for (const [options, input] of [
    [CALM, mouse],
    [{ ...CALM, ...asPhone }, finger],
  ] as const) {
    const { page, player } = await sitDown(round({ hands: 'closed' }), input, options)
    await curtainOf(page).waitFor()
    expect(await faultsOf(page, 'curtain')).toEqual([])
    player.close()
  }
})
