/** Who stands on the maps of the page of the kit. */
import { Figurine } from '../../art/figurine.tsx'
import type { TileFigureProps } from '../tile-figure.tsx'

export const ORC = <Figurine icon="orc-head" tone="moss" />
export const ARCHER = <Figurine icon="goblin-head" tone="olive" />
export const CAPTAIN = <Figurine icon="orc-head" tone="ochre" />
export const BEAST = <Figurine icon="minotaur" tone="earth" />
export const TROLL = <Figurine icon="troll" tone="plum" />
export const ONE = { used: 0, of: 1 }
export const GROM: TileFigureProps = {
  ...{ side: 'hero', colour: '#f0a04a', life: 3, art: <Figurine icon="viking-head" tone="ember" /> },
}
export const SCARLET: TileFigureProps = {
  ...{ side: 'hero', colour: '#f26d6d', life: 3, art: <Figurine icon="woman-elf-face" tone="blood" /> },
}
export const MAYA: TileFigureProps = {
  ...{ side: 'hero', colour: '#6db9f2', life: 5, art: <Figurine icon="wizard-face" tone="sky" /> },
}
