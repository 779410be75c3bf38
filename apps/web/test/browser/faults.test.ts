/** Whatever goes wrong, the page says what happened and what to do, and nothing is lost. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatRecord } from '@hearthkeep/engine'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { formatSaved, Match } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { encodeText } from '../../src/share/encode.ts'
import { address, browserTest, downloaded, fromMenu, stepsOf, useChromium, visit } from './page.ts'

const CALM = { reducedMotion: 'reduce' } as const
const GARBAGE = 'hearthkeep match 1\n{"undo":"hon\u0000est ☃ this is no game'

useChromium()

/** Puts something into the place where games are kept, or takes out what lies there. */
function keep(page: Page, save: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hearthkeep')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite')
          transaction.objectStore('games').put(entry)
          transaction.oncomplete = () => resolve() // not before: who leaves the page takes it back
        }
      }),
    save,
  )
}

const damaged = {
  ...{
    id: 'broken',
    game: 'small-time-heroes',
    outcome: 'playing',
    steps: 12,
    seats: 1,
    at: 1_700_000_000_000,
  },
  ...{ options: { hero: 'joan' }, text: GARBAGE },
}

async function says(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await page.locator('.problem').getByText(text).first().waitFor()
}

function started(write: (match: Match) => string): string {
  const match = Match.start(tinyFight.game, { seed: 7 }, {})
  try {
    return write(match)
  } finally {
    match.close()
  }
}

const record = (): string => started((match) => formatRecord(match.record()))
const saved = (): string => started((match) => formatSaved(match.saved()))

browserTest(
  'a saved game that was damaged is explained, stays where it is, and can be downloaded',
  async () => {
    const page = await visit('library', CALM)
    await page.getByText('No game is waiting for you.').waitFor()
    await keep(page, damaged)
    await page.goto(address('table/broken'))
    await says(page, 'This game cannot be opened', /Nothing was changed or deleted/)
    const { path, name } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download the saved text' }).click(),
    )
    expect(name).toBe('small-time-heroes-broken.txt')
    expect(await readFile(path, 'utf8')).toBe(GARBAGE)
    await page.getByRole('link', { name: 'To the library' }).click()
    await page.getByText('This one cannot be read').waitFor()
    const again = await downloaded(page, () => page.getByTitle('Download as a file').click())
    expect(await readFile(again.path, 'utf8')).toBe(GARBAGE)
    await page.goto(address(''))
    await page.getByRole('heading', { name: 'On the shelf' }).waitFor()
  },
)

browserTest('a saved game that no longer fits can be opened as far as it does', async () => {
  const page = await visit('library', CALM)
  await page.getByText('No game is waiting for you.').waitFor()
  const { game } = tinyFight
  const match = Match.start(game, { seed: 5 }, { undo: 'honest' })
  for (let i = 0; i < 4; i++) {
    const { choices, revision } = match.view(0)
    match.answer({ seat: 0, revision, notation: choices[0].notation })
  }
  const text = formatSaved(match.saved()).replace(/^3\. 1> .*$/m, '3. 1> juggle three torches')
  await keep(page, {
    ...damaged,
    game: 'tiny-fight',
    outcome: 'playing',
    steps: 4,
    seats: 1,
    options: {},
    at: 1,
    text,
  })
  await page.goto(address('table/broken'))
  await says(
    page,
    'This game cannot be opened',
    /Step 3 of the record: "juggle three torches" is not possible/,
  )
  await page.getByRole('button', { name: 'Open it as far as it fits' }).click()
  await page.getByText('This is how it stood after 2 decisions.').waitFor()
  await expect.poll(() => stepsOf(page)).toBe(2)
  await page.goto(address('table/broken'))
  await says(page, 'This game cannot be opened')
})

browserTest('a saved game of an unknown game is explained, and can be downloaded', async () => {
  const page = await visit('library', CALM)
  await page.getByText('No game is waiting for you.').waitFor()
  await keep(page, { ...damaged, game: 'grim-quest' })
  await page.goto(address('table/broken'))
  await says(page, 'An unknown game', /grim-quest/, /Nothing was changed or deleted/)
  const { path } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download the saved text' }).click(),
  )
  expect(await readFile(path, 'utf8')).toBe(GARBAGE)
})

browserTest(
  'a record of a newer version is explained, as a link and as a file, and can be kept',
  async () => {
    const newer = record().replace(/^hearthkeep record \d+/, 'hearthkeep record 99')
    const page = await visit(`open/${await encodeText(newer)}`, CALM)
    await says(page, 'This record cannot be read', /99/, /newer Hearthkeep/)
    const { path } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Save the record as a file' }).click(),
    )
    expect(await readFile(path, 'utf8')).toBe(newer)
    await page.goto(address('library'))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'newer.record', mimeType: 'text/plain', buffer: Buffer.from(newer) })
    await page.getByText(/newer\.record was not taken in:.*99.*The file itself is as it was/).waitFor()
  },
)

