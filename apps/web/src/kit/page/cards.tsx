/** What is yours: cards, the hand, plates, piles, tokens. */
import { Medal } from '../../busts/bust.tsx'
import { Card, SmallCard } from '../card.tsx'
import type { CardProps } from '../card.tsx'
import { Chip, Chips } from '../chip.tsx'
import { Hand } from '../hand.tsx'
import { Health, Shielded } from '../health.tsx'
import { Pile, Piles } from '../pile.tsx'
import { Plate, Plates } from '../plate.tsx'
import { Portrait } from '../portrait.tsx'
import type { Threat } from '../threat.tsx'
import { Coins, Slots, Token } from '../token.tsx'
import { Part, State } from './shown.tsx'
import { BLOCKED, EITHER, HURTS, LETHAL } from './threats.ts'

const SHRUG: Omit<CardProps, 'children'> = {
  ...{ title: 'Leather Jacket Shrug', art: 'shrug', tint: 'defense', kind: 'Defense', gem: 1 },
  sum: '3 + 1 Dustbin Lid',
}

const gain = (
  <>
    Gain <b className="k-up">4</b> Block.
  </>
)

function Joan({ now, loss, threat }: { now: number; loss: number; threat: Threat | null }) {
  return (
    <Plate
      name="Joan"
      calling="the Warrior"
      icon="swordwoman"
      face={<Medal of="joan" />}
      health={{ now, max: 32, loss }}
      block={threat === null ? 0 : 3}
      energy={{ now: 2, max: 3, word: 'Energy' }}
      chips={<Chip icon="biceps" word="Strength" value={1} isSpelled />}
      threat={threat}
    />
  )
}

function CardParts() {
  return (
    <>
      <Part name="card">
        <State name="idle">{<Card {...SHRUG}>{gain}</Card>}</State>
        <State name="playable">{<Card {...SHRUG} state="playable" children={gain} />}</State>
        <State name="chosen">{<Card {...SHRUG} state="chosen" children={gain} />}</State>
        <State name="hinted">{<Card {...SHRUG} state="hinted" children={gain} />}</State>
        <State name="not now">
          <Card {...SHRUG} state="not-now" why="no Energy left">
            {gain}
          </Card>
        </State>
        <State name="cheaper">
          <Card {...SHRUG} gem={0} isCheaper>
            {gain}
          </Card>
        </State>
        <State name="large">
          <Card {...SHRUG} isLarge>
            {gain}
          </Card>
        </State>
        <State name="small">
          <SmallCard title="Shin Kick" art="boot-kick" tint="attack" />
        </State>
      </Part>
      <Part name="hand" about="more than fit overlap from the right">
        <State name="eight cards" width={46} height={15.5}>
          <Hand name="A hand of eight">
            {Array.from({ length: 8 }, (_, i) => (
              <div key={i} tabIndex={0}>
                <Card {...SHRUG}>{gain}</Card>
              </div>
            ))}
          </Hand>
        </State>
        <State name="empty" width={20} height={6}>
          <Hand name="An empty hand">{[]}</Hand>
        </State>
      </Part>
    </>
  )
}

function PlateParts() {
  return (
    <>
      <Part name="plate" about="the total coming, already reckoned">
        <State name="nothing known" width={18} height={14.2}>
          <Joan now={26} loss={0} threat={null} />
        </State>
        <State name="calm" width={18} height={14.2}>
          <Joan now={26} loss={0} threat={BLOCKED} />
        </State>
        <State name="hurts" width={18} height={14.2}>
          <Joan now={26} loss={5} threat={HURTS} />
        </State>
        <State name="one of two" width={18} height={14.2}>
          <Joan now={26} loss={11} threat={EITHER} />
        </State>
        <State name="lethal" width={18} height={14.2}>
          <Joan now={9} loss={9} threat={LETHAL} />
        </State>
        <State name="two of them" width={17} height={15.5}>
          <Plates>
            <Joan now={26} loss={5} threat={HURTS} />
            <Joan now={9} loss={9} threat={LETHAL} />
          </Plates>
        </State>
      </Part>
      <Part name="health">
        <State name="whole" width={12}>
          <Health now={30} max={30} />
        </State>
        <State name="boss with thirds" width={12}>
          <Health now={22} max={30} tone="boss" hasThirds />
        </State>
        <State name="location" width={12}>
          <Health now={8} max={12} tone="location" />
        </State>
        <State name="loss of theirs" width={12}>
          <Health now={6} max={6} loss={4} />
        </State>
        <State name="shielded" width={12}>
          <Shielded now={20} max={32} loss={6} block={3} side="own" />
        </State>
      </Part>
      <Part name="portrait">
        <State name="a sign">
          <Portrait icon="swordwoman" />
        </State>
        <State name="a face">
          <Portrait icon="rogue">
            <Medal of="lira" />
          </Portrait>
        </State>
      </Part>
    </>
  )
}

function PileParts() {
  return (
    <>
      <Part name="chip">
        <State name="tones">
          <Chips>
            <Chip icon="biceps" word="Strength" value={3} isSpelled />
            <Chip icon="shield" word="Block" value={2} tone="block" />
            <Chip icon="crossed-swords" word="Attack" value={5} tone="attack" />
            <Chip icon="broken-bone" word="Weak" tone="bad" />
            <Chip icon="aura" word="Immune" tone="good" />
          </Chips>
        </State>
      </Part>
      <Part name="pile">
        <State name="closed, open, empty">
          <Piles>
            <Pile count={9} name="Deck" />
            <Pile count={4} name="Discard">
              <SmallCard title="Shin Kick" art="boot-kick" tint="attack" />
            </Pile>
            <Pile count={0} name="Empty" />
          </Piles>
        </State>
      </Part>
    </>
  )
}

function TokenParts() {
  return (
    <>
      <Part name="token">
        <State name="slots">
          <Slots name="Gear">
            <li>
              <Token icon="shield" title="worn" />
            </li>
            <li>
              <Token icon="shield" state="empty" title="nothing" />
            </li>
            <li>
              <Token icon="round-potion" shape="round" state="playable" />
            </li>
            <li>
              <Token icon="round-potion" shape="round" state="chosen" />
            </li>
          </Slots>
        </State>
        <State name="clan, hero, exhausted">
          <Slots name="On a map">
            <li>
              <Token icon="meeple" shape="meeple" count={3} />
            </li>
            <li>
              <Token icon="rogue" shape="hero" />
            </li>
            <li>
              <Token icon="rogue" shape="hero" state="spent" />
            </li>
          </Slots>
        </State>
        <State name="chest, in danger, goods">
          <Slots name="Goods">
            <li>
              <Token icon="locked-chest" shape="chest" count={3} />
            </li>
            <li>
              <Token icon="locked-chest" shape="chest" count={2} state="danger" />
            </li>
            <li>
              <Token icon="crystal-cluster" shape="goods" count={2} />
            </li>
          </Slots>
        </State>
        <State name="coins">
          <Coins coins={['copper', 'silver', 'gold']} label="a copper, a silver and a gold coin" />
        </State>
      </Part>
    </>
  )
}

export function OwnParts() {
  return (
    <>
      <CardParts />
      <PlateParts />
      <PileParts />
      <TokenParts />
    </>
  )
}
