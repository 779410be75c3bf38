/** Games that were left in the middle, one click away. */
import { Icon } from '../art/icon.tsx'
import { findFace } from '../games/shelf.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { accentOf } from './bay.tsx'
import { Dotted } from './dotted.tsx'
import {
  agoWords,
  complaintAbout,
  decisionsWords,
  nameOf,
  optionWords,
  playersWords,
  useWords,
} from './save-words.ts'

function ContinueCard({ save, now }: { save: SavedGame; now: number }) {
  const words = useWords(save.game)
  const face = findFace(save.game)
  const chosen = optionWords(save.options, save.seats, words)
  // That one plays alone goes without saying, unless there is nothing else to say.
  const parts = save.seats > 1 || chosen.length === 0 ? [...chosen, playersWords(save.seats)] : chosen
  return (
    <li>
      <a className="slip" href={`#/table/${save.id}`} style={face && accentOf(face)}>
        <span className="slip-seal">
          <Icon name={face?.icon ?? 'campfire'} />
        </span>
        <span className="slip-words">
          <strong>{nameOf(save.game)}</strong>
          <Dotted parts={parts} />
          <span className="slip-when">
            {decisionsWords(save.steps)} ·{' '}
            <time dateTime={new Date(save.at).toISOString()}>{agoWords(save.at, now)}</time>
          </span>
        </span>
        <span className="slip-go" aria-hidden="true">
          <Icon name="play-button" />
        </span>
      </a>
    </li>
  )
}

/** The latest games that are not over; nothing if there are none. */
export function Continue({ saves }: { saves: readonly SavedGame[] }) {
  const unfinished = saves.filter(
    (save) =>
      save.outcome === 'playing' && findFace(save.game) !== undefined && complaintAbout(save) === undefined,
  )
  if (unfinished.length === 0) return null
  const now = Date.now()
  return (
    <section className="continue" aria-labelledby="continue-title">
      <div className="section-head">
        <h2 id="continue-title">Continue where you left off</h2>
        {unfinished.length > 3 && <a href="#/library">All {unfinished.length} in the library</a>}
      </div>
      <ul className="slips">
        {unfinished.slice(0, 3).map((save) => (
          <ContinueCard key={save.id} save={save} now={now} />
        ))}
      </ul>
    </section>
  )
}
