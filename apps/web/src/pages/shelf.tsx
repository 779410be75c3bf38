/** The front page: the games on the mantel above the fire, and at the fire the one thing to do. */
import { flames, hearth } from 'virtual:drawn'
import type { CSSProperties } from 'react'
import { findFace, shelf } from '../games/shelf.ts'
import type { GameFace } from '../games/face.ts'
import { Box } from '../house/box.tsx'
import { GoOnPlate, PlayPlate } from '../house/fire-plate.tsx'
import { ReturningPapers, StrangersPapers } from '../house/papers.tsx'
import type { SavedGame } from '../storage/saved-game.ts'
import { say } from '../words/house.ts'
import { PageFrame } from './page-frame.tsx'
import { complaintAbout } from './save-words.ts'
import { useSaves } from './use-saves.ts'

/** Who sits down by the fire: what they left, and what they played last. */
interface Guest {
  readonly unfinished: readonly SavedGame[]
  /** Undefined if nothing of them is kept. */
  readonly last: GameFace | undefined
  readonly kept: number
  /** Why this browser keeps nothing. */
  readonly problem: string | null
}

function guestOf(saves: readonly SavedGame[], problem: string | null): Guest {
  const known = saves.filter(({ game }) => findFace(game) !== undefined)
  const unfinished = known.filter((save) => save.outcome === 'playing' && complaintAbout(save) === undefined)
  const latest = unfinished.at(0) ?? known.at(0)
  return { unfinished, last: latest && findFace(latest.game), kept: saves.length, problem }
}

/** What the corner of a box says to this guest. */
function markOf({ id }: GameFace, { unfinished, last }: Guest) {
  if (last === undefined) return id === shelf[0].id ? { text: say('box.begin'), isLit: true } : undefined
  if (unfinished.some(({ game }) => game === id))
    return { text: say('box.running'), isLit: unfinished[0].game === id }
  return unfinished.length === 0 && last.id === id ? { text: say('box.again'), isLit: true } : undefined
}

/** The plate, and what hangs beside it. */
function Fireside({ guest }: { guest: Guest }) {
  const { unfinished, last, kept, problem } = guest
  const now = Date.now()
  return (
    <>
      {unfinished.length > 0 ? (
        <GoOnPlate save={unfinished[0]} now={now} />
      ) : (
        <PlayPlate face={last ?? shelf[0]} isKnown={last !== undefined} problem={problem} />
      )}
      {last === undefined ? (
        <StrangersPapers />
      ) : (
        <ReturningPapers unfinished={unfinished.slice(1)} {...{ last, kept, now }} />
      )}
    </>
  )
}

export function Shelf() {
  const { saves, problem } = useSaves()
  const guest = saves && guestOf(saves, problem)
  return (
    <PageFrame title={say('shelf.title')} className="shelf-page">
      <h1 className="aloud">{say('shelf.heading')}</h1>
      <div className="fireside">
        <img className="fireside-wall" src={hearth} alt="" draggable={false} />
        <img className="fireside-flames" src={flames} alt="" draggable={false} />
        {guest !== undefined && <Fireside guest={guest} />}
      </div>
      <section className="mantel" aria-labelledby="shelf-title">
        <h2 className="aloud" id="shelf-title">
          {say('shelf.boxes')}
        </h2>
        <ul className="boxes" style={{ '--boxes': shelf.length } as CSSProperties}>
          {shelf.map((face) => (
            <Box key={face.id} face={face} mark={guest && markOf(face, guest)} />
          ))}
        </ul>
      </section>
    </PageFrame>
  )
}
