/** What can be done with something that is kept: to open it, to take it elsewhere, to throw it away. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/library.ts'

interface ActionsProps {
  /** Which one it is, for those who hear the page. */
  readonly about: string
  /** How it is opened; left out if it cannot be. */
  readonly link?: { readonly href: string; readonly name: string } | false
  readonly onDownload: () => void
  readonly onDelete: () => void
}

export function KeptActions({ about, link = false, onDownload, onDelete }: ActionsProps): ReactNode {
  const aloud = <span className="aloud">{` ${about}`}</span>
  return (
    <div className="kept-actions">
      {link !== false && (
        <a className="button" href={link.href}>
          {link.name}
          {aloud}
        </a>
      )}
      <button type="button" className="button small" title={say('kept.download-file')} onClick={onDownload}>
        <Icon name="save-arrow" />
        <span className="aloud">{say('kept.download')}</span>
        {aloud}
      </button>
      <button type="button" className="button small" title={say('kept.delete')} onClick={onDelete}>
        <Icon name="trash-can" />
        <span className="aloud">{say('kept.delete')}</span>
        {aloud}
      </button>
    </div>
  )
}
