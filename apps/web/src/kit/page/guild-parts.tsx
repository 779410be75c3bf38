/** What stands around a map of tiles: the heroes' boards, the monsters' row, what a plan sets off, quests, the spawn track. */
import type { ReactNode } from 'react'
import { Figurine } from '../../art/figurine.tsx'
import type { Tint } from '../../art/tints.ts'
import { EmptySlot, GuildBoard, GuildChip, GuildSlots, SlotCard } from '../guild-board.tsx'
import type { GuildBoardProps, SlotCardProps } from '../guild-board.tsx'
import { MonsterCard, MonsterRow } from '../monster-row.tsx'
import type { MonsterCardProps } from '../monster-row.tsx'
import { PlanStep, PlanSteps, Spread } from '../plan.tsx'
import type { PlanStepProps } from '../plan.tsx'
import { Quest, Quests, UnknownTokens } from '../quests.tsx'
import { PanelSum, SidePanel } from '../side-panel.tsx'
import { SpawnTrack } from '../spawn-track.tsx'
import { ARCHER, BEAST, CAPTAIN, GROM, MAYA, ORC, SCARLET, TROLL } from './figures.tsx'
import { Part, State } from './shown.tsx'

const MELEE = 'crossed-swords'
const RANGED = 'high-shot'

const attack = (title: string, art: string, tint: Tint, icon: string, value: number): SlotCardProps => ({
  ...{ title, art, tint },
  dice: { icon, value, words: icon === MELEE ? 'melee dice' : 'ranged dice' },
})
const STARLANCE = { ...attack('Starlance', 'star-swirl', 'magical', RANGED, 4), uses: '0/2' }
const NOVA = { ...attack('Nova Bolt', 'ringed-beam', 'magical', RANGED, 2), uses: '1/2' }
const DRAIN = { ...attack('Life Drain', 'vampire-dracula', 'magical', RANGED, 2), spent: 'exhausted' }
const SHAWL: SlotCardProps = { title: 'Ember Shawl', art: 'robe', tint: 'skill', line: '+1 def, +1 life' }
const CRUSHER = { ...attack('Skull Crusher', 'warhammer', 'attack', MELEE, 5), spent: 'exhausted' }
const RUSTY = attack('Rusty Blade', 'rusty-sword', 'attack', MELEE, 3)
const CURSE: SlotCardProps = {
  title: 'Nosebleed',
  art: 'tribal-mask',
  tint: 'curse',
  line: '−1 life',
  fills: 2,
}

const pools = (defense: number) => [
  { icon: 'checked-shield', words: 'defense dice', value: defense },
  { icon: 'walking-boot', words: 'steps', value: 3 },
]
const BOARD: Omit<GuildBoardProps, 'children'> = {
  ...{ name: 'Maya', face: MAYA.art, colour: '#6db9f2', life: { now: 5, max: 6 }, pools: pools(2) },
  ...{ standing: 'now', tag: 'acts now', ability: 'Magic cards exhaust twice' },
  carried: [{ icon: 'chest', words: 'a chest', value: 3 }],
}
const GUILD_GROM: Omit<GuildBoardProps, 'children'> = {
  ...{ name: 'Grom', face: GROM.art, colour: '#f0a04a', life: { now: 3, max: 5 }, pools: pools(2) },
  ...{ standing: 'done', tag: 'used this round', ability: 'Wounded: +1 die on every roll' },
}
const GUILD_SCARLET: Omit<GuildBoardProps, 'children'> = {
  ...{ name: 'Scarlet', face: SCARLET.art, colour: '#f26d6d', life: { now: 3, max: 4 }, pools: pools(4) },
  ...{ standing: 'ready', tag: 'not used yet', ability: '+1 die against a flanked target' },
  carried: [{ icon: 'health-potion', words: 'a potion' }],
}

function slots(...cards: readonly (SlotCardProps | null)[]): ReactNode {
  return cards.map((card, i) => <li key={i}>{card === null ? <EmptySlot /> : <SlotCard {...card} />}</li>)
}
const MAYAS = slots({ ...STARLANCE, state: 'chosen' }, NOVA, DRAIN, SHAWL)

