/** Loads content: checks a pack, numbers its things, makes texts of what it says and procedures of what it does. */
import {
  componentCounts,
  contentHash,
  contentPack,
  copiesOf,
  EffectBook,
  loadPack,
  sayer,
} from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { ABILITIES } from '../rules/abilities.ts'
import { DEEDS } from '../rules/rooms.ts'
import { rules } from '../rules/rulebook.ts'
import { cardsOf } from './cards.ts'
import { checkContent } from './check.ts'
import type { Data } from './data.ts'
import { guildOf } from './guild.ts'
import { BACKS, CLASSES, RESOURCES, TYPES } from './kinds.ts'
import { roomNumber, roomsOf, scenariosOf } from './maps.ts'
import { files as parts } from './schema.ts'

/** The box. */
export const pack = contentPack(parts, {
  things: {
    ...{ card: ['clanCards', 'crafts'], guild: ['guildHeroes', 'guildScenarios'], treasure: ['treasures'] },
    ...{ room: ['rooms'], clan: ['clans'] },
  },
  words: 'words',
  check: checkContent,
})

/** Loads a pack: what the rules read, and what else makes a game. Throws a `ContentError` that lists all that is wrong. */
export function loadContent(files: Files) {
  const content = loadPack(pack, files)
  const { clans, difficulties, treasures, words } = content
  const book = new EffectBook(rules.supplement())
  const rooms = roomsOf(content)
  const cards = cardsOf(content, book)
  const data: Data = {
    ...cards,
    ...{ rooms, scenarios: scenariosOf(content, rooms), guild: guildOf(content, book) },
    clans: clans.map((one) => ({
      ...one,
      ...{ ability: ABILITIES.indexOf(one.ability), symbol: TYPES.indexOf(one.symbol) },
    })),
    treasures: copiesOf(treasures, (one, name) => ({ ...one, name, back: BACKS.indexOf(one.back) })),
    ...{ vault: roomNumber(rooms, 'vault'), cells: roomNumber(rooms, 'cells') },
    builder: rooms.findIndex(({ deed }) => DEEDS[deed] === 'builder'),
    difficulties: difficulties.map((one) => ({ ...one, name: one.name.toLowerCase() })),
    keywords: content.actionText.keywords,
    say: sayer(words),
  }
  const named = [...CLASSES, ...RESOURCES, 'a-trap' as const].map((word) => words.table[word])
  const hashed = Object.entries(files).filter(([name]) => !/^(text|words)/.test(name))
  return {
    ...{ data, procedures: book.procedures, components: componentCounts(pack, content), text: words },
    hash: contentHash(Object.fromEntries(hashed), {
      choices: words.choices,
      names: [...named, ...cards.actions.map(({ text }) => text), ...cards.options],
    }),
  }
}
