/** The end of a won fight of the campaign: one of three cards [C4]. */
import { WON } from '@hearthkeep/engine'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, events, procedure, reasons, when } = rules
const { 'take-card': take } = rules.choices

const OFFERED = 3

const isLastFight = (t: Table): boolean => t.chapter === t.data.files.campaign.fights.length

function offerCards(t: Table): void {
  t.dice.shuffle(t.box)
  for (let i = 0; i < OFFERED && !t.box.isEmpty; i++) {
    const card = t.box.pop()
    t.offer.push(card)
    t.log?.add(events['card-offered'], card)
  }
}

const heroTakesCard = ask({
  name: 'hero-takes-card',
  rule: 'C4',
  who: 0,
  choices(t: Table, out) {
    for (let i = 0; i < t.offer.size; i++) out.add(take, t.offer.get(i))
    if (!out.isExplaining) return
    for (let card = 0; card < t.data.cards.length; card++)
      if (!t.offer.has(card)) out.explain(reasons['not-offered'], take, card)
  },
  take: {
    'take-card': (t: Table, { card }) => {
      t.offer.take(card)
      t.discardPile.push(card)
      t.offer.moveAllTo(t.box)
      t.log?.add(events['card-gained'], card)
    },
  },
})

/** What the hero gets for a won fight; after the last one that is the campaign. */
export const spoils = procedure(
  'spoils',
  [],
  [when((t: Table) => !isLastFight(t), [offerCards, heroTakesCard]), (t) => t.finish(WON)],
)
