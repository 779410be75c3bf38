/** The other players: what they are, what they wear, and how likely the enemies fell them. */
import { RUNES } from '@hearthkeep/game-hellbringer'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { Figures } from '../../kit/figures.tsx'
import { SeatLine } from '../../kit/seat-line.tsx'
import { Signs } from '../../table/floats.tsx'
import { cardStateOf } from '../../table/standing.ts'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/hellbringer.ts'
import { levelOf } from './fate.tsx'
import { seatWords } from './inspect.ts'
import type { SeatView } from './model.ts'
import type { Fate } from './use-fate.ts'
import { percent } from './use-model.ts'
import { FigureIcon } from './sight.tsx'

/** The Items on its four runes. */
function Wears({ seat: { items } }: { seat: SeatView }) {
  return (
    <span className="hb-wears">
      {RUNES.map((rune) => {
        const item = items.find(({ runes }) => runes.includes(rune))
        return (
          <i key={rune} data-rune={rune} data-free={item === undefined || undefined} title={item?.title}>
            {item && <Icon name={item.art} />}
          </i>
        )
      })}
    </span>
  )
}

function FiguresOf({ seat: { figures, strength, handCount } }: { seat: SeatView }) {
  const shown = [
    ['hp', strength],
    ['si', figures[2].value],
    ['ap', figures[3].value],
    ['hs', handCount],
  ] as const
  return (
    <Figures
      figures={shown.map(([key, value]) => ({
        ...{ key, value },
        icon: <FigureIcon of={key} />,
        name: say(`figure.${key}`),
      }))}
    />
  )
}

interface OtherProps {
  readonly seat: SeatView
  readonly falls: number | undefined
  readonly isShown: boolean
  readonly onShow: (seat: number) => void
}

const noteOf = (falls: number | undefined): string =>
  falls === undefined || falls === 0 ? say('safe') : say('falls-chance', { chance: percent(falls) })

function Other({ seat, falls, isShown, onShow }: OtherProps) {
  const { seat: number, name, who, isAlive, isTurn } = seat
  return (
    <li className="hb-other" data-shown={isShown || undefined}>
      <Thing of={{ kind: 'player', id: number }} label={seatWords(seat)}>
        {(standing) => (
          <SeatLine
            name={name}
            face={<Medal of={who} />}
            level={isAlive ? levelOf(falls) : 'lethal'}
            note={isAlive ? noteOf(falls) : say('fallen')}
            gear={<Wears seat={seat} />}
            state={cardStateOf(standing)}
            isTurn={isTurn}
            isOut={!isAlive}
          >
            <FiguresOf seat={seat} />
          </SeatLine>
        )}
      </Thing>
      <button type="button" className="hb-show" aria-pressed={isShown} onClick={() => onShow(number)}>
        {isShown ? say('shown') : say('show')}
        <span className="aloud"> {name}</span>
      </button>
      <Signs of={`seat:${number}`} />
    </li>
  )
}

interface SeatsProps {
  readonly seats: readonly SeatView[]
  readonly fate: Fate
  readonly shown: number
  readonly onShow: (seat: number) => void
}

export function Seats({ seats, fate, shown, onShow }: SeatsProps) {
  return (
    <ul className="hb-seats" aria-label={say('players')}>
      {seats.map((seat) => (
        <Other
          key={seat.seat}
          {...{ seat, onShow }}
          falls={fate.fallOf(seat.seat)}
          isShown={seat.seat === shown}
        />
      ))}
    </ul>
  )
}
