/** What is not about this decision: settings, taking the game elsewhere, a bug, the way out. */
import { useRef } from 'react'
import { Icon } from '../art/icon.tsx'
import { MatchDriver } from '../session/match-driver.ts'
import { say } from '../words/table.ts'
import { useSession } from './context.ts'
import { saveAsFile } from './save-as-file.ts'
import { hasSecrets } from './tell-all.tsx'
import { useShell } from './shell-context.ts'
import type { Panel } from './shell-context.ts'
import type { Wish } from './aid.ts'

export const MENU = 'table-menu'

export function Menu() {
  const session = useSession()
  const { open, toggleChoices, toggleLog, toggleHistory, wish } = useShell()
  const { driver } = session
  const menu = useRef<HTMLDivElement>(null)
  const close = (): void => menu.current?.hidePopover()
  const does = (act: () => void) => (): void => {
    close()
    act()
  }
  const opens = (panel: Panel) => does(() => open(panel))
  const wishes = (what: Wish) => does(() => wish?.(what))
  const save = (): void => (hasSecrets(session.state) ? open({ kind: 'file' }) : saveAsFile(session))
  return (
    <div ref={menu} id={MENU} popover="auto" className="menu" aria-label={say('menu.menu')}>
      <div className="menu-of-phones">
        <Entry icon="scroll-unfurled" text={say('menu.log-and-more')} onClick={does(toggleLog)} />
        <Entry icon="rule-book" text={say('menu.rules')} onClick={opens({ kind: 'rules', at: undefined })} />
        <Entry icon="backward-time" text={say('menu.history')} onClick={does(toggleHistory)} />
      </div>
      <Entry icon="cog" text={say('menu.settings')} onClick={opens({ kind: 'settings' })} />
      <Entry icon="keyboard" text={say('menu.keys')} onClick={opens({ kind: 'help' })} />
      <Entry icon="checklist" text={say('menu.all-choices-in-words')} onClick={does(toggleChoices)} />
      {driver instanceof MatchDriver && driver.isLive && (
        <>
          <hr />
          {wish && (
            <>
              <Entry icon="play-button" text={say('menu.play-this-for-me')} onClick={wishes('once')} />
              <Entry icon="hourglass" text={say('menu.play-the-rest-of')} onClick={wishes('on')} />
            </>
          )}
          <Entry icon="meeple" text={say('menu.who-plays')} onClick={opens({ kind: 'seats' })} />
        </>
      )}
      {driver instanceof MatchDriver && (
        <>
          <hr />
          <Entry icon="save" text={say('menu.save-as-a-file')} onClick={does(save)} />
          <Entry icon="linked-rings" text={say('menu.copy-as-a-link')} onClick={opens({ kind: 'link' })} />
        </>
      )}
      <Entry icon="ladybug" text={say('menu.report-a-bug')} onClick={opens({ kind: 'bug' })} />
      <hr />
      <a href={`#/lessons/${driver.game.id}`}>
        <Icon name="graduate-cap" />
        {say('menu.lessons')}
      </a>
      <a href="#/">
        <Icon name="exit-door" />
        {say('menu.back-to-the-shelf')}
      </a>
    </div>
  )
}

function Entry({ icon, text, onClick }: { icon: string; text: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      <Icon name={icon} /> {text}
    </button>
  )
}
