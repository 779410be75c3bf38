/** One saved game in the library. */
import { Icon } from '../art/icon.tsx'
import { findFace } from '../games/shelf.ts'
import { download } from '../share/record-file.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { accentOf } from '../house/accent.ts'
import { say } from '../words/library.ts'
import { Dotted } from './dotted.tsx'
import { KeptActions } from './kept-actions.tsx'
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
          <p className="kept-damage">{say('library.unreadable', { complaint })}</p>
        ) : (
          save.isDamaged === true && <p className="kept-damage">{say('library.damaged')}</p>
        )}
      </div>
      <KeptActions
        about={`${name}, ${chosen.join(', ')}, ${when}`}
        link={
          complaint === undefined &&
          face !== undefined && {
            href: `#/table/${save.id}`,
            name: save.outcome === 'playing' ? say('library.continue') : say('library.look-back'),
          }
        }
        onDownload={() => download(fileNameOf(save), save.text)}
        onDelete={onDelete}
      />
    </li>
  )
}
