/** The bots at a table in the page, and what they have to say: loaded when somebody needs them. */
import type { MatchDriver } from '../session/match-driver.ts'
import type { Session } from '../session/session.ts'
import type { Aid } from '../table/aid.ts'
import { AlongBox } from './along-box.tsx'
import { BotClient, openWorker } from './bot-client.ts'
import { hasMind } from './has-mind.ts'
import { Helper } from './helper.ts'
import { HintBox } from './hint-box.tsx'
import { Meter } from './meter.tsx'
import { PlayingBar } from './playing-bar.tsx'
import { TroubleBox } from './trouble-box.tsx'
import './bots.css'

export function openAid(session: Session): Aid {
  const driver = session.driver as MatchDriver // what `use-aid.ts` has seen to
  const client = new BotClient(driver.game.id, openWorker)
  const helper = new Helper(session, driver, client)
  const isWise = hasMind(driver.game.id)
  return {
    Meter: () => <Meter helper={helper} />,
    Over: () => (
      <>
        <TroubleBox helper={helper} />
        <PlayingBar helper={helper} />
        <HintBox helper={helper} />
        {isWise && <AlongBox helper={helper} />}
      </>
    ),
    wish: (wish) => helper.wish(wish),
    close: () => helper.close(),
  }
}
