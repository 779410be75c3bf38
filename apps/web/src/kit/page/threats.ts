/** What comes at Joan, for the page of the kit. */
import type { Threat } from '../threat.tsx'

export const BLOCKED: Threat = {
  ...{ figure: '2', level: 'safe', title: 'All blocked', about: '3 Block is enough' },
}
export const HURTS: Threat = {
  ...{ figure: '8', level: 'hurts', title: '5 get through', about: '21 health left' },
}
export const EITHER: Threat = {
  ...{ figure: '8 or 14', level: 'hurts', title: 'at worst 15 left', about: '14: 50 %' },
}
export const LETHAL: Threat = {
  ...{ figure: '14', level: 'lethal', title: 'You fall', about: '5 + 9 − 3 Block = 11' },
  brief: '11 get through',
}
