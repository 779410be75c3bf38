/** A game for two at once, with options: each rings a bell or rests, in any order, until three bells have rung. */
import { defineGame, int, layout, open, rulebook, WON } from '@hearthkeep/engine'
import type { GameModule } from '@hearthkeep/engine'

const layoutOfTable = layout({ rung: open(int), rested: open(int) })
const rules = rulebook<null>()({
  layout: layoutOfTable,
  things: {},
  choices: { ring: [], rest: [] },
  reasons: { tired: 'B2' },
  events: { rang: { rule: 'B1', with: ['player: seat'] } },
})

const act = rules.ask({
  name: 'act',
  rule: 'B1',
  choices(t, out) {
    if (t.rested !== out.seat + 1) out.add(rules.choices.ring)
    else out.refuse(rules.reasons.tired, rules.choices.ring)
    if (t.rested === 0) out.add(rules.choices.rest)
  },
  take: {
    ring: (t, { seat }) => {
      t.log?.add(rules.events.rang, seat)
      t.rung++
      if (t.rung === 3) t.finish(WON)
    },
    rest: (t, { seat }) => {
      t.rested = seat + 1
    },
  },
})

const game = defineGame({
  id: 'bells',
  name: 'Bells',
  about: 'Ring three bells.',
  version: '1.0.0',
  contentHash: '0',
  seats: [2, 3],
  options: { sound: { values: ['soft', 'loud'], default: 'soft', about: 'How they sound.' } },
  components: { bell: 3 },
  rules,
  data: null,
  text: {
    choices: { ring: 'ring', rest: 'rest' },
    prompts: { act: 'Ring or rest.' },
    reasons: { tired: 'you are resting' },
    events: { rang: '{player} rings.' },
  },
  main: rules.procedure('bells', [], [rules.repeat([act])]),
  describe: (t) => [{ title: 'Tower', items: [], summary: `${t.rung} rung` }],
  glossary: [],
  earned: (t, { seats }) => (t.rested === 0 && seats === 2 ? [{ text: 'Nobody rested', rule: 'B3' }] : []),
  rulesText: [],
})

/** The game as a module. */
export const bells: GameModule = { game, files: {}, create: () => game, schemas: () => ({}) }
