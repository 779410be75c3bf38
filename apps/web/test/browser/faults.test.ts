/** Whatever goes wrong, the page says what happened and what to do, and nothing is lost. */
import { readFile } from 'node:fs/promises'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { formatSaved, Match } from '@hearthkeep/match'
import { expect } from 'vitest'
import { encodeText } from '../../src/share/encode.ts'
import { CALM, damaged, GARBAGE, keep, record, says } from './damaged.ts'
import { address, browserTest, downloaded, stepsOf, useChromium, visit } from './page.ts'

useChromium()

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
