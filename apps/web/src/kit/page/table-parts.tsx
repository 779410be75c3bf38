/** What is shared, and what speaks: dice, places, the market, the question, bubbles, chances, the drawer, the curtain. */
import { useState } from 'react'
import { Answer, Ask } from '../ask.tsx'
import { Bubble, Refusal, Ring, Toast } from '../bubble.tsx'
import { Chip } from '../chip.tsx'
import { CurtainFall } from '../curtain.tsx'
import { DiceTray, Sum } from '../dice.tsx'
import { Drawer } from '../drawer.tsx'
import { EndTurn } from '../end-turn.tsx'
import { Market, MarketRow } from '../market.tsx'
import { Chances, Odds } from '../odds.tsx'
import { Alarm, ALARMS, Reach, Reaches } from '../reach.tsx'
import { PlaceMap } from '../map.tsx'
import { Piece } from '../piece.tsx'
import { Place } from '../place.tsx'
import { Part, State } from './shown.tsx'
import { BLOCKED, HURTS, LETHAL } from './threats.ts'

const DANGER = { figure: '3/9', words: '3 of 9 cards reach it', isGreat: true }
const nothing = (): void => undefined

function DiceParts() {
  return (
    <>
      <Part name="dice">
        <State name="before" width={17.5} height={11}>
          <DiceTray
            dice={[
              { sides: 4, face: null },
              { sides: 6, face: 1 },
            ]}
            sum={<b>2–10</b>}
          />
        </State>
        <State name="rolling" width={17.5} height={11}>
          <DiceTray
            dice={[
              { sides: 4, face: 3 },
              { sides: 6, face: null, isRolling: true },
            ]}
            sum={<Sum parts={[{ value: 3 }, { value: null }]} total={null} />}
          >
            <Odds chance={1 / 3} words="1 in 3">
              Deacon falls on <b>5</b> or more
            </Odds>
          </DiceTray>
        </State>
        <State name="landed" width={17.5} height={11}>
          <DiceTray
            dice={[
              { sides: 4, face: 3 },
              { sides: 6, face: 5 },
            ]}
            sum={<Sum parts={[{ value: 3 }, { value: 5 }, { value: 2, word: 'Claymore' }]} total={10} />}
          />
        </State>
      </Part>
    </>
  )
}

function MapParts() {
  return (
    <>
      <Part name="place">
        {(['calm', 'open', 'chosen', 'hinted'] as const).map((state) => (
          <State key={state} name={state} width={16} height={10}>
            <Place name="Sewers" icon="stone-pile" state={state} />
          </State>
        ))}
        <State name="in danger" width={16} height={10}>
          <Place name="Vault" icon="locked-chest" danger={DANGER} isAlarmed />
        </State>
      </Part>
      <Part name="map">
        <State name="a place and no way" width={16} height={10}>
          <PlaceMap name="A map" size={{ columns: 1, rows: 1, isTall: false }} ways={[]}>
            <li>
              <Place name="Vault" icon="locked-chest" />
            </li>
          </PlaceMap>
        </State>
      </Part>
      <Part name="piece">
        <State name="meeple, hero, chest, goods" width={16} height={3.2}>
          <Piece shape="meeple" icon="meeple" word="three of a clan" count={3} />
          <Piece shape="hero" icon="rogue" word="a hero" />
          <Piece shape="chest" icon="locked-chest" word="a chest" count={2} />
          <Piece shape="goods" icon="crystal-cluster" word="goods" />
        </State>
      </Part>
    </>
  )
}

function MarketParts() {
  return (
    <>
      <Part name="market">
        <State name="now, missing, chosen" width={24}>
          <Market title="Store" note="5 more in the deck">
            <li>
              <MarketRow
                title="Scroll of Sudden Company"
                art="aura"
                tint="scroll"
                text="Study, now with an Activate"
                cost={2}
                state="now"
              />
            </li>
            <li>
              <MarketRow
                title="Second Wind"
                art="round-potion"
                tint="potion"
                text="Apothecary: bring a Frog"
                cost={1}
              />
            </li>
            <li>
              <MarketRow
                title="Amped Up"
                art="power-lightning"
                tint="skill"
                text="Draw a card"
                cost={0}
                state="chosen"
              />
            </li>
          </Market>
        </State>
      </Part>
    </>
  )
}

function SharedParts() {
  return (
    <>
      <DiceParts />
      <MapParts />
      <MarketParts />
    </>
  )
}

