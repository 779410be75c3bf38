/** What surrounds every page but the table: the name, the ways to the other pages, the settings. */
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { SettingsDialog } from './lazy-settings.ts'

interface FrameProps {
  /** For the window's title and for those who listen; the page draws its own heading. */
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
  /** Below the page, such as the fire. */
  readonly foot?: ReactNode
}

const LINKS = [
  { href: '#/', name: 'Games', icon: 'campfire' },
  { href: '#/library', name: 'Library', icon: 'bookshelf' },
  { href: '#/about', name: 'About', icon: 'info' },
] as const

// The first page of a visit leaves the focus to the browser; later ones take it, as a new document would.
let isFirstPage = true

export function PageFrame({ title, className = '', children, foot }: FrameProps) {
  const main = useRef<HTMLElement>(null)
  const [isSetting, setSetting] = useState(false)
  useEffect(() => {
    document.title = title === 'Hearthkeep' ? title : `${title} · Hearthkeep`
  }, [title])
  useEffect(() => {
    if (!isFirstPage) {
      window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
    // Later than the second run of effects that React makes in development.
    const timer = setTimeout(() => (isFirstPage = false), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <header className="frame-head">
        <a className="wordmark" href="#/" aria-label="Hearthkeep, to the games">
          <Icon name="campfire" />
          <span>Hearthkeep</span>
        </a>
        <nav aria-label="Pages">
          {LINKS.map(({ href, name, icon }) => (
            <a key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
            </a>
          ))}
          <button type="button" onClick={() => setSetting(true)}>
            <Icon name="cog" />
            <span>Settings</span>
          </button>
        </nav>
      </header>
      <main ref={main} className={`page ${className}`} tabIndex={-1} aria-label={title}>
        {children}
      </main>
      {foot}
      <Suspense>{isSetting && <SettingsDialog onClose={() => setSetting(false)} />}</Suspense>
    </>
  )
}

function isHere(href: string): boolean {
  const { hash } = location
  return hash === href || (href === '#/' && hash === '')
}
