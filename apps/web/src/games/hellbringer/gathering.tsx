/** Before the game: everybody chooses a Class, a Starter card and a Perk. */
import { FIGURES } from '@hearthkeep/game-hellbringer'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { useTable } from '../../table/context.ts'
import { Gathering } from '../../table/gathering.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/hellbringer.ts'
import { HandCard, OpenPiles } from './hand.tsx'
import { aboutPerk, perkWords } from './inspect.ts'
import type { PerkView } from './model-cards.ts'
import type { ClassView, Model } from './model.ts'
import { FigureIcon } from './sight.tsx'

function Class({ one }: { one: ClassView }) {
  const { id, who, name, title, wins, figures, isTaken } = one
  const of = { kind: 'hero', id }
  const inspect = useInspect()
  const said = FIGURES.map((figure, i) =>
    say('figure-is', { word: say(`figure.${figure}`), value: figures[i] }),
  )
  return (
    <Thing
      of={of}
      label={label(name, title, ...said, wins, isTaken && say('taken'))}
      onInspect={inspect(of, { title: name, subtitle: title, text: wins, tags: said })}
    >
      {(standing) => (
        <span className="hb-class-face k-leather" data-state={cardStateOf(standing)} data-face>
          <Medal of={who} />
          <span>
            <b>{name}</b>
            <em>{isTaken ? say('taken') : title}</em>
          </span>
          <span className="hb-class-figures">
            {FIGURES.map((figure, i) => (
              <span key={figure} title={say(`figure.${figure}`)}>
                <FigureIcon of={figure} /> {figures[i]}
              </span>
            ))}
          </span>
          <small>{wins}</small>
        </span>
      )}
    </Thing>
  )
}

function Perk({ perk }: { perk: PerkView }) {
  const { id, title, text, art, isAnytime } = perk
  const of = { kind: 'perk', id }
  const inspect = useInspect()
  return (
    <Thing of={of} label={perkWords(perk)} onInspect={inspect(of, aboutPerk(perk))}>
      {(standing) => (
        <span className="hb-perk-face k-parchment" data-state={cardStateOf(standing)} data-face>
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
function Kit({ model }: { model: Model }) {
  const { picked, look, isPlaying } = useTable()
  const hero = picked.find(({ kind }) => kind === 'hero')?.id
  const choices = isPlaying ? [] : look.choices
  const isFor = (kind: string, id: number): boolean =>
    choices.some(
      ({ concerns }) =>
        concerns.some((one) => one.kind === 'hero' && one.id === hero) &&
        concerns.some((one) => one.kind === kind && one.id === id),
    )
  return (
    <section className="hb-kit" aria-label={say('to-begin-with')}>
      {hero === undefined && <p>{say('choose-class-first')}</p>}
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
    </section>
  )
}

export function ClassGathering({ model }: { model: Model }) {
  const { scenarios, scenario, story, rule, classes } = model
  return (
    <div className="hb-gathering">
      <Gathering
        label={say('gathering')}
        title={scenarios[scenario]}
        story={
          <>
            <p>{story}</p>
            <p>
              <b>{rule.name}.</b> {rule.text}
            </p>
          </>
        }
      >
        {classes.map((one) => (
          <li key={one.id}>
            <Class one={one} />
          </li>
        ))}
      </Gathering>
      {model.piles.length > 0 && <OpenPiles model={model} />}
      <Kit model={model} />
    </div>
  )
}
