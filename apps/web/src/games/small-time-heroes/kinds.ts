/** The kinds of things that are drawn on this table. */
export const THING_KINDS = [
  'card',
  'hero',
  'enemy',
  'zombie',
  'potion',
  'treasure',
  'challenge',
  'knowledge',
] as const
