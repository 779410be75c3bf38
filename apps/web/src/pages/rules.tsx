/** The rule book of a game as a page. */
import { useGame } from '../games/use-game.ts'
import { RuleBook } from '../table/rules-panel.tsx'
import { PageFrame } from './page-frame.tsx'
import { Problem } from './problem.tsx'

export function Rules({ game: id }: { game: string }) {
  const game = useGame(id)
  if (game === undefined)
    return <Problem title="An unknown game" text={`There is no game called “${id}” on this shelf.`} />
  const { name } = game.module.game
  return (
    <PageFrame title={`Rules: ${name}`} className="rules-page">
      <h1>Rules of {name}</h1>
      <RuleBook game={game.module.game} as="h2" />
    </PageFrame>
  )
}
