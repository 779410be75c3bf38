/** The player board from left to right: attributes with their rows, the Class with its runes and Items, Skills and Companions. */
import { RUNES } from '@hearthkeep/game-hellbringer'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { FigureRow, Left } from '../../kit/figures.tsx'
import { Energy } from '../../kit/plate.tsx'
import { Signs } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import { aboutPerk, figureWords, perkWords } from './inspect.ts'
import { InPlay, OpenCard } from './item.tsx'
import type { FigureView, SeatView } from './model.ts'
import { FigureIcon } from './sight.tsx'

function Attribute({ figure, seat }: { figure: FigureView; seat: SeatView }) {
  const { id, name, value, of, points } = figure
  return (
    <li>
      <Thing of={{ kind: 'figure', id }} label={figureWords(figure)}>
        {(standing) => (
          <span className="hb-attribute k-stands" data-state={cardStateOf(standing)} data-face>
            <FigureRow
              icon={<FigureIcon of={name} />}
              name={say(`figure.${name}`)}
              value={<Left value={value} of={of} />}
              tokens={points}
            />
          </span>
        )}
      </Thing>
      <Signs of={`figure:${seat.seat}:${id}`} />
    </li>
  )
}

export function Attributes({ seat }: { seat: SeatView }) {
  return (
    <ul className="hb-attributes k-leather" aria-label={say('attributes', { name: seat.name })}>
      {seat.figures.map((figure) => (
        <Attribute key={figure.id} figure={figure} seat={seat} />
      ))}
    </ul>
  )
}

/** The Class card: who it is, the Perk, and the AP as coins. */
function ClassCard({ seat }: { seat: SeatView }) {
  const { who, name, perk, figures } = seat
  const ap = figures[3]
  const inspect = useInspect()
  return (
    <div className="hb-class k-parchment">
      <b>{name}</b>
      <Medal of={who} />
      {perk !== null && (
        <Thing
          of={{ kind: 'perk', id: perk.id }}
          label={perkWords(perk)}
          className="hb-perk"
          onInspect={inspect({ kind: 'perk', id: perk.id }, aboutPerk(perk))}
        >
          {(standing) => (
            <span className="k-stands" data-state={cardStateOf(standing)} data-face>
              <b>{perk.title}</b>
              <small>{perk.isUsed ? say('perk-used') : perk.text.replaceAll('**', '')}</small>
            </span>
          )}
        </Thing>
      )}
      <Energy now={ap.value} max={ap.of} word={say('figure.ap')} />
    </div>
  )
}

/** On the keyboard the runes lie as on the board; Skills have the row below, the Companion the key beside them. */
const RUNE_KEYS: Readonly<Record<string, string>> = { red: 'q', green: 'w', blue: 'a', violet: 's' }
const SKILL_KEYS = ['z', 'x', 'b', 'n']
const COMPANION_KEYS = ['v']

/** The four runes with what lies on them: an Item on two of them covers both. */
export function Rig({ seat }: { seat: SeatView }) {
  const { items } = seat
  const lies = (rune: string): boolean => items.some(({ runes }) => runes.some((one) => one === rune))
  return (
    <div className="hb-rig" role="group" aria-label={say('runes-of', { name: seat.name })}>
      <ClassCard seat={seat} />
      {items.map((card) => (
        <div
          key={card.id}
          className="hb-item"
          style={{ gridArea: card.runes[0] }}
          data-keys={card.runes.map((rune) => RUNE_KEYS[rune]).join(' ')}
        >
          <InPlay card={card} form="gear" />
        </div>
      ))}
      {RUNES.map((rune) => (
        <span
          key={rune}
          className="hb-rune"
          style={{ gridArea: rune }}
          data-rune={rune}
          data-free={!lies(rune) || undefined}
        >
          <Icon name={marks.rune} />
          {!lies(rune) && <em>{say('rune-free', { rune: say(`rune.${rune}`) })}</em>}
        </span>
      ))}
    </div>
  )
}

/** Skills by Skill Point, and Companions. */
export const Side = memo(function Side({ seat }: { seat: SeatView }) {
  const { skills, companions, figures, temporary } = seat
  const free = Math.max(0, figures[4].value)
  return (
    <div
      className="hb-side-cards"
      tabIndex={0}
      role="group"
      aria-label={say('skills-of', { name: seat.name })}
    >
      <ul>
        {skills.map((card, i) => (
          <li key={card.id} data-keys={SKILL_KEYS[i]}>
            <InPlay card={card} form="line" />
          </li>
        ))}
        {free > 0 && (
          <li className="hb-free">
            {free === 1 ? say('free-skill-point') : say('free-skill-points', { free })}
          </li>
        )}
        {companions.map((card, i) => (
          <li key={card.id} data-keys={COMPANION_KEYS[i]}>
            <InPlay card={card} form="line" />
          </li>
        ))}
        {companions.length === 0 && <li className="hb-free">{say('no-companion')}</li>}
        {temporary.map((card) => (
          <li key={card.id}>
            <OpenCard card={card} form="chip" />
          </li>
        ))}
      </ul>
    </div>
  )
})
