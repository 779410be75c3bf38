import { LONGEST_TEXT } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { importFile } from '../src/pages/import-file.ts'

test('a file that is larger than any game is refused before it is read', async () => {
  let isRead = false
  const text = (): Promise<string> => {
    isRead = true
    return Promise.resolve('')
  }
  const fileOf = (size: number): File => ({ name: 'large.txt', size, text }) as unknown as File
  expect(await importFile(fileOf(LONGEST_TEXT + 1))).toEqual({
    file: 'large.txt',
    complaint: 'it is far too large to be a game.',
  })
  expect(isRead).toBe(false)
  await importFile(fileOf(LONGEST_TEXT))
  expect(isRead).toBe(true)
})
