/** The rule book of a game as a page. */
import { useGame } from '../games/use-game.ts'
import { RuleBook } from '../table/rules-panel.tsx'
import { say } from '../words/house.ts'
import { PageFrame } from './page-frame.tsx'
import { UnknownGame } from './problem.tsx'

export function Rules({ game: id }: { game: string }) {
  const game = useGame(id)
  if (game === undefined) return <UnknownGame game={id} />
  const { name } = game.module.game
  return (
    <PageFrame title={say('rules.rules', { name })} className="rules-page">
      <h1>{say('rules.rules-of', { name })}</h1>
      <RuleBook game={game.module.game} as="h2" />
    </PageFrame>
  )
}
