/** Every scenario can be won at Rest Healing 0 [V1]: a record of each such win is kept, and played again here. */
import { readFileSync } from 'node:fs'
import { parseRecord, verifyRecord } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { greyport } from '../src/index.ts'
import { FOLDER } from './hardcore.ts'
import { SCENARIOS } from './box.ts'

test.each(SCENARIOS)('[V1] %s has been won without any rest', (scenario) => {
  const record = parseRecord(readFileSync(new URL(`${scenario}.record`, FOLDER), 'utf8'))
  expect(record.setup.options).toMatchObject({ scenario, rest: '0' })
  const { isSame, outcome, difference, table } = verifyRecord(greyport.game, record)
  expect(difference).toBeUndefined()
  expect([isSame, outcome]).toEqual([true, 'won'])
  table.release()
})
