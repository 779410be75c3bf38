/** At the table of a chapter: finds the campaign that it belongs to, so that the end of the game leads back there. */
import { useEffect } from 'react'
import { campaignAt } from '../storage/campaigns.ts'

export function FindCampaign({ table, onFound }: { table: string; onFound: (href: string) => void }) {
  useEffect(() => {
    let isWanted = true
    campaignAt(table).then(
      (found) => isWanted && found !== undefined && onFound(`#/campaign/${found.id}`),
      () => undefined, // then the library is the way
    )
    return () => {
      isWanted = false
    }
  }, [table, onFound])
  return null
}
