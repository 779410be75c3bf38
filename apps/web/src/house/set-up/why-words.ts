/** Why options are as they are. */
import type { Chosen, Game } from '@hearthkeep/engine'
import type { LoadedGame } from '../../games/face.ts'
import { say } from '../../words/set-up.ts'

/** Why an option has only one value left: the game's own words for another one. */
export function whyOnly({ options }: Pick<Game, 'options'>, name: string, chosen: Chosen): string {
  const { values, whyNot } = options[name]
  const reasons = values.map((value) =>
    whyNot?.(value, { ...chosen, options: { ...chosen.options, [name]: value } }),
  )
  const why = reasons.find((reason) => reason !== undefined) ?? say('why.there-is-nothing-to')
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`
}

/** What no longer fits and is as usual again, each with the reason. */
export function putBackWords(
  { module: { game }, words }: Pick<LoadedGame, 'module' | 'words'>,
  wanted: Chosen,
  fitted: Chosen['options'],
): string {
  const back = Object.entries(game.options).flatMap(([name, { whyNot }]) => {
    const why = whyNot?.(wanted.options[name], wanted)
    if (why === undefined || fitted[name] === wanted.options[name]) return []
    return say('why.put-back', { option: words[name]?.title ?? name, why })
  })
  return back.join(' ')
}
