/** Records hold everything, other players' cards included: where cards are hidden, that is said before one is made. */
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { TableState } from '../session/table-state.ts'
import { say } from '../words/dialogs.ts'
import { useTableOf } from './context.ts'

/** Whether a record would tell a player what only others may know. */
export function hasSecrets({ isSecret, look }: TableState): boolean {
  return isSecret && look.outcome === 'playing'
}

export function Warning({ what, onAgree }: { what: string; onAgree?: () => void }) {
  return (
    <>
      <p>{say('tell-all.holds-everything-who-has', { what })}</p>
      {onAgree === undefined ? (
        <p>{say('tell-all.one-can-be-made')}</p>
      ) : (
        <div className="sheet-actions">
          <button type="button" className="button" onClick={onAgree}>
            {say('tell-all.make-it-all-the')}
          </button>
        </div>
      )}
    </>
  )
}

/** What tells everything: it is made at once or, where something is hidden, when that is wanted. */
export function TellAll({ what, children }: { what: string; children: ReactNode }) {
  const isHidden = useTableOf(hasSecrets)
  const [isWanted, setWanted] = useState(false)
  return isHidden && !isWanted ? <Warning what={what} onAgree={() => setWanted(true)} /> : children
}
