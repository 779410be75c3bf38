import type { EffectBook } from '@hearthkeep/content'
import { int, layout, list, open, rulebook } from '@hearthkeep/engine'
import type { Procedure } from '@hearthkeep/engine'

/** What the rules know of the content: `t.data`. It is written out, as words are made of rules and content of words. */
export interface Data {
  readonly book: EffectBook
  readonly cards: readonly { readonly name: string; readonly effect: Procedure | null }[]
  /** By the id of the enemy. */
  readonly health: ReadonlyMap<string, number>
}

export const rules = rulebook<Data>()({
  layout: layout({
    ...{ playing: open(int), block: open(int), hand: open(int), isConcealed: open(int) },
    enemies: open(list(4, { life: open(int) })), // the boss stands in the last place
  }),
  things: {
    enemy: { name: (enemy) => `enemy ${enemy + 1}` },
    option: { name: (option, t) => t.data.book.options[option] },
  },
  choices: { hit: ['enemy'], take: ['option'] },
})
const { ask, choices, procedure } = rules
export type Table = ReturnType<typeof rules.newTable>

/** Asks whom to hit: that is the result. */
export const pickEnemy = procedure(
  'pick-enemy',
  ['seat'],
  [
    ask({
      ...{ name: 'enemy', rule: 'R1', who: (_, my) => my.seat },
      choices(t: Table, out, _: { seat: number }) {
        for (let enemy = 0; enemy < 4; enemy++) if (t.enemies[enemy].life > 0) out.add(choices.hit, enemy)
      },
      take: { hit: (t, { enemy }) => t.leave(enemy) },
    }),
  ],
)

/** Asks which option of the choice at a place: the result is its number among them. */
export const chooseOption = procedure(
  'choose-option',
  ['seat', 'place'],
  [
    ask({
      ...{ name: 'option', rule: 'R2', who: (_, my) => my.seat },
      choices(t: Table, out, my: { seat: number; place: number }) {
        for (const option of t.data.book.places[my.place].options) out.add(choices.take, option)
      },
      take: { take: (t, { option }, my) => t.leave(t.data.book.places[my.place].options.indexOf(option)) },
    }),
  ],
)

/** The player on seat 0 plays a card: it does what it says. */
export const playCard = procedure(
  'play-card',
  [],
  [
    (t) => {
      const { effect } = t.data.cards[t.playing]
      if (effect !== null) t.call(effect, 0)
    },
  ],
)
