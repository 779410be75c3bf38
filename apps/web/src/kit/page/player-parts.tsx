/** A player's board: cards in play, figures, plates where there is little room; and where the game stands. */
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { Beads, Order } from '../beads.tsx'
import type { CardState } from '../card.tsx'
import { FigureRow, Figures, Left } from '../figures.tsx'
import { FlatPlate } from '../flat-plate.tsx'
import { OpenCards, PlayedCard } from '../played-card.tsx'
import type { PlayedCardProps } from '../played-card.tsx'
import { SeatLine } from '../seat-line.tsx'
import { Tabs } from '../tabs.tsx'
import { Track } from '../track.tsx'
import { Part, State } from './shown.tsx'

const nothing = (): void => undefined

function Wand(props: { form: PlayedCardProps['form']; state?: CardState; spent?: string; edge?: string }) {
  return (
    <PlayedCard {...props} title="Firebolt Wand" art="power-lightning" tint="equipment" gem={1} length={30}>
      2 red dice, one target.
    </PlayedCard>
  )
}

const FIGURES = [
  { key: 'hp', icon: <Icon name="biceps" />, name: 'Health', value: 20 },
  { key: 'ar', icon: <Icon name="shield" />, name: 'Armor', value: 30 },
  { key: 'ap', icon: <Icon name="sun" />, name: 'Actions', value: <Left value={2} of={4} /> },
]

function PlayerStates() {
  return (
    <>
      <Part name="figures">
        <State name="in a line">
          <Figures figures={FIGURES} />
        </State>
        <State name="a row, raised by two, by six" width={10}>
          <FigureRow icon={<Icon name="biceps" />} name="Health" value={20} tokens={2} />
          <FigureRow icon={<Icon name="sun" />} name="Actions" value={<Left value={2} of={4} />} tokens={6} />
        </State>
      </Part>
      <Part name="flat-plate" about="where there is little room">
        {(['calm', 'skull'] as const).map((level) => (
          <State key={level} name={level} width={23} height={level === 'calm' ? 4.3 : 4.4}>
            <FlatPlate
              name={`Joan, ${level}`}
              face={<Medal of="joan" />}
              level={level}
              chance={level === 'calm' ? '3%' : '39%'}
              words="to fall"
              note={level === 'calm' ? undefined : 'Ward of Salt: 11%'}
            >
              <Figures figures={FIGURES} />
            </FlatPlate>
          </State>
        ))}
      </Part>
      <Part name="seat-line">
        <State name="safe, a target" width={19}>
          <SeatLine name="Joan" face={<Medal of="joan" />} level="calm" note="safe" state="playable">
            <Figures figures={FIGURES} />
          </SeatLine>
        </State>
        <State name="in danger, whose turn it is" width={19}>
          <SeatLine name="Lira" face={<Medal of="lira" />} level="skull" note="falls 44%" isTurn>
            <Figures figures={FIGURES} />
          </SeatLine>
        </State>
        <State name="fallen" width={19}>
          <SeatLine name="Lira" face={<Medal of="lira" />} level="lethal" note="fallen" isOut>
            <Figures figures={FIGURES} />
          </SeatLine>
        </State>
      </Part>
    </>
  )
}

function PlayedStates() {
  return (
    <>
      <Part name="played-card">
        {(['idle', 'playable', 'chosen', 'hinted'] as const).map((state) => (
          <State key={state} name={state} width={9.5} height={7.4}>
            <Wand form="gear" state={state} />
          </State>
        ))}
        <State name="used" width={9.5} height={7.4}>
          <Wand form="gear" spent="used" />
        </State>
        <State name="a line" width={13}>
          <Wand form="line" />
        </State>
        <State name="a line, used" width={13}>
          <Wand form="line" spent="used" />
        </State>
        <State name="chips" width={26}>
          <OpenCards name="The Mule" icon="locked-chest">
            <li>
              <Wand form="chip" />
            </li>
            <li>
              <Wand form="chip" state="playable" />
            </li>
          </OpenCards>
        </State>
      </Part>
      <Part name="tabs">
        <State name="one of three" width={20} height={2.2}>
          <Tabs
            name="What is shown"
            tabs={[
              { id: 'hand', words: 'Hand 4' },
              { id: 'board', words: 'Board' },
              { id: 'pile', words: 'Descent' },
            ]}
            shown="board"
            onShow={nothing}
          />
        </State>
      </Part>
    </>
  )
}

function TrackStates() {
  return (
    <>
      <Part name="track">
        <State name="done, now, ahead">
          <Track
            name="Waves"
            steps={[
              { name: 'Wave I', state: 'done' },
              { name: 'The Houndmaster', state: 'now', note: 'round 4' },
              { name: 'Rewards', state: 'ahead' },
            ]}
          />
        </State>
      </Part>
      <Part name="beads">
        <State name="turns">
          <Order
            name="Who plays when"
            turns={[
              { key: 0, name: 'Joan', icon: 'swordwoman', state: 'now' },
              {
                ...{ key: 1, name: 'Lira', icon: 'rogue', state: 'waits' },
                then: { name: 'Enemies', icon: 'fangs', isNow: false },
              },
              { key: 2, name: 'Bram', icon: 'meeple', state: 'out' },
            ]}
          />
        </State>
        <State name="as beads">
          <Beads
            name="Scenarios"
            steps={[
              { numeral: 'I', name: 'The Bell Below', state: 'done' },
              { numeral: 'II', name: 'The Candle Tax', state: 'now' },
              { numeral: 'III', name: 'The Hungry Ledger', state: 'ahead' },
            ]}
          />
        </State>
      </Part>
    </>
  )
}

export function PlayerParts() {
  return (
    <>
      <PlayedStates />
      <PlayerStates />
      <TrackStates />
    </>
  )
}
