/** A situation for a test, from what matters to it. */
import { parseSituation } from '../src/index.ts'
import type { Json, Situation } from '../src/index.ts'

export function parse(situation: { readonly [key: string]: Json }): Situation {
  return parseSituation(JSON.stringify({ title: 'A test', rules: [], ...situation }), 'a.json')
}