browserTest('links to a game we do not have, to a part of a game, and to nothing are explained', async () => {
  const unknown = record().replaceAll('tiny-fight', 'grim-quest')
  const page = await visit(`open/${await encodeText(unknown)}`, CALM)
  await says(page, 'A game that is not on this shelf', /grim-quest/, /Keep the record/)
  const half = (await encodeText(record())).slice(0, 40)
  await page.goto(address(`open/${half}`))
  await says(page, 'This link is damaged', /Ask for it again/)
  for (const [path, title] of [
    ['no/such/page', 'There is nothing here'],
    ['table/nobody-knows-it', 'No such game'],
    ['new/grim-quest', 'An unknown game'],
    ['lessons/grim-quest', 'An unknown game'],
    ['rules/grim-quest', 'An unknown game'],
    ['lessons/tiny-fight/no-such-lesson', 'No such lesson'],
  ]) {
    await page.goto(address(path))
    await says(page, title)
    await expect.poll(() => page.getByRole('link', { name: 'Back to the games' }).count()).toBe(1)
  }
})

browserTest(
  'a part of the page that does not arrive leaves words behind, and another try succeeds',
  async () => {
    const expected =
      /net::ERR_FAILED|dynamically imported module|error loading|Minified React error|could not be drawn/i
    const page = await visit('', { ...CALM, serviceWorkers: 'block', expected })
    await page.getByRole('heading', { name: 'On the shelf' }).waitFor()
    const scripts = /\/assets\/tiny-fight.*\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto(address('rules/tiny-fight'))
    await says(page, 'Something went wrong', /Your saved games are still there/)
    await page.unroute(scripts)
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { name: 'Rules of Tiny Fight' }).waitFor()
  },
)

/** A Tiny Fight under way. */
async function fighting(undo = 'Honest'): Promise<Page> {
  const page = await visit('new/tiny-fight', CALM)
  await page.getByText(undo, { exact: true }).click()
  await page.getByLabel('Seed').fill('7')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-bar').waitFor()
  await page.keyboard.press('c') // all choices in words
  return page
}

async function decide(page: Page, times = 1): Promise<number> {
  for (let made = 0; made < times; made++) {
    const before = await stepsOf(page)
    await page.locator('.choices li button').first().click()
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(before)
  }
  return stepsOf(page)
}

/** Looks into the library for so many games to go on with. */
async function findsKept(page: Page, count: number): Promise<void> {
  await page.goto(address('library'))
  await page.reload()
  await page.getByRole('heading', { name: 'Under way' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Continue/ }).count()).toBe(count)
}

browserTest('two tabs at one game learn of each other at once, and neither loses a decision', async () => {
  const one = await fighting()
  const url = one.url()
  const two = await one.context().newPage()
  await two.goto(url)
  await two.locator('.prompt-bar').waitFor()
  await two.keyboard.press('c')
  const ahead = await decide(one, 3)
  // Without a word or a click here.
  await expect.poll(() => stepsOf(two)).toBe(ahead)
  const further = await decide(two, 1)
  await expect.poll(() => stepsOf(one)).toBe(further)
  // Both at once: whoever comes second is told, or is taken after the first; what is shown is the same.
  await Promise.all([
    one.locator('.choices li button').first().click(),
    two.locator('.choices li button').last().click(),
  ])
  await expect
    .poll(async () => (await stepsOf(one)) > further && (await stepsOf(one)) === (await stepsOf(two)))
    .toBe(true)
  const end = await stepsOf(one)
  for (const page of [one, two]) {
    await page.reload()
    await expect.poll(() => stepsOf(page)).toBe(end)
    expect(page.url()).toBe(url)
  }
  await findsKept(two, 1)
})

browserTest('what is on the screen outlives a reload in the same instant', async () => {
  const page = await fighting()
  for (let i = 0; i < 5; i++) {
    const before = await stepsOf(page)
    // Reloads from inside the page, in the very task in which the new step is on the screen.
    await page.evaluate((steps) => {
      const seen = new MutationObserver(() => {
        const last = [...document.querySelectorAll<HTMLElement>('.shell-log .log [data-step]')].at(-1)
        const now = Number(last?.dataset['step'] ?? 0)
        if (now <= steps) return
        seen.disconnect()
        sessionStorage.setItem('shown', String(now))
        location.reload()
      })
      seen.observe(document.body, { subtree: true, childList: true, attributes: true })
    }, before)
    await page.locator('.choices li button').first().click()
    await expect
      .poll(() => page.evaluate(() => Number(sessionStorage.getItem('shown'))))
      .toBeGreaterThan(before)
    await page.locator('.prompt-bar').waitFor()
    await expect
      .poll(() => stepsOf(page))
      .toBe(await page.evaluate(() => Number(sessionStorage.getItem('shown'))))
    await page.keyboard.press('c')
  }
})

