/** Between Waves: the Reward, the Market Row, Knowledge and Treasures to choose from, cards to destroy. */
import { Icon } from '../../art/icon.tsx'
import { useTable } from '../../table/context.ts'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, plain } from '../../table/words.ts'
import { bossArt, marks } from './art.ts'
import { useNamed } from './copies.ts'
import { HeroCard } from './hero-card.tsx'
import { aboutItem } from './inspect.ts'
import type { Model } from './model.ts'
import type { ChallengeView, HeroView, ItemView } from './model-heroes.ts'

/** A card that is no Hero card: a Challenge, Knowledge, a Treasure. */
function WideCard({ kind, item, word }: { kind: string; item: ItemView; word: string }) {
  const { id, title, art, text } = item
  const inspect = useInspect()
  const of = { kind, id }
  return (
    <Thing
      of={of}
      onInspect={inspect(of, aboutItem(item, word))}
      label={label(word, title, plain(text))}
      className="wide-card"
    >
      <div className="wide-face" data-face>
        <Icon name={art} />
        <small>{word}</small>
        <h3>{title}</h3>
        <p>
          <MarkedText text={text} />
        </p>
      </div>
    </Thing>
  )
}

/** What a Challenge gives once its Wave is cleared. */
function givenBy({ id, title, art, reward, treasure, treasureArt }: ChallengeView): ItemView {
  if (treasure === '') return { id, title, art, text: `${reward}.` }
  return { id, title: treasure, art: treasureArt, text: reward }
}

function heading(model: Model): { readonly title: string; readonly text: string } {
  const { day, days, wave, bossName, hordeName, isCleared } = model
  if (day === 0) {
    const text = `Three Waves of ${hordeName}, then ${bossName}.`
    return { title: days > 1 ? 'The campaign begins' : 'Before the fight', text }
  }
  if (!isCleared) return { title: 'They are coming', text: '' }
  if (wave === 4) return { title: `${bossName} is beaten`, text: '' }
  const next = wave === 3 ? bossName : `Wave ${'I'.repeat(wave + 1)}`
  return { title: `Wave ${'I'.repeat(wave)} is cleared`, text: `Next: ${next}.` }
}

export function BetweenWaves({ model, hero }: { model: Model; hero: HeroView }) {
  const { look } = useTable()
  const named = useNamed('card', hero.market)
  const { title, text } = heading(model)
  const question = look.prompt?.question
  // What is being taken lies open until it is done.
  const given = model.isCleared && model.challenges.length === 1 ? givenBy(model.challenges[0]) : undefined
  const lie = hero.market.map(({ id }) => id).join()
  const offersCards = look.choices.some(({ kind }) => kind === 'gain-card')
  return (
    <section className="between" aria-label={title}>
      <header>
        <Icon name={model.day === 0 ? (bossArt[model.boss] ?? '') : marks.reward} />
        <div>
          <h2>{title}</h2>
          <p>{given === undefined ? text : `${given.title}: ${plain(given.text)}`}</p>
        </div>
      </header>
      {hero.knowledgeOffer.length > 0 ? (
        <ul className="between-cards" aria-label="Knowledge to choose from">
          {hero.knowledgeOffer.map((item) => (
            <li key={item.id}>
              <WideCard kind="knowledge" item={item} word="Knowledge" />
            </li>
          ))}
        </ul>
      ) : question === 'choose-reward' || question === 'take-treasure' ? (
        <ul className="between-cards" aria-label="Rewards to choose from">
          {model.challenges.map((challenge) => (
            <li key={challenge.id}>
              <WideCard
                kind="challenge"
                item={givenBy(challenge)}
                word={challenge.treasure === '' ? 'Reward' : 'Treasure'}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ul
          className={`between-cards market ${offersCards ? '' : 'idle'}`}
          aria-label={`${hero.name}'s Market Row`}
        >
          {hero.market.map((card) => (
            <li key={card.id}>
              <HeroCard card={card} named={named(card)} lie={lie} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