function AskParts() {
  const [ends, setEnds] = useState(0)
  const end = () => setEnds(ends + 1)
  const answers = (
    <>
      <Answer hotkey="1" isMain onPress={nothing}>
        The Houndmaster
      </Answer>
      <Answer hotkey="Esc" onPress={nothing}>
        Take back
      </Answer>
    </>
  )
  return (
    <>
      <Part name="ask" about="one place, one height, one question">
        <State name="a question" width={84} height={5}>
          <Ask
            label="A question"
            question={
              <>
                <b>Power Chord:</b> 6 damage and Weak. At whom?
              </>
            }
            reason="On the Boss: his 9 becomes 4, so 9 come in all."
            answers={answers}
            end={<EndTurn title="End turn" label="End the turn" threat={HURTS} onEnd={end} />}
          />
        </State>
      </Part>
      <Part name="end-turn" about="lethal asks once more">
        <State name="nothing known" width={17.5} height={5}>
          <EndTurn title="End turn" label="End a quiet turn" threat={null} onEnd={end} />
        </State>
        <State name="safe" width={17.5} height={5}>
          <EndTurn title="End turn" label="End a safe turn" threat={BLOCKED} onEnd={end} />
        </State>
        <State name="hurts, something lost" width={17.5} height={5}>
          <EndTurn
            title="End turn"
            label="End a turn that hurts"
            threat={HURTS}
            lost="2 Energy left"
            onEnd={end}
          />
        </State>
        <State name="lethal" width={17.5} height={5}>
          <EndTurn title="End turn" label="End a lethal turn" threat={LETHAL} onEnd={end} />
        </State>
        <p className="kp-note" role="status">
          Pressed to the end: {ends}
        </p>
      </Part>
    </>
  )
}

function BubbleParts() {
  return (
    <>
      <Part name="bubble">
        <State name="hint" width={20}>
          <Bubble label="Hint" title="The bot would" icon="idea" hasTip>
            <p>
              play <b>Power Chord</b> on <b>The Houndmaster</b>. Chances <b>31 → 52 %</b>, 400 games played
              out.
            </p>
          </Bubble>
        </State>
        <State name="lesson pointer" width={20}>
          <Ring>
            <Chip icon="shield" word="Block" value={3} tone="block" isSpelled />
          </Ring>
          <Bubble label="Lesson" title="Step 3 of 7">
            <p>
              <b>Block</b> is spent before health. Now play <b>Leather Jacket Shrug</b>.
            </p>
          </Bubble>
        </State>
        <State name="toast">
          <Toast title="Bark at the Moon" text="Ripsnarl is beaten" />
        </State>
        <State name="refusal">
          <Refusal>
            Needs <b>3</b> Energy, you have <b>2</b>.
          </Refusal>
        </State>
      </Part>
    </>
  )
}

function ReachParts() {
  return (
    <>
      <Part name="reach">
        {ALARMS.map((level) => (
          <State key={level} name={level} width={26}>
            <Alarm
              level={level}
              icons={level === 'lethal' ? ['skull-crossed-bones'] : level === 'safe' ? ['shield'] : []}
              figure={level === 'hurts' || level === 'lethal' ? '58%' : undefined}
              title={level === 'safe' ? 'No chest falls' : 'The chest falls'}
              about="2 heroes are enough for it."
            />
          </State>
        ))}
        <State name="counted" width={26}>
          <Reaches name="What may come">
            <Reach
              icon="crossed-swords"
              name="Forge"
              who={[{ icon: 'meeple', name: 'Knight' }]}
              count={3}
              of={9}
            >
              <em>Forge</em>, Workshop
            </Reach>
            <Reach icon="moon" name="Study" who={[]} count={0} of={9}>
              Study
            </Reach>
          </Reaches>
        </State>
      </Part>
      <Part name="odds">
        <State name="odds" width={19}>
          <Odds chance={5 / 6} words="5 in 6">
            Zealot falls on <b>2</b> or more
          </Odds>
        </State>
        <State name="chances, and what was lost of them">
          <Chances value={0.31} before={0.44} words="The chance to win, as a bot sees it" />
        </State>
      </Part>
    </>
  )
}

function SpeechParts() {
  return (
    <>
      <BubbleParts />
      <ReachParts />
    </>
  )
}

export function TableParts() {
  return (
    <>
      <SharedParts />
      <AskParts />
      <SpeechParts />
      <Part name="drawer">
        <State name="with two tabs" width={22} height={12}>
          <Drawer
            label="An open drawer"
            onClose={nothing}
            tabs={[
              {
                title: 'Log',
                content: <p className="kp-note">Shin Kick hits The Houndmaster: 3 + 1 = 4.</p>,
              },
              { title: 'Market', content: <p className="kp-note">Four cards lie there.</p> },
            ]}
          />
        </State>
      </Part>
      <Part name="curtain">
        <State name="fallen" width={40}>
          <CurtainFall title="Lira’s hand" text="Look away, Joan." icon="rogue">
            <Answer isMain onPress={nothing}>
              I am Lira
            </Answer>
          </CurtainFall>
        </State>
      </Part>
    </>
  )
}
