/** Makes the data of the rules out of content files. */
import { componentCounts, contentHash, copyNames, EffectBook, loadPack } from '@hearthkeep/content'
import { plainText, sayer, textWriter } from '@hearthkeep/content'
import type { DataOf, Files } from '@hearthkeep/content'
import { rules } from '../rules/rulebook.ts'
import { deeds } from './effects.ts'
import { pack } from './pack.ts'

type Effect = DataOf<typeof pack>['cards'][number]['effect']

export type Loaded = ReturnType<typeof loadContent>

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files) {
  const data = loadPack(pack, files)
  const say = sayer(data.words)
  const text = textWriter(deeds, data.text, { data })
  const clause = (effect: Effect): string => plainText(text.clause(effect))
  // Every effect becomes a procedure of the book, and its text comes from the same data.
  const book = new EffectBook(rules.supplement())
  const compile = (owner: string, ...effects: Effect[]) => book.compile(deeds, effects, { owner, clause })

  const cards = data.cards.flatMap(({ id, name: title, copies, ward, effect }) => {
    const compiled = compile(title, effect)
    if (compiled === null) throw new Error(`${title}: a card without an effect`)
    const card = { id, title, ward, effect: compiled, text: plainText(text.describe(effect)) }
    return copyNames(title, copies).map((name) => ({ name, ...card }))
  })
  const shadows = data.shadows.flatMap(({ id, name: title, copies, hunger, dread, comes, feeds }) => {
    const does = [
      comes && say('comes', { effect: clause(comes) }),
      feeds && say('feeds', { effect: clause(feeds) }),
    ]
    const shadow = { id, title, hunger, dread, text: does.filter((one) => one !== undefined).join(' ') }
    const effects = {
      comes: comes ? compile(title, comes) : null,
      feeds: feeds ? compile(title, feeds) : null,
    }
    return copyNames(title, copies).map((name) => ({ name, ...shadow, ...effects }))
  })

  const hashOf = (...names: string[]): string =>
    contentHash(Object.fromEntries(names.map((name) => [`${name}.json`, files[`${name}.json`]])), {
      choices: data.words.choices,
      names: book.options,
    })
  const { lanterns, hours, shadows: coming, skies } = data.night
  return {
    ...{ book, cards, shadows, lanterns, hours, coming, skies, nights: data.campaign.nights, say },
    // A night without campaign is played with these three, whatever the campaign says.
    hash: hashOf('cards', 'shadows', 'night'),
    campaignHash: hashOf('cards', 'shadows', 'night', 'campaign'),
    components: componentCounts(pack, data),
    text: data.words,
    keywords: data.text.keywords,
  }
}
