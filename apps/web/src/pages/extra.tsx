/** A page that only one game has, such as its achievements. */
import { findFace } from '../games/shelf.ts'
import { useGame } from '../games/use-game.ts'
import { accentOf } from '../house/accent.ts'
import { PageFrame } from './page-frame.tsx'
import { Problem } from './problem.tsx'

export function Extra({ game }: { game: string }) {
  const face = findFace(game)
  const extra = useGame(game)?.extra
  if (face === undefined || extra === undefined)
    return <Problem title="There is nothing here" text={`“${game}” has no page of this kind.`} />
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
