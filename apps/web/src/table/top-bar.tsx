/** The bar above every table. */
import { isHonest, partsInWords } from '@hearthkeep/match'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Icon } from '../art/icon.tsx'
import type { FrameUse } from '../games/face.ts'
import { say } from '../words/table.ts'
import { useSession, useTable } from './context.ts'
import { Menu, MENU } from './menu.tsx'
import { useShell } from './shell-context.ts'
import { useIsWide } from './use-is-wide.ts'
import '../kit/bar.css'

const POLICIES = {
  honest: say('top-bar.honest-table-what-taught'),
  agreement: say('top-bar.what-taught-somebody-something'),
  practice: say('top-bar.practice-table-anything-can'),
  lesson: say('top-bar.goes-back-in-the'),
} as const

function Undo() {
  const session = useSession()
  const { undo, isPast } = useTable()
  const { isPossible, reason } = undo
  const canUndo = isPossible && !isPast
  const policy = session.driver.undoPolicy
  const why = isPossible ? '' : say('top-bar.not-now', { reason })
  const { parts } = session.driver
  const how = parts.length === 0 ? '' : ` ${partsInWords(parts).join(' ')}`
  return (
    <button
      type="button"
      className="bar-button"
      aria-disabled={!canUndo}
      title={`${POLICIES[policy]}${why}${how}`}
      onClick={() => session.undo()}
    >
      <Icon name="anticlockwise-rotation" />
      <span>{policy === 'lesson' ? say('top-bar.back') : say('top-bar.undo')}</span>
      {policy === 'practice' && <small>{say('top-bar.practice')}</small>}
      {policy === 'honest' && !isHonest(parts) && <small>{say('top-bar.looked-ahead')}</small>}
    </button>
  )
}

interface BarButtonProps extends ComponentProps<'button'> {
  readonly icon: string
  readonly name: string
}

function BarButton({ icon, name, ...rest }: BarButtonProps) {
  return (
    <button type="button" className={`bar-button for-${name.toLowerCase()}`} {...rest}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  )
}

export function TopBar({ subtitle, frame }: { subtitle: string | undefined; frame?: FrameUse }) {
  const { game, aid, wish, open, isLogShown, toggleLog, isHistoryShown, toggleHistory } = useShell()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isWide = useIsWide()
  return (
    <header className={frame ? 'k-bar' : 'top-bar'}>
      <a className="top-bar-home" href="#/" aria-label="Hearthkeep">
        {say('top-bar.hearthkeep')}
      </a>
      <h1 className="top-bar-game">
        {game.module.game.name}
        {subtitle !== undefined && <small> · {subtitle}</small>}
      </h1>
      {frame?.Track && <frame.Track />}
      {aid && <aid.Meter />}
      <nav className={frame ? 'k-tools' : 'top-bar-actions'} aria-label={say('top-bar.table')}>
        <Undo />
        {wish && <BarButton icon="old-lantern" name={say('top-bar.hint')} onClick={() => wish('hint')} />}
        <BarButton
          icon="backward-time"
          name={say('top-bar.history')}
          aria-pressed={isHistoryShown}
          onClick={toggleHistory}
        />
        <BarButton
          icon="rule-book"
          name={say('top-bar.rules')}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'rules', at: undefined })}
        />
        <BarButton
          icon="scroll-unfurled"
          name={say('top-bar.log')}
          {...(isWide || frame ? { 'aria-pressed': isLogShown } : { 'aria-haspopup': 'dialog' })}
          onClick={toggleLog}
        />
        <BarButton
          icon="hamburger-menu"
          name={say('top-bar.menu')}
          popoverTarget={MENU}
          aria-expanded={isMenuOpen}
        />
        <div className="menu-place" onToggle={(event) => setMenuOpen(event.nativeEvent.newState === 'open')}>
          <Menu />
        </div>
      </nav>
    </header>
  )
}
