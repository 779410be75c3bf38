/** The box as its files say it, for the tests of its content. */
import { loadPack } from '@hearthkeep/content'
import { files } from '../src/content/files.ts'
import { readMap } from '../src/content/maps.ts'
import { pack } from '../src/content/pack.ts'

export const box = loadPack(pack, files)
export const decks = [box.deck1, box.deck2, box.deck3, box.deck4, box.deck5]
/** Everything that a hero may have. */
export const cards = [...box.starters, ...decks.flat(), ...box.rewards]

const codes = box.monsters.map(({ code }) => code)
export const maps = box.maps.map((one) => readMap(one, codes))