browserTest('a game that was deleted elsewhere does not come back in its place', async () => {
  const page = await fighting()
  const url = page.url()
  const library = await page.context().newPage()
  await findsKept(library, 1)
  await library.getByTitle('Delete').click()
  await library.getByRole('button', { name: 'Delete', exact: true }).click()
  await library.getByText('No game is waiting for you.').waitFor()
  await page.locator('.choices li button').first().click()
  await page.getByText('This game was deleted meanwhile.').waitFor()
  await expect.poll(() => page.url()).not.toBe(url)
  await findsKept(library, 1)
  await library.goto(url)
  await says(library, 'No such game')
})

browserTest('entries that are damaged hide no other game, and can be downloaded and deleted', async () => {
  const page = await fighting()
  const { game, steps } = damaged
  await keep(page, { ...damaged, id: 'no-text', text: undefined, at: damaged.at + 1 })
  await keep(page, { ...damaged, id: 'no-options', options: null })
  await keep(page, { ...damaged, id: 'no-time', at: 'yesterday' })
  await keep(page, { id: 'nothing' })
  await keep(page, { id: 'badly-noted', game: 'tiny-fight', at: 'yesterday', options: null, text: saved() })
  await findsKept(page, 2)
  await page.getByText('What was noted of this one is damaged').waitFor()
  await expect.poll(() => page.getByText(/This one cannot be read:.* is damaged/).count()).toBe(4)
  const row = page.locator('.kept').filter({ hasText: 'Small-Time Heroes' }).first()
  const { path } = await downloaded(page, () => row.getByTitle('Download').click())
  const text = await readFile(path, 'utf8')
  expect(JSON.parse(text)).toMatchObject({ id: 'no-text', game, steps })
  await page.goto(address('table/no-text'))
  await says(page, 'This game cannot be opened', /damaged/)
  await page.goto(address(''))
  await page.getByRole('heading', { name: 'Continue where you left off' }).waitFor()
  await page.goto(address('library'))
  for (let left = 5; left > 0; left--) {
    await expect.poll(() => page.locator('.kept-damage').count()).toBe(left)
    await page
      .locator('.kept:has(.kept-damage)')
      .first()
      .getByTitle(/^Delete/)
      .click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await expect.poll(() => page.locator('.kept').count()).toBe(1)
})

browserTest('a bug report keeps what was typed, and its file is replayed and imported', async () => {
  const page = await fighting('Practice')
  const steps = await decide(page, 3)
  const report = page.getByRole('textbox', { name: 'The report' })
  await fromMenu(page, 'Report a bug')
  await report.fill((await report.inputValue()).replace('(please write here)', 'It burnt.'))
  await page.keyboard.press('Escape')
  await report.waitFor({ state: 'detached' })
  await fromMenu(page, 'Report a bug')
  await expect.poll(() => report.inputValue()).toContain('It burnt.')
  const { path } = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  const cwd = join(import.meta.dirname, '../../../..')
  const { stdout } = await promisify(execFile)('npx', ['hearthkeep', 'replay', path], { cwd })
  expect(stdout).toMatch(/^same: /m)

  const other = await visit('library', CALM)
  const buffer = await readFile(path)
  await other.locator('input[type=file]').setInputFiles({ name: 'bug.txt', mimeType: 'text/plain', buffer })
  await other.getByRole('link', { name: 'Open it' }).click()
  await expect.poll(() => stepsOf(other)).toBe(steps)
})

browserTest('a practice table stays one, as a file and as a link', async () => {
  const page = await fighting('Practice')
  await decide(page, 2)
  const { path } = await downloaded(page, () => fromMenu(page, 'Save as a file'))
  const text = await readFile(path, 'utf8')
  const other = await visit(`open/${await encodeText(text)}`, CALM)
  await other.getByText('This game came with a link').waitFor()
  await other.getByText('practice', { exact: true }).waitFor()
  await other.goto(address('library'))
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'ours.record', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await other.getByRole('link', { name: 'Open it' }).click()
  await other.getByText('practice', { exact: true }).waitFor()
})

browserTest('a double click makes one branch', async () => {
  const page = await fighting()
  await decide(page, 2)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'One back' }).click()
  await page.getByRole('button', { name: 'Branch from here' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByText('This is a new game that goes on from decision').waitFor()
  await findsKept(page, 2)
})
