/** The bots at a table in the page, and what they have to say: loaded when somebody needs them. */
import type { MatchDriver } from '../session/match-driver.ts'
import type { Session } from '../session/session.ts'
import type { Aid } from '../table/use-aid.ts'
import { BotClient, openWorker } from './bot-client.ts'
import { Helper } from './helper.ts'
import { TroubleBox } from './trouble-box.tsx'
import './bots.css'

export function openAid(session: Session): Aid {
  const driver = session.driver as MatchDriver // what `use-aid.ts` has seen to
  const client = new BotClient(driver.game.id, openWorker)
  const helper = new Helper(session, driver, client)
  return {
    Meter: () => null,
    Over: () => <TroubleBox helper={helper} />,
    wish: () => undefined,
    close: () => helper.close(),
  }
}