function BoardParts() {
  return (
    <>
      <Part name="guild-board" about="an exhausted card lies on its side">
        <State name="acts now, a card chosen" width={29} height={11}>
          <GuildBoard {...BOARD}>{MAYAS}</GuildBoard>
        </State>
        <State name="not used yet, a curse and a slot left" width={29} height={11}>
          <GuildBoard {...GUILD_SCARLET}>{slots({ ...RUSTY, state: 'playable' }, CURSE, null)}</GuildBoard>
        </State>
        <State name="used this round" width={29} height={11}>
          <GuildBoard {...GUILD_GROM}>{slots(CRUSHER, RUSTY, { ...SHAWL, state: 'not-now' }, null)}</GuildBoard>
        </State>
        <State name="target" width={29} height={11}>
          <GuildBoard {...GUILD_GROM} standing="target" tag="target">
            {slots(CRUSHER, RUSTY, SHAWL, null)}
          </GuildBoard>
        </State>
        <State name="narrow" width={17} height={11}>
          <GuildBoard {...BOARD}>{MAYAS}</GuildBoard>
        </State>
        <State name="chips, and the slots of the one that is shown" width={24}>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1.1fr', gap: '0.4rem', marginBottom: '0.4rem' }}>
            <GuildChip {...GUILD_GROM} tag="used" />
            <GuildChip {...GUILD_SCARLET} tag="ready" />
            <GuildChip {...BOARD} tag="acts" isShown />
          </div>
          <GuildSlots name="Maya: cards">{MAYAS}</GuildSlots>
        </State>
      </Part>
    </>
  )
} // prettier-ignore

const monster = (
  name: string,
  face: ReactNode,
  icon: string,
  [dice, defense, life, overkill]: readonly number[],
  text: string,
  activations: number,
): MonsterCardProps => ({
  ...{ name, face, text, activations },
  stats: [
    { icon, words: icon === MELEE ? 'melee dice' : 'ranged dice', value: dice, tone: 'attack' },
    { icon: 'checked-shield', words: 'defense', value: defense, tone: 'defense' },
    { icon: 'hearts', words: 'life', value: life, tone: 'life' },
    { icon: 'death-skull', words: 'overkill', value: overkill, tone: 'plain' },
  ],
})

const ROW: readonly MonsterCardProps[] = [
  { ...monster('Orc Captain', CAPTAIN, MELEE, [4, 1, 3, 5], '1 reroll on each roll', 1), standing: 'done' },
  monster('Goblin Archer', ARCHER, RANGED, [3, 0, 2, 3], 'no ability', 1),
  { ...monster('Schmetterling', TROLL, MELEE, [5, 3, 5, 7], 'strikes all Close, 2 rerolls', 3), isQuest: true, note: 'quest' },
  { ...monster('Hammer Beastman', BEAST, MELEE, [5, 1, 4, 6], 'a wound dazes', 2), standing: 'now', note: 'card 1' },
  monster('Orc Marauder', ORC, MELEE, [4, 0, 3, 4], 'no ability', 1),
] // prettier-ignore

const chances = (...of: readonly number[]) =>
  of.map((chance, i) => ({ chance, words: i === of.length - 1 && i > 3 ? `${i}+` : `${i}` }))

const STEPS: readonly PlanStepProps[] = [
  {
    ...{ place: 1, by: 'foe', face: ORC, title: 'Orc Marauder strikes before she leaves', brief: 'strikes first' },
    about: '4 melee dice against 2 defense. The Captain is Close too, but has acted.',
    ...{ spread: chances(0.12, 0.17, 0.24, 0.22, 0.15, 0.1), figure: '2.4', unit: 'wounds', mood: 'bad' },
  },
  {
    ...{ place: 2, by: 'own', face: BEAST, title: 'Starlance on the Hammer Beastman', brief: 'you kill' },
    about: '4 ranged dice against 1, 3 life left. Overkill, no payback: 2%',
    ...{ figure: '35%', unit: 'kill', mood: 'gold' },
  },
  {
    ...{ place: 3, by: 'foe', face: BEAST, title: 'Payback: it comes into the hall', brief: 'payback' },
    ...{ about: '1 space, still 3 away: cannot strike', figure: '0', mood: 'good' },
  },
  {
    ...{ place: 4, by: 'foe', face: ARCHER, title: 'Goblin Archer guards: you shot past it', brief: 'guards after' },
    ...{ about: '3 ranged dice against 2 defense', spread: chances(0.37, 0.29, 0.21, 0.13) },
    ...{ figure: '1.2', unit: 'wounds', mood: 'bad' },
  },
] // prettier-ignore

