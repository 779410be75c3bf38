/** What a picture is lit by: one tint for every type of card there is. The colours are in `picture.css`. */
export const TINTS = [
  'attack',
  'defense',
  'skill',
  'equipment',
  'physical',
  'magical',
  'gear',
  'foe',
  'cult',
  'curse',
  'beast',
  'scroll',
  'potion',
  'ratkin',
  'dragon',
  'skeleton',
  'imp',
  'slime',
] as const

export type Tint = (typeof TINTS)[number]
