/** What somebody begins with, once it is picked who they are. The table is loaded meanwhile, and the pictures of cards with it. */
import { Fragment } from 'react'
import { PlayedCard } from '../../kit/played-card.tsx'
import { useTable } from '../../table/context.ts'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { HandCard, OpenPile } from './hand.tsx'
import { aboutPerk, perkWords } from './inspect.ts'
import type { PerkView } from './model-cards.ts'
import type { Model, OpenPile as OpenPileView } from './model.ts'
import { usePlaying } from './use-playing.ts'

function Perk({ perk }: { perk: PerkView }) {
  const { id, title, text, art, isAnytime } = perk
  const of = { kind: 'perk', id }
  const inspect = useInspect()
  return (
    <Thing of={of} label={perkWords(perk)} onInspect={inspect(of, aboutPerk(perk))}>
      {(standing) => (
        <PlayedCard
          {...{ title, art }}
          form="line"
          tint="scroll"
          state={cardStateOf(standing)}
          note={isAnytime ? say('once-any-time') : say('once-a-game')}
        >
          <MarkedText text={text} />
        </PlayedCard>
      )}
    </Thing>
  )
}

/** The Starter cards and Perks of whoever is picked. */
export function Outfit({ model }: { model: Model }) {
  const { picked, look, isPlaying } = useTable()
  const hasPictures = usePlaying() !== undefined
  const hero = picked.find(({ kind }) => kind === 'hero')?.id
  const choices = isPlaying ? [] : look.choices
  const isFor = (kind: string, id: number): boolean =>
    choices.some(
      ({ concerns }) =>
        concerns.some((one) => one.kind === 'hero' && one.id === hero) &&
        concerns.some((one) => one.kind === kind && one.id === id),
    )
  return (
    <Fragment key={`${hasPictures}`}>
      <ul aria-label={say('starters')}>
        {model.starters.map((card) => (
          <li key={card.id} hidden={!isFor('card', card.id)}>
            <HandCard card={card} lie="" />
          </li>
        ))}
      </ul>
      <ul aria-label={say('perks')}>
        {model.perks.map((perk) => (
          <li key={perk.id} hidden={!isFor('perk', perk.id)}>
            <Perk perk={perk} />
          </li>
        ))}
      </ul>
    </Fragment>
  )
}

/** Cards that were carried home from the last game. */
export function Carried({ pile }: { pile: OpenPileView }) {
  const hasPictures = usePlaying() !== undefined
  return (
    <div className="hb-open-piles">
      <OpenPile key={`${hasPictures}`} pile={pile} />
    </div>
  )
}
