/** Before the game: everybody chooses a Class, a Starter card and a Perk. */
import { FIGURES } from '@hearthkeep/game-hellbringer'
import { Medal } from '../../busts/bust.tsx'
import { Figures } from '../../kit/figures.tsx'
import { useTable } from '../../table/context.ts'
import { Gathering } from '../../table/gathering.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/hellbringer.ts'
import type { ClassView, Model } from './model.ts'
import { Carried, Outfit } from './outfit.tsx'
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
        <span className="hb-class-face k-leather k-stands" data-state={cardStateOf(standing)} data-face>
          <Medal of={who} />
          <span>
            <b>{name}</b>
            <em>{isTaken ? say('taken') : title}</em>
          </span>
          <Figures
            figures={FIGURES.map((key, i) => ({
              ...{ key, name: say(`figure.${key}`), value: figures[i] },
              icon: <FigureIcon of={key} />,
            }))}
          />
          <small>{wins}</small>
        </span>
      )}
    </Thing>
  )
}

export function ClassGathering({ model }: { model: Model }) {
  const { scenarios, scenario, story, rule, classes } = model
  const carried = model.piles.find(({ name }) => name === 'carried')
  const isChosen = useTable().picked.some(({ kind }) => kind === 'hero')
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
      {carried && <Carried pile={carried} />}
      <section className="hb-kit" aria-label={say('to-begin-with')}>
        {isChosen ? <Outfit model={model} /> : <p>{say('choose-class-first')}</p>}
      </section>
    </div>
  )
}
