/** What lies on the ground to choose from: between Waves, and cards of a pile that a card asks for. */
import type { ReactNode } from 'react'
import { useSession, useTable } from '../../table/context.ts'
import { say } from '../../words/small-time-heroes.ts'
import { HeroCard, ItemCard } from './cards.tsx'
import { useNamed } from './copies.ts'
import { givenBy, isBetween } from './heading.ts'
import { cardsByNumber } from './model.ts'
import type { Model } from './model.ts'
import type { CardView, HeroView } from './model-heroes.ts'

const PILES: Readonly<Record<string, string>> = {
  'recover-card': say('take-card'),
  'destroy-card': say('destroy-one'),
}

/** Cards of a pile that are to be chosen from, each once. */
function useOffer(
  hero: HeroView,
): { readonly title: string; readonly cards: readonly CardView[] } | undefined {
  const { driver } = useSession()
  const { look, cells, isPlaying } = useTable()
  const kind = Object.keys(PILES).find((one) => look.choices.some((choice) => choice.kind === one))
  if (kind === undefined || isPlaying) return undefined
  const ids = look.choices
    .filter((choice) => choice.kind === kind)
    .flatMap(({ concerns }) => concerns.filter((one) => one.kind === 'card').map(({ id }) => id))
  return { title: PILES[kind], cards: cardsByNumber(driver.game, cells, hero.number, ids) }
}

function Laid({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="sth-laid" aria-label={name}>
      <h3 className="k-h">{name}</h3>
      <ul>{children}</ul>
    </section>
  )
}

function Cards({ name, cards, flies }: { name: string; cards: readonly CardView[]; flies: boolean }) {
  const named = useNamed('card', cards)
  const lie = cards.map(({ id }) => id).join()
  return (
    <Laid name={name}>
      {cards.map((card) => (
        <li key={card.id}>
          <HeroCard card={card} named={named(card)} lie={lie} flies={flies} />
        </li>
      ))}
    </Laid>
  )
}

/** Null while a Wave is fought and no card asks for another. */
export function Choosing({ model, hero }: { model: Model; hero: HeroView }) {
  const { look } = useTable()
  const offer = useOffer(hero)
  const question = look.prompt?.question
  if (offer !== undefined) return <Cards name={offer.title} cards={offer.cards} flies={false} />
  if (!isBetween(model)) return null
  if (hero.knowledgeOffer.length > 0)
    return (
      <Laid name={say('knowledge-choose')}>
        {hero.knowledgeOffer.map((item) => (
          <li key={item.id}>
            <ItemCard kind="knowledge" item={item} word={say('knowledge')} />
          </li>
        ))}
      </Laid>
    )
  if (question === 'choose-reward' || question === 'take-treasure')
    return (
      <Laid name={say('rewards-choose')}>
        {model.challenges.map((challenge) => (
          <li key={challenge.id}>
            <ItemCard
              kind="challenge"
              item={givenBy(challenge)}
              word={challenge.treasure === '' ? say('reward-label') : say('treasure')}
            />
          </li>
        ))}
      </Laid>
    )
  return <Cards name={say('s-market', { name: hero.name })} cards={hero.market} flies />
}
