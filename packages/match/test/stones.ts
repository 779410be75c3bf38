/** A little game with a campaign: stones are picked up and carried on. */
import {
  carriedIn,
  carriedNumber,
  defineCampaign,
  defineGame,
  int,
  layout,
  LOST,
  open,
  rulebook,
  stream,
  WON,
} from '@hearthkeep/engine'
import { askAgain } from '@hearthkeep/testkit/games'

const rules = rulebook<null>()({
  layout: layout({ dice: stream, stones: open(int) }),
  things: {},
  choices: { pick: [], win: [], lose: [] },
})
const { choices } = rules
type Stones = ReturnType<typeof rules.newTable>

const main = askAgain(rules, 'S1', {
  choices(t, out) {
    if (t.stones < 9) out.add(choices.pick)
    out.add(choices.win)
    out.add(choices.lose)
  },
  take: {
    pick: (t) => void t.stones++,
    win: (t) => t.finish(WON),
    lose: (t) => t.finish(LOST),
  },
})

const campaign = defineCampaign<Stones>()({
  about: 'From the beach to the hill.',
  carries: { stones: carriedNumber('Stones', { max: 9 }) },
  chapters: { beach: { title: 'The Beach' }, hill: { title: 'The Hill' } },
  handOver: (t) => ({ stones: t.stones }),
  next({ chapter, outcome }) {
    if (outcome !== 'won') return 'again'
    return chapter === 'hill' ? 'won' : { chapters: ['hill'] }
  },
})

/** The game. */
export const stones = defineGame({
  id: 'stones',
  name: 'Stones',
  about: 'Picking up stones.',
  version: '1',
  contentHash: 'none',
  seats: [1, 1],
  components: {},
  rules,
  data: null,
  text: {
    choices: { pick: 'pick', win: 'win', lose: 'lose' },
    events: {},
    prompts: { act: 'Pick one up, or end it.' },
    reasons: {},
  },
  main,
  setUp: (t, setup) => void (t.stones = carriedIn(campaign, setup)?.stones ?? 0),
  describe: () => [],
  glossary: [],
  rulesText: [],
  campaign,
})
