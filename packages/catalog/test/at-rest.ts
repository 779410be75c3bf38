/**
 * Opens many matches of Greyport in one process and touches them at random, each until its game is over or it has had so
 * many answers: `node packages/catalog/test/at-rest.ts MATCHES TOUCHES`. Prints what that took as JSON.
 */
import { Stream } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { Match } from '@hearthkeep/match'

const [matches = 5000, touches = 30] = process.argv.slice(2).map(Number)
const random = Stream.of(1)
const open = Array.from({ length: matches }, (_, i) =>
  Match.start(greyport.game, { seed: i, seats: 2 + (i % 4) }, { undo: 'honest', autoForced: true }),
)
const begun = process.memoryUsage().rss

/** Looks at a match through the eyes of a seat that is asked, and answers. */
function touch(match: Match): void {
  if (match.isOver) return
  const [seat] = match.view('spectator').prompt?.seats ?? []
  const { choices, revision } = match.view(seat)
  const { notation } = choices[random.below(choices.length)]
  const { kind } = match.answer({ seat, revision, notation })
  if (kind !== 'taken') throw new Error(`${kind}: ${notation}`)
}

for (let i = 0; i < matches * touches; i++) touch(open[random.below(matches)])
globalThis.gc?.()
const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
const steps = open.reduce((sum, match) => sum + match.steps, 0)
console.log(
  JSON.stringify({
    matches: open.length,
    steps,
    over: open.filter(({ isOver }) => isOver).length,
    begunMegabytes: Math.round(begun / 1e6),
    megabytes: Math.round(rss / 1e6),
    heap: Math.round(heapUsed / 1e6),
    arrays: Math.round(arrayBuffers / 1e6),
  }),
)
