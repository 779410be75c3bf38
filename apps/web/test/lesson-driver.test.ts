import { readFileSync, readdirSync } from 'node:fs'
import { greyport } from '@hearthkeep/game-greyport'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { parseSituation } from '@hearthkeep/situations'
import type { Situation } from '@hearthkeep/situations'
import { expect, test } from 'vitest'
import { LessonDriver } from '../src/session/lesson-driver.ts'
import { groupLessons, lessonAfter, lessonKey, lessonName } from '../src/session/lesson-order.ts'

function lessonsOf(game: string): Situation[] {
  const folder = new URL(`../../../games/${game}/situations/`, import.meta.url)
  return readdirSync(folder)
    .sort()
    .map((file) => parseSituation(readFileSync(new URL(file, folder), 'utf8'), file))
}

const lessons = lessonsOf('tiny-fight')
const playing = lessons[1]

function begin(): LessonDriver {
  return new LessonDriver(tinyFight.game, playing)
}

/** Does what the lesson wants until something other than that is due. */
async function goThrough(driver: LessonDriver): Promise<void> {
  for (;;) {
    const { stage } = driver
    if (stage.kind === 'do') await driver.take(stage.wanted)
    else if (stage.kind === 'tell') driver.next()
    else return
  }
}

async function decisions(driver: LessonDriver): Promise<string[]> {
  return (await driver.lines()).flatMap(({ isDecision, text }) => (isDecision ? [text] : []))
}

test('only what the lesson wants is offered, and everything else is politely declined', async () => {
  const driver = begin()
  const { choices, refused } = await driver.look(0)
  expect(choices.map(({ notation }) => notation)).toEqual(['play Strike 1 on Ooze'])
  const declined = refused.filter(({ text }) => text === 'In this lesson: play Strike 1 on Ooze')
  expect(declined.flatMap(({ concerns }) => concerns.map(({ kind }) => kind))).toContain('enemy')
  const other = { ...choices[0], notation: 'play Guard 1' }
  expect(await driver.take(other)).toEqual({ refused: 'In this lesson: play Strike 1 on Ooze' })
  driver.close()
})

test('what is done is shown event by event, with the table as it stood', async () => {
  const driver = begin()
  const taken = await driver.take((await driver.look(0)).choices[0])
  if ('refused' in taken) throw new Error(taken.refused)
  expect((await driver.lines()).map(({ text }) => text)).toEqual([
    'play Strike 1 on Ooze',
    'You play Strike 1 on Ooze.',
    'Ooze takes 6 damage and has 14 life left.',
  ])
  expect(taken.frames).toHaveLength(2)
  expect(taken.frames[0].cells).not.toEqual(taken.frames[1].cells)
  driver.close()
})

test('what is refused comes with the reason and the rule', async () => {
  const driver = begin()
  await driver.take((await driver.look(0)).choices[0])
  expect(driver.stage).toEqual({ kind: 'tell', say: 'The card is on the discard pile now.' })
  expect((await driver.look(0)).choices).toEqual([])
  driver.next()
  expect(driver.stage).toMatchObject({ kind: 'tell', refused: { notation: 'play Bash on Ooze', rule: 'T4' } })
  driver.close()
})

test('going back repeats what was said or done before', async () => {
  const driver = begin()
  expect(await driver.undo()).toBe('this lesson has not begun')
  const first = await driver.look(0)
  await driver.take(first.choices[0])
  expect(await driver.look(0)).toMatchObject({ step: 1, steps: 1 })
  expect(await driver.look(0, 0)).toMatchObject({ step: 0, steps: 1, choices: [] })
  expect((await driver.look(0, 0)).cells).toEqual(first.cells)
  expect(await driver.undo()).toBeUndefined()
  expect((await driver.look(0)).choices).toEqual(first.choices)
  expect((await driver.look(0)).cells).toEqual(first.cells)
  expect(await driver.lines()).toEqual([])
  driver.close()
})

