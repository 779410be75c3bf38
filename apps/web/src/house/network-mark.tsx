/** Whether the page needs the network: not once it is kept. */
import { useSyncExternalStore } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/house.ts'

type Network = 'kept' | 'offline' | 'unknown'

function subscribe(listener: () => void): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  worker?.addEventListener('controllerchange', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
    worker?.removeEventListener('controllerchange', listener)
  }
}

function network(): Network {
  if (!navigator.onLine) return 'offline'
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  return isKept ? 'kept' : 'unknown'
}

/** Nothing as long as there is nothing to say. */
export function NetworkMark() {
  const state = useSyncExternalStore(subscribe, network)
  if (state === 'unknown') return null
  return (
    <span className="network-mark" data-network={state}>
      <Icon name={state === 'kept' ? 'check-mark' : 'unplugged'} />
      <span>{state === 'kept' ? say('bar.kept') : say('bar.offline')}</span>
    </span>
  )
}
