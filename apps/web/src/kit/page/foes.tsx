/** What is against you, and who is beside you: the boss stage, minions, what they threaten, seats, played heroes. */
import { Bust, Medal } from '../../busts/bust.tsx'
import { BossPlate } from '../boss-plate.tsx'
import { BossStage, Symbol } from '../boss-stage.tsx'
import type { Deed } from '../boss-stage.tsx'
import { Chip } from '../chip.tsx'
import { Minion, Row, Spot } from '../minion.tsx'
import type { MinionProps } from '../minion.tsx'
import { Monster } from '../monster.tsx'
import type { MonsterProps } from '../monster.tsx'
import { SeatPlace, SeatRow } from '../seat-row.tsx'
import { PlayedHero, Seat } from '../seat.tsx'
import { Blow, Coming, Then } from '../threat.tsx'
import { Part, State } from './shown.tsx'
import { BLOCKED, HURTS, LETHAL } from './threats.ts'

const star = { icon: 'round-star', name: 'Star' }
const moon = { icon: 'moon', name: 'Moon' }
const sun = { icon: 'sun', name: 'Sun' }

const CERTAIN: readonly Deed[] = [
  {
    symbol: star,
    figure: 9,
    text: 'Deals 9, then every Minion gains 1 Strength.',
    sum: '6 + 3 Strength',
    chance: 'certain',
  },
  { symbol: sun, figure: 8, text: '+1 Strength', chance: 'idle' },
  { symbol: moon, figure: 8, text: '+1 Strength, 3 Block', chance: 'idle' },
]
const ONE_OF_TWO: readonly Deed[] = CERTAIN.map((deed) =>
  deed.symbol === sun ? deed : { ...deed, chance: 'possible' },
)

function Houndmaster({
  hurt,
  now,
  deeds,
  isTarget = false,
}: {
  hurt: 0 | 1 | 2
  now: number
  deeds: readonly Deed[]
  isTarget?: boolean
}) {
  return (
    <BossStage
      tag="Boss, round 4"
      name="The Houndmaster"
      text="Every blow makes him stronger."
      bust={<Bust of="houndmaster" hurt={hurt} />}
      health={{ now, max: 30, loss: isTarget ? 6 : 0 }}
      chips={<Chip icon="biceps" word="Strength" value={3} isSpelled />}
      isTarget={isTarget}
      then={isTarget ? <Then words="Weak, then" then={9} /> : undefined}
      intent="What he will do"
      deeds={deeds}
    />
  )
}

const BITEY: MinionProps = {
  ...{ name: 'Bitey Bitsy', art: 'fangs', text: 'Activate: deal 1 damage.', length: 24 },
  health: { now: 6, max: 6 },
  chips: <Chip icon="crossed-swords" word="Attack" value={3} tone="attack" />,
}

function BossParts() {
  return (
    <Part name="boss-stage" about="the bust tells it before the bar does">
      <State name="one thing is certain" width={84} height={17}>
        <Houndmaster hurt={0} now={22} deeds={CERTAIN} />
      </State>
      <State name="one of two, hurt" width={84} height={17}>
        <Houndmaster hurt={1} now={18} deeds={ONE_OF_TWO} />
      </State>
      <State name="a target, nearly beaten" width={84} height={17}>
        <Houndmaster hurt={2} now={8} deeds={CERTAIN} isTarget />
      </State>
    </Part>
  )
}

