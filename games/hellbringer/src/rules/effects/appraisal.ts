/** What cards, Perks and enemies are good for, read off what their words say: no card is known by name. */
import { comesTo, perContent } from '@hearthkeep/content'
import type { Card, Data, Face } from '../../content/data.ts'
import { ATTACK, KIND } from '../../content/kinds.ts'
import { NO_HARM, totalHarm } from './enemy-facts.ts'
import type { EnemyFacts } from './enemy-facts.ts'
import { enemyWords } from './enemy-words.ts'
import { UNARMED } from './hero-conditions.ts'
import type { HeroFacts, Likely } from './hero-conditions.ts'
import { diceWorth, NO_GAINS, totalGains } from './hero-facts.ts'
import { heroWords } from './hero-words.ts'
import { lastingWorth } from './lasting-facts.ts'

type Effect = Parameters<Data['book']['meaningOf']>[1]
/** What happens at a moment in play happens about so often. */
const OFTEN = { kill: 0.7, 'you-kill': 1, 'turn-start': 2, 'turn-end': 2, survived: 0.5, 'would-die': 1 }

/** Of cards and Perks by Class what their use comes to, what their attack does, and what they are worth, and worth
 * more to the unarmed; of faces of enemies the harm. */
export const appraised = perContent(({ book, cards, classes, enemies, perks }: Data) => {
  const deed = (hero: number, effect: Effect, unarmed = 0.8) =>
    comesTo(book.meaningOf<HeroFacts, Likely>(heroWords, effect), {
      ...{ nothing: NO_GAINS, worth: ({ worth }) => worth, total: totalGains, paid: 0.4 },
      likely(facts) {
        if (facts === UNARMED) return unarmed
        return typeof facts === 'number' ? facts : facts === classes[hero].id ? 1 : 0
      },
    })
  const harm = (effect: Effect) =>
    comesTo(book.meaningOf<EnemyFacts, number>(enemyWords, effect), {
      ...{
        nothing: NO_HARM,
        worth: ({ worth }) => worth,
        likely: (share) => share,
        total: totalHarm,
        paid: 0,
      },
    })
  const cardFacts = (card: Card) =>
    classes.map((_, hero) => {
      const { attack, cost, hp, ar, kind } = card
      const use = deed(hero, kind === KIND.DEFENSE ? (card.effect ?? card.when['would-die']) : card.effect)
      const blow = attack === ATTACK.NONE ? 0 : diceWorth(card) + use.damage
      const once = totalGains(use) - (blow > 0 ? use.damage : 5 * cost)
      let worth = lastingWorth(card, hero) + Math.max(0, kind === KIND.POTION ? 0.8 * once : once)
      worth += kind === KIND.COMPANION ? 1.1 * blow + (hp + ar) / 8 : Math.max(0, 0.7 * blow - 4 * (cost - 1))
      for (const [name, often] of Object.entries(OFTEN))
        worth += often * totalGains(deed(hero, card.when[name as keyof typeof OFTEN]))
      worth += totalGains(deed(hero, card.striking))
      const bare = totalGains(deed(hero, card.effect, 1)) - totalGains(deed(hero, card.effect, 0))
      return { use, blow, bare, worth: kind === KIND.DEFENSE ? 3 + use.guard / 5 : worth }
    })
  const faceFacts = (face: Face | null) => {
    const { total, loss, other } = harm(face === null ? null : face.ability)
    const grows = (face?.round ?? []).reduce(
      (sum, clock) => sum + totalHarm(harm(clock.effect)) / clock.every,
      0,
    )
    return { total, loss, more: totalHarm({ total, loss, other }) + 1.5 * grows }
  }
  return {
    cards: cards.map(cardFacts),
    perks: perks.map(({ effect, hero }) => deed(hero, effect)),
    enemies: enemies.map((enemy) => [faceFacts(enemy), faceFacts(enemy.back)] as const),
  }
})
