/** What `npm run measure` has found out about how hard this game is. */
export { default as difficulty } from '../difficulty.json' with { type: 'json' }
