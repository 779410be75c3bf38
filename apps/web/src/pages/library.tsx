/** Every game this browser keeps: to go on with, to look back at, to take elsewhere, to throw away. */
import { isMatchId } from '@hearthkeep/match'
import { useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { pageStore } from '../storage/page-store.ts'
import { removeSave } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'
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
    <PageFrame title="Library" className="library">
      <h1>Library</h1>
      <p className="page-lead">
        The games this browser keeps. They stay on this device; download one to take it elsewhere.
      </p>
      {problem !== null && (
        <p className="complaint" role="alert">
          This browser does not let the page keep games ({problem}). A private window may be the reason.
        </p>
      )}
      <p className="bay-more">
        <a href="#/campaigns">
          <Icon name="mountain-road" /> Campaigns
        </a>
      </p>
      <ImportArea onImported={reload} />
      {saves !== undefined && (
        <>
          <Kept
            title="Under way"
            none="No game is waiting for you."
            saves={saves.filter((save) => !isOver(save))}
            onDelete={setDoomed}
          />
          <Kept
            title="Finished"
            none="Games you have finished will stand here, to be looked back at."
            saves={saves.filter(isOver)}
            onDelete={setDoomed}
          />
        </>
      )}
      <DeleteDialog
        title="Delete this game?"
        isOpen={doomed !== null}
        remove={() => (doomed === null ? Promise.resolve() : remove(doomed))}
        onDone={(isDeleted) => {
          setDoomed(null)
          if (isDeleted) reload()
        }}
      >
        {doomed !== null && (
          <>
            {nameOf(doomed.game)}, {decisionsWords(doomed.steps)}, {agoWords(doomed.at, Date.now())}. It
            cannot be brought back, unless you have downloaded it.
          </>
        )}
      </DeleteDialog>
    </PageFrame>
  )
}
