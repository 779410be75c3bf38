/** How it ends [S-CLEAN-2] [S-UP-1]. */
import { LOST, WON } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { events } = rules

export function loseCampaign(t: Table): void {
  t.log?.add(events['campaign-lost'])
  t.finish(LOST)
}
export function winCampaign(t: Table): void {
  t.log?.add(events['campaign-won'])
  t.finish(WON)
}
/** The scenario is won; the campaign goes on. */
export const winScenario = (t: Table): void => t.finish(WON)
