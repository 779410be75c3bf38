/** Clean-up: spawning, the drain, markers [S-CLEAN-1] to [S-CLEAN-3]. */
import { coinsOnTrack, lookAtDoor } from './coins.ts'
import { faceOf } from './figures.ts'
import { FIFTH, FOURTH, PHASE } from './marks.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { spawnFirst } from './spawning.ts'
import { loseCampaign } from './outcomes.ts'

const { declare, define, events, repeatFor } = rules

/** Coins leave the track, slot 4 first; what is missing the guild pays, or all is lost. */
function drain(t: Table): void {
  const fromTrack = Math.min(t.drain, coinsOnTrack(t))
  const fromFourth = Math.min(fromTrack, t.trackCoins[FOURTH])
  t.trackCoins[FOURTH] -= fromFourth
  t.trackCoins[FIFTH] -= fromTrack - fromFourth
  t.log?.add(events['coins-drained'], fromTrack, coinsOnTrack(t))
  const owed = t.drain - fromTrack
  if (owed === 0) return
  if (owed > t.coins) {
    t.log?.add(events['cannot-pay'])
    loseCampaign(t)
    return
  }
  t.coins -= owed
  t.log?.add(events['guild-pays'], owed, t.coins)
}

export const cleanUp = declare('clean-up', ['place'])
define(cleanUp, [
  (t: Table) => {
    t.phase = PHASE.CLEAN_UP
    t.call(spawnFirst)
  },
  (t: Table) => drain(t),
  (t: Table) => {
    for (const hero of t.heroes) hero.isUsed = 0
    for (let i = 0; i < t.board.size; i++) t.figures[t.board.get(i)].used = 0
    lookAtDoor(t)
  },
  // What monsters do by themselves, such as heal.
  repeatFor('place', (t) => t.board.size, [
    (t: Table, my) => {
      const figure = t.board.get(my.place)
      const effect = faceOf(t, figure).when['clean-up']
      if (effect !== null) t.call(effect, figure, -1)
    },
  ]),
])
