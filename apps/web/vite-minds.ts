/** Which games have a mind that a bot can think with: the page knows their ids, and only the bots' worker carries the minds. */
import { minds } from '@hearthkeep/catalog/minds'
import type { Plugin } from 'vite'

const MINDS = 'virtual:minds'

/** The plugin. */
export function minded(): Plugin {
  return {
    name: 'hearthkeep-minds',
    resolveId: (id) => (id === MINDS ? `\0${MINDS}` : undefined),
    load: (id) =>
      id === `\0${MINDS}` ? `export const minded = ${JSON.stringify(Object.keys(minds))}` : undefined,
  }
}
