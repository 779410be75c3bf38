/** At the table of a chapter that is over: the way back to its campaign. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../art/icon.tsx'
import '../look/pages/chapter-end.css'
import type { Session } from '../session/session.ts'
import { campaignAt } from '../storage/campaigns.ts'

const WORDS: Readonly<Record<string, string>> = {
  won: 'This chapter is won.',
  lost: 'This chapter is lost.',
  drawn: 'Nobody has won this chapter.',
}

export function ChapterEnd({ session, table }: { session: Session; table: string }) {
  const { look, isPlaying } = useSyncExternalStore(session.subscribe, session.snapshot)
  const [campaign, setCampaign] = useState<string>()
  useEffect(() => {
    let isWanted = true
    campaignAt(table).then(
      (found) => isWanted && setCampaign(found?.id),
      () => undefined, // then the library is the way
    )
    return () => {
      isWanted = false
    }
  }, [table])
  const words = WORDS[look.outcome]
  if (campaign === undefined || words === undefined || isPlaying || look.step < look.steps) return null
  return (
    <aside className="chapter-end" role="status">
      <span>{words}</span>
      <a className="button primary" href={`#/campaign/${campaign}`}>
        <Icon name="mountain-road" /> Go on with the campaign
      </a>
    </aside>
  )
}