function PlanParts() {
  return (
    <>
      <Part name="monster-row" about="in the order in which they act">
        <State name="acted, waits, a quest’s, acts now" width={68}>
          <MonsterRow name="Monsters">
            {ROW.map((card) => (
              <li key={card.name}>
                <MonsterCard {...card} />
              </li>
            ))}
          </MonsterRow>
        </State>
      </Part>
      <Part name="plan" about="in the order of the rules">
        <State name="steps" width={24} height={28}>
          <SidePanel title="Maya’s plan" note="3 of 3 steps, then Starlance" tone="own" className="kp-fill">
            <PlanSteps>
              {STEPS.map((step) => (
                <PlanStep key={step.place} {...step} />
              ))}
            </PlanSteps>
            <PanelSum figure="31%">
              Maya falls, 5 life left.<em>Without the shot: 9%.</em>
            </PanelSum>
          </SidePanel>
        </State>
        <State name="as tiles" width={23}>
          <SidePanel title="Maya’s plan" tone="own">
            <PlanSteps form="tiles">
              {STEPS.map((step) => (
                <PlanStep key={step.place} {...step} />
              ))}
            </PlanSteps>
          </SidePanel>
        </State>
        <State name="a bar of chances" width={18}>
          <Spread chances={chances(0.2, 0.2, 0.2, 0.15, 0.15, 0.1)} />
        </State>
      </Part>
      <Part name="side-panel">
        {(['plain', 'own', 'foe'] as const).map((tone) => (
          <State key={tone} name={tone} width={18}>
            <SidePanel title="If the heroes stopped" note="two of 8 cards" tone={tone}>
              <p>
                The Archer shoots <b>Grom</b>, who is two away.
              </p>
              <PanelSum figure={tone === 'plain' ? '0%' : '57%'} isCalm={tone === 'plain'} beside="next card">
                Grom falls.
              </PanelSum>
            </SidePanel>
          </State>
        ))}
      </Part>
    </>
  )
}

const WAITING = [
  { name: 'Goblin Archer', face: ARCHER },
  { name: 'Orc Captain', face: CAPTAIN },
  { name: 'Orc Marauder', face: ORC },
]
const LEFT = [
  ...[1, 2, 2, 4].map((value) => ({ icon: 'chest', words: 'a chest', value })),
  { icon: 'health-potion', words: 'a healing potion' },
  { icon: 'standing-potion', words: 'a brew' },
  ...[1, 2].map(() => ({ icon: 'hourglass', words: 'an hourglass' })),
  { icon: 'wolf-trap', words: 'a trap', isBad: true },
]

function ClockParts() {
  return (
    <>
      <Part name="spawn-track">
        <State name="full, with coins" width={18}>
          <SpawnTrack
            title="Spawn track"
            note="full, 5 coins"
            slots={[{ ...WAITING[0], isNext: true }, WAITING[1], WAITING[2], { coins: 1 }, { coins: 4 }]}
          >
            Clean-up: slot 1 comes back (81%) or is out, then 1 coin goes.
          </SpawnTrack>
        </State>
        <State name="two wait, one stands in line" width={18}>
          <SpawnTrack
            title="Spawn track"
            slots={[WAITING[0], { ...WAITING[1], isNext: true }, {}, {}, {}]}
            queue={[{ key: 1, name: 'Schmetterling', face: <Figurine icon="troll" tone="plum" /> }]}
          />
        </State>
      </Part>
      <Part name="quests">
        <State name="open, under way, done" width={18}>
          <Quests title="Quests" note="1 of 3 done">
            <Quest icon="troll" reward="title: Troll’s Bane">
              Kill <b>Schmetterling</b>
            </Quest>
            <Quest icon="star-swirl" reward="reward: Heart of Angelis" progress="1 of 3">
              Take the quest tokens
            </Quest>
            <Quest icon="orc-head" reward="title: Gatekeeper" isDone>
              Kill three Orcs
            </Quest>
          </Quests>
        </State>
        <State name="what may lie face down" width={18}>
          <UnknownTokens title="Unknown tokens" note="7 on the map" left={LEFT}>
            Drawn from these nine:
          </UnknownTokens>
        </State>
      </Part>
    </>
  )
}

export function GuildParts() {
  return (
    <>
      <BoardParts />
      <PlanParts />
      <ClockParts />
    </>
  )
}
