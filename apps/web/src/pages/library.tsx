/** Every game this browser keeps: to go on with, to look back at, to take elsewhere, to throw away. */
import { isMatchId } from '@hearthkeep/match'
import { useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { pageStore } from '../storage/page-store.ts'
import { removeSave } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { say } from '../words/library.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ImportArea } from './import-area.tsx'
import { LibraryRow } from './library-row.tsx'
import { PageFrame } from './page-frame.tsx'
import { agoWords, decisionsWords, nameOf } from './save-words.ts'
import { useSaves } from './use-saves.ts'

interface KeptProps {
  readonly title: string
  readonly none: string
  readonly saves: readonly SavedGame[]
  readonly onDelete: (save: SavedGame) => void
}

function Kept({ title, none, saves, onDelete }: KeptProps) {
  const now = Date.now()
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      {saves.length === 0 && <p className="help">{none}</p>}
      <ul className="kept-list">
        {saves.map((save) => (
          <LibraryRow key={save.id} save={save} now={now} onDelete={() => onDelete(save)} />
        ))}
      </ul>
    </section>
  )
}

/** Other tabs hear of it through the store; an entry that is no match is only taken away. */
const remove = ({ id }: SavedGame): Promise<void> => (isMatchId(id) ? pageStore.remove(id) : removeSave(id))

export function Library() {
  const { saves, problem, reload } = useSaves()
  const [doomed, setDoomed] = useState<SavedGame | null>(null)
  const isOver = ({ outcome }: SavedGame): boolean => outcome !== 'playing'
  return (
    <PageFrame title={say('library.title')} className="library">
      <h1>{say('library.title')}</h1>
      <p className="page-lead">{say('library.lead')}</p>
      {problem !== null && (
        <p className="complaint" role="alert">
          {say('library.forgets', { problem })}
        </p>
      )}
      <p className="bay-more">
        <a href="#/campaigns">
          <Icon name="mountain-road" /> {say('library.campaigns')}
        </a>
      </p>
      <ImportArea onImported={reload} />
      {saves !== undefined && (
        <>
          <Kept
            title={say('library.under-way')}
            none={say('library.none-waits')}
            saves={saves.filter((save) => !isOver(save))}
            onDelete={setDoomed}
          />
          <Kept
            title={say('library.finished')}
            none={say('library.none-finished')}
            saves={saves.filter(isOver)}
            onDelete={setDoomed}
          />
        </>
      )}
      <DeleteDialog
        title={say('library.delete')}
        isOpen={doomed !== null}
        remove={() => (doomed === null ? Promise.resolve() : remove(doomed))}
        onDone={(isDeleted) => {
          setDoomed(null)
          if (isDeleted) reload()
        }}
      >
        {doomed !== null && (
          <>
            {say('library.lost', {
              game: nameOf(doomed.game),
              decisions: decisionsWords(doomed.steps),
              when: agoWords(doomed.at, Date.now()),
            })}
          </>
        )}
      </DeleteDialog>
    </PageFrame>
  )
}
