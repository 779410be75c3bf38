/** The words of the parts of the kit that only tables with a map of tiles use. */
import words from './en/tile-map.json' with { type: 'json' }
import { speaker } from './say.ts'

export const say = speaker(words)
