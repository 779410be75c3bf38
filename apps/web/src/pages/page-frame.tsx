/** What surrounds every page but the table: the bar of the house. On phones the ways to the pages stand below. */
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { NetworkMark } from '../house/network-mark.tsx'
import { say } from '../words/house.ts'
import { SettingsDialog } from './lazy-settings.ts'

interface FrameProps {
  /** For the window's title and for those who listen; the page draws its own heading. */
  readonly title: string
  readonly className?: string
  /** Whether the page ends in a strip that asks, where the thumb would find the ways to other pages. */
  readonly hasStrip?: boolean
  readonly children: ReactNode
}

const LINKS = [
  { href: '#/', name: say('bar.games'), icon: 'campfire' },
  { href: '#/library', name: say('bar.library'), icon: 'bookshelf' },
  { href: '#/learn', name: say('bar.learn'), icon: 'graduate-cap' },
  { href: '#/about', name: say('bar.about'), icon: 'info' },
] as const

// The first page of a visit leaves the focus to the browser; later ones take it, as a new document would.
let isFirstPage = true

export function PageFrame({ title, className = '', hasStrip = false, children }: FrameProps) {
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
    <div className={hasStrip ? 'house has-strip' : 'house'}>
      <header className="house-bar">
        <a className="wordmark" href="#/" aria-label={say('bar.home')}>
          <span>H</span>
          <span className="wordmark-rest">earthkeep</span>
        </a>
        <nav aria-label={say('bar.pages')}>
          {LINKS.map(({ href, name, icon }) => (
            <a key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
            </a>
          ))}
        </nav>
        <NetworkMark />
        <button type="button" className="house-settings" onClick={() => setSetting(true)}>
          <Icon name="cog" />
          <span>{say('bar.settings')}</span>
        </button>
      </header>
      <main ref={main} className={`page ${className}`} tabIndex={-1} aria-label={title}>
        {children}
      </main>
      <Suspense>{isSetting && <SettingsDialog onClose={() => setSetting(false)} />}</Suspense>
    </div>
  )
}

function isHere(href: string): boolean {
  const { hash } = location
  return hash === href || (href === '#/' && (hash === '' || hash.startsWith('#/new/')))
}
