/** What somebody begins with, once it is picked who they are. The table is loaded meanwhile, and the pictures of cards with it. */
import { Fragment } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useTable } from '../../table/context.ts'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { HandCard, OpenPiles } from './hand.tsx'
import { aboutPerk, perkWords } from './inspect.ts'
import type { PerkView } from './model-cards.ts'
import type { Model } from './model.ts'
import { usePlaying } from './use-playing.ts'

function Perk({ perk }: { perk: PerkView }) {
  const { id, title, text, art, isAnytime } = perk
  const of = { kind: 'perk', id }
  const inspect = useInspect()
  return (
    <Thing of={of} label={perkWords(perk)} onInspect={inspect(of, aboutPerk(perk))}>
      {(standing) => (
        <span className="hb-perk-face k-stands" data-state={cardStateOf(standing)} data-face>
          <Icon name={art} />
          <span>
            <b>{title}</b>
            <small>{isAnytime ? say('once-any-time') : say('once-a-game')}</small>
            <span>
              <MarkedText text={text} />
            </span>
          </span>
        </span>
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
      {model.piles.length > 0 && <OpenPiles model={model} />}
    </Fragment>
  )
}