function SeatParts() {
  return (
    <>
      <Part name="seat">
        <State name="waits" width={15}>
          <Seat
            name="Zot"
            icon="wizard-face"
            face={<Medal of="lira" />}
            mark="II"
            health={{ now: 8, max: 10 }}
          />
        </State>
        <State name="active" width={32}>
          <Seat
            name="Gerki"
            icon="rogue"
            state="active"
            isOwn
            health={{ now: 5, max: 10, loss: 4, side: 'own' }}
            threat={HURTS}
          />
        </State>
        <State name="lethal" width={32}>
          <Seat
            name="Gerki"
            icon="rogue"
            state="active"
            health={{ now: 5, max: 10, loss: 5, side: 'own' }}
            threat={LETHAL}
          />
        </State>
        <State name="done" width={15}>
          <Seat name="Fiona" icon="swordwoman" state="done" health={{ now: 9, max: 10 }} />
        </State>
      </Part>
      <Part name="played hero">
        <State name="fights now" width={14}>
          <PlayedHero name="Fiona" icon="swordwoman" text="fights now, Cleave" die="1–4" state="now" />
        </State>
        <State name="may fight" width={14}>
          <PlayedHero name="Fire Mage" icon="aura" text="ready, Splash 1" die="1–6" state="ready" />
        </State>
        <State name="has fought" width={14}>
          <PlayedHero name="Clergyman" icon="aura" text="has fought" die="1–4" state="done" />
        </State>
      </Part>
    </>
  )
}

const DEACON: MonsterProps = {
  ...{ name: 'Deacon of Dripping Candles', art: 'aura', text: 'Cursed' },
  damage: { icon: 'crossed-swords', figure: 2, words: '2 damage' },
  health: { now: 10, max: 10 },
}

function CrowdParts() {
  return (
    <>
      <Part name="monster">
        <State name="waits" width={17} height={8}>
          <Monster {...DEACON} />
        </State>
        <State name="target" width={17} height={8}>
          <Monster {...DEACON} isTarget then={<Then words="dies, then" then={4} isDeath />} />
        </State>
        <State name="shielded" width={17} height={8}>
          <Monster {...DEACON} damage={{ ...DEACON.damage, isShielded: true }} />
        </State>
      </Part>
      <Part name="boss-plate">
        <State name="a boss without intents" width={34} height={13}>
          <BossPlate
            tag="Boss, before Gerki"
            name="The Necromancer"
            bust={<Bust of="necromancer" />}
            health={{ now: 22, max: 30 }}
            text="Whoever falls here rises again."
            chips={<Chip icon="crossed-swords" word="Attack" value={4} tone="attack" />}
          />
        </State>
      </Part>
      <Part name="seat-row">
        <State name="the active one is wide" width={60} height={9}>
          <SeatRow count={2}>
            <SeatPlace isActive={false} isShown={false} canAct={false} isCramped count={0}>
              <Seat name="Zot" icon="aura" health={{ now: 8, max: 10 }} />
            </SeatPlace>
            <SeatPlace isActive isShown canAct isCramped={false} count={0}>
              <Seat name="Gerki" icon="rogue" state="active" health={{ now: 5, max: 10 }} threat={HURTS} />
            </SeatPlace>
          </SeatRow>
        </State>
      </Part>
    </>
  )
}

export function FoeParts() {
  return (
    <>
      <BossParts />
      <Part name="minion" about="its symbol is the Intent’s">
        {(['waits', 'acts', 'target', 'hinted', 'dead'] as const).map((state) => (
          <State key={state} name={state} width={20} height={12.6}>
            <Minion
              {...BITEY}
              state={state}
              blow={state === 'acts' ? 5 : undefined}
              health={{ now: 6, max: 6, loss: state === 'target' ? 6 : 0 }}
              then={state === 'target' ? <Then words="dies, then" then={9} isDeath /> : undefined}
            />
          </State>
        ))}
        <State name="a row with an empty place" width={50} height={14}>
          <Row name="A row">
            <li>
              <Minion {...BITEY} />
              <Symbol {...star} isLit />
            </li>
            <li>
              <Spot>nobody stands here</Spot>
              <Symbol {...moon} />
            </li>
          </Row>
        </State>
      </Part>
      <Part name="threat">
        <State name="safe, hurts, lethal" width={20}>
          <Coming threat={BLOCKED} />
          <Coming threat={HURTS} />
          <Coming threat={LETHAL} />
        </State>
        <State name="then">
          <Then words="dies, then" then={9} isDeath />
        </State>
        <State name="then, for the worse">
          <Then words="−2, then" then={16} isBad />
        </State>
        <State name="blow">
          <Blow figure={5} />
        </State>
      </Part>
      <SeatParts />
      <CrowdParts />
    </>
  )
}
