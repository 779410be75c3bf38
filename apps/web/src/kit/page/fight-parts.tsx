/** A fight that is reckoned: the board of foes, the sum that grows, the odds, the pile that is known in part. */
import { Icon } from '../../art/icon.tsx'
import { Silhouette } from '../../art/silhouette.tsx'
import { Bust } from '../../busts/bust.tsx'
import { Board, BoardLine, BoardRow } from '../board.tsx'
import { Cube, Cubes } from '../dice.tsx'
import { Foe, Seal, Strength } from '../foe.tsx'
import type { FoeProps } from '../foe.tsx'
import { Instead, Option, Outlook, Shares } from '../outlook.tsx'
import type { Level } from '../outlook.tsx'
import { Scale } from '../scale.tsx'
import { Strata, Stratum } from '../strata.tsx'
import { Next, Tally, Total } from '../tally.tsx'
import { Part, State } from './shown.tsx'

const nothing = (): void => undefined

const eye = (isOpen: boolean) => (
  <Seal icon={<Icon name="moon" />} isOpen={isOpen} note={isOpen ? undefined : '1 short'}>
    6
  </Seal>
)

const HOUND: FoeProps = {
  name: 'Bitey Bitsy',
  text: 'Scent: +1 red die if you are alone.',
  figure: <Silhouette icon="fangs" />,
  seal: eye(true),
  line: (
    <>
      <Strength parts={[30, 10]} title="40: 30 Health, 10 Armor" />
      <Cubes title="1 red die, 2 green dice">
        <Cube kind="square" />
        <Cube kind="round" face={2} />
      </Cubes>
    </>
  ),
}

const have = (
  <>
    <b>30</b> of 40
  </>
)

function FoeStates() {
  return (
    <Part name="foe" about="its figure over its plate; a tile in the dark">
      {(['idle', 'playable', 'chosen', 'hinted'] as const).map((state) => (
        <State key={state} name={state} width={15} height={12.5}>
          <Foe {...HOUND} state={state} />
        </State>
      ))}
      <State name="an attack has begun" width={15} height={12.5}>
        <Foe {...HOUND} have={have} />
      </State>
      <State name="how likely it falls" width={15} height={12.5}>
        <Foe {...HOUND} chance="81%" state="playable" />
      </State>
      <State name="a tile, in the dark" width={16} height={5.7}>
        <Foe {...HOUND} form="tile" isFar seal={eye(false)} />
      </State>
      <State name="great" width={34} height={17}>
        <Foe
          {...HOUND}
          name="The Houndmaster"
          form="great"
          figure={<Bust of="houndmaster" />}
          tag="Side A, now"
          have={have}
        />
      </State>
    </Part>
  )
}

const tile = (key: string, isFar: boolean) => (
  <li key={key} className="k-board-place">
    <Foe {...HOUND} form="tile" isFar={isFar} seal={eye(!isFar)} />
  </li>
)
const plate = (key: string) => (
  <li key={key} className="k-board-place">
    <Foe {...HOUND} />
  </li>
)

function BoardStates() {
  return (
    <Part name="board" about="the dark, how far one reaches, the light">
      <State name="with a line" width={46} height={22}>
        <Board name="A board with a line" rows="line">
          <BoardRow name="In the dark" row="far" form="tile" none="nobody">
            {[tile('one', true), tile('two', true)]}
          </BoardRow>
          <BoardLine>
            <span>your sight</span> <b>5</b> <span>the light reaches to here</span>
          </BoardLine>
          <BoardRow name="In the light" row="near" form="plate" none="nobody">
            {[plate('three'), plate('four')]}
          </BoardRow>
        </Board>
      </State>
      <State name="titled" width={38} height={22}>
        <Board name="A board with titles" rows="titled">
          <BoardRow name="Nobody sees" row="far" form="tile" none="nobody" title={<b>Nobody sees</b>}>
            {[tile('five', true)]}
          </BoardRow>
          <BoardRow name="All see" row="near" form="tile" none="nobody there" title={<b>All see</b>}>
            {[]}
          </BoardRow>
        </Board>
      </State>
    </Part>
  )
}

const BARS = [10, 15, 20, 25, 30].map((more, i) => ({
  at: 25 + more,
  chance: [0.1, 0.25, 0.3, 0.25, 0.1][i],
  isBeyond: 25 + more >= 40,
}))

