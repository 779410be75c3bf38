/** The front page: the games on a shelf above the fire, and those that were left in the middle. */
import { shelf } from '../games/shelf.ts'
import { Bay } from './bay.tsx'
import { Continue } from './continue.tsx'
import { Hearth } from './hearth.tsx'
import { PageFrame } from './page-frame.tsx'
import { useSaves } from './use-saves.ts'

/** The game to begin with: the easiest. */
const first = [...shelf].sort((a, b) => a.difficulty - b.difficulty)[0]

export function Shelf() {
  const { saves, problem } = useSaves()
  return (
    <PageFrame title="Hearthkeep" className="shelf-page" foot={<Hearth />}>
      <div className="welcome">
        <h1>Pull up a chair</h1>
        <p>
          Games to play together against the table, alone or side by side at one screen.
          {saves?.length === 0 && (
            <>
              {' '}
              New here? <a href={`#/lessons/${first.id}`}>The lessons of {first.name}</a> show you how a table
              works in a few minutes.
            </>
          )}
        </p>
      </div>
      {problem !== null && (
        <p className="complaint" role="alert">
          This browser does not let the page keep games ({problem}). A private window may be the reason.
        </p>
      )}
      {saves !== undefined && <Continue saves={saves} />}
      <section aria-labelledby="shelf-title">
        <div className="section-head">
          <h2 id="shelf-title">On the shelf</h2>
        </div>
        <div className="bays">
          {shelf.map((face) => (
            <Bay key={face.id} face={face} />
          ))}
        </div>
      </section>
    </PageFrame>
  )
}
