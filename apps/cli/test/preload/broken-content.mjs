// As if somebody had emptied the card files of every game.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/cards.json') ? { format: 'json', source: '[]', shortCircuit: true } : next(url, context),
})
