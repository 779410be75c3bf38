/** The campaigns this browser keeps, of one game or of all: where each stands. */
import { useCallback, useEffect, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { beginCampaign, exportText, openCampaign } from '../campaigns/campaigns.ts'
import type { OpenCampaign } from '../campaigns/campaigns.ts'
import { findFace, shelf } from '../games/shelf.ts'
import '../look/pages/campaigns.css'
import { go } from '../route.ts'
import { download } from '../share/record-file.ts'
import { listCampaigns, removeCampaign } from '../storage/campaigns.ts'
import type { KeptCampaign } from '../storage/campaigns.ts'
import { accentOf } from '../house/accent.ts'
import { say } from '../words/campaigns.ts'
import { DeleteCampaign } from './delete-campaign.tsx'
import { ImportArea } from './import-area.tsx'
import { KeptActions } from './kept-actions.tsx'
import { PageFrame } from './page-frame.tsx'
import { agoWords, nameOf } from './save-words.ts'

/** A campaign in the list: opened, or why it could not be. */
interface Listed {
  readonly kept: KeptCampaign
  readonly open?: OpenCampaign
  readonly problem?: string
}

async function list(game: string | undefined): Promise<Listed[]> {
  const all = (await listCampaigns()).filter((kept) => game === undefined || kept.game === game)
  return Promise.all(
    all.map(async (kept) => {
      try {
        const open = await openCampaign(kept)
        return { kept: open.kept, open }
      } catch (error) {
        return { kept, problem: error instanceof Error ? error.message : String(error) }
      }
    }),
  )
}

/** Where a campaign stands, in a sentence. */
function standingWords({ play, current }: OpenCampaign): string {
  if (play.standing.kind === 'over')
    return play.standing.outcome === 'won' ? say('campaigns.won') : say('campaigns.lost')
  const names = play.toCome.map(({ title }) => title).join(' or ')
  const tried = play.attempts === 0 ? '' : say('campaigns.attempt', { attempts: play.attempts + 1 })
  return `${current === undefined ? say('campaigns.next') : say('campaigns.under-way')}: ${names}${tried}`
}

function Row({ listed: { kept, open, problem }, onDelete }: { listed: Listed; onDelete: () => void }) {
  const face = findFace(kept.game)
  const when = agoWords(kept.at, Date.now())
  return (
    <li className="kept" style={face && accentOf(face)}>
      <span className="slip-seal">
        <Icon name={open === undefined ? 'broken-pottery' : 'mountain-road'} />
      </span>
      <div className="kept-words">
        <h3>{nameOf(kept.game)}</h3>
        {open !== undefined && open.play.count > 0 && (
          <ol className="chapter-track" aria-label={say('campaigns.chapters-played')}>
            {open.play.chapters.map(({ number, title, outcome }) => (
              <li key={number} data-outcome={outcome}>
                <Icon name={outcome === 'won' ? 'laurel-crown' : 'tombstone'} label={outcome} /> {title}
              </li>
            ))}
          </ol>
        )}
        <p className="kept-when">
          {open !== undefined && <strong>{standingWords(open)}</strong>} · {when}
        </p>
        {problem !== undefined && (
          <p className="kept-damage">{say('campaigns.this-one-cannot-be', { problem })}</p>
        )}
      </div>
      <KeptActions
        about={`${nameOf(kept.game)}, ${when}`}
        link={
          open !== undefined && {
            href: `#/campaign/${kept.id}`,
            name: open.play.isOver ? say('campaigns.look-back') : say('campaigns.go-on'),
          }
        }
        onDownload={() =>
          download(`${kept.game}-campaign-${kept.id}.txt`, open === undefined ? kept.text : exportText(open))
        }
        onDelete={onDelete}
      />
    </li>
  )
}

export function Campaigns({ game }: { game?: string }) {
  const [listed, setListed] = useState<readonly Listed[]>()
  const [problem, setProblem] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<KeptCampaign | null>(null)
  const complain = (error: unknown): void =>
    setProblem(error instanceof Error ? error.message : String(error))
  const reload = useCallback(() => void list(game).then(setListed, complain), [game])
  useEffect(reload, [reload])
  const games = shelf.filter(
    ({ id, hasCampaign }) => hasCampaign === true && (game === undefined || id === game),
  )
  return (
    <PageFrame title={say('campaigns.campaigns')} className="library">
      <h1>{say('campaigns.campaigns')}</h1>
      <p className="page-lead">{say('campaigns.games-that-go-on')}</p>
      {problem !== null && (
        <p className="complaint" role="alert">
          {problem}
        </p>
      )}
      <div className="chapter-actions">
        {games.map(({ id, name, icon }) => (
          <button
            key={id}
            type="button"
            className="button primary"
            onClick={() => void beginCampaign(id, {}).then(go, complain)}
          >
            <Icon name={icon} />
            {say('campaigns.begin', { name })}
          </button>
        ))}
      </div>
      {listed !== undefined && listed.length === 0 && (
        <p className="help">{say('campaigns.no-campaign-has-been')}</p>
      )}
      <ul className="kept-list">
        {listed?.map((one) => (
          <Row key={one.kept.id} listed={one} onDelete={() => setDoomed(one.kept)} />
        ))}
      </ul>
      <ImportArea onImported={reload} />
      <DeleteCampaign
        about={doomed && `${nameOf(doomed.game)}, ${agoWords(doomed.at, Date.now())}.`}
        remove={() => removeCampaign(doomed?.id ?? '')}
        onDone={(isDeleted) => {
          setDoomed(null)
          if (isDeleted) reload()
        }}
      />
    </PageFrame>
  )
}
