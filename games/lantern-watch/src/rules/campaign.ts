/** THE CAMPAIGN: three nights, of which each leaves oil to the next [C1] to [C4]. */
import { carriedIn, carriedNumber, defineCampaign } from '@hearthkeep/engine'
import type { Setup } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'
import { burning } from './oil.ts'
import { LANTERNS } from './rulebook.ts'
import type { Table } from './rulebook.ts'

/** Declares the campaign for the content it is played with. */
export function campaignWith({ campaignHash, nights, say }: Data) {
  return defineCampaign<Table>()({
    about: say('campaign'),
    contentHash: campaignHash,
    carries: { flasks: carriedNumber(say('carried-flasks'), { max: LANTERNS }) },
    chapters: Object.fromEntries(nights.map(({ id, title, sky }) => [id, { title, options: { sky } }])), // [C1]
    handOver: (t) => ({ flasks: burning(t) }), // [C2]
    next({ chapter, outcome }) {
      if (outcome !== 'won') return 'again' // [C4]
      const next = nights.findIndex(({ id }) => id === chapter) + 1
      return next === nights.length ? 'won' : { chapters: [nights[next].id] }
    },
  })
}

/** The set-up that needs no dice: the sky, which is the OPTION of the game, and what a night of the campaign begins with. */
export function setUp(campaign: ReturnType<typeof campaignWith>, t: Table, setup: Setup): void {
  t.sky = t.data.skies.findIndex(({ id }) => id === setup.options.sky) // [S1]
  const flasks = carriedIn(campaign, setup)?.flasks ?? 0
  for (let lantern = 0; lantern < flasks; lantern++) t.lanterns[lantern].oil++ // [C3]
}