function TallyStates() {
  const dice = (
    <Cubes>
      <Cube kind="square" face={10} />
      <Cube kind="square" face={5} isIgnored />
      <Cube kind="round" face={5} />
    </Cubes>
  )
  const made = (
    <>
      {dice}
      <Total sum={30} about="Bitey Bitsy">
        of 40, needs 10 more
      </Total>
    </>
  )
  return (
    <Part name="tally" about="a sum that grows towards what it has to reach">
      <State name="growing" width={48} height={8.1}>
        <Tally name="A sum" made={made}>
          <p className="k-tally-with">with the Wand: 30 to 50</p>
          <Scale
            {...{ from: 0, to: 60, step: 5, every: 10, bars: BARS }}
            filled={30}
            mark={{ at: 40, words: 'falls at 40' }}
          />
          <div className="k-nexts">
            <Next icon="rogue" title="Wand" cost="1 AP" chance="81%" isChosen onPress={nothing} />
            <Next icon="fangs" title="Imp" cost="free" chance="67%" isChosen={false} onPress={nothing} />
          </div>
        </Tally>
      </State>
      <State name="empty" width={30} height={8.1}>
        <Tally name="No sum" made={<p className="k-tally-none">Pick an attack and a foe.</p>}>
          <p className="k-tally-with" />
          <Scale {...{ from: 0, to: 50, step: 5, every: 10, bars: [] }} filled={0} />
        </Tally>
      </State>
      <State name="against you" width={34} height={8.1}>
        <Tally name="Their roll" tone="roll" made={dice}>
          <Total sum={40} isBad>
            against your 30
          </Total>
        </Tally>
      </State>
    </Part>
  )
}

function ScaleStates() {
  return (
    <Part name="scale" about="each total as high as it is likely">
      <State name="good from the mark on" width={18} height={5}>
        <Scale {...{ from: 20, to: 60, step: 5, every: 10, bars: BARS }} mark={{ at: 40, words: '40' }} />
      </State>
      <State name="bad from the mark on" width={18} height={5}>
        <Scale
          {...{ from: 20, to: 60, step: 5, every: 10, bars: BARS }}
          mark={{ at: 40, words: '40' }}
          tone="loss"
        />
      </State>
    </Part>
  )
}

const SHARES = [
  { key: 'miss', sides: 1, words: 'Miss', title: 'Miss', isHit: false, isNow: false },
  { key: 'you', sides: 2, words: 'you', title: 'You are hit', isHit: true, isNow: true },
  { key: 'imp', sides: 2, words: 'Ash Imp', title: 'The Imp is hit', isHit: false, isNow: false },
  { key: 'all', sides: 1, words: 'all', title: 'All are hit', isHit: true, isNow: false },
]
const LEVELS: Readonly<Record<Level, string>> = { calm: '3%', red: '11%', skull: '39%', lethal: '62%' }

function OutlookStates() {
  return (
    <Part name="outlook" about="what their turn would do, and what changes it">
      {(['calm', 'red', 'skull', 'lethal'] as const).map((level) => (
        <State key={level} name={level} width={20} height={14}>
          <Outlook
            name={`What comes, ${level}`}
            title="If you end the turn now"
            level={level}
            figure={LEVELS[level]}
            about="you fall"
          >
            <Shares shares={SHARES} />
            <Instead>
              <Option icon="shield" name="Ward of Salt" about="in hand" level="calm" figure="1%" />
              <Option icon="fangs" name="Ash Imp falls" about="at 10 or more" level={level} figure="50%" />
            </Instead>
          </Outlook>
        </State>
      ))}
    </Part>
  )
}

function PileStates() {
  const edges = [
    { words: 'next card: Combat 1 in 4', isMarked: false },
    { words: '', isMarked: false },
    { words: 'Hell, always the last', isMarked: true },
  ]
  const known = [
    { words: '3 Common', isMarked: false },
    { words: '1 Combat', isMarked: true },
  ]
  return (
    <Part name="strata" about="a pile that is known in part">
      <State name="now, ahead, last" width={15}>
        <Strata name="The descent">
          <Stratum state="now" icon="moon" name="Cave" about="sight +2" {...{ edges, known }} />
          <Stratum state="ahead" icon="sun" name="Hell" about="+3 · 8 cards" known={known} />
          <Stratum state="last" icon="round-star" name="Tomb" about="+4 · 97 cards">
            <p>the Choirmaster, 13 cards deep</p>
          </Stratum>
        </Strata>
      </State>
    </Part>
  )
}

export function FightParts() {
  return (
    <>
      <BoardStates />
      <FoeStates />
      <TallyStates />
      <ScaleStates />
      <OutlookStates />
      <PileStates />
    </>
  )
}
