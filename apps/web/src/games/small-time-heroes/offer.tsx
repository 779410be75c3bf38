/** Cards to choose from that lie in a pile: to take back from the discard pile, or to destroy for good. */
import { useSession, useTable } from '../../table/context.ts'
import { useNamed } from './copies.ts'
import { HeroCard } from './hero-card.tsx'
import type { CardView, HeroView } from './model-heroes.ts'
import { cardsByNumber } from './model.ts'

const TITLES: Readonly<Record<string, string>> = {
  'recover-card': 'Take a card back into your hand',
  'destroy-card': 'Destroy one of your cards, for good',
}

/** The cards of a kind of choice, each once. */
export function Offer({ hero }: { hero: HeroView }) {
  const { driver } = useSession()
  const { look, cells, isPlaying } = useTable()
  const kind = Object.keys(TITLES).find((one) => look.choices.some((choice) => choice.kind === one))
  const ids = look.choices
    .filter((choice) => choice.kind === kind)
    .flatMap(({ concerns }) => concerns.filter((one) => one.kind === 'card').map(({ id }) => id))
  const cards: readonly CardView[] = cardsByNumber(driver.game, cells, hero.number, ids)
  const named = useNamed('card', cards)
  if (kind === undefined || isPlaying) return null
  return (
    <section className="offer" aria-label={TITLES[kind]}>
      <h3>{TITLES[kind]}</h3>
      <ul className="offer-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <HeroCard card={card} named={named(card)} flies={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
