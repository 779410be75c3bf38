/** Heroes die [B-KILL-5] [B-KILL-6] [S-DEATH-1] to [S-DEATH-3]. */
import { CIRCLE } from '../content/kinds.ts'
import { drawCurses, heroDies } from './chapters.ts'
import { hasPower, hasRule, POWER, RULE } from './facts.ts'
import { isSlain } from './harm.ts'
import { LIES } from './marks.ts'
import { isQuestToken, player, rules, scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { offerUses, USE, useCard } from './using.ts'

const { ask, choices, define, events } = rules

/** Lays a token on the ground, face up. */
export function layDown(t: Table, token: number, space: number): void {
  for (const place of t.ground) {
    if (place.space >= 0) continue
    place.space = space
    place.token = token
    place.isUp = LIES.FACE_UP
    return
  }
}

/** What a dead hero carried drops; one exploration token of it leaves the game [S-DEATH-2]. */
function dropAll(t: Table, hero: number): void {
  const { space, tokens } = t.heroes[hero]
  let explored = 0
  for (let i = 0; i < tokens.size; i++) if (!isQuestToken(t, tokens.get(i))) explored++
  let lost = explored === 0 ? -1 : t.chance.below(explored)
  while (!tokens.isEmpty) {
    const token = tokens.takeAt(0)
    t.log?.add(events['tokens-dropped'], hero, token)
    if (!isQuestToken(t, token) && lost-- === 0) {
      t.spentTokens.push(token)
      t.log?.add(events['token-lost'], token)
    } else layDown(t, token, space)
  }
}

function fall(t: Table, hero: number): void {
  const one = t.heroes[hero]
  t.log?.add(events['hero-killed'], hero)
  dropAll(t, hero)
  one.deaths++
  one.space = -1
  one.wounds = one.isDazed = 0
  if (scenarioOf(t).circle === CIRCLE.FINAL && t.coins > 0) t.coins-- // [S-FIN-3]
}

define(heroDies, [
  (t: Table, my) => {
    if (!isSlain(t, my.hero)) t.leave(0)
  },
  ask({
    ...{ name: 'would-die', rule: 'B-EQ-2', who: player, ifNone: 'skip' },
    about: { hero: ['hero', (_, my) => my.hero] },
    choices(t: Table, out, my) {
      if (offerUses(t, out, my.hero, USE['would-die'])) out.add(choices['pick-none'])
    },
    take: {
      'use-card': (t, { card }, my) => t.call(useCard, my.hero, card, -1),
      'pick-none': () => undefined,
    },
  }),
  (t: Table, my) => {
    if (!isSlain(t, my.hero)) return
    fall(t, my.hero)
    if (hasRule(t, RULE['curse-at-death']) && !hasPower(t, POWER['no-curse-at-death']))
      t.call(drawCurses, my.hero)
  },
])
