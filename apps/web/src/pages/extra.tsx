/** A page that only one game has, such as its achievements. */
import { findFace } from '../games/shelf.ts'
import { useGame } from '../games/use-game.ts'
import { accentOf } from '../house/accent.ts'
import { say } from '../words/house.ts'
import { PageFrame } from './page-frame.tsx'
import { Problem } from './problem.tsx'

export function Extra({ game }: { game: string }) {
  const face = findFace(game)
  const extra = useGame(game)?.extra
  if (face === undefined || extra === undefined)
    return <Problem title={say('extra.there-is-nothing-here')} text={say('extra.has-no-page-of', { game })} />
  const { title, Content } = extra
  return (
    <PageFrame title={`${title} · ${face.name}`}>
      <div style={accentOf(face)}>
        <h1>{title}</h1>
        <p className="bay-more">
          <a href={`#/new/${face.id}`}>{face.name}</a>
        </p>
        <Content />
      </div>
    </PageFrame>
  )
}
