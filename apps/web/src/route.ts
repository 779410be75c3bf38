/** Where one is in the page. Everything is behind `#`, so that any web server will do. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'shelf' | 'library' | 'learn' | 'about' | 'kit' }
  | { readonly page: 'new' | 'lessons' | 'rules' | 'extra'; readonly game: string }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'table' | 'campaign'; readonly id: string }
  /** Of one game, or of all. */
  | { readonly page: 'campaigns'; readonly game?: string }
  /** A record in the address itself. */
  | { readonly page: 'open'; readonly data: string }
  | { readonly page: 'nothing'; readonly path: string }

/** Reads the part of the address behind `#`. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '')
  const [page = '', first = '', second = ''] = path.split('/').map(decode)
  if (page === '') return { page: 'shelf' }
  if (page === 'library' || page === 'learn' || page === 'about' || page === 'kit') return { page }
  if (page === 'open' && first !== '') return { page, data: first }
  if ((page === 'table' || page === 'campaign') && first !== '') return { page, id: first }
  if (page === 'campaigns') return first === '' ? { page } : { page, game: first }
  if (page === 'lessons' && second !== '') return { page: 'lesson', game: first, lesson: second }
  if ((page === 'new' || page === 'lessons' || page === 'rules' || page === 'extra') && first !== '')
    return { page, game: first }
  return { page: 'nothing', path }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash))
}

export function go(path: string): void {
  location.hash = `#/${path}`
}
