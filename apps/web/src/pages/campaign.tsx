/** One campaign: what was played, what is carried, what comes now; and the ways back. */
import type { CampaignLine, PlayedChapter } from '@hearthkeep/match'
import { Suspense, use, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { beginChapter, exportText, goBackTo, openCampaign } from '../campaigns/campaigns.ts'
import type { OpenCampaign } from '../campaigns/campaigns.ts'
import { findFace } from '../games/shelf.ts'
import '../look/pages/campaigns.css'
import { go } from '../route.ts'
import { download } from '../share/record-file.ts'
import { findCampaign, removeCampaign } from '../storage/campaigns.ts'
import { accentOf } from '../house/accent.ts'
import { say } from '../words/campaigns.ts'
import { DeleteCampaign } from './delete-campaign.tsx'
import { PageFrame } from './page-frame.tsx'
import { Problem } from './problem.tsx'
import { decisionsWords, outcomeWords } from './save-words.ts'

const ICONS: Readonly<Record<string, string>> = { won: 'laurel-crown', lost: 'tombstone' }

function Carried({ lines }: { lines: readonly CampaignLine[] }) {
  return (
    <dl className="carried">
      {lines.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value === '' ? 'none' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ChapterProps {
  readonly chapter: PlayedChapter
  readonly onBack: () => void
}

function Chapter({ chapter: { number, title, outcome, steps, took }, onBack }: ChapterProps) {
  return (
    <li className="kept chapter" data-outcome={outcome}>
      <span className="slip-seal">
        <Icon name={ICONS[outcome] ?? 'mountain-road'} />
      </span>
      <div className="kept-words">
        <h3>
          {number}. {title}
        </h3>
        <p className="kept-when">
          <span className="outcome" data-outcome={outcome}>
            {outcomeWords(outcome)}
          </span>{' '}
          · {decisionsWords(steps)}
        </p>
        <Carried lines={took} />
      </div>
      <button type="button" className="button" onClick={onBack}>
        <Icon name="backward-time" />
        {say('campaign.go-back-to-here')}
        <span className="aloud">{`: ${title}`}</span>
      </button>
    </li>
  )
}

interface ActProps {
  readonly open: OpenCampaign
  /** Does what leads to another page, and goes there. */
  readonly onAct: (action: () => Promise<string>) => void
}

/** What comes now: a chapter to begin or to go on with, one of several, or the end. */
function Now({ open, onAct }: ActProps) {
  const { play, kept, current } = open
  const { standing, toCome, attempts, carried } = play
  if (standing.kind === 'over')
    return (
      <section className="chapter-now" data-outcome={standing.outcome}>
        <Icon name={standing.outcome === 'won' ? 'laurel-crown' : 'tombstone'} className="chapter-mark" />
        <h2>
          {standing.outcome === 'won'
            ? say('campaign.the-campaign-is-won')
            : say('campaign.the-campaign-is-lost')}
        </h2>
        <p>{say('campaign.its-chapters-stay-here')}</p>
      </section>
    )
  const names = toCome.map(({ title }) => title).join(' or ')
  return (
    <section className="chapter-now">
      <Icon name="mountain-road" className="chapter-mark" />
      <h2>
        {current === undefined ? say('campaign.next') : say('campaign.under-way')}: {names}
      </h2>
      {attempts > 0 && <p>{say('campaign.attempt-it-begins-as', { attempts: attempts + 1 })}</p>}
      {current !== undefined && (
        <p>
          {current.steps.length === 0
            ? say('campaign.nothing-has-been-decided')
            : say('campaign.so-far', { decisions: decisionsWords(current.steps.length) })}
        </p>
      )}
      <h3>{current === undefined ? say('campaign.you-bring') : say('campaign.it-began-with')}</h3>
      <Carried lines={carried} />
      <div className="chapter-actions">
        {current !== undefined && kept.table !== undefined ? (
          <a className="button primary" href={`#/table/${kept.table}`}>
            <Icon name="play-button" />
            {say('campaign.continue')}
          </a>
        ) : (
          toCome.map(({ chapter, title }) => (
            <button
              key={chapter}
              type="button"
              className="button primary"
              onClick={() => onAct(() => beginChapter(open, chapter))}
            >
              <Icon name="play-button" />
              {say('campaign.play', { title })}
            </button>
          ))
        )}
      </div>
    </section>
  )
}

/** The chapters that were played. */
function SoFar({ open, onAct }: ActProps) {
  return (
    <section>
      <div className="section-head">
        <h2>{say('campaign.so-far-2')}</h2>
      </div>
      <p className="help">{say('campaign.going-back-begins-a')}</p>
      <ol className="kept-list">
        {open.play.chapters.map((chapter) => (
          <Chapter
            key={chapter.number}
            chapter={chapter}
            onBack={() => onAct(() => goBackTo(open, chapter.number))}
          />
        ))}
      </ol>
    </section>
  )
}

function Shown({ open }: { open: OpenCampaign }) {
  const { play, kept, loaded } = open
  const { game } = loaded.module
  const [problem, setProblem] = useState<string | null>(null)
  const [isDoomed, setDoomed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const act = (action: () => Promise<string>): void => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    action()
      .then(go, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false))
  }
  const face = findFace(game.id)
  return (
    <div style={face && accentOf(face)}>
      <h1>{say('campaign.the-campaign', { name: game.name })}</h1>
      <p className="page-lead">{game.campaign?.about}</p>
      {problem !== null && (
        <p className="complaint" role="alert">
          {problem}
        </p>
      )}
      <Now open={open} onAct={act} />
      {play.chapters.length > 0 && <SoFar open={open} onAct={act} />}
      <div className="chapter-actions campaign-foot">
        <a className="button" href={`#/campaigns/${game.id}`}>
          <Icon name="bookshelf" />
          {say('campaign.all-campaigns')}
        </a>
        <button
          type="button"
          className="button"
          onClick={() => download(`${game.id}-campaign-${kept.id}.txt`, exportText(open))}
        >
          <Icon name="save-arrow" />
          {say('campaign.export-as-a-file')}
        </button>
        <button type="button" className="button" onClick={() => setDoomed(true)}>
          <Icon name="trash-can" />
          {say('campaign.delete')}
        </button>
      </div>
      <DeleteCampaign
        about={isDoomed ? say('campaign.chapters-played', { name: game.name, count: play.count }) : null}
        remove={() => removeCampaign(kept.id)}
        onDone={(isDeleted) => {
          setDoomed(false)
          if (isDeleted) go(`campaigns/${game.id}`)
        }}
      />
    </div>
  )
}

type Found = OpenCampaign | { readonly problem: string }

async function find(id: string): Promise<Found> {
  try {
    const kept = await findCampaign(id)
    if (kept === undefined) return { problem: say('campaign.this-browser-keeps-no', { id }) }
    return await openCampaign(kept)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function Opened({ found }: { found: Promise<Found> }) {
  const open = use(found)
  if ('problem' in open)
    return <Problem title={say('campaign.this-campaign-cannot-be')} text={open.problem} />
  return (
    <PageFrame
      title={say('campaign.the-campaign', { name: open.loaded.module.game.name })}
      className="library campaign"
    >
      <Shown open={open} />
    </PageFrame>
  )
}

export function Campaign({ id }: { id: string }) {
  const [found] = useState(() => find(id))
  return (
    // Its own, so that what was found is not looked for anew each time React waits for it.
    <Suspense fallback={<p className="loading">{say('campaign.one-moment')}</p>}>
      <Opened found={found} />
    </Suspense>
  )
}
