/** What one most likely wants when a game is over: the next chapter, or another game. */
import { say } from '../words/table.ts'
import { useSession } from './context.ts'
import { useShell } from './shell-context.ts'

export function NextLink() {
  const { driver } = useSession()
  const { onward } = useShell()
  return (
    <a className="button primary" href={onward ?? `#/new/${driver.game.id}`}>
      {onward === undefined ? say('next-link.play-again') : say('next-link.go-on-with-the')}
    </a>
  )
}
