/** Where files can be dropped or chosen, and what came of them. */
import { useCallback, useEffect, useId, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/library.ts'
import { importFile } from './import-file.ts'
import type { Imported } from './import-file.ts'
import { decisionsWords, nameOf } from './save-words.ts'

function Result({ result }: { result: Imported }) {
  if ('complaint' in result)
    return (
      <li className="complaint">
        <strong>{result.file}</strong>
        {say('import-area.was-not-taken-in', { complaint: result.complaint })}
      </li>
    )
  if ('campaign' in result)
    return (
      <li className="praise">
        <strong>{result.file}</strong>
        {say('import-area.a-campaign-of-chapters', {
          nameOf: nameOf(result.game),
          chapters: result.chapters,
        })}
        <a href={`#/campaign/${result.campaign}`}>{say('import-area.open-it')}</a>
      </li>
    )
  return (
    <li className="praise">
      <strong>{result.file}</strong>: {nameOf(result.game)}, {decisionsWords(result.steps)}.{' '}
      <a href={`#/table/${result.id}`}>{say('import-area.open-it')}</a>
    </li>
  )
}

/**
 * Takes files that are dropped, and says whether some are held over the window. Anywhere in it: a file that misses the
 * frame would make the browser leave the page for it.
 */
function useDropped(
  take: (files: readonly File[]) => Promise<void>,
  setOver: (isOver: boolean) => void,
): void {
  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
    const onDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      void take([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', onDrop)
    }
  }, [take, setOver])
}

export function ImportArea({ onImported }: { onImported: () => void }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly Imported[]>([])

  const take = useCallback(
    async (files: readonly File[]): Promise<void> => {
      if (files.length === 0) return
      setBusy(true)
      const taken: Imported[] = []
      for (const file of files) taken.push(await importFile(file))
      setResults(taken)
      setBusy(false)
      onImported()
    },
    [onImported],
  )
  useDropped(take, setOver)
  return (
    <section className="import" aria-labelledby={`${id}-title`}>
      <div className={isOver ? 'drop is-over' : 'drop'}>
        <Icon name="open-folder" className="drop-mark" />
        <div>
          <h2 id={`${id}-title`}>{say('import-area.bring-a-game-in')}</h2>
          <p className="help">{say('import-area.a-saved-game-a')}</p>
        </div>
        <label className="button file-button">
          {isBusy ? say('import-area.reading') : say('import-area.choose-a-file')}
          <input
            type="file"
            className="aloud"
            accept=".txt,.record,text/plain"
            multiple
            disabled={isBusy}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = '' // so that the same file can be chosen again
              void take(files)
            }}
          />
        </label>
      </div>
      <ul className="import-results" aria-live="polite">
        {results.map((result) => (
          <Result
            key={'id' in result ? result.id : 'campaign' in result ? result.campaign : result.file}
            result={result}
          />
        ))}
      </ul>
    </section>
  )
}
