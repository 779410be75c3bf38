/** The monsters' phase, told: it can be gone through here at every speed. */
import { PanelSum, SidePanel } from '../side-panel.tsx'
import { Ladder, ToldControls, ToldHead, ToldLines, ToldRow, ToldType } from '../told.tsx'
import type { Rung, Sentence } from '../told.tsx'
import { useTelling } from '../use-telling.ts'
import { ARCHER, BEAST, CAPTAIN, ORC, TROLL } from './figures.tsx'
import { Part, State } from './shown.tsx'

const LINES: readonly Sentence[] = [
  { key: 1, words: 'The Orc Captain has acted already.', rule: 'S-MON-1' },
  { key: 2, words: <>The Goblin Archer shoots <b>Scarlet</b>: 1 hit, 1 save.</>, rule: 'S-MON-2' },
  { key: 3, words: 'Schmetterling waits: nobody is Close.', rule: 'S-MON-2' },
  { key: 4, words: <>The Orc Marauder strikes <b>Grom</b>: 2 hits, 2 saves.</>, rule: 'S-MON-2' },
  { key: 5, words: <>Card: <b>Hammer Beastman</b>. It goes for Grom.</>, rule: 'S-TGT 3' },
] // prettier-ignore

const RUNGS: readonly Rung[] = [
  {
    ...{ words: 'closest, in steps', rule: 'S-TGT 1' },
    cells: [
      { figure: 2, standing: 'tie' },
      { figure: 2, standing: 'tie' },
      { figure: 3, standing: 'out' },
    ],
  },
  {
    ...{ words: 'lowest Life left', rule: 'S-TGT 2' },
    cells: [{ figure: 3, standing: 'tie' }, { figure: 3, standing: 'tie' }, null],
  },
  {
    ...{ words: 'fewest defense dice', rule: 'S-TGT 3' },
    cells: [{ figure: 3, note: '2 + 1', standing: 'win' }, { figure: 4, standing: 'out' }, null],
  },
]

function Telling() {
  const telling = useTelling(LINES.length)
  return (
    <>
      <SidePanel title="Told so far" note={`${telling.at + 1} of ${LINES.length}`} tone="foe">
        <ToldLines name="Told so far" lines={LINES} at={telling.at} />
      </SidePanel>
      <div style={{ marginTop: '0.6rem' }}>
        <ToldControls telling={telling} figure="57%" about="chance Grom falls" />
      </div>
    </>
  )
}

export function ToldParts() {
  return (
    <Part name="told" about="who, why, by which rule">
      <State name="along the row, then a card and why him" width={24} height={28}>
        <SidePanel title="The monster phase" note="mission 3: two cards" tone="foe" className="kp-fill">
          <ToldHead title="Step 1" about="along the row, one figure a type" />
          <ToldRow name="Step 1">
            <ToldType face={CAPTAIN} title="acted" about="1 of 1" standing="idle" />
            <ToldType face={ARCHER} title="Scarlet" about="no wound" standing="struck" />
            <ToldType face={TROLL} title="waits" about="none Close" standing="idle" />
            <ToldType face={ORC} title="Grom" about="strikes" standing="now" />
            <ToldType face={BEAST} title="Beast" about="comes next" standing="ahead" />
          </ToldRow>
          <ToldHead title="Step 2" about="Hammer Beastman, the nearest of two" card={1} />
          <Ladder
            name="Why Grom"
            heads={['Grom', 'Scarlet', 'Maya']}
            rungs={RUNGS}
            rest="4 loot, 5 rerolls, 6 chance: not needed"
          />
          <p>
            One step beside <b>Grom</b>, then <b>5</b> melee dice against <b>3</b>. A wound dazes him.
          </p>
          <PanelSum figure="57%" beside="next card: 1 of 7">
            Grom falls, 3 left.<em>2.9 wounds on average</em>
          </PanelSum>
        </SidePanel>
      </State>
      <State name="sentence by sentence" width={36}>
        <Telling />
      </State>
    </Part>
  )
}