test('scripted dice fall again as scripted when a lesson was gone back over them', async () => {
  const rounding = lessons.find(({ file }) => file.startsWith('05')) as Situation
  const driver = new LessonDriver(tinyFight.game, rounding)
  await goThrough(driver)
  expect(driver.stage).toEqual({ kind: 'done' })
  const [first, lines] = [await driver.look(0), await driver.lines()]
  for (let back = 0; back < 2; back++) await driver.undo()
  expect((await driver.lines()).length).toBeLessThan(lines.length)
  await goThrough(driver)
  expect(driver.stage).toEqual({ kind: 'done' })
  expect((await driver.look(0)).cells).toEqual(first.cells)
  expect(await driver.lines()).toEqual(lines)
  driver.close()
})

test('a forced choice that a lesson leaves out is taken and shown together with what led to it', async () => {
  const waiting = lessonsOf('keep-the-heroes-out').find(({ file }) => file.startsWith('203')) as Situation
  const forced = 'let the Warrior appear in the Forge'
  const steps = waiting.steps.filter((step) => !('do' in step && step.do === forced))
  const driver = new LessonDriver(keepTheHeroesOut.game, { ...waiting, steps })
  while ((await decisions(driver)).every((text) => text !== forced)) {
    expect(driver.stage.kind).not.toBe('failed')
    const before = await driver.lines()
    if (driver.stage.kind !== 'do') driver.next()
    else {
      const taken = await driver.take(driver.stage.wanted)
      const made = (await driver.lines()).slice(before.length)
      expect('frames' in taken && taken.frames.length).toBe(made.filter((line) => !line.isDecision).length)
    }
  }
  expect(driver.stage).toMatchObject({
    wanted: { notation: 'let the Warrior in the Forge attack the Red Dragon' },
  })
  await driver.undo()
  expect(await decisions(driver)).not.toContain(forced)
  await goThrough(driver)
  expect(driver.stage).toEqual({ kind: 'done' })
  driver.close()
})

test('a lesson that does not fit the rules any more says so instead of breaking', () => {
  const driver = new LessonDriver(tinyFight.game, {
    ...playing,
    steps: [{ say: 'The hero is a giant.', expect: { energy: 99 } }],
  })
  driver.next()
  expect(driver.stage).toMatchObject({ kind: 'failed' })
  const other = new LessonDriver(tinyFight.game, { ...playing, steps: [{ do: 'play Cleave' }] })
  expect(other.stage).toMatchObject({ kind: 'failed' })
  driver.close()
  other.close()
})

test.each([
  ['tiny-fight', tinyFight.game],
  ['small-time-heroes', smallTimeHeroes.game],
  ['greyport', greyport.game],
  ['keep-the-heroes-out', keepTheHeroesOut.game],
])('every lesson of %s can be gone through to its end', async (id, game) => {
  for (const lesson of lessonsOf(id)) {
    const driver = new LessonDriver(game, lesson)
    await goThrough(driver)
    expect([lesson.file, driver.stage]).toEqual([lesson.file, { kind: 'done' }])
    driver.close()
  }
})

test('lessons are grouped by the hundreds of their numbers', () => {
  expect(groupLessons(lessons)).toEqual([{ title: 'Lessons', lessons }])
  const titles = ['First steps', 'Heroes', 'Enemies']
  const groups = groupLessons(lessonsOf('small-time-heroes'), titles)
  expect(groups.map(({ title }) => title)).toEqual([...titles, 'More'])
  expect(lessonName(lessons[0])).toBe('01-set-up')
  expect(lessonAfter(lessons, lessons[0])).toBe(lessons[1])
  expect(lessonAfter(lessons, lessons[lessons.length - 1])).toBeUndefined()
})

test.each(['tiny-fight', 'small-time-heroes', 'greyport', 'keep-the-heroes-out'])(
  'a lesson of %s is known by its words, wherever it stands in the order',
  (id) => {
    const keys = lessonsOf(id).map(({ file }) => lessonKey(file))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('')
    expect(lessonKey('101-first-turn')).toBe(lessonKey('104-first-turn.json'))
  },
)
