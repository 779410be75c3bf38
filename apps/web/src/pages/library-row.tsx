/** One saved game in the library. */
import { Icon } from '../art/icon.tsx'
import { findFace } from '../games/shelf.ts'
import { download } from '../share/record-file.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { accentOf } from './bay.tsx'
import { Dotted } from './dotted.tsx'
import {
  agoWords,
  complaintAbout,
  decisionsWords,
  fileNameOf,
  nameOf,
  optionWords,
  outcomeWords,
  playersWords,
  useWords,
} from './save-words.ts'

const OUTCOME_ICONS: Readonly<Record<string, string>> = { won: 'laurel-crown', lost: 'tombstone' }

interface RowProps {
  readonly save: SavedGame
  readonly now: number
  readonly onDelete: () => void
}

export function LibraryRow({ save, now, onDelete }: RowProps) {
  const words = useWords(save.game)
  const face = findFace(save.game)
  const complaint = complaintAbout(save)
  const name = nameOf(save.game)
  const chosen = [...optionWords(save.options, save.seats, words), playersWords(save.seats)]
  const when = agoWords(save.at, now)
  const aloud = <span className="aloud">{` ${name}, ${chosen.join(', ')}, ${when}`}</span>
  return (
    <li className="kept" style={face && accentOf(face)}>
      <span className="slip-seal">
        <Icon name={complaint === undefined ? (face?.icon ?? 'campfire') : 'broken-pottery'} />
      </span>
      <div className="kept-words">
        <h3>{name}</h3>
        <p>
          <Dotted parts={chosen} />
        </p>
        <p className="kept-when">
          {save.outcome !== 'playing' && (
            <>
              <span className="outcome" data-outcome={save.outcome}>
                {OUTCOME_ICONS[save.outcome] !== undefined && <Icon name={OUTCOME_ICONS[save.outcome]} />}{' '}
                {outcomeWords(save.outcome)}
              </span>{' '}
              ·{' '}
            </>
          )}
          {decisionsWords(save.steps)} · <time dateTime={new Date(save.at).toISOString()}>{when}</time>
        </p>
        {complaint !== undefined ? (
          <p className="kept-damage">
            This one cannot be read: {complaint} Download it before you delete it.
          </p>
        ) : (
          save.isDamaged === true && (
            <p className="kept-damage">
              What was noted of this one is damaged; its decisions are all there. Download it to be safe.
            </p>
          )
        )}
      </div>
      <div className="kept-actions">
        {complaint === undefined && face !== undefined && (
          <a className="button" href={`#/table/${save.id}`}>
            {save.outcome === 'playing' ? 'Continue' : 'Look back'}
            {aloud}
          </a>
        )}
        <button
          type="button"
          className="button small"
          title="Download as a file"
          onClick={() => download(fileNameOf(save), save.text)}
        >
          <Icon name="save-arrow" />
          <span className="aloud">Download</span>
          {aloud}
        </button>
        <button type="button" className="button small" title="Delete" onClick={onDelete}>
          <Icon name="trash-can" />
          <span className="aloud">Delete</span>
          {aloud}
        </button>
      </div>
    </li>
  )
}
