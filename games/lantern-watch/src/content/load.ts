/** Makes the data of the rules out of content files. */
import {
  componentCounts,
  contentHash,
  copyNames,
  EffectBook,
  fillPhrase,
  loadPack,
} from '@hearthkeep/content'
import { meaningOf, plainText, textWriter } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { rules } from '../rules/rulebook.ts'
import type { Card, Data, Shadow } from './data.ts'
import { deeds } from './effects.ts'
import { pack } from './pack.ts'
import type { Pack } from './pack.ts'

type Effect = Pack['cards'][number]['effect']
type Say = Data['say']

/** Compiles effects into procedures of the book, and puts them into words. */
function effectTools(data: Pack) {
  const text = textWriter(deeds, data.text, { data })
  const book = new EffectBook(rules.supplement())
  const clause = (effect: Effect): string => plainText(text.clause(effect))
  const compile = (owner: string, effect: Effect | undefined) =>
    book.compile(deeds, effect === undefined ? [] : [effect], { owner, clause })
  return { book, text, compile }
}
type Tools = ReturnType<typeof effectTools>

function loadCards(data: Pack, { compile, text }: Tools): Card[] {
  return data.cards.flatMap(({ name: title, copies, ward, effect }) => {
    const compiled = compile(title, effect)
    if (compiled === null) throw new Error(`${title}: a card without an effect`)
    const meaning = meaningOf(deeds, effect)
    return copyNames(title, copies).map((name) => ({
      ...{ name, title, ward, meaning, effect: compiled },
      text: text.describe(effect),
    }))
  })
}

function loadShadows(data: Pack, { compile, text }: Tools, say: Say): Shadow[] {
  return data.shadows.flatMap(({ name: title, copies, hunger, dread, comes, feeds }) => {
    const does = [
      ...(comes === undefined ? [] : [say('comes', { effect: text.clause(comes) })]),
      ...(feeds === undefined ? [] : [say('feeds', { effect: text.clause(feeds) })]),
    ]
    const effects = { comes: compile(title, comes), feeds: compile(title, feeds) }
    return copyNames(title, copies).map((name) => ({
      ...{ name, title, hunger, dread, ...effects },
      text: does.join(' '),
    }))
  })
}

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const say: Say = (phrase, values) => fillPhrase(data.words.table[phrase], values)
  const tools = effectTools(data)
  const { book } = tools
  const cards = loadCards(data, tools)
  const shadows = loadShadows(data, tools, say)
  const { lanterns, hours, skies } = data.night
  const hashOf = (...names: string[]): string =>
    contentHash(Object.fromEntries(names.map((name) => [name, files[name]])), {
      choices: data.words.choices,
      names: book.options,
    })
  return {
    ...{ book, cards, shadows, lanterns, hours, skies, say },
    nights: data.campaign.nights,
    coming: data.night.shadows,
    optionMeaning: (option) => book.optionMeaning(deeds, option),
    // A night without campaign is played with these three, whatever the campaign says.
    hash: hashOf('cards.json', 'shadows.json', 'night.json'),
    campaignHash: hashOf('cards.json', 'shadows.json', 'night.json', 'campaign.json'),
    components: componentCounts(pack, data),
    text: data.words,
    keywords: data.text.keywords,
  }
}
