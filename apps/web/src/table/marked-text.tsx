/** Text of a card: keywords in small capitals that explain themselves. */
import type { Game } from '@hearthkeep/engine'
import { useSession } from './context.ts'

const keywords = new WeakMap<Game, Map<string, string>>()

/** What the keywords of a game mean. Where both sides have one, `side` (a word of its kind) tells them apart. */
function meaningOf(game: Game, word: string, side: string): string | undefined {
  let found = keywords.get(game)
  if (found === undefined) {
    found = new Map()
    for (const { name, kind, text } of game.glossary) {
      if (!kind.includes('keyword')) continue
      if (!found.has(name)) found.set(name, text)
      found.set(`${kind}:${name}`, text)
    }
    keywords.set(game, found)
  }
  return found.get(`${side}:${word}`) ?? found.get(word)
}

/** Text with `**keywords**`. */
export function MarkedText({ text, side = 'keyword' }: { text: string; side?: string }) {
  const { game } = useSession().driver
  return (
    <>
      {text.split('**').map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <span key={i} className="kw" title={meaningOf(game, part, side)}>
            {part}
          </span>
        ),
      )}
    </>
  )
}
